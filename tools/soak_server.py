"""The long run of the server: hundreds of crashes, thousands of rubbish requests, rubbish over sockets.

Runs the same tests as `make test` with larger numbers: 250 kills on each of SQLite and PostgreSQL, five times as many
looks at what is sent to each seat, 300 faults in a fleet of three nodes, in which no client may wait longer than ten
seconds, 2,000 examples of every operation, 100,000 messages; secrets and attacks through a forwarding node as well.
Then 10,000 schedules of faults for leases (`soak_leases.py`), and the attacks of `soak_attacks.py`. Seeds are printed
with any failure. About an hour and three quarters.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUNS = (
    ("crashes", {"FOGG_CRASH_ROUNDS": "50"}, "tests/server/test_crash.py"),
    ("secrets", {"FOGG_LOOK_EVERY": "8", "FOGG_HOP": "1"}, "tests/server/test_indistinguishable.py"),
    ("attacks through a node", {"FOGG_HOP": "1"}, "tests/server/test_attacks.py"),
    ("canaries through a node", {"FOGG_HOP": "1"}, "tests/server/test_hidden.py"),
    ("rubbish through a node", {"FOGG_HOP": "1"}, "tests/server/test_fuzz.py"),
    ("fleet", {"FOGG_FAULTS": "300", "FOGG_LONGEST_WAIT": "10"}, "tests/server/fleet/test_fleet_faults.py"),
    ("fuzz", {"FOGG_FUZZ_EXAMPLES": "2000", "FOGG_FUZZ_MESSAGES": "100000"}, "tests/server/test_fuzz.py"),
)


def main() -> int:
    """Run all; 0 if nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    status = 0
    for name, numbers, path in RUNS:
        start = time.monotonic()
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", path]
        found = subprocess.run(command, cwd=ROOT, env={**os.environ, "FOGG_NATIVE": "auto", **numbers}, check=False)
        print(f"{name}: {'ok' if not found.returncode else 'FAILED'} in {time.monotonic() - start:,.0f} s", flush=True)
        status = status or found.returncode
    for tool in ("tools/soak_leases.py", "tools/soak_attacks.py"):
        status = subprocess.run([sys.executable, tool], cwd=ROOT, check=False).returncode or status
    return status


if __name__ == "__main__":
    sys.exit(main())
