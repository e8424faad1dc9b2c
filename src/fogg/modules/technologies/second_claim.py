"""The second claim of a turn with the Thermocompressor (R18)."""

from __future__ import annotations

from typing import Any, Final

from fogg.authoring import (
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
    after_payment,
    settle_bill,
)

NAME: Final = "second-claim"


class SecondClaimStep(Step[Action]):
    """Claim a second route, or do without. It is asked even of a seat that can pay none."""

    def name(self) -> str:
        return NAME

    def options(self, game: GameState, seat: int) -> list[Action]:
        options: list[Action] = [game.ruleset.declining]
        game.ruleset.verb("claim").add_options(game, seat, options)
        return options

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Claim):
            return game.ruleset.verb("claim").refusal(game, seat, action)
        return None if action is game.ruleset.declining else NOT_NOW

    def do(self, game: GameState, seat: int, action: Action) -> None:
        if not isinstance(action, Claim):
            game.pop_step()
            return
        # The step stays on the agenda while payment rules ask how the route is paid; it goes when that is done.
        terms = game.terms_for(seat, action.route_id)
        bill = Bill(terms.cards, action.color_id, action.wilds, terms)
        settle_bill(game, seat, bill, SecondClaim(action))
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return game.ruleset.verb("claim").details(game, seat, action) if isinstance(action, Claim) else {}

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        why = game.ruleset.verb("claim").target_refusal(game, seat, target)
        return (NOT_NOW, {}) if why is None else why

    def immediate_points(self, game: GameState, seat: int, action: Action) -> int:
        return game.ruleset.verb("claim").immediate_points(game, seat, action) if isinstance(action, Claim) else 0

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> SecondClaimStep:
        return SecondClaimStep(form["seat"])


class SecondClaim(Purchase):
    """The second route of the turn."""

    def __init__(self, claim: Claim) -> None:
        self.claim: Final = claim

    def name(self) -> str:
        return NAME

    def to_json(self) -> Form:
        return self.claim.to_json()

    def stand_in(self, seat: int) -> AnyStep | None:
        return None  # its step is still on the agenda

    def paid(self, game: GameState, seat: int) -> None:
        game.pop_step()
        after_payment(game, seat, self.claim)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> SecondClaim:
        claim = ruleset.claim(form)
        return SecondClaim(claim)
