"""Allowed targets of webhooks."""

import ipaddress
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogg.server.http.sentences import sentence
from fogg.server.webhooks.allowed_targets import (
    BadTarget,
    Resolver,
    WebhookTarget,
    check_url,
    find_target,
    is_public,
    resolve,
)


def knows(*addresses: str) -> Resolver:
    """Return a resolver for which every name has these addresses."""

    async def answer(host: str, port: int) -> Sequence[str]:
        return addresses

    return answer


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "100.127.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "203.0.113.9"),
        *("224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "fe80::1", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "2001::1", "100::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "::ffff:0:127.0.0.1"),
        *("2002:7f00:1::", "2002:a00:1::", "64:ff9b::7f00:1", "64:ff9b::c0a8:101", "64:ff9b:1::808:808"),
    ],
)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1"]
)
def test_an_address_of_the_open_internet_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@given(st.ip_addresses(v=4))
def test_packing_an_address_does_not_make_it_public(address: ipaddress.IPv4Address) -> None:
    packed = [f"::ffff:{address}", f"64:ff9b::{address}", f"2002:{int(address) >> 16:x}:{int(address) & 0xFFFF:x}::1"]
    assert {is_public(ipaddress.ip_address(text)) for text in packed} == {is_public(address)}


async def test_an_url_leads_to_the_address_of_its_name() -> None:
    found = await find_target("https://Hook.Example/turn?me=1#part", resolver=knows("8.8.8.8", "2606:4700::1111"))
    assert found == WebhookTarget("https", "hook.example", 443, "/turn?me=1", "8.8.8.8")
    assert found.authority == "hook.example"


@pytest.mark.parametrize(
    ("url", "authority"),
    [
        ("http://hook.example:8080", "hook.example:8080"),
        ("https://hook.example:443/", "hook.example"),
        ("http://[2606:4700::1111]:9000/x", "[2606:4700::1111]:9000"),
    ],
)
async def test_the_host_is_named_as_a_browser_would(url: str, authority: str) -> None:
    assert (await find_target(url, resolver=knows("8.8.8.8"))).authority == authority


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("ftp://hook.example/", "only http"),
        ("file:///etc/passwd", "only http"),
        ("hook.example", "only http"),
        ("", "only http"),
        ("http://", "names no host"),
        ("http:///x", "names no host"),
        ("http://a_b%00.example/", "names no host"),
        ("http://[fe80::1%25eth0]/", "names no host"),
        ("http://me:secret@hook.example/", "user name or password"),
        ("http://hook.example:25/", "port 25 is not for the web"),
        ("http://hook.example:0/", "port 0 is not for the web"),
        ("http://hook.example:99999/", "cannot be called: "),
        ("http://hook.example/\r\nX: y", "blanks or characters"),
        ("http://hook.example/ x", "blanks or characters"),
        ("http://häuser.example/", "blanks or characters"),
        ("http://hook.example\\@10.0.0.1/", "blanks or characters"),
        ("http://hook.example/" + "x" * 500, "more than 500 characters"),
        ("http://127.0.0.1:9000/", "127.0.0.1 is inside the server's own network"),
        ("http://[::ffff:10.0.0.1]/", "is inside the server's own network"),
        ("http://[::1", "cannot be called: "),
    ],
)
def test_an_url_that_cannot_be_called_is_refused_with_a_sentence(url: str, why: str) -> None:
    with pytest.raises(BadTarget) as refused:
        check_url(url)
    assert why in str(refused.value)
    assert "secret" not in str(refused.value)
    assert sentence(refused.value.why).startswith("This address cannot be called: ")
    german = sentence(refused.value.why, "de").removeprefix("Diese Adresse lässt sich nicht aufrufen: ")
    assert german.endswith(".") and "\u2068" not in german and "{" not in german
    assert german.split()[0] in ("Sie", "Port", "127.0.0.1", "::ffff:a00:1", "10.0.0.1")


@pytest.mark.parametrize("addresses", [("10.0.0.1",), ("8.8.8.8", "127.0.0.1"), ("8.8.8.8", "::1"), ("fe80::1%eth0",)])
async def test_a_name_with_any_address_inside_is_refused(addresses: tuple[str, ...]) -> None:
    with pytest.raises(BadTarget, match="inside the server's own network"):
        await find_target("https://hook.example/", resolver=knows(*addresses))


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "localhost"])
async def test_other_ways_to_write_loopback_are_seen_through(host: str) -> None:
    with pytest.raises(BadTarget, match="inside the server's own network"):
        await find_target(f"http://{host}:9000/", resolver=resolve)


async def test_a_host_may_allow_its_own_network() -> None:
    found = await find_target("http://127.0.0.1:9000/", resolver=knows("127.0.0.1"), allow_private=True)
    assert found.address == "127.0.0.1"


async def test_a_name_without_address_is_refused() -> None:
    async def unknown(host: str, port: int) -> Sequence[str]:
        raise OSError("no such name")

    for resolver in (unknown, knows()):
        with pytest.raises(BadTarget, match=r"is not known|has no address"):
            await find_target("https://hook.example/", resolver=resolver)
