# interpreted: made again by its constructor
"""Choosing the track of a double route on which the neutral player builds (nederland R37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.authoring import NOT_NOW, Action, GameState, Refusal, Route, Step

if TYPE_CHECKING:
    from fogg.modules.neutral_player.rules import NeutralPlayer


class PlaceNeutral(Action):
    """Put neutral trains on a route."""

    def __init__(self, route: Route) -> None:
        super().__init__()
        self.route = route


class PlaceNeutralStep(Step[PlaceNeutral]):
    """Choose one of two free tracks; asked of the seat with the marker."""

    def __init__(self, seat: int, route: Route, neutral: NeutralPlayer) -> None:
        super().__init__(seat)
        self.route = route  # the first of the tracks
        self.neutral = neutral

    def options(self, game: GameState, seat: int) -> list[Action]:
        return [self.neutral.places[track] for track in self.neutral.tracks(game, self.route)]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceNeutral):
            return NOT_NOW
        if int(action.route.id) not in self.neutral.tracks(game, self.route):
            return Refusal("refusal-neutral-elsewhere", "nederland R37", route=self.route.key)
        return None

    def do(self, game: GameState, seat: int, action: PlaceNeutral) -> None:
        game.pop_step()
        self.neutral.build(game, int(action.route.id))
        self.neutral.pass_marker(game, seat)
        game.flush_pushed()
