"""Compiling: what is built, what is said when nothing can be, and where people hear of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fogg import native
from fogg.native import build as builder

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = "there is no C compiler (nothing)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return the package of a checkout with one module to compile."""
    (tmp_path / "pyproject.toml").touch()
    package = tmp_path / "src" / "fogg"
    (package / "engine").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "engine" / "__init__.py").touch()
    (package / "engine" / "game.py").write_text("def double(n: int) -> int:\n    return 2 * n\n")
    shutil.copytree(ROOT / "src" / "fogg" / "native", package / "native")
    return package


def quiet(line: str) -> None:
    """Hear nothing."""


def make_play(package: Path, **environment: str) -> str:
    """Return what the compile step of `make play` prints."""
    command = [sys.executable, str(ROOT / "tools" / "build_native.py"), "--background", "--package", str(package)]
    ran = subprocess.run(
        command, capture_output=True, text=True, check=True, env={"PATH": os.environ["PATH"], **environment}
    )
    return ran.stdout


@pytest.mark.skipif(bool(builder.missing()), reason="nothing can be compiled on this machine")
def test_a_module_that_only_an_extra_brings_may_be_missing_where_one_compiles(checkout: Path) -> None:
    with (checkout / "engine" / "game.py").open("a") as source:
        source.write("\ndef draw() -> bytes:\n    import not_installed\n    return bytes(not_installed.draw())\n")
    built = builder.build(checkout, quiet)
    assert built.build == native.home(checkout) / native.key(checkout)
    code = (
        "from fogg import native; native.install(); from fogg.engine import game; print(game.__file__, game.double(21))"
    )
    environment = {"PYTHONPATH": str(checkout.parent)}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)
    assert (ran.stdout, ran.stderr) == (f"{built.build}/fogg/engine/game{native.SUFFIX} 42\n", "")
    assert builder.build(checkout, quiet).why == "up to date"


@pytest.mark.skipif(bool(builder.missing()), reason="nothing can be compiled on this machine")
def test_a_profiled_build_replaces_the_ordinary_one_and_leaves_no_counters_behind(
    checkout: Path, tmp_path: Path
) -> None:
    ordinary = builder.build(checkout, quiet)
    training = tmp_path / "training.py"
    training.write_text(
        "import sys\n"
        "from pathlib import Path\n"
        "sys.path.insert(0, sys.argv[1])\n"
        "from fogg import native\n"
        "sys.meta_path.insert(0, native.CompiledFinder(Path(sys.argv[2])))\n"
        "from fogg.engine import game\n"
        "assert 'lib' in game.__file__ and game.double(21) == 42\n"
    )
    said: list[str] = []
    profiled = builder.build(checkout, said.append, training=training)
    assert profiled.build == ordinary.build
    assert builder.build(checkout, quiet, training=training).why == builder.build(checkout, quiet).why == "up to date"
    if builder.has_gcc():
        assert [line.split()[0] for line in said] == ["compiling", "playing", "compiling"]
        assert profiled.build and (profiled.build / builder.PROFILED).is_file()
        twin = (profiled.build / "fogg" / "engine" / f"game{native.SUFFIX}").read_bytes()
        assert b"__gcov" not in twin


@pytest.mark.skipif(bool(builder.missing()), reason="nothing can be compiled on this machine")
def test_compilers_end_when_the_process_that_started_them_is_killed(checkout: Path, tmp_path: Path) -> None:
    # A compiler that says by a pipe that it has begun and, if it is left alone, that it has ended.
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    slow = tmp_path / "slow"
    slow.write_text(f"#!/bin/sh\nexec 3>{begun}\necho begun >&3\nsleep 60\necho ended >&3\n")
    slow.chmod(0o755)
    command = [sys.executable, str(ROOT / "tools" / "build_native.py"), "--package", str(checkout)]
    tool = subprocess.Popen(command, env={**os.environ, "CC": str(slow)}, stdout=subprocess.DEVNULL)
    with tool, begun.open() as pipe:
        assert pipe.readline() == "begun\n"
        tool.kill()
        assert "ended" not in pipe.read()  # which returns once no compiler holds the other end


@pytest.mark.skipif(bool(builder.missing()), reason="nothing can be compiled on this machine")
def test_a_compile_that_fails_says_what_the_compiler_said_and_where_the_rest_is(checkout: Path) -> None:
    (checkout / "engine" / "game.py").write_text("def double(n: int) -> int:\n    return str(n)\n")
    heard: list[str] = []
    built = builder.build(checkout, heard.append)
    assert built == (None, "the compile failed, see build/native.log")
    assert [line for line in heard if "Incompatible return value type" in line]
    assert native.find(checkout) == (None, "the compile failed, see build/native.log; `make setup` tries again")
    assert make_play(checkout) == "plain engine: the compile failed, see build/native.log; `make setup` tries again\n"


def test_without_a_compiler_the_reason_is_kept_for_everybody_who_asks(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "nothing")
    assert builder.build(checkout, quiet) == (None, NO_COMPILER)
    assert native.find(checkout) == (None, f"{NO_COMPILER}; `make setup` tries again")
    assert make_play(checkout, CC="nothing").startswith(f"plain engine: {NO_COMPILER}: on ")


def test_the_tool_succeeds_without_a_compiler_unless_one_is_required(checkout: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "build_native.py"), "--package", str(checkout)]
    for more, status in ([], 0), (["--require"], 1):
        ran = subprocess.run([*command, *more], capture_output=True, text=True, check=False, env={"CC": "nothing"})
        assert (ran.returncode, ran.stdout) == (status, f"plain engine: {NO_COMPILER}\n")


def test_a_build_in_the_cache_leaves_no_cache_of_the_compiler_behind(tmp_path: Path) -> None:
    for name in ("a", "b", "c", builder.work_name()):
        (tmp_path / name).mkdir()
    builder.prune(tmp_path, in_checkout=False)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "c"]


def test_a_checkout_keeps_two_builds_and_the_cache_of_its_compiler(tmp_path: Path) -> None:
    for name in ("a", "b", "c", builder.work_name(), "work-cpython-310"):
        (tmp_path / name).mkdir()
    builder.prune(tmp_path, in_checkout=True)
    left = [path.name for path in tmp_path.iterdir()]
    assert len(left) == 3 and builder.work_name() in left
