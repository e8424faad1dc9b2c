"""Cards for one turn, bought together with a claim: Right of Way and Thermocompressor (R16 to R18).

Buying such a card is the action of the turn, and route and card are one payment: the price of the route and the cost
of the card on top. The card then goes back to the display.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogg.authoring import (
    FEW_CARDS,
    NOT_NOW,
    Action,
    AnyStep,
    Bill,
    Claim,
    Form,
    GameState,
    Purchase,
    Refusal,
    Ruleset,
    Step,
    StepForm,
    TurnStep,
    Verb,
    after_payment,
    payment_refusal,
    public,
    route_details,
    route_refusal,
    settle_bill,
)
from fogg.modules.technologies.buying import Buy, buy_details, sale_refusal
from fogg.modules.technologies.display import RIGHT_OF_WAY, THERMOCOMPRESSOR, Technology
from fogg.modules.technologies.second_claim import SecondClaimStep

if TYPE_CHECKING:
    from fogg.modules.technologies.rules import Technologies

NO_ROUTE_TO_SHARE: Final = Refusal("refusal-technology-no-route", "uk R17")
NO_ROUTE: Final = Refusal("refusal-technology-no-route", "uk R18")


class OneTurn:
    """A card of this sort: `sharing` a route of another seat (R16), or followed by a second claim (R18)."""

    def __init__(self, card: Technology, technologies: Technologies) -> None:
        self.card: Final = card
        self.technologies: Final = technologies
        self.sharing: Final = card.key == RIGHT_OF_WAY
        self.again: Final = card.key == THERMOCOMPRESSOR

    def refusal(self, game: GameState, seat: int, claim: Claim) -> Refusal | None:
        """Return why the seat may not claim so, the cost of the card included; None if it may."""
        why = route_refusal(game, seat, claim.route_id, sharing=self.sharing)
        if why is not None:
            return why
        return payment_refusal(game, seat, game.terms_for(seat, claim.route_id), claim, self.card.cost)

    def claims(self, game: GameState, seat: int, *, all_of_them: bool) -> list[Action]:
        """Return every claim that the seat can pay together with the card, or those of the first route that has any."""
        options: list[Action] = []
        rules = game.ruleset.payment_rules
        for static in game.ruleset.by_price:
            if self.sharing and game.owners[static.route_id] == 0:
                continue
            if route_refusal(game, seat, static.route_id, sharing=self.sharing) is not None:
                continue
            terms = game.terms_for(seat, static.route_id)
            rules.add_claims(game, seat, [terms], self.card.cost, options)
            if options and not all_of_them:
                break
        return options


class OneTurnVerb(Verb[Action]):
    """Use the turn to buy such a card and to claim with it."""

    def __init__(self, sort: OneTurn) -> None:
        self.sort: Final = sort
        self.buy: Final = Buy(sort.card)

    def name(self) -> str:
        return self.sort.card.key

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [self.buy]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        if self.refusal(game, seat, self.buy) is None:
            options.append(self.buy)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        why = sale_refusal(game, seat, self.sort.card, self.sort.technologies)
        if why is not None:
            return why
        if self.sort.claims(game, seat, all_of_them=False):
            return None
        return NO_ROUTE_TO_SHARE if self.sort.sharing else NO_ROUTE

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.push_step(OneTurnStep(seat, self.sort))

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return buy_details(self.buy)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        if target not in self.buy.targets():
            return None
        return (self.refusal(game, seat, self.buy) or NOT_NOW), buy_details(self.buy)


class OneTurnStep(Step[Claim]):
    """Choose the route and its payment. A draft: others see the turn as if nothing had been chosen."""

    def __init__(self, seat: int, sort: OneTurn) -> None:
        super().__init__(seat)
        self.sort: Final = sort

    def name(self) -> str:
        return self.sort.card.key.replace("_", "-")

    def extra_wilds(self) -> int:
        return int(self.sort.card.cost)

    def options(self, game: GameState, seat: int) -> list[Action]:
        return self.sort.claims(game, seat, all_of_them=True)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return self.sort.refusal(game, seat, action) if isinstance(action, Claim) else NOT_NOW

    def do(self, game: GameState, seat: int, action: Claim) -> None:
        game.pop_step()
        terms = game.terms_for(seat, action.route_id)
        cost = self.sort.card.cost
        bill = Bill(terms.cards + cost, action.color_id, action.wilds + cost, terms)
        settle_bill(game, seat, bill, OneTurnPurchase(action, self.sort))
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return self.route_details(game, seat, action.route.id) if isinstance(action, Claim) else {}

    def route_details(self, game: GameState, seat: int, route: int) -> dict[str, Any]:
        """Return parameters for the sentence of a refusal; the card is part of the price."""
        details = route_details(game, seat, route)
        details["price"] += self.extra_wilds()
        details["wilds_needed"] += self.extra_wilds()
        return details

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        if not target.startswith("route:"):
            return NOT_NOW, {}
        route = game.ruleset.board.route(target[6:])
        why = route_refusal(game, seat, route.id, sharing=self.sort.sharing)
        details = self.route_details(game, seat, route.id)
        return (why or FEW_CARDS), {**details, "thing": self.sort.card.key, "n": int(self.sort.card.cost)}

    def immediate_points(self, game: GameState, seat: int, action: Action) -> int:
        return game.ruleset.verb("claim").immediate_points(game, seat, action)

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        return self if seat == self.seat else TurnStep(self.seat)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, sort: OneTurn) -> OneTurnStep:
        return OneTurnStep(form["seat"], sort)


class OneTurnPurchase(Purchase):
    """The route and the card, paid together."""

    def __init__(self, claim: Claim, sort: OneTurn) -> None:
        self.claim: Final = claim
        self.sort: Final = sort

    def name(self) -> str:
        return self.sort.card.key

    def to_json(self) -> Form:
        return self.claim.to_json()

    def paid(self, game: GameState, seat: int) -> None:
        game.emit(public("event-used", seat=seat, thing=self.sort.card.key))
        self.sort.technologies.display(game).bought = game.turns
        after_payment(game, seat, self.claim)
        if self.sort.again:
            game.push_step(SecondClaimStep(seat))

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, sort: OneTurn) -> OneTurnPurchase:
        claim = ruleset.claim(form)
        return OneTurnPurchase(claim, sort)
