"""The tool that measures bots on common deals."""

import pytest
from tools import duels


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
