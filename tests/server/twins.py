"""Tables with their game replaced by a game dealt from a seat's view, to compare what either lets out."""

from __future__ import annotations

import copy
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Executable
from tests.server.fake import FakeClock, Instant

import fogg
from fogg.engine import Game
from fogg.server.bots.pool import BotRunner
from fogg.server.broadcast.listener import Listener
from fogg.server.clock import Clock
from fogg.server.metrics import Metrics
from fogg.server.registry.naming import Naming
from fogg.server.store.rows import ChairTaken, Created, Started, StoredRow, make_row
from fogg.server.store.writer import Fence, PendingWrite
from fogg.server.table.table import Table
from fogg.server.table.table_setup import AssistLevel, Chair, Setting, TableSetup
from fogg.server.table.table_state import TableState

T = TypeVar("T")


class Shelf:
    """Stores nothing, and tells the metrics of it as the writer does."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    async def append(
        self,
        new: Sequence[StoredRow],
        *,
        entry: PendingWrite | None = None,
        also: Sequence[Executable] = (),
        fence: Fence | None = None,
    ) -> None:
        self.metrics.committed(len(new), 0.0)


class Stand:
    """The server around a single table, with a clock that stands still."""

    def __init__(self) -> None:
        self.clock: Clock = FakeClock()
        self.metrics = Metrics()
        self.writer: Any = Shelf(self.metrics)
        self.thinkers: BotRunner = Instant()
        self.started = self.clock.now()
        self.naming = Naming()
        self.on_end: Callable[[], None] = lambda: None

    def may_serve(self) -> bool:
        return True

    def name_of(self, person: str) -> str | None:
        return person.title()

    def muted_by(self, person: str | None) -> frozenset[str]:
        return frozenset()

    def drop(self, table: Table, code: str) -> None:
        raise AssertionError(code)

    def spawn(self, table: Table, work: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
        raise AssertionError("nothing is due while the clock stands still")

    def decided(self, by: str) -> None:
        self.metrics.decided(by)

    def board_of(self, state: TableState) -> str:
        return "board"

    def check_speech(self, person: str) -> None:
        """Let everybody speak."""

    def signed_end(self, state: TableState) -> None:
        """Sign nothing: games that were dealt from a view have no record."""


def begun(
    edition: str,
    players: int,
    seed: int,
    variant: str | None = None,
    settings: Mapping[str, Setting] | None = None,
    assist: AssistLevel = 1,
    add_ons: tuple[str, ...] = (),
) -> TableState:
    """Return a table that has just begun; the first two seats are people who share a device."""
    now = FakeClock().now()
    chairs = tuple(Chair("me" if n == 0 else "hot" if n == 1 else "open") for n in range(players))
    setup = TableSetup(edition, chairs, variant=variant, settings=dict(settings or {}), assist=assist, add_ons=add_ons)
    created = Created(setup, "p0", 1, f"{seed:x}", "1", "committed")
    rules = fogg.ruleset(edition, variant=variant, settings=settings, add_ons=add_ons)
    state = TableState("t", rules, created, now)
    bodies: list[Any] = [created]
    bodies += [ChairTaken(n, f"p{n}", "p0" if n < 2 else f"p{n}", "blue") for n in range(players)]
    bodies.append(Started(tuple(range(players))))
    for body in bodies:
        state.apply(make_row("t", state.seq + 1, now, body, person=None, command=None, before=state.checksum), body)
    return state


def table_with(state: TableState, game: Game, stand: Stand | None = None) -> Table:
    """Return a table like another, with that game. What may be taken back is known to its actor, and is kept."""
    twin: Any = copy.deepcopy(state, {id(state.game): game, id(state.ruleset): state.ruleset})
    undoable = [state.undoable(seat) for seat in range(state.seats)]
    twin.undoable = undoable.__getitem__
    return Table(stand or Stand(), twin, {})


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of something that has nothing to wait for."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("it waits for something")


class Recipient:
    """A socket that looks through a seat, once at the full game and once at what the seat knows of it."""

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.ears = Listener(person, seat), Listener(person, seat)

    def look(self, full: Table, twins: Mapping[int | None, Game]) -> tuple[list[bytes], list[bytes]]:
        """Return the frames that come of the position, from the full table and from its twin."""
        for ear in self.ears:
            ear.seat = self.seat
        full.listeners = [self.ears[0]]
        full.publish()
        known = table_with(full.state, twins[self.ears[0].seat])
        own = full.state.seats_of(self.person) if self.person else []
        # A person with several seats knows of each whether it has chosen: so their own views say who is asked.
        asked = tuple([seat for seat in own if seat in twins[seat].actors][:1])
        setattr(known, "waiting", lambda person: asked)  # noqa: B010 - mypy knows that it is a method
        known.listeners = [self.ears[1]]
        known.publish()
        frames = [drained(ear) for ear in self.ears]
        return frames[0], frames[1]


def drained(ear: Listener) -> list[bytes]:
    """Return what waits to be sent."""
    return [frame or b"" for frame in ear.outbox.take()]
