# interpreted: works on the untyped dictionaries of TOML, once per load
"""The numbers of the base game, for every key that a folder leaves out of its edition.toml."""

from __future__ import annotations

import copy
from pathlib import Path

from fogg.board.folder.merge import Data

# A key that is missing gets this value. A section that is there gets its missing keys.
DEFAULTS: Data = {
    "rules": [],
    "rules_version": 1,
    "players_min": 2,
    "players_max": 5,
    "trains_per_player": 45,
    "starting_hand": 4,
    "face_up_cards": 5,
    "counts": {},
    "bonuses": [],
    "about": {},
    "variants": {},
    "settings": {},
    "modules": {},
    "tables": {"cities": "cities.csv", "routes": "routes.csv", "tickets": "tickets.csv"},
    "provenance": {"reconstructed": []},
    "drawing": {
        "cards_per_turn": 2,
        "face_up_locomotive_ends_draw": True,
        "face_up_locomotive_allowed_as_second": False,
        "flush_when_face_up_locomotives": 3,
        "hand_limit": 0,
        "row_open_when_no_cards_left": False,
    },
    "tickets": {
        "initial_dealt": 3,
        "initial_min_keep": 2,
        "later_drawn": 3,
        "later_min_keep": 1,
        "initial_returned_to": "deck_bottom",
        "later_returned_to": "deck_bottom",
    },
    "double_routes": {"both_usable_from_players": 4, "same_player_may_own_both": False},
    "scoring": {"ticket_completed": "plus_value", "ticket_failed": "minus_value"},
    "end_game": {
        "trigger_trains_left_at_most": 2,
        "final_turns": "one_each_including_trigger_player",
        "tie_breaks": ["most_completed_tickets", "longest_path_length"],
    },
}
OF_ANY_FOLDER = ("rules", "rules_version", "about", "provenance", "variants", "settings", "modules")
# Lists in the form of a table: a folder that has one means exactly what it lists.
TRAIN_CARDS: Data = {
    **dict.fromkeys(("red", "orange", "yellow", "green", "blue", "purple", "black", "white"), 12),
    "locomotive": 14,
}
ROUTE_POINTS: Data = {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15, "7": 18, "8": 21}


def with_defaults(data: Data, folder: Path) -> Data:
    """Return the data of a board with the base game's value for every missing key; add-ons stay as they are.

    A board is called like its folder unless it says otherwise.
    """
    if data.get("kind", "board") != "board":
        return {**copy.deepcopy({key: DEFAULTS[key] for key in OF_ANY_FOLDER}), **data}
    own_name = folder.resolve().name
    result: Data = {"id": own_name, "name": own_name.replace("_", " ").capitalize(), "train_cards": TRAIN_CARDS, **data}
    for key, default in copy.deepcopy(DEFAULTS).items():
        given = result.get(key, default)
        result[key] = {**default, **given} if isinstance(given, dict) and isinstance(default, dict) else given
    if isinstance(result["scoring"], dict):
        result["scoring"] = {"route_points": ROUTE_POINTS, **result["scoring"]}
    return result
