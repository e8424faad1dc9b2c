"""Measure the batch engine with random play: `python -m fogg.gpu.bench --edition <id> --players 2`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from fogg.gpu.lane_legal import nth
from fogg.gpu.lane_score import Ends, ends_of, final_scores
from fogg.gpu.lane_state import LaneState
from fogg.gpu.tensor_game import TensorGame, chosen
from fogg.gpu.tensor_tables import TensorTables, load_tables, tables_of

BLOCK = 16  # steps between fresh deals; no game is shorter
BLOCKS = 4
MODES = ("unscored", "scored", "observed")


class BenchCounts(NamedTuple):
    """Sums over the games of a chunk."""

    decisions: jax.Array
    games: jax.Array
    unscored: jax.Array
    inexact: jax.Array
    points: jax.Array


class Bench:
    """Random play in many lanes, one of `MODES`.

    `unscored`: a legal action at random, games restart by themselves. `scored`: the same with final scores of every
    game. `observed`: the legal mask and the observation are written out at every step, and the action is taken from
    the mask.
    """

    def __init__(self, tables: TensorTables, players: int, lanes: int, mode: str) -> None:
        self.game = TensorGame(tables, players)
        self.lanes = lanes
        self.mode = mode
        self.observe = self.game.observe
        self.pick: Callable[..., jax.Array] = jax.vmap(lambda mask, chance: nth(mask.astype(jnp.int32), chance)[0])
        self.play = jax.jit(self.chunk, donate_argnums=(0, 1))
        self.begin = jax.jit(lambda key: self.game.deal(key, lanes))

    def buffers(self, state: LaneState) -> tuple[jax.Array, jax.Array]:
        """Return room for the last mask and observation."""
        if self.mode != "observed":
            return jnp.zeros(0), jnp.zeros(0)
        shapes = jax.eval_shape(self.game.legal, state), jax.eval_shape(self.observe, state)
        return jnp.zeros(shapes[0].shape, bool), jnp.zeros(shapes[1].shape, jnp.float32)

    def chunk(
        self, state: LaneState, buffers: tuple[jax.Array, jax.Array], key: jax.Array
    ) -> tuple[LaneState, tuple[jax.Array, jax.Array], BenchCounts]:
        """Take some steps in every lane."""
        none = jnp.int32(0)

        def block(carry: Any, key: jax.Array) -> tuple[Any, None]:
            deal_key, play_key = jax.random.split(key)
            fresh = self.game.deal(deal_key, self.lanes)

            def one(carry: Any, key: jax.Array) -> tuple[Any, None]:
                state, buffers, ends, done, decisions, games, lost = carry
                chance = jax.random.uniform(key, (2, self.lanes))
                if self.mode == "observed":
                    buffers = self.game.legal(state), self.observe(state)
                    action = self.pick(buffers[0], chance[0])
                else:
                    action = self.game.random_action(state, chance[0])
                moved = self.game.step(state, action, chance[1])
                decisions += (moved.decisions - state.decisions).astype(jnp.int32).sum()
                over = self.game.is_over(moved)
                if self.mode == "scored":
                    lost += (over & done).sum()
                    keep: Ends = jax.tree.map(
                        lambda new, old: jnp.where(over.reshape(-1, *[1] * (new.ndim - 1)), new, old),
                        ends_of(moved),
                        ends,
                    )
                    ends, done = keep, done | over
                games += over.sum()
                return (chosen(over, fresh, moved), buffers, ends, done, decisions, games, lost), None

            return lax.scan(one, carry, jax.random.split(play_key, BLOCK))

        start = (state, buffers, ends_of(state), jnp.zeros(self.lanes, bool), none, none, none)
        (state, buffers, ends, done, decisions, games, lost), _ = lax.scan(block, start, jax.random.split(key, BLOCKS))
        counted = BenchCounts(decisions, games, lost, none, none)
        if self.mode == "scored":
            counted = self.scored(counted, ends, done)
        return state, buffers, counted

    def scored(self, counted: BenchCounts, ends: Ends, done: jax.Array) -> BenchCounts:
        """Score the games that ended in this chunk."""
        size = self.lanes * 5 // 8
        which = jnp.nonzero(done, size=size, fill_value=self.lanes)[0]
        there = which < self.lanes
        games: Ends = jax.tree.map(lambda rows: rows[jnp.minimum(which, self.lanes - 1)], ends)
        scores = final_scores(self.game.tables, games)
        return counted._replace(
            unscored=counted.unscored + done.sum() - there.sum(),
            inexact=(there & ~scores.exact).sum(),
            points=jnp.where(there[:, None], scores.totals, 0).sum(),
        )

    def run(self, seconds: float, warm: int, seed: int = 7) -> dict[str, Any]:
        """Return the figures of that many seconds, after `warm` chunks."""
        key = jax.random.key(seed, impl="rbg")
        state = self.begin(key)
        size = sum(leaf.nbytes for leaf in jax.tree.leaves(state)) / self.lanes
        buffers = self.buffers(state)
        began = time.perf_counter()
        totals = [0] * len(BenchCounts._fields)
        for number in range(warm + 1):
            state, buffers, counted = self.play(state, buffers, jax.random.fold_in(key, number))
            if number == 0:
                counted.games.block_until_ready()
                compiling = time.perf_counter() - began
        counted.games.block_until_ready()
        began = time.perf_counter()
        chunks = 0
        while time.perf_counter() - began < seconds:
            state, buffers, counted = self.play(state, buffers, jax.random.fold_in(key, warm + 1 + chunks))
            chunks += 1
            totals = [total + int(value) for total, value in zip(totals, counted, strict=True)]
        took = time.perf_counter() - began
        decisions, games, unscored, inexact, points = totals
        return {
            "edition": self.game.tables.name,
            "players": self.game.players,
            "lanes": self.lanes,
            "mode": self.mode,
            "games_per_second": round(games / took),
            "decisions_per_second": round(decisions / took),
            "steps_per_second": round(chunks * BLOCK * BLOCKS * self.lanes / took),
            "decisions_per_game": round(decisions / max(1, games), 1),
            "bytes_per_game": size,
            "unscored": unscored,
            "inexact": inexact,
            "mean_points": round(points / max(1, games - unscored) / self.game.players, 2),
            "compile_seconds": round(compiling, 1),
            "seconds": round(took, 2),
        }


def main(arguments: list[str]) -> None:
    """Measure what was asked for and print a line of JSON for each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--edition", help="an edition; its files and the rules are read")
    parser.add_argument("--tables", type=Path, help="tables of a ruleset in a file, instead of an edition")
    parser.add_argument("--players", default="2", help="numbers of players, such as 2,4")
    parser.add_argument("--lanes", default="65536", help="games side by side, such as 4096,65536")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--warm", type=int, default=12, help="chunks of 64 steps before it")
    parser.add_argument("--out", type=Path, help="also append the lines to a file")
    chosen_ = parser.parse_args(arguments)
    if chosen_.tables is not None:
        tables = load_tables(chosen_.tables)
    else:
        from fogg.engine import ruleset

        tables = tables_of(ruleset(chosen_.edition))
    device = jax.devices()[0]
    for players in chosen_.players.split(","):
        for mode in chosen_.modes.split(","):
            for lanes in chosen_.lanes.split(","):
                bench = Bench(tables, int(players), int(lanes), mode)
                figures = {
                    **bench.run(chosen_.seconds, chosen_.warm),
                    "device": device.device_kind,
                    "jax": jax.__version__,
                }
                line = json.dumps(figures)
                print(line, flush=True)
                if chosen_.out is not None:
                    with chosen_.out.open("a", encoding="utf-8") as file:
                        file.write(line + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
