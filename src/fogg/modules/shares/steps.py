# interpreted: made again by its constructor
"""Taking a share of a railroad at the route that was just claimed, for oneself or for the dummy (R4, R5, R11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.authoring import NOT_NOW, Action, GameState, Message, Refusal, Route, Step

if TYPE_CHECKING:
    from fogg.modules.shares.rules import Shares


class TakeShare(Action):
    """Take the top share of a railroad's pile."""

    def __init__(self, railroad: str) -> None:
        super().__init__()
        self.railroad = railroad

    def targets(self) -> list[str]:
        return [f"share:{self.railroad}"]

    def words(self, game: GameState, seat: int) -> Message:
        step = game.step
        for_dummy = isinstance(step, TakeShareStep) and step.dummy
        return Message("action-take-share-dummy" if for_dummy else "action-take-share", {"thing": self.railroad})


class TakeShareStep(Step[Action]):
    """Choose one of the route's railroads that have shares left; only the dummy's share is compulsory (Q5)."""

    def __init__(self, seat: int, route: Route, dummy: bool, shares: Shares) -> None:
        super().__init__(seat)
        self.route = route
        self.dummy = dummy
        self.shares = shares

    def options(self, game: GameState, seat: int) -> list[Action]:
        found: list[Action] = [self.shares.takes[railroad] for railroad in self.shares.choices(game, self.route)]
        return found if self.dummy else [*found, game.ruleset.declining]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action is game.ruleset.declining:
            return Refusal("refusal-share-dummy", "pennsylvania R11") if self.dummy else None
        if not isinstance(action, TakeShare):
            return NOT_NOW
        railroad = self.shares.keys.index(action.railroad)
        if railroad not in self.shares.printed[self.route.id]:
            return Refusal("refusal-share-elsewhere", "pennsylvania R4", thing=action.railroad, route=self.route.key)
        if self.shares.left(game, railroad) == 0:
            return Refusal("refusal-share-gone", "pennsylvania R5", thing=action.railroad)
        return None

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, TakeShare):
            railroad = self.shares.keys.index(action.railroad)
            if self.dummy:
                self.shares.give_dummy(game, railroad)
            else:
                self.shares.take(game, seat, self.route, railroad)
        game.flush_pushed()
