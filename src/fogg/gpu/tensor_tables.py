"""The numbers of a ruleset as arrays: all that the batch engine knows of an edition. They can be kept in a file."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from fogg.errors import FoggError

if TYPE_CHECKING:
    from fogg.engine import Ruleset

Ints = NDArray[np.int32]

# What an action does, by the word of its JSON form; -1: the batch engine does not know it.
VERBS: Final = ("draw", "draw-hidden", "draw-tickets", "claim", "pass", "keep", "station", "pay", "extra", "give-up")
DRAW, HIDDEN, TICKETS, CLAIM, PASS, KEEP, STATION, PAY, EXTRA, GIVE_UP = range(len(VERBS))
NONE: Final = -1
UNDER_DECK, INTO_BOX = 0, 1
PLACES: Final = {"deck_bottom": UNDER_DECK, "box": INTO_BOX}
TIE_BREAKS: Final = (
    *("most_completed_tickets", "longest_path_length", "holds_longest_path_bonus", "fewest_stations_built"),
)


class NotBatched(FoggError):
    """A ruleset that the batch engine cannot play, and why."""


@dataclass(frozen=True)
class TensorTables:
    """A ruleset in numbers. Arrays are indexed by the ruleset's own ids: kinds, routes, tickets, cities, actions."""

    name: str
    variant: str
    step_names: tuple[str, ...]  # in the order of the ruleset
    players: Ints  # the numbers of players that may play
    trains: int
    trigger: int
    starting_hand: int
    market_size: int
    cards_per_turn: int
    market_stays_open: bool
    # kinds of train cards: colors, then the wild one
    totals: Ints
    flush_at: Ints
    ends_draw: Ints
    may_be_second: Ints
    # routes
    route_a: Ints
    route_b: Ints
    length: Ints
    cards: Ints
    cost: Ints  # in trains
    points: Ints
    pays: Ints  # [routes, colors]: that color may pay
    min_wilds: Ints
    max_wilds: Ints
    group: Ints
    group_size: Ints  # by route: parallel tracks, itself included
    owns_one: Ints  # by route: its owner may not own a parallel track
    limits: Ints  # [players, groups]: how many tracks of a group may be claimed
    reveals: Ints  # by route: cards turned up when it is claimed
    # tickets
    ticket_a: Ints
    ticket_b: Ints
    ticket_points: Ints
    long: Ints
    long_dealt: int
    long_kept: int
    initial_dealt: int
    initial_least: int
    initial_place: int
    later_drawn: int
    later_least: int
    later_place: int
    # cities
    cities: int
    city_points: Ints  # at the end, for each seat with a route there
    station_costs: Ints  # of the first, second, ... station; empty: none
    station_points: int  # for each that was not built
    # scores at the end
    path_bonus: int
    completed_bonus: int
    tie_breaks: Ints  # numbers of TIE_BREAKS, the first decides first
    # actions
    verb: Ints
    a_kind: Ints
    a_route: Ints
    a_color: Ints  # -1: wild cards only
    a_wilds: Ints
    a_mask: Ints
    a_city: Ints
    first_claim: Ints  # by route: the action of its first claim

    @property
    def kinds(self) -> int:
        return len(self.totals)

    @property
    def colors(self) -> int:
        return len(self.totals) - 1

    @property
    def wild(self) -> int:
        return len(self.totals) - 1

    @property
    def routes(self) -> int:
        return len(self.route_a)

    @property
    def tickets(self) -> int:
        return len(self.ticket_a)

    @property
    def slots(self) -> int:
        """The most tickets of an offer."""
        return max(self.initial_dealt, self.later_drawn)

    @property
    def actions(self) -> int:
        return len(self.verb)

    @property
    def has_reveals(self) -> bool:
        return bool(self.reveals.any())

    @property
    def has_station(self) -> bool:
        return len(self.station_costs) > 0

    def save(self, path: Path) -> None:
        """Write the tables to a file that `load_tables` reads."""
        arrays: dict[str, Any] = {}
        plain: dict[str, Any] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, np.ndarray):
                arrays[field.name] = value
            else:
                plain[field.name] = value
        np.savez_compressed(path, **arrays, plain=np.array(json.dumps(plain)))


def load_tables(path: Path) -> TensorTables:
    """Return the tables of a file; neither the rules nor an edition's files are needed."""
    with np.load(path) as stored:
        arrays = {name: stored[name] for name in stored.files if name != "plain"}
        plain = json.loads(str(stored["plain"]))
    plain["step_names"] = tuple(plain["step_names"])
    return TensorTables(**arrays, **plain)


