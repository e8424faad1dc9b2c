"""Write both lock files from their `.in` files: hashed, for every system and Python from 3.11, without any index."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["pip", "compile", "-q", "--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url"]


def main() -> int:
    """Lock the run requirements, then those of development, which must agree with them."""
    for name in ("requirements", "requirements-dev"):
        uv = str(Path(sys.executable).parent / "uv")
        command = [uv, *COMPILE, "--custom-compile-command", "make lock", f"{name}.in", "-o", f"{name}.lock"]
        if status := subprocess.run(command, cwd=ROOT, check=False).returncode:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
