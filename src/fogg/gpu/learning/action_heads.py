"""Outputs of a network and the actions they speak for: a claim is route + color + a slope for its wild cards.

An action's logit is a sum of a few outputs, so that a network of 200 outputs can rate 1,000 actions. What it says of
a set of tickets is the sum of what it says of each.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fogg.gpu.tensor_tables import CLAIM, DRAW, EXTRA, GIVE_UP, HIDDEN, KEEP, PASS, PAY, STATION, TICKETS, TensorTables


class ActionHeads:
    """The sum of outputs that each action is.

    A network has `outputs` numbers: `plain` of them count for actions by `matrix`, the rest is one for each ticket.
    `matrix` has a row for each plain output, then one for each slot of an offer.
    """

    def __init__(self, tables: TensorTables) -> None:
        names: list[str] = []
        rows: list[int] = []
        columns: list[int] = []
        values: list[int] = []
        index: dict[str, int] = {}

        def add(action: int, name: str, value: int = 1) -> None:
            if name not in index:
                index[name] = len(names)
                names.append(name)
            rows.append(index[name])
            columns.append(action)
            values.append(value)

        keeps: list[tuple[int, int]] = []
        for action in range(tables.actions):
            verb, wilds = int(tables.verb[action]), int(tables.a_wilds[action])
            if verb == DRAW:
                add(action, f"draw {tables.a_kind[action]}")
            elif verb in (HIDDEN, TICKETS, PASS, GIVE_UP):
                add(action, f"verb {verb}")
            elif verb == CLAIM:
                add(action, f"route {tables.a_route[action]}")
                self.add_payment(add, "claim", action, int(tables.a_color[action]), wilds)
            elif verb == STATION:
                add(action, f"city {tables.a_city[action]}")
            elif verb == PAY:
                self.add_payment(add, "pay", action, int(tables.a_color[action]), wilds)
            elif verb == EXTRA:
                self.add_payment(add, "extra", action, 0, wilds)
            elif verb == KEEP and tables.a_mask[action]:
                mask = int(tables.a_mask[action])
                add(action, f"keep {mask.bit_count()}")
                keeps.append((action, mask))
        self.names = tuple(names)
        self.plain = len(names)
        self.tickets = tables.tickets
        self.slots = tables.slots
        self.matrix: NDArray[np.int8] = np.zeros((self.plain + self.slots, tables.actions), np.int8)
        self.matrix[rows, columns] = values
        for action, mask in keeps:
            for slot in range(self.slots):
                self.matrix[self.plain + slot, action] = mask >> slot & 1

    @property
    def outputs(self) -> int:
        return self.plain + self.tickets

    @staticmethod
    def add_payment(add, what: str, action: int, color: int, wilds: int) -> None:  # type: ignore[no-untyped-def]
        """Add the outputs of a payment."""
        add(action, f"{what} all wild" if color < 0 else f"{what} color {color}")
        if color >= 0 and wilds:
            add(action, f"{what} wilds", wilds)
