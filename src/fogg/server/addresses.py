"""The ways to reach a server: the addresses of this machine, and a QR code for their phones."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Callable, Sequence
from io import StringIO

EVERYWHERE = ("0.0.0.0", "::", "")
# Nothing is sent there: asking which way a packet would take tells the address of that way.
AFAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def own_addresses() -> list[str]:
    """Return the addresses of this machine in its networks, the address used for the internet first."""
    found = [address for family, afar in AFAR if (address := way_to(family, afar))]
    with contextlib.suppress(OSError):  # its own name may be known nowhere
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)]
    return list(dict.fromkeys(address for address in found if is_reachable(address)))


def way_to(family: socket.AddressFamily, address: str) -> str:
    """Return the own address that a packet to another would have; empty if unreachable."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((address, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def is_reachable(address: str) -> bool:
    """Return True if another machine could use an address of ours: neither loopback nor valid on one wire only."""
    found = ipaddress.ip_address(address.partition("%")[0])
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def web_addresses(
    host: str, port: int, public_url: str = "", *, own: Callable[[], Sequence[str]] = own_addresses
) -> list[str]:
    """Return what to type into a browser: the public address, else those at which the server listens, best first."""
    if public_url:
        return [public_url]
    if host not in EVERYWHERE:
        return [written(host, port)]
    usable = [address for address in own() if host != "0.0.0.0" or ":" not in address]
    return [*(written(address, port) for address in usable), written("127.0.0.1", port)]


def own_address(host: str, port: int) -> str:
    """Return the address at which this machine itself reaches the server."""
    return written({"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host), port)


def written(host: str, port: int) -> str:
    """Return an address as browsers take it."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" + ("" if port == 80 else f":{port}")


def qr_code(text: str) -> str:
    """Return a QR code drawn with half blocks, for terminals of any color."""
    import segno  # most starts draw none

    out = StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
