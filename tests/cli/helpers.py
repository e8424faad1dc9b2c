"""Running `fogg` inside the test's own process."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from fogg.cli import main


@dataclass(frozen=True)
class Ran:
    """The output of a command, and its exit status."""

    out: str
    err: str
    status: int


class Fogg:
    """Runs commands with lines typed in through a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "100")

    def __call__(self, *words: str, typed: Sequence[str] = ()) -> Ran:
        self.monkeypatch.setattr(sys, "argv", ["fogg", *words])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = 0
        try:
            main()
        except SystemExit as left:
            status = int(left.code or 0)
        printed = self.capsys.readouterr()
        return Ran(printed.out, printed.err, status)
