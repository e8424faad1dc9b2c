"""The results of simulated games in a file, one game after the other, for other programs."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from fogg.bots.match import Match, Outcome, game_seed, record_name
from fogg.errors import FoggError

ENDINGS = (".jsonl", ".csv")
COLUMNS = ("game", "seed", "seat", "bot", "score", "won", "turns", "decisions")


class Results:
    """Writes outcomes: JSON lines with one game each, or CSV with a row for each seat of a game."""

    def __init__(self, file: IO[str], match: Match, *, as_csv: bool, recorded: bool) -> None:
        self._file = file
        self._match = match
        self._recorded = recorded
        self._rows = csv.writer(file, lineterminator="\n") if as_csv else None
        if self._rows is not None:
            self._rows.writerow(COLUMNS)

    def write(self, outcome: Outcome) -> None:
        """Write one game; it is in the file when this returns, also if the simulation is interrupted later."""
        if self._rows is None:
            self._file.write(msgspec.json.encode(self.line(outcome)).decode() + "\n")
        else:
            self._rows.writerows(self.rows(outcome))
        self._file.flush()

    def line(self, outcome: Outcome) -> dict[str, Any]:
        """Return a game as a JSON object."""
        line = {
            "game": outcome.number,
            "seed": self.seed(outcome),
            "bots": [self._match.bots[bot] for bot in outcome.bots],
            "scores": outcome.totals,
            "winners": outcome.winners,
            "turns": outcome.turns,
            "decisions": outcome.decisions,
        }
        return {**line, "record": record_name(outcome.number)} if self._recorded else line

    def rows(self, outcome: Outcome) -> list[tuple[Any, ...]]:
        """Return a game as a row for each seat."""
        common = (outcome.turns, outcome.decisions)
        return [
            (
                outcome.number,
                self.seed(outcome),
                seat,
                self._match.bots[bot],
                score,
                int(seat in outcome.winners),
                *common,
            )
            for seat, (bot, score) in enumerate(zip(outcome.bots, outcome.totals, strict=True))
        ]

    def seed(self, outcome: Outcome) -> str:
        """Return the seed by which `fogg.new_game` deals the same game, hexadecimal."""
        return f"{game_seed(self._match.seed, outcome.number):x}"


@contextmanager
def results_file(path: Path | None, match: Match, *, recorded: bool) -> Iterator[Results | None]:
    """Open a new file for results; None if none are wanted."""
    if path is None:
        yield None
        return
    if path.suffix not in ENDINGS:
        raise FoggError(f"--out {path}: the name must end in {' or '.join(ENDINGS)}")
    try:
        file = path.open("x", encoding="utf-8", newline="")
    except FileExistsError:
        raise FoggError(f"--out {path}: the file already exists; choose another name or remove it") from None
    except OSError as problem:
        raise FoggError(f"--out {path}: {problem.strerror}") from None
    with file:
        yield Results(file, match, as_csv=path.suffix == ".csv", recorded=recorded)


def records_folder(path: Path | None) -> str | None:
    """Make a folder for records, which must be new or empty; None if none are wanted."""
    if path is None:
        return None
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise FoggError(f"--record {path}: the folder is not empty; choose a new one")
    except OSError as problem:
        raise FoggError(f"--record {path}: {problem.strerror}") from None
    return str(path.resolve())
