# interpreted: asked once for each table
"""Networks that come with Fogg: which rulesets and numbers of players have one, and why others do not."""

from __future__ import annotations

from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

FOLDER: Final = "fogg.bots.net"
EXTRA: Final = "pip install 'fogg-rails[net]'"
DEFAULT: Final = ("", "classic")  # variants that leave an edition as it is


def net_file(edition: str, variant: str | None, players: int) -> Path | None:
    """Return the file with the weights for an edition and a number of players; None if there is none."""
    name = edition if (variant or "") in DEFAULT else f"{edition}-{variant}"
    with as_file(files(FOLDER) / "weights") as folder:
        path = folder / f"{name}-{players}.npz"
    return path if path.is_file() else None


def why_no_net(edition: str, variant: str | None, players: int) -> str:
    """Return why `net` cannot play a table, as a sentence with what to do; empty if it can."""
    if net_file(edition, variant, players) is None:
        return f"no network is trained for {edition} with {players} players; `fogg train` trains one"
    if find_spec("numpy") is None:
        return f"it needs NumPy: {EXTRA}"
    return ""
