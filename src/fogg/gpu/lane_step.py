"""One step of a lane: a decision, or one card that is drawn before the next decision. Every rule is a masked sum.

A step draws at most one card. What a decision draws beyond that (a market that is filled or replaced, cards turned up
for a claim) follows in automatic steps, `lane_legal.is_automatic`, which decide nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from fogg.gpu.lane_legal import extra_cards, is_automatic, own_row, station_price
from fogg.gpu.lane_state import (
    KEEPING,
    NEXT_CARD,
    NO_ONE,
    OPENING,
    OVER,
    PAYING,
    TUNNEL,
    TURN,
    LaneState,
    at,
    from_deck,
    must_flush,
    one_hot,
    opening_offer,
    pick_card,
)
from fogg.gpu.tensor_tables import (
    CLAIM,
    DRAW,
    EXTRA,
    GIVE_UP,
    HIDDEN,
    INTO_BOX,
    KEEP,
    NONE,
    PASS,
    PAY,
    STATION,
    TICKETS,
    TensorTables,
)


class Deed(NamedTuple):
    """The decision of a step: truth values for each sort of it, and the parts of the action."""

    draw: jax.Array
    hidden: jax.Array
    tickets: jax.Array
    claim: jax.Array
    passing: jax.Array
    keep: jax.Array
    station: jax.Array
    pay: jax.Array
    extra: jax.Array
    give_up: jax.Array
    automatic: jax.Array
    completing: jax.Array  # a claim for which nothing more is asked
    action: jax.Array
    route: jax.Array
    color: jax.Array
    wilds: jax.Array


def step(t: TensorTables, s: LaneState, action: jax.Array, chance: jax.Array) -> LaneState:
    """Return the lane after an action, or after the automatic step that is due instead of it.

    `chance` is a number of [0, 1) for the card that may be drawn. An action below 0 does nothing.
    """
    deed = deed_of(t, s, action)
    s, ended = cards_moved(t, s, deed, chance)
    s = tickets_moved(t, s, deed)
    if t.has_station:
        s = station_moved(t, s, deed)
    return turned_over(t, s, deed, ended)


def deed_of(t: TensorTables, s: LaneState, action: jax.Array) -> Deed:
    """Return what the step does."""
    automatic = is_automatic(t, s)
    acts = ~automatic & (action >= 0) & (s.phase != OVER)
    number = jnp.clip(action, 0, t.actions - 1)
    verb = jnp.where(acts, jnp.asarray(t.verb)[number], NONE)
    extra = verb == EXTRA
    completing = jnp.bool_(False)
    route = jnp.asarray(t.a_route)[number]
    color = jnp.asarray(t.a_color)[number]
    if t.has_reveals:
        completing = automatic & ~s.filling & (s.reveals == 0)
        in_tunnel = s.phase == TUNNEL
        route = jnp.where(in_tunnel, s.route.astype(jnp.int32), route)
        color = jnp.where(in_tunnel, s.color.astype(jnp.int32), color)
    return Deed(
        draw=verb == DRAW,
        hidden=verb == HIDDEN,
        tickets=verb == TICKETS,
        claim=verb == CLAIM,
        passing=verb == PASS,
        keep=verb == KEEP,
        station=verb == STATION,
        pay=verb == PAY,
        extra=extra,
        give_up=verb == GIVE_UP,
        automatic=automatic,
        completing=completing,
        action=number,
        route=route,
        color=color,
        wilds=jnp.asarray(t.a_wilds)[number],
    )


def payment(t: TensorTables, s: LaneState, deed: Deed) -> jax.Array:
    """Return the cards that leave the hand, by kind."""
    price = jnp.where(deed.claim, at(jnp.asarray(t.cards), deed.route), 0)
    if t.has_station:
        price = jnp.where(deed.pay, station_price(t, s, s.seat.astype(jnp.int32)), price)
    if t.has_reveals:
        price = jnp.where(deed.extra, extra_cards(t, s), price)
    pays = deed.claim | deed.pay | deed.extra
    wilds = jnp.where(pays, deed.wilds, 0)
    return one_hot(deed.color, t.kinds) * (price - wilds) * pays + one_hot(jnp.int32(t.wild), t.kinds) * wilds


def cards_moved(t: TensorTables, s: LaneState, deed: Deed, chance: jax.Array) -> tuple[LaneState, jax.Array]:
    """Move cards: taken, drawn, paid, turned up, replaced. Returns also whether a turn ends with that."""
    me = one_hot(s.seat.astype(jnp.int32), s.trains.shape[0])
    market, stock, discards = (pile.astype(jnp.int32) for pile in (s.market, s.stock, s.discards))
    kind = jnp.asarray(t.a_kind)[deed.action]
    took = one_hot(kind, t.kinds) * deed.draw
    paid = payment(t, s, deed)
    # the card that is drawn
    tunnel_claim, reveal = jnp.bool_(False), jnp.bool_(False)
    if t.has_reveals:
        tunnel_claim = deed.claim & (at(jnp.asarray(t.reveals), deed.route) > 0)
        reveal = tunnel_claim | (deed.automatic & ~s.filling & (s.reveals > 0))
    fill = deed.automatic & s.filling
    pool = jnp.where(stock.sum() == 0, discards, stock)
    drew = (deed.draw | deed.hidden | fill | reveal) & (pool.sum() > 0)
    card = pick_card(pool, chance) * drew
    discards = jnp.where(drew & (stock.sum() == 0), 0, discards)
    stock = jnp.where(drew, pool - card, stock)
    market = market - took + card * (deed.draw | fill)
    # the cards that are paid
    done = deed.claim & ~tunnel_claim
    gained = took + card * deed.hidden - paid
    seen = took
    discards = discards + jnp.where(done | deed.pay, paid, 0)
    reveals_over = jnp.bool_(False)
    if t.has_reveals:
        laid, turned = s.laid.astype(jnp.int32), s.turned.astype(jnp.int32)
        turned = turned + card * reveal
        paid_off = deed.extra | deed.completing
        done = done | paid_off
        discards = discards + jnp.where(paid_off, laid + paid + turned, 0) + jnp.where(deed.give_up, turned, 0)
        gained = gained + jnp.where(deed.give_up, laid, 0)
        seen = seen + jnp.where(deed.give_up, laid, 0)
        over = paid_off | deed.give_up
        can_draw = (stock.sum() + discards.sum()) > 0
        asked = jnp.where(tunnel_claim, at(jnp.asarray(t.reveals), deed.route), s.reveals.astype(jnp.int32))
        reveals = jnp.where(can_draw, asked - reveal, 0)
        reveals_over = reveal & (reveals == 0)
        s = s._replace(
            laid=jnp.where(over, 0, laid + jnp.where(tunnel_claim, paid, 0)).astype(jnp.int8),
            turned=jnp.where(over, 0, turned).astype(jnp.int8),
            reveals=reveals.astype(jnp.int8),
            route=jnp.where(tunnel_claim, deed.route, jnp.where(over, NO_ONE, s.route)).astype(jnp.int16),
            color=jnp.where(tunnel_claim, deed.color, jnp.where(over, NO_ONE, s.color)).astype(jnp.int8),
            phase=jnp.where(tunnel_claim, jnp.int8(TUNNEL), s.phase),
        )
    # the market: filled after a card was drawn, replaced when it shows too many of a kind (usa R9, R14, Q4)
    out = stock.sum() + discards.sum()
    filling = (deed.draw | deed.hidden | fill | reveals_over) & (market.sum() < t.market_size) & (out > 0)
    more_reveals = s.reveals > 0 if t.has_reveals else jnp.bool_(False)
    flush = ~filling & ~more_reveals & must_flush(t, market, stock, discards)
    discards, market = discards + jnp.where(flush, market, 0), jnp.where(flush, 0, market)
    # a further card of the same draw (usa R10, R11, R16)
    drawing = deed.draw | deed.hidden
    ends = deed.draw & at(jnp.asarray(t.ends_draw > 0), kind)
    cards_left = jnp.where(s.phase == TURN, t.cards_per_turn - 1, s.cards_left.astype(jnp.int32) - 1)
    cards_left = jnp.where(ends, 0, cards_left)
    beyond = stock.sum() + discards.sum() > t.market_size - market.sum()
    second = (((market + stock + discards) > 0) & jnp.asarray(t.may_be_second > 0)).any()
    more = drawing & (cards_left > 0) & (beyond | second)
    s = s._replace(
        hand=(s.hand + me[:, None] * gained[None, :]).astype(jnp.int8),
        known=jnp.where(
            me[:, None], s.known + seen[None, :] - jnp.minimum(s.known + seen[None, :], paid[None, :]), s.known
        ).astype(jnp.int8),
        market=market.astype(jnp.int8),
        stock=stock.astype(jnp.int8),
        discards=discards.astype(jnp.int8),
        filling=filling | flush,
        phase=jnp.where(more, jnp.int8(NEXT_CARD), s.phase),
        cards_left=jnp.where(more, cards_left, 0).astype(jnp.int8),
        trains=(s.trains - me * jnp.where(done, at(jnp.asarray(t.cost), deed.route), 0)).astype(jnp.int8),
        score=(s.score + me * jnp.where(done, at(jnp.asarray(t.points), deed.route), 0)).astype(jnp.int16),
        owner=jnp.where(one_hot(deed.route, t.routes) & done, s.seat, s.owner),
    )
    return s, (drawing & ~more) | done | deed.give_up | deed.pay | deed.passing


def tickets_moved(t: TensorTables, s: LaneState, deed: Deed) -> LaneState:
    """Keep tickets of the offer and put the others where they belong; make the next offer."""
    opening = s.phase == OPENING
    mask = jnp.asarray(t.a_mask)[deed.action]
    there = deed.keep & (s.offer >= 0)
    chosen = ((mask >> jnp.arange(t.slots)) & 1) > 0
    kept, refused = there & chosen, there & ~chosen
    named = s.offer[:, None] == jnp.arange(t.tickets, dtype=jnp.int8)[None, :]
    holder = jnp.where((named & kept[:, None]).any(0), s.seat, s.holder)
    into_box = jnp.where(opening, t.initial_place, t.later_place) == INTO_BOX
    under = refused & ~into_box
    number = jnp.cumsum(under)
    place = (s.head.astype(jnp.int32) + s.left + number - 1) % t.tickets
    put = (place[:, None] == jnp.arange(t.tickets)[None, :]) & under[:, None]
    ring = jnp.where(put.any(0), jnp.sum(jnp.where(put, s.offer[:, None], 0), 0).astype(jnp.int8), s.ring)
    s = s._replace(
        holder=holder,
        ring=ring,
        left=(s.left + number[-1]).astype(jnp.int8),
        offer=jnp.where(deed.keep, jnp.int8(NO_ONE), s.offer),
    )
    s = from_deck(t, s, t.later_drawn, 0, deed.tickets)
    following = s.seat.astype(jnp.int32) + 1
    s = opening_offer(t, s, following, deed.keep & opening & (following < s.trains.shape[0]))
    return s._replace(phase=jnp.where(deed.tickets, jnp.int8(KEEPING), s.phase))


def station_moved(t: TensorTables, s: LaneState, deed: Deed) -> LaneState:
    """Choose the city of a station, or build it when it is paid."""
    city = jnp.asarray(t.a_city)[deed.action]
    built = one_hot(s.city.astype(jnp.int32), t.cities) & deed.pay
    return s._replace(
        station=jnp.where(built, s.seat, s.station),
        city=jnp.where(deed.station, city, jnp.where(deed.pay, NO_ONE, s.city)).astype(jnp.int8),
        phase=jnp.where(deed.station, jnp.int8(PAYING), s.phase),
    )


def turned_over(t: TensorTables, s: LaneState, deed: Deed, ended: jax.Array) -> LaneState:
    """End the turn, if it is over: count passes and the last round, and go on to the next seat (usa R7, R30)."""
    players = s.trains.shape[0]
    opening = deed.keep & (s.phase == OPENING)
    ended = ended | (deed.keep & ~opening)
    trains = at(s.trains, s.seat.astype(jnp.int32))
    passes = jnp.where(deed.passing, s.passes + 1, jnp.where(ended, 0, s.passes))
    begun = jnp.where(trains <= t.trigger, players, s.final_turns)
    final = jnp.where(s.final_turns > 0, s.final_turns - 1, jnp.where(s.final_turns < 0, begun, s.final_turns))
    final = jnp.where(ended, final, s.final_turns)
    over = ended & ((final == 0) | (passes >= players))
    following = (s.seat.astype(jnp.int32) + 1) % players
    moves_on = (ended & ~over) | opening
    turn = (ended & ~over) | (opening & (following == 0))
    phase = jnp.where(turn, jnp.int8(TURN), s.phase)
    decided = ~deed.automatic & (deed.draw | deed.hidden | deed.tickets | deed.claim | deed.passing | deed.keep)
    decided = decided | deed.station | deed.pay | deed.extra | deed.give_up
    return s._replace(
        passes=passes.astype(jnp.int8),
        final_turns=final.astype(jnp.int8),
        seat=jnp.where(moves_on, following, s.seat).astype(jnp.int8),
        phase=jnp.where(over, jnp.int8(OVER), phase),
        turns=(s.turns + (ended & ~over)).astype(jnp.int16),
        decisions=(s.decisions + decided).astype(jnp.int16),
    )


def hand_of(s: LaneState) -> jax.Array:
    """Return the cards of the seat to decide."""
    return own_row(s.hand, s.seat.astype(jnp.int32))
