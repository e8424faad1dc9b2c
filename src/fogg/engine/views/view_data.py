# interpreted: a msgspec struct, which crosses processes
"""The fields of a view."""

from __future__ import annotations

import msgspec

from fogg.engine.ruleset.spec import Header
from fogg.engine.views.snapshot import SeatSnapshot
from fogg.words.message import Message

SPECTATOR = -1


class ViewData(msgspec.Struct, frozen=True):
    """The fields of a view, in plain numbers and texts; its JSON is the text form of the view."""

    header: Header
    seat: int  # -1: a spectator
    snapshot: SeatSnapshot
    history: tuple[Message, ...]
