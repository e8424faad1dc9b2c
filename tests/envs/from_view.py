"""Observations worked out once more, slowly, from a view and nothing else."""

from __future__ import annotations

import math
from typing import Any

import fogg
from fogg.engine.cards import CARDS
from fogg.engine.views import trains_needed
from fogg.engine.views.zones import zones_of
from fogg.envs.observation import ObservationSpec

FARTHEST = 31


def written(view: fogg.View, spec: ObservationSpec) -> dict[str, list[int]]:
    """Return the numbers of each block, as docs/envs.md describes them."""
    blocks = {**cards(view), **seats(view), **step(view), **routes(view), **tickets(view), **modules(view, spec)}
    return {block.name: blocks[block.name] for block in spec.blocks}


def around(view: fogg.View) -> list[int]:
    """Return the seats from the own one on."""
    return [(view.viewer + k) % len(view.names) for k in range(len(view.names))]


def flat(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in row]


def cards(view: fogg.View) -> dict[str, list[int]]:
    kinds = [kind.key for kind in view.ruleset.kinds]
    final = view.final_turns
    zones = {zone.name: i for i, zone in reversed(list(enumerate(zones_of(view.sampled_game))))}
    known = []
    for seat in around(view)[1:]:
        names = [zone.name for zone in zones_of(view.sampled_game)]
        hands = [i for i, name in enumerate(names) if name == "hand"]
        known.append(list(view.snapshot.zones[hands[seat]].floor or ()))
    return {
        "hand": [view.hand.get(kind, 0) for kind in kinds],
        "market": [view.market.count(kind) for kind in kinds],
        "discards": list(view.snapshot.zones[zones["discards"]].contents or ()),
        "known": flat(known),
        "stock": [view.deck_size, view.discards_size, view.tickets_left],
        "clock": [int(final is not None), final or 0, view.turns],
    }


def seats(view: fogg.View) -> dict[str, list[int]]:
    order = around(view)
    return {
        "seat_trains": [view.trains[seat] for seat in order],
        "seat_cards": [view.hand_size(seat) for seat in order],
        "seat_tickets": [view.ticket_count(seat) for seat in order],
        "seat_score": [view.scores[seat] for seat in order],
        "seat_current": [int(seat == view.current) for seat in order],
    }


def step(view: fogg.View) -> dict[str, list[int]]:
    board = view.board
    name, form = view.steps[-1] if view.steps else ("", {})
    now = view.sampled_game.step
    keys = [form.get("route"), (form.get("claim") or {}).get("route")]
    keys += [place.removeprefix("route:") for place in now.trail(view.sampled_game)]
    cities = [form.get("city"), *[place.removeprefix("city:") for place in now.trail(view.sampled_game)][-1:]]
    own = name not in ("", "turn", "late", "next-card", "keep", "opening")
    return {
        "step": [int(known == name) for known in view.ruleset.step_readers],
        "step_route": [int(own and route.key in keys) for route in board.routes],
        "step_number": [now.price() + now.extra_wilds() if own else 0],
        "step_city": [int(own and city.key in cities) for city in board.cities],
    }


def routes(view: fogg.View) -> dict[str, list[int]]:
    every = range(len(view.board.routes))
    is_open = [int(view.is_open(route)) for route in every]
    missing = [lacking(view, route) if is_open[route] else 0 for route in every]
    touched = [[0] * len(view.board.cities) for _ in range(2)]
    for route in view.board.routes:
        for seat in view.owners(route.id):
            for city in (route.a, route.b):
                touched[int(seat != view.seat)][city] = 1
    return {
        "route_owner": flat([[int(seat in view.owners(route)) for route in every] for seat in around(view)]),
        "route_open": is_open,
        "route_missing": missing,
        "route_payable": [int(is_open[route] and missing[route] == 0) for route in every],
        "city_network": flat(touched),
    }


def lacking(view: fogg.View, route: int) -> int:
    """Return the fewest cards that are missing to pay for a route, over all colors that may."""
    terms, held = view.terms(route), view.available_cards()
    wilds = min(held[view.ruleset.wild], int(terms.max_wilds))
    colors = range(int(terms.first_color), int(terms.end_color))
    return min(
        max(0, int(terms.cards) - min(held[color], int(terms.cards - terms.min_wilds)) - wilds) for color in colors
    )


