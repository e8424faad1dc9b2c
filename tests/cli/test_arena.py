"""`fogg arena`: tables, reports, and a run that is killed and goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.helpers import Fogg

SMALL = ("arena", "new_york", "--bots", "racer,random,greedy", "--deals", "2", "--seed", "0x1f")


def without_clock(text: str) -> Any:
    """Return the figures that depend on the settings alone."""
    data = json.loads(text)
    assert data.pop("thinking")
    return data


def test_arena_tells_victories_points_ratings_and_time(fogg: Fogg) -> None:
    ran = fogg(*SMALL)
    assert ran.status == 0
    assert ran.out.startswith("new_york, 2 players, 2 deals, 12 games, seed 0x1f\n")
    for words in ("95 %", "points", "margin", "rating", "thinks", "racer against random", "over deals, not over games"):
        assert words in ran.out


def test_arena_gives_the_same_figures_for_any_number_of_jobs(fogg: Fogg) -> None:
    one, two = (without_clock(fogg(*SMALL, "--json", "-", "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one == two
    assert (one["edition"], one["seed"], one["players"], one["games"]) == ("new_york", "0x1f", 2, 12)


def test_arena_writes_reports_and_does_not_play_what_it_has(fogg: Fogg, tmp_path: Path) -> None:
    files = ("--json", "a.json", "--html", "a.html")
    assert fogg(*SMALL, *files).status == 0
    first = without_clock((tmp_path / "a.json").read_text())
    state = (tmp_path / "a.deals.jsonl").read_text()
    assert len(state.splitlines()) == 1 + 2 * 3
    again = fogg("arena", "new_york", "--bots", "racer,random,greedy", "--deals", "2", *files)  # the seed is known
    assert "6 of 6 deals are in a.deals.jsonl already" in again.err
    assert without_clock((tmp_path / "a.json").read_text()) == first
    assert (tmp_path / "a.deals.jsonl").read_text() == state
    page = (tmp_path / "a.html").read_text()
    assert "Who beats whom" in page and "<script" not in page


def test_arena_plays_more_deals_of_a_tournament_later(fogg: Fogg, tmp_path: Path) -> None:
    table = ("arena", "new_york", "--table", "racer,random,racer", "--seed", "5", "--resume", "state.jsonl")
    assert fogg(*table, "--deals", "1").status == 0
    more = fogg(*table, "--deals", "2", "--json", "-")
    assert "1 of 2 deals are in state.jsonl already" in more.err
    assert without_clock(more.out) == without_clock(fogg(*table[:-2], "--deals", "2", "--json", "-").out)


MORTAL = """
import os, signal
from pathlib import Path
from fogg.bots import Bot

class Mortal(Bot):
    needs_view = False
    def decide(self, view, options, chance, budget):
        state = Path("report.deals.jsonl")
        if not Path("revived").exists() and state.exists() and len(state.read_text().splitlines()) == 4:
            os.kill(os.getpid(), signal.SIGKILL)
        return options[chance.below(len(options))]
"""


def test_arena_goes_on_after_a_kill_and_reports_the_same(tmp_path: Path) -> None:
    (tmp_path / "mortal_bot.py").write_text(MORTAL)
    words = ["arena", "new_york", "--bots", "mortal_bot:Mortal,racer", "--deals", "6", "--seed", "3", "--json"]

    def run(report: str) -> int:
        command = [sys.executable, "-m", "fogg", *words, report]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False).returncode

    assert run("report.json") == -signal.SIGKILL
    state = tmp_path / "report.deals.jsonl"
    finished = state.read_bytes()
    assert finished.count(b"\n") == 4 and not (tmp_path / "report.json").exists()
    state.write_bytes(finished + b'{"table":0,"deal":3,"games":[{"rota')  # killed while it wrote
    (tmp_path / "revived").touch()
    assert run("report.json") == 0
    assert state.read_bytes().startswith(finished)
    assert run("whole.json") == 0
    reports = [without_clock((tmp_path / name).read_text()) for name in ("report.json", "whole.json")]
    assert reports[0] == reports[1]


def test_arena_refuses_a_state_of_other_settings(fogg: Fogg, tmp_path: Path) -> None:
    assert fogg("arena", "new_york", "--table", "racer,random", "--deals", "1", "--resume", "s.jsonl").status == 0
    ran = fogg("arena", "new_york", "--table", "racer,greedy", "--deals", "1", "--resume", "s.jsonl")
    assert (ran.status, ran.err.count("\n")) == (1, 2)
    assert "fogg: s.jsonl holds deals of another tournament (tables racer,random instead of racer,greedy); " in ran.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "say who plays: --bots NAME,... for all pairings, or --table NAME,... for one table"),
        (("--bots", "racer,random", "--table", "racer,random"), "say who plays: "),
        (("--bots", "racer"), "--bots needs at least two different bots, not racer"),
        (("--bots", "racer,racr"), "unknown bot 'racr'; known: "),
        (("--bots", "racer,random", "--players", "9"), "Ticket to Ride: New York is for 2, 3, 4 players, not 9"),
        (
            ("--table", "racer,random,greedy", "--players", "2"),
            "Ticket to Ride: New York: 2 players are 2 seats, and 3",
        ),
        (("--bots", "racer,random", "--budget", "0"), "--budget must be a number of seconds above 0, not 0"),
        (("--bots", "racer,random", "--html", "no/a.html"), "--html no/a.html: there is no folder no"),
        (("--bots", "racer,random", "--json", "."), "--json .: this is a folder; name a file"),
        (("--bots", "racer,random", "--ray", "auto", "--jobs", "2"), "--jobs and --ray exclude each other"),
    ],
)
def test_arena_says_in_one_line_what_is_wrong(fogg: Fogg, words: tuple[str, ...], sentence: str) -> None:
    ran = fogg("arena", "new_york", "--deals", "1", *words)
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert ran.err.startswith(f"fogg: {sentence}")


def test_a_table_of_teams_takes_a_bot_for_each_team(fogg: Fogg) -> None:
    ran = fogg("arena", "team_asia", "--deals", "1", "--table", "planner,planner,racer,racer")
    assert ran.status == 1
    assert "a bot for each team: 2 or 3 in Ticket to Ride: Team Asia, not 4" in ran.err


@pytest.mark.parametrize("command", ["sim", "arena", "lab"])
def test_without_ray_the_error_names_its_extra(fogg: Fogg, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    who = ("--bots", "racer,random") if command == "arena" else ()
    ran = fogg(command, "new_york", *who, "--ray", "auto")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("fogg: --ray needs the extra `ray`: pip install 'fogg-rails[ray]'")


def test_sim_saves_no_records_on_a_cluster(fogg: Fogg) -> None:
    ran = fogg("sim", "new_york", "--ray", "auto", "--record", "games")
    assert (ran.status, ran.err) == (
        1,
        "fogg: --record saves games where they are played, so it cannot be combined with --ray\n",
    )
