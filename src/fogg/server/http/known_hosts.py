"""The names by which a server may be asked.

A page of another site can let its own name lead to this machine (DNS rebinding) and then counts as a page of ours.
So a server answers to its public address, to addresses in numbers, and to names that only a network at home gives out.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

# Top-level names that cannot be registered (RFC 2606, 6761, 6762, 8375) or that routers at home use.
AT_HOME = (".localhost", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box", ".test")


class KnownHosts:
    """The known names of one server: those given, and the name of the machine."""

    def __init__(self, *urls: str, names: Iterable[str] = ()) -> None:
        given = [urlsplit(url).hostname for url in urls if url]
        self.names = frozenset(name.lower() for name in (*given, *names, socket.gethostname()) if name)

    def knows(self, host: str) -> bool:
        """Return True if a `Host` header names this server; a program may leave it empty."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if not host or name in self.names:
            return True
        try:
            ipaddress.ip_address(name.partition("%")[0])
        except ValueError:
            return bool(name) and ("." not in name or name.endswith(AT_HOME))
        return True
