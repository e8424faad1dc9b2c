"""Telling other nodes of a change, where there can be any."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Executable

Announce = Callable[[str, str], list[Executable]]
"""Returns what tells all nodes, in the transaction of the change: what sort of thing it is, and which one."""


def unannounced(kind: str, about: str) -> list[Executable]:
    """Tell no one: this node is alone with its database."""
    return []
