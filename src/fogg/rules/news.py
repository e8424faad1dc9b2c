"""What happened in a decision, and who hears what of it."""

from __future__ import annotations

from typing import Any, Final

from fogg.words.message import Message

EVERYBODY: Final = -1


class News:
    """One event: `full` is heard by the seats of `hearers` (a bit mask), `plain` by everybody else."""

    def __init__(self, full: Message, hearers: int = EVERYBODY, plain: Message | None = None) -> None:
        self.full: Final = full
        self.hearers: Final = hearers
        self.plain: Final = plain

    def heard_by(self, seat: int) -> Message | None:
        """The event as that seat hears it (-1: a spectator), or None if it does not."""
        if self.hearers == EVERYBODY or (seat >= 0 and self.hearers >> seat & 1):
            return self.full
        return self.plain


def public(key: str, **params: Any) -> News:
    """An event that everybody hears in full."""
    return News(Message(key, params))
