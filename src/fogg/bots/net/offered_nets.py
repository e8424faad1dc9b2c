# interpreted: asked once for each table
"""Networks that come with Fogg: which tables have one, and why others do not. Nothing here needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

NET: Final = "net"
FOLDER: Final = "fogg.bots.net"
ENDING: Final = ".npz"
EXTRA: Final = "pip install 'fogg-rails[net]'"
DEFAULT: Final = ("", "classic")  # variants that leave an edition as it is


class NetTable(NamedTuple):
    """A table for which a network comes with Fogg; `variant` is empty for the edition as it is."""

    edition: str
    variant: str
    players: int


def net_tables() -> list[NetTable]:
    """Return all tables for which there are weights, by the names of their files."""
    found = []
    for file in (files(FOLDER) / "weights").iterdir():
        if file.name.endswith(ENDING):
            name, _, players = file.name.removesuffix(ENDING).rpartition("-")
            edition, _, variant = name.partition("-")
            found.append(NetTable(edition, variant, int(players)))
    return sorted(found)


def net_table(edition: str, variant: str | None, players: int) -> NetTable:
    """Return a table as files are named for it."""
    return NetTable(edition, "" if (variant or "") in DEFAULT else str(variant), players)


def net_file(edition: str, variant: str | None, players: int) -> Path | None:
    """Return the file with the weights for an edition and a number of players; None if there is none."""
    table = net_table(edition, variant, players)
    name = f"{table.edition}-{table.variant}" if table.variant else table.edition
    with as_file(files(FOLDER) / "weights") as folder:
        path = folder / f"{name}-{players}{ENDING}"
    return path if path.is_file() else None


def has_numpy() -> bool:
    """Return True if a network can be run here."""
    return find_spec("numpy") is not None


def is_trained(edition: str, variant: str | None, players: int, add_ons: Sequence[str] = ()) -> bool:
    """Return True if a network comes with Fogg for a table; with add-ons there is none."""
    return not add_ons and net_file(edition, variant, players) is not None


def why_no_net(edition: str, variant: str | None, players: int) -> str:
    """Return why `net` cannot play a table, as a sentence with what to do; empty if it can."""
    if not is_trained(edition, variant, players):
        return f"no network is trained for {edition} with {players} players; `fogg train` trains one"
    return "" if has_numpy() else f"it needs NumPy: {EXTRA}"
