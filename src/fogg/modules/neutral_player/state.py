"""The state of the neutral player."""

from __future__ import annotations

from typing import Any

from fogg.authoring import State

GONE = -1


class NeutralState(State):
    """Its trains and routes, and which seat holds the marker; GONE once it has stopped. All of it is public."""

    def __init__(self, trains: int, marker: int, routes: list[int]) -> None:
        self.trains = trains
        self.marker = marker
        self.routes = routes

    def copy(self) -> State:
        return NeutralState(self.trains, self.marker, self.routes[:])

    def to_json(self) -> dict[str, Any]:
        return {"trains": self.trains, "marker": self.marker, "routes": self.routes[:]}
