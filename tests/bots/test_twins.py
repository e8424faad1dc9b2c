"""Compiled bots and plain ones play the same games."""

import os
import subprocess
import sys

import pytest

from fogg.bots import Match, bot_names, play_games

# Together they have every sort of step that a bot is asked.
PLAYED = (("usa", 2), ("europe", 2), ("uk", 2), ("team_asia", 4), ("france", 2))
CODE = "from tests.bots.test_twins import games; from fogg import native; print(native.status().engine, *games())"


def games() -> list[str]:
    """Return the outcome of a game of every bot in some editions, without spaces."""
    found = []
    for edition, players in PLAYED:
        for bot in bot_names():
            match = Match(edition=edition, players=players, bots=(bot,), seed=8)
            (outcome,) = play_games(match, 1)
            found.append(f"{edition}/{bot}/{outcome.decisions}/{'/'.join(map(str, outcome.totals))}")
    return found


def test_compiled_and_plain_bots_play_the_same_games_under_any_hash_seed() -> None:
    played = []
    for native, seed in (("off", "1"), ("auto", "2")):
        environment = {
            **os.environ,
            "FOGG_NATIVE": native,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        ran = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True, env=environment)
        played.append(ran.stdout.split())
    assert played[0][1:] == played[1][1:]
    assert len(played[0]) == 1 + len(PLAYED) * len(bot_names())
    if played[1][0] != "compiled":
        pytest.skip("only plain bots were compared")
