"""The technology cards, and where they lie: on the display or before a seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fogg.authoring import ALL_WILD, Bill, Edition, State, Terms

STANDARD: Final = "standard"
RIGHT_OF_WAY: Final = "right_of_way"
THERMOCOMPRESSOR: Final = "thermocompressor"
ONE_TURN: Final = [RIGHT_OF_WAY, THERMOCOMPRESSOR]  # bought with a claim; they go back to the display


class Technology:
    """One row of technologies.csv: what it costs in wild cards, and how many copies there are."""

    def __init__(self, id: int, key: str, cost: int, copies: int) -> None:
        self.id: Final = id
        self.key: Final = key
        self.bit: Final[i64] = 1 << id
        self.cost: Final[i64] = cost
        self.bill: Final = Bill(cost, ALL_WILD, cost, None)  # wild cards only
        self.copies: Final = copies


def cards_in_play(edition: Edition) -> list[Technology]:
    """Return the cards of the display: the standard ones, and the others if the table plays with them."""
    cards: list[Technology] = []
    for row in edition.table("technologies"):
        if row["set"] == STANDARD or edition.flag("technologies.advanced_by_default"):
            cards.append(Technology(len(cards), row["id"], int(row["cost_locomotives"]), int(row["copies"])))
    return cards


def bit_of(cards: list[Technology], key: str) -> i64:
    """Return the bit of a card in the masks of owners; 0 if it is not in play."""
    for card in cards:
        if card.key == key:
            return card.bit
    return 0


def needs_of(cards: list[Technology], terms: Terms) -> i64:
    """Return what a seat must own to claim the route: all that its `tech=` tag names (R11, R12)."""
    mask: i64 = 0
    named = terms.route.tags.get("tech")
    if named is not None:
        for key in named.split("|"):
            mask |= bit_of(cards, key)
    return mask


class Display(State):
    """Copies left by card, what each seat owns (a bit mask), and the turn of the last purchase. All of it is public."""

    def __init__(self, left: list[int], owned: list[int], bought: int) -> None:
        self.left = left
        self.owned = owned
        self.bought = bought

    def copy(self) -> State:
        return Display(self.left[:], self.owned[:], self.bought)

    def to_json(self) -> Any:
        return {"left": self.left[:], "owned": self.owned[:], "bought": self.bought}
