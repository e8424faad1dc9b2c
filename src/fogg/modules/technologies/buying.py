"""Buying a technology before the action of a turn (R9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from fogg.authoring import (
    NOT_NOW,
    Action,
    AnyStep,
    Bill,
    Form,
    GameState,
    Message,
    Purchase,
    Refusal,
    Ruleset,
    StepForm,
    Verb,
    covers,
    public,
    settle_bill,
)
from fogg.modules.technologies.display import ONE_TURN, Technology

if TYPE_CHECKING:
    from fogg.modules.technologies.rules import Technologies

ONE_A_TURN: Final = Refusal("refusal-technology-bought", "uk R9")
OWNED: Final = Refusal("refusal-technology-owned", "uk R9")
NONE_LEFT: Final = Refusal("refusal-technology-gone", "uk R5")
AFTER_RESHUFFLE: Final = Refusal("refusal-technology-gone", "uk R19")
FEW_WILDS: Final = Refusal("refusal-technology-cost", "uk R9")


class Buy(Action):
    """Buy a technology."""

    def __init__(self, card: Technology) -> None:
        super().__init__()
        self.card: Final = card

    def to_json(self) -> Form:
        return {"do": "buy", "technology": self.card.key}

    def targets(self) -> list[str]:
        return [f"technology:{self.card.key}"]

    def words(self, game: GameState, seat: int) -> Message:
        key = "action-buy-and-claim" if self.card.key in ONE_TURN else "action-buy"
        return Message(key, buy_details(self))


def buy_details(buy: Buy) -> dict[str, Any]:
    """Return parameters for sentences about a card that is for sale."""
    return {"thing": buy.card.key, "n": int(buy.card.cost)}


def sale_refusal(game: GameState, seat: int, card: Technology, technologies: Technologies) -> Refusal | None:
    """Return why the seat may not buy a card now, apart from the claim; None if it may."""
    display = technologies.display(game)
    if display.bought == game.turns:
        return ONE_A_TURN
    if display.owned[seat] & card.bit:
        return OWNED
    if display.left[card.id] == 0:
        return AFTER_RESHUFFLE if card in technologies.leaving and game.deck.reshuffles else NONE_LEFT
    return None if covers(game, seat, card.bill) else FEW_WILDS


def sorted_bills(cards: list[Technology]) -> list[Bill]:
    """Return the bills of all cards, the cheapest first and each price once."""
    by_cost = {int(card.cost): card.bill for card in cards}
    return [by_cost[cost] for cost in sorted(by_cost)]


class BuyVerb(Verb[Buy]):
    """Buy a card to keep. Buying is not the action of the turn, which continues.

    The wild cards or sets that are paid lie in the discards afterwards, so a card can be drawn: no purchase leaves a
    seat without an action.
    """

    def __init__(self, technologies: Technologies, cards: list[Technology]) -> None:
        self.technologies: Final = technologies
        self.buys: Final = [Buy(card) for card in cards]
        self.bills: Final = sorted_bills(cards)

    def name(self) -> str:
        return "buy"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.buys]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        display = self.technologies.display(game)
        if display.bought == game.turns:
            return
        owned = display.owned[seat]
        most = self.most_paid(game, seat)
        for buy in self.buys:
            card = buy.card
            if card.cost <= most and display.left[card.id] and not owned & card.bit:
                options.append(buy)

    def most_paid(self, game: GameState, seat: int) -> i64:
        """Return the highest cost that the seat can pay; 0 if none."""
        most: i64 = 0
        for bill in self.bills:
            if not covers(game, seat, bill):
                break
            most = bill.cards
        return most

    def refusal(self, game: GameState, seat: int, action: Buy) -> Refusal | None:
        return sale_refusal(game, seat, action.card, self.technologies)

    def do(self, game: GameState, seat: int, action: Buy) -> None:
        settle_bill(game, seat, action.card.bill, BuyPurchase(action.card, self.technologies))

    def details(self, game: GameState, seat: int, action: Buy) -> dict[str, Any]:
        return buy_details(action)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        for buy in self.buys:
            if target in buy.targets():
                return (self.refusal(game, seat, buy) or NOT_NOW), buy_details(buy)
        return None


class BuyPurchase(Purchase):
    """A technology that is being paid for."""

    def __init__(self, card: Technology, technologies: Technologies) -> None:
        self.card: Final = card
        self.technologies: Final = technologies

    def name(self) -> str:
        return "technology"

    def to_json(self) -> Form:
        return {"technology": self.card.key}

    def stand_in(self, seat: int) -> AnyStep | None:
        return None  # the turn is still on the agenda

    def paid(self, game: GameState, seat: int) -> None:
        laid = game.players[seat].committed
        if game.events is not None:
            game.emit(public("event-bought", seat=seat, thing=self.card.key, cards=game.deck.cards_of(laid)))
        laid.pour_into(game.deck.discards)
        display = self.technologies.display(game)
        display.left[self.card.id] -= 1
        display.owned[seat] |= int(self.card.bit)
        display.bought = game.turns

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, technologies: Technologies) -> BuyPurchase:
        return BuyPurchase(technologies.card(form["technology"]), technologies)
