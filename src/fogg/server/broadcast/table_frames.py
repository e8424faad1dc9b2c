"""Frames: the only place where anything about a game is put into bytes for a client."""

from __future__ import annotations

from collections.abc import Sequence

from fogg.engine import Game
from fogg.engine.views import Views
from fogg.server.broadcast.position_cache import PositionCache
from fogg.server.broadcast.question import QuestionParts, question_of
from fogg.server.broadcast.seat_position import Parts, parts_of, position_of
from fogg.server.broadcast.table_facts import facts_equal, facts_for
from fogg.server.protocol.frames import ChatLine, Facts, PlacedSeat, Snapshot, Update
from fogg.words.message import Message


class Seen:
    """A game as a seat (None: a spectator) sees it, made from its view and its own options alone."""

    __slots__ = ("history", "parts", "question", "seat")

    def __init__(
        self, seat: int | None, parts: Parts, history: tuple[Message, ...], question: QuestionParts | None
    ) -> None:
        self.seat = seat
        self.parts = parts
        self.history = history
        self.question = question

    @property
    def ask(self) -> str | None:
        """The name of the seat's question; None if it has none."""
        return None if self.question is None else self.question.ask


def seen_through(
    game: Game,
    views: Views,
    seat: int | None,
    *,
    undo: int,
    assist: int,
    liveries: Sequence[str],
    result: Sequence[PlacedSeat] | None,
    memory: PositionCache,
    asks: bool = True,
) -> Seen:
    """Return what is seen through a seat. Of the game only its view (one of `views`) and the seat's options are asked.

    `undo` is how many decisions the seat may take back, `liveries` are the colors of the seats' trains, `result` the
    standings once the game is over. `asks` False: what was asked is long decided, and left out.
    """
    view = views.of(seat)
    question = question_of(game, view) if asks else None
    parts = parts_of(view, question, undo=undo, assist=assist, liveries=liveries, result=result, memory=memory)
    return Seen(seat, parts, view.history, question)


class TableSight:
    """The content for one recipient: the position of a seat, and facts of the table.

    `seen` None: the game has not begun. `public` are the facts for everybody, `lasting` the first that said the same
    and still hold. `own` are the recipient's seats, `waiting` the one of them that is asked now. `chat` is what
    was said since the recipient was last shown something, or all of it.
    """

    __slots__ = ("chat", "host", "lasting", "own", "public", "seen", "waiting")

    def __init__(
        self,
        seen: Seen | None,
        public: Facts,
        lasting: Facts,
        *,
        own: Sequence[int],
        host: bool,
        chat: Sequence[ChatLine],
        waiting: tuple[int, ...],
    ) -> None:
        self.seen = seen
        self.public = public
        self.lasting = lasting
        self.own = own
        self.host = host
        self.chat = chat
        self.waiting = waiting

    @property
    def facts(self) -> Facts:
        """The facts as the recipient sees them."""
        return facts_for(self.public, self.own, host=self.host)

    def tells_facts_of(self, other: TableSight) -> bool:
        """Return True if the facts are the same, apart from the time."""
        same = self.lasting is other.lasting or facts_equal(self.lasting, other.lasting)
        return same and self.own == other.own and self.host == other.host

    @property
    def through(self) -> tuple[bool, int | None]:
        """Return True if there is a game, and the seat that is looked through."""
        return (False, None) if self.seen is None else (True, self.seen.seat)


def snapshot(n: int, sight: TableSight) -> Snapshot:
    """Return everything that a recipient sees."""
    seen, chat = sight.seen, tuple(sight.chat)
    if seen is None:
        return Snapshot(n, None, sight.facts, None, (), chat, sight.waiting)
    return Snapshot(n, seen.seat, sight.facts, position_of(seen.parts), seen.history, chat, sight.waiting)


def update(n: int, before: TableSight, after: TableSight) -> Update | None:
    """Return what has changed for a recipient that looks through the same seat;
    None if nothing has: nothing is sent then.
    """
    position, keep = None, None
    told: tuple[Message, ...] = ()
    if before.seen is not None and after.seen is not None and before.seen is not after.seen:
        old, new = before.seen.history, after.seen.history
        position = position_of(after.seen.parts, before.seen.parts)
        same = common_length(old, new)
        told = new[same:]
        keep = same if told or same < len(old) else None
    facts = None if after.tells_facts_of(before) else after.facts
    chat = tuple(after.chat)
    waiting = after.waiting if after.waiting != before.waiting else None
    if position is None and keep is None and facts is None and not chat and waiting is None:
        return None
    return Update(n, position, keep, told, facts, chat, waiting)


def common_length(a: Sequence[Message], b: Sequence[Message]) -> int:
    """Return how many messages at the beginning are the same; take-backs are rare, so the end is looked at first."""
    shorter = min(len(a), len(b))
    if shorter == 0 or a[shorter - 1] is b[shorter - 1]:
        return shorter
    same = 0
    while same < shorter and a[same] == b[same]:
        same += 1
    return same
