"""Legal actions of a lane: open routes, the mask over the ruleset's action ids, and a random one of them."""

from __future__ import annotations

from itertools import pairwise

import jax
import jax.numpy as jnp
import numpy as np

from fogg.gpu.lane_state import KEEPING, NEXT_CARD, OPENING, PAYING, TUNNEL, TURN, LaneState, at, one_hot
from fogg.gpu.tensor_tables import (
    CLAIM,
    DRAW,
    EXTRA,
    GIVE_UP,
    HIDDEN,
    KEEP,
    PASS,
    PAY,
    STATION,
    TICKETS,
    TensorTables,
)


def extra_cards(t: TensorTables, s: LaneState) -> jax.Array:
    """Return how many more cards the turned-up ones ask for (europe R14)."""
    turned = s.turned.astype(jnp.int32)
    return turned[t.wild] + at(turned[: t.colors], s.color.astype(jnp.int32))


def is_automatic(t: TensorTables, s: LaneState) -> jax.Array:
    """Return whether the lane draws cards before the next decision."""
    if not t.has_reveals:
        return s.filling
    return s.filling | ((s.phase == TUNNEL) & ((s.reveals > 0) | (extra_cards(t, s) == 0)))


def own_row(rows: jax.Array, seat: jax.Array) -> jax.Array:
    """Return the row of a seat, as plain integers."""
    return jnp.sum(jnp.where(one_hot(seat, rows.shape[0])[:, None], rows, 0).astype(jnp.int32), axis=0)


def parallel_tracks(t: TensorTables) -> list[tuple[int, np.ndarray]]:
    """Return for each distance between ids of parallel tracks which routes have one at that distance."""
    groups: dict[int, list[int]] = {}
    for route, group in enumerate(t.group):
        groups.setdefault(int(group), []).append(route)
    found: dict[int, np.ndarray] = {}
    for tracks in groups.values():
        for one in tracks:
            for other in tracks:
                if one != other:
                    found.setdefault(other - one, np.zeros(t.routes, bool))[one] = True
    return sorted(found.items())


def open_routes(t: TensorTables, s: LaneState, seat: jax.Array) -> jax.Array:
    """Return for each route whether that seat could claim it, had it the cards (usa R18 to R22)."""
    owner = s.owner
    players = s.trains.shape[0]
    taken = jnp.zeros(t.routes, jnp.int8)
    own = jnp.zeros(t.routes, bool)
    mine = owner == seat.astype(jnp.int8)
    for distance, has_one in parallel_tracks(t):
        there = jnp.asarray(has_one)
        taken = taken + (there & (jnp.roll(owner, -distance) >= 0))
        own = own | (there & jnp.roll(mine, -distance))
    limit = t.limits[players][t.group]
    full = jnp.asarray(t.group_size > 1) & (taken >= jnp.asarray(limit, jnp.int8))
    trains = at(s.trains, seat)
    enough = jnp.asarray(t.cost, jnp.int8) <= trains.astype(jnp.int8)
    return (owner < 0) & ~full & ~(own & jnp.asarray(t.owns_one > 0)) & enough


def keeps_open(t: TensorTables, s: LaneState) -> jax.Array:
    """Return for each set of slots whether the seat may keep exactly those tickets of its offer."""
    masks = t.a_mask[t.verb == KEEP]
    bits = np.array([[mask >> slot & 1 for slot in range(t.slots)] for mask in masks], bool)
    there = s.offer >= 0
    offered = there.sum()
    opening = s.phase == OPENING
    least = jnp.minimum(jnp.where(opening, t.initial_least, t.later_least), offered)
    kept = jnp.asarray(bits.sum(1))
    legal = (kept >= least) & (kept > 0) & ~(jnp.asarray(bits) & ~there[None, :]).any(1)
    if t.long_dealt:
        is_long = jnp.take(jnp.asarray(t.long > 0), s.offer.astype(jnp.int32), mode="clip") & there
        long_kept = (jnp.asarray(bits) & is_long[None, :]).sum(1)
        legal = legal & (~opening | (long_kept <= t.long_kept))
    return legal & (opening | (s.phase == KEEPING))


