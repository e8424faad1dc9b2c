"""Environments with a wheel of Fogg, as users have them, made in a second and without a network.

An environment gets links to those packages of ours that the wheel asks for, directly or through others, and to no
more: a package that only developers have is missing there, as it would be on a user's machine.
"""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email.parser import HeaderParser
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent


class Installed:
    """An environment with a wheel and some of its extras, and a folder that is home, cache and place of work."""

    def __init__(self, wheel: Path, home: Path, extras: Sequence[str] = ()) -> None:
        self.home = home
        self.python = home / "venv" / "bin" / "python"
        self.needed = closure(requirements(wheel), extras)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home / "venv")], check=True)
        packages = Path(sysconfig.get_path("purelib", vars={"base": str(home / "venv")}))
        for path in {path for name in self.needed for path in folders(name)}:
            (packages / path.name).symlink_to(path)
        (home / "bin").mkdir()  # the only folder on PATH, and empty: no compiler, no Node
        install = [sys.executable, "-m", "uv", "pip", "install", "--offline", "--no-cache", "--no-deps", "--quiet"]
        subprocess.run([*install, "--python", str(self.python), str(wheel)], check=True)

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of ours but a home."""
        home = str(self.home)
        return {"PATH": f"{home}/bin", "HOME": home, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment."""
        command = [str(self.python.parent / words[0]), *words[1:]]
        environment = {**self.environment, **more}
        return subprocess.run(command, cwd=self.home, env=environment, capture_output=True, text=True, check=False)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Return a server of the environment, by its address."""
        command = [str(self.python.parent / "fogg"), "serve", "--port", "0"]
        with subprocess.Popen(
            command, cwd=self.home, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                yield next((line.strip() for line in process.stdout if "http://" in line), "it did not start")
            finally:
                process.terminate()
        assert process.returncode == 0


def fetched(address: str) -> bytes:
    """Return what a server answers."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        body: bytes = answer.read()
    return body


def built_wheel(folder: Path, kind: str) -> Path:
    """Build a wheel of these sources as `make wheel` does; `kind` is `platform` or `pure`."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env={**os.environ, "FOGG_WHEEL": kind})
    (wheel,) = folder.glob("*.whl")
    return wheel


def requirements(wheel: Path) -> list[Requirement]:
    """Return what a wheel asks for."""
    with zipfile.ZipFile(wheel) as file:
        name = next(name for name in file.namelist() if name.endswith(".dist-info/METADATA"))
        lines = HeaderParser().parsestr(file.read(name).decode()).get_all("Requires-Dist") or []
    return [Requirement(line) for line in lines]


def closure(asked: Sequence[Requirement], extras: Sequence[str]) -> set[str]:
    """Return the names of all packages that a resolver would install for requirements with these extras."""
    found: set[str] = set()
    done: set[tuple[str, str]] = set()
    todo = [(requirement, extra) for requirement in asked for extra in ("", *extras)]
    while todo:
        requirement, extra = todo.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = str(canonicalize_name(requirement.name))
        found.add(name)
        for own in ("", *requirement.extras):
            if (name, own) not in done:
                done.add((name, own))
                lines = importlib.metadata.requires(name) or []
                todo += [(Requirement(line), own) for line in lines]
    return found


def folders(name: str) -> set[Path]:
    """Return the folders and modules of a package; two packages may share one."""
    found = importlib.metadata.distribution(name)
    tops = {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}
    return {Path(str(found.locate_file(top))) for top in tops if not top.endswith(".pth")}
