"""Two nodes prove to each other that they know the key of their database, before either says more.

Each side answers the other's random challenge, so that neither a caller without the key nor a false server at the
address of a node learns anything. What follows is not encrypted: nodes talk over a network of the host's own.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from typing import Any

from fogg.server.fleet.lines.line import LineLost, NodeLine

HANDSHAKE_SECONDS = 1.0
CALLER, ANSWERER = "caller", "answerer"


def proof(key: str, side: str, node: str, *challenges: str) -> str:
    """Return what only a holder of the key can say about two challenges; `node` is who answers."""
    said = "\n".join(("fogg line 1", side, node, *challenges))
    return hmac.new(key.encode(), said.encode(), hashlib.sha256).hexdigest()


def same(given: str, wanted: str) -> bool:
    """Compare a proof without telling by the time how much of it is right."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), wanted.encode())


async def call(line: NodeLine, key: str, node: str) -> None:
    """Prove to the node that was called who we are, and let it prove itself; LineLost if it is another."""
    own = secrets.token_hex(16)
    async with asyncio.timeout(HANDSHAKE_SECONDS):
        theirs = text_of(await line.read_control(), "challenge")
        line.tell({"challenge": own, "node": node, "proof": proof(key, CALLER, node, theirs, own)})
        answer = await line.read_control()
    if not same(text_of(answer, "proof"), proof(key, ANSWERER, node, theirs, own)):
        raise LineLost("another node did not prove that it belongs to this database")
    line.trusted = True


async def answer_call(line: NodeLine, key: str, node: str) -> None:
    """Let a caller prove itself, and prove to it who we are; LineLost if it cannot, or means another node."""
    own = secrets.token_hex(16)
    async with asyncio.timeout(HANDSHAKE_SECONDS):
        line.tell({"challenge": own})
        hello = await line.read_control()
    theirs = text_of(hello, "challenge")
    if not same(text_of(hello, "proof"), proof(key, CALLER, node, own, theirs)):
        raise LineLost("a caller did not prove that it belongs to this database")
    line.trusted = True
    line.tell({"proof": proof(key, ANSWERER, node, own, theirs)})


def text_of(message: Any, name: str) -> str:
    """Return a text of a message; LineLost if it has none."""
    found = message.get(name) if isinstance(message, dict) else None
    if not isinstance(found, str):
        raise LineLost("another node greets in an unknown way")
    return found
