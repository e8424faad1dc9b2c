"""Chance that players part with the server: pledges, nonces, and the seed that comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Annotated, NamedTuple

import msgspec

from fogg.engine.chance import SEED_BITS
from fogg.engine.records import SeedPart
from fogg.server.tokens import hexadecimal

Pledge = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
PlayerNonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,64}$")]  # 16 bytes or more


class Revealing:
    """The moment between the host's start and the first card, in which pages tell their nonces. Kept in memory only.

    `nonces` are by person, and nothing of them is shown before the game begins. `until`: the game begins without
    the missing ones.
    """

    __slots__ = ("nonces", "until")

    def __init__(self, until: float) -> None:
        self.nonces: dict[str, str] = {}
        self.until = until


class Pledged(NamedTuple):
    """A person who pledged a nonce, and their chairs."""

    person: str
    chairs: tuple[int, ...]
    pledge: str


def pledge_of(nonce: str) -> str:
    """Return what a player shows of a nonce before it is told: its hash."""
    return sha256(f"fogg nonce 1\nnonce {nonce}\n".encode()).hexdigest()


def seed_parts(pledged: Sequence[Pledged], nonces: Mapping[str, str]) -> tuple[SeedPart, ...]:
    """Return the parts of a deal in the order of chairs; a nonce that was not told is empty."""
    ordered = sorted(pledged, key=lambda one: one.chairs)
    return tuple(SeedPart(one.chairs, one.pledge, nonces.get(one.person, "")) for one in ordered)


def dealt_seed(seed: str, parts: Sequence[SeedPart]) -> str:
    """Return the seed of a game: the server's seed, hashed with the nonces of players where they told any.

    Neither side could choose it: the server's seed was committed to and every nonce pledged before any was told.
    """
    if not any(part.nonce for part in parts):
        return seed
    lines = ["fogg seed 1", f"seed {hexadecimal(seed)}"]
    for part in parts:
        lines.append(f"part {','.join(map(str, part.chairs))} {part.pledge} {part.nonce or '-'}")
    digest = sha256("".join(f"{line}\n" for line in lines).encode()).digest()
    return f"{int.from_bytes(digest[: SEED_BITS // 8], 'big'):x}"
