"""A process that analyzes one game: a record goes in, lines of progress and the report come out. Run as `python -m`."""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec

from fogg.analysis import GameReport, analyze
from fogg.engine import read_record
from fogg.errors import FoggError
from fogg.server.bots.bot_worker import MEMORY_VARIABLE, NICENESS, limit_memory


class AnalysisLine(msgspec.Struct, omit_defaults=True):
    """A line of output: how many decisions are done and of how many, the report at the end, or what went wrong."""

    done: int = 0
    total: int = 0
    report: GameReport | None = None
    error: str = ""


def main() -> None:
    """Analyze the record on the standard input."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    limit_memory(os.environ.get(MEMORY_VARIABLE, ""))
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def tell(line: AnalysisLine) -> None:
        out.write(msgspec.json.encode(line) + b"\n")

    try:
        record = read_record(sys.stdin.buffer.read().decode())
        report = analyze(record, progress=lambda done, total: tell(AnalysisLine(done, total)))
    except FoggError as error:
        tell(AnalysisLine(error=str(error)))
    else:
        tell(AnalysisLine(report=report))


if __name__ == "__main__":
    main()
