"""The state of a tournament in a file: every finished deal is a line, so that a kill costs only those in the air."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import msgspec

from fogg import native
from fogg.arena.rotations import DealResult
from fogg.arena.tournament import Tournament
from fogg.bots import find_bot
from fogg.errors import FoggError
from fogg.version import VERSION

FORMAT = "fogg-arena-1"


class StateHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what was played, by which version, on which edition of the files, by which code of each bot."""

    format: str
    version: str
    digest: str
    tournament: dict[str, Any]
    code: dict[str, str] = {}


class DealState:
    """Appends finished deals to a file, and gives those back that are in it.

    A file that is not there is begun. The last line may be damaged, by a kill or a full disk: it is removed, and its
    deal is played again. Settings that differ are an error, since their deals cannot be counted together.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.header = header_of(tournament)
        try:
            lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
            self.done = self._read(lines)
            self._file: IO[bytes] = path.open("ab")
            self._file.truncate(sum(map(len, lines)))
        except OSError as problem:
            raise FoggError(f"{path}: {problem.strerror}") from None
        if not lines:
            self._write(self.header)

    def _read(self, lines: list[bytes]) -> list[DealResult]:
        """Return the deals of a file; a damaged last line is taken off the list."""
        begun = len(lines) == 1 and not msgspec.json.encode(self.header).startswith(lines[0])  # else only half of it
        if lines and not begun and not readable(lines[-1]):
            lines.pop()
        if not lines:
            return []
        self._compare(lines[0])
        found: dict[tuple[int, int], DealResult] = {}
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = msgspec.json.decode(line, type=DealResult)
            except msgspec.MsgspecError as problem:
                raise FoggError(
                    f"{self.path}:{number}: this line is damaged ({problem}); remove it, and its deal is played again"
                ) from None
            found[(result.table, result.deal)] = result
        return list(found.values())

    def _compare(self, line: bytes) -> None:
        """Refuse a file that holds something else, or a tournament with other settings."""
        try:
            kept = msgspec.json.decode(line, type=StateHeader)
        except msgspec.MsgspecError:
            kept = None
        if kept is None or kept.format != FORMAT:
            raise FoggError(f"{self.path} is not the state of a tournament; name another file with --resume")
        if difference := differences(kept, self.header):
            raise FoggError(
                f"{self.path} holds deals of another tournament ({difference}); give the same settings to go on, "
                f"name another file with --resume, or remove this one"
            )

    def add(self, result: DealResult) -> None:
        """Append a finished deal; it is in the file when this returns."""
        self._write(result)

    def _write(self, line: msgspec.Struct) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as problem:
            raise FoggError(f"{self.path}: {problem.strerror}") from None

    def __enter__(self) -> DealState:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def header_of(tournament: Tournament) -> StateHeader:
    """Return the first line of a tournament's file."""
    # In JSON's own types, to be compared with what is read; a seed is a text, as JSON's numbers are too short for it.
    settings = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(tournament, seed=0)))
    settings["seed"] = f"{tournament.seed:#x}"
    return StateHeader(
        format=FORMAT,
        version=VERSION,
        digest=tournament.rules.edition.digest,
        tournament=settings,
        code={bot: code_of(bot) for bot in sorted({bot for table in tournament.tables for bot in table})},
    )


def code_of(bot: str) -> str:
    """Return what changes with the code of a bot: a hash of its module's file; of ours, of all that is compiled."""
    module = type(find_bot(bot)).__module__
    file = getattr(sys.modules[module], "__file__", None)
    if module.partition(".")[0] == "fogg" or file is None:
        return native.key()
    return sha256(Path(file).read_bytes()).hexdigest()[:20]


def kept_seed(path: Path) -> int | None:
    """Return the seed of a tournament that was begun in this file; None if none was."""
    try:
        with path.open("rb") as file:
            header = msgspec.json.decode(file.readline(), type=StateHeader)
        return int(header.tournament["seed"], 16)
    except (OSError, msgspec.MsgspecError, KeyError, TypeError, ValueError):
        return None


def readable(line: bytes) -> bool:
    """Return whether a line is whole: it ends, and it is JSON."""
    try:
        msgspec.json.decode(line)
    except msgspec.MsgspecError:
        return False
    return line.endswith(b"\n")


def differences(kept: StateHeader, asked: StateHeader) -> str:
    """Return what two tournaments differ in, as words; empty if nothing."""
    found = []
    for name, value in asked.tournament.items():
        if (other := kept.tournament.get(name)) != value:
            found.append(f"{name} {shown(other)} instead of {shown(value)}")
    if not found and kept.digest != asked.digest:
        found.append("the files of the board have changed")
    changed = [bot for bot, code in asked.code.items() if kept.code.get(bot) != code]
    if not found and changed:
        found.append(f"the code of {' and '.join(changed)} has changed")
    if kept.version != asked.version:
        found.append(f"Fogg {kept.version} instead of {asked.version}")
    return "; ".join(found)


def shown(value: object) -> str:
    """Return a setting for a sentence: lists without brackets."""
    if isinstance(value, list):
        return " and ".join(",".join(map(str, one)) if isinstance(one, list) else str(one) for one in value) or "none"
    return "none" if value is None else str(value)
