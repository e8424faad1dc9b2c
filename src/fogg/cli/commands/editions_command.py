"""`fogg editions`: what can be played, and what can be chosen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.text import Text

from fogg.board import EditionInfo, describe, edition_ids
from fogg.board.catalog import SettingInfo, VariantInfo
from fogg.cli.options import JsonOption, written
from fogg.cli.terminal.terminal import Terminal, grid
from fogg.engine.ruleset import as_data, edition_wording, provenance, sentence, waits_for

BOARD_ONLY = "not yet"


def editions(
    edition: Annotated[
        str | None,
        typer.Argument(metavar="EDITION", help="Show the details of one edition, or of a folder of your own."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """List the editions with their variants, settings and add-ons, and say which can be played yet."""
    names = [edition] if edition is not None else edition_ids()
    if as_json:
        listed = [as_data(describe(name), name) for name in names]
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
        ("Playable", [info for info in boards if not waits_for(info.rules)]),
        ("Not playable yet: the board is there, some rules are missing", [i for i in boards if waits_for(i.rules)]),
        ("Add-ons for other boards", [info for info in infos if info.kind != "board"]),
    ]
    for title, group in groups:
        if not group:
            continue
        terminal.say(Text(title, style="bold"))
        table = grid(columns="<< ")
        for info in group:
            table.add_row(Text(info.id, style="bold"), players_text(info.players), info.name)
            for label, text in summary(info):
                table.add_row("", "", f"{label}: {text}")
        terminal.say(table, indent=2)
        terminal.say()
    terminal.say("`fogg editions EDITION` tells more, `fogg play EDITION` plays it.")


def summary(info: EditionInfo) -> list[tuple[str, str]]:
    """Return what there is to choose of an edition and what is to be known about it, in a few words."""
    missing = waits_for(info.rules)
    add_ons = [f"{a.id} (not playable yet)" if waits_for(a.rules) else a.id for a in info.add_ons]
    rows = [
        ("waits for", ", ".join(missing)),
        ("variants", ", ".join(variant.id for variant in info.variants)),
        ("settings", ", ".join(setting.id for setting in info.settings)),
        ("add-ons", ", ".join(add_ons)),
        ("caution", ", ".join(cautions(info))),
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
    wording = edition_wording(name)
    terminal.say(Text(info.name, style="bold"))
    terminal.say(str(info.about.get("theme", "")))
    terminal.say()
    table = grid(columns="< ")
    missing = waits_for(info.rules)
    facts = [
        ("Edition", info.id),
        ("Players", players_text(info.players) or "those of the board it is added to"),
        ("Minutes", "-".join(str(n) for n in info.about.get("play_time_minutes", []))),
        ("By", ", ".join([*filter(None, [info.about.get("designer")]), *info.about.get("co_designers", [])])),
        ("Year", str(info.about.get("year", ""))),
        ("Rules", ", ".join(info.rules) or "the base game"),
        ("Playable", f"{BOARD_ONLY}; it waits for {', '.join(missing)}" if missing else "yes"),
    ]
    if info.kind != "board":
        facts.append(("Kind", f"an add-on for other boards: fogg play BOARD --add {info.id}"))
    for label, text in facts:
        if text:
            table.add_row(Text(label, style="bold"), text)
    terminal.say(table)
    for text in provenance(info.labels, wording):
        terminal.say()
        terminal.say(Text(text, style="italic"))
    show_choices(terminal, info, name)


def show_choices(terminal: Terminal, info: EditionInfo, name: str) -> None:
    """Print variants, settings and add-ons, with how to ask for them."""
    wording = edition_wording(name)
    variants = [
        (v.id, f"{players_text(v.players)} players", ". ".join([v.name, *provenance(own_labels(info, v), wording)]))
        for v in info.variants
    ]
    settings = [
        (s.id, f"{values_text(s)}; {written(s.default)} unless set", sentence(s.words, wording)) for s in info.settings
    ]
    add_ons = []
    for add_on in info.add_ons:
        missing = waits_for(add_on.rules)
        state = f"{BOARD_ONLY}; it waits for {', '.join(missing)}" if missing else "playable"
        add_ons.append((add_on.id, state, sentence(add_on.words, wording)))
    for title, rows in (
        ("Variants (--variant NAME)", variants),
        ("Settings (--set NAME=VALUE)", settings),
        ("Add-ons (--add NAME)", add_ons),
    ):
        if rows:
            terminal.say()
            terminal.say(Text(title, style="bold"))
            for key, state, text in rows:
                terminal.say(f"{key}: {text} ({state})", indent=2)


def values_text(setting: SettingInfo) -> str:
    """Return the type of a setting and the values that it takes."""
    if setting.type == "int":
        return f"int, {setting.values[0]} to {setting.values[-1]}"
    return f"{setting.type}, {' or '.join(written(value) for value in setting.values)}"
