"""Batches of games as tensors: dealt, asked for legal actions and moved on, all lanes at once."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp

from fogg.gpu.lane_legal import is_automatic, legal_mask, random_action
from fogg.gpu.lane_observe import observe
from fogg.gpu.lane_state import OVER, LaneState, deal, draws_of_deal
from fogg.gpu.lane_step import step
from fogg.gpu.tensor_tables import NotBatched, TensorTables


class TensorGame:
    """The functions of a ruleset and a number of players. Each takes a `LaneState` with the batch as first axis.

    They are plain functions for `jax.jit`: nothing here is compiled before you ask for it.
    """

    def __init__(self, tables: TensorTables, players: int) -> None:
        if players not in tables.players:
            offered = ", ".join(str(number) for number in tables.players)
            raise NotBatched(f"{tables.name} takes {offered} players, not {players}")
        self.tables = tables
        self.players = players
        self.legal = jax.vmap(partial(legal_mask, tables))
        self.observe = jax.vmap(partial(observe, tables))
        self.automatic = jax.vmap(partial(is_automatic, tables))
        self.random_action = jax.vmap(partial(random_action, tables))
        self.step = jax.vmap(partial(step, tables))
        self.deal_by = jax.vmap(partial(deal, tables, players))

    def __repr__(self) -> str:
        return f"<TensorGame of {self.tables.name}, {self.players} players>"

    def deal(self, key: jax.Array, lanes: int) -> LaneState:
        """Return that many fresh games."""
        cards, order = jax.random.split(key)
        return self.deal_by(
            jax.random.uniform(cards, (lanes, draws_of_deal(self.tables, self.players))),
            jax.random.uniform(order, (lanes, self.tables.tickets)),
        )

    def is_over(self, state: LaneState) -> jax.Array:
        """Return which games are over."""
        return state.phase == OVER


def chosen(condition: jax.Array, yes: LaneState, no: LaneState) -> LaneState:
    """Return lanes of one batch where the condition holds, and of the other where it does not."""

    def pick(a: jax.Array, b: jax.Array) -> jax.Array:
        return jnp.where(condition.reshape(condition.shape + (1,) * (a.ndim - 1)), a, b)

    lanes: LaneState = jax.tree.map(pick, yes, no)
    return lanes
