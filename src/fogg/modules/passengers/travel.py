"""The travels of a passenger: route after route, until it gets off (marklin R18 to R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogg.authoring import (
    NOT_NOW,
    Action,
    AnyStep,
    GameState,
    Message,
    Refusal,
    Route,
    Ruleset,
    Step,
    StepForm,
    TurnStep,
    public,
)
from fogg.modules.passengers.state import NO_SEAT, Along, Stop

if TYPE_CHECKING:
    from fogg.modules.passengers.rules import Passengers

ELSEWHERE: Final = Refusal("refusal-travel-elsewhere", "marklin R18")
BORDER: Final = Refusal("refusal-travel-border", "marklin R18")
UNCLAIMED: Final = Refusal("refusal-travel-unclaimed", "marklin R19")
NO_CARD: Final = Refusal("refusal-travel-card", "marklin R19")
USED: Final = Refusal("refusal-travel-used", "marklin R21")
MUST_MOVE: Final = Refusal("refusal-must-travel", "marklin R23")


class TravelStep(Step[Action]):
    """The next route of a passenger. A draft: nothing changes, and it is hidden, until the passenger gets off.

    `start` is the city where it stands on the board, `used` the routes it has traveled along so far.
    """

    def __init__(self, seat: int, start: int, used: list[int], passengers: Passengers) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.used: Final = used
        self.passengers: Final = passengers

    def name(self) -> str:
        return "travel"

    def options(self, game: GameState, seat: int) -> list[Action]:
        """Return where points wait first, best first; then getting off; then all other ways."""
        paying: list[tuple[int, int]] = []
        others: list[Action] = []
        at, reached = self.at(game), self.reached(game)
        abroad = self.may_go_abroad(game, seat)
        for along in self.passengers.at_city[at]:
            if self.way_refusal(game, along.route, at, abroad=abroad) is None:
                gain = self.gain_at(game, seat, int(along.route.other_end(at)), reached)
                if gain > 0:
                    paying.append((-gain, int(along.route.id)))
                else:
                    others.append(along)
        paying.sort()
        options: list[Action] = [self.passengers.alongs[entry[1]] for entry in paying]
        if self.used:
            options.append(self.passengers.stop)
        return options + others

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Stop):
            return None if self.used else MUST_MOVE
        if isinstance(action, Along):
            return self.along_refusal(game, seat, action.route)
        return NOT_NOW

    def leads_on(self, game: GameState, seat: int) -> bool:
        """Return whether the passenger can travel along any route."""
        at = self.at(game)
        abroad = self.may_go_abroad(game, seat)
        owners = game.owners
        for along in self.passengers.at_city[at]:
            if owners[along.route.id] and self.way_refusal(game, along.route, at, abroad=abroad) is None:
                return True
        return False

    def along_refusal(self, game: GameState, seat: int, route: Route) -> Refusal | None:
        """Return why the passenger cannot travel along that route, or None if it can."""
        return self.way_refusal(game, route, self.at(game), abroad=self.may_go_abroad(game, seat))

    def way_refusal(self, game: GameState, route: Route, at: int, *, abroad: bool) -> Refusal | None:
        """Return the same from where the passenger is; `abroad`: it may travel along one more route of others."""
        if at != route.a and at != route.b:
            return ELSEWHERE
        if int(route.id) in self.used:
            return USED
        if game.ruleset.board.cities[int(route.other_end(at))].kind == "border":
            return BORDER
        if game.owners[route.id] == 0:
            return UNCLAIMED
        return NO_CARD if not abroad and self.is_foreign(game, int(route.id)) else None

    def may_go_abroad(self, game: GameState, seat: int) -> bool:
        """Return whether the seat has a card for one more route of others."""
        return self.foreign(game) < self.passengers.cards(game, seat)

    def at(self, game: GameState) -> int:
        """Return the place that the passenger has reached."""
        place = self.start
        for route in self.used:
            place = int(game.ruleset.board.routes[route].other_end(place))
        return place

    def reached(self, game: GameState) -> list[int]:
        """Return the places it has been to, each once and in order, without the one where it started (marklin R20,
        R21).
        """
        found: list[int] = []
        place = self.start
        for route in self.used:
            place = int(game.ruleset.board.routes[route].other_end(place))
            if place != self.start and place not in found:
                found.append(place)
        return found

    def is_foreign(self, game: GameState, route: int) -> bool:
        """Return whether a claimed route is not of the seat's side."""
        owners = game.owners[route]
        for other in game.sides[game.side_of[self.seat]]:
            if owners >> other & 1:
                return False
        return True

    def foreign(self, game: GameState) -> int:
        """Return the number of routes of others it has traveled along."""
        count = 0
        for route in self.used:
            if self.is_foreign(game, route):
                count += 1
        return count

    def along(self, route: int) -> TravelStep:
        """Return the step after that route."""
        return TravelStep(self.seat, self.start, [*self.used, route], self.passengers)

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, Along):
            game.push_step(self.along(int(action.route.id)))
        else:
            self.get_off(game, seat)
        game.flush_pushed()

    def get_off(self, game: GameState, seat: int) -> None:
        """Complete the journey: pay cards, collect from cities, take the passenger out (marklin R22)."""
        paid = self.foreign(game)
        if paid:
            kind = self.passengers.kind
            game.players[seat].give(kind, paid)
            game.deck.discards.add(kind, paid)
        state = self.passengers.state(game)
        state.seat_at[self.start] = NO_SEAT
        state.moved[seat] += 1
        reached = self.reached(game)
        cities = game.ruleset.board.cities
        if game.events is not None:
            names = [cities[city].key for city in reached]
            game.emit(public("event-traveled", seat=seat, city=cities[self.start].key, cities=names, n=paid))
        for module in game.ruleset.on_after_move:
            module.after_move(game, seat, reached)

    def immediate_points(self, game: GameState, seat: int, action: Action) -> int:
        """Return what a route adds to the journey."""
        if not isinstance(action, Along):
            return 0
        return self.gain_at(game, seat, int(action.route.other_end(self.at(game))), self.reached(game))

    def gain_at(self, game: GameState, seat: int, city: int, reached: list[int]) -> int:
        """Return what a city adds to a journey that has been to those."""
        if city == self.start or city in reached:
            return 0
        return sum([module.city_pays(game, seat, city) for module in game.ruleset.on_city_pays])

    def trail(self, game: GameState) -> list[str]:
        board, place = game.ruleset.board, self.start
        found = [f"city:{board.cities[place].key}"]
        for route in self.used:
            place = int(board.routes[route].other_end(place))
            found += [f"route:{board.routes[route].key}", f"city:{board.cities[place].key}"]
        return found

    def so_far(self, game: GameState, seat: int) -> Message | None:
        reached = self.reached(game)
        if not reached:
            return None
        points = sum([module.city_pays(game, seat, city) for city in reached for module in game.ruleset.on_city_pays])
        cities = [game.ruleset.board.cities[city].key for city in reached]
        return Message("note-journey", {"cities": cities, "n": points, "paid": self.foreign(game)})

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        details: dict[str, Any] = {"city": game.ruleset.board.cities[self.at(game)].key}
        if isinstance(action, Along):
            details["route"] = action.route.key
        return details

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        for along in self.passengers.alongs:
            if target in along.targets():
                return (self.refusal(game, seat, along) or NOT_NOW), self.details(game, seat, along)
        return (MUST_MOVE, self.details(game, seat, self.passengers.stop)) if target == "passenger" else (NOT_NOW, {})

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        return self if seat == self.seat else TurnStep(self.seat)

    def to_json(self) -> StepForm:
        return {"seat": self.seat, "start": self.start, "used": self.used[:]}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, passengers: Passengers) -> TravelStep:
        return TravelStep(form["seat"], form["start"], list(form["used"]), passengers)
