"""Allowed targets of connections that a person asks for: never in the host's own network.

A name is resolved once, all its addresses are checked, and a checked address is connected to: a name that
answers differently a moment later gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from fogg.errors import FoggError
from fogg.words import Message

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolver = Callable[[str, int], Awaitable[Sequence[str]]]

LONGEST_URL = 500
PORTS = {"http": 80, "https": 443}
LOWEST_FREE_PORT = 1024  # below: mail, files, remote shells
HOST = re.compile(r"[A-Za-z0-9._:-]+")
# Ranges that some versions of `ipaddress` call global, and that lead inside or nowhere.
INSIDE = tuple(
    ipaddress.ip_network(network)
    for network in (
        *("100.64.0.0/10", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15"),
        *("64:ff9b:1::/48", "2001::/23", "3fff::/20", "5f00::/16", "fec0::/10"),
    )
)
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class BadTarget(FoggError):
    """An address that the server will not call; `why` says so to a person, the text of the error to a log."""

    def __init__(self, target: str, reason: str, fault: str, **params: str | int) -> None:
        self.target = target
        self.reason = reason
        self.why = Message("refused-target", {"fault": fault, **params})
        super().__init__(f"{target!r} cannot be called: {reason}")


@dataclass(frozen=True)
class WebhookTarget:
    """A checked place: what to ask for, and the one address to ask at."""

    scheme: str
    host: str  # as a browser would write it, without brackets
    port: int
    path: str  # with the query, beginning with /
    address: str

    @property
    def authority(self) -> str:
        """The value of the header `Host`."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


async def resolve(host: str, port: int) -> Sequence[str]:
    """Return all addresses of a name, as the system knows them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[4][0]) for address in found]


def check_url(url: str, *, allow_private: bool = False) -> SplitResult:
    """Return the parts of an URL that may be called, as far as that shows without resolving its name; else BadTarget.

    To be called when a person enters it, so that a mistake is told at once.
    """
    shown = url[:100]
    if len(url) > LONGEST_URL:
        raise BadTarget(shown, f"it has more than {LONGEST_URL} characters", "long", n=LONGEST_URL)
    if not url.isascii() or any(character <= " " or character == "\x7f" for character in url) or "\\" in url:
        raise BadTarget(shown, "it holds blanks or characters that must be escaped", "blanks")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadTarget(shown, str(error), "parts") from error
    if parts.scheme not in PORTS:
        raise BadTarget(shown, "only http:// and https:// can be called", "scheme")
    if parts.username is not None or parts.password is not None:
        raise BadTarget(f"{parts.scheme}://...@{parts.hostname or ''}", "it holds a user name or password", "person")
    if not parts.hostname or not HOST.fullmatch(parts.hostname):
        raise BadTarget(shown, "it names no host", "host")
    wanted = PORTS[parts.scheme] if port is None else port
    if wanted not in PORTS.values() and wanted < LOWEST_FREE_PORT:
        raise BadTarget(shown, f"port {wanted} is not for the web", "port", port=str(wanted))
    given = literal(parts.hostname)
    if given is not None and not allow_private and not is_public(given):
        raise BadTarget(shown, f"{given} is inside the server's own network", "inside", address=str(given))
    return parts


async def find_target(url: str, *, resolver: Resolver = resolve, allow_private: bool = False) -> WebhookTarget:
    """Return where to connect to for an URL; BadTarget if any of its addresses is not public."""
    parts = check_url(url, allow_private=allow_private)
    host = parts.hostname or ""
    port = parts.port or PORTS[parts.scheme]
    try:
        found = [ipaddress.ip_address(text.partition("%")[0]) for text in await resolver(host, port)]
    except (OSError, UnicodeError, ValueError) as error:
        raise BadTarget(url[:100], f"the name {host[:60]} is not known", "unknown") from error
    if not found:
        raise BadTarget(url[:100], f"the name {host[:60]} has no address", "unknown")
    inside = [address for address in found if not is_public(address)]
    if inside and not allow_private:  # one is enough: who mixes them is up to something
        raise BadTarget(url[:100], f"{inside[0]} is inside the server's own network", "inside", address=str(inside[0]))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return WebhookTarget(parts.scheme, host, port, path, str(found[0]))


def literal(host: str) -> Address | None:
    """Return the address that a host is written as; None for a name."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    """Return True if an address belongs to the open internet; one with another packed inside is what that one is."""
    packed = packed_in(address)
    if packed is not None:
        return is_public(packed)
    if address.is_multicast or address.is_reserved or any(address in network for network in INSIDE):
        return False
    return address.is_global  # not private, loopback, link-local, unspecified, for documentation


def packed_in(address: Address) -> ipaddress.IPv4Address | None:
    """Return the address of version 4 that a mapped, 6to4 or NAT64 address leads to."""
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