def station_price(t: TensorTables, s: LaneState, seat: jax.Array) -> jax.Array:
    """Return what the next station of a seat costs; a price that no hand has if it has built them all."""
    built = (s.station == seat.astype(jnp.int8)).sum()
    costs = jnp.asarray([*t.station_costs, 100])
    return at(costs, built)


def plain_legal(t: TensorTables, s: LaneState) -> jax.Array:
    """Return legality of every action that is not a claim; in the place of claims and the pass there is nothing."""
    seat = s.seat.astype(jnp.int32)
    hand = own_row(s.hand, seat)
    turn, following = s.phase == TURN, s.phase == NEXT_CARD
    can_draw = (s.stock.astype(jnp.int32).sum() + s.discards.astype(jnp.int32).sum()) > 0
    shown = s.market > 0
    first = turn & (can_draw | t.market_stays_open)
    face_up = shown & (first | (following & jnp.asarray(t.may_be_second > 0)))
    parts: list[tuple[int, jax.Array]] = [
        (DRAW, face_up),
        (HIDDEN, ((turn | following) & can_draw)[None]),
        (TICKETS, (turn & (s.left > 0) & (t.later_drawn > 0))[None]),
        (KEEP, keeps_open(t, s)),
    ]
    if t.has_station:
        price = station_price(t, s, seat)
        affordable = hand[: t.colors].max() + hand[t.wild] >= price
        cities = t.a_city[t.verb == STATION]
        parts.append((STATION, turn & affordable & (s.station[cities] < 0)))
        paying = t.verb == PAY
        parts.append((PAY, (s.phase == PAYING) & ways(hand, t, price, t.a_color[paying], t.a_wilds[paying])))
    if t.has_reveals:
        extra = extra_cards(t, s)
        wilds = jnp.asarray(t.a_wilds[t.verb == EXTRA])
        color = s.color.astype(jnp.int32)
        rest = extra - wilds
        held = at(hand[: t.colors], color)
        legal = (rest >= 0) & (hand[t.wild] >= wilds) & jnp.where(color < 0, rest == 0, held >= rest)
        parts.append((EXTRA, (s.phase == TUNNEL) & legal))
        parts.append((GIVE_UP, (s.phase == TUNNEL)[None]))
    return laid_out(t, parts)


def ways(hand: jax.Array, t: TensorTables, price: jax.Array, colors: np.ndarray, wilds: np.ndarray) -> jax.Array:
    """Return which payments of exactly that price, by color (-1: none) and wild cards, the hand has."""
    rest = price - jnp.asarray(wilds)
    colored = (rest > 0) & (jnp.take(hand, jnp.asarray(colors), mode="clip") >= rest)
    return jnp.where(jnp.asarray(colors < 0), rest == 0, colored) & (hand[t.wild] >= jnp.asarray(wilds))


def laid_out(t: TensorTables, parts: list[tuple[int, jax.Array]]) -> jax.Array:
    """Return one row over all actions from a row for each verb; actions of a verb stand together."""
    rows = dict(parts)
    row = []
    for verb, start, end in runs(t.verb):
        row.append(rows[verb] if verb in rows else jnp.zeros(end - start, bool))
    return jnp.concatenate(row)


def runs(verbs: np.ndarray) -> list[tuple[int, int, int]]:
    """Return the runs of equal verbs as verb, start and end."""
    cuts = [0, *(int(i) + 1 for i in np.flatnonzero(np.diff(verbs))), len(verbs)]
    return [(int(verbs[a]), a, b) for a, b in pairwise(cuts)]


def claims_legal(t: TensorTables, s: LaneState) -> jax.Array:
    """Return legality of every claim, in the order of their ids."""
    seat = s.seat.astype(jnp.int32)
    hand = own_row(s.hand, seat)
    claims = t.verb == CLAIM
    route, color, wilds = t.a_route[claims], t.a_color[claims], t.a_wilds[claims]
    rest = jnp.asarray(t.cards[route] - wilds)
    open_ = open_routes(t, s, seat) & (s.phase == TURN)
    colored = jnp.take(hand, jnp.asarray(color), mode="clip") >= rest
    payable = (jnp.asarray(color < 0) | colored) & (hand[t.wild] >= jnp.asarray(wilds))
    return jnp.take(open_, jnp.asarray(route)) & payable


