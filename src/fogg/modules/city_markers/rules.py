"""The module: markers of all seats, networks that start in a city, and points for controlled ends."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from fogg.authoring import (
    Action,
    AnyStep,
    City,
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    OutOfReach,
    Piece,
    Refusal,
    Route,
    Ruleset,
    ScoreLine,
    State,
    Terms,
    can_afford,
)
from fogg.modules.city_markers.state import NO_SEAT, NOWHERE, InReach, MarkerState
from fogg.modules.city_markers.steps import MarkerPurchase, MarkerStep, PayMarkerStep, PlaceMarker, StartingCityStep

PIECE = "marker"
ROUTE, CITY = "score-route", "score-city"


class CityMarkers(Module):
    """Markers of all seats."""

    def __init__(self) -> None:
        super().__init__()
        self.each = 0
        self.cost = 0
        self.bound = False  # a network must stay connected to its starting city
        self.places: list[PlaceMarker] = []
        self.place_by_city: list[PlaceMarker | None] = []
        self.apart: list[Refusal] = []  # by route: why it is refused where the network does not touch it

    def excludes(self) -> list[str]:
        return ["monsters"]  # R15

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        each, cost = edition.number("city_markers.per_player"), edition.number("city_markers.cost_cards_same_color")
        cities = len([city for city in edition.board.cities if city.kind == "city"])
        if not 1 <= each * max(edition.players) <= cities:
            problems.append(f"`city_markers.per_player` is {each}, and the board has {cities} cities")
        if not 1 <= cost <= 3:
            problems.append("`city_markers.cost_cards_same_color` takes 1 to 3")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.each = edition.number("city_markers.per_player")
        self.cost = edition.number("city_markers.cost_cards_same_color")
        self.bound = bool(edition.get("city_markers.network_must_stay_connected_to_start", False))
        self.places = [PlaceMarker(city) for city in ruleset.board.cities if city.kind == "city"]
        by_city = {int(place.city.id): place for place in self.places}
        self.place_by_city = [by_city.get(int(city.id)) for city in ruleset.board.cities]
        routes = ruleset.board.routes
        self.apart = [OutOfReach("refusal-network", "old_west R4", route=route.key) for route in routes]
        ruleset.uses_declining = True
        ruleset.uses_payments = True
        ruleset.add_purchase("marker", self.read_purchase)

    def read_purchase(self, ruleset: Ruleset, form: dict[str, Any]) -> MarkerPurchase:
        """Return the purchase of a JSON form."""
        return MarkerPurchase(ruleset.board.city(form["city"]), ruleset.board.route(form["route"]), self)

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.places]

    def steps(self) -> list[type[AnyStep]]:
        return [StartingCityStep, MarkerStep, PayMarkerStep]

    # ---- what it remembers

    def new_state(self, game: GameState) -> State:
        seats = len(game.players)
        return MarkerState([NO_SEAT] * len(game.ruleset.board.cities), [NOWHERE] * seats, [self.each] * seats)

    def state(self, game: GameState) -> MarkerState:
        """Return where the markers of a game stand."""
        state = game.module_states[self.slot]
        assert isinstance(state, MarkerState)
        return state

    def audit(self, game: GameState) -> list[str]:
        state = self.state(game)
        return [
            f"seat {seat} has lost a marker"
            for seat in range(len(game.players))
            if state.left[seat] + state.at.count(seat) != self.each
        ]

    # ---- the game

    def setup(self, game: GameState) -> None:
        for seat in range(len(game.players) - 1, -1, -1):
            game.push_step(StartingCityStep(seat, self))  # R3: the last player first

    def place_refusal(self, game: GameState, seat: int, action: PlaceMarker) -> Refusal | None:
        """Return why a marker cannot stand in a city at any price (R10)."""
        owner = self.state(game).at[int(action.city.id)]
        if owner != NO_SEAT:
            return Refusal("refusal-marker-here", "old_west R10", city=action.city.key, seat=owner)
        return game.piece_refusal(seat, int(action.city.id), PIECE)

    def free_places(self, game: GameState, seat: int) -> list[Action]:
        """Return the cities that a seat may start from (R3)."""
        return [place for place in self.places if self.is_free(game, seat, place)]

    def sales(self, game: GameState, seat: int, route: Route) -> list[Action]:
        """Return the markers that a seat may buy at the ends of a route, and can pay."""
        found: list[Action] = []
        if can_afford(game, seat, self.cost):
            for end in (route.a, route.b):
                place = self.place_by_city[int(end)]
                if place is not None and self.is_free(game, seat, place):
                    found.append(place)
        return found

    def is_free(self, game: GameState, seat: int, place: PlaceMarker) -> bool:
        """Return True if a marker may stand in a city, as `place_refusal` says."""
        city = int(place.city.id)
        return self.state(game).at[city] == NO_SEAT and game.piece_refusal(seat, city, PIECE) is None

    def in_reach(self, game: GameState, seat: int) -> list[bool]:
        """Return for each city whether the seat's next route may begin there (R4); nothing for a seat that is free.

        That is its own network and its starting city. A position that was put together may have neither.
        """
        start, own = self.state(game).start[seat], game.players[seat].routes
        if not self.bound or (start == NOWHERE and not own):
            return []
        near = [False] * len(game.ruleset.board.cities)
        if start != NOWHERE:
            near[start] = True
        routes = game.ruleset.board.routes
        for route in own:
            near[routes[route].a] = True
            near[routes[route].b] = True
        return near

    def reach(self, game: GameState, seat: int) -> InReach:
        """Return where the seat's next route may begin, and the routes that begin there."""
        state, own = self.state(game), game.players[seat].routes
        last = own[-1] if own else NOWHERE
        known = state.in_reach[seat]
        if known is None or known.own != len(own) or known.last != last:
            near = self.in_reach(game, seat)
            known = InReach(len(own), last, near, touching(near, game.ruleset.by_price))
            state.in_reach[seat] = known
        return known

    def forbids(self, game: GameState, seat: int, route: i64) -> Refusal | None:
        near = self.reach(game, seat).near
        ends = game.ruleset.board.routes[route]
        if not near or near[ends.a] or near[ends.b]:
            return None
        if game.players[seat].routes:
            return self.apart[route]
        city = game.ruleset.board.cities[near.index(True)].key
        return OutOfReach("refusal-first-route", "old_west R4", city=city, route=ends.key)

    def open_routes(self, game: GameState, seat: int, routes: list[Terms]) -> list[Terms]:
        known = self.reach(game, seat)
        return known.routes if routes is game.ruleset.by_price else touching(known.near, routes)

    def controllers(self, game: GameState, terms: Terms) -> list[int]:
        """Return who controls an end of a route, one who controls both ends twice."""
        at = self.state(game).at
        return [at[int(end)] for end in (terms.route.a, terms.route.b) if at[int(end)] != NO_SEAT]

    def points(self, game: GameState, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        """Give the points of a route to who controls its ends, as markers stand before the claim (R7, R8)."""
        controllers = self.controllers(game, terms)
        if not controllers:
            return lines
        found: list[ScoreLine] = []
        for line in lines:
            own = False
            for controller in controllers:
                reason = line.reason if controller == seat and not own else CITY
                own = own or controller == seat
                found.append(ScoreLine(controller, reason, line.points, line.routes))
        return found

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        if game.events is not None:
            others = [controller for controller in self.controllers(game, terms) if controller != seat]
            for other in sorted(set(others)):
                n = others.count(other) * int(terms.points)
                game.announce("event-city-scores", seat=other, route=terms.route.key, n=n)
        # Asked by what everybody knows: how many cards a seat has, and not which.
        if self.state(game).left[seat] and sum([int(n) for n in game.available_cards(seat)]) >= self.cost:
            for end in (terms.route.a, terms.route.b):
                place = self.place_by_city[int(end)]
                if place is not None and self.is_free(game, seat, place):
                    game.push_step(MarkerStep(seat, terms.route, self))
                    return

    # ---- at the table

    def icon(self) -> str:
        return "M6 21V3.5M6 4.5H18.5L15.5 8.5 18.5 12.5H6"

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-markers-start", {"n": edition.number("city_markers.per_player")}),
            Message("rules-markers-score"),
            Message("rules-markers-buy", {"n": edition.number("city_markers.cost_cards_same_color")}),
        ]

    def piece_kinds(self) -> dict[str, str]:
        return {PIECE: "city"}

    def pieces(self, game: GameState) -> list[Piece]:
        at = self.state(game).at
        cities: list[City] = game.ruleset.board.cities
        return [Piece(PIECE, f"city:{city.key}", at[city.id]) for city in cities if at[city.id] != NO_SEAT]

    def notes(self, game: GameState, seat: int) -> dict[str, Message]:
        state = self.state(game)
        found: dict[str, Message] = {}
        for city, owner in zip(game.ruleset.board.cities, state.at, strict=True):
            if owner != NO_SEAT:
                key = "note-start" if state.start[owner] == city.id else "note-marker"
                found[f"city:{city.key}"] = Message(key, {"seat": owner})
        for terms in game.ruleset.terms:
            if not game.owners[terms.route_id]:
                scoring = self.controllers(game, terms)
                if len(set(scoring)) == 2:
                    found[f"route:{terms.route.key}"] = Message(
                        "note-scored-both", {"seat": scoring[0], "seat_other": scoring[1]}
                    )
                elif scoring:
                    key = "note-scored-twice" if len(scoring) == 2 else "note-scored"
                    found[f"route:{terms.route.key}"] = Message(key, {"seat": scoring[0]})
        return found

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        state = self.state(game)
        cities = game.ruleset.board.cities
        scored = [line for line in game.lines if line.reason == CITY]
        entries = [
            LedgerEntry(
                state.left[seat],
                sum([line.points for line in scored if line.seat == seat]),
                cities=tuple([cities[city].key for city, owner in enumerate(state.at) if owner == seat]),
            )
            for seat in range(len(game.players))
        ]
        return Ledger(Message("ledger-markers"), Message("ledger-markers-about"), tuple(entries))


def touching(near: list[bool], routes: list[Terms]) -> list[Terms]:
    """Return those of the routes that begin near; all of them where a seat is free to begin anywhere."""
    return [terms for terms in routes if near[terms.route.a] or near[terms.route.b]] if near else routes
