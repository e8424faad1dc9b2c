# interpreted: works on the untyped dictionaries of TOML, once per load
"""The numbers and words of edition.toml: what each may say."""

from __future__ import annotations

import re
from typing import Any

from fogg.board.checks.problems import Problems, did_you_mean
from fogg.board.folder.merge import Data, type_name

SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SLUG_WORDS = "small letters, digits and single underscores"
COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black", "white")
OTHER_CARDS = ("locomotive", "locomotive_plus4", "passenger")
ROUTE_KINDS = ("normal", "ferry", "tunnel", "mountain", "trackbed")
RETURNED_TO = [
    "deck_bottom",
    "deck_bottom_shuffled_together",
    "box",
    "face_up_discard",
    "own_deck_bottom",
    "own_deck_reshuffled",
]
TIE_BREAKS = [
    "most_completed_tickets",
    "holds_longest_path_bonus",
    "longest_path_length",
    "fewest_stations_built",
    "most_mountain_routes",
    "most_merchandise_points",
    "most_passenger_meeples",
]
BONUS_TIES = ("all_tied_score", "all_tied_score_and_following_ranks_are_skipped")
# Keys with a closed list of values, wherever they stand in edition.toml.
VALUES: dict[str, tuple[str, ...] | list[str]] = {
    "tie_breaks": TIE_BREAKS,
    "initial_returned_to": RETURNED_TO,
    "later_returned_to": RETURNED_TO,
    "locomotive_wild_on": ROUTE_KINDS,
    "first_or_single_track_pays": ("bank", "nothing"),
    "trigger_counted_per": ("player", "team"),
    "weight": ("light", "medium", "heavy"),
}
# The least value of numbers that cannot be just anything.
LEAST = {
    "players_min": 2,
    "players_max": 2,
    "trains_per_player": 1,
    "starting_hand": 0,
    "face_up_cards": 0,
    "rules_version": 1,
    "drawing.cards_per_turn": 1,
    "drawing.flush_when_face_up_locomotives": 0,
    "drawing.hand_limit": 0,
    "tickets.initial_dealt": 1,
    "tickets.initial_min_keep": 0,
    "tickets.later_drawn": 0,
    "tickets.later_min_keep": 0,
    "double_routes.both_usable_from_players": 0,
    "end_game.trigger_trains_left_at_most": 0,
}
MOST_PLAYERS = 6
ABOUT: dict[str, type] = {
    "designer": str,
    "co_designers": list,
    "year": int,
    "play_time_minutes": list,
    "who_begins": str,
    "best_at": list,
    "weight": str,
    "short_name": str,
    "tagline": str,
    "theme": str,
    "featured": int,
}


def check_numbers(problems: Problems, data: Data) -> None:
    """Note numbers out of range and unknown words; `data` has the right keys and types."""
    for path, least in LEAST.items():
        value = value_at(data, path)
        if value < least:
            problems.key(path, f"{value} is less than {least}", value)
    check_players(problems, data)
    check_values(problems, data, "")
    check_train_cards(problems, data["train_cards"])
    check_ticket_numbers(problems, data["tickets"])
    check_route_points(problems, data["scoring"]["route_points"])
    for bonus in data["bonuses"]:
        check_bonus(problems, bonus)
    for key, value in data["about"].items():
        check_about(problems, key, value)
    for rule in data["rules"]:
        if not isinstance(rule, str) or not re.fullmatch(r"[\w.]+(:\w+)?", rule):
            problems.key("rules", f"{rule!r} is not the name of a rule module", rule)
    if not SLUG.fullmatch(data["id"]) and "id" in problems.source.own:
        problems.key("id", f"{data['id']!r} must be of {SLUG_WORDS}", data["id"])


def value_at(data: Data, path: str) -> Any:
    """Return the value at a key path."""
    value: Any = data
    for key in path.split("."):
        value = value[key]
    return value


def check_players(problems: Problems, data: Data) -> None:
    """Check for at least one number of players, and none beyond what the engine seats."""
    low, high = data["players_min"], data["players_max"]
    if not low <= high <= MOST_PLAYERS:
        problems.key("players_max", f"{low} to {high} players; possible are {low} to {MOST_PLAYERS}", high)
    for n in data.get("player_counts", []):
        if type(n) is not int or not low <= n <= high:
            problems.key("player_counts", f"{n!r} is not between players_min {low} and players_max {high}", n)


def check_values(problems: Problems, table: Data, path: str) -> None:
    """Check that keys with a closed list of values hold only these."""
    for key, value in table.items():
        if isinstance(value, dict) and path + key not in ("variants", "settings", "modules"):
            check_values(problems, value, f"{path}{key}.")
        if key in VALUES:
            for item in value if isinstance(value, list) else [value]:
                if item not in VALUES[key]:
                    guess = did_you_mean(str(item), VALUES[key])
                    problems.key(path + key, f"{item!r} is not one of {', '.join(VALUES[key])}{guess}", item)


