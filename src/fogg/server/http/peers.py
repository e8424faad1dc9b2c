"""The peer of a connection, also behind a trusted proxy.

What a client writes into headers is worth nothing: `X-Forwarded-For` counts only from an address on the host's list,
and of its entries only those that such a proxy has added.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from fogg.server.settings import Network

PEER = "fogg.peer"  # in a scope: the address that is really connected
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
SECURE = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}


class Peers:
    """Puts the client's address and scheme into the scope, as a trusted proxy reports them."""

    def __init__(self, app: ASGIApp, *, trusted: Sequence[Network] = ()) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else ""
            scope[PEER] = peer
            if self.trusts(peer):
                headers = Headers(scope=scope)
                scope["client"] = (self.client(peer, headers.getlist("x-forwarded-for")), 0)
                if headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower() == "https":
                    scope["scheme"] = SECURE[scope["scheme"]]
        await self.app(scope, receive, send)

    def trusts(self, address: str) -> bool:
        """Return True if an address is that of a proxy on the host's list."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """Return the last address that is not a trusted proxy's; anything before it cannot be trusted."""
        for hop in reversed([hop.strip() for line in forwarded for hop in line.split(",")]):
            try:
                ipaddress.ip_address(hop)
            except ValueError:
                break  # not from a proxy that does its work: the one before is the last that is known
            peer = hop
            if not self.trusts(hop):
                break
        return peer


def is_here(scope: Scope) -> bool:
    """Return True if a request comes from this very machine, not through a proxy."""
    try:
        peer = ipaddress.ip_address(str(scope.get(PEER, "")))
    except ValueError:
        return False
    headers = Headers(scope=scope)
    return peer.is_loopback and not any(name in headers for name in FORWARDED)
