"""The module itself: what lies where, what that closes, and what a bed costs in the color of its piece."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fogg.authoring import (
    CLOSED,
    EVERY_SEAT,
    TAKEN,
    Action,
    ClaimNote,
    Edition,
    EditionError,
    GameState,
    Message,
    Module,
    NotYet,
    Piece,
    Refusal,
    Ruleset,
    State,
    Terms,
    public,
)
from fogg.modules.track_beds.state import NONE, Tracks, tracks_from
from fogg.modules.track_beds.steps import BuildStep, PlaceTrack
from fogg.modules.track_beds.tables import BED, CROSSINGS, PIECES, check_tables

NO_TRACK: Final = NotYet("refusal-no-track", "france R4")
TRACK_LIES: Final = Refusal("refusal-track-lies", "france R7")
PARALLEL: Final = Refusal("refusal-track-beside", "france R15")


class TrackBeds(Module):
    """Beds, pieces and what crosses."""

    def __init__(self) -> None:
        super().__init__()
        self.is_bed: list[bool] = []  # by route
        self.crossed: list[list[int]] = []  # by route: those that it cuts
        self.across: list[Refusal] = []  # by route: why those are closed
        self.colors: list[str] = []
        self.pieces_of: list[list[int]] = []  # by color and length: how many there are
        self.per_draw: int = 0
        self.places: list[list[PlaceTrack]] = []  # by bed, then by color
        self.colored: list[list[Terms]] = []  # by route: its terms in each color, none without a bed

    # ---- loading

    def check(self, edition: Edition) -> list[str | EditionError]:
        return check_tables(edition)

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        routes = ruleset.board.routes
        self.is_bed = [route.kind == BED for route in routes]
        self.crossed = [[] for _ in routes]
        self.across = [Refusal("refusal-track-across", "france R11", route_across=route.key) for route in routes]
        for row in edition.table(CROSSINGS) if CROSSINGS in edition.get("tables") else []:
            one = [int(route.id) for route in ruleset.board.routes_between(row["a1"], row["b1"])]
            two = [int(route.id) for route in ruleset.board.routes_between(row["a2"], row["b2"])]
            for route in one:
                self.crossed[route] += two
            for route in two:
                self.crossed[route] += one
        longest = max([int(route.length) for route in routes] + [int(row["length"]) for row in edition.table(PIECES)])
        self.colors = [kind.key for kind in ruleset.kinds if kind.is_color]
        self.pieces_of = [[0] * (longest + 1) for _ in self.colors]
        for row in edition.table(PIECES):
            self.pieces_of[ruleset.kind(row["color"]).id][int(row["length"])] += int(row["copies"])
        self.per_draw = edition.number("track_pieces.placed_after_drawing_train_cards")
        ruleset.add_step("build", lambda rules, form: BuildStep.from_json(rules, form, self))

    def actions(self, ruleset: Ruleset) -> list[Action]:
        # The claims of all routes exist by now, so terms can be copied with them.
        colors = [kind for kind in ruleset.kinds if kind.is_color]
        made: list[Action] = []
        for terms in ruleset.terms:
            in_color: list[Terms] = []
            if self.is_bed[terms.route_id]:
                places = [PlaceTrack(terms.route, color) for color in colors]
                self.places.append(places)
                made += places
                for color in colors:
                    twin = terms.copy()
                    twin.first_color = color.id
                    twin.end_color = color.id + 1
                    in_color.append(twin)
            self.colored.append(in_color)
        return made

    # ---- state

    def new_state(self, game: GameState) -> State:
        routes = len(self.is_bed)
        return Tracks([NONE] * routes, [NONE] * routes, [row[:] for row in self.pieces_of])

    def read_state(self, game: GameState, form: Any) -> State:
        return tracks_from(form, len(self.is_bed))

    def tracks(self, game: GameState) -> Tracks:
        """Return its state in that game."""
        state = game.module_states[self.slot]
        assert isinstance(state, Tracks)
        return state

    def piece_kinds(self) -> dict[str, str]:
        return {f"track-{color}": "route" for color in self.colors}

    def pieces(self, game: GameState) -> list[Piece]:
        laid = self.tracks(game).laid
        kinds = game.ruleset.kinds
        return [
            Piece(f"track-{kinds[laid[route.id]].key}", f"route:{route.key}", -1, int(route.length))
            for route in game.ruleset.board.routes
            if laid[route.id] != NONE
        ]

    def audit(self, game: GameState) -> list[str]:
        tracks = self.tracks(game)
        counts = [row[:] for row in tracks.supply]
        problems: list[str] = []
        for route in game.ruleset.board.routes:
            color = tracks.laid[route.id]
            if color != NONE:
                counts[color][int(route.length)] += 1
                if game.owners[route.id] or tracks.closed_by[route.id] != NONE:
                    problems.append(f"a track piece lies on {route.key}, which is claimed or closed")
        if counts != self.pieces_of:
            problems.append(f"track pieces by color and length are {counts} instead of {self.pieces_of}")
        return problems

    # ---- the game

    def forbids(self, game: GameState, seat: int, route: i64) -> Refusal | None:
        tracks = self.tracks(game)
        if tracks.closed_by[route] != NONE:
            return self.closed_refusal(game, route)
        return NO_TRACK if self.is_bed[route] and tracks.laid[route] == NONE else None

    def terms(self, game: GameState, seat: int, terms: Terms) -> Terms:
        color = self.tracks(game).laid[terms.route_id]
        return terms if color == NONE else self.colored[terms.route_id][color]

    def after_draw(self, game: GameState, seat: int) -> None:
        for _ in range(self.per_draw):
            game.push_step(BuildStep(seat, self))

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        route = terms.route_id
        tracks = self.tracks(game)
        color = tracks.laid[route]
        if color != NONE:  # france R10
            tracks.laid[route] = NONE
            tracks.supply[color][int(terms.route.length)] += 1
            kind = game.ruleset.kinds[color].key
            game.emit(public("event-track-back", route=terms.route.key, kind=kind, n=int(terms.route.length)))
        for other in self.crossed[route]:  # france R12
            self.close(game, other, route)

    # ---- for its step

    def bed_refusal(self, game: GameState, route: i64) -> Refusal | None:
        """Return why no piece of any color can be laid on a bed; None if it is empty and open."""
        if game.owners[route]:
            return TAKEN
        tracks = self.tracks(game)
        if tracks.closed_by[route] != NONE:
            return self.closed_refusal(game, route)
        if game.closed[route] == EVERY_SEAT:
            return CLOSED
        return None if tracks.laid[route] == NONE else TRACK_LIES

    def closed_refusal(self, game: GameState, route: i64) -> Refusal:
        """Return why a route is closed for good: another crosses it or runs parallel to it."""
        by = self.tracks(game).closed_by[route]
        routes = game.ruleset.board.routes
        return PARALLEL if routes[by].group == routes[route].group else self.across[by]

    def lay(self, game: GameState, seat: int, place: PlaceTrack) -> None:
        """Lay a piece on an open bed, and close what that closes (france R11, R15)."""
        route = place.route_id
        tracks = self.tracks(game)
        tracks.laid[route] = int(place.color_id)
        tracks.supply[place.color_id][int(place.route.length)] -= 1
        if game.events is not None:
            n = int(place.route.length)
            game.emit(public("event-track-laid", seat=seat, route=place.route.key, kind=place.color.key, n=n))
        for other in self.crossed[route]:
            self.close(game, other, route)
        group = game.ruleset.board.groups[place.route.group]
        used = sum([1 for other in group if game.owners[other] or tracks.laid[other] != NONE])
        if used >= game.limits[place.route.group]:
            for other in group:
                if tracks.laid[other] == NONE:
                    self.close(game, other, route)

    def close(self, game: GameState, route: int, by: i64) -> None:
        """Close a route for good, unless it is closed or claimed already."""
        tracks = self.tracks(game)
        if tracks.closed_by[route] != NONE or game.owners[route]:
            return
        tracks.closed_by[route] = int(by)
        routes = game.ruleset.board.routes
        parallel = 1 if routes[by].group == routes[route].group else 0
        game.emit(public("event-track-closes", route=routes[route].key, route_by=routes[by].key, beside=parallel))

    def closes(self, game: GameState, route: int) -> list[int]:
        """Return the routes that a piece on an open bed would close for good (france R11, R15)."""
        tracks, group = self.tracks(game), game.ruleset.board.groups[game.ruleset.terms[route].group]
        found = list(self.crossed[route])
        used = sum([1 for other in group if game.owners[other] or tracks.laid[other] != NONE])
        if used + 1 >= game.limits[game.ruleset.terms[route].group]:
            found += [other for other in group if other != route and tracks.laid[other] == NONE]
        return [other for other in found if tracks.closed_by[other] == NONE and not game.owners[other]]

    # ---- at the table

    def claim_notes(self, game: GameState, seat: int, route: int) -> list[ClaimNote]:
        if not self.is_bed[route] or self.bed_refusal(game, route) is not None:
            return []
        routes, names = game.ruleset.board.routes, set()
        notes: list[ClaimNote] = []
        for other in self.closes(game, route):
            ends = (routes[other].a, routes[other].b)
            if ends not in names:  # parallel tracks have one name
                parallel = routes[other].group == routes[route].group
                key = "note-track-closes-parallel" if parallel else "note-track-closes"
                notes.append(ClaimNote(Message(key, {"route": routes[other].key})))
            names.add(ends)
        return notes

    def notes(self, game: GameState, seat: int) -> dict[str, Message]:
        tracks, routes = self.tracks(game), game.ruleset.board.routes
        found: dict[str, Message] = {}
        for route in routes:
            number = int(route.id)
            if game.owners[number] or tracks.closed_by[number] != NONE:
                continue
            closed = self.closes(game, number)
            across = [routes[other].key for other in closed if routes[other].group != route.group]
            if across:
                found[f"route:{route.key}"] = Message("note-bed-closes", {"routes": across})
            elif closed and self.is_bed[number] and tracks.laid[number] == NONE:
                found[f"route:{route.key}"] = Message("note-bed-closes-parallel")
        return found

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-track-beds"),
            Message("rules-track-beds-lay"),
            Message("rules-track-beds-cross"),
        ]