def check_train_cards(problems: Problems, cards: Data) -> None:
    """Check that a deck has locomotives and at least one color, and that every kind is known and counted."""
    for kind, n in cards.items():
        if kind not in COLORS and kind not in OTHER_CARDS:
            guess = did_you_mean(kind, COLORS)
            problems.key(f"train_cards.{kind}", f"no such color; known: {', '.join(COLORS)}{guess}", kind)
        elif type(n) is not int or n < 0:
            problems.key(f"train_cards.{kind}", f"{n!r} is not a number of cards", n)
    if "locomotive" not in cards or not any(kind in cards for kind in COLORS):
        problems.key("train_cards", "needs `locomotive` and at least one color", sorted(cards))


def check_ticket_numbers(problems: Problems, tickets: Data) -> None:
    """Check that no seat must keep more tickets than it is dealt."""
    for dealt, kept in (("initial_dealt", "initial_min_keep"), ("later_drawn", "later_min_keep")):
        if tickets[kept] > tickets[dealt]:
            problems.key(f"tickets.{kept}", f"{tickets[kept]} is more than {dealt} = {tickets[dealt]}", tickets[kept])
    if "initial_dealt_long" in tickets:
        parts = [tickets["initial_dealt_long"], tickets.get("initial_dealt_regular", 0)]
        if sum(parts) != tickets["initial_dealt"]:
            problems.key("tickets.initial_dealt", f"{tickets['initial_dealt']} is not {parts[0]} + {parts[1]}", parts)


def check_route_points(problems: Problems, points: Data) -> None:
    """Check that lengths are whole numbers and longer routes worth more (or as much, in the literal reading)."""
    for length, value in points.items():
        if not length.isdigit() or int(length) < 1 or type(value) is not int:
            problems.key(f"scoring.route_points.{length}", f"{length!r} = {value!r} is not a length with points", value)
            return
    in_order = [points[length] for length in sorted(points, key=int)]
    if in_order != sorted(in_order):
        said = ", ".join(str(value) for value in in_order)
        problems.key("scoring.route_points", f"points do not grow with the length: {said}", in_order)


def check_bonus(problems: Problems, bonus: Any) -> None:
    """Check that a bonus has an id, one way to give points, and a rule for ties."""
    if not isinstance(bonus, dict) or not SLUG.fullmatch(str(bonus.get("id", ""))):
        problems.key("bonuses", f"{bonus!r} has no id", bonus)
        return
    ways = [key for key in ("points", "points_each", "points_by_rank") if key in bonus]
    if len(ways) != 1:
        problems.key("bonuses", f"{bonus['id']} needs one of points, points_each, points_by_rank", ways)
    elif ways[0] != "points_each" and bonus.get("ties") not in BONUS_TIES:
        message = f"ties of {bonus['id']} must be one of {', '.join(BONUS_TIES)}, not {bonus.get('ties')!r}"
        problems.key("bonuses", message, bonus.get("ties"))
    elif ways[0] == "points_by_rank":
        by_rank = bonus["points_by_rank"]
        for n, ranks in by_rank.items() if isinstance(by_rank, dict) else [("", by_rank)]:
            whole = isinstance(ranks, list) and all(type(points) is int for points in ranks)
            if not whole or str(len(ranks)) != n or ranks != sorted(ranks, reverse=True):
                message = f"points_by_rank of {bonus['id']} needs {n} falling numbers for {n} players, not {ranks!r}"
                problems.key("bonuses", message, ranks)
    elif type(bonus[ways[0]]) is not int:
        message = f"{ways[0]} of {bonus['id']} must be a whole number, not {bonus[ways[0]]!r}"
        problems.key("bonuses", message, bonus[ways[0]])


def check_about(problems: Problems, key: str, value: Any) -> None:
    """Check the facts for the reader; no rule depends on them."""
    path = f"about.{key}"
    if key not in ABOUT:
        problems.key(path, f"unknown key; known: {', '.join(ABOUT)}{did_you_mean(key, ABOUT)}", key)
    elif not value or type(value).__name__ != ABOUT[key].__name__:
        problems.key(path, f"{value!r} is empty or not {type_name(ABOUT[key]())}", value)
    elif key in ("who_begins", "theme") and not re.fullmatch(r"[^.\n]+\.", value):
        problems.key(path, f"{value!r} is not one sentence", value)
    elif key == "play_time_minutes" and (len(value) != 2 or value != sorted(value)):
        problems.key(path, f"{value} is not [shortest, longest]", value)
