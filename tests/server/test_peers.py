"""Peers, with and without a proxy."""

from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from fogg.server.http.peers import Peers, is_here
from fogg.server.settings import read_proxies


async def seen(peer: str | None, headers: dict[str, str], proxy: str = "", kind: str = "http") -> Scope:
    """Return the scope that the application gets."""
    got: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        got.append(scope)

    async def receive() -> Message:
        return {}

    async def send(message: Message) -> None:
        pass

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    client: Any = None if peer is None else (peer, 1234)
    scope = {"type": kind, "client": client, "headers": raw, "scheme": "http" if kind == "http" else "ws"}
    await Peers(app, trusted=read_proxies(proxy))(scope, receive, send)
    return got[0]


FORGED = {"x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https"}


async def test_without_being_told_no_proxy_is_believed() -> None:
    scope = await seen("127.0.0.1", FORGED)
    assert (scope["client"], scope["scheme"]) == (("127.0.0.1", 1234), "http")


async def test_a_proxy_on_the_list_is_believed() -> None:
    scope = await seen("127.0.0.1", FORGED, "loopback")
    assert (scope["client"][0], scope["scheme"]) == ("1.2.3.4", "https")


async def test_a_socket_behind_a_proxy_with_tls_is_a_secure_one() -> None:
    assert (await seen("127.0.0.1", FORGED, "loopback", "websocket"))["scheme"] == "wss"


async def test_an_untrusted_peer_is_not_believed() -> None:
    scope = await seen("10.9.9.9", FORGED, "10.0.0.1, 192.168.0.0/16")
    assert (scope["client"][0], scope["scheme"]) == ("10.9.9.9", "http")


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("6.6.6.6, 1.2.3.4", "1.2.3.4"),  # the first was written by the client itself
        ("1.2.3.4, 10.0.0.2", "1.2.3.4"),  # two proxies of the host's
        ("10.0.0.3", "10.0.0.3"),
        ("nonsense", "10.0.0.1"),
        ("1.2.3.4, nonsense", "10.0.0.1"),
        ("", "10.0.0.1"),
        ("2001:db8::7", "2001:db8::7"),
    ],
)
async def test_the_client_is_the_last_address_that_is_not_a_proxy(forwarded: str, client: str) -> None:
    scope = await seen("10.0.0.1", {"x-forwarded-for": forwarded}, "10.0.0.0/24")
    assert scope["client"][0] == client


async def test_a_connection_without_address_is_not_special() -> None:
    scope = await seen(None, FORGED, "loopback")
    assert scope["client"] is None and not is_here(scope)


@pytest.mark.parametrize(
    ("peer", "headers", "here"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("10.0.0.1", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, False),
        ("10.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
    ],
)
@pytest.mark.parametrize("proxy", ["", "loopback, 10.0.0.1"])
async def test_only_a_direct_request_of_this_machine_is_from_here(
    peer: str, headers: dict[str, str], here: bool, proxy: str
) -> None:
    assert is_here(await seen(peer, headers, proxy)) is here
