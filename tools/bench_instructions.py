"""Instructions that fifty USA games take, here and in another commit: seconds are noisy, instructions are not.

Compiles both trees, runs the same games under callgrind on this machine and prints the ratio; what starting Python
takes is counted apart and subtracted. A module that is registered but not used may cost USA at most 3%.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = 50
MOST = 1.03


def instructions(tree: Path, games: int) -> int:
    """Return the number of instructions that many games take in a tree, starting included."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(tree / "src"),
        "PYTHONHASHSEED": "0",
        "FOGG_NATIVE": "require",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    script = str(ROOT / "benchmarks" / "fifty.py")
    with tempfile.TemporaryDirectory() as folder:
        out = f"--callgrind-out-file={folder}/out"
        command = ["valgrind", "--tool=callgrind", out, sys.executable, script, str(games)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=folder)
    if done.returncode:
        sys.exit(f"bench-instructions: the games failed in {tree}:\n{done.stderr}")
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        sys.exit(f"bench-instructions: callgrind counted nothing:\n{done.stderr}")
    return int(found[1])


def counted(tree: Path, name: str) -> int:
    """Return the instructions of the games alone, compiled."""
    builder = tree / "tools" / "build_native.py"
    package = ["--require", "--package", str(tree / "src" / "fogg")]
    subprocess.run([sys.executable, str(builder), *package], check=True, cwd=tree)
    instructions(tree, 0)  # byte code and caches are warm for both
    games = instructions(tree, GAMES) - instructions(tree, 0)
    print(f"{name:10} {games:15,} instructions for {GAMES} games", flush=True)
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("base", help="the commit to compare with")
    asked = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("bench-instructions: valgrind is needed (Debian: apt-get install valgrind)")
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "base"
        subprocess.run(["git", "worktree", "add", "--detach", "-q", str(base), asked.base], check=True, cwd=ROOT)
        try:
            before = counted(base, asked.base[:10])
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(base)], check=True, cwd=ROOT)
    now = counted(ROOT, "this tree")
    ratio = now / before
    print(f"ratio      {ratio:.4f} ({'met' if ratio <= MOST else 'MISSED'}: at most {MOST})")
    sys.exit(0 if ratio <= MOST else 1)


if __name__ == "__main__":
    main()
