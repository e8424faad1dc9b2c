# interpreted: works on the untyped dictionaries of TOML, once per load
"""Choices of a table for an edition: settings, then one variant, then add-ons; each is a merge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fogg.board.folder.merge import Data, Locate, merged, nested, refused
from fogg.board.folder.source import EditionSource, known_folders, own_source
from fogg.errors import UnknownName

# Keys of [variants.*] and [modules.*] that describe them and override nothing.
VARIANT_WORDS = ("name", "words")
MODULE_WORDS = ("name", "words", "rules", "overlay", "any_board")
SettingValue = bool | int | str


def setting_values(setting: Data) -> list[SettingValue]:
    """Return the values that a setting takes, as far as they can be listed: not those of an `int` without a maximum."""
    if setting["type"] == "bool":
        return [False, True]
    if setting["type"] == "choice":
        return list(setting["overlays"])
    return list(range(setting["minimum"], setting["maximum"] + 1))


def resolve_settings(data: Data, given: Mapping[str, SettingValue]) -> dict[str, SettingValue]:
    """Return every setting of the edition with its value: the given one, else the default.

    An unknown setting, or a value that it does not take, is an UnknownName that lists the known ones.
    """
    declared = data["settings"]
    for name, value in given.items():
        if name not in declared:
            raise UnknownName("setting", name, declared)
        values = setting_values(declared[name])
        if not any(value == v and type(value) is type(v) for v in values):
            known = [str(v).lower() if isinstance(v, bool) else v for v in values]
            raise UnknownName(f"value of setting {name}", value, known)
    return {name: given.get(name, setting["default"]) for name, setting in declared.items()}


def with_settings(data: Data, settings: Mapping[str, SettingValue], locate: Locate) -> Data:
    """Return the edition's numbers with the effect of every setting; they may reach into `variants.<name>`."""
    for name, value in settings.items():
        at, effect = setting_effect(data, name, value, locate)
        data = merged(data, effect, locate, at=at)
    return data


def setting_effect(data: Data, name: str, value: SettingValue, locate: Locate) -> tuple[str, Data]:
    """Return the overlay that a setting's value stands for, empty where it changes nothing, and where it is written."""
    setting = data["settings"][name]
    at = f"settings.{name}"
    if "sets" in setting:
        return f"{at}.sets", nested(setting["sets"], value) if value != setting["default"] else {}
    if "overlays" in setting:
        choice = str(value).lower()
        return f"{at}.overlays.{choice}", setting["overlays"].get(choice, {})
    overlay: Any = setting["overlay"]
    if not isinstance(overlay, str):
        return f"{at}.overlay", overlay if value else {}
    if not isinstance(data.get(overlay), dict):
        raise refused(f"{at}.overlay names no table: {overlay!r}", locate(f"{at}.overlay"), overlay)
    return overlay, data[overlay] if value else {}


def with_variant(data: Data, variant: str | None, locate: Locate) -> Data:
    """Return the numbers of one variant; an unknown one is an UnknownName."""
    if variant is None:
        return data
    if variant not in data["variants"]:
        raise UnknownName("variant", variant, data["variants"])
    overlay = {k: v for k, v in data["variants"][variant].items() if k not in VARIANT_WORDS}
    return merged(data, overlay, locate, at=f"variants.{variant}")


def known_add_ons(source: EditionSource, data: Data) -> dict[str, Data]:
    """Return the add-ons that this edition can be played with, in the order in which they are set up.

    First those of its own file, then those of other editions that say `any_board = true`, then the add-on folders.
    """
    found: dict[str, Data] = dict(data["modules"])
    for name in known_folders():
        for key, module in own_source(name).data.get("modules", {}).items():
            if module.get("any_board"):
                found.setdefault(key, module)
    lineage = {str(data["id"]), source.label}
    behind = source.base
    while behind is not None:
        lineage.add(behind.label)
        behind = behind.base
    for name in known_folders():
        about = own_source(name).data
        if about.get("kind") == "add-on" and not lineage & set(about.get("not_with", [])):
            words = {key: about[key] for key in ("name", "words", "rules")}
            found[name] = {**about["modules"].get(name, {}), **words}
    return found


def with_add_ons(source: EditionSource, data: Data, add_ons: Iterable[str]) -> Data:
    """Return the numbers with the chosen add-ons, in any order of names.

    `modules` holds those in play only, `rules` names their modules too.
    """
    chosen = list(add_ons)
    known = known_add_ons(source, data) if chosen else {}
    modules: Data = {}
    for name in chosen:
        if name not in known:
            raise UnknownName("add-on", name, known)
    for name in [name for name in known if name in chosen]:
        module = known[name]
        data = merged(data, module.get("overlay", {}), source.locate, at=f"modules.{name}.overlay")
        data = {**data, "rules": [*data["rules"], *(r for r in module["rules"] if r not in data["rules"])]}
        modules[name] = {key: value for key, value in module.items() if key not in MODULE_WORDS}
    return {**data, "modules": modules}


def chosen(
    source: EditionSource, variant: str | None, settings: Mapping[str, SettingValue], add_ons: Iterable[str]
) -> Data:
    """Return the numbers of one way to play an edition: settings first, then the variant, then add-ons."""
    data = with_settings(source.data, settings, source.locate)
    data = with_variant(data, variant, source.locate)
    data = with_add_ons(source, data, add_ons)
    # A kind with no cards is not in the deck: that is how a variant takes one out.
    return {**data, "train_cards": {kind: n for kind, n in data["train_cards"].items() if n != 0}}
