"""Final scores of many games at once: tickets, bonuses, places (usa R32 to R36)."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from fogg.gpu.device_trails import Trails, longest_paths
from fogg.gpu.lane_state import LaneState
from fogg.gpu.tensor_tables import TIE_BREAKS, TensorTables

CAP = 6000  # steps of a round of the search for longest paths


class Ends(NamedTuple):
    """The parts of a finished game that are scored."""

    owner: jax.Array
    holder: jax.Array
    score: jax.Array
    station: jax.Array


class FinalScores(NamedTuple):
    """The scores of each game by seat. `exact` is False where the search for longest paths gave up."""

    totals: jax.Array  # [games, players]
    places: jax.Array  # 1 is best; equal places are shared
    tickets: jax.Array  # points of the tickets, lost ones below zero
    completed: jax.Array
    longest: jax.Array
    exact: jax.Array  # [games]


def ends_of(state: LaneState) -> Ends:
    """Return what is scored of games."""
    return Ends(state.owner, state.holder, state.score, state.station)


def final_scores(
    t: TensorTables, games: LaneState | Ends, *, cap: int = CAP, ticket_weight: jax.Array | float = 1
) -> FinalScores:
    """Return the scores of games that are over. `ticket_weight`: for training, what a point of a ticket counts."""
    ends = ends_of(games) if isinstance(games, LaneState) else games
    count, players = ends.score.shape
    seats = jnp.arange(players, dtype=jnp.int8)
    own = ends.owner[:, None, :] == seats[None, :, None]
    reach = connected(t, own.reshape(count * players, t.routes))
    held = ends.holder[:, None, :] == seats[None, :, None]
    points, completed = ticket_points(t, ends, own, held, reach.reshape(count, players, t.cities, t.cities))
    totals = ends.score.astype(jnp.int32) + (points * ticket_weight).astype(jnp.int32)
    longest = jnp.zeros((count, players), jnp.int32)
    exact = jnp.ones(count, bool)
    if t.path_bonus or uses_lengths(t):
        trails: Trails = longest_paths(t, own.reshape(count * players, t.routes), reach, cap)
        longest = trails.length.reshape(count, players)
        exact = trails.exact.reshape(count, players).all(1)
    totals = totals + t.path_bonus * leading(longest) + t.completed_bonus * leading(completed)
    if t.city_points.any():
        totals = totals + jnp.where(touched(t, own), jnp.asarray(t.city_points), 0).sum(2)
    built = jnp.zeros((count, players), jnp.int32)
    if t.has_station:
        built = (ends.station[:, None, :] == seats[None, :, None]).sum(2)
        totals = totals + t.station_points * (len(t.station_costs) - built)
    keys = [totals]
    numbers = (completed, longest, leading(longest), -built)
    keys += [numbers[int(number)] for number in t.tie_breaks]
    return FinalScores(totals, places(keys), points, completed, longest, exact)


def uses_lengths(t: TensorTables) -> bool:
    """Return whether the longest path decides ties."""
    return any("path" in TIE_BREAKS[int(number)] for number in t.tie_breaks)


def leading(numbers: jax.Array) -> jax.Array:
    """Return 1 for each seat with the highest number, if that is not zero (usa Q7)."""
    best = numbers.max(1, keepdims=True)
    return ((numbers == best) & (best > 0)).astype(jnp.int32)


def places(keys: list[jax.Array]) -> jax.Array:
    """Return the place of each seat: the first key decides, then the next."""
    ahead = jnp.zeros((*keys[0].shape, keys[0].shape[1]), bool)
    equal = jnp.ones_like(ahead)
    for key in keys:
        ahead = ahead | (equal & (key[:, None, :] > key[:, :, None]))
        equal = equal & (key[:, None, :] == key[:, :, None])
    return 1 + ahead.sum(2)


def connected(t: TensorTables, own: jax.Array) -> jax.Array:
    """Return for networks of routes which cities they join: [networks, cities, cities]."""
    joins = np.zeros((t.routes, t.cities, t.cities), np.float32)
    routes = np.arange(t.routes)
    joins[routes, t.route_a, t.route_b] = 1
    joins[routes, t.route_b, t.route_a] = 1
    flat = jnp.asarray(joins.reshape(t.routes, -1), jnp.bfloat16)
    paths = jnp.matmul(own.astype(jnp.bfloat16), flat, preferred_element_type=jnp.float32)
    joined = (paths.reshape(-1, t.cities, t.cities) > 0) | jnp.eye(t.cities, dtype=bool)
    for _ in range(int(np.ceil(np.log2(max(2, t.cities - 1))))):
        matrix = joined.astype(jnp.bfloat16)
        joined = jnp.matmul(matrix, matrix, preferred_element_type=jnp.float32) > 0
    return joined


def touched(t: TensorTables, own: jax.Array) -> jax.Array:
    """Return for each seat the cities at an end of its routes."""
    ends = np.zeros((t.routes, t.cities), np.float32)
    ends[np.arange(t.routes), t.route_a] = 1
    ends[np.arange(t.routes), t.route_b] = 1
    return jnp.matmul(own.astype(jnp.float32), ends) > 0


def ticket_points(
    t: TensorTables, ends: Ends, own: jax.Array, held: jax.Array, reach: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Return points and number of completed tickets of each seat."""
    if t.has_station:
        return borrowed_points(t, ends, own, held, reach)
    done = reach[:, :, t.ticket_a, t.ticket_b] & jnp.asarray(t.ticket_a != t.ticket_b)
    value = jnp.asarray(t.ticket_points)
    points = jnp.where(held, jnp.where(done, value, -value), 0).sum(2)
    return points, (held & done).sum(2)


