"""The friendly start: which board, and who plays. Enter takes what is proposed."""

from __future__ import annotations

from fogg.board import describe, edition_ids
from fogg.bots import bot_names
from fogg.cli.command_language import say, spoken_language
from fogg.cli.commands.editions_command import players_text
from fogg.cli.terminal.seated import DEFAULT_SEATS, YOU
from fogg.cli.terminal.terminal import Terminal, grid
from fogg.cli.terminal.typed_names import NotUnderstood, find_word
from fogg.engine.ruleset import presentation, waits_for

LAST = 99  # behind the featured boards


def ask_edition(terminal: Terminal) -> str:
    """Return the edition that the person picks from those that are playable."""
    playable = [info for info in map(describe, edition_ids()) if info.kind == "board" and not waits_for(info.rules)]
    playable.sort(key=lambda info: (info.about.get("featured", LAST), info.name))
    names = {info.id: presentation(info.id, spoken_language()).get("name", info.name) for info in playable}
    terminal.say(say("terminal-which-board"))
    table = grid(columns=">< ")
    for n, info in enumerate(playable, 1):
        table.add_row(f"{n}", names[info.id], say("terminal-n-players", players=players_text(info.players)))
    terminal.say(table, indent=2)
    known = {info.id: [names[info.id], info.name, info.id, str(n)] for n, info in enumerate(playable, 1)}
    while True:
        answer = terminal.ask(say("terminal-number-or-name", default=names[playable[0].id]) + " ")
        if not answer:
            return playable[0].id
        try:
            return find_word(answer, known, "board")
        except NotUnderstood as error:
            terminal.say(str(error))


def ask_seats(terminal: Terminal) -> str:
    """Return who plays, as one text with commas; `you` becomes the name that the person gives."""
    terminal.say(say("terminal-who-plays", bots=", ".join(bot_names())))
    seats = terminal.ask(say("terminal-seats-prompt", default=DEFAULT_SEATS) + " ") or DEFAULT_SEATS
    parts = [part.strip() for part in seats.split(",")]
    if YOU in [part.lower() for part in parts]:
        yours = say("terminal-you-name")
        name = terminal.ask(say("terminal-name-prompt", default=yours) + " ").replace(",", " ").strip() or yours
        parts = [name if part.lower() == YOU else part for part in parts]
    return ",".join(parts)
