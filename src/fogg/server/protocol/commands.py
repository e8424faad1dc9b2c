"""The commands of a client over a socket: one JSON object a message, its kind in `type`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fogg.server.fair.seed_parts import PlayerNonce
from fogg.server.table.table_setup import BotPace

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
MOST_SAID = 500


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client sends."""


class Hello(ClientMessage, tag="hello", frozen=True):
    """The first message. `seat`: look through that seat at once (of a hot seat: only after its curtain was lifted)."""

    protocol: int
    seat: SeatNumber | None = None


class Command(ClientMessage, frozen=True):
    """Something to be done once: sent again with the same `id` it is answered again and not done again."""

    id: CommandId


class Play(Command, tag="play", frozen=True):
    """Answer the question `ask` of a seat with one of its options: the option's number, or its JSON form.

    `slot` says which of equal face-up cards is meant.
    """

    seat: SeatNumber
    ask: Annotated[str, msgspec.Meta(max_length=32)]
    do: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | dict[str, Any]
    slot: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class Undo(Command, tag="undo", frozen=True):
    """Take the seat's last decision back."""

    seat: SeatNumber


class Say(Command, tag="say", frozen=True):
    """Send a chat line to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_SAID)]


class Resign(Command, tag="resign", frozen=True):
    """Give the seat up to a bot, for good."""

    seat: SeatNumber


class ReclaimSeat(Command, tag="back", frozen=True):
    """Take a seat back that a bot keeps because its clock ran out, or by a vote."""

    seat: SeatNumber


class Vote(Command, tag="vote", frozen=True):
    """Let a bot play for a seat whose person does not move, if all others agree; `agree` False: withdraw that."""

    seat: SeatNumber
    agree: bool = True


class SetPace(Command, tag="pace", frozen=True):
    """Let the bots move at another pace from now on."""

    bot_pace: BotPace


class Reveal(Command, tag="reveal", frozen=True):
    """Tell the nonce that was pledged when sitting down, while `revealing` of the facts asks for it."""

    nonce: PlayerNonce


class AskWhy(ClientMessage, tag="why", frozen=True):
    """Ask why nothing can be done to a target, such as `route:denver-omaha`; changes nothing."""

    id: CommandId
    seat: SeatNumber
    target: Annotated[str, msgspec.Meta(max_length=200)]


class AskWays(ClientMessage, tag="ways", frozen=True):
    """Ask over which routes the seat's tickets could be completed; changes nothing."""

    id: CommandId
    seat: SeatNumber


class AskPlan(ClientMessage, tag="plan", frozen=True):
    """Ask for the joint plan of the seat's open tickets (assist level 2); changes nothing."""

    id: CommandId
    seat: SeatNumber


class AskOdds(ClientMessage, tag="odds", frozen=True):
    """Ask which cards the seat has seen, and the odds of the next hidden one (assist level 3); changes nothing."""

    id: CommandId
    seat: SeatNumber


class AskHint(ClientMessage, tag="hint", frozen=True):
    """Ask for a suggestion and its reason (assist level 4); changes nothing."""

    id: CommandId
    seat: SeatNumber


class AskNotes(ClientMessage, tag="notes", frozen=True):
    """Ask what the claim of a route, such as `route:denver-omaha`, would cost or bring besides what is printed."""

    id: CommandId
    seat: SeatNumber
    target: Annotated[str, msgspec.Meta(max_length=200)]


class Look(ClientMessage, tag="look", frozen=True):
    """Look through another of one's seats (the curtain was lifted), or through none."""

    seat: SeatNumber | None = None


class Hurry(ClientMessage, tag="hurry", frozen=True):
    """Say that one is done: a bot that waits for a take-back need not."""


class Ping(ClientMessage, tag="ping", frozen=True):
    """A sign of life; answered by a pong with the same number."""

    n: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


AnyCommand = Play | Undo | Say | Resign | ReclaimSeat | Vote | SetPace | Reveal
AnyMessage = Hello | AnyCommand | AskWhy | AskWays | AskNotes | AskPlan | AskOdds | AskHint | Look | Hurry | Ping
decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
