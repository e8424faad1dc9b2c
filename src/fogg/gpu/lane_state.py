"""The state of one game as small arrays (a lane of a batch), and how it is dealt."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from fogg.gpu.tensor_tables import TensorTables

# What a seat is asked; the order of the names of steps is another one (`TensorTables.step_names`).
OPENING, TURN, NEXT_CARD, KEEPING, PAYING, TUNNEL, OVER = range(7)
PHASE_NAMES: Final = ("opening", "turn", "next-card", "keep", "station", "tunnel", "")
NOT_YET: Final = -1
NO_ONE: Final = -1


class LaneState(NamedTuple):
    """A position. Cards are counts by kind, so that nothing is hidden in an order; drawing samples the stock.

    Tickets do have an order: a ring of all that can be drawn, shuffled when the game is dealt.
    """

    hand: jax.Array  # [players, kinds]
    known: jax.Array  # [players, kinds]: of that, what all have seen
    market: jax.Array  # [kinds]
    stock: jax.Array
    discards: jax.Array
    laid: jax.Array  # [kinds], or empty: laid out for a claim that is not complete yet
    turned: jax.Array  # [kinds], or empty: turned up for it
    trains: jax.Array  # [players]
    score: jax.Array  # [players]
    owner: jax.Array  # [routes]: a seat, or -1
    holder: jax.Array  # [tickets]: a seat, or -1
    ring: jax.Array  # [tickets]: those that can be drawn, from `head` on
    head: jax.Array
    left: jax.Array  # how many tickets can be drawn
    long_deal: jax.Array  # [players * long_dealt]: the long tickets of the opening offers
    offer: jax.Array  # [slots]: tickets that the seat to decide chooses from, or -1
    station: jax.Array  # [cities], or empty: the seat that built there, or -1
    phase: jax.Array
    seat: jax.Array  # the one to decide
    cards_left: jax.Array  # to be drawn in this turn
    filling: jax.Array  # the market is being filled: no decision before that
    reveals: jax.Array  # cards still to be turned up for a claim
    route: jax.Array  # of the claim that is not complete yet, or -1
    color: jax.Array  # that it is paid with; -1: wild cards only
    city: jax.Array  # of the station that is being paid, or -1
    final_turns: jax.Array  # left, once the last round has begun
    passes: jax.Array  # in a row
    turns: jax.Array  # begun
    decisions: jax.Array  # made so far


def one_hot(index: jax.Array, size: int) -> jax.Array:
    """Return a row of truth values that is true at the index; nowhere if that is outside."""
    return jnp.arange(size, dtype=jnp.int32) == index


def at(values: jax.Array, index: jax.Array) -> jax.Array:
    """Return the value at an index, 0 if that is outside; a sum, which is quicker than a gather here."""
    return jnp.sum(jnp.where(one_hot(index, len(values)), values, 0), axis=0)


def pick_card(counts: jax.Array, chance: jax.Array) -> jax.Array:
    """Return which kind is drawn from those counts by a number of [0, 1), as a row of truth values."""
    kinds = counts.shape[0]
    through = jnp.sum(jnp.where(np.tri(kinds, dtype=bool), counts[None, :], 0), axis=1)
    size = through[kinds - 1]
    x = jnp.minimum((chance * size).astype(jnp.int32), size - 1)
    return (x < through) & (x >= through - counts)


def must_flush(t: TensorTables, market: jax.Array, stock: jax.Array, discards: jax.Array) -> jax.Array:
    """Return whether the market shows too many of a kind and a better one is possible (usa R14, Q2)."""
    flush_at = jnp.asarray(t.flush_at)
    outside = market + stock + discards
    fit = jnp.where((flush_at > 0) & (outside >= flush_at), flush_at - 1, outside)
    return ((flush_at > 0) & (market >= flush_at)).any() & (fit.sum() >= t.market_size)


def draws_of_deal(t: TensorTables, players: int) -> int:
    """Return how many numbers of chance `deal` needs for cards."""
    return players * t.starting_hand + t.market_size


def deal(t: TensorTables, players: int, cards: jax.Array, order: jax.Array) -> LaneState:
    """Return a game that waits for the first seat's opening choice.

    `cards`: a number of [0, 1) for each card dealt. `order`: a number for each ticket; lower ones are dealt first.
    """
    stock = jnp.asarray(t.totals)
    drawn = []
    for i in range(draws_of_deal(t, players)):
        card = pick_card(stock, cards[i]).astype(jnp.int32)
        stock = stock - card
        drawn.append(card)
    dealt = jnp.stack(drawn)
    hands = dealt[: players * t.starting_hand].reshape(players, t.starting_hand, t.kinds).sum(1)
    market = dealt[players * t.starting_hand :].sum(0)
    discards = jnp.zeros_like(stock)
    flush = must_flush(t, market, stock, discards)
    discards, market = jnp.where(flush, market, 0), jnp.where(flush, 0, market)
    long = jnp.asarray(t.long) > 0
    n_long = int(t.long.sum())
    ring = jnp.argsort(jnp.where(long, 2.0, order)).astype(jnp.int8)
    long_first = jnp.argsort(jnp.where(long, order, 2.0)).astype(jnp.int8)
    zero = jnp.int8(0)
    lane = LaneState(
        hand=hands.astype(jnp.int8),
        known=jnp.zeros((players, t.kinds), jnp.int8),
        market=market.astype(jnp.int8),
        stock=stock.astype(jnp.int8),
        discards=discards.astype(jnp.int8),
        laid=jnp.zeros(t.kinds if t.has_reveals else 0, jnp.int8),
        turned=jnp.zeros(t.kinds if t.has_reveals else 0, jnp.int8),
        trains=jnp.full(players, t.trains, jnp.int8),
        score=jnp.zeros(players, jnp.int16),
        owner=jnp.full(t.routes, NO_ONE, jnp.int8),
        holder=jnp.full(t.tickets, NO_ONE, jnp.int8),
        ring=ring,
        head=zero,
        left=jnp.int8(t.tickets - n_long),
        long_deal=long_first[: players * t.long_dealt],
        offer=jnp.full(t.slots, NO_ONE, jnp.int8),
        station=jnp.full(t.cities if t.has_station else 0, NO_ONE, jnp.int8),
        phase=jnp.int8(OPENING),
        seat=zero,
        cards_left=zero,
        filling=flush,
        reveals=zero,
        route=jnp.int16(NO_ONE),
        color=jnp.int8(NO_ONE),
        city=jnp.int8(NO_ONE),
        final_turns=jnp.int8(NOT_YET),
        passes=zero,
        turns=jnp.int16(1),
        decisions=jnp.int16(0),
    )
    return opening_offer(t, lane, lane.seat.astype(jnp.int32), jnp.bool_(True))


def opening_offer(t: TensorTables, s: LaneState, seat: jax.Array, wanted: jax.Array) -> LaneState:
    """Give a seat its opening offer, if it is wanted: long tickets first, then those from the deck (europe R2)."""
    regular = t.initial_dealt - t.long_dealt
    s = from_deck(t, s, regular, t.long_dealt, wanted)
    if not t.long_dealt:
        return s
    place = seat * t.long_dealt + jnp.arange(t.long_dealt)
    long = jnp.take(s.long_deal, place, mode="clip")
    offer = jnp.concatenate([long, s.offer[t.long_dealt :]])
    return s._replace(offer=jnp.where(wanted, offer, s.offer))


def from_deck(t: TensorTables, s: LaneState, n: int, first: int, wanted: jax.Array) -> LaneState:
    """Move up to `n` tickets from the deck into the offer, from slot `first` on, if that is wanted."""
    left, head = s.left.astype(jnp.int32), s.head.astype(jnp.int32)
    slot = jnp.arange(t.slots) - first
    there = (slot >= 0) & (slot < jnp.minimum(n, left))
    offer = jnp.where(there, jnp.take(s.ring, (head + slot) % t.tickets, mode="wrap"), jnp.int8(NO_ONE))
    taken = jnp.where(wanted, jnp.minimum(n, left), 0)
    return s._replace(
        offer=jnp.where(wanted, offer, s.offer),
        head=((head + taken) % t.tickets).astype(jnp.int8),
        left=(left - taken).astype(jnp.int8),
    )
