# interpreted: asked by designers, never in a game
"""The balance of a board: tickets against the shortest ways, bottlenecks, colors, trains against spaces."""

from __future__ import annotations

import itertools
import statistics
from collections import Counter
from collections.abc import Iterable

import msgspec

from fogg.board import Edition, Route, Ticket, components, distances, shortest_path
from fogg.board.checks.check_numbers import COLORS
from fogg.engine.ruleset.build_ruleset import group_limit

FAR_OFF = 0.2  # of the fair points, and at least two points: then a ticket is over- or underpriced
MUCH_SHARED = 0.75  # of the shorter way: then two tickets are nearly one
UNEVEN = 0.25  # of the mean: then a color has too many or too few spaces

Pair = tuple[int, int]


class TicketBalance(msgspec.Struct, frozen=True):
    """A ticket against its shortest way: `fair` is what tickets of that length pay on this board."""

    a: str
    b: str
    points: int
    shortest: int
    routes: int
    fair: int
    verdict: str  # `over`, `under` or empty


class SharedWay(msgspec.Struct, frozen=True):
    """Two tickets whose shortest ways have spaces in common; `share` is of the shorter one."""

    one: str
    other: str
    spaces: int
    share: float


class Bottleneck(msgspec.Struct, frozen=True):
    """A connection or a city: how many tickets have a shortest way over it, and what it costs them if it is closed.

    `detour` is the mean number of further spaces for these tickets, as far as they still have a way. `cuts_off` are
    the places that are not joined with most of the board without it.
    """

    kind: str  # `route` or `city`
    name: str
    tickets: int
    share: float
    detour: float
    cuts_off: tuple[str, ...]


class ColorBalance(msgspec.Struct, frozen=True):
    """The tracks of a color: how many of each length, and their spaces against the cards of the deck."""

    color: str
    tracks: int
    spaces: int
    by_length: dict[int, int]
    cards: int
    verdict: str  # `many`, `few` or empty


class Supply(msgspec.Struct, frozen=True):
    """The spaces that can be filled with that many players, against all their trains."""

    players: int
    spaces: int
    trains: int
    trains_per_space: float


class CityUse(msgspec.Struct, frozen=True):
    """The neighbors of a city, and the tickets that name it."""

    city: str
    neighbors: int
    tickets: int


class Balance(msgspec.Struct, frozen=True):
    """Everything about a board that a designer may want to even out."""

    points_per_space: float
    tickets: tuple[TicketBalance, ...]
    shared: tuple[SharedWay, ...]
    bottlenecks: tuple[Bottleneck, ...]
    colors: tuple[ColorBalance, ...]
    lengths: dict[int, int]
    supplies: tuple[Supply, ...]
    cities: tuple[CityUse, ...]


class _Way:
    """One goal of a ticket: its ends, its points, a shortest way, and for each two ends how far every place is."""

    def __init__(self, edition: Edition, ticket: Ticket, goal: int, points: int) -> None:
        board = edition.board
        self.a = board.cities[ticket.a].key
        self.b = board.cities[goal].key
        self.points = points
        self.sources = [int(city.id) for city in edition.nodes(int(ticket.a))]
        self.targets = [int(city.id) for city in edition.nodes(goal)]
        found = shortest_path(board.routes, len(board.cities), self.sources, self.targets)
        self.length, self.routes = found if found is not None else (0, [])
        self.pairs = [pair_of(route) for route in self.routes]
        far = {city: distances(board.routes, len(board.cities), city) for city in self.sources + self.targets}
        self.both_ways = [(far[source], far[target]) for source in self.sources for target in self.targets]

    @property
    def name(self) -> str:
        return f"{self.a}-{self.b}"


def balance_of(edition: Edition) -> Balance:
    """Weigh the board of an edition as chosen."""
    ways = [
        _Way(edition, ticket, goal, points)
        for ticket in edition.board.tickets
        for goal, points in ticket.targets or [(int(ticket.b), int(ticket.points))]
    ]
    ratio = statistics.median([way.points / way.length for way in ways if way.length] or [1.0])
    return Balance(
        round(ratio, 2),
        tuple(sorted((weighed(way, ratio) for way in ways), key=lambda t: t.fair - t.points)),
        tuple(shared_ways(ways)),
        tuple(bottlenecks(edition, ways)),
        tuple(color_balance(edition)),
        dict(sorted(Counter(int(route.length) for route in edition.board.routes).items())),
        tuple(supplies(edition)),
        tuple(city_uses(edition)),
    )


def pair_of(route: Route) -> Pair:
    """Return the two places of a track, the lower id first: parallel tracks are one connection."""
    return (min(int(route.a), int(route.b)), max(int(route.a), int(route.b)))


def weighed(way: _Way, ratio: float) -> TicketBalance:
    """Return a ticket against what tickets of its length pay."""
    fair = round(way.length * ratio)
    off = way.points - fair
    far = abs(off) >= max(2, FAR_OFF * fair)
    verdict = "" if not far else "over" if off > 0 else "under"
    return TicketBalance(way.a, way.b, way.points, way.length, len(way.routes), fair, verdict)


