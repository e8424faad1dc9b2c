"""The bodies of requests about games that are looked at again."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fogg.server.protocol.bodies import Answered, Asked, ChairNumber
from fogg.server.protocol.frames import Facts, Position
from fogg.server.table.table_setup import Name
from fogg.words.message import Message


class OpenPosition(Position, frozen=True, omit_defaults=True):
    """A position of a replay. `paths`: by seat, the routes of its longest path.

    With all cards open, by seat: `owns` what it saw of its own, `standings` the lines of its score if the game had
    ended then.
    """

    paths: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    owns: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    standings: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class ReplayFrame(Answered, frozen=True):
    """A change: the parts of the position that are others now, and what was told."""

    position: OpenPosition | None = None
    told: tuple[Message, ...] = ()


class ReplayShown(Answered, frozen=True):
    """A game to be looked at again. `look` is how it is seen, `looks` how it can be: `open`, `watch`, or a seat.

    `frames` begin with the whole position before the first decision. Of a finished game one follows for each decision
    that was not taken back; `lines` has their numbers in the record, `by` the seats that decided.
    """

    facts: Facts
    look: int | str
    looks: tuple[int | str, ...]
    frames: tuple[ReplayFrame, ...]
    lines: tuple[int, ...] = ()
    by: tuple[int, ...] = ()


class ImportRecord(Asked, frozen=True):
    """The text of a recorded game."""

    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]


class PlayAgainFrom(Asked, frozen=True):
    """A deal to be played again: the seat to take, and how many decisions are made already.

    `friends`: where people sat there are chairs for guests; where only bots sat, for guests as well. Else, and in place
    of a bot that has no name, `bot`.
    """

    seat: ChairNumber
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    friends: bool = False
    bot: Name = "level:3"
