# interpreted: made again by its constructor
"""Choosing a starting city, and buying a marker after a claim (old_west R3, R9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.authoring import (
    NOT_NOW,
    Action,
    AnyStep,
    City,
    GameState,
    Message,
    PayStep,
    Purchase,
    Refusal,
    Route,
    Step,
    can_afford,
)

if TYPE_CHECKING:
    from fogg.modules.city_markers.rules import CityMarkers


class PlaceMarker(Action):
    """Put a marker into a city."""

    def __init__(self, city: City) -> None:
        super().__init__()
        self.city = city

    def words(self, game: GameState, seat: int) -> Message:
        starts = isinstance(game.step, StartingCityStep)
        return Message("action-start-in" if starts else "action-place-marker", {"city": self.city.key})


class StartingCityStep(Step[PlaceMarker]):
    """Choose the city that the seat starts from (R3)."""

    def __init__(self, seat: int, markers: CityMarkers) -> None:
        super().__init__(seat)
        self.markers = markers

    def options(self, game: GameState, seat: int) -> list[Action]:
        return self.markers.free_places(game, seat)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return self.markers.place_refusal(game, seat, action) if isinstance(action, PlaceMarker) else NOT_NOW

    def do(self, game: GameState, seat: int, action: PlaceMarker) -> None:
        game.pop_step()
        self.markers.state(game).place(seat, int(action.city.id))
        game.announce("event-starting-city", seat=seat, city=action.city.key)
        game.flush_pushed()


class MarkerStep(Step[Action]):
    """Buy a marker for an end of the route that was just claimed, or do without (R9)."""

    def __init__(self, seat: int, route: Route, markers: CityMarkers) -> None:
        super().__init__(seat)
        self.route = route
        self.markers = markers

    def options(self, game: GameState, seat: int) -> list[Action]:
        return [*self.markers.sales(game, seat, self.route), game.ruleset.declining]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action is game.ruleset.declining:
            return None
        if not isinstance(action, PlaceMarker):
            return NOT_NOW
        if action.city.id not in (self.route.a, self.route.b):
            return Refusal("refusal-marker-end", "old_west R9", city=action.city.key, route=self.route.key)
        why = self.markers.place_refusal(game, seat, action)
        if why is None and not can_afford(game, seat, self.markers.cost):
            return Refusal("refusal-marker-cards", "old_west R9", n=self.markers.cost)
        return why

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, PlaceMarker):
            game.push_step(PayMarkerStep(seat, self.markers.cost, action.city, self.route, self.markers))
        game.flush_pushed()


class PayMarkerStep(PayStep):
    """Pay for a marker. A draft: others still see that a marker can be bought."""

    def __init__(self, seat: int, n: int, city: City, route: Route, markers: CityMarkers) -> None:
        super().__init__(seat, n)
        self.city = city
        self.route = route
        self.markers = markers

    def purchase(self) -> Purchase:
        return MarkerPurchase(self.city, self.route, self.markers)

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        return self if seat == self.seat else MarkerStep(self.seat, self.route, self.markers)


class MarkerPurchase(Purchase):
    """A marker that is being paid for."""

    def __init__(self, city: City, route: Route, markers: CityMarkers) -> None:
        self.city = city
        self.route = route
        self.markers = markers

    def name(self) -> str:
        return "marker"

    def to_json(self) -> dict[str, str | int]:
        return {"city": self.city.key, "route": self.route.key}

    def stand_in(self, seat: int) -> AnyStep | None:
        return MarkerStep(seat, self.route, self.markers)

    def paid(self, game: GameState, seat: int) -> None:
        laid, state = game.players[seat].committed, self.markers.state(game)
        cards = game.deck.cards_of(laid)
        laid.pour_into(game.deck.discards)
        state.place(seat, int(self.city.id))
        game.announce("event-marker", seat=seat, city=self.city.key, cards=cards, n=state.left[seat])
