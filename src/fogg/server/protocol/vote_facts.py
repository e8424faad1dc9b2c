"""A vote as everybody at the table sees it."""

from __future__ import annotations

import msgspec


class VoteFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote to let a bot play for a seat: the seats whose people are asked, and the seats of people who agree.

    It can be begun as soon as it is there, and passes once all agree.
    """

    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
