"""The module: where drawn cards go, and who sees into the holders."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from fogg.authoring import (
    CARDS,
    Action,
    Edition,
    EditionError,
    GameState,
    HandPayment,
    Message,
    Module,
    PileZone,
    Ruleset,
    State,
    Terms,
    Zone,
)
from fogg.modules.holders.payment import FromHolder, HolderPayment, MixStep
from fogg.modules.holders.state import IN_HAND, IN_HOLDER, NOWHERE, HolderState, held_of, new_held
from fogg.modules.holders.steps import HolderPlaces, PlaceCardStep


class Holders(Module):
    """Puts one of two drawn cards into the team's holder, and brings the payment rules."""

    def __init__(self) -> None:
        super().__init__()
        self.places = HolderPlaces()
        self.payment = HolderPayment()
        self.wild_to_holder: bool = False

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        if edition.number("drawing.cards_per_turn") != 2:
            problems.append("`drawing.cards_per_turn` must be 2: one for the hand, one for the holder")
        if edition.get("drawing.face_up_locomotive_goes_to", "hand_or_holder") not in ("holder", "hand_or_holder"):
            problems.append("`drawing.face_up_locomotive_goes_to` must be holder or hand_or_holder")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        if not isinstance(ruleset.payment_rules, HandPayment):
            raise EditionError("holders cannot follow another module that changes how cards are paid", value="holders")
        self.places.slot = self.slot
        self.payment.slot = self.slot
        self.wild_to_holder = ruleset.edition.get("drawing.face_up_locomotive_goes_to", "") == "holder"
        ruleset.payment_rules = self.payment
        ruleset.add_step("place", lambda rules, form: PlaceCardStep.from_json(rules, form, self.places))
        ruleset.add_step("from-holder", lambda rules, form: MixStep.from_json(rules, form, self.payment))

    def actions(self, ruleset: Ruleset) -> list[Action]:
        most = max([kind.total for kind in ruleset.kinds])
        self.payment.ways = [FromHolder(n) for n in range(most + 1)]
        return [self.places.to_hand, self.places.to_holder, *self.payment.ways]

    def new_state(self, game: GameState) -> State:
        return new_held(game)

    def read_state(self, game: GameState, form: Any) -> State:
        held = new_held(game)
        held.first = form["first"]
        held.laid.become(form["laid"])
        return held

    def held(self, game: GameState) -> HolderState:
        """Return the state of a game."""
        return held_of(game, self.slot)

    def zones(self, game: GameState) -> list[Zone]:
        held = self.held(game)
        zones: list[Zone] = [PileZone(CARDS, "drawn", 1 << game.current, held.drawn, held.drawn_known)]
        for side, seats in enumerate(game.sides):
            partners = sum([1 << seat for seat in seats])
            zones.append(PileZone(CARDS, "holder", partners, held.piles[side], held.known[side]))
        return zones

    def after_card(self, game: GameState, seat: int, kind: i64, *, face_up: bool) -> None:
        held = self.held(game)
        held.hold_drawn(game, seat, kind, face_up=face_up)
        if held.first != NOWHERE:
            held.place(game, seat, IN_HOLDER if held.first == IN_HAND else IN_HAND)
        elif face_up and self.wild_to_holder and kind == game.ruleset.wild:
            held.place(game, seat, IN_HOLDER)  # team_asia R11
        else:
            game.push_step(PlaceCardStep(seat, self.places))

    def after_turn(self, game: GameState, seat: int) -> None:
        self.held(game).first = NOWHERE

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        self.held(game).forget_laid()

    def audit(self, game: GameState) -> list[str]:
        held = self.held(game)
        problems: list[str] = []
        for player_laid in [player.committed for player in game.players if player.committed.size]:
            kind: i64
            for kind in range(len(player_laid.counts)):
                if held.laid.counts[kind] > player_laid.counts[kind]:
                    problems.append(f"{held.laid.listed()} of the laid out {player_laid.listed()} are the holder's")
        return problems

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-holders"),
            Message("rules-holders-pay"),
        ]