def tickets(view: fogg.View) -> dict[str, list[int]]:
    every, costs = view.board.tickets, trains_needed(view)
    names = ("held", "offered", "done", "dead", "distance", "short")
    rows = {name: [0] * len(every) for name in names}
    demand = [0] * len(view.board.routes)
    side = next(side for side in view.sides if view.seat in side)
    trains = sum(view.trains[seat] for seat in side)
    held = {ticket.id for ticket in (*view.tickets, *view.shared)}
    offered = [ticket.id for ticket in view.offer]
    for number in {*held, *offered}:
        ticket = every[number]
        rows["held" if number in held else "offered"][number] = 1
        nodes = view.ruleset.ticket_nodes
        goals = [node for place, _ in ticket.targets or [(int(ticket.b), 0)] for node in nodes[place]]
        start, end = distances(view, nodes[ticket.a], costs), distances(view, goals, costs)
        far = min(start[node] for node in goals)
        rows["done"][number] = int(far == 0)
        rows["dead"][number] = int(far == math.inf)
        rows["distance"][number] = int(min(far, FARTHEST))
        rows["short"][number] = int(far > trains)
        if 0 < far < math.inf:
            points = max((points for _, points in ticket.targets), default=int(ticket.points))
            for route in view.board.routes:
                cost = costs[route.id]
                ways = (start[route.a] + cost + end[route.b], start[route.b] + cost + end[route.a])
                demand[route.id] += points * int(cost > 0 and far in ways)
    slots = view.ruleset.dealer.most_offered()
    offer = [[int(slot < len(offered) and offered[slot] == t) for t in range(len(every))] for slot in range(slots)]
    wanted = [int(points > 0) for points in demand]
    told = {f"ticket_{name}": row for name, row in rows.items()}
    return {**told, "offer": flat(offer), "route_demand": demand, "route_wanted": wanted}


def distances(view: fogg.View, sources: list[int], costs: list[int]) -> list[float]:
    """Return the trains to every city from the nearest source, by going over all routes until nothing changes."""
    far = [0.0 if city in sources else math.inf for city in range(len(view.board.cities))]
    changed = True
    while changed:
        changed = False
        for route in view.board.routes:
            for a, b in ((route.a, route.b), (route.b, route.a)):
                if costs[route.id] >= 0 and far[a] + costs[route.id] < far[b]:
                    far[b] = far[a] + costs[route.id]
                    changed = True
    return far


def modules(view: fogg.View, spec: ObservationSpec) -> dict[str, list[int]]:
    order, found = around(view), {}
    zones = zones_of(view.sampled_game)
    own = [zone for module in view.ruleset.on_zones for zone in module.zones(view.sampled_game)]
    aside = [0] * len(view.ruleset.kinds)
    for zone, seen in list(zip(zones, view.snapshot.zones, strict=True))[len(zones) - len(own) :]:
        if zone.pool == CARDS and seen.contents is not None:
            aside = [a + b for a, b in zip(aside, seen.contents, strict=True)]
    common = [view.common.get(kind.key, 0) for kind in view.ruleset.kinds]
    ledgers = list(view.ledgers(None))
    for block in spec.blocks:
        sort, _, name = block.name.partition(".")
        if sort == "pieces":
            places = [piece for piece in view.pieces if piece.kind == name]
            owners: list[int] = [*order, -1]
            found[block.name] = flat([[count(places, key, seat) for key in block.labels[1]] for seat in owners])
        elif sort == "counters":
            ledger = ledgers.pop(0)
            entries = [ledger.seats[seat] for seat in order]
            found[block.name] = flat([[counted(entry, label) for entry in entries] for label in block.labels[0]])
            found[f"display.{name}"] = [sum(c.kind == label for c in ledger.display) for label in block.labels[0][1:]]
    return {**found, "aside": aside, "common": common}


def count(pieces: list[Any], key: str, seat: int) -> int:
    return sum(piece.n for piece in pieces if piece.place.partition(":")[2] == key and piece.seat == seat)


def counted(entry: Any, label: str) -> int:
    if label == "n":
        return int(entry.n or 0)
    numbers = [int(n) for kind, n in (*entry.kinds, *entry.cards) if kind == label]
    return list(entry.things).count(label) + sum(numbers)