def neighbors(t: TensorTables) -> np.ndarray:
    """Return for each city its neighbors, filled up with the city itself, which joins nothing; the first is itself."""
    found: list[list[int]] = [[city] for city in range(t.cities)]
    for a, b in zip(t.route_a, t.route_b, strict=True):
        for one, other in ((int(a), int(b)), (int(b), int(a))):
            if other not in found[one]:
                found[one].append(other)
    most = max(len(row) for row in found)
    return np.array([row + [city] * (most - len(row)) for city, row in enumerate(found)], np.int32)


def borrowed_points(
    t: TensorTables, ends: Ends, own: jax.Array, held: jax.Array, reach: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Return points and completed tickets where each station lends the route of another that serves best (europe R25).

    Every choice of one neighbor for each station is tried; joined parts of the network are renamed one after the other.
    """
    players, most = own.shape[1], len(t.station_costs)
    part = jnp.argmax(reach, axis=3).astype(jnp.int32)  # the lowest city of each city's part
    others = (ends.owner[:, None, :] >= 0) & ~own
    lent = np.zeros((t.routes, t.cities, t.cities), np.float32)
    lent[np.arange(t.routes), t.route_a, t.route_b] = 1
    lent[np.arange(t.routes), t.route_b, t.route_a] = 1
    there = jnp.matmul(others.astype(jnp.float32), lent.reshape(t.routes, -1)) > 0
    there = there.reshape(*others.shape[:2], t.cities, t.cities)
    around = neighbors(t)
    seats = jnp.arange(players, dtype=jnp.int8)
    mine = ends.station[:, None, :] == seats[None, :, None]
    # cities with a station of the seat come first; without one the city joins nothing
    cities = jnp.argsort(~mine, axis=2, stable=True)[:, :, :most]
    built = jnp.take_along_axis(mine, cities, axis=2)
    choices = jnp.asarray(around)[cities]  # [games, players, stations, neighbors]
    usable = (
        jnp.take_along_axis(jnp.take_along_axis(there, cities[..., None], axis=2), choices, axis=3) & built[..., None]
    )
    home = jnp.take_along_axis(part, cities, axis=2)
    parts = jnp.take_along_axis(part[:, :, None, :], choices, axis=3)
    parts = jnp.where(usable, parts, home[..., None])
    a, b = part[:, :, t.ticket_a], part[:, :, t.ticket_b]
    value = jnp.asarray(t.ticket_points)
    possible = jnp.asarray(t.ticket_a != t.ticket_b)
    ways = jnp.asarray(list(itertools.product(range(around.shape[1]), repeat=most)), jnp.int32)

    def tried(best: jax.Array, way: jax.Array) -> tuple[jax.Array, None]:
        x, y = a, b
        keeps = [home[:, :, i] for i in range(most)]
        goes = [jnp.take(parts[:, :, i], way[i], axis=2) for i in range(most)]
        for i in range(most):
            keep, gone = keeps[i], goes[i]
            x, y = (jnp.where(ticket == gone[..., None], keep[..., None], ticket) for ticket in (x, y))
            keeps, goes = ([jnp.where(city == gone, keep, city) for city in cities] for cities in (keeps, goes))
        done = (x == y) & possible
        points = jnp.where(held, jnp.where(done, value, -value), 0).sum(2)
        return jnp.maximum(best, points * 256 + (held & done).sum(2)), None

    best = jax.lax.scan(tried, jnp.full(held.shape[:2], -(1 << 30), jnp.int32), ways)[0]
    return best >> 8, best & 255
