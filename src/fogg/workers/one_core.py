"""One core for each process: by itself NumPy takes as many threads as there are cores, which wait for each other."""

from __future__ import annotations

import os

THREADS = "OMP_NUM_THREADS"  # read by NumPy's linear algebra when it is imported


def keep_to_one_core() -> None:
    """Let NumPy calculate on one core, unless the environment says otherwise. Call it before NumPy is imported."""
    os.environ.setdefault(THREADS, "1")
