"""Paying: one place lays cards out for any purchase.

A payment is a `Bill` for a `Purchase`. The ruleset's `PaymentRules` may ask further small decisions first: which cards
stand in for a locomotive, how many come from the holder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import ALL_WILD
from fogg.engine.decisions.step import AnyStep
from fogg.engine.decisions.turn import TurnStep

if TYPE_CHECKING:
    from fogg.engine.claims.payment_rules import PaymentRules
    from fogg.engine.game.state import GameState

MOST_PAID: Final = 3  # the most cards that anything but a route costs


class Bill:
    """`cards` cards, `wilds` of them wild and the rest of one color (ALL_WILD: all of them).

    `terms`: of the route that is paid for, None for anything else.
    """

    def __init__(self, cards: i64, color: i64, wilds: i64, terms: Terms | None) -> None:
        self.cards: i64 = cards
        self.color: i64 = color
        self.wilds: i64 = wilds
        self.terms: Terms | None = terms


@mypyc_attr(allow_interpreted_subclasses=True)
class Purchase:
    """The purpose of a payment: it continues here when the cards are laid out."""

    def name(self) -> str:
        """Return the name under which its form is read back (`Ruleset.add_purchase`)."""
        raise NotImplementedError

    def to_json(self) -> dict[str, str | int]:
        """Return a JSON form, for the payment steps that hold it."""
        raise NotImplementedError

    def paid(self, game: GameState, seat: int) -> None:
        """Complete the purchase; the cards lie in `player.committed`."""
        raise NotImplementedError

    def stand_in(self, seat: int) -> AnyStep | None:
        """Return what others see during payment questions: the step that chose the purchase, by default the turn.

        None if that step is still on the agenda below the questions.
        """
        return TurnStep(seat)


def covers(game: GameState, seat: int, bill: Bill) -> bool:
    """Return True if the seat can pay the bill in some way."""
    return game.ruleset.payment_rules.covers(game, seat, bill)


def settle_bill(game: GameState, seat: int, bill: Bill, purchase: Purchase) -> None:
    """Lay out the cards of a bill and complete the purchase, after the decisions that the payment still needs."""
    settle_with(game.ruleset.payment_rules, game, seat, bill, purchase)


def settle_with(rules: PaymentRules, game: GameState, seat: int, bill: Bill, purchase: Purchase) -> None:
    """Settle a bill by those rules, such as the ones below rules that have asked their question."""
    step = rules.next_payment_step(game, seat, bill, purchase)
    if step is not None:
        game.push_step(step)
        return
    rules.commit(game, seat, bill)
    purchase.paid(game, seat)


def commit_cards(game: GameState, seat: int, cards: i64, color: i64, wilds: i64) -> None:
    """Lay out that many cards of the seat's hand, some of them wild."""
    player = game.players[seat]
    if color != ALL_WILD:
        n: i64 = cards - wilds
        player.give(color, n)
        player.committed.add(color, n)
    if wilds:
        player.give(game.ruleset.wild, wilds)
        player.committed.add(game.ruleset.wild, wilds)


def spend(game: GameState, seat: int, color: i64, cards: i64, wilds: i64) -> None:
    """Discard cards of a seat at once: `wilds` wild ones and the rest of that color (ALL_WILD: all of them).

    Only for prices that leave nothing to decide; `covers` says whether the seat can pay. Other prices are a `Purchase`.
    """
    game.ruleset.payment_rules.commit(game, seat, Bill(cards, color, wilds, None))
    game.players[seat].committed.pour_into(game.deck.discards)


def give_back(game: GameState, seat: int) -> None:
    """Return cards that were laid out to where they came from; all seats have seen them."""
    game.ruleset.payment_rules.give_back(game, seat)


def back_to_hand(game: GameState, seat: int) -> None:
    """Return all cards laid out to the hand, where they are now publicly known."""
    player = game.players[seat]
    kind: i64
    for kind in range(len(player.committed.counts)):
        player.known.add(kind, player.committed.counts[kind])
    player.committed.pour_into(player.hand)
