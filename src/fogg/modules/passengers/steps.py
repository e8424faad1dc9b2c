"""Putting a passenger into a city after a claim (marklin R16, R17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogg.authoring import NOT_NOW, Action, GameState, Refusal, Route, Ruleset, Step, StepForm, public
from fogg.modules.passengers.state import NO_SEAT, PlacePassenger

if TYPE_CHECKING:
    from fogg.modules.passengers.rules import Passengers

NOT_AT_END: Final = Refusal("refusal-passenger-end", "marklin R16")
OCCUPIED: Final = Refusal("refusal-passenger-here", "marklin R17")


class PlacePassengerStep(Step[Action]):
    """Put a passenger into one of the two cities of a route that was just claimed, or do without."""

    def __init__(self, seat: int, route: Route, passengers: Passengers) -> None:
        super().__init__(seat)
        self.route: Final = route
        self.passengers: Final = passengers

    def name(self) -> str:
        return "place-passenger"

    def options(self, game: GameState, seat: int) -> list[Action]:
        options: list[Action] = []
        for place in self.passengers.places:
            if self.refusal(game, seat, place) is None:
                options.append(place)
        options.append(game.ruleset.declining)
        return options

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action is game.ruleset.declining:
            return None
        if not isinstance(action, PlacePassenger):
            return NOT_NOW
        if action.city.id != self.route.a and action.city.id != self.route.b:
            return NOT_AT_END
        return place_refusal(self.passengers, game, seat, int(action.city.id))

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, PlacePassenger):
            state = self.passengers.state(game)
            state.seat_at[int(action.city.id)] = seat
            state.left[seat] -= 1
            game.emit(public("event-passenger-placed", seat=seat, city=action.city.key, n=state.left[seat]))
        game.flush_pushed()

    def nothing_to_decide(self, game: GameState) -> bool:
        for city in (int(self.route.a), int(self.route.b)):
            if place_refusal(self.passengers, game, self.seat, city) is None:
                return False
        return True

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        if not isinstance(action, PlacePassenger):
            return {}
        details: dict[str, Any] = {"city": action.city.key, "route": self.route.key}
        owner = self.passengers.state(game).seat_at[int(action.city.id)]
        if owner != NO_SEAT:
            details["seat"] = owner
        return details

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        for place in self.passengers.places:
            if target in place.targets():
                return (self.refusal(game, seat, place) or NOT_NOW), self.details(game, seat, place)
        return NOT_NOW, {}

    def to_json(self) -> StepForm:
        return {"seat": self.seat, "route": self.route.key}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, passengers: Passengers) -> PlacePassengerStep:
        return PlacePassengerStep(form["seat"], ruleset.board.route(form["route"]), passengers)


def place_refusal(passengers: Passengers, game: GameState, seat: int, city: int) -> Refusal | None:
    """Return why no passenger of the seat can stand in that place: no city, occupied, or another module forbids it."""
    if game.ruleset.board.cities[city].kind != "city":
        return NOT_NOW  # no action exists for it
    if passengers.state(game).seat_at[city] != NO_SEAT:
        return OCCUPIED
    return game.piece_refusal(seat, city, "passenger")
