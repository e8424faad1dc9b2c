"""The tools that prove a fresh machine: what they hide, find and copy. `make test` and `make soak` run them whole."""

import os
from pathlib import Path

import pytest
from tools import copied, fresh, parts, soak_pythons


def test_make_test_proves_the_fresh_machine_before_the_checkout_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    def note(times: list[tuple[str, float, bool]], name: str, command: list[str], native: str = "off") -> bool:
        names.append(name)
        return True

    monkeypatch.setattr(parts, "part", note)
    parts.main()
    assert names[:3] == ["set-up", "fresh machine", "compile"]


def program(folder: Path, name: str, status: int = 0) -> None:
    """Write a program that ends with a status."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\nexit {status}\n")
    (folder / name).chmod(0o755)


def test_every_c_compiler_is_hidden_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compilers = ("cc", "gcc", "gcc-12", "x86_64-linux-gnu-gcc", "clang", "clang-15", "c99", "g++")
    others = ("make", "git", "ccache-stats", "gcov", "python3.11", "node")
    for name in (*compilers, *others):
        program(tmp_path / "bin", name)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    shown = fresh.path_without_compilers(tmp_path / "shown")
    assert sorted(path.name for path in shown.iterdir()) == sorted(others)


def test_a_fresh_environment_has_nothing_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FOGG_NATIVE", "PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS"):
        monkeypatch.setenv(name, "x")
    env = copied.fresh_environment(CC="cc")
    assert not {"FOGG_NATIVE", "PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS"} & env.keys()
    assert (env["PATH"], env["CC"]) == (os.environ["PATH"], "cc")


def test_pythons_from_3_11_on_that_start_are_found_oldest_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, status in (("python3.10", 0), ("python3.11", 0), ("python3.12", 1), ("python3.14", 0), ("python3", 0)):
        program(tmp_path / "bin", name, status)
    program(tmp_path / "more", "python3.12")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{tmp_path / 'more'}")
    found = soak_pythons.pythons()
    assert list(found) == ["3.11", "3.12", "3.14"]
    assert found["3.12"] == tmp_path / "more" / "python3.12"
