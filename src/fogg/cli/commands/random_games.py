"""Random games of a custom board: their failures, and messages without words."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path

from fogg.board.load import find_source
from fogg.engine import Ruleset
from fogg.engine.checks import unsaid
from fogg.engine.ruleset import WORDS
from fogg.errors import EditionError, FoggError


def trial_problems(rules: Ruleset, folder: str, *, thorough: bool) -> Iterator[EditionError]:
    """Play random games and return what went wrong: with every number of players, or else one with the largest."""
    missing: dict[str, None] = {}
    seats = rules.edition.players
    for players, seed in [(n, seed) for n in seats for seed in (1, 2)] if thorough else [(seats[-1], 1)]:
        try:
            missing |= dict.fromkeys(unsaid(rules, players, seed))
        except Exception as error:  # boards and modules may raise anything
            yield failed(error, rules, folder, f"a random game with {players} players (seed {seed})")
            return
    if missing:
        message = f"there are no words for everything that is said: {'; '.join(missing)}"
        yield EditionError(f"{message}. Put them into {WORDS}", file=f"{folder}/{WORDS}", value=list(missing))


def failed(error: Exception, rules: Ruleset, folder: str, what: str) -> EditionError:
    """Return the problem of a game that broke off, with the last line of the board's own code that was reached."""
    home = rules.edition.folder.resolve()
    reason = str(error) if isinstance(error, FoggError) else f"{type(error).__name__}: {error}"
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        file = Path(frame.filename)
        if file.is_relative_to(home):
            name = f"{folder}/{file.relative_to(home)}"
            return EditionError(f"{what} breaks off: {reason}", file=name, line=frame.lineno or 0)
    name, line = find_source(folder).locate("rules")
    return EditionError(f"{what} breaks off: {reason}", file=name, line=line)
