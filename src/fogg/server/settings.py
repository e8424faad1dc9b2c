"""The settings of a server: everything that `fogg serve` can be told, with its defaults."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from fogg.errors import FoggError

DATABASE = "fogg.sqlite"
HOST = "127.0.0.1"
NODE = "127.0.0.1"
PORT = 8000
RETENTION_DAYS = 90
LOOPBACK = ("127.0.0.0/8", "::1/128")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadSetting(FoggError):
    """Something that `fogg serve` was told and cannot do; the message names it."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a server; BadSetting if one is impossible."""

    host: str = HOST  # the address to listen at; 0.0.0.0: all addresses
    port: int = PORT  # 0: any free one
    db: str = DATABASE  # the path of a file, or an URL of PostgreSQL
    public_url: str = ""  # where people find it: scheme and host, without a slash at the end
    proxy: tuple[Network, ...] = ()  # trusted proxies; none by default
    boards: Path | None = None  # a folder with boards of the host's own
    allow_code: bool = False  # boards may bring rules of their own, which run in this process
    metrics_token: str = field(default="", repr=False)  # who knows it may read /metrics from elsewhere
    allow_private_webhooks: bool = False  # webhooks may lead into the host's own network
    workers: int = 1  # nodes on this machine, behind one port; several need PostgreSQL
    bot_workers: int | None = None  # processes in which bots think; None: one less than there are cores, for all nodes
    node: str = NODE  # where other nodes reach this one: an address, and a port unless any free one will do
    node_bind: str = ""  # where it listens for them, if that is not the same, as in a container
    json_logs: bool = False  # for programs that read logs; else for people
    limit_scale: float = 1.0  # multiplies how often people may do things
    retention_days: int = RETENTION_DAYS  # without a sign of life, until unfinished games go; 0: they stay

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadSetting(f"there is no port {self.port}")
        if self.workers < 1:
            raise BadSetting(f"{self.workers} workers cannot serve: at least one is needed")
        if self.bot_workers is not None and self.bot_workers < 1:
            raise BadSetting(f"bots cannot think in {self.bot_workers} processes: at least one is needed")
        read_node(self.node)
        if self.node_bind:
            read_node(self.node_bind, anywhere=True)
            if not read_node(self.node)[1]:
                raise BadSetting(f"other nodes need a port to reach {self.node}, since this one listens elsewhere")
        if self.boards is not None and not self.boards.is_dir():
            raise BadSetting(f"{self.boards} is not a folder with boards")
        if self.retention_days < 0:
            raise BadSetting(f"games cannot be kept for {self.retention_days} days; 0 keeps them for ever")
        if self.limit_scale <= 0:
            raise BadSetting(f"the limits cannot be multiplied by {self.limit_scale:g}")

    @property
    def is_https(self) -> bool:
        """Return True if people reach it encrypted, so that cookies may demand that."""
        return self.public_url.startswith("https://")


def read_public_url(given: str) -> str:
    """Return the public address that a host wrote, as scheme and host; BadSetting if it is none."""
    parts = urlsplit(given.strip())
    try:
        port = parts.port
    except ValueError as error:
        raise BadSetting(f"{given!r} is not the address of a web site: {error}") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or not re.fullmatch(r"[\w.:-]+", parts.hostname):
        raise BadSetting(f"{given!r} is not the address of a web site: write it like https://fogg.example")
    if parts.username is not None or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadSetting(f"{given!r} has more than a host: Fogg needs a host of its own, like https://fogg.example")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def read_node(given: str, *, anywhere: bool = False) -> tuple[str, int]:
    """Return the internal address of a node and its port, 0 for any; BadSetting if other nodes could not use it.

    `anywhere`: it is where a node listens, which may be all addresses of a machine.
    """
    parts = urlsplit(f"//{given.strip()}")
    try:
        host, port = ipaddress.ip_address(parts.hostname or ""), parts.port or 0
    except ValueError as error:
        raise BadSetting(f"{given!r} is not the address of a node: write it like 10.0.0.5 or 10.0.0.5:7000") from error
    if host.is_unspecified and not anywhere:
        raise BadSetting(f"other nodes cannot reach {given!r}: name one address of this machine")
    return str(host), port


def read_proxies(given: str) -> tuple[Network, ...]:
    """Return the addresses or networks of proxies, as listed with commas; `loopback` is this machine itself."""
    words = [word for word in re.split(r"[\s,]+", given) if word]
    listed = [network for word in words for network in (LOOPBACK if word == "loopback" else (word,))]
    try:
        return tuple(ipaddress.ip_network(word, strict=False) for word in listed)
    except ValueError as error:
        raise BadSetting(f"{given!r} is not a list of proxy addresses: {error}") from error
