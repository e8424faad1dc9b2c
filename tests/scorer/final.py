"""The final score, worked out by hand as a player would: slowly, and with no code of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from tests.scorer.events import Facts, Line, Notebook
from tests.scorer.graph import are_joined, has_two_ways, largest_part, longest_trail
from tests.scorer.printed import Card, Printed, Track, read

Tickets = tuple[Line, ...]


@dataclass
class Score:
    """The holdings of the sides: lines that can be in one way only, and every best way to score their tickets."""

    sides: list[list[int]]
    lines: list[Line]
    tickets: list[set[Tickets]]  # by side
    completed: list[int]
    totals: list[int]
    places: list[int]


class Scorer:
    """Scores one game."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.printed: Printed = read(facts.edition, facts.variant, facts.settings, facts.add_ons)
        self.notes = Notebook(self.printed, facts)
        size = int(self.printed.data.get("team_size", 1))
        self.sides = [list(range(first, first + size)) for first in range(0, facts.players, size)]
        self.own = [self.tracks([key for seat in side for key in self.notes.routes[seat]]) for side in self.sides]
        self.ways = [self.ticket_ways(side) for side in range(len(self.sides))]
        self.completed = [max(done(way) for way in ways) for ways in self.ways]
        self.trails: dict[int, int] = {}

    def tracks(self, keys: Sequence[str]) -> list[Track]:
        """Return the routes of those keys."""
        return [self.printed.tracks[key] for key in keys]

    def score(self) -> Score:
        """Return everything."""
        lines = [*self.notes.lines, *self.bonuses()]
        totals = []
        for side, seats in enumerate(self.sides):
            tickets = sum(line.points for line in next(iter(self.ways[side])))
            totals.append(tickets + sum(line.points for line in lines if line.seat in seats))
        return Score(self.sides, lines, self.ways, self.completed, totals, self.places(totals))

    # ---- tickets

    def ticket_ways(self, side: int) -> set[Tickets]:
        """Return the ways to score a side's tickets that bring most points, and of those most completed tickets."""
        cards = [(seat, self.printed.cards[key]) for seat in self.sides[side] for key in self.notes.tickets[seat]]
        found: set[Tickets] = set()
        for borrowed in self.borrowings(side):
            network = [*self.own[side], *borrowed]
            found.add(tuple(sorted(self.ticket(seat, card, network) for seat, card in cards)))
        best = max((sum(line.points for line in way), done(way)) for way in found)
        return {way for way in found if (sum(line.points for line in way), done(way)) == best}

    def borrowings(self, side: int) -> list[list[Track]]:
        """Return every choice of one route of others for each station of the side (europe R25 to R28, R31)."""
        stations = [city for seat in self.sides[side] for city in self.notes.stations[seat]]
        others = [track for other, own in enumerate(self.own) if other != side for track in own]
        choices = [[None, *(track for track in others if city in track.ends)] for city in stations]
        return [[track for track in choice if track is not None] for choice in product(*choices)]

    def ticket(self, seat: int, card: Card, network: list[Track]) -> Line:
        """Return the line of a ticket: the best goal that is reached, or the loss of the lowest."""
        nodes = self.printed.nodes
        good = [goal for goal in card.goals if are_joined(network, nodes(card.start), nodes(goal[0]))]
        place, points = max(good, key=lambda goal: goal[1]) if good else min(card.goals, key=lambda goal: goal[1])
        if {card.start, place} & set(self.notes.monsters.values()):  # alvin_dexter R20, R21, R27
            points //= 2
        if good:
            return Line(seat, "score-ticket-done", points, tickets=(card.key,))
        return Line(seat, "score-ticket-failed", -points, tickets=(card.key,))

    # ---- bonuses

    def bonuses(self) -> list[Line]:
        """Return the lines of all bonuses that the rules in play have."""
        found: list[Line] = []
        for name, of_rule in (
            ("stations", self.stations),
            ("technologies", self.technologies),
            ("attractions", self.attractions),
            ("merchandise", self.goods),
            ("meeples", self.meeples),
            ("grand_tour", self.grand_tour),
            ("shares", self.shares),
            ("tolls", self.tolls),
            ("monsters", self.monsters),
            ("alvin", self.alvin),
            ("warehouses", self.depots),
        ):
            found += of_rule() if name in self.printed.rules else []
        for name, reason, numbers in (
            ("longest_path", "score-longest-path", self.longest),
            ("globetrotter", "score-globetrotter", lambda: self.completed),
            ("asian_explorer", "score-explorer", lambda: [largest_part(own) for own in self.own]),
        ):
            entry = self.printed.bonus(name)
            if entry is not None:
                found += self.to_most(numbers(), reason, int(entry["points"]))
        return found

    def to_most(self, numbers: Sequence[int], reason: str, points: int) -> list[Line]:
        """Return a line for each side that has most of something."""
        return [Line(seats[0], reason, points) for side, seats in enumerate(self.sides) if is_most(numbers, side)]

    def longest(self) -> list[int]:
        """Return the length of each side's longest path, worked out once."""
        for side, own in enumerate(self.own):
            if side not in self.trails:
                self.trails[side] = longest_trail(own)
        return [self.trails[side] for side in range(len(self.own))]

    def stations(self) -> list[Line]:
        """Return 4 points for each station that was not built (europe R30)."""
        each, had = self.printed.data["stations"]["points_per_unused"], self.printed.data["stations_per_player"]
        left = [had - len(built) for built in self.notes.stations]
        return [Line(seat, "score-stations", each * n) for seat, n in enumerate(left) if n]

    def technologies(self) -> list[Line]:
        """Return what cards of the United Kingdom bring at the end (uk R15, R19)."""
        lines: list[Line] = []
        for seat, owned in enumerate(self.notes.technologies):
            side = next(number for number, seats in enumerate(self.sides) if seat in seats)
            if "double_heading" in owned and self.completed[side]:
                lines.append(Line(seat, "score-double-heading", 2 * self.completed[side]))
            if "risky_contracts" in owned:
                lines.append(Line(seat, "score-risky-contracts", 20 if is_most(self.completed, side) else -20))
            if "equalising_beam" in owned:
                lines.append(Line(seat, "score-equalising-beam", 15 if is_most(self.longest(), side) else -15))
        return lines

    def attractions(self) -> list[Line]:
        """Return a point for each attraction that a route touches (new_york R29)."""
        entry = self.printed.bonus("tourist_attractions") or {}
        lines: list[Line] = []
        for side, own in zip(self.sides, self.own, strict=True):
            ends = {end for track in own for end in track.ends}
            seen = tuple(place for place, tags in self.printed.places.items() if place in ends and "attraction" in tags)
            lines += [Line(side[0], "score-attractions", entry["points_each"] * len(seen), cities=seen)] if seen else []
        return lines

    def by_rank(self, numbers: dict[int, int], paid: Sequence[int], reason: str) -> list[Line]:
        """Return points by rank: equal numbers share one, and the ranks after them are skipped."""
        ranks = {seat: sum(1 for other in numbers.values() if other > n) for seat, n in numbers.items()}
        return [Line(seat, reason, paid[rank]) for seat, rank in ranks.items() if rank < len(paid) and paid[rank]]

    def goods(self) -> list[Line]:
        """Return the bonus for merchandise cards (amsterdam R19 to R21)."""
        held = {side[0]: sum(self.notes.goods[seat] for seat in side) for side in self.sides}
        entry = self.printed.bonus("merchandise") or {}
        lines = self.by_rank(held, entry["points_by_rank"][str(self.facts.players)], "score-merchandise")
        return [line for line in lines if held[line.seat]]

    def meeples(self) -> list[Line]:
        """Return the points of majorities, color by color (marklin R34)."""
        lines: list[Line] = []
        for color in self.printed.data["meeples"]["colors"]:
            held = {side[0]: sum(self.notes.meeples[seat][color] for seat in side) for side in self.sides}
            found = self.by_rank(held, self.printed.data["meeples"]["majority_points"], f"score-meeples-{color}")
            lines += [line for line in found if held[line.seat]]
        return lines

    def grand_tour(self) -> list[Line]:
        """Return what each ticket with two ways adds to the bonus (india R11 to R13)."""
        table = self.printed.data["scoring"]["grand_tour"]
        lines: list[Line] = []
        for side, seats in enumerate(self.sides):
            n = 0
            for seat, key in [(holder, key) for holder in seats for key in self.notes.tickets[holder]]:
                card, nodes = self.printed.cards[key], self.printed.nodes
                if any(has_two_ways(self.own[side], nodes(card.start), nodes(goal)) for goal, _ in card.goals):
                    n += 1
                    more = table[str(min(n, 5))] - table[str(min(n - 1, 5))]
                    lines += [Line(seat, "score-grand-tour", more, tickets=(key,))] if more else []
        return lines

    def shares(self) -> list[Line]:
        """Return what the shares of each railroad pay, the dummy's ranked among them (pennsylvania R12, R14)."""
        lines: list[Line] = []
        for row in self.printed.shares:
            holders = []
            for seat, held in enumerate([*self.notes.shares, self.facts.revealed]):
                numbers = [number for railroad, number in held if railroad == row["id"]]
                if numbers:
                    holders.append((-len(numbers), min(numbers), seat))
            for place, (_, _, seat) in enumerate(sorted(holders), start=1):
                points = int(row.get(f"place{place}") or 0)
                if points and seat < self.facts.players:
                    lines.append(Line(seat, "score-shares", points, things=(row["id"],)))
        return lines

    def tolls(self) -> list[Line]:
        """Return the bonus for tokens left, and what loans cost (nederland R18, R21 to R23)."""
        free = {seat: left for seat, left in enumerate(self.notes.toll) if not self.notes.loans[seat]}
        entry = self.printed.bonus("bridge_toll_tokens") or {}
        lines = self.by_rank(free, entry["points_by_rank"][str(self.facts.players)], "score-tolls")
        each = int(self.printed.data["loans"]["points_each"])
        return lines + [Line(seat, "score-loans", each * n) for seat, n in enumerate(self.notes.loans) if n]

    def monsters(self) -> list[Line]:
        """Return the bonus for most cards of each monster (alvin_dexter R22, R23, R29)."""
        numbers = self.notes.add_on("alvin_dexter")
        lines: list[Line] = []
        for monster in numbers["monsters"]:
            held = [sum(self.notes.monster_cards[seat][monster] for seat in side) for side in self.sides]
            lines += self.to_most(held, f"score-{monster}", int(numbers["most_cards_bonus"]))
        return lines

    def alvin(self) -> list[Line]:
        """Return the points of the player in whose city Alvin stands (old_west R14)."""
        if self.notes.alvin not in self.notes.markers:
            return []
        points = int(self.notes.add_on("alvin")["end_of_game_points"])
        return [Line(self.notes.markers[self.notes.alvin], "score-alvin-kept", points)]

    def depots(self) -> list[Line]:
        """Return the bonus for most depots by the warehouse (europe R58, Q8)."""
        points, left = int(self.notes.add_on("warehouses_depots")["most_unused_depots_bonus"]), self.notes.depots
        return [Line(seat, "score-depots", points) for seat, n in enumerate(left) if n == max(left) > 0]

    # ---- who wins

    def places(self, totals: list[int]) -> list[int]:
        """Return the place of each side: points, then the tie-breaks in their order, then shared."""
        keys = [[total] for total in totals]
        for name in self.printed.data["end_game"]["tie_breaks"]:
            if len({tuple(key) for key in keys}) < len(keys):
                for key, number in zip(keys, self.tie_break(name), strict=True):
                    key.append(number)
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def tie_break(self, name: str) -> list[int]:
        """Return the number of each side that decides a tie; more is better."""
        of_seat = {
            "fewest_stations_built": [-len(built) for built in self.notes.stations],
            "most_merchandise_points": self.notes.tokens,
            "most_passenger_meeples": [sum(held.values()) for held in self.notes.meeples],
        }
        if name == "most_completed_tickets":
            return self.completed
        if name == "longest_path_length":
            return self.longest()
        if name == "holds_longest_path_bonus":
            return [int(is_most(self.longest(), side)) for side in range(len(self.sides))]
        if name == "most_mountain_routes":
            return [sum(1 for track in own if "x" in track.tags) for own in self.own]
        return [sum(of_seat[name][seat] for seat in side) for side in self.sides]


def is_most(numbers: Sequence[int], side: int) -> bool:
    """Return True if a side has most of something; none of it is never most (usa Q7)."""
    return numbers[side] == max(numbers) and numbers[side] > 0


def done(way: Tickets) -> int:
    """Return how many tickets are completed."""
    return sum(1 for line in way if line.reason == "score-ticket-done")
