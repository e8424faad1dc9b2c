"""The last decisions as a seat saw them: what it did, and what changed in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from fogg.engine.cards import zeros
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine import Game, Ruleset

NO_ROW: Final[i64] = -1
PARTS: Final = 4  # of each seat: cards, tickets, trains, points


class DecisionRows:
    """Rows of numbers, one for each decision that the seat made or that changed something it sees, newest first.

    A row has: the id of the own action + 1 (0: not the own decision); whose turn it was; the id + 1 of the route that
    got an owner; the changes of the own hand, the market and the discards by kind; the changes of cards, tickets,
    trains and points of each seat; the tickets of the own offer + 1. Seats are counted from the own one.
    """

    def __init__(self, ruleset: Ruleset, players: int, seat: int, length: int) -> None:
        none: i16 = 0
        self.ruleset: Ruleset = ruleset
        self.seat: int = seat
        self.players: i64 = players
        self.kinds: i64 = len(ruleset.kinds)
        self.slots: i64 = ruleset.dealer.most_offered()
        self.length: i64 = length
        self.width: i64 = row_width(players, len(ruleset.kinds), ruleset.dealer.most_offered())
        self.rows: vec[i16] = vec[i16]([none] * int(self.width * length))
        self.next: i64 = 0  # the row that is written next; those before it are older and older, all around
        self.seen: vec[i64] = zeros(int(3 * self.kinds + PARTS * self.players))
        self.owners: vec[i64] = zeros(len(ruleset.board.routes))
        self.current: i64 = 0

    def copy(self) -> DecisionRows:
        """Return an independent copy."""
        twin = DecisionRows(self.ruleset, int(self.players), self.seat, 0)
        twin.length = self.length
        twin.rows = self.rows[:]
        twin.next = self.next
        twin.seen = self.seen[:]
        twin.owners = self.owners[:]
        twin.current = self.current
        return twin

    def start(self, game: Game) -> None:
        """Look at a game that begins; nothing of it is a change."""
        self.look(game, NO_ROW)

    def note(self, game: Game, actor: int, action: int) -> None:
        """Remember a decision, if it is the own one or has changed what the seat sees."""
        at = self.next * self.width
        own = actor == self.seat
        i: i64
        for i in range(self.width):
            self.rows[at + i] = 0
        changed = self.look(game, at)
        if not changed and not own:
            return
        if own:
            self.rows[at] = i16(i64(action + 1))
        for slot, ticket in enumerate(game.players[self.seat].offer):
            self.rows[at + self.width - self.slots + i64(slot)] = i16(i64(ticket + 1))
        self.next = self.next + 1 if self.next + 1 < self.length else 0

    def look(self, game: Game, at: i64) -> bool:
        """Take in what the seat sees now, write the differences into the row at that place, tell if there are any."""
        kinds = self.kinds
        players = self.players
        deck = game.deck
        hand = game.players[self.seat].hand.counts
        market = deck.market_counts.counts
        discards = deck.discards.counts
        first = at + players + 2
        changed = False
        kind: i64
        k: i64
        for kind in range(kinds):
            if self.take(kind, hand[kind], first, at):
                changed = True
            if self.take(kinds + kind, market[kind], first, at):
                changed = True
            if self.take(2 * kinds + kind, discards[kind], first, at):
                changed = True
        for k in range(players):
            player = game.players[(self.seat + k) % players]
            place = 3 * kinds + k
            tickets: i64 = len(player.tickets) + len(player.shared)
            if self.take(place, player.hand.size, first, at):
                changed = True
            if self.take(place + players, tickets, first, at):
                changed = True
            if self.take(place + 2 * players, player.trains, first, at):
                changed = True
            if self.take(place + 3 * players, player.score, first, at):
                changed = True
        if self.look_at_routes(game, at):
            changed = True
        if at >= 0 and changed:
            self.rows[at + 1 + (self.current - self.seat + players) % players] = 1
        self.current = game.current
        return changed

    def look_at_routes(self, game: Game, at: i64) -> bool:
        """Take in who owns which route; write the last that changed."""
        owners = game.owners
        known = self.owners
        changed = False
        route: i64
        for route in range(len(known)):
            if owners[route] != known[route]:
                known[route] = owners[route]
                changed = True
                if at >= 0:
                    self.rows[at + self.players + 1] = i16(route + 1)
        return changed

    def take(self, place: i64, number: i64, first: i64, at: i64) -> bool:
        """Take in a number; write by how much it changed."""
        before = self.seen[place]
        if before == number:
            return False
        self.seen[place] = number
        if at >= 0:
            self.rows[first + place] = i16(number - before)
        return True


def row_width(players: int, kinds: int, slots: int) -> int:
    """Return how many numbers a row has."""
    return 2 + (1 + PARTS) * players + 3 * kinds + slots


def row_scales(players: int, kinds: int, slots: int) -> list[float]:
    """Return by what each number of a row is multiplied."""
    seats = [scale for part in (16, 4, 32, 64) for scale in [1 / part] * players]
    cards = [scale for part in (8, 4, 16) for scale in [1 / part] * kinds]
    return [1 / 1024, *[1.0] * players, 1 / 128, *cards, *seats, *[1 / 128] * slots]
