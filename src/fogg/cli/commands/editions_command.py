"""`fogg editions`: what can be played, and what can be chosen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.text import Text

from fogg.board import EditionInfo, describe, edition_ids
from fogg.board.catalog import SettingInfo, VariantInfo
from fogg.cli.command_language import LanguageOption, say, spoken_language
from fogg.cli.options import JsonOption, written
from fogg.cli.terminal.terminal import Terminal, grid
from fogg.cli.terminal.typed_names import either
from fogg.engine.ruleset import (
    add_on_sentence,
    as_data,
    edition_wording,
    presentation,
    provenance,
    sentence,
    variant_name,
    waits_for,
)


def editions(
    edition: Annotated[
        str | None,
        typer.Argument(metavar="EDITION", help="Show the details of one edition, or of a folder of your own."),
    ] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """List the editions with their variants, settings and add-ons, and say which can be played yet."""
    names = [edition] if edition is not None else edition_ids()
    if as_json:
        listed = [as_data(describe(name), name, spoken_language()) for name in names]
        typer.echo(json.dumps(listed[0] if edition is not None else listed, ensure_ascii=False, indent=2))
    elif edition is not None:
        show_edition(Terminal(), describe(edition), edition)
    else:
        show_all(Terminal(), [describe(name) for name in names])


def players_text(players: Sequence[int]) -> str:
    """Return `2-5`, or `4, 6` where not every number between is allowed."""
    if len(players) > 1 and list(players) == list(range(players[0], players[-1] + 1)):
        return f"{players[0]}-{players[-1]}"
    return ", ".join(str(n) for n in players)


def show_all(terminal: Terminal, infos: Sequence[EditionInfo]) -> None:
    """Print playable boards, boards that wait for rules, and add-ons."""
    boards = [info for info in infos if info.kind == "board"]
    groups = [
        ("terminal-editions-playable", [info for info in boards if not waits_for(info.rules)]),
        ("terminal-editions-waiting", [i for i in boards if waits_for(i.rules)]),
        ("terminal-editions-add-ons", [info for info in infos if info.kind != "board"]),
    ]
    for title, group in groups:
        if not group:
            continue
        terminal.say(Text(say(title), style="bold"))
        table = grid(columns="<< ")
        for info in group:
            name = presentation(info.id, spoken_language()).get("name", info.name)
            table.add_row(Text(info.id, style="bold"), players_text(info.players), name)
            for label, text in summary(info):
                table.add_row("", "", say("terminal-edition-line", label=say(label), text=text))
        terminal.say(table, indent=2)
        terminal.say()
    terminal.say(say("terminal-editions-more"))


def summary(info: EditionInfo) -> list[tuple[str, str]]:
    """Return what there is to choose of an edition and what is to be known about it, in a few words."""
    missing = waits_for(info.rules)
    add_ons = [say("terminal-edition-not-yet", name=a.id) if waits_for(a.rules) else a.id for a in info.add_ons]
    rows = [
        ("terminal-edition-waits", ", ".join(missing)),
        ("terminal-edition-variants", ", ".join(variant.id for variant in info.variants)),
        ("terminal-edition-settings", ", ".join(setting.id for setting in info.settings)),
        ("terminal-edition-add-ons", ", ".join(add_ons)),
        ("terminal-edition-caution", ", ".join(cautions(info))),
    ]
    return [(label, text) for label, text in rows if text]


def cautions(info: EditionInfo) -> list[str]:
    """Return the parts that are not the printed game or rest on one source; a variant's own with its name."""
    found = [f"{part} {label.replace('_', ' ')}" for label, part in info.labels]
    for variant in info.variants:
        found += [f"{variant.id}: {p} {label.replace('_', ' ')}" for label, p in own_labels(info, variant)]
    return found


def own_labels(info: EditionInfo, variant: VariantInfo) -> list[tuple[str, str]]:
    """Return the labels of a variant that the edition itself does not have."""
    return [label for label in variant.labels if label not in info.labels]


def show_edition(terminal: Terminal, info: EditionInfo, name: str) -> None:
    """Print all about one edition."""
    wording = edition_wording(name, spoken_language())
    shown = presentation(name, spoken_language())
    terminal.say(Text(shown.get("name", info.name), style="bold"))
    terminal.say(shown.get("theme") or str(info.about.get("theme", "")))
    terminal.say()
    table = grid(columns="< ")
    missing = waits_for(info.rules)
    facts = [
        ("terminal-edition-id", info.id),
        ("terminal-edition-players", players_text(info.players) or say("terminal-edition-any-players")),
        ("terminal-edition-minutes", "-".join(str(n) for n in info.about.get("play_time_minutes", []))),
        (
            "terminal-edition-by",
            ", ".join([*filter(None, [info.about.get("designer")]), *info.about.get("co_designers", [])]),
        ),
        ("terminal-edition-year", str(info.about.get("year", ""))),
        ("terminal-edition-rules", ", ".join(info.rules) or say("terminal-edition-base")),
        ("terminal-edition-is-playable", later(missing) if missing else say("terminal-edition-yes")),
    ]
    if info.kind != "board":
        facts.append(("terminal-edition-kind", say("terminal-edition-is-add-on", name=info.id)))
    for label, text in facts:
        if text:
            table.add_row(Text(say(label), style="bold"), text)
    terminal.say(table)
    for text in provenance(info.labels, wording):
        terminal.say()
        terminal.say(Text(text, style="italic"))
    show_choices(terminal, info, name)


def show_choices(terminal: Terminal, info: EditionInfo, name: str) -> None:
    """Print variants, settings and add-ons, with how to ask for them."""
    language = spoken_language()
    wording = edition_wording(name, language)
    variants = [
        (
            v.id,
            say("terminal-n-players", players=players_text(v.players)),
            ". ".join([variant_name(v, wording), *provenance(own_labels(info, v), wording)]),
        )
        for v in info.variants
    ]
    settings = [
        (
            s.id,
            say("terminal-edition-default", values=values_text(s), default=written(s.default)),
            sentence(s.words, wording),
        )
        for s in info.settings
    ]
    add_ons = []
    for add_on in info.add_ons:
        missing = waits_for(add_on.rules)
        state = later(missing) if missing else say("terminal-edition-state")
        add_ons.append((add_on.id, state, add_on_sentence(add_on, wording, language)))
    for title, rows in (
        ("terminal-edition-how-variants", variants),
        ("terminal-edition-how-settings", settings),
        ("terminal-edition-how-add-ons", add_ons),
    ):
        if rows:
            terminal.say()
            terminal.say(Text(say(title), style="bold"))
            for key, state, text in rows:
                terminal.say(f"{key}: {text} ({state})", indent=2)


def values_text(setting: SettingInfo) -> str:
    """Return the type of a setting and the values that it takes."""
    if setting.type == "int":
        return say("terminal-edition-range", first=str(setting.values[0]), last=str(setting.values[-1]))
    values = either(written(value) for value in setting.values)
    return say("terminal-edition-values", type=setting.type, values=values)


def later(missing: Sequence[str]) -> str:
    """Return that something cannot be played yet, and why."""
    return say("terminal-edition-later", rules=", ".join(missing))
