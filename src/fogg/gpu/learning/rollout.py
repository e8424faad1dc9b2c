"""Rollouts: many games played side by side by the network and its past selves, and what each decision was worth."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from fogg.gpu.lane_score import Ends, ends_of, final_scores
from fogg.gpu.lane_state import LaneState
from fogg.gpu.learning.policy_net import Params, PolicyNet
from fogg.gpu.learning.train_config import BLOCK, TrainConfig
from fogg.gpu.tensor_game import TensorGame, chosen

NOT_LEGAL = -1e9


class Trajectory(NamedTuple):
    """An entry for each step of each lane, to learn from."""

    seen: jax.Array
    offer: jax.Array
    mask: jax.Array  # as bits
    action: jax.Array
    log_chance: jax.Array
    values: jax.Array  # [.., players], by seat
    seat: jax.Array
    weight: jax.Array  # 0: automatic, or decided by a past self
    automatic: jax.Array
    over: jax.Array
    ends: Ends


class Batch(NamedTuple):
    """Decisions with what they turned out to be worth."""

    seen: jax.Array
    offer: jax.Array
    mask: jax.Array
    action: jax.Array
    log_chance: jax.Array
    advantage: jax.Array
    returns: jax.Array  # [.., players], the first is the seat's own
    weight: jax.Array


class RolloutFigures(NamedTuple):
    """Sums over the games that ended in a rollout."""

    games: jax.Array
    points: jax.Array  # of all seats
    tickets: jax.Array
    completed: jax.Array
    length: jax.Array  # decisions
    inexact: jax.Array  # games whose longest path was cut short
    lost: jax.Array  # games that ended but were not scored
    past_games: jax.Array
    past_wins: jax.Array  # of the past self among them


class Roller:
    """Plays lanes on and turns what happened into a batch."""

    def __init__(self, game: TensorGame, net: PolicyNet, config: TrainConfig) -> None:
        self.game = game
        self.net = net
        self.config = config
        self.observe = game.observe
        self.most_ends = max(64, config.rows // 24)

    def past_lanes(self, share: float) -> int:
        """Return how many lanes have a past self at the table."""
        return int(self.config.lanes * share) // 8 * 8

    def roll(
        self, params: Params, past: Params, state: LaneState, key: jax.Array, ticket_weight: jax.Array, past_lanes: int
    ) -> tuple[LaneState, Batch, RolloutFigures]:
        """Play `steps` steps in every lane; `past` plays one seat in each of the first `past_lanes`."""
        lanes = self.config.lanes

        def block(carry: LaneState, key: jax.Array) -> tuple[LaneState, Trajectory]:
            deal_key, play_key = jax.random.split(key)
            fresh = self.game.deal(deal_key, lanes)

            def one(state: LaneState, key: jax.Array) -> tuple[LaneState, Trajectory]:
                return self.one_step(params, past, state, fresh, key, past_lanes)

            return lax.scan(one, carry, jax.random.split(play_key, BLOCK))

        state, nested = lax.scan(block, state, jax.random.split(key, self.config.steps // BLOCK))
        trajectory: Trajectory = jax.tree.map(merged, nested)
        last = self.net(params, self.net.sight(self.observe(state)), state.offer)[1]
        final = by_seat(last, state.seat)
        rewards, figures = self.rewards(trajectory, ticket_weight, past_lanes)
        return state, self.batch(trajectory, rewards, final), figures

    def one_step(
        self, params: Params, past: Params, state: LaneState, fresh: LaneState, key: jax.Array, past_lanes: int
    ) -> tuple[LaneState, Trajectory]:
        """Decide and step once in every lane; lanes whose game ends take a fresh one."""
        lanes = self.config.lanes
        pick_key, card_key = jax.random.split(key)
        automatic = self.game.automatic(state)
        seen = self.net.sight(self.observe(state))
        mask = self.game.legal(state)
        logits, values = self.net(params, seen, state.offer)
        own = jnp.ones(lanes, bool)
        if past_lanes:
            frozen, _ = self.net(past, seen[:past_lanes], state.offer[:past_lanes])
            theirs = jnp.arange(past_lanes) % self.game.players == state.seat[:past_lanes]
            logits = logits.at[:past_lanes].set(jnp.where(theirs[:, None], frozen, logits[:past_lanes]))
            own = own.at[:past_lanes].set(~theirs)
        logits = jnp.where(mask, logits, NOT_LEGAL)
        noise = jax.random.gumbel(pick_key, logits.shape)
        action = jnp.argmax(logits + noise, axis=1).astype(jnp.int32)
        log_chance = jnp.take_along_axis(logits, action[:, None], 1)[:, 0] - jax.nn.logsumexp(logits, axis=1)
        moved = self.game.step(state, action, jax.random.uniform(card_key, (lanes,)))
        over = self.game.is_over(moved)
        entry = Trajectory(
            seen=seen,
            offer=state.offer,
            mask=jnp.packbits(mask, axis=1),
            action=action.astype(jnp.int16),
            log_chance=log_chance,
            values=by_seat(values, state.seat),
            seat=state.seat,
            weight=own & ~automatic,
            automatic=automatic,
            over=over,
            ends=ends_of(moved),
        )
        return chosen(over, fresh, moved), entry

    def rewards(
        self, trajectory: Trajectory, ticket_weight: jax.Array, past_lanes: int
    ) -> tuple[jax.Array, RolloutFigures]:
        """Score the games that ended; returns the reward of every seat at every step."""
        players = self.game.players
        steps, lanes = trajectory.over.shape
        flat = trajectory.over.reshape(-1)
        places = jnp.nonzero(flat, size=self.most_ends, fill_value=steps * lanes)[0]
        there = places < steps * lanes
        inside = jnp.minimum(places, steps * lanes - 1)
        ends: Ends = jax.tree.map(lambda rows: merged(rows)[inside], trajectory.ends)
        tables = self.game.tables
        scores = final_scores(tables, ends, cap=self.config.trail_cap, ticket_weight=ticket_weight)
        weighted = (scores.tickets * ticket_weight).astype(jnp.int32)  # what the totals count for tickets
        won = scores.places == 1
        share = won / won.sum(1, keepdims=True)
        others = jnp.where(jnp.eye(players, dtype=bool)[None], -(1 << 20), scores.totals[:, None, :]).max(2)
        margin = jnp.clip((scores.totals - others) / self.config.margin_scale, -1, 1)
        weight = self.config.margin_weight
        reward = (1 - weight) * (players * share - 1) / (players - 1) + weight * margin
        reward = jnp.where(there[:, None], reward, 0)
        rewards = jnp.zeros((steps * lanes + 1, players)).at[places].set(reward, mode="drop")[:-1]
        lane = inside % lanes
        with_past = there & (lane < past_lanes)
        past_seat = lane % players
        theirs = jnp.take_along_axis(share, past_seat[:, None], 1)[:, 0]
        n = there[:, None]
        figures = RolloutFigures(
            games=flat.sum(),
            points=jnp.where(n, scores.totals - weighted + scores.tickets, 0).sum(),
            tickets=jnp.where(n, scores.tickets, 0).sum(),
            completed=jnp.where(n, scores.completed, 0).sum(),
            length=(~trajectory.automatic).sum(),
            inexact=(there & ~scores.exact).sum(),
            lost=flat.sum() - there.sum(),
            past_games=with_past.sum(),
            past_wins=jnp.where(with_past, theirs, 0).sum(),
        )
        return rewards.reshape(steps, lanes, players), figures

    def batch(self, t: Trajectory, rewards: jax.Array, final: jax.Array) -> Batch:
        """Return advantages by seat, backwards: an automatic step passes on what comes after it."""
        smoothing = self.config.smoothing

        def back(
            carry: tuple[jax.Array, jax.Array], entry: tuple[jax.Array, jax.Array, jax.Array, jax.Array]
        ) -> tuple[tuple[jax.Array, jax.Array], jax.Array]:
            advantage, following = carry
            reward, values, over, automatic = entry
            goes_on = jnp.where(over, 0.0, 1.0)[:, None]
            surprise = reward + goes_on * following - values
            new = surprise + smoothing * goes_on * advantage
            idle = automatic[:, None]
            carried = jnp.where(idle, goes_on * advantage, new)
            worth = jnp.where(idle, reward + goes_on * following, values)
            return (carried, worth), carried

        entries = (rewards, t.values, t.over, t.automatic)
        _, advantage = lax.scan(back, (jnp.zeros_like(final), final), entries, reverse=True)
        returns = jnp.clip(advantage + t.values, -1, 1)
        rotated = from_seat(advantage, t.seat), from_seat(returns, t.seat)
        whole = Batch(t.seen, t.offer, t.mask, t.action, t.log_chance, rotated[0][..., 0], rotated[1], t.weight)
        flat: Batch = jax.tree.map(merged, whole)
        return flat


def merged(rows: jax.Array) -> jax.Array:
    """Return an array with its first two axes made one."""
    return rows.reshape(rows.shape[0] * rows.shape[1], *rows.shape[2:])


def by_seat(values: jax.Array, seat: jax.Array) -> jax.Array:
    """Return values whose first is the acting seat's own, put in the order of seats."""
    players = values.shape[-1]
    index = (jnp.arange(players) - seat[..., None].astype(jnp.int32)) % players
    return jnp.take_along_axis(values, index, axis=-1)


def from_seat(values: jax.Array, seat: jax.Array) -> jax.Array:
    """Return values in the order of seats, turned so that the acting seat's own is first."""
    players = values.shape[-1]
    index = (jnp.arange(players) + seat[..., None].astype(jnp.int32)) % players
    return jnp.take_along_axis(values, index, axis=-1)
