"""The base of all frames."""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything the server sends."""
