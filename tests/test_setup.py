"""The setup of a fresh clone: locks that pin everything and name no machine, and one command for all."""

import os
import re
import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ("requirements.lock", "requirements-dev.lock")
STRANGER = re.compile(r"(?:pip|pipx|uv) +(?:install|add|tool install)[^\n]*?[ '\"]fogg(?![\w.-])")
# The first folders of paths that exist on one machine only.
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:home|root|Users|work|opt|mnt|tmp/[\w-]+)/[\w.-]+")


def blocks(lock: str) -> list[str]:
    """Return all lines of each requirement of a lock; some have one for older and one for newer Pythons."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return re.findall(r"^[\w.-]+==.*(?:\n .*)*", text, re.MULTILINE)


def entries(lock: str) -> dict[str, str]:
    """Return each requirement of a lock with all its lines."""
    return {block.split("==")[0]: block for block in blocks(lock)}


def tracked() -> list[Path]:
    """Return what git tracks, or would after `git add`."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert not re.search(r"://|--index-url|--extra-index-url|--find-links|\.(?:org|com|net|io)\b", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_of_a_lock_is_pinned_and_hashed(lock: str) -> None:
    found = blocks(lock)
    text = (ROOT / lock).read_text(encoding="utf-8")
    named = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert len(found) == len(named) > 10
    assert [block for block in found if "--hash=sha256:" not in block] == []


def test_the_locks_agree_on_every_version() -> None:
    run, dev = ({name: lines.split()[0] for name, lines in entries(lock).items()} for lock in LOCKS)
    assert {name: dev.get(name) for name in run} == run


def wanted(*extras: str, groups: Sequence[str] = ()) -> set[str]:
    """Return the names that `pyproject.toml` lists: its dependencies, and those of extras and groups."""
    lines = [*PROJECT["project"]["dependencies"]]
    for extra in extras:
        lines += PROJECT["project"]["optional-dependencies"][extra]
    for group in groups:
        lines += [line for line in PROJECT["dependency-groups"][group] if isinstance(line, str)]
    names = {canonicalize_name(Requirement(line).name) for line in lines}
    return {str(name) for name in names} - {"fogg-rails"}


def test_the_run_lock_holds_what_playing_serving_and_compiling_need() -> None:
    assert wanted("server", "postgres", "compile", groups=["build"]) <= entries("requirements.lock").keys()
    assert "resvg-py" not in entries("requirements.lock")  # so that the compiler meets a machine without it


def test_the_lock_of_development_holds_every_extra_but_ray_and_every_group() -> None:
    extras, groups = PROJECT["project"]["optional-dependencies"], PROJECT["dependency-groups"]
    small = [extra for extra in extras if extra != "ray"]  # tools/soak_ray.py installs it for itself
    assert wanted(*small, groups=list(groups)) <= entries("requirements-dev.lock").keys()
    assert "ray" not in entries("requirements-dev.lock")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_locked_version_is_allowed_by_the_project(lock: str) -> None:
    project = PROJECT["project"]
    lines = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    lines += [line for group in PROJECT["dependency-groups"].values() for line in group if isinstance(line, str)]
    locked = {name: text.split()[0].split("==")[1] for name, text in entries(lock).items()}
    wrong = [line for line in lines if not allowed(Requirement(line), locked)]
    assert wrong == []


def allowed(requirement: Requirement, locked: dict[str, str]) -> bool:
    """Return True if the locked version fits, or nothing is locked."""
    version = locked.get(str(canonicalize_name(requirement.name)))
    return version is None or requirement.specifier.contains(version, prereleases=True)


def test_there_is_one_list_of_dependencies() -> None:
    assert [path.name for path in ROOT.glob("*requirements*") if path.suffix != ".lock"] == []


def test_no_text_tells_people_to_install_the_package_of_a_stranger() -> None:
    """`fogg` on the package index is not ours: ours is `fogg-rails`."""
    found = []
    for path in tracked():
        if path != Path(__file__) and path.suffix in (".py", ".md", ".toml", ".ftl", ".ts", ".svelte", ".html", ""):
            text = path.read_text(encoding="utf-8", errors="ignore")
            found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in STRANGER.finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("pip install fogg", True),
        ("pip install 'fogg[png]'", True),
        ("uv pip install -q fogg", True),
        ("pip install 'fogg-rails[png]'", False),
        ("pip install dist/fogg_rails-*.whl", False),
    ],
)
def test_the_search_for_the_stranger_finds_him(line: str, wrong: bool) -> None:
    assert bool(STRANGER.search(line)) is wrong


def test_the_columns_of_make_help_stand_in_line() -> None:
    out = subprocess.run(["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    lines = out.splitlines()
    places = {match.end() for line in lines if (match := re.match(r"  make [a-z-]+ +", line))}
    assert len(lines) > 20 and len(places) == 1


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
