"""The wire: every message as a struct. `docs/protocol.md` tells how they are used."""

PROTOCOL = 2
"""Raised when an older client could no longer follow."""
