"""Paying: one place lays cards out, whatever they are for, and whoever's cards they are.

A payment is a `Bill` for a `Purchase`. A hand pays with its own cards; where a ruleset has a purse, the purse may ask
further small decisions first (which cards stand in for a locomotive, how many come from the holder).
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
    from fogg.engine.game.game import Game

MOST_PAID: Final = 3  # the most cards that anything but a route costs


class Bill:
    """`cards` cards, `wilds` of them wild and the rest of one color (ALL_WILD: there is no rest).

    `terms`: of the route that is paid for, None for anything else.
    """

    def __init__(self, cards: i64, color: i64, wilds: i64, terms: Terms | None) -> None:
        self.cards: i64 = cards
        self.color: i64 = color
        self.wilds: i64 = wilds
        self.terms: Terms | None = terms


@mypyc_attr(allow_interpreted_subclasses=True)
class Purchase:
    """What a payment is for: it goes on here when the cards are laid out."""

    def name(self) -> str:
        """The name under which its form is read back (`Ruleset.add_purchase`)."""
        raise NotImplementedError

    def to_json(self) -> dict[str, str | int]:
        """A JSON form, for the steps of a purse that hold it."""
        raise NotImplementedError

    def paid(self, game: Game, seat: int) -> None:
        """The cards lie in `player.committed`."""
        raise NotImplementedError

    def stand_in(self, seat: int) -> AnyStep | None:
        """What others see while a purse asks how it is paid: the step in which it was chosen, by default the turn.

        None if that step is still on the agenda below the questions.
        """
        return TurnStep(seat)


def covers(game: Game, seat: int, bill: Bill) -> bool:
    """Whether the seat can pay the bill in some way."""
    purse = game.ruleset.payment_rules
    if purse is not None:
        return purse.covers(game, seat, bill)
    hand = game.players[seat].hand.counts
    if hand[game.ruleset.wild] < bill.wilds:
        return False
    return bill.color == ALL_WILD or hand[bill.color] >= bill.cards - bill.wilds


def settle_bill(game: Game, seat: int, bill: Bill, purchase: Purchase) -> None:
    """Lay the cards of a bill out and go on, after whatever the purse still has to ask."""
    settle_with(game.ruleset.payment_rules, game, seat, bill, purchase)


def settle_with(purse: PaymentRules | None, game: Game, seat: int, bill: Bill, purchase: Purchase) -> None:
    """The same with that purse, which may be what lies below one that has asked its question."""
    if purse is None:
        commit_from_hand(game, seat, bill)
    else:
        step = purse.next_payment_step(game, seat, bill, purchase)
        if step is not None:
            game.push_step(step)
            return
        purse.commit(game, seat, bill)
    purchase.paid(game, seat)


def commit_from_hand(game: Game, seat: int, bill: Bill) -> None:
    """Lay out cards of the own hand."""
    commit_cards(game, seat, bill.cards, bill.color, bill.wilds)


def commit_cards(game: Game, seat: int, cards: i64, color: i64, wilds: i64) -> None:
    """Lay out so many cards of the own hand, some of them wild."""
    player = game.players[seat]
    if color != ALL_WILD:
        n: i64 = cards - wilds
        player.give(color, n)
        player.committed.add(color, n)
    if wilds:
        player.give(game.ruleset.wild, wilds)
        player.committed.add(game.ruleset.wild, wilds)


def spend(game: Game, seat: int, color: i64, cards: i64, wilds: i64) -> None:
    """Discard cards of a seat at once: `wilds` wild ones and the rest of that color (ALL_WILD: there is no rest).

    Only for prices that leave nothing to decide; `covers` says whether the seat can pay. Other prices are a `Purchase`.
    """
    bill = Bill(cards, color, wilds, None)
    rules = game.ruleset.payment_rules
    if rules is None:
        commit_from_hand(game, seat, bill)
    else:
        rules.commit(game, seat, bill)
    game.players[seat].committed.pour_into(game.deck.discards)


def give_back(game: Game, seat: int) -> None:
    """Cards that were laid out go back to where they came from; everybody has seen them."""
    purse = game.ruleset.payment_rules
    if purse is not None:
        purse.give_back(game, seat)
    else:
        back_to_hand(game, seat)


def back_to_hand(game: Game, seat: int) -> None:
    """All cards laid out go back to the hand, where everybody now knows them to be."""
    player = game.players[seat]
    kind: i64
    for kind in range(len(player.committed.counts)):
        player.known.add(kind, player.committed.counts[kind])
    player.committed.pour_into(player.hand)
