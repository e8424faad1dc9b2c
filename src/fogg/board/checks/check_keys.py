# interpreted: works on the untyped dictionaries of TOML, once per load
"""The form of edition.toml: which keys there are and of which type, before anything is merged or counted."""

from __future__ import annotations

import difflib
from typing import Any

from fogg.board.checks.problems import Problems
from fogg.board.folder.merge import Data, type_name

REQUIRED: dict[str, dict[str, type]] = {
    "": {
        "id": str,
        "name": str,
        "rules": list,
        "rules_version": int,
        "players_min": int,
        "players_max": int,
        "trains_per_player": int,
        "starting_hand": int,
        "face_up_cards": int,
        "tables": dict,
        "counts": dict,
        "bonuses": list,
        "about": dict,
        "provenance": dict,
        "train_cards": dict,
        "drawing": dict,
        "tickets": dict,
        "double_routes": dict,
        "scoring": dict,
        "end_game": dict,
        "variants": dict,
        "settings": dict,
        "modules": dict,
    },
    "tables": {"cities": str, "routes": str, "tickets": str},
    "provenance": {"reconstructed": list},
    "drawing": {
        "cards_per_turn": int,
        "face_up_locomotive_ends_draw": bool,
        "face_up_locomotive_allowed_as_second": bool,
        "flush_when_face_up_locomotives": int,
        "hand_limit": int,
        "row_open_when_no_cards_left": bool,
    },
    "tickets": {
        "initial_dealt": int,
        "initial_min_keep": int,
        "later_drawn": int,
        "later_min_keep": int,
        "initial_returned_to": str,
        "later_returned_to": str,
    },
    "double_routes": {"both_usable_from_players": int, "same_player_may_own_both": bool},
    "scoring": {"route_points": dict, "ticket_completed": str, "ticket_failed": str},
    "end_game": {"trigger_trains_left_at_most": int, "final_turns": str, "tie_breaks": list},
}
OPTIONAL: dict[str, type] = {
    "base": str,
    "kind": str,
    "player_counts": list,
    "player_colors": list,
    "first_player": str,
    "train_name": str,
    "wild_name": str,
    "ticket_name": str,
    "starting_locomotives": int,
    "big_cities": list,
    "cites": dict,
}
OPTIONAL_TICKETS: dict[str, type] = {
    "initial_dealt_long": int,
    "initial_dealt_regular": int,
    "initial_max_keep_long": int,
    "duplicate_kinds": list,
    "value_tag": str,
}
SETTING_TYPES: dict[str, type] = {"bool": bool, "choice": str, "int": int}
EFFECTS: dict[str, tuple[type, ...]] = {"sets": (str,), "overlay": (str, dict), "overlays": (dict,)}


def check_keys(problems: Problems, data: Data) -> None:
    """Note unknown keys, missing keys, keys of another type, and badly declared settings and add-ons."""
    if data.get("kind", "board") != "board":
        problems.key("kind", f"{data['kind']!r} is not a playable board", data["kind"])
        return
    check_known(problems, data)
    for section, keys in REQUIRED.items():
        table = data.get(section, {}) if section else data
        if isinstance(table, dict):
            for key, kind in keys.items():
                check_type(problems, table, key, kind, f"{section}.{key}" if section else key, required=True)
    for key, kind in {**OPTIONAL, **problems.vocabulary.keys}.items():
        check_type(problems, data, key, kind, key, required=False)
    if problems.errors:
        return
    for key, kind in OPTIONAL_TICKETS.items():
        check_type(problems, data["tickets"], key, kind, f"tickets.{key}", required=False)
    for name, setting in data["settings"].items():
        check_setting(problems, name, setting)
    for name, module in data["modules"].items():
        check_add_on(problems, name, module)
    for name, variant in data["variants"].items():
        if not isinstance(variant, dict):
            problems.key(f"variants.{name}", f"{variant!r} is not a table", variant)


def check_known(problems: Problems, data: Data) -> None:
    """Check that a top-level key is known, overlaid by a setting, or named like one of the rule modules."""
    known = {*REQUIRED[""], *OPTIONAL, *problems.vocabulary.keys}
    settings = data.get("settings")
    for setting in settings.values() if isinstance(settings, dict) else []:
        if isinstance(setting, dict) and isinstance(setting.get("overlay"), str):
            known.add(setting["overlay"])
    rules = data.get("rules")
    for rule in rules if isinstance(rules, list) else []:
        # The numbers of a module of the user's own, `rules = ["volcano:Volcano"]`, may stand in `[volcano]`.
        known.add(str(rule).partition(":")[0].rpartition(".")[2])
    for key in data:
        if key not in known:
            near = difflib.get_close_matches(key, sorted(known), n=1)
            problems.key(key, f"unknown key{f', did you mean {near[0]}?' if near else ''}", key)


def check_type(problems: Problems, table: Data, key: str, kind: type, path: str, *, required: bool) -> None:
    """Check that a key is there (if required) and has its type; a boolean is not a number."""
    if key not in table:
        if required:
            problems.key(path, "the key is missing", key)
    elif type(table[key]) is not kind:
        problems.key(path, f"{table[key]!r} is {type_name(table[key])}, not {type_name(kind())}", table[key])


def check_setting(problems: Problems, name: str, setting: Any) -> None:
    """Check that a setting has a type, an allowed default, a message key and one effect."""
    path = f"settings.{name}"
    if not isinstance(setting, dict):
        problems.key(path, f"{setting!r} is not a table", setting)
        return
    kind = setting.get("type")
    if not isinstance(kind, str) or kind not in SETTING_TYPES:
        problems.key(f"{path}.type", f"{kind!r} is not one of {', '.join(SETTING_TYPES)}", kind)
        return
    check_type(problems, setting, "words", str, f"{path}.words", required=True)
    check_type(problems, setting, "default", SETTING_TYPES[kind], f"{path}.default", required=True)
    effects = [key for key in EFFECTS if key in setting]
    if len(effects) != 1:
        problems.key(path, f"needs one of {', '.join(EFFECTS)}, not {' and '.join(effects) or 'none'}", effects)
    elif not isinstance(setting[effects[0]], EFFECTS[effects[0]]):
        problems.key(f"{path}.{effects[0]}", f"{setting[effects[0]]!r} is {type_name(setting[effects[0]])}", effects[0])
    elif kind == "int":
        for key in ("minimum", "maximum"):
            check_type(problems, setting, key, int, f"{path}.{key}", required=True)
        check_type(problems, setting, "sets", str, f"{path}.sets", required=True)
    elif kind == "choice":
        check_type(problems, setting, "overlays", dict, f"{path}.overlays", required=True)
        if isinstance(setting.get("overlays"), dict) and setting.get("default") not in setting["overlays"]:
            problems.key(
                f"{path}.default", f"{setting.get('default')!r} is not one of its choices", setting.get("default")
            )


def check_add_on(problems: Problems, name: str, module: Any) -> None:
    """Check that an add-on has a name, a message key and the rule modules it brings."""
    if not isinstance(module, dict):
        problems.key(f"modules.{name}", f"{module!r} is not a table", module)
        return
    for key, kind in (("name", str), ("words", str), ("rules", list)):
        check_type(problems, module, key, kind, f"modules.{name}.{key}", required=True)
    check_type(problems, module, "any_board", bool, f"modules.{name}.any_board", required=False)
