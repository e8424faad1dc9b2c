"""The bodies of HTTP requests and answers. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fogg.analysis import GameReport
from fogg.server.fair.seed_parts import PlayerNonce, Pledge
from fogg.server.protocol.frames import Facts
from fogg.server.table.table_setup import Color, PersonName, TableSetup
from fogg.words.message import Message

Token = Annotated[str, msgspec.Meta(min_length=20, max_length=128)]
ChairNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{1,32}$")]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that a client sends."""


class Answered(msgspec.Struct, frozen=True, omit_defaults=True):
    """A body that the server sends."""


# ---- people


class NewPerson(Asked, frozen=True):
    """A new person. `bearer`: answer with a token for programs instead of a cookie for browsers."""

    name: PersonName
    bearer: bool = False


class Rename(Asked, frozen=True):
    name: PersonName


class Webhook(Asked, frozen=True):
    """The address to call when it is one's turn in a correspondence game; None: nowhere."""

    url: Annotated[str, msgspec.Meta(max_length=500, pattern=r"^[!-~]+$")] | None


Base64 = Annotated[str, msgspec.Meta(max_length=120, pattern=r"^[A-Za-z0-9_-]+$")]


class PushDevice(Asked, frozen=True):
    """A browser's subscription to messages: where its push service takes them, and the keys to encrypt them with."""

    endpoint: Annotated[str, msgspec.Meta(max_length=500, pattern=r"^[!-~]+$")]
    p256dh: Base64
    auth: Base64
    language: Annotated[str, msgspec.Meta(max_length=8, pattern=r"^[a-z]{2,3}$")] = "en"


class PushShown(Answered, frozen=True):
    """The key by which push services know this server, and whether this device gets messages."""

    key: str
    on: bool


class UseLink(Asked, frozen=True):
    """The token of a link; it travels in a body, never in an address."""

    token: Token
    color: Color | None = None
    pledge: Pledge | None = None


class Mute(Asked, frozen=True):
    """Mute or unmute a person."""

    person: Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{1,32}$")]
    muted: bool = True


class Me(Answered, frozen=True):
    """The signed-in person. `token` only where one was asked for. `owner`: may do what a host does."""

    id: str
    name: str | None
    token: str | None = None
    webhook: str | None = None
    owner: bool = False


class Who(Answered, frozen=True):
    """The signed-in person, if any."""

    me: Me | None


class LinkMade(Answered, frozen=True):
    """A link to give away: the path to open, with the token behind `#`."""

    path: str
    token: str
    expires: float | None = None


class SessionShown(Answered, frozen=True):
    id: str
    label: str
    created: float
    seen: float
    current: bool


class Sessions(Answered, frozen=True):
    sessions: tuple[SessionShown, ...]


# ---- tables


class NewTable(Asked, frozen=True):
    """A table to be made. `names` are those of the hot seats, in order. `seed`: a chosen deal.

    `record` (the text of a recorded game) and `until` (how many of its lines): play on from there. `pledge`: the hash
    of a nonce that its maker adds to the chance.
    """

    setup: TableSetup
    names: Annotated[tuple[PersonName, ...], msgspec.Meta(max_length=8)] = ()
    seed: Seed | None = None
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)] | None = None
    until: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    pledge: Pledge | None = None


class Join(Asked, frozen=True):
    """Sit down. `pledge`: the hash of a nonce that one will tell when the game begins."""

    color: Color | None = None
    pledge: Pledge | None = None


class StartGame(Asked, frozen=True):
    """Begin. `nonce`: what the host pledged."""

    nonce: PlayerNonce | None = None


class PlayAgain(Asked, frozen=True):
    """Play again; `pledge` as when sitting down."""

    pledge: Pledge | None = None


class ChooseColor(Asked, frozen=True):
    chair: ChairNumber
    color: Color


class Kick(Asked, frozen=True):
    chair: ChairNumber


class Invite(Asked, frozen=True):
    """Make a link for an invited or open chair; an unused one for the same chair stops working."""

    chair: ChairNumber


class Made(Answered, frozen=True):
    """The address of a table, and the commitment to its deal."""

    table: str
    path: str
    commitment: str


class Joined(Answered, frozen=True):
    """The result of a link or the open list: a chair, or (None) a look at the table."""

    table: str
    path: str
    chair: int | None


class ListedSeat(Answered, frozen=True):
    color: str | None
    kind: str
    name: str | None = None
    bot: str | None = None
    former: bool = False
    mine: bool = False
    asked: bool = False
    resigned: bool = False
    place: int | None = None
    total: int | None = None


class ListedTable(Answered, frozen=True):
    """A table in a list; `your_turn` if one of the reader's seats is asked."""

    table: str
    path: str
    state: str
    edition: str
    seats: tuple[ListedSeat, ...]
    pace: str
    created: float
    updated: float
    private: bool
    variant: str | None = None
    clock: int | None = None
    assist: int = 1
    known_deal: bool = False
    imported: bool = False
    daily: str = ""
    turns: int = 0
    your_turn: bool = False
    paused: bool = False
    why: str = ""


class Lists(Answered, frozen=True):
    """One's own tables, those to join or watch, and the last that ended."""

    mine: tuple[ListedTable, ...]
    open: tuple[ListedTable, ...]
    running: tuple[ListedTable, ...]
    finished: tuple[ListedTable, ...]


class TableShown(Answered, frozen=True):
    """A table as its address answers: its facts, and why it stopped if it has."""

    facts: Facts | None
    stopped: str = ""


class Editions(Answered, frozen=True):
    editions: tuple[dict[str, Any], ...]


class KeyShown(Answered, frozen=True):
    """The public key with which the server signs the ends of games, and its fingerprint; both hexadecimal."""

    algorithm: str
    key: str
    fingerprint: str


class Done(Answered, frozen=True):
    ok: bool = True


class Fault(Answered, frozen=True):
    """The refusal of a request: `code` for programs, `why` a message of the catalogue, `sentence` in English."""

    code: str
    why: Message
    sentence: str
    rule: str = ""
    retry: float | None = None


class AnalysisShown(Answered, frozen=True):
    """The analysis of a finished game.

    `state` is none, waiting, running, done (then with the report), failed, or slow if it took longer than allowed.
    """

    state: str
    done: int = 0
    total: int = 0
    report: GameReport | None = None
