"""The tool that measures bots on common deals."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import duels

import fogg


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


def test_ratings_go_up_and_down_from_the_level_in_the_middle() -> None:
    found = duels.ratings([(75.0, 4.0), (75.0, 4.0), (75.0, 4.0), (75.0, 4.0)])
    assert [rating for rating, _ in found] == [1118, 1309, 1500, 1691, 1882]
    doubts = [doubt for _, doubt in found]
    assert doubts[2] == 0 and doubts[0] == doubts[4] > doubts[1] == doubts[3] > 0
    text = duels.with_ratings(duels.LEVELS.read_text(), found)
    assert [line for line in text.splitlines() if line.startswith("rating")] == [f"rating = {r}" for r, _ in found]


def test_every_edition_and_every_step_of_the_ladder_is_played() -> None:
    matches = json.loads(duels.RECORDED.read_text())
    for bots in (["planner", "racer"], ["search:100", "planner"]):
        editions = {match["edition"] for match in matches if match["bots"] == bots}
        assert editions | {"usa"} == set(fogg.playable())
    steps = [match["bots"] for match in matches if duels.is_step(match)]
    assert steps == [[f"level:{n + 1}", f"level:{n}"] for n in range(1, 5)]
