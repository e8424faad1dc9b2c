"""The dealer: how tickets are dealt, drawn, kept and put back. A replaceable part of a ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from fogg.board import Edition
from fogg.engine.cards.zone import Zone
from fogg.engine.chance import Stream
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.tickets.offer import OpeningStep, tell_offer
from fogg.engine.tickets.ticket_deck import NO_SEAT, TicketDeck, fresh_deck
from fogg.errors import EditionError

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState

KEEP_MORE: Final = Refusal("refusal-keep-more", "usa R27")
KEEP_MORE_AT_FIRST: Final = Refusal("refusal-keep-more", "usa R3")
NOT_OFFERED: Final = Refusal("refusal-not-offered", "usa R27")
UNDER_DECK: Final = "deck_bottom"
UNDER_DECK_SHUFFLED: Final = "deck_bottom_shuffled_together"
INTO_BOX: Final = "box"


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """One deck: seats are dealt some, draw some later, and refused ones go where the edition says."""

    def __init__(self, edition: Edition) -> None:
        self.initial_dealt: int = edition.number("tickets.initial_dealt")
        self.initial_min_keep: int = edition.number("tickets.initial_min_keep")
        self.later_drawn: int = edition.number("tickets.later_drawn")
        self.later_min_keep: int = edition.number("tickets.later_min_keep")
        self.initial_returned_to: str = edition.text("tickets.initial_returned_to")
        self.later_returned_to: str = edition.text("tickets.later_returned_to")

    def check(self) -> None:
        """Raise EditionError if the edition wants tickets put where this dealer cannot."""
        for place in (self.initial_returned_to, self.later_returned_to):
            if place not in self.places():
                raise EditionError(f"tickets: this dealer cannot return tickets to {place!r}", value=place)

    def places(self) -> list[str]:
        """Return where it can put refused tickets."""
        return [UNDER_DECK, UNDER_DECK_SHUFFLED, INTO_BOX]

    def most_offered(self) -> int:
        """Return the largest offer a seat can be made."""
        return max(self.initial_dealt, self.later_drawn)

    def new_deck(self, game: GameState) -> TicketDeck:
        """Return the deck at the start of the game."""
        return fresh_deck([ticket.id for ticket in game.ruleset.board.tickets])

    def decks(self, game: GameState) -> list[TicketDeck]:
        """Return all decks that tickets are drawn from."""
        return [game.tickets]

    def stack(self, game: GameState, tickets: list[int]) -> None:
        """Leave exactly these tickets to be drawn, shuffled, in a constructed position."""
        game.tickets = fresh_deck(tickets)

    def received(self, game: GameState, seat: int, ticket: int) -> None:
        """Note that a seat holds a ticket it never drew, in a constructed position."""

    def open(self, game: GameState) -> None:
        """Make every seat its opening offer and ask for the choice; the states of modules are there already."""
        self.deal(game)
        if game.events is not None:
            for seat in range(len(game.players)):
                tell_offer(game, seat)
        game.push_step(OpeningStep([None for _ in game.players]))

    def deal(self, game: GameState) -> None:
        """Make every seat its opening offer."""
        for player in game.players:
            player.offer = game.tickets.draw(self.initial_dealt, game.ticket_stream)

    def left(self, game: GameState) -> int:
        """Return the number of tickets that can still be drawn."""
        return len(game.tickets.cards)

    def can_draw(self, game: GameState) -> bool:
        return self.later_drawn > 0 and self.left(game) > 0

    def draw(self, game: GameState, seat: int) -> None:
        """Make a seat a later offer."""
        game.players[seat].offer = game.tickets.draw(self.later_drawn, game.ticket_stream)

    def keep_refusal(self, game: GameState, seat: int, mask: int, *, opening: bool) -> Refusal | None:
        """Return why those tickets of the seat's offer (bit mask) may not be all that is kept, or None if they may."""
        offered = len(game.players[seat].offer)
        if mask >> offered:
            return NOT_OFFERED
        if bits(mask) < min(self.least(opening=opening), offered):
            return KEEP_MORE_AT_FIRST if opening else KEEP_MORE
        return None

    def least(self, *, opening: bool) -> int:
        """Return how many tickets of a full offer must be kept."""
        return self.initial_min_keep if opening else self.later_min_keep

    def take_back(self, game: GameState, seat: int, tickets: list[int], *, opening: bool) -> None:
        """Put refused tickets where they belong; the seat knows which they are."""
        place = self.initial_returned_to if opening else self.later_returned_to
        if place == INTO_BOX:
            game.box.put_under_together(tickets, seat)
        elif place == UNDER_DECK_SHUFFLED:
            game.tickets.put_under_together(tickets, NO_SEAT if opening else seat, join=opening and self.joins(game))
        else:
            game.tickets.put_under(tickets, seat)

    def joins(self, game: GameState) -> bool:
        """Return whether opening tickets lie under the deck already, so that those of all seats become one layer."""
        left_by_the_deal = 1 if self.initial_dealt * len(game.players) < len(game.ruleset.board.tickets) else 0
        return len(game.tickets.sizes) > left_by_the_deal

    def deal_unknown(self, game: GameState, seat: int, hidden: list[Zone], unknown: list[int], stream: Stream) -> None:
        """Deal the tickets that the seat does not see over the zones that it does not see into.

        Override where not every ticket can lie everywhere.
        """
        stream.shuffle(unknown)
        start = 0
        for zone in hidden:
            zone.put(unknown[start : start + zone.size()])
            start += zone.size()


def bits(mask: int) -> i64:
    """Return the number of bits that are set."""
    n: i64 = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n
