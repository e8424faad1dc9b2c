# interpreted: used while loading only
"""Enough cards and tickets for the largest number of players, and no number that is beyond all reason."""

from __future__ import annotations

from typing import Any

from fogg.board.checks.check_routes import Tables
from fogg.board.checks.problems import Problems
from fogg.board.folder.merge import Data

MOST_OFFERED = 10  # every choice of an offer is an action of its own
LARGEST = 1_000_000


def check_supplies(problems: Problems, data: Data, tables: Tables) -> None:
    """Note decks that do not last for the start of a game with all seats taken."""
    seats = max(data.get("player_counts") or [data["players_max"]])
    check_cards(problems, data, seats)
    check_tickets_for(problems, data, tables, seats)


def check_cards(problems: Problems, data: Data, seats: int) -> None:
    """Check that one deck holds the starting hands and the market."""
    cards = data["train_cards"]
    hand, wilds, row = data["starting_hand"], data.get("starting_locomotives", 0), data["face_up_cards"]
    needed, there = seats * (hand + wilds) + row, sum(cards.values())
    if needed > there:
        dealt = f"{seats} players get {hand + wilds} cards each and {row} lie face up: {needed} cards"
        problems.key("train_cards", f"{dealt}, but the deck has {there}", there)
    if wilds * seats > cards["locomotive"]:
        dealt = f"{seats} players get {wilds} locomotives each: {wilds * seats}"
        problems.key("train_cards.locomotive", f"{dealt}, but the deck has {cards['locomotive']}", cards["locomotive"])


def check_tickets_for(problems: Problems, data: Data, tables: Tables, seats: int) -> None:
    """Check that every seat gets an opening offer with a choice."""
    numbers, there = data["tickets"], len(tables["tickets"])
    for key in ("initial_dealt", "later_drawn"):
        if numbers[key] > MOST_OFFERED:
            problems.key(f"tickets.{key}", f"{numbers[key]} is more than {MOST_OFFERED}", numbers[key])
    needed = seats * numbers["initial_dealt"]
    if needed > there:
        dealt = f"{seats} players are dealt {numbers['initial_dealt']} tickets each: {needed} tickets"
        problems.file(data["tables"]["tickets"], f"{dealt}, but the table has {there}", there)


def check_sizes(problems: Problems, table: Data, path: str = "") -> None:
    """Check that no number of edition.toml is larger than anything counted in a game."""
    for key, value in table.items():
        if isinstance(value, dict):
            check_sizes(problems, value, f"{path}{key}.")
        for number in value if isinstance(value, list) else [value]:
            if too_large(number):
                problems.key(path + key, f"{number} is more than {LARGEST:,}, or less than the negative of it", number)


def too_large(value: Any) -> bool:
    """Return True for a number that no game can count."""
    return type(value) in (int, float) and not -LARGEST <= value <= LARGEST
