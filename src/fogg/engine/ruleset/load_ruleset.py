# interpreted: reads files
"""Rulesets by the choices that they are made from; one object for equal choices in a process."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fogg.board import load
from fogg.engine.ruleset.build_ruleset import build
from fogg.engine.ruleset.own_words import check_words
from fogg.engine.ruleset.spec import Header, RulesetSpec, Setting
from fogg.errors import RecordError

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset


def header_of(game: GameState) -> Header:
    """Return the header of a game."""
    choice = game.ruleset.choice
    return Header(choice.edition, choice.variant, dict(choice.settings), choice.add_ons, tuple(game.names))


def restore_ruleset(choice: RulesetSpec, rules_version: int) -> Ruleset:
    """Return the ruleset of those choices; RecordError if its rules are of another version here."""
    ruleset = ruleset_of_choice(choice)
    if ruleset.edition.rules_version != rules_version:
        raise RecordError(
            f"pickled with version {rules_version} of the rules of {choice.edition}, "
            f"which are at version {ruleset.edition.rules_version} here",
            value=rules_version,
        )
    return ruleset


def ruleset_for(
    edition: str, *, variant: str | None, settings: dict[str, Setting], add_ons: tuple[str, ...]
) -> Ruleset:
    """Return the ruleset of that edition or folder; one object for equal choices while the files stay the same."""
    return ruleset_of_choice(RulesetSpec(edition, variant, tuple(sorted(settings.items())), tuple(sorted(add_ons))))


def stamp(folder: Path) -> tuple[int, ...]:
    """Return when the files of a custom board were written: an edited board is loaded again."""
    found = [*folder.iterdir(), *folder.glob("*/**/*.py"), *folder.glob("*/words.*.ftl")] if folder.is_dir() else []
    return tuple(sorted(file.stat().st_mtime_ns for file in found if file.is_file()))


def ruleset_of_choice(choice: RulesetSpec) -> Ruleset:
    """Return the ruleset of those choices."""
    return _built(choice, stamp(Path(choice.edition)))


def ruleset_of(header: Header) -> Ruleset:
    """Return the ruleset of a header."""
    return ruleset_for(header.edition, variant=header.variant, settings=header.settings, add_ons=header.add_ons)


@lru_cache(maxsize=64)
def _built(choice: RulesetSpec, _stamp: tuple[int, ...]) -> Ruleset:
    settings = dict(choice.settings)
    edition = load(choice.edition, variant=choice.variant, settings=settings, add_ons=choice.add_ons, to_play=True)
    ruleset = build(edition)
    ruleset.choice = choice
    ruleset.remake = restore_ruleset
    check_words(ruleset)  # faults in a board's words are found when it is loaded, not in the middle of a game
    return ruleset
