"""The terminal: lines out, lines in. Colors are an aid only; every color is also a word."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

# Ink and paper of each kind of card, so that the word is readable on dark and on light terminals.
CARD_STYLES = {
    "red": "white on #a80f1e",
    "orange": "black on #ff8c1a",
    "yellow": "black on #ffe14d",
    "green": "white on #00805a",
    "blue": "white on #2b6fe0",
    "purple": "black on #c77be0",
    "pink": "black on #ef8fdf",
    "black": "white on #1a1a1a",
    "white": "black on #ffffff",
    "locomotive": "bold reverse",
}
MORE_THAN_A_SCREEN = "\033[3J"  # also what has scrolled away: a hand must not be found there


class Leave(Exception):
    """The person has left: end of input, Ctrl-C, a closed window, or `quit`."""


class Terminal:
    """Prints for a person and reads what they type, through a terminal or a pipe.

    `NO_COLOR` and output other than a terminal turn colors off. Lines can be edited where Python has `readline`.
    """

    def __init__(self) -> None:
        self.console = Console(markup=False, highlight=False, emoji=False, soft_wrap=False)
        with contextlib.suppress(ImportError):
            import readline

            readline.set_auto_history(True)

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, what: RenderableType = "", *, indent: int = 0) -> None:
        """Print a text (wrapped at words) or a table."""
        with self.console.capture() as printed:
            self.console.print(Padding(what, (0, 0, 0, indent)) if indent else what)
        # Tables are padded with spaces, which are unwanted in files and copied text.
        self.console.file.write("".join(f"{line.rstrip()}\n" for line in printed.get().splitlines()))

    def heading(self, text: str, *, strong: bool = False) -> None:
        """Print a line that begins something."""
        line = f"── {text} "
        self.console.print(Text(line + "─" * max(2, self.width - len(line)), style="bold" if strong else "dim"))

    def ask(self, prompt: str) -> str:
        """Return what the person types, stripped; raise Leave if they are gone."""
        sys.stdout.flush()
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def clear(self) -> None:
        """Leave nothing of what was shown; through a pipe a line of dashes stands for it."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(MORE_THAN_A_SCREEN)
            self.console.file.flush()
        else:
            self.console.print("-" * 40)


def card(kind: str, word: str) -> Text:
    """Return the word for a kind of card, in its color."""
    return Text(word, style=CARD_STYLES.get(kind, ""))


def joined(parts: Iterable[Text | str], between: str = ", ") -> Text:
    """Return texts joined in a row."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)


def grid(*, gap: int = 2, columns: str = "") -> Table:
    """Return a table without lines; `columns` has `<` or `>` for each column that is aligned so and never wrapped."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for align in columns:
        table.add_column(justify="right" if align == ">" else "left", no_wrap=align in "<>")
    return table