def shared_ways(ways: list[_Way]) -> Iterable[SharedWay]:
    """Yield pairs of nearly identical tickets, the most alike first."""
    found = []
    for one, other in itertools.combinations(ways, 2):
        common = sum(int(route.length) for route in one.routes if pair_of(route) in other.pairs)
        shorter = min(one.length, other.length)
        if shorter and common / shorter >= MUCH_SHARED:
            found.append(SharedWay(one.name, other.name, common, round(common / shorter, 2)))
    return sorted(found, key=lambda pair: (-pair.share, -pair.spaces, pair.one, pair.other))


def bottlenecks(edition: Edition, ways: list[_Way]) -> Iterable[Bottleneck]:
    """Yield connections and cities on tickets' shortest paths, and those that connect the board; busiest first."""
    board = edition.board
    places = [int(city.id) for city in board.cities if city.kind not in ("country", "border")]  # dead ends by design
    pairs: dict[Pair, int] = {}
    for route in board.routes:
        pairs[pair_of(route)] = min(int(route.length), pairs.get(pair_of(route), int(route.length)))
    found = []
    for pair, length in pairs.items():
        rest = [route for route in board.routes if pair_of(route) != pair]
        name = "-".join(board.cities[city].key for city in pair)
        found.append(
            bottleneck(edition, ("route", name), ways, [w for w in ways if on_way(w, pair, length)], rest, places)
        )
    for city in places:
        rest = [route for route in board.routes if city not in (route.a, route.b)]
        passing = [way for way in ways if city not in way.sources + way.targets and through(way, city)]
        others = [place for place in places if place != city]
        found.append(bottleneck(edition, ("city", board.cities[city].key), ways, passing, rest, others))
    used = [one for one in found if one.tickets or one.cuts_off]
    return sorted(used, key=lambda one: (not one.cuts_off, -one.tickets, -one.detour, one.name))


def bottleneck(
    edition: Edition, what: tuple[str, str], every: list[_Way], ways: list[_Way], rest: list[Route], places: list[int]
) -> Bottleneck:
    """Return what it means for those of the tickets and for the board if only the rest of the routes is there."""
    n = len(edition.board.cities)
    detours = []
    for way in ways:
        found = shortest_path(rest, n, way.sources, way.targets)
        if found is not None:
            detours.append(found[0] - way.length)
    parts = components(rest, n)
    sizes = Counter(parts[place] for place in places)
    largest = max(sizes, key=lambda part: (sizes[part], -part))
    cut_off = tuple(edition.board.cities[place].key for place in places if parts[place] != largest)
    detour = round(statistics.fmean(detours), 1) if detours else 0.0
    return Bottleneck(*what, len(ways), round(len(ways) / len(every), 2) if every else 0.0, detour, cut_off)


def on_way(way: _Way, pair: Pair, length: int) -> bool:
    """Return whether a connection of that length lies on a shortest way of a ticket, be it one of several."""
    return any(
        there[u] >= 0 and back[v] >= 0 and there[u] + length + back[v] == way.length
        for there, back in way.both_ways
        for u, v in (pair, pair[::-1])
    )


def through(way: _Way, city: int) -> bool:
    """Return whether a place lies on a shortest way of a ticket, be it one of several."""
    return any(there[city] >= 0 and there[city] + back[city] == way.length for there, back in way.both_ways)


def color_balance(edition: Edition) -> Iterable[ColorBalance]:
    """Yield the colors of the deck, and gray."""
    routes = edition.board.routes
    deck = edition.get("train_cards", {})
    spaces = {c: sum(int(r.length) for r in routes if r.color == c) for c in COLORS if deck.get(c)}
    mean = statistics.fmean(spaces.values()) if spaces else 0.0
    for color in [*spaces, "gray", "none"]:
        own = [route for route in routes if route.color == color]
        if not own and color not in spaces:
            continue
        total = sum(int(route.length) for route in own)
        off = total - mean if color in spaces else 0.0
        verdict = "" if abs(off) <= UNEVEN * mean else "many" if off > 0 else "few"
        by_length = dict(sorted(Counter(int(route.length) for route in own).items()))
        yield ColorBalance(color, len(own), total, by_length, int(deck.get(color, 0)), verdict)


def supplies(edition: Edition) -> Iterable[Supply]:
    """Yield spaces against trains for each number of players: of a double route only the tracks that are open count."""
    board, trains = edition.board, edition.number("trains_per_player")
    for players in edition.players:
        spaces = 0
        for group, tracks in enumerate(board.groups):
            lengths = sorted((int(board.routes[track].length) for track in tracks), reverse=True)
            spaces += sum(lengths[: group_limit(edition, group, players)])
        yield Supply(players, spaces, trains * players, round(trains * players / spaces, 2) if spaces else 0.0)


def city_uses(edition: Edition) -> Iterable[CityUse]:
    """Yield every city by how often tickets name it, the rarest first."""
    board = edition.board
    named = Counter(int(end) for t in board.tickets for end in [t.a, t.b, *(goal for goal, _ in t.targets)] if end >= 0)
    neighbors: dict[int, set[int]] = {int(city.id): set() for city in board.cities}
    for a, b in (pair_of(route) for route in board.routes):
        neighbors[a].add(b)
        neighbors[b].add(a)
    cities = [city for city in board.cities if city.kind == "city"]
    uses = [CityUse(city.key, len(neighbors[int(city.id)]), named[int(city.id)]) for city in cities]
    return sorted(uses, key=lambda use: (use.tickets, use.city))
