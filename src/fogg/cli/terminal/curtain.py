"""The curtain between several people at one terminal: each sees only their own hand."""

from __future__ import annotations

from fogg.cli.command_language import say
from fogg.cli.terminal.terminal import Leave, Terminal

QUIT = ("quit", "q", "exit")


class Curtain:
    """Falls whenever another person than the last one is to look; with one person at the terminal it never does."""

    def __init__(self, terminal: Terminal, people: int) -> None:
        self.terminal = terminal
        self.people = people
        self.looking: int | None = None  # the seat that looks at the screen; None: nothing secret is on it
        self.has_read = False  # the one who looks has pressed Enter after their last decision

    def open_for(self, seat: int, name: str) -> None:
        """Make sure that only this person looks: clear the screen and wait until they say so. Leave if they quit."""
        if self.people > 1 and self.looking != seat:
            if self.looking is not None:
                if not self.has_read:
                    self.wait(say("terminal-hand-over"))
                self.terminal.clear()
            self.looking = None
            self.wait(say("terminal-next-is", name=name))
        self.looking = seat
        self.has_read = False

    def wait(self, prompt: str) -> None:
        """Wait for Enter; Leave if it is `quit` instead."""
        if self.terminal.ask(f"{prompt} ").lower() in QUIT:
            raise Leave
