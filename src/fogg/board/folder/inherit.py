# interpreted: works on the untyped dictionaries of TOML, once per load
"""Decide what a folder takes over from its base edition: not what belongs to another board, nor what it removes."""

from __future__ import annotations

import csv
import difflib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fogg.board.folder.merge import Data

# Parts of an edition that speak of its own places, tracks and cards, or say whose work it is.
OF_ITS_BOARD = (
    "name",
    "about",
    "provenance",
    "counts",
    "variants",
    "big_cities",
    "tickets.value_tag",
)
# The columns that make a place or a track; names, positions and notes may differ on the same board.
COMPARED = {"cities": ("id",), "routes": ("color", "length", "kind", "locos")}
# Sections whose entries can be removed by their name alone.
NAMED = ("variants", "settings", "modules", "tables")


def is_another_board(own: dict[str, Path], base: dict[str, Path]) -> bool:
    """Return True if a folder's own `cities` or `routes` file has other places or tracks than the base's."""
    return any(table in own and printed(table, own[table]) != printed(table, base[table]) for table in COMPARED)


def printed(table: str, file: Path) -> Counter[tuple[str, ...]] | None:
    """Return the places or tracks of a table, each with how often it occurs; None if the file cannot be read."""
    found: Counter[tuple[str, ...]] = Counter()
    try:
        with file.open(encoding="utf-8-sig", newline="") as lines:
            for row in csv.DictReader(lines):
                ends = sorted([row["a"], row["b"]]) if table == "routes" else []
                found[(*ends, *(row[column] for column in COMPARED[table]))] += 1
    except (OSError, UnicodeDecodeError, csv.Error, KeyError, TypeError):
        return None
    return found


def paths_called(name: str, data: Data) -> list[str]:
    """Return the key paths that a name of `without` stands for: a path, or everything that is called so."""
    found = [name] if has_path(data, name) else []
    if "." in name:
        return found
    found += [f"{section}.{name}" for section in NAMED if name in data.get(section, {})]
    found += [f"rules.{name}"] if name in rules_of(data) else []
    found += [f"bonuses.{name}"] if any(bonus.get("id") == name for bonus in data.get("bonuses", [])) else []
    return found


def rules_of(data: Data) -> list[str]:
    """Return every rule module that an edition or one of its variants names."""
    variants = [variant.get("rules", []) for variant in data.get("variants", {}).values()]
    return [rule for rules in (data.get("rules", []), *variants) for rule in rules]


def has_path(data: Data, path: str) -> bool:
    """Return True if a key path leads to something, the modules of `rules` and the ids of `bonuses` included."""
    first, _, rest = path.partition(".")
    if first == "rules" and rest:
        return rest in rules_of(data)
    if first == "bonuses" and rest:
        return any(bonus.get("id") == rest for bonus in data.get("bonuses", []))
    if first not in data:
        return False
    return not rest or (isinstance(data[first], dict) and has_path(data[first], rest))


def unknown_part(name: str, base: str, data: Data) -> str:
    """Return the sentence that says that the base has nothing called so, with the nearest name."""
    known = sorted({*all_paths(data), *(n for section in NAMED for n in data.get(section, {})), *rules_of(data)})
    near = difflib.get_close_matches(name, known, n=1)
    variants = ", ".join(data.get("variants", {})) or "none"
    hint = f"did you mean {near[0]}?" if near else f"name a key path, a rule module or a variant ({variants})"
    return f"{base} has nothing called {name!r} to leave out; {hint}"


def all_paths(data: Data, above: str = "") -> Iterator[str]:
    """Return every key path of a table."""
    for key, value in data.items():
        yield above + key
        if isinstance(value, dict):
            yield from all_paths(value, f"{above}{key}.")


def without(data: Data, paths: list[str]) -> Data:
    """Return the data without those key paths, nor what settings, variants and add-ons say about them."""
    for path in paths:
        data = removed(data, path)
        data["settings"] = settings_without(data, path)
        for section, key in (("variants", ""), ("modules", "overlay")):
            entries = data.get(section, {})
            data = {**data, section: {name: overlay_without(entry, key, path) for name, entry in entries.items()}}
    return data


def overlay_without(entry: Any, key: str, path: str) -> Any:
    """Return an entry whose overlay (itself, or its table `key`) no longer changes a key path."""
    if not isinstance(entry, dict):
        return entry
    if not key:
        return removed(entry, path)
    return {**entry, key: removed(entry[key], path)} if isinstance(entry.get(key), dict) else entry


def settings_without(data: Data, path: str) -> Data:
    """Return the settings, those dropped whose only effect was to change that key path."""
    kept: Data = {}
    for name, setting in data.get("settings", {}).items():
        sets, overlay = str(setting.get("sets", "")), setting.get("overlay")
        if sets == path or sets.startswith(f"{path}."):
            continue
        if isinstance(overlay, str) and isinstance(data.get(overlay), dict):
            data[overlay] = rest = removed(data[overlay], path)
            if not rest:
                del data[overlay]
                continue
        elif isinstance(overlay, dict):
            rest = removed(overlay, path)
            if not rest:
                continue
            setting = {**setting, "overlay": rest}
        elif isinstance(setting.get("overlays"), dict):
            choices = {choice: removed(table, path) for choice, table in setting["overlays"].items()}
            if not any(choices.values()):
                continue
            setting = {**setting, "overlays": choices}
        kept[name] = setting
    return kept


def removed(data: Data, path: str) -> Data:
    """Return a copy without one key path; tables that become empty by it go too, below the top level."""
    first, _, rest = path.partition(".")
    if first not in data:
        return dict(data)
    result = dict(data)
    if not rest:
        del result[first]
    elif isinstance(data[first], dict):
        below = removed(data[first], rest)
        if below or not data[first]:
            result[first] = below
        else:
            del result[first]
    elif first == "rules":
        result[first] = [rule for rule in data[first] if rule != rest]
    elif first == "bonuses":
        result[first] = [bonus for bonus in data[first] if bonus.get("id") != rest]
    return result
