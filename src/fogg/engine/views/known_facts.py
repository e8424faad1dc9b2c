"""A seat's knowledge of a position, read field by field from its snapshot."""

from __future__ import annotations

from typing import Any

from fogg.board import Board, Ticket
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.engine.views.snapshot import SeatSnapshot, ZoneSnapshot
from fogg.engine.views.view_data import SPECTATOR, ViewData
from fogg.engine.views.zones import DECK, DISCARDS, HAND, OFFER, SHARED, TICKETS, seat_zone


class KnownFacts:
    """The facts of a view: nothing here is worked out by rules."""

    def __init__(self, data: ViewData, ruleset: Ruleset) -> None:
        self.data = data
        self.ruleset = ruleset
        self.board: Board = ruleset.board
        self.snapshot: SeatSnapshot = data.snapshot
        self.viewer: int = data.seat  # whose view it is; -1: a spectator's
        self.seat = None if data.seat == SPECTATOR else data.seat  # the same; None: a spectator's
        self.names = data.header.seats
        self.history = data.history  # what this seat has heard so far
        self._hand: dict[str, int] | None = None
        self._tickets: tuple[Ticket, ...] | None = None

    def __repr__(self) -> str:
        seat = "spectator" if self.data.seat == SPECTATOR else f"seat {self.data.seat}"
        return f"<View of {self.data.header.edition}, {seat}, turn {self.snapshot.turns}>"

    @property
    def edition(self) -> str:
        """The id of the edition, or the folder of a custom board."""
        return self.data.header.edition

    @property
    def over(self) -> bool:
        return self.snapshot.over

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return self.snapshot.current

    @property
    def turns(self) -> int:
        """Return the number of turns that have begun."""
        return self.snapshot.turns

    @property
    def final_turns(self) -> int | None:
        """Return the number of turns that are left, once the last round has begun."""
        return None if self.snapshot.final_turns < 0 else self.snapshot.final_turns

    @property
    def steps(self) -> tuple[tuple[str, dict[str, Any]], ...]:
        """Name and form of each step on the agenda, as far as the seat may know it; the last is to be decided."""
        return self.snapshot.agenda

    @property
    def step_name(self) -> str:
        """The name of the step to be decided; empty when the game is over."""
        return self.snapshot.agenda[-1][0] if self.snapshot.agenda else ""

    @property
    def choosing_together(self) -> bool:
        """True while several seats choose at the same time, as at the opening."""
        return any("choices" in form for _, form in self.snapshot.agenda)

    @property
    def module_states(self) -> dict[str, Any]:
        """Return the public state of each rule module, by its name."""
        return dict(zip(self.ruleset.edition.rules, self.snapshot.module_states, strict=True))

    def routes_of(self, seat: int) -> tuple[int, ...]:
        """Return the ids of a seat's routes, in the order in which it claimed them."""
        return self.snapshot.routes[seat]

    @property
    def unclaimed(self) -> list[int]:
        """The ids of the routes without an owner."""
        return [route for route, owners in enumerate(self.snapshot.owners) if not owners]

    @property
    def contents(self) -> list[tuple[int, ...] | None]:
        """Return what lies in each zone, in their order; None where this seat cannot look."""
        return [zone.contents for zone in self.snapshot.zones]

    @property
    def hand(self) -> dict[str, int]:
        """The own cards by kind; kinds without cards are left out."""
        if self._hand is None:
            counts = self._own(HAND)
            self._hand = {kind.key: counts[kind.id] for kind in self.ruleset.kinds if counts and counts[kind.id]}
        return self._hand

    @property
    def tickets(self) -> tuple[Ticket, ...]:
        """The own tickets."""
        if self._tickets is None:
            self._tickets = tuple([self.board.tickets[ticket] for ticket in self._own(TICKETS)])
        return self._tickets

    @property
    def offer(self) -> tuple[Ticket, ...]:
        """The tickets that the seat must choose from."""
        return tuple([self.board.tickets[ticket] for ticket in self._own(OFFER)])

    def _zone(self, seat: int, which: int) -> ZoneSnapshot:
        return self.snapshot.zones[seat_zone(self.ruleset, seat, which)]

    def _own(self, which: int) -> tuple[int, ...]:
        return () if self.seat is None else self._zone(self.seat, which).contents or ()

    @property
    def market(self) -> tuple[str | None, ...]:
        """The kinds of the face-up cards by slot; None: an empty slot."""
        return tuple([None if card < 0 else self.ruleset.kinds[card].key for card in self.snapshot.market])

    @property
    def trains(self) -> tuple[int, ...]:
        """Trains left, by seat."""
        return self.snapshot.trains

    @property
    def scores(self) -> tuple[int, ...]:
        """Points scored so far, by seat."""
        return self.snapshot.scores

    @property
    def sides(self) -> list[list[int]]:
        """The seats of each side: those that score together."""
        size = self.ruleset.team_size
        return [list(range(first, first + size)) for first in range(0, len(self.names), size)]

    def side_score(self, seat: int) -> int:
        """Return the points scored so far by a seat and its partners."""
        return sum(sum(self.scores[other] for other in side) for side in self.sides if seat in side)

    def owners(self, route: int) -> list[int]:
        """Return the seats that own a route."""
        mask = self.snapshot.owners[route]
        return [seat for seat in range(len(self.names)) if mask >> seat & 1]

    def hand_size(self, seat: int) -> int:
        """Return the number of train cards a seat holds."""
        return self._zone(seat, HAND).size

    def ticket_count(self, seat: int) -> int:
        """Return the number of tickets a seat holds, with those it shares with its side."""
        shared = self._zone(seat, SHARED).size if self.ruleset.team_size > 1 else 0
        return self._zone(seat, TICKETS).size + shared

    @property
    def deck_size(self) -> int:
        return self.snapshot.zones[DECK].size

    @property
    def discards_size(self) -> int:
        return self.snapshot.zones[DISCARDS].size

    @property
    def tickets_left(self) -> int:
        """Return the number of tickets that can still be drawn."""
        return self.snapshot.tickets_left
