"""Stations: built in a city for cards, each lends its owner one route of an opponent for tickets (europe R23 to R31).

Adds the verb `station` with its payment, the choice of borrowed routes when tickets are scored, points for stations
that were not built, and the tie-break of having built fewest.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fogg.authoring import (
    MOST_PAID,
    NOT_NOW,
    Action,
    City,
    Edition,
    Form,
    GameState,
    Message,
    Module,
    PayStep,
    Piece,
    Purchase,
    Refusal,
    Ruleset,
    ScoreLine,
    State,
    StepForm,
    Tally,
    Verb,
    can_afford,
    public,
)

NONE_LEFT: Final = Refusal("refusal-no-stations", "europe R24")
OCCUPIED: Final = Refusal("refusal-station-here", "europe R24")
FEW_CARDS: Final = Refusal("refusal-station-cards", "europe R23")


class BuildStation(Action):
    """Choose the city of a station; the payment is the next decision."""

    def __init__(self, city: City) -> None:
        super().__init__()
        self.city: Final = city

    def to_json(self) -> Form:
        return {"do": "station", "city": self.city.key}

    def targets(self) -> list[str]:
        return [f"city:{self.city.key}"]


class Built(State):
    """The stations: the seat by city, or -1; and how many each seat has left."""

    def __init__(self, seat_at: list[int], left: list[int]) -> None:
        self.seat_at = seat_at
        self.left = left

    def copy(self) -> State:
        return Built(self.seat_at[:], self.left[:])

    def to_json(self) -> Any:
        return {"seat_at": self.seat_at[:], "left": self.left[:]}


class StationStep(PayStep):
    """Pay for a station in a city."""

    def __init__(self, seat: int, n: i64, city: City, stations: Stations) -> None:
        super().__init__(seat, n)
        self.city: Final = city
        self.stations: Final = stations

    def name(self) -> str:
        return "station"

    def purchase(self) -> Purchase:
        return StationPurchase(self.city, self.stations)

    def to_json(self) -> StepForm:
        return {"seat": self.seat, "n": int(self.n), "city": self.city.key}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, stations: Stations) -> StationStep:
        city = ruleset.board.city(form["city"])
        return StationStep(form["seat"], form["n"], city, stations)


class StationPurchase(Purchase):
    """A station that is being paid for."""

    def __init__(self, city: City, stations: Stations) -> None:
        self.city: Final = city
        self.stations: Final = stations

    def name(self) -> str:
        return "station"

    def to_json(self) -> Form:
        return {"city": self.city.key}

    def paid(self, game: GameState, seat: int) -> None:
        laid = game.players[seat].committed
        cards = game.deck.cards_of(laid)
        laid.pour_into(game.deck.discards)
        built = self.stations.built(game)
        built.seat_at[self.city.id] = seat
        built.left[seat] -= 1
        game.emit(public("event-station", seat=seat, city=self.city.key, cards=cards, n=built.left[seat]))

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, stations: Stations) -> StationPurchase:
        return StationPurchase(ruleset.board.city(form["city"]), stations)


class StationVerb(Verb[BuildStation]):
    """Use the turn to build a station."""

    def __init__(self, stations: Stations, cities: list[City]) -> None:
        self.stations: Final = stations
        self.builds: Final = [BuildStation(city) for city in cities]

    def name(self) -> str:
        return "station"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.builds]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        built = self.stations.built(game)
        if built.left[seat] == 0 or not can_afford(game, seat, self.stations.cost(game, seat)):
            return
        asked = game.others_forbid_pieces(self.stations)
        for build in self.builds:
            city = build.city.id
            if built.seat_at[city] < 0 and (not asked or game.piece_refusal(seat, city, "station") is None):
                options.append(build)

    def refusal(self, game: GameState, seat: int, action: BuildStation) -> Refusal | None:
        built = self.stations.built(game)
        if built.left[seat] == 0:
            return NONE_LEFT
        if built.seat_at[action.city.id] >= 0:
            return OCCUPIED
        why = game.piece_refusal(seat, action.city.id, "station")
        if why is not None:
            return why
        return None if can_afford(game, seat, self.stations.cost(game, seat)) else FEW_CARDS

    def do(self, game: GameState, seat: int, action: BuildStation) -> None:
        game.push_step(StationStep(seat, self.stations.cost(game, seat), action.city, self.stations))

    def details(self, game: GameState, seat: int, action: BuildStation) -> dict[str, Any]:
        details: dict[str, Any] = {"city": action.city.key}
        owner = self.stations.built(game).seat_at[action.city.id]
        if owner >= 0:
            details["seat"] = owner
        if self.stations.built(game).left[seat]:
            details["n"] = int(self.stations.cost(game, seat))
        return details

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        for build in self.builds:
            if target in build.targets():
                return (self.refusal(game, seat, build) or NOT_NOW), self.details(game, seat, build)
        return None


class Stations(Module):
    """Stations of all seats."""

    def __init__(self) -> None:
        super().__init__()
        self.costs: list[int] = []

    def check(self, edition: Edition) -> list[str]:
        each, costs = edition.number("stations_per_player"), edition.get("stations.cost_by_number", [])
        edition.number("stations.points_per_unused")
        problems: list[str] = []
        if each < 0 or len(costs) < each:
            problems.append(f"`stations.cost_by_number` has {len(costs)} prices for {each} stations")
        if any([type(cost) is not int or not 1 <= cost <= MOST_PAID for cost in costs]):
            problems.append(f"`stations.cost_by_number` takes prices from 1 to {MOST_PAID}")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        self.costs = ruleset.edition.get("stations.cost_by_number", [])
        cities = [city for city in ruleset.board.cities if city.kind == "city"]
        ruleset.add_verb(StationVerb(self, cities))
        ruleset.add_step("station", lambda rules, form: StationStep.from_json(rules, form, self))
        ruleset.add_purchase("station", lambda rules, form: StationPurchase.from_json(rules, form, self))
        ruleset.uses_payments = True

    def tensors(self, ruleset: Ruleset) -> dict[str, list[int]] | None:
        edition = ruleset.edition
        return {
            "station_costs": self.costs[len(self.costs) - edition.number("stations_per_player") :],
            "station_points": [edition.number("stations.points_per_unused")],
        }

    def new_state(self, game: GameState) -> State:
        each = game.ruleset.edition.number("stations_per_player")
        return Built([-1] * len(game.ruleset.board.cities), [each for _ in game.players])

    def read_state(self, game: GameState, form: Any) -> State:
        return Built(list(form["seat_at"]), list(form["left"]))

    def built(self, game: GameState) -> Built:
        """Return its state in that game."""
        state = game.module_states[self.slot]
        assert isinstance(state, Built)
        return state

    def cost(self, game: GameState, seat: int) -> int:
        """Return what the next station of a seat that has one left costs."""
        return self.costs[len(self.costs) - self.built(game).left[seat]]

    def forbids_piece(self, game: GameState, seat: int, city: int, piece: str) -> Refusal | None:
        """Refuse a depot in a city with a station (europe R52)."""
        owner = self.built(game).seat_at[city]
        if piece != "depot" or owner < 0:
            return None
        return Refusal("refusal-station-here", "europe R52", seat=owner, city=game.ruleset.board.cities[city].key)

    def piece_kinds(self) -> dict[str, str]:
        return {"station": "city"}

    def pieces(self, game: GameState) -> list[Piece]:
        cities = game.ruleset.board.cities
        seat_at = self.built(game).seat_at
        return [Piece("station", f"city:{city.key}", seat_at[city.id]) for city in cities if seat_at[city.id] >= 0]

    def audit(self, game: GameState) -> list[str]:
        built = self.built(game)
        each = game.ruleset.edition.number("stations_per_player")
        return [
            f"seat {seat} has lost a station"
            for seat in range(len(game.players))
            if built.left[seat] + built.seat_at.count(seat) != each
        ]

    def routes_to_borrow(self, game: GameState, side: int) -> list[list[int]]:
        """Return for each station of the side the other sides' routes that end in its city."""
        found: list[list[int]] = []
        seats = game.sides[side]
        seat_at = self.built(game).seat_at
        for city in range(len(seat_at)):
            if seat_at[city] in seats:
                found.append(
                    [
                        int(route.id)
                        for route in game.ruleset.board.routes
                        if city in (route.a, route.b) and self.is_anothers(game, route.id, seats)
                    ]
                )
        return found

    def is_anothers(self, game: GameState, route: int, seats: list[int]) -> bool:
        """Return whether the route is claimed, and not by one of those seats."""
        owners = game.owners[route]
        return owners != 0 and not any([owners >> seat & 1 for seat in seats])

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        each = tally.game.ruleset.edition.number("stations.points_per_unused")
        left = self.built(tally.game).left
        return [ScoreLine(seat, "score-stations", each * left[seat]) for seat in range(len(left)) if left[seat]]

    def tie_breaks(self) -> list[str]:
        return ["fewest_stations_built"]

    def tie_break(self, name: str, tally: Tally) -> list[int] | None:
        if name != "fewest_stations_built":
            return None
        left = self.built(tally.game).left
        return [sum([left[seat] for seat in side]) for side in tally.game.sides]

    # ---- at the table

    def icon(self) -> str:
        return "M3.5 20.5V10.5L12 4.5 20.5 10.5V20.5M2.4 20.5H21.6M8.6 20.5V14.2H15.4V20.5"

    def turn_summary(self) -> list[Message]:
        return [Message("rules-turn-stations")]

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-stations"),
            Message("rules-stations-cost"),
            Message("rules-stations-left", {"n": edition.get("stations.points_per_unused", 0)}),
        ]
