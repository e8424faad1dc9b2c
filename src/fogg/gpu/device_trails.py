"""Longest paths of many networks at once: an exact search in lock-step, with a bound on its work.

The shortcuts are those of `fogg.board`: a connected part with at most two odd places is one trail, by Euler; otherwise
the best one starts at an odd place; odd places but two lose a route, which bounds what can be reached. Networks that
are not finished within the bound are reported with the longest path found so far; `longest_length` of the board is
exact for those.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from fogg.gpu.gpu_kernels import kernel_trails, uses_kernels
from fogg.gpu.tensor_tables import TensorTables

WORD = 32
# Rounds of the search: steps, and the share of networks that is still searched. Most need few steps, some need many.
ROUNDS = ((64, 1), (192, 2), (512, 6))
LAST_SHARE = 16
STEPS_ALONE = 64  # for each step of a round: a compiled search waits for no other network
TOGETHER = 8  # steps between two looks whether all is done
ALL_BITS = np.uint32(0xFFFFFFFF)


class Trails(NamedTuple):
    """The longest path of each network, and whether the search was finished."""

    length: jax.Array
    exact: jax.Array


class Search(NamedTuple):
    """The state of the search, a row for each network."""

    todo: jax.Array  # [networks, cities]: places to start at
    city: jax.Array
    used: jax.Array  # [networks, words]: routes of the trail, as bits
    length: jax.Array
    last: jax.Array  # the route that was tried last at this place
    depth: jax.Array  # -1: a new start is needed
    bound: jax.Array
    stack: jax.Array
    best: jax.Array
    done: jax.Array


class Problem(NamedTuple):
    """The networks to search: routes as bits, and a bound for each place to start at."""

    own: jax.Array
    bounds: jax.Array


def longest_paths(t: TensorTables, own: jax.Array, reach: jax.Array, cap: int) -> Trails:
    """Return the longest path of each network: `own` [networks, routes], `reach` [networks, cities, cities].

    `cap`: the most steps of a round.
    """
    if uses_kernels(t):
        return Trails(*kernel_trails(t, own, cap * STEPS_ALONE))
    problem, search = prepared(t, own, reach)
    best, done = search.best, search.done
    left: jax.Array | None = None  # the networks that are still searched
    for steps, share in (*ROUNDS, (cap, LAST_SHARE)):
        if share > 1:
            rest = jnp.nonzero(~search.done, size=max(1, own.shape[0] // share), fill_value=0)[0]
            problem = jax.tree.map(lambda rows, rest=rest: rows[rest], problem)
            search = jax.tree.map(lambda rows, rest=rest: rows[rest], search)
            left = rest if left is None else left[rest]
        search = searched(t, problem, search, min(steps, cap))
        best = search.best if left is None else best.at[left].max(search.best)
        done = search.done if left is None else done.at[left].max(search.done)
    return Trails(best, done)


def prepared(t: TensorTables, own: jax.Array, reach: jax.Array) -> tuple[Problem, Search]:
    """Return what is to be searched: networks that Euler answers are done."""
    networks = own.shape[0]
    ends = np.zeros((t.routes, t.cities), np.float32)
    ends[np.arange(t.routes), t.route_a] = 1
    ends[np.arange(t.routes), t.route_b] = 1
    exact = lax.Precision.HIGHEST
    degree = jnp.matmul(own.astype(jnp.float32), ends, precision=exact).astype(jnp.int32)
    spaces = jnp.matmul(own * jnp.asarray(t.length, jnp.float32), ends, precision=exact).astype(jnp.int32)
    odd = (degree & 1) > 0
    total = jnp.where(reach, spaces[:, None, :], 0).sum(2) // 2  # of each place's part
    odds = (reach & odd[:, None, :]).sum(2)
    euler = jnp.where((odds <= 2) & (degree > 0), total, 0).max(1)
    far = int(t.length.max()) + 1
    shortest = jnp.full((networks, t.cities), far, jnp.int32)
    lengths = jnp.where(own > 0, jnp.asarray(t.length), far)
    shortest = shortest.at[:, t.route_a].min(lengths).at[:, t.route_b].min(lengths)
    losses = jnp.where(reach & odd[:, None, :], shortest[:, None, :], 0)
    order = jax.lax.top_k(losses, 2)[0] if t.cities > 1 else losses
    loss = (1 + losses.sum(2) - order.sum(2)) // 2
    bounds = jnp.where(odd & (odds > 2), total - loss, 0)
    words = -(-t.routes // WORD)
    bits = own.astype(jnp.uint32) << jnp.asarray(np.arange(t.routes) % WORD, jnp.uint32)
    packed = [jnp.where(np.arange(t.routes) // WORD == word, bits, 0).sum(1, dtype=jnp.uint32) for word in range(words)]
    none = jnp.zeros(networks, jnp.int32)
    todo = bounds > euler[:, None]
    search = Search(
        todo=todo,
        city=none,
        used=jnp.zeros((networks, words), jnp.uint32),
        length=none,
        last=none - 1,
        depth=none - 1,
        bound=none,
        stack=jnp.zeros((networks, t.trains + 2), jnp.int16),
        best=euler.astype(jnp.int32),
        done=~todo.any(1),
    )
    return Problem(jnp.stack(packed, 1), bounds.astype(jnp.int32)), search


def searched(t: TensorTables, problem: Problem, search: Search, cap: int) -> Search:
    """Return the search after at most that many steps."""

    def goes_on(carry: tuple[jax.Array, Search]) -> jax.Array:
        return (carry[0] < cap) & ~carry[1].done.all()

    def further(carry: tuple[jax.Array, Search]) -> tuple[jax.Array, Search]:
        more = lax.fori_loop(0, TOGETHER, lambda _, search: one_step(t, problem, search), carry[1])
        return carry[0] + TOGETHER, more

    result: Search = lax.while_loop(goes_on, further, (jnp.int32(0), search))[1]
    return result


def one_step(t: TensorTables, problem: Problem, s: Search) -> Search:
    """Take one step in every network: start somewhere, follow a route, or go back over one."""
    networks, words = problem.own.shape
    lane = jnp.arange(networks)
    a, b, length = (jnp.asarray(column, jnp.int32) for column in (t.route_a, t.route_b, t.length))
    at_city = np.zeros((t.cities, words), np.uint32)
    for number in range(t.routes):
        for end in (t.route_a[number], t.route_b[number]):
            at_city[end, number // WORD] |= np.uint32(1) << np.uint32(number % WORD)
    # a new start
    todo = s.todo & (problem.bounds > s.best[:, None])
    wants = (s.depth < 0) & ~s.done
    start = wants & todo.any(1)
    done = s.done | (wants & ~start)
    first = jnp.argmax(todo, 1).astype(jnp.int32)
    todo = todo & ~((jnp.arange(t.cities)[None] == first[:, None]) & start[:, None])
    city = jnp.where(start, first, s.city)
    used = jnp.where(start[:, None], jnp.uint32(0), s.used)
    gone = jnp.where(start, 0, s.length)
    last = jnp.where(start, -1, s.last)
    depth = jnp.where(start, 0, s.depth)
    bound = jnp.where(start, problem.bounds[lane, first], s.bound)
    # the lowest free route after the one tried last
    shift = jnp.clip(last[:, None] + 1 - WORD * jnp.arange(words)[None], 0, WORD)
    later = jnp.where(shift >= WORD, jnp.uint32(0), ALL_BITS << jnp.minimum(shift, WORD - 1).astype(jnp.uint32))
    free = jnp.asarray(at_city)[city] & problem.own & ~used & later
    word = jnp.argmax(free != 0, 1)
    bits = jnp.take_along_axis(free, word[:, None], 1)[:, 0]
    low = bits & (~bits + jnp.uint32(1))
    route = jnp.where(bits != 0, WORD - 1 - lax.clz(low).astype(jnp.int32) + WORD * word.astype(jnp.int32), 0)
    acts = (depth >= 0) & ~done
    forth, back = acts & (bits != 0), acts & (bits == 0)
    stack = s.stack.at[lane, jnp.where(forth, depth, t.trains + 1)].set(route.astype(jnp.int16))
    # back over the route that led here
    came = stack[lane, jnp.maximum(depth - 1, 0)].astype(jnp.int32)
    returns = back & (depth > 0)
    moved = jnp.where(forth, route, came)
    bit = jnp.where(
        jnp.arange(words)[None] == (moved // WORD)[:, None],
        (jnp.uint32(1) << (moved % WORD).astype(jnp.uint32))[:, None],
        jnp.uint32(0),
    )
    walked = forth | returns
    city = jnp.where(walked, a[moved] + b[moved] - city, city)
    used = jnp.where(walked[:, None], used ^ bit, used)
    gone = gone + jnp.where(forth, length[moved], 0) - jnp.where(returns, length[moved], 0)
    last = jnp.where(forth, -1, jnp.where(returns, came, last))
    depth = depth + forth - back
    best = jnp.maximum(s.best, gone)
    depth = jnp.where(acts & (best >= bound), -1, depth)
    return Search(todo, city, used, gone, last, depth, bound, stack, best, done)
