"""The key with which a server signs the ends of games: Ed25519, made at its first start."""

from __future__ import annotations

from hashlib import sha256

from nacl.exceptions import CryptoError
from nacl.signing import SigningKey, VerifyKey
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.store.schema import keys

FINGERPRINT = 32  # hexadecimal digits


class ServerKey:
    """A key of a server; `public` is for everybody to know."""

    def __init__(self, secret: str) -> None:
        self._key = SigningKey(bytes.fromhex(secret))
        self.public = bytes(self._key.verify_key).hex()

    def sign(self, text: bytes) -> str:
        """Return the signature of a text: the same for the same text."""
        return self._key.sign(text).signature.hex()


def fingerprint(public: str) -> str:
    """Return a short name for a public key, to be compared by people."""
    return sha256(bytes.fromhex(public)).hexdigest()[:FINGERPRINT]


def is_signed(public: str, signature: str, text: bytes) -> bool:
    """Return True if the holder of the key signed that text."""
    try:
        VerifyKey(bytes.fromhex(public)).verify(text, bytes.fromhex(signature))
    except (CryptoError, ValueError):
        return False
    return True


async def stored_key(engine: AsyncEngine, now: float) -> ServerKey:
    """Return the newest key of a database; made at the first start."""
    async with engine.begin() as connection:
        found = (await connection.execute(select(keys.c.secret).order_by(keys.c.created.desc()))).scalars().first()
        if found is None:
            found = bytes(SigningKey.generate()).hex()
            public = ServerKey(found).public
            await connection.execute(insert(keys).values(public=public, secret=found, created=now))
    return ServerKey(found)
