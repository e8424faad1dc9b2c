"""A table in memory: a cache of its rows, and its listeners."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Executable

from fogg.server.broadcast.listener import Listener
from fogg.server.broadcast.seat_views import Seats
from fogg.server.broadcast.table_card import card_of
from fogg.server.broadcast.table_facts import Around, facts_equal, facts_of
from fogg.server.broadcast.table_frames import Seen, TableSight
from fogg.server.clock import Timer
from fogg.server.fair.seed_parts import Revealing
from fogg.server.protocol.frames import ChatLine, Facts
from fogg.server.registry.turn_notifications import calls_for
from fogg.server.request_refusal import RequestRefused
from fogg.server.results.game_results import storing_results
from fogg.server.store.rows import AnyBody, StoredRow, make_row
from fogg.server.store.writer import Fence, NotStored, PendingWrite
from fogg.server.table.due import away_times, next_time
from fogg.server.table.services import TableServices
from fogg.server.table.shared_device import draw_curtain, take_seat
from fogg.server.table.table_state import TableState

MOST_CHAT = 200  # lines that a snapshot has
PRIVATE = "-own"  # how the key of a message ends that only its seat is told


class Table:
    """Rows are applied, stored, and only then shown. Everything that changes it holds `lock`."""

    def __init__(self, house: TableServices, state: TableState, sayings: dict[int, str]) -> None:
        self.house = house
        self.state = state
        self.sayings = sayings
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.signs: dict[str, float] = {}
        self.signs_from = house.started  # before that, signs of life may have gone to another process
        self.fence: Fence | None = None  # the right to write, where several nodes share a database
        self.retired = False
        self.moving = False  # to another node: what is not answered here is asked again there
        self.thinking = False
        self.revealing: Revealing | None = None  # the game is about to begin
        self.storing = False  # what `state` says now is not on disk yet, and not to be shown
        self.idle_since = house.clock.now()
        self.bot_delay = random_fraction()  # how long the next bot takes, from 0 to 1
        self._stored: PendingWrite | None = None
        self._timer: Timer | None = None
        self._facts: Facts | None = None  # the first that were shown of those that still hold
        self.seats = Seats(state)

    @property
    def dead(self) -> bool:
        """Return True if what is in memory must not be relied on any more."""
        return self.retired or not self.house.may_serve()

    # ---- rows

    async def store(
        self,
        *bodies: AnyBody,
        person: str | None = None,
        command: str | None = None,
        also: Callable[[StoredRow], Sequence[Executable]] | None = None,
    ) -> None:
        """Apply and store rows, then show all listeners what has changed.

        `command` goes with the last row. A row that cannot be stored takes the table out of memory: what is true is
        on disk, and the next request reads it from there.
        """
        asked, phase = self.state.asked(), self.state.phase
        self.storing = True
        try:
            rows = self._applied(bodies, person, command)
            extra = [statement for row in rows for statement in also(row)] if also else []
            extra += calls_for(self.state, asked, person)
            extra += storing_results(self.state, ended_now=phase == "running")
            due = self.next_due()
            await self.house.writer.append(rows, entry=self.entry(due), also=extra, fence=self.fence)
        except NotStored as error:
            self.house.drop(self, "not-stored")
            raise RequestRefused("not-stored") from error
        except BaseException:
            self.house.drop(self, "not-stored")
            raise
        self.storing = False
        self.show()
        self.reschedule(due)
        if phase != self.state.phase == "finished":
            self.house.on_end()

    def _applied(self, bodies: Sequence[AnyBody], person: str | None, command: str | None) -> list[StoredRow]:
        rows = []
        for number, body in enumerate(bodies, 1):
            row = make_row(
                self.state.id,
                self.state.seq + 1,
                self.house.clock.now(),
                body,
                person=person,
                command=command if number == len(bodies) else None,
                before=self.state.checksum,
            )
            self.state.apply(row, body)
            rows.append(row)
        return rows

    def entry(self, due: float | None, *, exact: bool = False) -> PendingWrite | None:
        """Return the table's line in the list, if what is stored of it must be replaced.

        A stored deadline may be too early: then the table looks up once in vain. It must never be too late.
        """
        card = msgspec.json.encode(card_of(self.state)).decode()
        new = PendingWrite(self.state.id, self.state.phase, self.state.shown_at, due, card)
        old = self._stored
        if old is not None and not exact and (old.state, old.card) == (new.state, new.card):
            earlier = due is not None and (old.deadline is None or due < old.deadline)
            if not earlier:
                return None
        self._stored = new
        return new

    # ---- what is seen

    def seen(self, seat: int | None) -> Seen:
        """Return what a seat sees of the game, which must have begun."""
        return self.seats.seen(seat)

    def has_just_seen(self, seat: int) -> bool:
        """Return True if the last thing that a seat was told is for its eyes alone, such as a card it has drawn."""
        history = self.seen(seat).history
        return self.state.phase == "running" and bool(history) and history[-1].key.endswith(PRIVATE)

    def around(self) -> Around:
        """Return who is here, and who is on the way out."""
        here = {listener.person for listener in self.listeners if listener.person}
        seated = {place.holder for place in self.state.places if place.holder}
        if here == seated:
            return Around(here, (), {})  # the common case: only the players are here
        away = away_times(self.state, self.last_seen)
        return Around(
            here=here & seated,
            watchers=sorted(here - seated),
            away_at={seat: t for seat, t in away.items() if self.state.place_of(seat).holder not in here},
        )

    def facts(self) -> Facts:
        """Return the facts of the table, for a person who is not at it."""
        board = self.house.board_of(self.state)
        return facts_of(
            self.state,
            self.around(),
            self.house.name_of,
            self.house.clock.now(),
            board,
            revealing=self.revealing is not None,
            end=self.house.signed_end(self.state),
        )

    def waiting(self, person: str | None) -> tuple[int, ...]:
        """Return the seat of that person that is asked now; of several the first: they choose one after the other."""
        state = self.state
        for seat in state.actors:
            if person is not None and state.place_of(seat).holder == person and state.decides(seat) is None:
                return (seat,)
        return ()

    def chat(self, person: str | None, first: int = 0) -> list[ChatLine]:
        """Return what was said from a number on, as a person hears it: without those whom they have muted."""
        said = self.state.said
        first = max(first, len(said) - MOST_CHAT)
        if first >= len(said):
            return []
        muted = self.house.muted_by(person)
        lines = []
        for number, (seq, speaker, at) in enumerate(said[first:], first):
            if speaker not in muted:
                name = self.house.name_of(speaker)
                text = self.sayings.get(seq) if name is not None else None
                lines.append(ChatLine(number, round(at, 3), name, text, speaker if name is not None else None))
        return lines

    def publish(self) -> None:
        """Show every listener what has changed for it, and look again when the next thing is due.

        While rows are on their way to the disk nothing is shown; it happens once they are stored.
        """
        if not self.storing:
            due = self.next_due()  # first: what falls due while this runs is then shown, or rung for
            self.show()
            self.reschedule(due)

    def show(self) -> None:
        """Show every listener what has changed for it."""
        public = self.facts()
        if self._facts is None or not facts_equal(public, self._facts):
            self._facts = public
        for listener in self.listeners:
            listener.show(self.sight(listener, public, self._facts))

    def sight(self, listener: Listener, public: Facts, lasting: Facts) -> TableSight:
        """Return what a listener sees; `public` are the facts for people not at the table, `lasting` as in a Sight."""
        state, person = self.state, listener.person
        begun = state.game is not None
        own = state.own(person)
        waiting = self.waiting(person)
        if begun:
            take_seat(listener, own)
            draw_curtain(listener, own, waiting, self.has_just_seen)
        told = listener.heard if listener.follows(begun) else 0
        listener.heard = len(state.said)
        return TableSight(
            self.seen(listener.seat) if begun else None,
            public,
            lasting,
            own=own,
            host=person is not None and person == state.host,
            chat=self.chat(person, told) if told < len(state.said) else (),
            waiting=waiting,
        )

    # ---- who follows it

    def enter(self, listener: Listener) -> None:
        """Add a listener."""
        self.listeners.append(listener)
        if listener.person is not None:
            self.heartbeat(listener.person)
        self.publish()

    def leave(self, listener: Listener, *, silent: bool = False) -> None:
        """Remove a listener; `silent`: they have not been heard of for a while, so it does not count as activity."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            if listener.person is not None and not silent:
                self.heartbeat(listener.person)
            self.idle_since = self.house.clock.now()
            if not self.dead:
                self.publish()

    # ---- time

    def heartbeat(self, person: str) -> None:
        """Note activity of a person."""
        self.signs[person] = self.house.clock.now()

    def last_seen(self, person: str) -> float:
        """Return when a person gave the last sign of life; an open socket is one (silent ones are closed)."""
        if any(listener.person == person for listener in self.listeners):
            return self.house.clock.now()
        return self.signs.get(person, self.signs_from)

    def reschedule(self, due: float | None) -> None:
        """Schedule the next timer. Firing early is harmless."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None and not self.retired and not self.thinking:
            self._timer = self.house.clock.call_at(due, self._alarm)

    def next_due(self) -> float | None:
        """Return when the next timer must fire."""
        due = next_time(self.state, self.last_seen, self.bot_delay, self.house.clock.now())
        return due if self.revealing is None else min(self.revealing.until, due or self.revealing.until)

    def _alarm(self) -> None:
        from fogg.server.table.autopilot import tick

        self._timer = None
        self.house.spawn(self, tick)

    def retire(self) -> None:
        """Take it out of memory for good and cancel its alarm."""
        self.retired = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def random_fraction() -> float:
    """Return a number from 0 to 1."""
    return secrets.SystemRandom().random()
