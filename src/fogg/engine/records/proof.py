# interpreted: files and JSON
"""The proof of a game that was played on a server: where its chance came from, and how it ended."""

from __future__ import annotations

import msgspec


class SeedPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person's part of the chance: their chairs, the hash of their nonce, given when they sat down, and the nonce.

    An empty nonce was not told when the game began, and is not in the seed.
    """

    chairs: tuple[int, ...]
    pledge: str
    nonce: str = ""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A server's promise at the start: the hash of its seed and nonce, and the nonce, told at the end.

    `order` has the chair of each seat, where the order of play was drawn from the seed. `seed` is the server's part of
    the seed, where players added `parts` of their own; empty: it is the whole seed.
    """

    commitment: str
    nonce: str
    order: tuple[int, ...] = ()
    seed: str = ""
    parts: tuple[SeedPart, ...] = ()


class EndStanding(msgspec.Struct, frozen=True, array_like=True):
    """A side of the result: its place, seats and points."""

    place: int
    seats: tuple[int, ...]
    total: int


class EndStatement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A server's word about a finished game: where and when, who played, what was decided, how it ended.

    `header` and `decisions` are SHA-256 hashes of the record's first line without its signature, and of all others.
    """

    table: str
    ended: float  # seconds since 1970
    seats: tuple[str, ...]
    lines: int
    header: str
    decisions: str
    result: tuple[EndStanding, ...]
    resigned: tuple[int, ...]


class SignedEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game, signed with the Ed25519 key of the server, whose public half is told; both hexadecimal."""

    says: EndStatement
    key: str
    signature: str
