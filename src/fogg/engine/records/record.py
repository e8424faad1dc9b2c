# interpreted: files and JSON
"""Records: a game as a header and its decisions, one JSON line each, chained by checksums."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from fogg.engine.chance import Chance
from fogg.engine.game.setup import start
from fogg.engine.records.proof import Proof, SignedEnd
from fogg.engine.ruleset.load_ruleset import header_of, ruleset_of
from fogg.engine.ruleset.spec import Header
from fogg.errors import FoggError, RecordError
from fogg.version import VERSION

if TYPE_CHECKING:
    from fogg.engine.game.game import Game

FORMAT = 1
T = TypeVar("T")


class RecordHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: what game it is, and what it was played with."""

    fogg: int  # version of this format
    game: Header
    rules_version: int  # raised only when some old record would replay differently
    seed: str  # hexadecimal
    generator: str
    engine: str = ""  # for information
    ruleset: str = ""  # hash of the edition's numbers and tables, for information
    proof: Proof | None = None  # where the deal was a server's
    end: SignedEnd | None = None  # of a game that was finished on a server


class RecordLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A decision of a seat in the JSON form of its action, or that it took its last one back."""

    seat: int
    do: dict[str, Any] | None = None
    slot: int | None = None
    take_back: bool = False


class Record:
    """A game to be stored or replayed."""

    def __init__(self, header: RecordHeader, lines: list[RecordLine]) -> None:
        self.header = header
        self.lines = lines

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self.header, self.lines) == (other.header, other.lines)

    __hash__ = None  # type: ignore[assignment]  # lines can be added

    def __repr__(self) -> str:
        game = self.header.game
        variant = f" ({game.variant})" if game.variant else ""
        return f"<Record of {game.edition}{variant}, {len(game.seats)} seats, {len(self.lines)} lines>"

    def text(self) -> str:
        """Return the record as JSON lines, each with the checksum of all before and itself."""
        written = []
        check = ""
        for content in (self.header, *self.lines):
            plain = msgspec.to_builtins(content)
            check = checksum(check, plain)
            written.append(json.dumps({**plain, "check": check}, ensure_ascii=False, separators=(",", ":")))
        return "\n".join(written) + "\n"

    @property
    def checksum(self) -> str:
        """The checksum of the last line."""
        check = ""
        for content in (self.header, *self.lines):
            check = checksum(check, msgspec.to_builtins(content))
        return check

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.text(), encoding="utf-8")

    def replay(self, until: int | None = None) -> Game:
        """Return the game after the first `until` lines, or after all."""
        game = self.begin()
        for number, line in enumerate(self.lines[:until], 2):
            follow(game, line, number)
        return game

    def positions(self) -> Iterator[tuple[RecordLine | None, Game]]:
        """Yield the same game after each line; the first time before any."""
        game = self.begin()
        yield None, game
        for number, line in enumerate(self.lines, 2):
            follow(game, line, number)
            yield line, game

    def begin(self) -> Game:
        """Return the game before any decision; RecordError if it would not replay as it was played."""
        header = self.header
        ruleset = ruleset_of(header.game)
        if ruleset.edition.rules_version != header.rules_version:
            raise RecordError(
                f"played by version {header.rules_version} of the rules of {header.game.edition}, "
                f"which are now at version {ruleset.edition.rules_version}",
                line=1,
                value=header.rules_version,
            )
        return start(ruleset, list(header.game.seats), Chance(int(header.seed, 16), header.generator), telling=True)


def follow(game: Game, line: RecordLine, number: int) -> None:
    """Carry out a line of a record."""
    try:
        if line.take_back:
            game.take_back(line.seat)
        else:
            game.play(line.seat, line.do or {}, slot=line.slot)
    except FoggError as error:
        raise RecordError(f"does not replay: {error}", line=number, value=line.do) from error


def record_of(game: Game) -> Record:
    """Return the record of a game so far; a game without history has none."""
    if game.events is None:
        raise RecordError("this game was not recorded: it was made for simulation or from a view")
    if not game.dealt:
        raise RecordError("this game was put together, not dealt from its seed, so its record would not replay")
    chance = game.chance
    header = RecordHeader(
        fogg=FORMAT,
        game=header_of(game),
        rules_version=game.ruleset.edition.rules_version,
        seed=f"{chance.seed:x}",
        generator=chance.generator,
        engine=VERSION,
        ruleset=game.ruleset.edition.digest,
    )
    lines = []
    for move in game.moves:
        if move.action is None:
            lines.append(RecordLine(move.seat, take_back=True))
        else:
            lines.append(RecordLine(move.seat, move.action.to_json(), None if move.slot < 0 else move.slot))
    return Record(header, lines)


def read_record(text: str, *, file: str = "") -> Record:
    """Return the record of a text; RecordError if it is damaged or something else."""
    rows = text.splitlines()
    if not rows:
        raise RecordError("the file is empty", file=file)
    check = ""
    header: RecordHeader | None = None
    lines: list[RecordLine] = []
    for number, row in enumerate(rows, 1):
        plain = parsed(row, file, number)
        given = plain.pop("check", None)
        if number == 1:
            if plain.get("fogg") != FORMAT:
                raise RecordError("not a record of a Fogg game, or from a later version", file=file, line=1)
            header = converted(plain, RecordHeader, file, number)
        else:
            lines.append(converted(plain, RecordLine, file, number))
        check = checksum(check, plain)
        if given != check:
            raise RecordError(
                "the checksum does not match: the line was changed, or one before it", file=file, line=number
            )
    assert header is not None
    return Record(header, lines)


def load_record(path: Path | str) -> Record:
    """Return the record in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(error.strerror or str(error), file=str(path)) from error
    except UnicodeDecodeError as error:
        raise RecordError("not a text file", file=str(path)) from error
    return read_record(text, file=str(path))


def parsed(row: str, file: str, number: int) -> dict[str, Any]:
    """Return a line as a JSON object."""
    try:
        plain = json.loads(row)
    except ValueError as error:
        raise RecordError("not valid JSON", file=file, line=number, value=row[:80]) from error
    if not isinstance(plain, dict):
        raise RecordError("a line of a record is a JSON object", file=file, line=number, value=row[:80])
    return plain


def converted(plain: dict[str, Any], wanted: type[T], file: str, number: int) -> T:
    """Return a JSON object as the struct that must stand on that line."""
    try:
        return msgspec.convert(plain, wanted)
    except msgspec.ValidationError as error:
        raise RecordError(str(error), file=file, line=number) from error


def checksum(before: str, plain: dict[str, Any]) -> str:
    """Return the checksum of a line, chained to the one before."""
    text = json.dumps(plain, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(f"{before}{text}".encode()).hexdigest()[:16]
