"""Work spread over processes: in order or as it comes, errors included; a cluster that is not there."""

from __future__ import annotations

import importlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fogg.errors import FoggError, MissingExtra, UnknownName
from fogg.workers import LocalWorkers, RayWorkers
from fogg.workers.ray_workers import run_there
from fogg.workers.spreading import in_order, spread


def double(n: int) -> int:
    if n < 0:
        raise UnknownName("number", n, ["1"])
    return 2 * n


@pytest.mark.parametrize("jobs", [1, 2])
def test_answers_come_in_the_order_of_tasks(jobs: int) -> None:
    assert list(LocalWorkers(jobs).map(double, range(20))) == list(range(0, 40, 2))


def test_answers_that_come_as_they_are_ready_are_all_there() -> None:
    assert sorted(LocalWorkers(2).map(double, range(9), ordered=False)) == list(range(0, 18, 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_a_task_is_raised_here(jobs: int) -> None:
    with pytest.raises(UnknownName, match="unknown number '-1'"):
        list(LocalWorkers(jobs).map(double, [1, -1, 2]))


KILL = "import os, signal; os.kill(os.getppid(), signal.SIGKILL)"
ORPHANS = f"""
from fogg.workers import LocalWorkers
if __name__ == "__main__":
    list(LocalWorkers(2).map(exec, ["{KILL}"]))
"""
ORPHANS_OF_ANALYSIS = f"""
import importlib
analyze = importlib.import_module("fogg.analysis.analyze")
if __name__ == "__main__":
    analyze.judge = exec
    with analyze.judging(2) as judge:
        list(judge(["{KILL}"]))
"""


@pytest.mark.parametrize("text", [ORPHANS, ORPHANS_OF_ANALYSIS])
def test_workers_end_with_a_process_that_is_killed(text: str, tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(text)
    # The pipe is open as long as any worker lives: this returns when all have ended.
    ran = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "FOGG_NATIVE": "off"},
        stdout=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert ran.returncode == -signal.SIGKILL


@pytest.mark.parametrize(("given", "taken"), [(None, "1"), ("3", "3")])
def test_each_worker_keeps_to_one_core_unless_told_otherwise(
    given: str | None, taken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    if given:
        monkeypatch.setenv("OMP_NUM_THREADS", given)
    assert set(LocalWorkers(2).map(os.getenv, ["OMP_NUM_THREADS"] * 2)) == {taken}


def test_no_job_is_refused() -> None:
    with pytest.raises(FoggError, match="1 or more jobs, not 0"):
        LocalWorkers(0)


def test_only_a_few_tasks_are_on_their_way_and_late_ones_wait_for_none() -> None:
    running: list[int] = []
    most = 0

    def submit(task: int) -> int:
        nonlocal most
        running.append(task)
        most = max(most, len(running))
        return task

    def newest(handles: list[int]) -> tuple[int, int]:
        running.remove(handles[-1])
        return handles[-1], 10 * handles[-1]

    assert list(spread(range(5), submit, newest, 2)) == [(1, 10), (2, 20), (3, 30), (4, 40), (0, 0)]
    assert most == 2


def test_early_answers_wait_for_their_turn() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b")])) == ["a", "b", "c"]


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"--ray needs the extra `ray`: pip install 'fogg-rails\[ray\]'"):
        RayWorkers("auto")


def test_an_address_at_which_nothing_listens_is_an_error_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    monkeypatch.setattr(importlib, "import_module", lambda name: None)
    with pytest.raises(FoggError, match=f"--ray ray://127.0.0.1:{port}: cannot join that Ray cluster"):
        next(iter(RayWorkers(f"ray://127.0.0.1:{port}").map(double, [1])))


def test_a_node_finds_modules_where_they_were_found_here(monkeypatch: pytest.MonkeyPatch) -> None:
    path: list[Any] = ["lib"]
    monkeypatch.setattr(sys, "path", path)
    assert run_there(["lib", "my/bots"], double, 4) == 8
    assert path == ["lib", "my/bots"]
