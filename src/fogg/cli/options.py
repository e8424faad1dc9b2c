"""Options of every command that takes an edition: the edition, its variant, settings and add-ons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from fogg.board import describe, edition_ids
from fogg.board.catalog import SettingInfo
from fogg.engine.api import seed_number
from fogg.errors import FoggError, UnknownName

SettingValue = bool | int | str

EditionArgument = Annotated[
    str,
    typer.Argument(metavar="EDITION", help="An edition (see `fogg editions`), or a folder with a board of your own."),
]
VariantOption = Annotated[str | None, typer.Option("--variant", metavar="NAME", help="A variant of the edition.")]
SetOption = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A setting of the edition; may be repeated.")
]
AddOption = Annotated[list[str] | None, typer.Option("--add", metavar="NAME", help="An add-on; may be repeated.")]
SeedOption = Annotated[
    str | None, typer.Option("--seed", metavar="SEED", help="A number; the same seed gives the same games.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


@dataclass(frozen=True, slots=True)
class Chosen:
    """An edition as chosen on the command line, in the words of `fogg.new_game`."""

    edition: str
    variant: str | None = None
    settings: dict[str, SettingValue] = field(default_factory=dict)
    add_ons: tuple[str, ...] = ()


def chosen(edition: str, variant: str | None, given: Sequence[str] | None, added: Sequence[str] | None) -> Chosen:
    """Return the choices of a command's parameters; an unknown edition, setting or value is an UnknownName.

    A folder is named by its full path, so that a record or another process finds it again.
    """
    name = edition
    if edition not in edition_ids() and Path(edition).is_dir():
        name = str(Path(edition).resolve())
    return Chosen(name, variant, typed_settings(name, given or ()), tuple(added or ()))


def typed_settings(edition: str, given: Sequence[str]) -> dict[str, SettingValue]:
    """Return `NAME=VALUE` texts as settings, each value of the type that the edition declares for it."""
    declared = {setting.id: setting for setting in describe(edition).settings}
    settings: dict[str, SettingValue] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if name not in declared:
            raise UnknownName("setting", name, declared)
        if not equals:
            raise FoggError(f"a setting is given as NAME=VALUE, not {text!r}; {name} takes {listed(declared[name])}")
        settings[name] = typed(declared[name], value)
    return settings


def typed(setting: SettingInfo, text: str) -> SettingValue:
    """Return a value of the setting's type; UnknownName with the known values if the text is none."""
    word = text.lower()
    if setting.type == "bool" and word in YES + NO:
        return word in YES
    if setting.type == "int" and word.removeprefix("-").isdecimal():
        return int(word)
    if setting.type == "choice":
        return text
    raise UnknownName(f"value of setting {setting.id}", text, [written(value) for value in setting.values])


def listed(setting: SettingInfo) -> str:
    """Return the values that a setting takes, for a sentence."""
    return ", ".join(written(value) for value in setting.values)


def written(value: SettingValue) -> str:
    """Return a value as it is written after `--set NAME=`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_seed(text: str | None) -> int:
    """Return a seed as typed, a decimal number or a hexadecimal one beginning with 0x;
    None draws one from the system.
    """
    try:
        return seed_number(None if text is None else int(text, 0))
    except ValueError:
        raise FoggError(f"a seed is a whole number of up to 128 bits, such as 7 or 0x1f, not {text!r}") from None
