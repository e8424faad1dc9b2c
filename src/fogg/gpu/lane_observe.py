"""The observation of the seat to decide: the same numbers, bit for bit, that `fogg.envs` makes from its view.

Every value is a whole number times a power of two. The blocks and their order are those of `docs/envs.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.custom_batching import custom_vmap

from fogg.gpu.gpu_kernels import kernel_ways, uses_kernels
from fogg.gpu.lane_legal import extra_cards, open_routes, own_row, station_price
from fogg.gpu.lane_state import OPENING, PAYING, PHASE_NAMES, TUNNEL, LaneState, at
from fogg.gpu.tensor_tables import TensorTables

FAR = 127  # no way; two of them still fit a byte
MOST_DISTANCE = 31


def observe(t: TensorTables, s: LaneState) -> jax.Array:
    """Return the observation as one row of numbers."""
    return jnp.concatenate([block.astype(jnp.float32).reshape(-1) for block in blocks(t, s)])


def distances(t: TensorTables, weights: jax.Array) -> jax.Array:
    """Return the lengths of all shortest ways over routes of those weights (FAR: barred), by Floyd and Warshall."""
    extended = jnp.concatenate([weights, jnp.asarray([FAR, 0], jnp.uint8)])
    cost = jnp.take(extended, jnp.asarray(tracks(t)), mode="clip").min(0)

    def relaxed(middle: int, cost: jax.Array) -> jax.Array:
        return jnp.minimum(cost, cost[:, middle][:, None] + cost[middle][None, :])

    done: jax.Array = lax.fori_loop(0, t.cities, relaxed, cost)
    return done


def tracks(t: TensorTables) -> np.ndarray:
    """Return [tracks, cities, cities]: the routes between two cities; one past all routes for none, two for a city."""
    between: dict[tuple[int, int], list[int]] = {}
    for route, (a, b) in enumerate(zip(t.route_a, t.route_b, strict=True)):
        between.setdefault((int(a), int(b)), []).append(route)
        between.setdefault((int(b), int(a)), []).append(route)
    found = np.full((max(len(routes) for routes in between.values()), t.cities, t.cities), t.routes, np.int32)
    for (a, b), routes in between.items():
        found[: len(routes), a, b] = routes
    found[:, np.arange(t.cities), np.arange(t.cities)] = t.routes + 1
    return found


def blocks(t: TensorTables, s: LaneState) -> list[jax.Array]:
    """Return the blocks of the observation, scaled, in their order."""
    players = s.trains.shape[0]
    seat = s.seat.astype(jnp.int32)
    order = (seat + np.arange(players)) % players
    opening = s.phase == OPENING
    hand = own_row(s.hand, seat)
    mine = s.owner == s.seat
    open_ = open_routes(t, s, seat)
    cost = jnp.asarray(t.cost, jnp.uint8)
    weights = jnp.where(mine, jnp.uint8(0), jnp.where(open_, cost, jnp.uint8(FAR)))
    held = s.holder == s.seat
    slots = (s.offer[:, None] == jnp.arange(t.tickets, dtype=jnp.int8)[None, :]) & (s.offer >= 0)[:, None]
    offered = slots.any(0)
    active = held | offered
    apart, demand = ticket_ways(t)(weights, active)
    dead = apart >= FAR
    missing = jnp.where(open_, missing_cards(t, hand), 0)
    trains = at(s.trains, seat)
    has = s.holder[None, :] == jnp.arange(players, dtype=jnp.int8)[:, None]
    held_by = jnp.where(opening, 0, has.sum(1))
    left = jnp.where(opening, tickets_after_deal(t, players), s.left)
    names = list(t.step_names)
    phase = jnp.asarray([names.index(name) if name in names else -1 for name in PHASE_NAMES])[s.phase.astype(jnp.int32)]
    known = jnp.take(s.known, order, axis=0)
    current = jnp.where(opening, 0, seat)
    found = [
        hand / 8,
        s.market / 4,
        s.discards / 16,
        known[1:] / 8,
        jnp.stack([s.stock.astype(jnp.int32).sum() / 64, s.discards.astype(jnp.int32).sum() / 64, left / 32]),
        jnp.stack([s.final_turns >= 0, jnp.maximum(s.final_turns, 0) / 4, s.turns / 64]),
        jnp.take(s.trains, order) / 32,
        jnp.take(s.hand.astype(jnp.int32).sum(1), order) / 16,
        jnp.take(held_by, order) / 4,
        jnp.take(s.score, order) / 64,
        order == current,
        jnp.arange(len(names)) == phase,
    ]
    if t.has_reveals or t.has_station:
        found += step_blocks(t, s, seat)
    owners = s.owner[None, :] == order.astype(jnp.int8)[:, None]
    distance = jnp.where(active, jnp.minimum(apart, MOST_DISTANCE), 0)
    short = active & (apart > trains)
    found += [
        owners,
        open_,
        missing / 4,
        open_ & (missing == 0),
        demand / 16,
        demand > 0,
        held,
        offered,
        active & (apart == 0),
        active & dead,
        distance / 16,
        short,
        slots,
        touched_cities(t, jnp.stack([mine, (s.owner >= 0) & ~mine])),
    ]
    if t.has_station:
        builders = jnp.concatenate([order.astype(jnp.int8), jnp.full(1, -2, jnp.int8)])
        found.append((s.station[None, :] == builders[:, None]) / 2)
    if t.city_points.any():
        here = touched_cities(t, owners)
        found.append((here & jnp.asarray(t.city_points > 0)).sum(1) / 8)
    if t.has_reveals or t.has_station:
        found.append((jnp.arange(t.cities) == s.city) & (s.phase == PAYING))
    if t.has_reveals:
        found.append(s.turned / 4)
    return found


def step_blocks(t: TensorTables, s: LaneState, seat: jax.Array) -> list[jax.Array]:
    """Return the route of a claim that is not complete yet, and the price that is asked."""
    number = jnp.int32(0)
    route = jnp.zeros(t.routes, bool)
    if t.has_reveals:
        in_tunnel = s.phase == TUNNEL
        number = jnp.where(in_tunnel, extra_cards(t, s), number)
        route = (jnp.arange(t.routes) == s.route) & in_tunnel
    if t.has_station:
        number = jnp.where(s.phase == PAYING, station_price(t, s, seat), number)
    return [route, (number / 4)[None]]


def tickets_after_deal(t: TensorTables, players: int) -> int:
    """Return how many tickets can be drawn once every seat has its opening offer."""
    return t.tickets - int(t.long.sum()) - players * (t.initial_dealt - t.long_dealt)


def missing_cards(t: TensorTables, hand: jax.Array) -> jax.Array:
    """Return for each route how many cards the hand lacks, with its best color."""
    colored = jnp.minimum(hand[None, : t.colors], jnp.asarray(t.cards - t.min_wilds)[:, None])
    colored = jnp.where(jnp.asarray(t.pays > 0), colored, 0).max(1)
    wilds = jnp.minimum(hand[t.wild], jnp.asarray(t.max_wilds))
    return jnp.maximum(0, jnp.asarray(t.cards) - colored - wilds)


def ticket_ways(t: TensorTables) -> Callable[[jax.Array, jax.Array], tuple[jax.Array, jax.Array]]:
    """Return the function that tells the distance of each ticket's ends, and the demand for each route.

    It takes the weights of routes, and which tickets are held or offered. Batches go to a compiled search, if there is
    one.
    """

    @custom_vmap
    def ways(weights: jax.Array, active: jax.Array) -> tuple[jax.Array, jax.Array]:
        return tensor_ways(t, weights, active)

    @ways.def_vmap
    def of_batch(
        lanes: int, batched: list[bool], weights: jax.Array, active: jax.Array
    ) -> tuple[tuple[jax.Array, jax.Array], tuple[bool, bool]]:
        if uses_kernels(t) and all(batched):
            return kernel_ways(t, weights, active), (True, True)
        axes = [0 if one else None for one in batched]
        return jax.vmap(partial(tensor_ways, t), in_axes=axes)(weights, active), (True, True)

    return ways


def tensor_ways(t: TensorTables, weights: jax.Array, active: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the same for one lane by tensors: all shortest ways, then which routes lie on one."""
    ways = distances(t, weights)
    apart = ways[t.ticket_a, t.ticket_b]
    wanted = active & (apart > 0) & (apart < FAR)
    ticket_a, ticket_b = t.ticket_a[:, None], t.ticket_b[:, None]
    direct = ways[ticket_a, t.route_a[None, :]].astype(jnp.int16) + ways[ticket_b, t.route_b[None, :]]
    swapped = ways[ticket_a, t.route_b[None, :]].astype(jnp.int16) + ways[ticket_b, t.route_a[None, :]]
    through = jnp.minimum(direct, swapped) + weights[None, :]
    useful = (through == apart[:, None]) & wanted[:, None] & ((weights > 0) & (weights < FAR))[None, :]
    points = jnp.where(useful, jnp.asarray(t.ticket_points, jnp.int16)[:, None], 0)
    return apart, points.sum(0, dtype=jnp.int16)


def touched_cities(t: TensorTables, own: jax.Array) -> jax.Array:
    """Return for each row of routes the cities at their ends."""
    ends = np.zeros((t.routes, t.cities), np.float32)
    ends[np.arange(t.routes), t.route_a] = 1
    ends[np.arange(t.routes), t.route_b] = 1
    return jnp.matmul(own.astype(jnp.bfloat16), jnp.asarray(ends, jnp.bfloat16), preferred_element_type=jnp.float32) > 0
