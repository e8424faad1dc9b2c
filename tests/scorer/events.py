"""The events of a game, followed one after the other, as any player could have written them down."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.scorer.printed import Printed, Track

Told = tuple[str, dict[str, Any]]
ALVIN = "alvin"


class Line(NamedTuple):
    """A line of score."""

    seat: int
    reason: str
    points: int
    routes: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


@dataclass
class Facts:
    """A game that is over: what was told, and the dummy's shares that were turned up, as (railroad, number)."""

    edition: str
    variant: str | None
    settings: dict[str, Any]
    add_ons: list[str]
    players: int
    told: list[Told]
    revealed: list[tuple[str, int]] = field(default_factory=list)


class Notebook:
    """The claims, pieces, purchases and payments of all players, and the points scored on the way."""

    def __init__(self, printed: Printed, facts: Facts) -> None:
        self.printed = printed
        self.players = facts.players
        seats = range(facts.players)
        self.lines: list[Line] = []
        self.routes: list[list[str]] = [[] for _ in seats]
        self.tickets: list[list[str]] = [[] for _ in seats]
        self.stations: list[list[str]] = [[] for _ in seats]
        self.technologies: list[set[str]] = [set() for _ in seats]
        self.meeples: list[Counter[str]] = [Counter() for _ in seats]
        self.tokens: list[int] = [0 for _ in seats]  # Märklin's
        self.taken: Counter[str] = Counter()  # tokens gone, by city
        self.goods: list[int] = [0 for _ in seats]
        self.shares: list[list[tuple[str, int]]] = [[] for _ in seats]
        self.piles: Counter[str] = Counter()  # shares gone, by railroad
        self.toll: list[int] = [int(printed.data.get("tolls", {}).get("start_tokens", 0)) for _ in seats]
        self.loans: list[int] = [0 for _ in seats]
        self.neutral: set[str] = set()
        self.markers: dict[str, int] = {}
        self.monsters: dict[str, str] = {}
        self.monster_cards: list[Counter[str]] = [Counter() for _ in seats]
        self.depots: list[int] = [int(self.add_on("warehouses_depots").get("depots_per_player", 0)) for _ in seats]
        self.alvin = str(self.add_on(ALVIN).get("start", ""))
        self.captor: int | None = None
        for seat, points in enumerate(printed.data["scoring"].get("start_score_by_seat", [])[: facts.players]):
            if points:
                self.lines.append(Line(seat, "score-start", points))
        for key, params in facts.told:
            self.hear(key, params)

    def add_on(self, name: str) -> dict[str, Any]:
        """Return the numbers of an add-on in play."""
        return dict(self.printed.data["modules"].get(name, {}))

    def owners(self, key: str) -> list[int]:
        """Return who has claimed a route."""
        return [seat for seat, own in enumerate(self.routes) if key in own]

    def hear(self, key: str, params: dict[str, Any]) -> None:
        """Write down an event, if it matters for the score."""
        seat = int(params.get("seat", -1))
        city = str(params.get("city", ""))
        thing = str(params.get("thing", ""))
        if key == "event-claimed":
            self.claim(seat, self.printed.tracks[params["route"]])
        elif key == "event-kept-own":
            self.tickets[seat] += params["tickets"]
        elif key == "event-station":
            self.stations[seat].append(city)
        elif key == "event-bought":
            self.technologies[seat].add(thing)
        elif key == "event-doubled":
            self.double(seat, params["route"])
        elif key == "event-meeple":
            self.meeples[seat][params["kind"]] += 1
        elif key == "event-traveled":
            self.travel(seat, city, params["cities"])
        elif key in ("event-starting-city", "event-marker"):
            assert city not in self.markers
            self.markers[city] = seat
        elif key == "event-alvin-moved":
            assert self.captor == seat
            self.alvin = city
        elif key in ("event-monster-placed", "event-monster-moved"):
            self.monsters[params["monster"]] = city
            self.monster_cards[seat][params["monster"]] += key == "event-monster-moved"
        elif key == "event-depot-placed" or key == "event-emptied-own":
            self.depots[seat] -= 1
        elif key in ("event-share", "event-share-dummy"):
            self.piles[thing] += 1  # number 1 lies on top (pennsylvania R3)
            if key == "event-share":
                self.shares[seat].append((thing, self.piles[thing]))
        elif key == "event-neutral-built":
            self.build_neutral(self.printed.tracks[params["route"]])

    # ---- claims

    def claim(self, seat: int, track: Track) -> None:
        """Score a claim at once, and pay for it what is not cards."""
        route = (track.key,)
        for number, scorer in enumerate(self.scorers(seat, track)):
            own = scorer == seat and scorer not in self.scorers(seat, track)[:number]
            self.lines.append(Line(scorer, "score-route" if own else "score-city", self.printed.points(track), route))
        crosses = int(track.tags.get("x", "0"))
        if "mountains" in self.printed.rules and crosses:
            trains = crosses * self.printed.data["mountains"]["trains_discarded_per_x"]
            points = trains * self.printed.data["mountains"]["points_per_discarded_train"]
            self.lines.append(Line(seat, "score-mountains", points, route))
        if "boiler_lagging" in self.technologies[seat]:  # uk R14
            self.lines.append(Line(seat, "score-boiler-lagging", 1, route))
        if "steam_turbines" in self.technologies[seat] and track.kind == "ferry":
            self.lines.append(Line(seat, "score-steam-turbines", 2, route))
        if self.alvin in track.ends and self.captor != seat:  # old_west R12, R13
            points = int(self.add_on(ALVIN)["capture_points"])
            self.lines.append(Line(seat, "score-alvin-captured", points, cities=(self.alvin,)))
            self.captor = seat
        if "merchandise" in self.printed.rules and "cart" in track.tags:  # amsterdam R15, Q4
            self.goods[seat] += int(sum(self.goods) < self.printed.data["merchandise"]["cards"])
        if "tolls" in self.printed.rules:
            self.pay_toll(seat, track)
        self.routes[seat].append(track.key)

    def scorers(self, seat: int, track: Track) -> list[int]:
        """Return who scores a route: who controls its ends, or else the claimer (old_west R7)."""
        return [self.markers[end] for end in track.ends if end in self.markers] or [seat]

    def double(self, seat: int, route: str) -> None:
        """Score the claim that was just made once more (africa R25)."""
        track = self.printed.tracks[route]
        assert self.routes[seat][-1] == route
        table = self.printed.data["scoring"]
        more = int(table["route_points_doubled"][str(track.length)]) - int(table["route_points"][str(track.length)])
        self.lines += [Line(scorer, "score-doubled", more, (route,)) for scorer in self.scorers(seat, track)]

    # ---- tolls

    def first_owner(self, track: Track) -> int | None:
        """Return the player who owns a track parallel to this one."""
        others = [owner for key in track.parallel if key != track.key for owner in self.owners(key)]
        return others[0] if others else None

    def pay_toll(self, seat: int, track: Track) -> None:
        """Pay the bank or the owner of the other track, or take a loan and pay nothing (nederland R11 to R17)."""
        toll, owner = int(track.tags["toll"]), self.first_owner(track)
        if owner is None and self.printed.data["tolls"]["first_or_single_track_pays"] != "bank":
            return
        if self.toll[seat] >= toll:
            self.toll[seat] -= toll
        else:
            self.loans[seat] += 1
        if owner is not None:
            self.toll[owner] += toll

    def build_neutral(self, track: Track) -> None:
        """Let the bank pay the owner of the other track (nederland R38)."""
        owner = self.first_owner(track)
        assert track.key not in self.neutral and not self.owners(track.key)
        self.neutral.add(track.key)
        if owner is not None:
            self.toll[owner] += int(track.tags["toll"])

    # ---- Märklin

    def travel(self, seat: int, start: str, cities: list[str]) -> None:
        """Take the top token of each city that a passenger reaches (marklin R20, R21)."""
        if "merchandise_tokens" not in self.printed.rules:
            return
        paying: list[str] = []
        points = 0
        for city in cities:
            stack = self.printed.data["merchandise"].get(self.printed.places[city].get("merch", ""), [])
            assert city != start and cities.count(city) == 1
            if self.taken[city] < len(stack):
                points += stack[self.taken[city]]
                self.taken[city] += 1
                paying.append(city)
        if paying:
            self.tokens[seat] += points
            self.lines.append(Line(seat, "score-tokens", points, cities=tuple(paying)))
