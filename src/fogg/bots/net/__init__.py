"""The bot `net`: a network that taught itself, with weights of 16 bits and NumPy alone.

Which tables it can play is known without NumPy; the network is imported when it is first asked for.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from fogg.bots.net.offered_nets import NET, NetTable, has_numpy, is_trained, net_file, net_tables, why_no_net

if TYPE_CHECKING:
    from fogg.bots.net.net_bot import NetBot
    from fogg.bots.net.net_weights import NetWeights, read_weights

WITH_NUMPY = {"NetBot": "net_bot", "NetWeights": "net_weights", "read_weights": "net_weights"}


def __getattr__(name: str) -> Any:
    """Return what needs NumPy; MissingExtra names the extra that brings it."""
    if name not in WITH_NUMPY:
        raise AttributeError(f"module 'fogg.bots.net' has no attribute {name!r}")
    return getattr(importlib.import_module(f"fogg.bots.net.{WITH_NUMPY[name]}"), name)


__all__ = [
    "NET",
    "NetBot",
    "NetTable",
    "NetWeights",
    "has_numpy",
    "is_trained",
    "net_file",
    "net_tables",
    "read_weights",
    "why_no_net",
]
