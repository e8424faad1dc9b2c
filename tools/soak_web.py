"""The long run of the page: a whole game of every playable edition, some with add-ons or variants, against bots.

Runs the same test as `make test`, which leaves after some decisions, to the ceremony and the result. Some minutes.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = "2000"  # decisions of a person, more than any game has


def main() -> int:
    """Play them all; 0 if nothing was found."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    start = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "-rP", "-n", "2", "tests/web/test_editions.py"]
    environment = {**os.environ, "FOGG_NATIVE": "auto", "FOGG_WEB_DECISIONS": MOST}
    found = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    print(f"page: {'ok' if not found.returncode else 'FAILED'} in {time.monotonic() - start:,.0f} s", flush=True)
    return found.returncode


if __name__ == "__main__":
    sys.exit(main())
