"""The wheel: installed into an empty environment, without compiler or Node, it serves.

Nothing is downloaded: the environment gets links to those packages of this one that `requirements.lock` names, and to
no others, so that something which only developers have would be missed here.
"""

import importlib.metadata
import json
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

import pytest

from fogg.board import edition_ids
from fogg.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("cc", "gcc", "clang", "c++", "make", "node", "npm")  # that are not there


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of these sources, as `make wheel` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def venv(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it needs to run."""
    home = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home / "venv")], check=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(home / "venv")}))
    for path in needed():
        (packages / path.name).symlink_to(path)
    (home / "bin").mkdir()  # the only folder on PATH, and empty
    install = [sys.executable, "-m", "uv", "pip", "install", "--offline", "--no-cache", "--no-deps", "--quiet"]
    subprocess.run([*install, "--python", str(home / "venv" / "bin" / "python"), str(wheel)], check=True)
    return home


def needed() -> set[Path]:
    """The folders and modules of all packages in the lock of what runs; two may share a folder."""
    paths: set[Path] = set()
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE):
        try:
            found = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # for another system than this
        tops = {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}
        paths |= {Path(str(found.locate_file(top))) for top in tops if not top.endswith(".pth")}
    return paths


def environment(home: Path) -> dict[str, str]:
    """Nothing of ours but a home."""
    return {"PATH": str(home / "bin"), "HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}


def test_the_wheel_is_pure_and_holds_all_data(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert wheel.name == f"fogg-{VERSION}-py3-none-any.whl"
    assert [edition for edition in edition_ids() if f"fogg/editions/{edition}/edition.toml" not in names] == []
    assert {"fogg/words/en.ftl", "fogg/server/store/migrations/env.py", "fogg/py.typed"} <= names
    assert [name for name in names if not name.startswith(("fogg/", f"fogg-{VERSION}.dist-info/"))] == []
    assert [name for name in names if name.endswith((".so", ".pyc", ".pyd"))] == []


def test_an_environment_with_only_the_wheel_serves(venv: Path) -> None:
    fogg = str(venv / "venv" / "bin" / "fogg")
    assert [tool for tool in TOOLS if (venv / "bin" / tool).exists()] == []
    with subprocess.Popen(
        [fogg, "serve", "--port", "0", "--db", "fogg.sqlite"],
        cwd=venv,
        env=environment(venv),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            address = next((line.strip() for line in process.stdout if "http://" in line), "it did not start")
            with urllib.request.urlopen(f"{address}/health", timeout=30) as answer:
                assert json.load(answer) == {"ok": True, "version": VERSION}
            with urllib.request.urlopen(f"{address}/api/editions", timeout=30) as answer:
                assert {edition["id"] for edition in json.load(answer)["editions"]} >= {"usa", "europe"}
        finally:
            process.send_signal(signal.SIGTERM)
    assert process.returncode == 0


def test_it_is_the_installed_package_that_runs(venv: Path) -> None:
    command = [str(venv / "venv" / "bin" / "python"), "-c", "import fogg; print(fogg.__file__)"]
    out = subprocess.run(command, cwd=venv, env=environment(venv), check=True, capture_output=True, text=True).stdout
    assert Path(out.strip()).is_relative_to(venv)
