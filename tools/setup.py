"""Make `.venv`: everything a lock file names, by its hash, and Fogg itself, editable.

Runs with any Python 3 and nothing installed. Does nothing when what it would do is done: a stamp in `.venv` keeps a
hash of the lock files, `pyproject.toml` and the interpreter. `--dev` takes the tools of development as well.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON, UV = VENV / "bin" / "python", VENV / "bin" / "uv"
PIP = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--retries", "2"]
RUN, DEV = ROOT / "requirements.lock", ROOT / "requirements-dev.lock"
NEWER = ["python3.%d" % minor for minor in (13, 12, 11)]  # noqa: UP031 - must run on old Pythons to refuse them
NO_NETWORK = "Is there a network? The package index is needed once; afterwards Fogg is set up without one."


def main(*, dev: bool) -> None:
    """Bring `.venv` up to date."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file also runs where Fogg does not
        use_newer_python()
    kept = VENV / "fogg.stamp"
    made_from = kept.read_text() if PYTHON.exists() and kept.exists() else ""
    # The development lock holds all that playing needs: `make play` removes no tools.
    lock = DEV if dev or made_from.startswith(DEV.name) else RUN
    if made_from == stamp(lock):
        return
    print(f"set-up: {lock.name} into .venv (Python {sys.version.split()[0]})", flush=True)
    make_venv()
    kept.unlink(missing_ok=True)
    bootstrap_uv()
    install(f"what {lock.name} names", uv=f"sync --require-hashes {lock.name}", pip=f"--require-hashes -r {lock.name}")
    # The locks hold the build tools too: without build isolation nothing unpinned is fetched.
    install("Fogg itself", uv="install --no-deps --no-build-isolation -e .", pip="--no-deps --no-build-isolation -e .")
    kept.write_text(stamp(lock))


def stamp(lock: Path) -> str:
    """Return what `.venv` was made from, in one line."""
    digest = hashlib.sha256(sys.version.encode() + str(ROOT).encode())
    for path in (lock, ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    return f"{lock.name} {digest.hexdigest()}"


def use_newer_python() -> None:
    """Go on with a newer Python of this machine, or say which one is needed."""
    for name in NEWER:
        found = shutil.which(name)
        if found and subprocess.call([found, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            os.execv(found, [found, *sys.argv])
    fail(f"Fogg needs Python 3.11 or newer, and {sys.executable} is {sys.version.split()[0]}: make PYTHON=... setup")


def make_venv() -> None:
    """Make a virtual environment of this interpreter; replace another interpreter's."""
    config = VENV / "pyvenv.cfg"
    version = "version = {}.{}.{}".format(*sys.version_info[:3])
    if config.exists() and PYTHON.exists() and version in config.read_text() and works(PYTHON):
        return
    if VENV.exists():
        shutil.rmtree(VENV)
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        hint = "on Debian and Ubuntu the package python3-venv has what is missing"
        fail(f"{sys.executable} cannot make a virtual environment ({hint}):\n{made.stdout}{made.stderr}")


def works(python: Path) -> bool:
    """Return whether the environment's interpreter still starts and has pip."""
    return subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def bootstrap_uv() -> None:
    """Install uv with pip, at the version and with the hashes of the lock file."""
    entry = re.search(r"^uv==(\S+)( \\\n +--hash=\S+)+", RUN.read_text(), re.MULTILINE)
    if entry is None:
        fail("requirements.lock has no entry for uv")
    if UV.exists():
        present = subprocess.run([str(UV), "--version"], capture_output=True, text=True, check=False).stdout.split()
        if entry.group(1) in present:
            return
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "uv.lock")
        wanted.write_text(entry.group(0) + "\n")
        if not run(*PIP, "--no-deps", "--require-hashes", "-r", str(wanted)):
            fail(f"pip could not fetch uv {entry.group(1)}. {NO_NETWORK}")


def install(what: str, *, uv: str, pip: str) -> None:
    """Install with uv; with pip where only pip can (it alone knows a mirror, or uv has no folder for its cache)."""
    if run(str(UV), "pip", *uv.split(), "-q", "--python", str(PYTHON)):
        return
    print("set-up: uv could not; trying pip, which is slower", flush=True)
    if not run(*PIP, *pip.split()):
        fail(f"neither uv nor pip could install {what}. {NO_NETWORK}")


def run(*command: str) -> bool:
    """Run a command in the root of the checkout, its output on ours; whether it succeeded."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def fail(why: str) -> NoReturn:
    """Stop with one clear sentence."""
    sys.exit(f"set-up: {why}")


if __name__ == "__main__":
    main(dev="--dev" in sys.argv[1:])
