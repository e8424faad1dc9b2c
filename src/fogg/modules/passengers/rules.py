"""The module of passengers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fogg.authoring import Action, Edition, GameState, Message, Module, Piece, Ruleset, State, Terms
from fogg.modules.passengers.move_verb import MoveVerb
from fogg.modules.passengers.state import NO_SEAT, Along, MovePassenger, PlacePassenger, Stop, Travelers
from fogg.modules.passengers.steps import PlacePassengerStep
from fogg.modules.passengers.travel import TravelStep

CARD: Final = "passenger"
# The only values that this module knows for the keys of [passengers].
NUMBERS: Final = {
    "max_per_city": 1,
    "tokens_per_city_and_move": 1,
    "opponent_routes_per_passenger_card": 1,
    "moves_per_passenger": 1,
}
FLAGS: Final = ["in_countries", "start_city_pays", "same_route_twice_in_one_move"]


class Passengers(Module):
    """Passengers of all seats."""

    def __init__(self) -> None:
        super().__init__()
        self.kind: i64 = NO_SEAT  # of passenger cards, if the deck has any
        self.each: int = 0  # of each seat
        self.places: list[PlacePassenger] = []
        self.moves: list[MovePassenger] = []
        self.number: list[int] = []  # by city: its move's number; countries have none
        self.alongs: list[Along] = []  # by route
        self.at_city: list[list[Along]] = []  # by city
        self.stop: Final = Stop()

    def excludes(self) -> list[str]:
        return ["meeples"]  # the same places would hold two sorts of passengers

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        if edition.get("passengers_per_player", 0) < 1:
            problems.append("`passengers_per_player` must be 1 or more")
        for key, value in NUMBERS.items():
            if edition.get(f"passengers.{key}", value) != value:
                problems.append(f"`passengers.{key}` can only be {value}")
        for key in FLAGS:
            if edition.get(f"passengers.{key}", False):
                problems.append(f"`passengers.{key}` can only be false")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        for kind in ruleset.kinds:
            if kind.key == CARD:
                self.kind = kind.id
                kind.flush_at = ruleset.edition.get("drawing.flush_when_face_up_passengers", 0)  # marklin R27
        self.each = ruleset.edition.number("passengers_per_player")
        cities = [city for city in ruleset.board.cities if city.kind == "city"]
        self.places = [PlacePassenger(city) for city in cities]
        self.moves = [MovePassenger(city) for city in cities]
        self.number = [NO_SEAT] * len(ruleset.board.cities)
        for i in range(len(cities)):
            self.number[int(cities[i].id)] = i
        self.alongs = [Along(route) for route in ruleset.board.routes]
        self.at_city = [
            [along for along in self.alongs if city.id in (along.route.a, along.route.b)]
            for city in ruleset.board.cities
        ]
        ruleset.add_verb(MoveVerb(self))
        ruleset.add_step("place-passenger", lambda rules, form: PlacePassengerStep.from_json(rules, form, self))
        ruleset.add_step("travel", lambda rules, form: TravelStep.from_json(rules, form, self))
        ruleset.uses_declining = True

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.places, *self.alongs, self.stop]

    def cards(self, game: GameState, seat: int) -> int:
        """Return the number of passenger cards a seat holds."""
        return 0 if self.kind < 0 else int(game.players[seat].hand.counts[self.kind])

    # ---- state

    def new_state(self, game: GameState) -> State:
        nowhere = [NO_SEAT] * len(game.ruleset.board.cities)
        return Travelers(nowhere, [self.each for _ in game.players], [0 for _ in game.players])

    def read_state(self, game: GameState, form: Any) -> State:
        return Travelers(list(form["seat_at"]), list(form["left"]), list(form["moved"]))

    def state(self, game: GameState) -> Travelers:
        """Return its state in that game."""
        state = game.module_states[self.slot]
        assert isinstance(state, Travelers)
        return state

    def waiting(self, game: GameState, seat: int) -> int:
        """Return how many passengers of a seat stand on the board."""
        state = self.state(game)
        return self.each - state.left[seat] - state.moved[seat]

    def piece_kinds(self) -> dict[str, str]:
        return {CARD: "city"}

    def pieces(self, game: GameState) -> list[Piece]:
        cities = game.ruleset.board.cities
        seat_at = self.state(game).seat_at
        return [Piece(CARD, f"city:{city.key}", seat_at[city.id]) for city in cities if seat_at[city.id] != NO_SEAT]

    def audit(self, game: GameState) -> list[str]:
        state = self.state(game)
        return [
            f"seat {seat} has lost a passenger"
            for seat in range(len(game.players))
            if state.seat_at.count(seat) != self.waiting(game, seat)
        ]

    # ---- the game

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        if self.state(game).left[seat] > 0:
            step = PlacePassengerStep(seat, terms.route, self)
            if not step.nothing_to_decide(game):
                game.push_step(step)

    # ---- at the table

    def icon(self) -> str:
        return "M12 4A4 4 0 1 0 12.01 4ZM4.2 20.4C4.8 16 8 14.4 12 14.4S19.2 16 19.8 20.4"

    def turn_summary(self) -> list[Message]:
        return [Message("rules-turn-passengers")]

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-passengers"),
            Message("rules-passengers-travel"),
            Message("rules-passengers-cards"),
        ]
