"""A recorded game told line by line, so that any change of behavior is a readable difference."""

from __future__ import annotations

import fogg
from fogg.engine.records.record import Record, RecordLine


def playthrough(record: Record) -> str:
    """The whole game: every decision with the number of options it was chosen from, every event, the first refusal of
    each kind over the whole action space, and the score sheet."""
    lines: list[str] = []
    refused: set[str] = set()
    game: fogg.Game | None = None
    before = (0, "")
    told = 0
    for number, (line, game) in enumerate(record.positions()):
        if line is not None:
            lines.append(f"{number:4} {decision(line)} [{before[1]}, {before[0]} options]")
        lines += [f"       {text}" for text in new_events(game, told)]
        told = len(game.history[0])
        if not game.over:
            before = (sum(len(game.options(seat)) for seat in game.actors), game.step.name())
            lines += refusals(game, refused)
    assert game is not None
    lines += api_refusals(game, refused)
    return "\n".join([*lines, *score_sheet(game), f"checksum {record.checksum}", ""])


def decision(line: RecordLine) -> str:
    """Return a line of a record in short."""
    if line.take_back or line.do is None:
        return f"seat {line.seat} takes back"
    parts = [str(value) for name, value in line.do.items() if name != "do"]
    slot = "" if line.slot is None else f" (slot {line.slot})"
    return " ".join([f"seat {line.seat}", str(line.do["do"]), *parts]) + slot


def new_events(game: fogg.Game, told: int) -> list[str]:
    """Return what the seats have heard since, told once: a seat's own version where it knows more than the others."""
    events: list[str] = []
    for heard in zip(*(ears[told:] for ears in game.history[: len(game.players)]), strict=True):
        distinct = [message for i, message in enumerate(heard) if message not in heard[:i]]
        events.append(" | ".join(game.sentence(message) for message in distinct))
    return events


def refusals(game: fogg.Game, seen: set[str]) -> list[str]:
    """For each reason not met before, one action that is refused for it."""
    found = []
    seat = game.actors[0]
    step = game.step
    for action in game.ruleset.actions:
        why = step.refusal(game, seat, action)
        if why is not None and why.key not in seen:
            seen.add(why.key)
            full = game.refusal(seat, action)
            found.append(f"       not {action}: {full} [{why.key}]")
    for who in range(len(game.players)):
        for target in ("deck", "route:nowhere"):
            full = game.refusal(who, target)
            if full is not None and full.message.key not in seen:
                seen.add(full.message.key)
                found.append(f"       seat {who} not {target}: {full} [{full.message.key}]")
    return found


def api_refusals(game: fogg.Game, seen: set[str]) -> list[str]:
    """Return what is refused at the end, and what only a wrong call meets."""
    found = []
    full = game.refusal(0, "deck")
    assert full is not None
    found.append(f"       not deck: {full} [{full.message.key}]")
    seen.add(full.message.key)
    for key in ("refusal-nothing-to-take-back", "refusal-slot"):
        found.append(f"       {game.sentence(fogg.Message(key, {'n': 9}))} [{key}]")
        seen.add(key)
    return found


def score_sheet(game: fogg.Game) -> list[str]:
    """Return every line of score and the places."""
    result = game.result
    assert result is not None
    sheet: list[str] = []
    for standing in result.standings:
        names = " and ".join(game.names[seat] for seat in standing.seats)
        sheet.append(f"{standing.place}. {names}: {standing.total} points, {standing.completed} tickets completed")
        for line in standing.lines:
            what = " ".join([*line.tickets, *line.routes, *line.cities])
            sheet.append(f"     {line.points:4} {line.reason} {what}".rstrip())
    return sheet
