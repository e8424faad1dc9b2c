"""The rows of a table: everything that ever happened at it, one struct for each sort.

People are named by id, chairs and seats by number. A chair is a place at the table before the start; a seat is a place
in the order of play, drawn at the start. What was said is kept elsewhere, so that it can be blanked.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import msgspec

from fogg.engine.records import RecordLine, SeedPart
from fogg.server.table.table_setup import BotPace, Color, TableSetup


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="row"):
    """The content of a row."""


class Reserved(msgspec.Struct, frozen=True, array_like=True):
    """A chair reserved for a person, and who acts for them."""

    person: str
    holder: str


class Created(Body, tag="created", frozen=True):
    """The first row: what is to be played, by whom, and the promised deal."""

    setup: TableSetup
    host: str
    rules_version: int
    seed: str
    nonce: str
    commitment: str
    generator: str = "sfc32"
    known_deal: bool = False
    played_on: tuple[RecordLine, ...] = ()  # decisions of a record that come before the first one at this table
    reserved: tuple[Reserved | None, ...] = ()  # who sits on each chair again, in a rematch
    imported: bool = False  # from a file: a whole game that was not played here
    daily: str = ""  # the day whose deal it is


class ChairTaken(Body, tag="joined", frozen=True):
    """A person sat down; `holder` acts for them if they play on another person's device.

    `pledge`: the hash of the nonce that the holder will tell when the game begins.
    """

    chair: int
    person: str
    holder: str
    color: Color
    pledge: str = ""


class Colored(Body, tag="colored", frozen=True):
    """A player took another color before the start."""

    chair: int
    color: Color


class Left(Body, tag="left", frozen=True):
    """A player got up before the start, or was removed; `host` is who has the table now."""

    chair: int
    kicked: bool = False
    host: str = ""


class Started(Body, tag="started", frozen=True):
    """The game began; `order[seat]` is the chair that plays at that seat. `promised`: it was drawn from the deal.

    `parts`: what players added to its chance.
    """

    order: tuple[int, ...]
    promised: bool = False
    parts: tuple[SeedPart, ...] = ()


class Played(Body, tag="played", frozen=True):
    """A decision in the JSON form of its action.

    `by` is empty for a person, `bot` for a bot's own seat, `keeper` for one it keeps, `clock` where time had run out.
    """

    seat: int
    do: dict[str, Any]
    slot: int | None = None
    by: str = ""


class TakenBack(Body, tag="taken_back", frozen=True):
    """A seat took its last decision back."""

    seat: int


class Said(Body, tag="said", frozen=True):
    """A player chatted; the words are in `sayings` under the same number."""


class Resigned(Body, tag="resigned", frozen=True):
    """A seat gave up; a bot plays on."""

    seat: int


class SeatAutopiloted(Body, tag="kept", frozen=True):
    """A bot keeps a seat: its person is `away`, let the `clock` run out too often, or was replaced by `vote`."""

    seat: int
    why: str


class Returned(Body, tag="returned", frozen=True):
    """The person of a kept seat is back."""

    seat: int


class Voted(Body, tag="voted", frozen=True):
    """A person wants a bot to play for a seat that does not move, or (`agrees` False) no longer does."""

    seat: int
    agrees: bool = True


class Paced(Body, tag="paced", frozen=True):
    """Bots move at another pace from now on."""

    bot_pace: BotPace


class Closed(Body, tag="closed", frozen=True):
    """The table was closed without a result."""

    why: str


class Rematched(Body, tag="rematched", frozen=True):
    """The same people play again at another table."""

    table: str


AnyBody = (
    Created
    | ChairTaken
    | Colored
    | Left
    | Started
    | Played
    | TakenBack
    | Said
    | Resigned
    | SeatAutopiloted
    | Returned
    | Voted
    | Paced
    | Closed
    | Rematched
)
_DECODER: msgspec.json.Decoder[AnyBody] = msgspec.json.Decoder(AnyBody)


class StoredRow(NamedTuple):
    """A row as it is stored."""

    table: str
    seq: int
    at: float
    person: str | None
    command: str | None
    body: str
    checksum: str


def make_row(
    table: str, seq: int, at: float, body: AnyBody, *, person: str | None, command: str | None, before: str
) -> StoredRow:
    """Return a row that follows one with the checksum `before`."""
    text = msgspec.json.encode(body).decode()
    return StoredRow(table, seq, at, person, command, text, checksum(before, seq, at, person, command, text))


def checksum(before: str, seq: int, at: float, person: str | None, command: str | None, body: str) -> str:
    """Return the checksum of a row, chained to the one before."""
    content = msgspec.json.encode([before, seq, at, person, command, body])
    return hashlib.sha256(content).hexdigest()[:16]


def read_body(row: StoredRow) -> AnyBody:
    """Return what a row says; msgspec.DecodeError if it says nothing that we know."""
    return _DECODER.decode(row.body)
