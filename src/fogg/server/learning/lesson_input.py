"""Inputs of a learner in a lesson."""

from __future__ import annotations

from typing import Annotated

import msgspec


class LessonInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A learner decided (`do` is the number of an option), or went on; `skip`: the lesson does what it means."""

    do: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    slot: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    skip: bool = False
