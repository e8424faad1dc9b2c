"""The frames of the server over a socket: one JSON object a message, its kind in `type`.

Sentences are never sent: a `Message` is a key of the catalogue (`words/en.ftl`) with its parameters.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fogg.engine.ruleset import ClaimNote
from fogg.engine.views import Group
from fogg.server.protocol.assist_frames import CardOdds, SuggestedMove, TicketPlan, TicketWays
from fogg.server.protocol.frame import Frame
from fogg.server.protocol.vote_facts import VoteFacts
from fogg.words.message import Message
from fogg.words.score import ScoreLine

# ---- parts of a position


class Turn(msgspec.Struct, frozen=True):
    """The seat to move, the turns begun, and the turns left once the last round has begun (else None)."""

    current: int
    turns: int
    final_turns: int | None
    over: bool
    actors: tuple[int, ...]


class SeatCounts(msgspec.Struct, frozen=True, array_like=True):
    """The public facts of a seat: trains left, points, cards and tickets held."""

    trains: int
    points: int
    cards: int
    tickets: int


class Market(msgspec.Struct, frozen=True):
    """The face-up cards by slot, and how much lies in the decks."""

    row: tuple[str | None, ...]
    deck: int
    discards: int
    tickets: int


class TicketState(msgspec.Struct, frozen=True, array_like=True):
    """A ticket; at assist level 1 whether it is done, open, blocked or impossible."""

    ticket: str
    state: str | None = None


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """The private facts of a seat (or its team)."""

    hand: dict[str, int]
    tickets: tuple[TicketState, ...]
    offer: tuple[str, ...] = ()
    common: dict[str, int] = {}
    shared: tuple[TicketState, ...] = ()


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """The decision asked of a seat: the name of the step and its form, and the options by what they touch.

    `trail` has the places of what is planned so far in a chain of decisions, `note` says it.
    """

    ask: str
    step: str
    form: dict[str, Any]
    options: tuple[Group, ...]
    trail: tuple[str, ...] = ()
    note: Message | None = None


class PlacedSeat(msgspec.Struct, frozen=True):
    """The final standing of a side: its place, seats, total and lines. Players who resigned are placed last."""

    place: int
    seats: tuple[int, ...]
    total: int
    completed: int
    lines: tuple[ScoreLine, ...]


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a recipient may know of the game. In an event only the parts that have changed are there.

    `marks` is what stands on the board, to be applied to the drawing of `board`. `extras` has for each rule module
    what it tells everybody, `ledgers` who has what of what they count, `notes` by place what they say of it now.
    `lines`: the score if the game ended now, as far as the seat knows (assist level 1).
    """

    turn: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    seats: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    market: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    marks: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    extras: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    ledgers: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    notes: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    own: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    question: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    undo: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    lines: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


# ---- what everybody may know of the table


class SeatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player at a seat (before the start: a chair), and whether they are there.

    `name` is None for a free chair, and for a person who wants to be forgotten (then `former`).
    """

    color: str | None
    name: str | None = None
    bot: str | None = None
    rating: int = 0  # of a bot that is meant for people
    kind: str = ""
    former: bool = False
    here: bool = False
    kept: str | None = None
    resigned: bool = False
    mine: bool = False
    away_at: float | None = None  # when a bot takes the seat unless there is a sign of life
    missed: int = 0  # turns in a row that the clock has ended
    pledge: str = ""  # before the start: the hash of a nonce that the player adds to the chance
    nonce: str = ""  # after it: the nonce, if it is in the seed
    vote: VoteFacts | None = None  # where the others can vote for a bot


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table itself: what is played, who sits there, its state and clocks.

    `revealing`: the game is about to begin, and pages tell their nonces. Only at the end: `seed` and `nonce` of the
    server, when the game `ended`, the public `key` of the server and its `fingerprint`, the `signature` of the end.
    """

    table: str
    state: Literal["open", "running", "finished", "closed", "stopped"]
    edition: str
    board: str
    seats: tuple[SeatFacts, ...]
    host: bool
    commitment: str
    pace: str
    bot_pace: str
    assist: int
    private: bool
    now: float
    variant: str | None = None
    settings: dict[str, bool | int | str] = {}
    add_ons: tuple[str, ...] = ()
    clock: int | None = None
    deadline: float | None = None
    paused: bool = False
    watchers: tuple[str, ...] = ()
    known_deal: bool = False
    played_on: int = 0
    imported: bool = False  # from a file
    daily: str = ""  # the day whose deal it is
    unrated: str = ""  # why the game is not rated; empty: it is
    why: str = ""
    rematch: str | None = None
    vote_minutes: int = 0  # without a move, until a vote is possible
    undo_seconds: float = 0.0  # that a bot leaves for taking back
    seed: str | None = None
    nonce: str | None = None
    revealing: bool = False
    ended: float | None = None
    key: str | None = None
    fingerprint: str | None = None
    signature: str | None = None


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chat line; `name` and `text` None: by a person who wants to be forgotten."""

    n: int
    at: float
    name: str | None
    text: str | None
    person: str | None = None  # to be named when muting


# ---- frames


class Welcome(Frame, tag="welcome", frozen=True):
    """The answer to a hello: protocol, build (a page of another build reloads), and the seats one acts for."""

    protocol: int
    build: str
    seats: tuple[int, ...]


class Snapshot(Frame, tag="snapshot", frozen=True):
    """Everything, as seen through `seat` (None: a spectator's view). Frames after it are numbered from `n` on.

    `waiting`: own seats that are asked something now. `history`: all that was told. `chat`: the last lines.
    """

    n: int
    seat: int | None
    facts: Facts
    position: Position | None
    history: tuple[Message, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    waiting: tuple[int, ...] = ()


class Update(Frame, tag="update", frozen=True):
    """A change: the parts of the position, and of what was told the first `keep` stay and `told` follow."""

    n: int
    position: Position | None = None
    keep: int | None = None
    told: tuple[Message, ...] = ()
    facts: Facts | None = None
    chat: tuple[ChatLine, ...] = ()
    waiting: tuple[int, ...] | None = None


class Ack(Frame, tag="ack", frozen=True):
    """The command of that id is done, and on disk. `again`: it had been done before."""

    id: str
    again: bool = False


class Refused(Frame, tag="refused", frozen=True):
    """The command of that id is not done and changed nothing. `code` is for programs.

    `rule`: the number of the rule that forbids it, if one does. `retry`: seconds
    after which it may be sent again, where that helps.
    """

    id: str
    code: str
    why: Message
    rule: str = ""
    retry: float | None = None


class Because(Frame, tag="because", frozen=True):
    """The answer to `why`: the reason, or None if something can be done."""

    id: str
    why: Message | None
    rule: str = ""


class NotesOfClaim(Frame, tag="notes", frozen=True):
    """The answer to `notes`: what rule modules say about the claim of a route before it is paid."""

    id: str
    notes: tuple[ClaimNote, ...]


class Pong(Frame, tag="pong", frozen=True):
    """The answer to a ping."""

    n: int


class Bye(Frame, tag="bye", frozen=True):
    """The last frame before the server closes: why, and whether coming back helps."""

    code: str
    back: bool


AnyAssistance = TicketWays | TicketPlan | CardOdds | SuggestedMove
AnyFrame = Welcome | Snapshot | Update | Ack | Refused | Because | NotesOfClaim | AnyAssistance | Pong | Bye
encoder = msgspec.json.Encoder(order="deterministic")