def legal_mask(t: TensorTables, s: LaneState) -> jax.Array:
    """Return for every action of the ruleset whether the seat to decide may choose it."""
    plain = plain_legal(t, s)
    claims = claims_legal(t, s)
    start = int(np.flatnonzero(t.verb == CLAIM)[0])
    mask = jnp.concatenate([plain[:start], claims, plain[start + len(claims) :]])
    must_pass = ~mask.any() & (s.phase == TURN)
    return mask | (jnp.asarray(t.verb == PASS) & must_pass)


def ways_of_routes(t: TensorTables, hand: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return in how many ways the hand pays each route by color, and whether wild cards alone do."""
    wilds = hand[t.wild]
    cards = jnp.asarray(t.cards)
    most = jnp.minimum(jnp.minimum(wilds, jnp.asarray(t.max_wilds)), cards - 1)
    least = jnp.maximum(cards[:, None] - hand[None, : t.colors], jnp.asarray(t.min_wilds)[:, None])
    ways = jnp.where(jnp.asarray(t.pays > 0), jnp.maximum(0, most[:, None] - least + 1), 0)
    all_wild = (wilds >= cards) & jnp.asarray(t.max_wilds >= t.cards)
    return ways, all_wild


def random_action(t: TensorTables, s: LaneState, chance: jax.Array) -> jax.Array:
    """Return a uniformly random legal action by a number of [0, 1), without the mask over all claims."""
    hand = own_row(s.hand, s.seat.astype(jnp.int32))
    others = np.flatnonzero((t.verb != CLAIM) & (t.verb != PASS))
    plain = plain_legal(t, s)[others]
    ways, all_wild = ways_of_routes(t, hand)
    open_ = open_routes(t, s, s.seat.astype(jnp.int32)) & (s.phase == TURN)
    per_route = jnp.where(open_, ways.sum(1) + all_wild, 0)
    index, rest, total = nth(jnp.concatenate([plain.astype(jnp.int32), per_route]), chance)
    route = jnp.clip(index - len(others), 0, t.routes - 1)
    row = jnp.take(ways, route, axis=0)
    through = jnp.cumsum(row)
    color = (through <= rest).sum()  # beyond the colors: wild cards alone
    min_wilds, cards, max_wilds = (jnp.asarray(column)[route] for column in (t.min_wilds, t.cards, t.max_wilds))
    span = jnp.minimum(cards - 1, max_wilds) - min_wilds + 1  # claims of each color
    before = jnp.where(jnp.arange(t.colors) < color, jnp.asarray(t.pays)[route], 0).sum() * span
    skipped = at(through - row, color)
    least = jnp.maximum(cards - at(hand[: t.colors], color), min_wilds)
    colored = before + least - min_wilds + rest - skipped
    everything = jnp.asarray(t.pays)[route].sum() * span
    claim = jnp.asarray(t.first_claim)[route] + jnp.where(color >= t.colors, everything, colored)
    action = jnp.where(index < len(others), jnp.asarray(others)[jnp.clip(index, 0, len(others) - 1)], claim)
    return jnp.where(total == 0, int(np.flatnonzero(t.verb == PASS)[0]), action)


def nth(counts: jax.Array, chance: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Return where the chosen one of all counted things lies, which one it is there, and how many there are.

    It is looked for in rows of ten first, which is quicker than one long sum.
    """
    size = counts.shape[0]
    rows = -(-size // 10)
    table = jnp.pad(counts, (0, rows * 10 - size)).reshape(rows, 10)
    sums = table.sum(1)
    through = jnp.cumsum(sums)
    total = through[-1]
    x = jnp.minimum((chance * total).astype(jnp.int32), total - 1)
    row = jnp.minimum((through <= x).sum(), rows - 1)
    rest = x - (through[row] - sums[row])
    inside = table[row]
    through_row = jnp.cumsum(inside)
    column = jnp.minimum((through_row <= rest).sum(), 9)
    return row * 10 + column, rest - (through_row[column] - inside[column]), total
