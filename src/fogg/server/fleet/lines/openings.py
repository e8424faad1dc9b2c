"""The first words of a conversation between nodes: which table it is about, and what is wanted there."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.types import Scope

FORWARDED = "fogg.forwarded"  # in a scope: another node has let the request in


class WireScope(msgspec.Struct, frozen=True):
    """The parts of a request or socket that the application needs; texts of headers are latin-1, as in HTTP."""

    type: str
    path: str
    query: str
    scheme: str
    headers: list[tuple[str, str]]
    client: str  # the address of the client, as the node that let it in sees it
    host: str
    port: int
    method: str = ""


class Chore(msgspec.Struct, frozen=True):
    """A thing to be done for a person at the node that runs a table."""

    name: str
    person: str


class LineOpening(msgspec.Struct, frozen=True):
    """The wish of a caller: a request with its body, a socket, or a chore."""

    table: str
    scope: WireScope | None = None
    chore: Chore | None = None


class Taken(msgspec.Struct, frozen=True):
    """The answer whether the node that was called runs the table; if not, the caller looks again."""

    taken: bool


class AnswerHead(msgspec.Struct, frozen=True):
    """The head of an answer."""

    status: int
    headers: list[tuple[str, str]]


class ChoreDone(msgspec.Struct, frozen=True):
    """The end of a chore; `refused` is the code of a refusal."""

    refused: str = ""


def texts(headers: Any) -> list[tuple[str, str]]:
    """Return headers as texts."""
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]


def raw(headers: list[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    """Return headers as bytes."""
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]


def to_wire(scope: Scope) -> WireScope:
    """Return what another node is told of a scope."""
    host, port = scope.get("server") or ("", 0)
    client = scope.get("client")
    return WireScope(
        type=scope["type"],
        path=scope["path"],
        query=scope["query_string"].decode("latin-1"),
        scheme=scope["scheme"],
        headers=texts(scope["headers"]),
        client=client[0] if client else "",
        host=host or "",
        port=port or 0,
        method=scope.get("method", ""),
    )


def from_wire(wire: WireScope, extensions: dict[str, Any]) -> Scope:
    """Return a scope for the application of this node."""
    scope: Scope = {
        "type": wire.type,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": wire.path,
        "raw_path": wire.path.encode(),
        "root_path": "",
        "query_string": wire.query.encode("latin-1"),
        "scheme": wire.scheme,
        "headers": raw(wire.headers),
        "client": (wire.client, 0) if wire.client else None,
        "server": (wire.host, wire.port),
        "extensions": extensions,
        FORWARDED: True,
    }
    if wire.type == "http":
        scope["method"] = wire.method
    else:
        scope["subprotocols"] = []
    return scope
