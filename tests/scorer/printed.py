"""The printed tables of one way to play: read from the files of an edition, without any of Fogg's code."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parents[2] / "src" / "fogg" / "editions"
Table = dict[str, Any]


@dataclass
class Track:
    """A route of the board."""

    key: str
    ends: tuple[str, str]
    length: int
    kind: str
    tags: dict[str, str]
    parallel: list[str]  # the keys of all tracks between the same two places, its own included

    def other(self, end: str) -> str:
        """Return the end that is not the given one."""
        return self.ends[1] if end == self.ends[0] else self.ends[0]


@dataclass
class Card:
    """A ticket: where it begins, and what each place is worth that completes it."""

    key: str
    start: str
    goals: list[tuple[str, int]]


@dataclass
class Printed:
    """The numbers, places, tracks and tickets of an edition with a variant, settings and add-ons."""

    data: Table
    places: dict[str, dict[str, str]] = field(default_factory=dict)  # with their tags
    tracks: dict[str, Track] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    shares: list[dict[str, str]] = field(default_factory=list)

    @property
    def rules(self) -> list[str]:
        """Return the names of the rules in play."""
        return list(self.data["rules"])

    def bonus(self, name: str) -> Table | None:
        """Return the entry of a bonus."""
        return next((entry for entry in self.data.get("bonuses", []) if entry["id"] == name), None)

    def nodes(self, place: str) -> list[str]:
        """Return the nodes of the board that serve a place of a ticket: a country has several."""
        named = self.data.get("countries", {}).get(place)
        return list(named) if isinstance(named, list) else [place]

    def points(self, track: Track) -> int:
        """Return what a route scores."""
        for special in self.data.get("special_routes", {}).values():
            if ({special["a"], special["b"]}, special["length"]) == (set(track.ends), track.length):
                return int(special["points"])
        return int(self.data["scoring"]["route_points"][str(track.length)])


def read(edition: str, variant: str | None, settings: Mapping[str, Any], add_ons: Sequence[str]) -> Printed:
    """Read an edition's folder, and that of its base."""
    folders = [HOME / edition]
    while base := toml(folders[-1]).get("base"):
        folders.append(HOME / base)
    data: Table = {}
    for folder in reversed(folders):
        data = over(data, toml(folder))
    for name, value in settings.items():
        setting = data["settings"][name]
        if "sets" in setting:
            change: Any = value
            for part in reversed(setting["sets"].split(".")):
                change = {part: change}
            data = over(data, change)
        elif value:
            overlay = setting["overlay"]
            data = over(data, data[overlay] if isinstance(overlay, str) else overlay)
    if variant is not None:
        data = over(data, data["variants"][variant])
    own = data.get("modules", {})
    chosen = {name: own.get(name) or add_on(name) for name in add_ons}
    data = {**data, "modules": chosen, "rules": [*data["rules"], *(r for m in chosen.values() for r in m["rules"])]}
    tables = {name: rows(folders, file) for name, file in data["tables"].items()}
    printed = Printed(data, shares=tables.get("shares", []))
    printed.places = {row["id"]: tags(row) for row in tables["cities"]}
    printed.tracks = tracks(tables["routes"])
    value_tag = data.get("tickets", {}).get("value_tag", "")
    for row in tables["tickets"]:
        card = ticket(row, value_tag)
        times = sum(1 for key in printed.cards if key.partition(".")[0] == card.key)
        card.key = f"{card.key}.{times + 1}" if times else card.key
        printed.cards[card.key] = card
    return printed


def add_on(name: str) -> Table:
    """Return an add-on that stands in another folder: of its own, or of the edition that lends it."""
    for folder in sorted(HOME.iterdir()):
        data = toml(folder) if (folder / "edition.toml").is_file() else {}
        module = data.get("modules", {}).get(name)
        if module is not None:
            return {"rules": data["rules"], **module} if data.get("kind") == "add-on" else dict(module)
    raise KeyError(name)


def toml(folder: Path) -> Table:
    """Return a folder's edition.toml."""
    return tomllib.loads((folder / "edition.toml").read_text(encoding="utf-8"))


def over(below: Table, above: Table) -> Table:
    """Return a table with another one laid over it."""
    result = dict(below)
    for key, value in above.items():
        both = isinstance(value, dict) and isinstance(below.get(key), dict)
        result[key] = over(below[key], value) if both else value
    return result


def rows(folders: list[Path], file: str) -> list[dict[str, str]]:
    """Return the rows of a table, from the nearest folder that has it."""
    path = next(folder / file for folder in folders if (folder / file).is_file())
    with path.open(encoding="utf-8-sig", newline="") as lines:
        return list(csv.DictReader(lines))


def tags(row: dict[str, str]) -> dict[str, str]:
    """Return the notes of a row by name."""
    pairs = [note.partition("=") for note in row["notes"].split(";") if note]
    return {name: value for name, _, value in pairs}


def tracks(table: list[dict[str, str]]) -> dict[str, Track]:
    """Return all routes by key: `a-b`, and with a number behind a dot for a second and third track."""
    parallel: dict[frozenset[str], list[str]] = {}
    found: dict[str, Track] = {}
    for row in table:
        keys = parallel.setdefault(frozenset((row["a"], row["b"])), [])
        first = keys[0] if keys else f"{row['a']}-{row['b']}"
        key = f"{first}.{len(keys) + 1}" if keys else first
        keys.append(key)
        found[key] = Track(key, (row["a"], row["b"]), int(row["length"]), row["kind"], tags(row), keys)
    return found


def ticket(row: dict[str, str], value_tag: str) -> Card:
    """Return the ticket of a row; where it has several goals they stand in its notes."""
    if row["b"]:
        return Card(f"{row['a']}-{row['b']}", row["a"], [(row["b"], int(tags(row).get(value_tag) or row["points"]))])
    goals = [note.partition(":") for note in row["notes"].split(";")]
    return Card(row["a"], row["a"], [(place, int(points)) for place, _, points in goals])
