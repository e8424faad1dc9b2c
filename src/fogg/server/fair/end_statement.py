"""The statement that is signed at the end of a game, and how a record is compared with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from fogg.engine import Game, Record
from fogg.engine.records import EndStanding, EndStatement
from fogg.server.broadcast.seat_position import placed

OPENING = b"fogg end 1\n"


def signed_text(says: EndStatement) -> bytes:
    """Return the bytes that are signed: a line, and the statement as JSON with sorted keys and no spaces."""
    return OPENING + canonical(msgspec.to_builtins(says)) + b"\n"


def statement_of(record: Record, game: Game, *, table: str, ended: float, resigned: Sequence[int]) -> EndStatement:
    """Return what is to be said about the end of a recorded game."""
    return EndStatement(
        table=table,
        ended=round(ended, 3),
        seats=record.header.game.seats,
        lines=len(record.lines),
        header=header_hash(record),
        decisions=decisions_hash(record),
        result=standings_of(game, resigned),
        resigned=tuple(resigned),
    )


def standings_of(game: Game, resigned: Sequence[int]) -> tuple[EndStanding, ...]:
    """Return the result of a game in short: players who resigned are placed last. Empty if it is not over."""
    if game.result is None:
        return ()
    sides = placed(game.result, resigned, sides=game.ruleset.team_size > 1)
    return tuple(EndStanding(side.place, side.seats, side.total) for side in sides)


def header_hash(record: Record) -> str:
    """Return the hash of a record's first line, without the signature."""
    header = msgspec.structs.replace(record.header, end=None)
    return sha256(canonical(msgspec.to_builtins(header)) + b"\n").hexdigest()


def decisions_hash(record: Record) -> str:
    """Return the hash of all lines but the first."""
    found = sha256()
    for line in record.lines:
        found.update(canonical(msgspec.to_builtins(line)) + b"\n")
    return found.hexdigest()


def differences(record: Record, game: Game, says: EndStatement) -> list[str]:
    """Return in what a record and its replayed game differ from the statement that was signed about them."""
    found = []
    if record.header.game.seats != says.seats:
        names, signed = ", ".join(record.header.game.seats), ", ".join(says.seats)
        found.append(f"the players are {names}, in the signed game they are {signed}")
    if len(record.lines) < says.lines:
        found.append(f"the end is cut off: {len(record.lines)} decisions of {says.lines}")
    elif len(record.lines) > says.lines:
        found.append(f"there are {len(record.lines)} decisions, in the signed game there are {says.lines}")
    elif decisions_hash(record) != says.decisions:
        found.append("other decisions were made in the signed game")
    if not found and header_hash(record) != says.header:
        found.append("the first line (what was played, seed, nonces or order of play) is another one")
    if not found and standings_of(game, says.resigned) != says.result:
        found.append("the result is another one")
    return found


def canonical(plain: Any) -> bytes:
    """Return a JSON value in the one form that hashes are made of."""
    return json.dumps(plain, sort_keys=True, ensure_ascii=True, separators=(",", ":")).encode()
