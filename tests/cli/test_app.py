"""The command line as a whole: help, version, and errors of one line."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from tests.cli.helpers import Fogg

from fogg import native
from fogg.version import VERSION

COMMANDS = [
    "play",
    "replay",
    "editions",
    "draw",
    "layout",
    "new",
    "check",
    "sim",
    "arena",
    "lab",
    "compile",
    "serve",
    "backup",
    "restore",
    "prune",
    "verify",
]


def test_without_arguments_it_shows_the_help(fogg: Fogg) -> None:
    ran = fogg()
    assert ran.status == 0
    assert [name for name in COMMANDS if f"\n  {name} " not in ran.out] == []


def test_it_tells_its_version_and_which_engine_it_runs(fogg: Fogg, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "status", lambda: native.Status(False, "FOGG_NATIVE is off"))
    assert fogg("--version").out == f"fogg {VERSION} (plain: FOGG_NATIVE is off)\n"
    monkeypatch.setattr(native, "status", lambda: native.Status(True, native.FITS))
    assert fogg("--version").out == f"fogg {VERSION} (compiled)\n"


def test_the_package_can_be_run_as_a_module() -> None:
    command = [sys.executable, "-m", "fogg", "--version"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "FOGG_NATIVE": "off"})
    assert ran.stdout.startswith(f"fogg {VERSION} (plain")


@pytest.mark.parametrize("command", ["sim", "arena", "lab"])
def test_a_command_that_takes_bots_says_their_names(fogg: Fogg, command: str) -> None:
    shown = " ".join(fogg(command, "--help").out.split())
    assert "random, greedy, racer, planner, search:400, search:50ms, level:1 to level:5, net or module:Class" in shown


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(fogg: Fogg, command: str) -> None:
    ran = fogg(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert f"Usage: fogg {command}" in ran.out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["play", "atlantis"], "fogg: unknown edition 'atlantis'; known: africa, "),
        (["play", "usa", "--seats", "you"], "fogg: Ticket to Ride is for 2, 3, 4, 5 players, not 1"),
        (["play", "usa", "--seats", "racer,greedy"], "fogg: this table has no human player"),
        (["play", "usa", "--variant", "big"], "fogg: unknown variant 'big'; known: classic, "),
        (["play", "usa", "--set", "literal=yes"], "fogg: unknown setting 'literal'; known: reprint_values, "),
        (["play", "usa", "--add", "moon"], "fogg: unknown add-on 'moon'; known: warehouses_depots, alvin_dexter"),
        (["play", "usa", "--seed", "tuesday"], "fogg: a seed is a whole number of up to 128 bits"),
        (["play", "--resume", "missing.jsonl"], "fogg: missing.jsonl: No such file or directory"),
        (["play", "--resume", "."], "fogg: .: Is a directory"),
        (["replay", "missing.jsonl"], "fogg: missing.jsonl: No such file or directory"),
        (["editions", "atlantis"], "fogg: unknown edition 'atlantis'"),
        (["check", "missing"], "fogg: missing: there is no such folder"),
    ],
)
def test_an_error_is_one_line_and_status_1(fogg: Fogg, words: list[str], line: str) -> None:
    ran = fogg(*words)
    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert ran.err.startswith(line)


def test_a_board_that_waits_for_a_rule_module_is_refused_in_one_line(fogg: Fogg, tmp_path: Path) -> None:
    board = tmp_path / "marsh"
    board.mkdir()
    (board / "edition.toml").write_text('base = "usa"\nname = "Marsh"\nrules = ["quicksand"]\n')
    ran = fogg("play", str(board))
    assert (ran.status, ran.err) == (1, "fogg: marsh is not playable yet: it waits for quicksand\n")


@pytest.mark.parametrize(
    "words", [["dance"], ["play", "--wings"], ["replay"], ["play", "usa", "--resume", "game.jsonl"]]
)
def test_a_wrong_usage_is_status_2(fogg: Fogg, words: list[str]) -> None:
    ran = fogg(*words)
    assert ran.status == 2
    assert "Usage: fogg" in ran.err and "Traceback" not in ran.err


def test_a_reader_that_stops_reading_is_not_an_error(tmp_path: Path) -> None:
    code = "from fogg.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "editions", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "FOGG_NATIVE": "off", "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_fault_is_one_line_with_the_traceback_in_a_file(
    fogg: Fogg, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError("division\nby zero")

    monkeypatch.setattr("fogg.cli.commands.editions_command.describe", broken)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ran = fogg("editions")
    (written,) = tmp_path.glob("fogg-error-*.txt")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == (
        f"fogg: this should not have happened: ZeroDivisionError: division by zero. "
        f"Where it happened is written in {written}\n"
    )
    text = written.read_text(encoding="utf-8")
    assert "Traceback (most recent call last)" in text and "in broken" in text and f"fogg {VERSION}" in text


def test_a_fault_is_one_line_even_where_no_file_can_be_written(fogg: Fogg, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogg.cli.commands.editions_command.describe", lambda name: [][0])
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere")
    ran = fogg("editions")
    assert (ran.status, ran.err.count("\n"), "Traceback" in ran.err) == (1, 1, False)


def test_code_of_a_bot_that_breaks_is_one_line(fogg: Fogg, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from fogg.bots import Bot\n\n\nclass Broken(Bot):\n    def decide(self, *given):\n        return 1 // 0\n"
    (tmp_path / "broken_bot.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ran = fogg("play", "new_york", "--seats", "you,broken_bot:Broken", typed=["keep 1", "", ""])
    assert (ran.status, ran.err.count("\n"), "ZeroDivisionError" in ran.err) == (1, 1, True)
