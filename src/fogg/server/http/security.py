"""Rules for every request: security headers, sensible paths, limits for bodies, own origins.

Browsers send cookies from any site. So every request that changes something, and every socket,
must come from a page of ours (`Origin`), or from a program: those send neither `Origin` nor `Sec-Fetch-Site`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogg.server.http.known_hosts import KnownHosts
from fogg.server.http.requests.call import refused
from fogg.server.request_refusal import RequestRefused

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",  # browsers let it stand for the socket of the same host too, on plain http as well
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}
MOST_BYTES: Final = 64 << 10
MOST_BYTES_OF_RECORD: Final = 2 << 20
RECORD_PATHS: Final = frozenset({"/api/tables", "/api/replays"})  # a table can be made from a record
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
PORTS: Final = {"http": 80, "https": 443}
POLICY_CLOSE: Final = 1008


class Secure:
    """The outer wall of the application. `public_url` is where people find it, if that is not what `Host` says.

    `hosts` are the names it answers to; None: any, since a proxy sees to that.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        public_url: str = "",
        hosts: KnownHosts | None = None,
        record_paths: Collection[str] = RECORD_PATHS,
    ) -> None:
        self.app = app
        self.public = authority(public_url)
        self.hosts = hosts
        self.record_paths = record_paths
        self.headers = {**HEADERS, **(HTTPS_HEADERS if public_url.startswith("https://") else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def send_secured(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    given.setdefault(name, value)
            await send(message)

        # Ids have no such characters, and PostgreSQL takes no NUL even in a question.
        senseless = not scope["path"].isprintable()
        misled = self.hosts is not None and not self.hosts.knows(headers.get("host", ""))
        if scope["type"] == "websocket":
            if senseless or misled or self.is_foreign(headers):
                await send({"type": "websocket.close", "code": POLICY_CLOSE, "reason": "not-yours"})
            else:
                await self.app(scope, receive, send_secured)
            return
        if misled:
            await refused(RequestRefused("unknown-host"), headers)(scope, receive, send_secured)
            return
        if senseless:
            await refused(RequestRefused("not-found"), headers)(scope, receive, send_secured)
            return
        if scope["method"] not in SAFE and self.is_foreign(headers):
            await refused(RequestRefused("not-yours"), headers)(scope, receive, send_secured)
            return
        most = MOST_BYTES_OF_RECORD if scope["path"] in self.record_paths else MOST_BYTES
        if said_length(headers) > most:
            await refused(RequestRefused("too-large"), headers)(scope, receive, send_secured)
            return
        await self.app(scope, Counted(receive, most), send_secured)

    def is_foreign(self, headers: Headers) -> bool:
        """Return True if a request was caused by a page of another site."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        own = authority(f"{urlsplit(origin).scheme}://{headers.get('host', '')}")
        found = authority(origin)
        return found is None or found not in (own, self.public)


class Counted:
    """The messages of a request until its body becomes too large, regardless of its headers."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.left = most

    async def __call__(self) -> Message:
        """Return the next message; Refusal if that is too much, which the application answers like any other."""
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise RequestRefused("too-large")
        return message


def said_length(headers: Headers) -> int:
    """Return how long the body will be, as far as the headers tell."""
    text = headers.get("content-length", "0")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 19 else 0


def authority(url: str) -> tuple[str, int] | None:
    """Host and port of an origin; None if it has none, like `null`.

    The scheme is left out on purpose: behind a proxy that speaks TLS for us, we see another one than the browser.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.hostname, port or PORTS[parts.scheme]
