"""Long tickets: dealt once at the start with the regular ones, never drawn later (europe R2 to R4, R41).

Puts a dealer in place that deals both kinds, limits how many long ones may be kept, and boxes the rest.
"""

from __future__ import annotations

from typing import Final

from fogg.authoring import (
    NO_SEAT,
    Dealer,
    Edition,
    GameState,
    ListZone,
    Message,
    Module,
    Refusal,
    Ruleset,
    Stream,
    TicketDeck,
    Zone,
    fresh_deck,
)

LONG: Final = "long"
TOO_MANY_LONG: Final = Refusal("refusal-keep-fewer-long", "europe R41")


class LongDealer(Dealer):
    """Deals long tickets first, then regular ones; the deck of the game is the regular one."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.dealt_long: int = edition.number("tickets.initial_dealt_long")
        self.dealt_regular: int = edition.number("tickets.initial_dealt_regular")
        self.initial_dealt = self.dealt_long + self.dealt_regular
        self.most_long: int = most_kept(edition)
        self.is_long: list[bool] = [ticket.kind == LONG for ticket in edition.board.tickets]

    def new_deck(self, game: GameState) -> TicketDeck:
        return fresh_deck([ticket.id for ticket in game.ruleset.board.tickets if not self.is_long[ticket.id]])

    def deal(self, game: GameState) -> None:
        long_ones = fresh_deck([ticket.id for ticket in game.ruleset.board.tickets if self.is_long[ticket.id]])
        stream = game.chance.stream("long tickets")
        for player in game.players:
            player.offer = long_ones.draw(self.dealt_long, stream)
            player.offer += game.tickets.draw(self.dealt_regular, game.ticket_stream)
        game.box.put_under_together(long_ones.cards, NO_SEAT)

    def keep_refusal(self, game: GameState, seat: int, mask: int, *, opening: bool) -> Refusal | None:
        why = super().keep_refusal(game, seat, mask, opening=opening)
        if why is None and opening:
            offer = game.players[seat].offer
            kept = sum([1 for i in range(len(offer)) if mask >> i & 1 and self.is_long[offer[i]]])
            if kept > self.most_long:
                return TOO_MANY_LONG
        return why

    def deal_unknown(self, game: GameState, seat: int, hidden: list[Zone], unknown: list[int], stream: Stream) -> None:
        """Deal each other seat its long tickets, which it holds or has boxed; no other seat can have them."""
        long_ones = [ticket for ticket in unknown if self.is_long[ticket]]
        regular = [ticket for ticket in unknown if not self.is_long[ticket]]
        stream.shuffle(long_ones)
        stream.shuffle(regular)
        dealt: list[list[int]] = [[] for _ in hidden]
        for other in range(len(game.players)):
            if other != seat:
                self.place_long(game, other, hidden, dealt, long_ones, stream)
        for i, zone in enumerate(hidden):
            missing = zone.size() - len(dealt[i])
            undealt = zone.name == "ticket-box" and self.is_undealt(game, zone)
            source = long_ones if undealt else regular
            dealt[i] += source[len(source) - missing :] if missing else []
            del source[len(source) - missing :]
            if zone.name != "offer":  # there the long ones come first, as dealt
                stream.shuffle(dealt[i])
        for i, zone in enumerate(hidden):
            zone.put(dealt[i])

    def place_long(
        self,
        game: GameState,
        other: int,
        hidden: list[Zone],
        dealt: list[list[int]],
        long_ones: list[int],
        stream: Stream,
    ) -> None:
        """Put the long tickets of one seat into its offer, its hand or what it has boxed."""
        offer = hidden_index(hidden, game.players[other].offer)
        hand = hidden_index(hidden, game.players[other].tickets)
        boxed = self.boxed_by(game, other, hidden)
        seen = 0 if hand >= 0 else sum([1 for ticket in game.players[other].tickets if self.is_long[ticket]])
        for _ in range(min(self.dealt_long - seen, len(long_ones))):
            ticket = long_ones.pop()
            if not game.players[other].tickets:
                dealt[offer].append(ticket)
            elif boxed >= 0 and (
                hand < 0
                or len(dealt[hand]) >= min(self.most_long, hidden[hand].size())
                or (len(dealt[boxed]) < hidden[boxed].size() and stream.below(2) == 0)
            ):
                dealt[boxed].append(ticket)
            else:
                dealt[hand].append(ticket)

    def is_undealt(self, game: GameState, zone: Zone) -> bool:
        """Return whether a zone of the box is the layer of undealt long tickets."""
        return isinstance(zone, ListZone) and self.maker(game, zone) == NO_SEAT

    def boxed_by(self, game: GameState, seat: int, hidden: list[Zone]) -> int:
        """Return the hidden zone with what that seat has boxed, or -1."""
        for i, zone in enumerate(hidden):
            if isinstance(zone, ListZone) and zone.name == "ticket-box" and self.maker(game, zone) == seat:
                return i
        return -1

    def maker(self, game: GameState, zone: ListZone) -> int:
        """Return the seat that made the layer of the box that begins where the zone does."""
        start = 0
        for size, maker in zip(game.box.sizes, game.box.makers, strict=True):
            if start == zone.start:
                return maker
            start += size
        return NO_SEAT


def most_kept(edition: Edition) -> int:
    """Return how many long tickets may be kept: all that are dealt, unless the edition says fewer."""
    most: int = edition.get("tickets.initial_max_keep_long", edition.number("tickets.initial_dealt_long"))
    return most


def hidden_index(hidden: list[Zone], things: list[int]) -> int:
    """Return which of the zones holds that list."""
    for i, zone in enumerate(hidden):
        if isinstance(zone, ListZone) and zone.things is things:
            return i
    return -1


class LongTickets(Module):
    """Puts the dealer in place."""

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        seats = max(edition.players)
        long_ones = sum([1 for ticket in edition.board.tickets if ticket.kind == LONG])
        there = {"long": long_ones, "regular": len(edition.board.tickets) - long_ones}
        for kind, tickets in there.items():
            dealt = edition.number(f"tickets.initial_dealt_{kind}")
            if dealt * seats > tickets:
                players = f"{seats} players are dealt {dealt} {kind} tickets each"
                problems.append(f"{players}: {dealt * seats}, but there are {tickets}")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        ruleset.dealer = LongDealer(ruleset.edition)

    def tensors(self, ruleset: Ruleset) -> dict[str, list[int]] | None:
        edition = ruleset.edition
        return {
            "long": [1 if ticket.kind == LONG else 0 for ticket in edition.board.tickets],
            "long_dealt": [edition.number("tickets.initial_dealt_long")],
            "long_kept": [most_kept(edition)],
        }

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-long-tickets", {"n": most_kept(edition)}),
        ]
