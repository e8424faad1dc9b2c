"""A game played once more from its deal, seen as it was seen while it was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from fogg.analysis import lasting_lines
from fogg.board import longest_path
from fogg.engine import View
from fogg.engine.records import RecordLine
from fogg.engine.views import Views
from fogg.server.broadcast.position_cache import PositionCache
from fogg.server.broadcast.seat_position import Parts
from fogg.server.broadcast.seat_views import final_places
from fogg.server.broadcast.shared_cache import SharedCache
from fogg.server.broadcast.table_frames import Seen, seen_through
from fogg.server.fair.dealt_game import new_game
from fogg.server.protocol.frames import encoder
from fogg.server.table.table_state import TableState
from fogg.words.message import Message

Look = int | Literal["watch", "open"]  # through a seat, as a spectator, or with all cards open
WATCH: Look = "watch"
OPEN: Look = "open"


class ReplayedGame:
    """The game of a table from its first position on, as one looks at it.

    Each position is made like a live one: from the views of seats, by the same code. With all cards open it is a
    spectator's, and what each seat saw of its own is added.
    """

    def __init__(self, state: TableState, look: Look) -> None:
        assert state.game is not None
        self._state = state
        self._look = look
        seats: list[int | None] = [look if isinstance(look, int) else None]
        self._seats = [*seats, *range(state.seats)] if look == OPEN else seats
        self._game = new_game(
            state.ruleset, msgspec.structs.replace(state.created, played_on=()), state.seats, state.seed
        )
        common = SharedCache()
        self._memories = [PositionCache(common) for _ in self._seats]
        self._told: list[Message] = [event.full for event in self._game.events or ()]
        self._opened = OpenedCards()
        self._paths = LongestPaths()

    def positions(self, lines: Sequence[RecordLine]) -> Iterator[Seen]:
        """Yield what is seen before the first decision, and after each of these."""
        yield self._seen()
        for line in lines:
            events = self._game.play(line.seat, line.do or {}, slot=line.slot)
            self._told += [event.full for event in events]
            yield self._seen()

    def _seen(self) -> Seen:
        game, views = self._game, Views(self._game)
        result = final_places(game, self._state.resigned)
        found = [
            seen_through(
                game,
                views,
                seat,
                undo=0,
                assist=self._state.setup.assist,
                liveries=self._state.liveries,
                result=result,
                memory=memory,
                asks=False,
            )
            for seat, memory in zip(self._seats, self._memories, strict=True)
        ]
        first, *others = found
        parts = {**first.parts, "paths": self._paths.of(views.of(None))}
        if self._look != OPEN:
            return Seen(first.seat, parts, first.history, None)
        return Seen(None, self._opened.added(parts, [one.parts for one in others]), tuple(self._told), None)


class LongestPaths:
    """The longest path of each seat (of its side, in a team), as JSON; made again when a network has changed."""

    def __init__(self) -> None:
        self._routes: Any = None
        self._text = b"[]"

    def of(self, view: View) -> bytes:
        """Return the paths in a position."""
        routes = [view.routes_of(seat) for seat in range(len(view.names))]
        if routes != self._routes:
            self._routes = routes
            board = view.board
            paths: list[list[str]] = [[] for _ in routes]
            for side in view.sides:
                own = [board.routes[route] for seat in side for route in routes[seat]]
                found = [board.routes[route].key for route in longest_path(own, len(board.cities))[1]]
                for seat in side:
                    paths[seat] = found
            self._text = encoder.encode(paths)
        return self._text


class OpenedCards:
    """The own cards and scores of all seats, put together; again only where something has changed."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[list[bytes], bytes]] = {}

    def added(self, parts: Parts, seats: Sequence[Parts]) -> Parts:
        """Return a spectator's position with the hands, tickets and scores of all seats."""
        ledgers = [parts["ledgers"], *(one["ledgers"] for one in seats)]
        return {
            **parts,
            "owns": b"[" + b",".join(one["own"] for one in seats) + b"]",
            "standings": self._once("lines", [one["lines"] for one in seats], own_lines),
            "ledgers": self._once("ledgers", ledgers, merged_ledgers),
        }

    def _once(self, name: str, given: list[bytes], make: Any) -> bytes:
        known = self._made.get(name)
        if known is None or known[0] != given:
            known = self._made[name] = (given, encoder.encode(make([msgspec.json.decode(one) for one in given])))
        return known[1]


def own_lines(standings: list[list[Any] | None]) -> list[list[Any]]:
    """Return of each seat's score, as it knew it, the lines of its own."""
    return [[line for line in lines or () if line[0] == seat] for seat, lines in enumerate(standings)]


def merged_ledgers(given: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Return a spectator's ledgers with the entry of each seat as that seat sees it."""
    public, *seats = given
    for number, ledger in enumerate(public):
        for seat, own in enumerate(seats):
            if number < len(own) and own[number]["title"] == ledger["title"] and seat < len(ledger["seats"]):
                ledger["seats"][seat] = own[number]["seats"][seat]
    return public


def decisions_of(state: TableState) -> list[tuple[int, RecordLine]]:
    """Return the decisions of a game that were not taken back, with the number of their line in the record, from 1."""
    assert state.game is not None
    record = state.game.record()
    return [(line + 1, record.lines[line]) for line in lasting_lines(record)]
