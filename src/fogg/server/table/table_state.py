"""The state of a table: the sum of its rows. Nothing here knows of sockets, databases or the time of day."""

from __future__ import annotations

from typing import Literal

from fogg.engine import Game, Ruleset
from fogg.engine.records import SeedPart
from fogg.errors import FoggError
from fogg.server.fair.dealt_game import new_game
from fogg.server.fair.seed_parts import Pledged, dealt_seed
from fogg.server.store.rows import (
    AnyBody,
    ChairTaken,
    Closed,
    Colored,
    Created,
    Left,
    Paced,
    Played,
    Rematched,
    Resigned,
    Returned,
    Said,
    SeatAutopiloted,
    Started,
    StoredRow,
    TakenBack,
    Voted,
)
from fogg.server.table.chairs import TableChair, free_color
from fogg.server.table.turn_clock import Turn, TurnClock

Phase = Literal["open", "running", "finished", "closed"]
UNPLAYABLE = "replay"
CLOCK = "clock"  # who decided: a bot, because the turn clock had run out
NO_SEATS: list[int] = []
PATIENCE = 3  # turns in a row that the clock may end before a bot keeps the seat


class Damaged(FoggError):
    """Rows that cannot be what was written, or that do not replay.

    `reason` is for everybody, a `fault` of `refused-stopped`: neither the number of a row nor anything of the play.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason = reason
        super().__init__(detail or reason)


class TableState:
    """A table after its rows so far. Changed by `apply` alone."""

    def __init__(self, table: str, ruleset: Ruleset, created: Created, at: float) -> None:
        self.id = table
        self.ruleset = ruleset
        self.created = created
        self.setup = created.setup
        self.host = created.host
        self.bot_pace = self.setup.bot_pace
        self.places = [TableChair(chair) for chair in self.setup.chairs]
        self.phase: Phase = "open"
        self.order: tuple[int, ...] = ()
        self._seats_of: dict[str, list[int]] = {}  # by holder, once the game has begun
        self.order_promised = False  # drawn from the deal
        self.pledges: dict[str, str] = {}  # by holder: the hash of their nonce
        self.parts: tuple[SeedPart, ...] = ()  # what players added to the chance, once the game has begun
        self.liveries: list[str] = []  # the color of each seat's trains, once the game has begun
        self.game: Game | None = None
        self.clock = TurnClock(self.setup.clock)
        self.resigned: list[int] = []  # in the order in which they gave up
        self.resigned_early = False  # one of them before the first turn
        self.kept: dict[int, str] = {}
        self.missed: dict[int, int] = {}  # turns in a row that the clock ended, by seat
        self.votes: dict[int, frozenset[str]] = {}  # by seat, the people who want a bot to play there
        self.said: list[tuple[int, str, float]] = []  # number of the row, person, time
        self.sent_away: set[str] = set()  # people whom the host does not want here
        self.why_closed = ""
        self.rematch: str | None = None
        self.began = at
        self.updated = at
        self.shown_at = at  # the last change that everybody may know of
        self.decided_at = at  # the last decision of a person
        self.ended: float | None = None
        self.seq = -1  # of the last row
        self.checksum = ""
        self.commands: dict[tuple[str, str], int] = {}  # (person, command) -> number of the row that answered it
        self._told = 0  # what everybody has been told so far
        self._clock_turns: dict[int, Turn | None] = {}  # the last turn of each seat that the clock ended
        self._last_by: dict[int, str] = {}  # who made each seat's last decision; empty: its person

    # ---- questions

    @property
    def seats(self) -> int:
        return len(self.places)

    def place_of(self, seat: int) -> TableChair:
        """Return who plays at a seat."""
        return self.places[self.order[seat]]

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person acts for, in order of play; the same list at every call."""
        return self._seats_of.get(person, NO_SEATS)

    def chairs_of(self, person: str) -> list[int]:
        """Return the chairs that a person acts for."""
        return [chair for chair, place in enumerate(self.places) if place.holder == person]

    def own(self, person: str | None) -> list[int]:
        """Return what a person acts for: seats once the game has begun, chairs before."""
        if person is None:
            return []
        return self.seats_of(person) if self.order else self.chairs_of(person)

    @property
    def people(self) -> list[int]:
        """The seats of people who have not resigned."""
        return [seat for seat in range(len(self.order)) if self.place_of(seat).person and seat not in self.resigned]

    @property
    def paused(self) -> bool:
        """Return True if a live table waits for a player to return: no person is left who plays."""
        if not self.kept or self.phase != "running" or self.setup.pace != "live":
            return False
        people = self.people
        return bool(people) and all(seat in self.kept for seat in people)

    @property
    def seed(self) -> str:
        """The seed of the game: the server's, and what players added to it."""
        return dealt_seed(self.created.seed, self.parts)

    @property
    def pledged(self) -> list[Pledged]:
        """The people who pledged a nonce."""
        return [Pledged(person, tuple(self.chairs_of(person)), pledge) for person, pledge in self.pledges.items()]

    @property
    def actors(self) -> list[int]:
        """The seats that may act now."""
        return self.game.actors if self.game is not None and self.phase == "running" else []

    def asked(self) -> list[int]:
        """Return the seats that are publicly known to be asked, also where some have chosen in secret."""
        if self.game is None or self.phase != "running":
            return []
        return self.game.public_actors()

    @property
    def chooses_together(self) -> bool:
        """Return True while several seats choose at the same time, as at the beginning."""
        return self.game is not None and self.phase == "running" and self.game.deciding < 0

    def undoable(self, seat: int) -> int:
        """Return the number of decisions a seat may take back:
        none after the clock has made one, or it would never end a turn.
        """
        if self.game is None or self._last_by.get(seat) == CLOCK:
            return 0
        return self.game.undoable(seat)

    def decides(self, seat: int) -> str | None:
        """Return the bot that decides for a seat now; None: its person."""
        place = self.place_of(seat)
        if place.bot is not None:
            return place.bot
        return "racer" if seat in self.kept or seat in self.resigned else None

    # ---- rows

    def apply(self, row: StoredRow, body: AnyBody) -> None:
        """Take in the next row."""
        match body:
            case Created():
                pass
            case ChairTaken():
                place = self.places[body.chair]
                place.person, place.holder = body.person, body.holder
                place.color = body.color
                if body.pledge:
                    self.pledges[body.holder] = body.pledge
            case Colored():
                self.places[body.chair].color = body.color
            case Left():
                place = self.places[body.chair]
                holder, place.person, place.holder = place.holder, None, None
                if holder is not None:
                    if body.kicked:
                        self.sent_away.add(holder)
                    if not self.chairs_of(holder):
                        self.pledges.pop(holder, None)
                place.color = self.setup.chairs[body.chair].color
                self.host = body.host or self.host
            case Started():
                self._start(body, row.at)
            case Played():
                self._play(body, row.at)
            case TakenBack():
                self._running().take_back(body.seat)
                self._last_by.pop(body.seat, None)
                self._turn_now(row.at)
            case Said():
                self.said.append((row.seq, row.person or "", row.at))
            case Resigned():
                self.resigned.append(body.seat)
                self.resigned_early |= self.chooses_together and self._running().turns <= 1
                self.kept.pop(body.seat, None)
                self.votes.pop(body.seat, None)
            case SeatAutopiloted():
                self.kept[body.seat] = body.why
                self.votes.pop(body.seat, None)
            case Returned():
                self.kept.pop(body.seat, None)
                self.missed.pop(body.seat, None)
                self.clock.since = self.clock.moved = row.at
            case Voted():
                self._vote(body, row.person or "")
            case Paced():
                self.bot_pace = body.bot_pace
            case Closed():
                self.phase = "closed"
                self.why_closed = body.why
                self.clock.go_to(None, row.at)
            case Rematched():
                self.rematch = body.table
        self.seq = row.seq
        self.checksum = row.checksum
        self.updated = row.at
        # A held choice or a draft does not change the turn, and its time stays hidden from the others.
        quiet = isinstance(body, Played | TakenBack)
        self.shown_at = max(self.shown_at, self.clock.since) if quiet else row.at
        if row.person is not None and row.command is not None:
            self.commands[row.person, row.command] = row.seq

    def _running(self) -> Game:
        if self.game is None or self.phase != "running":
            raise Damaged(UNPLAYABLE, f"table {self.id} has a decision while no game is running")
        return self.game

    def _start(self, body: Started, at: float) -> None:
        self.order = body.order
        for seat in range(len(body.order)):
            holder = self.place_of(seat).holder
            if holder is not None:
                self._seats_of.setdefault(holder, []).append(seat)
        self.order_promised = body.promised
        self.parts = body.parts
        for place in self.places:  # bots take the colors that people have left
            if place.color is None:
                place.color = free_color(self.places, None)
        size = self.ruleset.team_size  # a team has the color of its first seat
        self.liveries = [str(self.place_of(seat - seat % size).color) for seat in range(len(body.order))]
        self.game = new_game(self.ruleset, self.created, len(body.order), self.seed)
        self.phase = "running"
        if self.game.over:  # from a file
            self.phase, self.ended = "finished", at
        self.decided_at = at
        self._turn_now(at)

    def _play(self, body: Played, at: float) -> None:
        game = self._running()
        game.play(body.seat, body.do, slot=body.slot)
        self._last_by[body.seat] = body.by
        if body.by == CLOCK:
            # Once a turn, however many decisions it still takes.
            if body.seat not in self._clock_turns or self._clock_turns[body.seat] != self.clock.turn:
                self._clock_turns[body.seat] = self.clock.turn
                self.missed[body.seat] = self.missed.get(body.seat, 0) + 1
        elif not body.by:
            self.missed.pop(body.seat, None)
            self.decided_at = at
        if game.over:
            self.phase = "finished"
            self.ended = at
        self._turn_now(at)

    def _vote(self, body: Voted, person: str) -> None:
        agreed = self.votes.pop(body.seat, frozenset()) - {person}
        if body.agrees:
            agreed |= {person}
        if agreed:
            self.votes[body.seat] = agreed

    def _turn_now(self, at: float) -> None:
        game = self.game
        if game is None or self.phase != "running":
            self.clock.go_to(None, at)
        else:
            turn = (game.turns, game.deciding)
            told = len(game.history[-1])
            if turn != self.clock.turn or told != self._told:
                self._told = told
                self.clock.moved = at
                self.votes.clear()
            self.clock.go_to(turn, at)
