"""The terminal game that the README shows. `python -m tests.transcript` writes it there again."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
import tempfile
from pathlib import Path
from unittest import mock

from fogg.cli import main

README = Path(__file__).parent.parent / "README.md"
WORDS = ["fogg", "play", "usa", "--seats", "Ada,racer,greedy", "--seed", "5"]
TYPED = ["keep 1 2", "", "hidden", "hidden", "claim denver omaha", "quit"]
BLOCK = re.compile(r"(?<=`\.venv/bin/fogg play`:\n\n```\n).*?(?=```\n)", re.DOTALL)


class Keyboard(io.StringIO):
    """Lines that are typed, and stand on the screen as in a terminal."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed mixes up its bases
        line = super().readline()
        sys.stdout.write(line)
        return line


def played() -> str:
    """Play the game; return all that stood on the screen."""
    screen = io.StringIO()
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.dict(os.environ, {"COLUMNS": "84", "NO_COLOR": "1"}),
        mock.patch.object(sys, "argv", [*WORDS, "--save", f"{folder}/game.jsonl"]),
        mock.patch.object(sys, "stdin", Keyboard("".join(f"{line}\n" for line in TYPED))),
        contextlib.redirect_stdout(screen),
        contextlib.suppress(SystemExit),
    ):
        main()
    return screen.getvalue()


def last_turn() -> str:
    """Return the screen of the last turn up to its refusal."""
    screen = played()
    return screen[screen.rindex("── Ticket to Ride · turn") : screen.rindex("> quit")]


if __name__ == "__main__":
    text = README.read_text(encoding="utf-8")
    README.write_text(BLOCK.sub(lambda _: last_turn(), text, count=1), encoding="utf-8")
