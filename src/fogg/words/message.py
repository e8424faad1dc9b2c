"""A message: a key of the catalogue and its typed parameters. The engine speaks only in these."""

from __future__ import annotations

from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True, array_like=True):
    """A message: `key` names an entry of the catalogue, `params` fill it.

    The name of a parameter tells its type: `seat`, `city`, `route`, `kind`, `ticket`, `cards`, ... (see `wording.py`);
    a suffix keeps several of one type apart (`city_a`, `city_b`). Any other name is a plain number or text.
    """

    key: str
    params: dict[str, Any] = {}
