"""Look for known faults of the locked dependencies, Python and npm, in the database of https://osv.dev.

Sends the names and versions of the lock files, nothing else. Status 0: none is known; 1: some are, listed with where to
read about them; 2: the database cannot be reached from here, so nothing is known.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PYTHON_LOCKS = ("requirements.lock", "requirements-dev.lock")
NPM_LOCK = "web/package-lock.json"
DATABASE = "https://api.osv.dev/v1/querybatch"
SECONDS = 30
AT_ONCE = 500  # questions in one request; the database takes 1000

Ask = Callable[[bytes], bytes]


class Package(NamedTuple):
    """A locked package."""

    ecosystem: str
    name: str
    version: str


def locked(root: Path) -> list[Package]:
    """Return every package of the lock files, each once."""
    found = {
        Package("PyPI", name, version)
        for lock in PYTHON_LOCKS
        for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", (root / lock).read_text("utf-8"), re.MULTILINE)
    }
    packages = json.loads((root / NPM_LOCK).read_text("utf-8"))["packages"]
    for path, package in packages.items():
        if path and "version" in package:
            found.add(Package("npm", package.get("name") or path.rpartition("node_modules/")[2], package["version"]))
    return sorted(found)


def faults(packages: list[Package], ask: Ask) -> dict[Package, list[str]]:
    """Return the names of the known faults of each package that has some."""
    found = {}
    for first in range(0, len(packages), AT_ONCE):
        some = packages[first : first + AT_ONCE]
        queries = [{"package": {"ecosystem": p.ecosystem, "name": p.name}, "version": p.version} for p in some]
        answer: dict[str, Any] = json.loads(ask(json.dumps({"queries": queries}).encode()))
        for package, result in zip(some, answer["results"], strict=True):
            if result.get("vulns"):
                found[package] = sorted(vuln["id"] for vuln in result["vulns"])
    return found


def ask_at(url: str) -> Ask:
    """Return what sends a question to the database at an address."""

    def ask(question: bytes) -> bytes:
        request = urllib.request.Request(url, question, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return bytes(answer.read())

    return ask


def audit(root: Path, ask: Ask) -> int:
    """Print what is known; the status."""
    packages = locked(root)
    try:
        found = faults(packages, ask)
    except (urllib.error.URLError, OSError, ValueError, KeyError) as error:
        print(f"audit: the database of known faults does not answer ({error}); nothing was checked", file=sys.stderr)
        return 2
    for package, names in found.items():
        print(f"{package.ecosystem} {package.name} {package.version}:")
        for name in names:
            print(f"  https://osv.dev/vulnerability/{name}")
    print(f"{len(packages)} locked packages, {len(found)} with known faults")
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default=DATABASE, help="another database that answers like osv.dev")
    return audit(ROOT, ask_at(parser.parse_args().url))


if __name__ == "__main__":
    sys.exit(main())
