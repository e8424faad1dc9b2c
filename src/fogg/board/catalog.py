# interpreted: reads files
"""The list of editions, and what can be chosen of each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fogg.board.choose import SettingValue, known_add_ons, setting_values
from fogg.board.edition import labels_of, players_of
from fogg.board.folder.source import known_folders
from fogg.board.load import find_source


@dataclass(frozen=True, slots=True)
class VariantInfo:
    """A way to play with another deck or other numbers; `labels` are those of the edition, as far as it keeps them."""

    id: str
    name: str
    rules: list[str]
    players: list[int]
    labels: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class SettingInfo:
    """Something a table can choose: type, default, the values it takes, and the message key that describes it."""

    id: str
    type: str
    default: SettingValue
    values: list[SettingValue]
    words: str


@dataclass(frozen=True, slots=True)
class AddOnInfo:
    """Something that can be added to an edition: the rule modules it brings and the message key that describes it."""

    id: str
    name: str
    rules: list[str]
    words: str


@dataclass(frozen=True, slots=True)
class EditionInfo:
    """An edition as it is shown where one is picked. `kind` is `board` or `add-on`; an add-on has no players."""

    id: str
    name: str
    kind: str
    players: list[int]
    rules: list[str]
    rules_version: int
    about: dict[str, Any]
    labels: list[tuple[str, str]]
    variants: list[VariantInfo]
    settings: list[SettingInfo]
    add_ons: list[AddOnInfo]


def edition_ids() -> list[str]:
    """Return the ids of all editions and add-on folders, in alphabetical order."""
    return list(known_folders())


def describe(edition: str | Path) -> EditionInfo:
    """Return what there is to know about an edition (or a folder) before it is played; errors as `load`."""
    source = find_source(edition)
    data = source.data
    is_board = data.get("kind", "board") == "board"
    add_ons = known_add_ons(source, data) if is_board else {}
    return EditionInfo(
        id=data["id"],
        name=data["name"],
        kind=data.get("kind", "board"),
        players=players_of(data) if is_board else [],
        rules=list(data["rules"]),
        rules_version=data["rules_version"],
        about=data["about"],
        labels=labels_of(data),
        variants=[
            VariantInfo(
                key,
                v.get("name", key),
                list(v.get("rules", data["rules"])),
                players_of({**data, **v}),
                labels_of({"provenance": {**data["provenance"], **v.get("provenance", {})}}),
            )
            for key, v in data["variants"].items()
        ],
        settings=[
            SettingInfo(key, s["type"], s["default"], setting_values(s), s["words"])
            for key, s in data["settings"].items()
        ],
        add_ons=[AddOnInfo(key, m["name"], list(m["rules"]), m["words"]) for key, m in add_ons.items()],
    )
