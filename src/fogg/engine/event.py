"""Events: what happened in a decision, and what each seat hears of it."""

from __future__ import annotations

from typing import Any, Final

from fogg.words.message import Message

EVERYBODY: Final = -1


class Event:
    """One event: `full` is heard by the seats of `hearers` (a bit mask), `plain` by all others."""

    def __init__(self, full: Message, hearers: int = EVERYBODY, plain: Message | None = None) -> None:
        self.full: Final = full
        self.audience: Final = hearers
        self.plain: Final = plain

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._parts() == other._parts()

    def __repr__(self) -> str:
        told = "everybody" if self.audience == EVERYBODY else f"seats of mask {self.audience:b}"
        return f"<Event {self.full.key} {self.full.params} for {told}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, self._parts()

    def _parts(self) -> tuple[Message, int, Message | None]:
        return self.full, self.audience, self.plain

    def message_for(self, seat: int) -> Message | None:
        """Return the event as that seat hears it (-1: a spectator), or None if it does not."""
        if self.audience == EVERYBODY or (seat >= 0 and self.audience >> seat & 1):
            return self.full
        return self.plain


def public(key: str, **params: Any) -> Event:
    """Return an event that all seats hear in full."""
    return Event(Message(key, params))
