"""Positions of the depots, and the contents of the warehouses."""

from __future__ import annotations

from typing import Any

from fogg.authoring import Pile, State

NO_SEAT = -1


class WarehouseState(State):
    """By seat: depots by the warehouse, depots given back to the box, and the cards of the warehouse; by city: a depot.

    The cards of a warehouse are hidden from all (europe R57), so the piles lie in zones. Their number is public.
    """

    def __init__(self, depots: list[int], boxed: list[int], seat_at: list[int], piles: list[Pile]) -> None:
        self.depots = depots
        self.boxed = boxed
        self.seat_at = seat_at
        self.piles = piles

    def copy(self) -> WarehouseState:
        piles = [pile.copy() for pile in self.piles]
        return WarehouseState(self.depots[:], self.boxed[:], self.seat_at[:], piles)

    def to_json(self) -> Any:
        return {
            "depots": self.depots[:],
            "boxed": self.boxed[:],
            "seat_at": self.seat_at[:],
            "stored": [int(pile.size) for pile in self.piles],
        }
