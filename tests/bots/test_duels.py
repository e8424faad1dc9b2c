"""The tool that measures bots on common deals."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import duels

import fogg
from fogg.bots.net import net_file

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_deal_is_played_by_every_bot_from_every_seat() -> None:
    duel = duels.Duel("new_york", 2, ("planner", "planner"), 7)
    first, second = duels.play_deal(duel, 0)
    # The same bot on both seats: what one wins in one game it loses in the other.
    assert first.won + second.won == 1
    assert (first.points, first.others) == (second.others, second.points)


def test_partners_are_one_bot() -> None:
    (played, _) = duels.play_deal(duels.Duel("team_asia", 4, ("planner", "random"), 7), 0)
    assert played.won == 1
    assert played.kept >= 6


def test_a_match_says_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert duels.main(["new_york", "--bots", "planner,random", "--games", "8", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("new_york        2 seats  planner v random")
    assert "8 games" in said and "±" in said


def test_a_match_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duel = duels.Duel("new_york", 2, ("planner", "random"), 7)
    whole = duels.play_duel(duel, 12, 1, tmp_path / "whole")
    played: list[int] = []

    def stopped(duel: duels.Duel, deals: range, jobs: int) -> Iterator[list[duels.Played]]:
        played.extend(deals)
        yield from (duels.play_deal(duel, deal) for deal in deals[:2])
        if len(deals) > 4:
            raise KeyboardInterrupt
        yield from (duels.play_deal(duel, deal) for deal in deals[2:])

    monkeypatch.setattr(duels, "played_deals", stopped)
    with pytest.raises(KeyboardInterrupt):
        duels.play_duel(duel, 12, 1, tmp_path)
    assert duels.play_duel(duel, 12, 1, tmp_path) == whole
    assert played == [0, 1, 2, 3, 4, 5, 2, 3, 4, 5]


def test_deals_of_other_bots_are_played_again(tmp_path: Path) -> None:
    duel = duels.Duel("new_york", 2, ("planner", "random"), 7)
    kept = duels.KeptDeals(duel, tmp_path)
    kept.add([duels.Played(1.0, 20.0, 10, 1, 1)])
    assert len(duels.KeptDeals(duel, tmp_path).deals) == 1
    kept.path.write_text(kept.path.read_text().replace(kept.code, "older"))
    assert duels.KeptDeals(duel, tmp_path).deals == []


def test_a_promise_and_a_record_are_both_held_up() -> None:
    strength = duels.Strength(70.0, 4.0, "")
    assert duels.fault(strength, {"least": 60}) == ""
    assert duels.fault(strength, {"least": 66}) == "NOT KEPT (> 66)"
    assert duels.fault(strength, {"least": 60, "share": 74.0, "plus_minus": 4.0}) == ""
    assert duels.fault(strength, {"least": 60, "share": 80.0, "plus_minus": 4.0}) == "WEAKER than recorded (80.0 ± 4.0)"


def test_a_deal_of_each_match_tells_how_long_all_take(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter([0.0, 6.0, 10.0, 22.0])
    monkeypatch.setattr("tools.duels.time.process_time", lambda: next(ticks))
    match = {"edition": "new_york", "players": 2, "bots": ["random", "random"], "seed": 7, "games": 40}
    assert duels.estimated([match, match], 2) == (6 * 20 + 12 * 20) / 60 / 2
    assert "2.0 minutes of a core" in capsys.readouterr().out


def test_completed_tickets_are_promised_too() -> None:
    matches = json.loads(duels.RECORDED.read_text())
    (reference,) = (match for match in matches if "done" in match)
    assert (reference["edition"], reference["bots"], reference["done"]) == ("usa", ["planner", "racer"], 80)
    by_deal = [[duels.Played(1.0, 100.0, 90, 3, done) for done in deal] for deal in ((3, 2), (2, 3), (3, 3), (2, 2))]
    strength = duels.measured(duels.Duel("usa", 2, ("planner", "racer"), 7), by_deal)
    assert round(strength.done, 1) == 83.3 and 10 < strength.doubt < 15
    assert duels.fault(strength, {"least": 60, "done": 60}) == ""
    assert duels.fault(strength, {"least": 60, "done": 80}).startswith("NOT KEPT (> 80% of tickets done: 83.3 ± ")


def test_deals_of_other_weights_are_played_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(b"first")
    duel = duels.Duel("new_york", 2, (f"net:{file}", "planner"), 7)
    duels.KeptDeals(duel, tmp_path).add([duels.Played(1.0, 20.0, 10, 1, 1)])
    assert len(duels.KeptDeals(duel, tmp_path).deals) == 1
    file.write_bytes(b"second")
    assert duels.KeptDeals(duel, tmp_path).deals == []
    usa = duels.Duel("usa", 2, ("search:net:100", "net"), 7)
    assert [duels.weights_of(bot, usa) for bot in (*usa.bots, "planner")] == [*[net_file("usa", None, 2)] * 2, None]


def test_ratings_go_up_and_down_from_the_level_in_the_middle() -> None:
    found = duels.ratings([(75.0, 4.0), (75.0, 4.0), (75.0, 4.0), (75.0, 4.0)])
    assert [rating for rating, _ in found] == [1118, 1309, 1500, 1691, 1882]
    doubts = [doubt for _, doubt in found]
    assert doubts[2] == 0 and doubts[0] == doubts[4] > doubts[1] == doubts[3] > 0
    text = duels.with_ratings(duels.LEVELS.read_text(), found)
    others, _, rated = text.partition("[[level]]")
    assert [line for line in rated.splitlines() if line.startswith("rating")] == [f"rating = {r}" for r, _ in found]
    assert others == duels.LEVELS.read_text().partition("[[level]]")[0]  # other bots keep theirs


def test_every_edition_and_every_step_of_the_ladder_is_played() -> None:
    matches = json.loads(duels.RECORDED.read_text())
    for bots in (["planner", "racer"], ["search:100", "planner"]):
        editions = {match["edition"] for match in matches if match["bots"] == bots}
        assert editions | {"usa"} == set(fogg.playable())
    steps = [match["bots"] for match in matches if duels.is_step(match)]
    assert steps == [[f"level:{n + 1}", f"level:{n}"] for n in range(1, 5)]


@pytest.mark.parametrize(("failing", "rc"), [("", 0), ("strength.py", 2), ("duels.py", 2)])
def test_both_parts_of_make_strength_run_and_either_can_fail_it(tmp_path: Path, failing: str, rc: int) -> None:
    python, calls = tmp_path / "python", tmp_path / "calls"
    python.write_text(f'#!/bin/sh\necho "$1" >> "{calls}"\ncase "$1" in tools/{failing or "none"}) exit 1;; esac\n')
    python.chmod(0o755)
    made = subprocess.run(
        ["make", "--old-file=setup", "strength", f"BIN={tmp_path}"], cwd=ROOT, capture_output=True, text=True
    )
    assert calls.read_text().split() == ["tools/strength.py", "tools/duels.py"]
    assert made.returncode == rc
