# interpreted: made again by its constructor
"""Doubling a claim with terrain cards and locomotives, before it is paid (africa R18 to R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.authoring import (
    NOT_NOW,
    Action,
    AnyStep,
    Bill,
    Claim,
    GameState,
    Message,
    Purchase,
    Refusal,
    Step,
    TurnStep,
    after_payment,
    claim_gain,
    continue_claim,
    settle_bill,
)

if TYPE_CHECKING:
    from fogg.modules.terrain.rules import Terrain


class Double(Action):
    """Double the claim; that many locomotives stand for terrain cards."""

    def __init__(self, locomotives: int) -> None:
        super().__init__()
        self.locomotives = locomotives

    def targets(self) -> list[str]:
        return ["payment"]

    def words(self, game: GameState, seat: int) -> Message:
        step = game.step
        cards = step.cards(game, self.locomotives) if isinstance(step, DoubleStep) else []
        return Message("action-double", {"cards": cards})


class DoubleStep(Step[Action]):
    """Choose whether to double a claim, and with how many locomotives. A draft: others see the turn as it was."""

    def __init__(self, seat: int, claim: Claim, stage: int, terrain: Terrain) -> None:
        super().__init__(seat)
        self.claim = claim
        self.stage = stage
        self.terrain = terrain

    def cards(self, game: GameState, locomotives: int) -> list[list[str | int]]:
        """Return what a doubling costs on top of the claim, for a message."""
        kind, n = self.terrain.price(game, self.claim.route, locomotives)
        paid: list[list[str | int]] = [[kind.key, n]] if n else []
        return [*paid, [game.ruleset.wild_kind.key, locomotives]] if locomotives else paid

    def bill(self, game: GameState, locomotives: int) -> Bill:
        """Return the cards of the claim and the locomotives that stand for terrain (R24)."""
        return self.terrain.bill(game, self.seat, self.claim, locomotives)

    def options(self, game: GameState, seat: int) -> list[Action]:
        ways = self.terrain.ways(game, seat, self.claim)
        return [*(self.terrain.doubles[n] for n in ways), game.ruleset.declining]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action is game.ruleset.declining:
            return None
        if not isinstance(action, Double):
            return NOT_NOW
        if action.locomotives in self.terrain.ways(game, seat, self.claim):
            return None
        least, most = self.terrain.bounds(game, seat, self.claim.route)
        if action.locomotives < least:
            return Refusal("refusal-double-few", "africa R21", n=least)
        if action.locomotives > most:
            return Refusal("refusal-double-many", "africa R23", n=most)
        return Refusal("refusal-double-wilds", "africa R22")

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, Double):
            purchase = DoublePurchase(self.claim, action.locomotives, self.terrain)
            settle_bill(game, seat, self.bill(game, action.locomotives), purchase)
        else:
            continue_claim(game, seat, self.claim, self.stage)
        game.flush_pushed()

    def immediate_points(self, game: GameState, seat: int, action: Action) -> int:
        points = claim_gain(game, seat, game.terms_for(seat, self.claim.route_id))
        return points * self.terrain.multiplier if isinstance(action, Double) else points

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        return self if seat == self.seat else TurnStep(self.seat)


class DoublePurchase(Purchase):
    """A claim that is paid for, and doubled."""

    def __init__(self, claim: Claim, locomotives: int, terrain: Terrain) -> None:
        self.claim = claim
        self.locomotives = locomotives
        self.terrain = terrain

    def name(self) -> str:
        return "double"

    def to_json(self) -> dict[str, str | int]:
        return {**self.claim.to_json(), "locomotives": self.locomotives}

    def paid(self, game: GameState, seat: int) -> None:
        self.terrain.state(game).doubling = self.locomotives
        after_payment(game, seat, self.claim)
