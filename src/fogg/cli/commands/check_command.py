"""`fogg check`: finds the problems of a custom board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fogg.board import Edition, EditionInfo, describe, edition_ids, load
from fogg.board import check as check_files
from fogg.board.folder.source import editions_home
from fogg.board.load import find_source
from fogg.cli.commands.balance_command import show_balance
from fogg.cli.commands.editions_command import players_text
from fogg.cli.commands.random_games import trial_problems
from fogg.cli.options import AddOption, SetOption, VariantOption, chosen
from fogg.cli.problem_list import lines_of
from fogg.cli.terminal.terminal import Terminal
from fogg.engine import ruleset
from fogg.engine.checks import balance_of
from fogg.engine.ruleset import WORDS, edition_wording, known_modules, provenance, waits_for
from fogg.errors import EditionError, FoggError, NotPlayable, UnknownName

KEY = re.compile(r"(setting|add-on)-[a-z0-9-]+")


def check(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="The folder of a board, or an edition's name.")],
    variant: VariantOption = None,
    settings: SetOption = None,
    add_ons: AddOption = None,
    balance: Annotated[
        bool, typer.Option("--balance", help="Analyze the balance: tickets, bottlenecks, colors, trains.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="With --balance: print JSON instead of tables.")] = False,
    every: Annotated[bool, typer.Option("--all", help="List every problem, even many of one kind.")] = False,
) -> None:
    """Check a folder with a board of your own: every problem with its file and line, or a summary.

    All its variants and add-ons are checked; with choices, the summary is of the game as chosen. docs/editions.md says
    what such a folder holds. For example: fogg check my_board --balance
    """
    if as_json and not balance:
        raise typer.BadParameter("--json goes with --balance")
    path = editions_home() / folder if folder in edition_ids() and not Path(folder).is_dir() else Path(folder)
    if not path.is_dir():
        raise EditionError("there is no such folder", file=folder, value=folder)
    problems = check_files(path) or rule_problems(folder)
    for line in lines_of(problems, every=every):
        typer.echo(line)
    if problems:
        typer.echo(f"{len(problems)} problem{'s' if len(problems) > 1 else ''} found.", err=True)
        raise typer.Exit(1)
    choice = chosen(folder, variant, settings, add_ons)
    edition = load(choice.edition, variant=choice.variant, settings=choice.settings, add_ons=choice.add_ons)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(balance_of(edition))).decode())
    elif balance:
        show_balance(Terminal(), edition)
    else:
        Terminal().say(summary(edition, folder))


def rule_problems(folder: str) -> list[EditionError]:
    """Return what the rules have against a folder whose files are in order,
    in any of its variants and with each add-on.
    """
    info = describe(folder)
    found: dict[str, EditionError] = {str(problem): problem for problem in choices_without_words(info, folder)}
    ways: list[tuple[str | None, tuple[str, ...]]] = [(None, ())]
    ways += [(variant.id, ()) for variant in info.variants]
    ways += [(None, (add_on.id,)) for add_on in info.add_ons]
    for variant, add_ons in ways:
        try:
            rules = ruleset(folder, variant=variant, add_ons=add_ons)
            if folder not in edition_ids():  # ours are played by our tests
                for problem in trial_problems(rules, folder, thorough=not variant and not add_ons):
                    found.setdefault(str(problem), problem)
        except NotPlayable as error:
            for name in error.modules:
                if name not in planned_modules():
                    problem = at_rules(folder, str(UnknownName("rule module", name, known_modules())), name)
                    found.setdefault(str(problem), problem)
        except EditionError as error:
            problem = error if error.line else at_rules(folder, error.message, error.value)
            found.setdefault(str(problem), problem)
        except FoggError as error:
            problem = at_rules(folder, str(error), None)
            found.setdefault(str(problem), problem)
    return list(found.values())


def choices_without_words(info: EditionInfo, folder: str) -> Iterator[EditionError]:
    """Return the settings and add-ons whose `words` look like a key of a catalogue that has no such entry."""
    wording = edition_wording(folder)
    for section, choices in (("settings", info.settings), ("modules", info.add_ons)):
        for choice in choices:
            if KEY.fullmatch(choice.words) and not wording.bundle.has_message(choice.words):
                path = f"{section}.{choice.id}.words"
                file, line = find_source(folder).locate(path)
                message = f"no words for {choice.words!r}; put them into {WORDS}, or write the sentence here"
                yield EditionError(f"{path}: {message}", file=file, line=line, value=choice.words)


def at_rules(folder: str, message: str, value: object) -> EditionError:
    """Return a problem with the rule modules of a folder, with the line that names them."""
    file, line = find_source(folder).locate("rules")
    return EditionError(message, file=file, line=line, value=value)


@cache
def planned_modules() -> set[str]:
    """Return the modules that Fogg's own editions name: those that do not exist yet are awaited, not misspelled."""
    named: set[str] = set()
    for name in edition_ids():
        info = describe(name)
        named.update(info.rules)
        named.update(rule for variant in info.variants for rule in variant.rules)
        named.update(rule for add_on in info.add_ons for rule in add_on.rules)
    return named


def summary(edition: Edition, folder: str) -> str:
    """Return what a good folder holds, in one paragraph."""
    info = describe(folder)
    board = edition.board
    pairs = {(min(route.a, route.b), max(route.a, route.b)) for route in board.routes}
    missing = waits_for(edition.rules)
    parts = [
        f"{folder} is in order: {edition.name}, {players_text(edition.players)} players, {len(board.cities)} places, "
        f"{len(board.routes)} routes between {len(pairs)} pairs of places, {len(board.tickets)} tickets.",
        f"Rules: {', '.join(edition.rules) or 'the base game'}.",
    ]
    for title, items in (("Variants", info.variants), ("Settings", info.settings)):
        if items:
            parts.append(f"{title}: {', '.join(item.id for item in items)}.")
    parts += provenance(edition.labels, edition_wording(folder))
    if missing:
        parts.append(f"It cannot be played yet: it waits for {', '.join(missing)}.")
    else:
        parts.append(f"Play it with: fogg play {folder}")
    return " ".join(parts)