def tables_of(ruleset: Ruleset) -> TensorTables:
    """Return the tables of a ruleset; NotBatched names the first thing that the batch engine cannot play."""
    numbers = numbers_of_modules(ruleset)
    check(ruleset)
    board, terms, edition = ruleset.board, ruleset.terms, ruleset.edition
    dealer = ruleset.dealer
    colors = int(ruleset.n_colors)
    routes, cities, tickets = len(board.routes), len(board.cities), len(board.tickets)
    players = list(edition.players)
    limits = np.zeros((max(players) + 1, len(board.groups)), np.int32)
    for n in players:
        limits[n] = [int(limit) for limit in ruleset.limits[n].counts]
    return TensorTables(
        name=edition.id,
        variant=edition.variant or "",
        step_names=tuple(ruleset.step_readers),
        players=ints(players),
        trains=ruleset.trains,
        trigger=int(ruleset.trigger),
        starting_hand=ruleset.starting_hand,
        market_size=ruleset.market_size,
        cards_per_turn=int(ruleset.cards_per_turn),
        market_stays_open=ruleset.market_stays_open,
        totals=ints([kind.total for kind in ruleset.kinds]),
        flush_at=ints([kind.flush_at for kind in ruleset.kinds]),
        ends_draw=ints([kind.ends_draw for kind in ruleset.kinds]),
        may_be_second=ints([kind.may_be_second for kind in ruleset.kinds]),
        route_a=ints([route.a for route in board.routes]),
        route_b=ints([route.b for route in board.routes]),
        length=ints([route.length for route in board.routes]),
        cards=ints([one.cards for one in terms]),
        cost=ints([one.trains for one in terms]),
        points=ints([one.points for one in terms]),
        pays=ints([[one.first_color <= color < one.end_color for color in range(colors)] for one in terms]),
        min_wilds=ints([one.min_wilds for one in terms]),
        max_wilds=ints([one.max_wilds for one in terms]),
        group=ints([one.group for one in terms]),
        group_size=ints([len(board.groups[int(one.group)]) for one in terms]),
        owns_one=ints([len(one.siblings) > 0 for one in terms]),
        limits=limits,
        reveals=ints(numbers.get("reveals", [0] * routes)),
        ticket_a=ints([ticket.a for ticket in board.tickets]),
        ticket_b=ints([ticket.b for ticket in board.tickets]),
        ticket_points=ints([ticket.points for ticket in board.tickets]),
        long=ints(numbers.get("long", [0] * tickets)),
        long_dealt=numbers.get("long_dealt", [0])[0],
        long_kept=numbers.get("long_kept", [0])[0],
        initial_dealt=dealer.initial_dealt,
        initial_least=dealer.initial_min_keep,
        initial_place=PLACES[dealer.initial_returned_to],
        later_drawn=dealer.later_drawn,
        later_least=dealer.later_min_keep,
        later_place=PLACES[dealer.later_returned_to],
        cities=cities,
        city_points=ints(numbers.get("city_points", [0] * cities)),
        station_costs=ints(numbers.get("station_costs", [])),
        station_points=numbers.get("station_points", [0])[0],
        path_bonus=numbers.get("path_bonus", [0])[0],
        completed_bonus=numbers.get("completed_bonus", [0])[0],
        tie_breaks=ints([TIE_BREAKS.index(name) for name in ruleset.tie_breaks]),
        **action_columns(ruleset),
    )


def ints(values: Any) -> Ints:
    """Return an array of small whole numbers."""
    return np.asarray(values, np.int32)


def numbers_of_modules(ruleset: Ruleset) -> dict[str, list[int]]:
    """Return what all modules tell; NotBatched names the module that tells nothing."""
    numbers: dict[str, list[int]] = {}
    for module, name in zip(ruleset.modules, ruleset.edition.rules, strict=True):
        told = module.tensors(ruleset)
        if told is None:
            raise NotBatched(f"{ruleset.edition.id}: the batch engine does not know the rule module {name!r}")
        numbers.update(told)
    return numbers


def check(ruleset: Ruleset) -> None:
    """Raise NotBatched if anything but a module is beyond the batch engine."""
    dealer, board = ruleset.dealer, ruleset.board
    places = {dealer.initial_returned_to, dealer.later_returned_to}
    reasons = {
        "cards of other kinds": len(ruleset.kinds) != int(ruleset.n_colors) + 1,
        "wild cards dealt at the start": ruleset.starting_wilds > 0,
        "points at the start": any(ruleset.start_scores),
        "refused tickets shuffled together": not places <= set(PLACES),
        "tickets with several ends": any(ticket.targets for ticket in board.tickets),
        "other tie-breaks": not set(ruleset.tie_breaks) <= set(TIE_BREAKS),
    }
    for reason, holds in reasons.items():
        if holds:
            raise NotBatched(f"{ruleset.edition.id}: the batch engine does not know {reason}")


def action_columns(ruleset: Ruleset) -> dict[str, Ints]:
    """Return what each action does, a column for each part of it."""
    rows: dict[str, list[int]] = {name: [] for name in ("verb", "kind", "route", "color", "wilds", "mask", "city")}
    kinds = {kind.key: int(kind.id) for kind in ruleset.kinds}
    first_claim = [-1] * len(ruleset.board.routes)
    for number, action in enumerate(ruleset.actions):
        form: dict[str, Any] = dict(action.to_json())
        verb = VERBS.index(form["do"]) if form["do"] in VERBS else NONE
        route = int(ruleset.board.route(form["route"]).id) if verb == CLAIM else NONE
        if route >= 0 and first_claim[route] < 0:
            first_claim[route] = number
        rows["verb"].append(verb)
        rows["kind"].append(kinds[form["kind"]] if verb == DRAW else NONE)
        rows["route"].append(route)
        rows["color"].append(kinds[form["color"]] if "color" in form else NONE)
        rows["wilds"].append(form.get("wilds", 0))
        rows["mask"].append(form["tickets"] if verb == KEEP else 0)
        rows["city"].append(int(ruleset.board.city(form["city"]).id) if verb == STATION else NONE)
    columns = {name if name == "verb" else f"a_{name}": ints(values) for name, values in rows.items()}
    return {**columns, "first_claim": ints(first_claim)}
