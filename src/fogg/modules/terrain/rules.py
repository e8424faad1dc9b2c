"""The module: a deck of terrain cards, and claims that they double."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    Action,
    AnyStep,
    Bill,
    Claim,
    ClaimNote,
    DisplayCard,
    Edition,
    GameState,
    Kind,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Route,
    Ruleset,
    ScoreLine,
    State,
    Terms,
    covers,
    new_deck,
)
from fogg.modules.terrain.doubling_notes import COLORS, PICTURES, double_note, type_message
from fogg.modules.terrain.state import NOT_DOUBLED, TerrainState
from fogg.modules.terrain.steps import Double, DoublePurchase, DoubleStep
from fogg.modules.terrain.terrain_source import TerrainSource

CARDS, COST = "terrain_cards", "terrain.cards_to_double_by_length"
NO_TYPE = -1


class Terrain(Module):
    """Terrain cards of all seats."""

    source: TerrainSource

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[Kind] = []
        self.type_of: list[int] = []  # by route; NO_TYPE where it cannot be doubled
        self.cost_of: list[int] = []
        self.doubles: list[Double] = []
        self.multiplier = 1
        self.dealt = 0
        self.face_up = 0
        self.must_lead = True
        self.wilds_stand_in = True

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        cards: dict[str, int] = edition.get(CARDS, {})
        colors: dict[str, list[str]] = edition.get(COLORS, {})
        if not cards or set(cards) != set(colors):
            problems.append(f"`{CARDS}` and `{COLORS}` must list the same types")
        if not edition.get(COST, {}):
            problems.append(f"`{COST}` is missing")
        each, shown = edition.get("starting_terrain_cards", 0), edition.get("face_up_terrain_cards", 0)
        if each * max(edition.players) + shown > sum(cards.values()):
            problems.append("there are not enough terrain cards for all players")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        cards: dict[str, int] = edition.get(CARDS, {})
        for key, n in cards.items():
            self.kinds.append(Kind(len(self.kinds), key, n, is_color=False))
        colors: dict[str, list[str]] = edition.get(COLORS, {})
        types = {color: i for i, kind in enumerate(self.kinds) for color in colors[kind.key]}
        costs: dict[str, int] = edition.get(COST, {})
        for route in ruleset.board.routes:
            cost = costs.get(str(int(route.length)), 0)
            self.type_of.append(types.get(route.color, NO_TYPE) if cost else NO_TYPE)
            self.cost_of.append(cost)
        self.multiplier = edition.number("terrain.multiplier")
        self.dealt = edition.get("starting_terrain_cards", 0)
        self.face_up = edition.get("face_up_terrain_cards", 0)
        self.must_lead = bool(edition.get("terrain.needs_at_least_as_many_as_every_other_player", True))
        self.wilds_stand_in = bool(edition.get("terrain.locomotive_may_stand_for_terrain", True))
        self.source = TerrainSource(self)
        ruleset.sources.append(self.source)
        ruleset.uses_declining = True
        ruleset.add_purchase("double", self.read_purchase)

    def read_purchase(self, ruleset: Ruleset, form: dict[str, Any]) -> DoublePurchase:
        """Return the purchase of a JSON form."""
        claim = {name: value for name, value in form.items() if name != "locomotives"}
        return DoublePurchase(ruleset.claim(claim), form["locomotives"], self)

    def actions(self, ruleset: Ruleset) -> list[Action]:
        most = max([*self.cost_of, *[kind.total for kind in self.kinds]])
        self.doubles = [Double(n) for n in range(min(most, ruleset.wild_kind.total) + 1)]
        return [*self.doubles]

    def steps(self) -> list[type[AnyStep]]:
        return [DoubleStep]

    # ---- what it remembers

    def new_state(self, game: GameState) -> State:
        state = self.empty_state(game)
        for own in state.held:
            for _ in range(self.dealt):
                own[state.deck.draw()] += 1  # R3
        state.deck.fill()
        return state

    def empty_state(self, game: GameState) -> TerrainState:
        """Return a full deck, nothing dealt."""
        deck = new_deck(self.kinds, self.face_up, game.chance.stream("terrain"))
        return TerrainState(deck, [[0] * len(self.kinds) for _ in game.players], NOT_DOUBLED)

    def read_state(self, game: GameState, form: Any) -> State:
        state = self.empty_state(game)
        state.become(form)
        return state

    def state(self, game: GameState) -> TerrainState:
        """Return where terrain cards lie in a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, TerrainState)
        return state

    def audit(self, game: GameState) -> list[str]:
        state, deck = self.state(game), self.state(game).deck
        problems: list[str] = []
        for kind in self.kinds:
            held = sum([own[kind.id] for own in state.held]) + [int(card) for card in deck.market].count(kind.id)
            total = held + int(deck.stock.counts[kind.id]) + int(deck.discards.counts[kind.id])
            if total != kind.total:
                problems.append(f"{total} {kind.key} cards instead of {kind.total}")
        return problems

    # ---- the game

    def bounds(self, game: GameState, seat: int, route: Route) -> tuple[int, int]:
        """Return how many locomotives a doubling needs at least, and how many it can use (R20 to R23, Q3)."""
        held, kind, cost = self.state(game).held, self.type_of[route.id], self.cost_of[route.id]
        own = held[seat][kind]
        lacking = 0
        if self.must_lead:
            for other in range(len(held)):
                if other != seat and held[other][kind] - own > lacking:
                    lacking = held[other][kind] - own
        return max(lacking, cost - own), max(lacking, cost)

    def bill(self, game: GameState, seat: int, claim: Claim, locomotives: int) -> Bill:
        """Return the cards of a claim with the locomotives that stand for terrain on top (R24)."""
        terms = game.terms_for(seat, claim.route_id)
        return Bill(terms.cards + locomotives, claim.color_id, claim.wilds + locomotives, terms)

    def ways(self, game: GameState, seat: int, claim: Claim) -> list[int]:
        """Return the numbers of locomotives with which the seat can double a claim; none if it cannot."""
        if self.type_of[claim.route.id] == NO_TYPE:
            return []
        least, most = self.bounds(game, seat, claim.route)
        if not self.wilds_stand_in:
            most = 0
        found: list[int] = []
        for n in range(least, min(most, len(self.doubles) - 1) + 1):
            if n and not covers(game, seat, self.bill(game, seat, claim, n)):
                break
            found.append(n)
        return found

    def price(self, game: GameState, route: Route, locomotives: int) -> tuple[Kind, int]:
        """Return the type of a route, and how many terrain cards a doubling costs besides its locomotives (R23)."""
        return self.kinds[self.type_of[route.id]], max(0, self.cost_of[route.id] - locomotives)

    def draft(self, game: GameState, seat: int, claim: Claim, stage: int) -> AnyStep | None:
        return DoubleStep(seat, claim, stage, self) if self.ways(game, seat, claim) else None

    def points(self, game: GameState, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        if self.state(game).doubling == NOT_DOUBLED:
            return lines
        more = self.multiplier - 1
        return lines + [ScoreLine(line.seat, "score-doubled", more * line.points, line.routes) for line in lines]

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        state = self.state(game)
        if state.doubling == NOT_DOUBLED:
            return
        kind, n = self.price(game, terms.route, state.doubling)
        state.held[seat][kind.id] -= n
        state.deck.discards.add(kind.id, n)
        game.announce("event-doubled", seat=seat, route=terms.route.key, kind=kind.key, n=n)
        state.doubling = NOT_DOUBLED

    def after_turn(self, game: GameState, seat: int) -> None:
        self.state(game).doubling = NOT_DOUBLED  # a claim that was given up is not doubled

    # ---- at the table

    def icon(self) -> str:
        return "M4 20C4 11 10 4.5 20 4 20 14 13.5 20 4 20ZM4 20 13.5 10.5"

    def turn_summary(self) -> list[Message]:
        return [Message("rules-turn-terrain")]

    def summary(self, edition: Edition) -> list[Message]:
        found = [Message("rules-terrain", {"n": edition.number("terrain.multiplier")})]
        colors: dict[str, list[str]] = edition.get(COLORS, {})
        found += [type_message(edition, kind) for kind in colors]
        costs: dict[str, int] = edition.get(COST, {})
        for n in sorted(set(costs.values())):
            longest = max([int(length) for length, cost in costs.items() if cost == n])
            found.append(Message("rules-terrain-cost", {"n": n, "most": longest}))
        found.append(Message("rules-terrain-lead"))
        return [*found, Message("rules-terrain-wilds")] if self.wilds_stand_in else found

    def counted(self) -> list[str]:
        return [kind.key for kind in self.kinds]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        state = self.state(game)
        entries = [
            LedgerEntry(sum(own), cards=tuple([(kind.key, own[kind.id]) for kind in self.kinds])) for own in state.held
        ]
        shown = [self.kinds[int(card)].key for card in state.deck.market if card >= 0]
        n = int(state.deck.stock.size)
        display = [self.face_up_card(game.ruleset.edition, kind) for kind in shown]
        display.append(DisplayCard("terrain-deck", Message("action-draw-terrain-hidden"), n=n))
        about = Message("ledger-terrain-about", {"kinds": shown, "n": n})
        return Ledger(Message("ledger-terrain"), about, tuple(entries), display=tuple(display))

    def face_up_card(self, edition: Edition, kind: str) -> DisplayCard:
        """Return a face-up card as it lies next to the market: what takes it, and which routes it doubles."""
        label = Message("action-draw-terrain", {"kind": kind})
        return DisplayCard(f"terrain:{kind}", label, kind, note=type_message(edition, kind))

    def pictures(self) -> dict[str, tuple[str, str]]:
        return {kind.key: PICTURES[kind.key] for kind in self.kinds if kind.key in PICTURES}

    def claim_notes(self, game: GameState, seat: int, route: int) -> list[ClaimNote]:
        return [] if self.type_of[route] == NO_TYPE else [double_note(self, game, seat, game.terms_for(seat, route))]

    def gives(self, ruleset: Ruleset) -> dict[str, Message]:
        found: dict[str, Message] = {}
        for route in ruleset.board.routes:
            if self.type_of[route.id] != NO_TYPE:
                kind = self.kinds[self.type_of[route.id]].key
                found[f"route:{route.key}"] = Message("gives-doubled", {"kind": kind, "n": self.cost_of[route.id]})
        return found

    def notes(self, game: GameState, seat: int) -> dict[str, Message]:
        """Say of routes who has more cards of their terrain than the seat, so that it needs locomotives (R21)."""
        if seat < 0 or not self.must_lead:
            return {}
        held = self.state(game).held
        found: dict[str, Message] = {}
        for route in game.ruleset.board.routes:
            kind = self.type_of[route.id]
            if kind == NO_TYPE or game.owners[route.id]:
                continue
            counts = [own[kind] for own in held]
            leader = counts.index(max(counts))
            if held[leader][kind] > held[seat][kind]:
                params: dict[str, Any] = {"kind": self.kinds[kind].key, "n": self.cost_of[route.id]}
                params |= {"seat": leader, "theirs": held[leader][kind], "own": held[seat][kind]}
                found[f"route:{route.key}"] = Message("note-doubled-behind", params)
        return found
