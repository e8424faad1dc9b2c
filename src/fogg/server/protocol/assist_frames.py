"""The answers to a seat's questions at assist levels 1 to 4."""

from __future__ import annotations

import msgspec

from fogg.analysis import KindCount
from fogg.server.protocol.frame import Frame
from fogg.words.message import Message


class TicketWay(msgspec.Struct, frozen=True, array_like=True):
    """The shortest way that completes a ticket: its routes that the seat owns, and those that it lacks.

    Both are empty where no way is left. `things`: what the seat must get before it may claim those that it lacks.
    """

    own: tuple[str, ...]
    missing: tuple[str, ...]
    things: tuple[str, ...] = ()


class TicketWays(Frame, tag="ways", frozen=True):
    """The answer to `ways`: a way for each ticket that the seat has or is offered; none without assistance."""

    id: str
    ways: dict[str, TicketWay]


class PlannedTicket(msgspec.Struct, frozen=True, array_like=True):
    """The way of one ticket that takes fewest turns: the routes that it lacks, and the cards missing for these alone.

    No routes: no way is left. `planned`: the joint plan completes the ticket.
    """

    routes: tuple[str, ...]
    cards: int
    planned: bool


class TicketPlan(Frame, tag="plan", frozen=True):
    """The answer to `plan`: the routes to claim for all open tickets together.

    `cards`: how many cards are missing for them, `trains`: how many trains they take, `things`: what must be bought
    before. `tickets` has each ticket that is still open.
    """

    id: str
    routes: tuple[str, ...]
    cards: int
    trains: int
    tickets: dict[str, PlannedTicket]
    things: tuple[str, ...] = ()


class CardOdds(Frame, tag="odds", frozen=True):
    """The answer to `odds`. The next hidden card is of a kind with the odds of its `next` among `among` cards.

    `deck`: the number of hidden cards; when it is 0 the next one comes from the discards.
    """

    id: str
    kinds: tuple[KindCount, ...]
    deck: int
    among: int


class SuggestedMove(Frame, tag="hint", frozen=True):
    """The answer to `hint`: an option of the question `ask` by its number, its label, and why it is suggested."""

    id: str
    ask: str
    action: int
    label: Message
    why: Message
