"""Write both lock files from `pyproject.toml`: hashed, for every system and Python from 3.11, without any index.

Versions that are locked already stay; `--upgrade` chooses the newest of all. Two files for pip and uv rather than a
`uv.lock`: that names the index of its author, and these can be installed by pip alone.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["pip", "compile", "-q", "--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url"]
EXTRAS = ("server", "postgres", "net", "compile")  # what `make setup` gives everybody
# What `make setup-dev` adds; Ray is too large, see tools/soak_ray.py.
DEV_EXTRAS = (*EXTRAS, "png", "pdf", "lab", "openspiel", "gpu")
LOCKS = {
    "requirements.lock": [*(f"--extra={name}" for name in EXTRAS), "--group=build"],
    "requirements-dev.lock": [
        *(f"--extra={name}" for name in DEV_EXTRAS),
        "--group=dev",
        "--constraint=requirements.lock",
    ],
}


def main(arguments: list[str]) -> int:
    """Lock what running needs, then what development needs, which must agree."""
    uv = str(Path(sys.executable).parent / "uv")
    for lock, wanted in LOCKS.items():
        command = [uv, *COMPILE, "--custom-compile-command", "make lock", "pyproject.toml", *wanted, "-o", lock]
        if status := subprocess.run([*command, *arguments], cwd=ROOT, check=False).returncode:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
