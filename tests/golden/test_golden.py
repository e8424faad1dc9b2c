"""Golden games: recorded once, replayed and told the same way ever after, plain and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.golden.digest import digest
from tests.golden.playthrough import playthrough
from tests.sample import PLAYABLE, Reached, choices, kinds_of, rulesets

import fogg

GAMES = Path(__file__).parent / "games"
OLD = Path(__file__).parent / "old"  # played before rules_version was raised
RECORDS = sorted(GAMES.glob("*.jsonl"))
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_is_told_as_ever(file: Path) -> None:
    record = fogg.load_record(file)
    assert playthrough(record) == file.with_suffix(".txt").read_text(encoding="utf-8"), (
        "a golden game is told differently: a mistake, or a reason to raise rules_version (tools/golden.py)"
    )


@pytest.mark.parametrize("file", sorted(OLD.glob("*.jsonl")), ids=lambda file: file.stem)
def test_a_record_by_older_rules_is_refused_with_both_versions(file: Path) -> None:
    record = fogg.load_record(file)
    with pytest.raises(fogg.RecordError, match="version 1 of the rules of usa, which are now at version 2"):
        record.replay()


@pytest.mark.parametrize("edition", PLAYABLE)
def test_the_golden_games_of_an_edition_contain_every_kind_of_thing(edition: str) -> None:
    reached = Reached()
    for file in RECORDS:
        record = fogg.load_record(file)
        if record.header.game.edition != edition:
            continue
        told = file.with_suffix(".txt").read_text(encoding="utf-8")
        for line, game in record.positions():
            if line is not None and line.do is not None:
                reached.counts[f"action {line.do['do']}"] += 1
            if game.agenda:
                reached.counts[f"step {game.step.name()}"] += 1
        reached.counts.update(message.key for ears in game.history for message in ears)
        reached.counts.update(key.partition("]")[0] for key in told.split("[") if key.startswith("refusal-"))
    wanted: set[str] = set()
    for name, variant, _ in rulesets():
        if name == edition:
            wanted |= kinds_of(fogg.ruleset(name, **choices(variant)))
    assert not wanted - set(reached.counts)


def digests(*arguments: str, **environment: str) -> tuple[str, list[str]]:
    """Return how the engine runs, and digests of games in a process of its own."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "digest.py"), *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    mode, *lines = done.stdout.splitlines()
    return mode, lines


def test_compiled_and_plain_engines_play_the_same_games_under_any_hash_seed() -> None:
    plain, games = digests(FOGG_NATIVE="off", PYTHONHASHSEED="1")
    assert plain.startswith("plain")
    assert len(games) == len(rulesets())
    mode, same = digests("golden", FOGG_NATIVE="auto", PYTHONHASHSEED="2")
    # The plain engine tells the golden games as these files do: see the first test.
    told = [f"{file.stem} {digest(file.with_suffix('.txt').read_text(encoding='utf-8'))}" for file in RECORDS]
    assert same == told + games
    if not mode.startswith("compiled"):
        pytest.skip(f"only plain engines were compared: {mode}")
