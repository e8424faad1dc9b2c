"""What a fresh clone is set up from: locks that pin everything and name no machine, and one command for all."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock")
# The first folders of paths that exist on somebody's machine only.
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:home|root|Users|work|opt|mnt|tmp/[\w-]+)/[\w.-]+")


def entries(lock: str) -> dict[str, str]:
    """Each requirement of a lock with all its lines."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    blocks = re.findall(r"^[\w.-]+==.*(?:\n .*)*", text, re.MULTILINE)
    return {block.split("==")[0]: block for block in blocks}


def tracked() -> list[Path]:
    """What git tracks, or would after `git add`."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert not re.search(r"://|--index-url|--extra-index-url|--find-links|\.(?:org|com|net|io)\b", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_of_a_lock_is_pinned_and_hashed(lock: str) -> None:
    found = entries(lock)
    text = (ROOT / lock).read_text(encoding="utf-8")
    named = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert len(found) == len(named) > 10
    assert [name for name, lines in found.items() if "--hash=sha256:" not in lines] == []


def test_the_locks_agree_on_every_version() -> None:
    run, dev = ({name: lines.split()[0] for name, lines in entries(lock).items()} for lock in LOCKS)
    assert {name: dev.get(name) for name in run} == run


def test_the_run_lock_holds_every_dependency_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [re.split(r"[<>=\[;]", line)[0].lower() for line in project["dependencies"]]
    assert {re.sub(r"[_.]", "-", name) for name in wanted} <= entries("requirements.lock").keys()


def test_continuous_integration_runs_make_test_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    commands = [line for line in script.read_text().splitlines() if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["make test"]


def test_no_tracked_file_names_a_path_of_some_machine() -> None:
    found = []
    for path in tracked():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        found += [f"{path.relative_to(ROOT)}: {match}" for match in MACHINE_PATH.findall(text)]
    assert found == []
