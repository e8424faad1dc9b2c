"""The module of two ticket decks."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Ruleset,
    ScoreLine,
    State,
    TicketDeck,
    Zone,
    layer_zones,
    public,
)
from fogg.modules.two_decks.dealing import TwoDeckDealer
from fogg.modules.two_decks.mix import AnnounceStep, MixVerb
from fogg.modules.two_decks.state import Backs
from fogg.modules.two_decks.unknown import LONG_DECK

KINDS = ["short", "long"]


class TwoDecks(Module):
    """Puts the dealer in place and remembers the second deck."""

    dealer: TwoDeckDealer

    def excludes(self) -> list[str]:
        return ["long_tickets"]  # both replace the dealer

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        if edition.get("tickets.decks", []) != KINDS:
            problems.append(f"`tickets.decks` must list {' and '.join(KINDS)}")
        kinds = [ticket.kind for ticket in edition.board.tickets]
        for kind in sorted(set(kinds)):
            if kind not in KINDS:
                problems.append(f"a ticket is of the kind {kind!r}, not one of {', '.join(KINDS)}")
        dealt = edition.number("tickets.initial_dealt") * max(edition.players)
        for kind in KINDS:
            if kinds.count(kind) < dealt:  # all announce at once, and all may want the same deck
                problems.append(f"there are {kinds.count(kind)} {kind} tickets, but all players may want {dealt}")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        self.dealer = TwoDeckDealer(ruleset.edition, self)
        ruleset.dealer = self.dealer
        ruleset.replace_verb(MixVerb(self.dealer))
        ruleset.add_step("announce", lambda rules, form: AnnounceStep.from_json(rules, form, self.dealer))

    def new_state(self, game: GameState) -> State:
        none = [0 for _ in game.players]
        return Backs(self.dealer.fresh(short=False), game.chance.stream("long tickets"), none, none[:])

    def read_state(self, game: GameState, form: Any) -> State:
        sizes: list[int] = list(form["sizes"])
        deck = TicketDeck([-1] * sum(sizes), sizes, list(form["makers"]))
        return Backs(deck, game.chance.stream("long tickets"), list(form["short"]), list(form["offered"]))

    def backs(self, game: GameState) -> Backs:
        """Return its state in that game."""
        state = game.module_states[self.slot]
        assert isinstance(state, Backs)
        return state

    def zones(self, game: GameState) -> list[Zone]:
        return layer_zones(LONG_DECK, self.backs(game).deck)

    def after_keep(self, game: GameState, seat: int, kept: list[int], *, opening: bool) -> None:
        backs = self.backs(game)
        short = sum([1 for ticket in kept if self.dealer.is_short[ticket]])
        backs.short[seat] += short
        backs.offered[seat] = 0
        game.emit(public("event-backs", seat=seat, short=short, long=len(kept) - short))

    def audit(self, game: GameState) -> list[str]:
        backs = self.backs(game)
        is_short = self.dealer.is_short
        problems: list[str] = []
        for seat, player in enumerate(game.players):
            held = sum([1 for ticket in player.tickets + player.shared if is_short[ticket]])
            if held != backs.short[seat]:
                problems.append(f"seat {seat} holds {held} short tickets but is known to hold {backs.short[seat]}")
            offered = [is_short[ticket] for ticket in player.offer]
            if offered != sorted(offered, reverse=True) or sum(offered) != backs.offered[seat]:
                problems.append(f"the offer of seat {seat} does not begin with {backs.offered[seat]} short tickets")
        return problems

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-two-decks"),
        ]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        short = self.backs(game).short
        entries = tuple([LedgerEntry(n) for n in short])
        return Ledger(Message("ledger-short"), Message("ledger-short-about"), entries)
