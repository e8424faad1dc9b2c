"""The things a picture of a board must place: its spots, and its routes in bundles of parallel tracks."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from fogg.board import Board, City, Edition, Route
from fogg.draw.geo.map_options import MapOptions, read_view
from fogg.draw.geo.spread import places_of

RADIUS = {"junction": 4.5}
CITY_RADIUS = 7.0
LARGE_RADIUS = 8.0  # a big city or an attraction
BADGES = ("toll", "cart", "reveal")  # tags of a route that are shown in a round badge on its row


@dataclass(frozen=True, slots=True)
class Spot:
    """A place as it is drawn.

    `kind` is `city`, `border`, `junction`, `location` or `off_map` (an end that lies beyond the map, at its edge);
    `large` marks big cities and attractions. `lat` and `lon` are where it belongs on the paper.
    """

    key: str
    name: str
    kind: str
    lat: float
    lon: float
    radius: float
    large: bool = False


@dataclass(frozen=True, slots=True)
class TrackBundle:
    """All tracks between two spots, side by side on one curve from `a` to `b`; `tracks` in the order of their ids.

    The key is that of the first track.
    """

    key: str
    a: str
    b: str
    tracks: tuple[Route, ...]


@dataclass(frozen=True)
class MapPlan:
    """Spots and bundles in the order of the board's tables, and the pairs of bundles that cross as printed."""

    spots: tuple[Spot, ...]
    bundles: tuple[TrackBundle, ...]
    crossings: frozenset[frozenset[str]]

    @cached_property
    def spot(self) -> dict[str, Spot]:
        """The spots by their keys."""
        return {spot.key: spot for spot in self.spots}

    @cached_property
    def bundle(self) -> dict[str, TrackBundle]:
        """The bundles by their keys."""
        return {bundle.key: bundle for bundle in self.bundles}


def plan_of(edition: Edition) -> MapPlan:
    """Return what must be placed for an edition as chosen: its variant decides which cities are big."""
    return plan_board(edition.board, view=read_view(edition), big=edition.get("big_cities", []))


def plan_board(board: Board, *, view: MapOptions | None = None, big: Collection[str] = ()) -> MapPlan:
    """Return what must be placed for a board. Countries are left out: a ticket's end, but nowhere on the map."""
    view = view or MapOptions()
    cities = [city for city in board.cities if city.kind != "country"]
    places = places_of(board, cities)
    spots = []
    for city, (lat, lon) in zip(cities, places, strict=True):
        moved = view.places.get(city.key)
        lat, lon = (moved.lat, moved.lon) if moved else (lat, lon)
        large = city.key in big or "attraction" in city.tags
        kind = "off_map" if city.key in view.off_map else city.kind
        radius = LARGE_RADIUS if large else RADIUS.get(kind, CITY_RADIUS)
        spots.append(Spot(city.key, city.name, kind, lat, lon, radius, large))
    bundles = bundles_of(board)
    return MapPlan(tuple(spots), bundles, crossings_of(bundles))


def bundles_of(board: Board) -> tuple[TrackBundle, ...]:
    """Return the routes of a board by the places they join, in the order of each first track."""
    tracks: dict[frozenset[int], list[Route]] = {}
    for route in board.routes:
        tracks.setdefault(frozenset((int(route.a), int(route.b))), []).append(route)

    def key(city: int) -> str:
        found: City = board.cities[city]
        return found.key

    return tuple(TrackBundle(rs[0].key, key(rs[0].a), key(rs[0].b), tuple(rs)) for rs in tracks.values())


def crossings_of(bundles: tuple[TrackBundle, ...]) -> frozenset[frozenset[str]]:
    """Return the pairs of bundles that cross by the tag `crosses` of their tracks."""
    by_ends = {frozenset((bundle.a, bundle.b)): bundle.key for bundle in bundles}
    pairs = set()
    for bundle in bundles:
        for track in bundle.tracks:
            for pair in filter(None, track.tags.get("crosses", "").split("|")):
                other = by_ends.get(frozenset(pair.split("-")))
                if other is not None:
                    pairs.add(frozenset((bundle.key, other)))
    return frozenset(pairs)


def has_badge(route: Route) -> bool:
    """Return whether a round badge (a toll, a cart, a number of cards) stands on the row of a route."""
    return any(tag in route.tags for tag in BADGES)
