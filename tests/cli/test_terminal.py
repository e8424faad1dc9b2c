"""A whole game in a real terminal: a pseudo-terminal with a person who always answers from the list of options."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

import fogg

PROMPT, CURTAIN = r"> $", r"(?:cleared|screen)\. $"
# The size is that of the pseudo-terminal, not of the terminal that runs the tests.
SURROUNDINGS = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
SURROUNDINGS |= {"FOGG_NATIVE": "off", "TERM": "xterm-256color"}
START = "from fogg.cli import main; main()"
COLOR = re.compile(r"\x1b\[[0-9;]*[mK]|\x1b\[\?2004[hl]\r?")


def heed_interrupts() -> None:
    """Restore Ctrl-C, which tests in the background, and so the game, would ignore."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Player:
    """Types at a pseudo-terminal of 100 columns and 35 lines, and reads what is shown."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", START, *words],
            cwd=str(folder),
            env={**SURROUNDINGS, **environment},
            encoding="utf-8",
            dimensions=(35, 100),
            timeout=20,
            preexec_fn=heed_interrupts,
        )
        self.child.delaybeforesend = None
        self.raw = ""
        self.ended = False

    def read(self) -> str:
        """Return what is shown up to the next prompt, or to the end."""
        which = self.child.expect([PROMPT, CURTAIN, pexpect.EOF])
        self.ended = which == 2
        self.raw = (self.child.before or "") + (self.child.after if isinstance(self.child.after, str) else "")
        return COLOR.sub("", self.raw).replace("\r\n", "\n")

    def type(self, line: str) -> str:
        """Type a line; what is shown then."""
        self.child.sendline(line)
        return self.read()

    def interrupt(self) -> str:
        """Press Ctrl-C until it is noticed: CPython can miss one in the instant before it waits for a key."""
        for _ in range(10):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=4) == 0:
                break
        return COLOR.sub("", self.child.before or "").replace("\r\n", "\n")

    def close(self) -> None:
        self.child.close(force=True)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """Yield a player who has begun a game of New York against a bot."""
    person = Player(tmp_path, "play", "new_york", "--seats", "you,racer", "--seed", "3")
    yield person
    person.close()


def numbered(shown: str) -> list[tuple[str, str]]:
    """Return the lines of a numbered list."""
    return re.findall(r"^ +(\d+)  (\S.*)$", shown, re.MULTILINE)


def play_on(person: Player, shown: str) -> str:
    """Answer from the list of options until the game is over: claim if possible, else draw from the deck."""
    while not person.ended:
        if "take it back" in shown.splitlines()[-1]:
            shown = person.type("")
        elif "Type its number." in shown.splitlines()[-2:][0]:
            choices = numbered(shown)
            wanted = [n for n, label in choices if label.startswith("Claim")]
            wanted = wanted or [n for n, label in choices if label.startswith("Draw the top")] or [choices[-1][0]]
            shown = person.type(wanted[-1])
        else:
            shown = person.type("options")
    return shown


def test_a_person_plays_a_whole_game_with_every_verb_and_a_pause(player: Player, tmp_path: Path) -> None:
    shown = player.read()
    assert "New York · opening · Player" in shown
    shown = player.type("keep 1 2")
    assert "take it back" in shown
    shown = player.type("undo")
    assert "Taken back." in shown and "opening" in shown
    player.type("keep 1 2")
    shown = player.type("")
    assert "turn 1 · Player" in shown and "Racer kept a ticket and returned 1." in shown
    assert "claim CITY CITY" in player.type("help")
    assert "From Times Square to" in player.type("map times")
    assert "(new_york R14)" in player.type("claim central park lincoln center")
    assert "new_york R14:" in player.type("why")
    assert "Player drew a card from the deck:" in player.type("draw hidden")
    assert "cannot be your second card" in player.type("draw taxi") or "There is no face-up Taxi card" in player.raw
    assert "turn 3 · Player" in player.type("h")
    shown = player.type("claim times square midtown west")
    if "Type its number." in shown:
        shown = player.type("1")
    assert "Player claimed Midtown West–Times Square" in shown
    player.type("undo")
    shown = player.type("quit")
    assert player.ended
    saved = next(tmp_path.glob("fogg-new_york-*.jsonl"))
    assert f"fogg play --resume {saved.name}" in shown

    again = Player(tmp_path, "play", "--resume", saved.name)
    try:
        shown = play_on(again, again.read())
    finally:
        again.close()
    game = fogg.load_record(saved).replay()
    assert game.result is not None
    winner = game.names[game.result.winners[0]]
    assert f"{winner} wins with {game.result.standings[0].total} points." in shown
    assert f"fogg replay {saved.name}" in shown


def test_interrupting_saves_the_game(player: Player, tmp_path: Path) -> None:
    player.read()
    player.type("keep 1")
    player.type("")
    assert "fogg play --resume" in player.interrupt()
    player.child.wait()
    assert player.child.exitstatus == 0
    assert len(fogg.load_record(next(tmp_path.glob("*.jsonl"))).lines) == 2


def test_closing_the_window_saves_the_game(player: Player, tmp_path: Path) -> None:
    player.read()
    player.type("keep 1")
    player.child.close(force=False)
    assert len(fogg.load_record(next(tmp_path.glob("*.jsonl"))).lines) == 1


def test_colors_are_only_an_aid(tmp_path: Path) -> None:
    shown = []
    for environment in ({}, {"NO_COLOR": "1"}):
        person = Player(tmp_path, "play", "usa", "--seats", "you,racer", "--seed", "3", **environment)
        shown.append((person.read(), person.raw))
        person.close()
    (colored, raw), (plain, raw_plain) = shown
    assert colored == plain
    assert "\x1b[3" in raw and not re.search(r"\x1b\[[0-9;]*(?:3|4|9|10)[0-7]m", raw_plain)


def test_the_curtain_clears_the_screen_and_what_scrolled_away(tmp_path: Path) -> None:
    person = Player(tmp_path, "play", "new_york", "--seats", "ann,ben", "--seed", "3")
    assert "Press Enter when only Ann" in person.read()
    person.type("")
    person.type("keep 1")
    person.type("")
    assert "\x1b[2J" in person.raw and "\x1b[3J" in person.raw
    person.close()
