"""The searches of the batch engine: longest paths and random actions, against the plain answers."""

import random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import fogg
from fogg.board.trails import longest_length
from fogg.gpu import TensorGame, gpu_kernels, tables_of
from fogg.gpu.device_trails import longest_paths
from fogg.gpu.lane_score import connected


def networks(count: int, seed: int) -> np.ndarray:
    """Return connected networks of USA with up to 26 trains, as rows of routes."""
    board = fogg.ruleset("usa").board
    chance = random.Random(seed)
    found = np.zeros((count, len(board.routes)), bool)
    for row in found:
        cities, trains = {chance.randrange(len(board.cities))}, 26
        while True:
            near = [r for r in board.routes if {int(r.a), int(r.b)} & cities and not row[r.id] and r.length <= trains]
            if not near:
                break
            route = chance.choice(near)
            row[route.id] = True
            trains -= route.length
            cities |= {int(route.a), int(route.b)}
    return found


@pytest.mark.parametrize("compiled", [True, False])
def test_longest_paths_are_those_of_the_board(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled:
        monkeypatch.setattr(gpu_kernels, "registered", lambda platform: False)
    rules = fogg.ruleset("usa")
    tables = tables_of(rules)
    own = networks(48, seed=4)
    wanted = [longest_length([rules.board.routes[r] for r in np.flatnonzero(row)], tables.cities) for row in own]
    found = jax.jit(lambda own: longest_paths(tables, own, connected(tables, own), 4000))(jnp.asarray(own))
    assert np.asarray(found.exact).sum() >= (48 if compiled else 30)  # the others have the longest path found so far
    for length, best, exact in zip(np.asarray(found.length), wanted, np.asarray(found.exact), strict=True):
        assert length == best if exact else length <= best


def test_random_actions_are_the_legal_ones_and_all_of_them() -> None:
    tables = tables_of(fogg.ruleset("new_york"))
    game = TensorGame(tables, 2)
    state = jax.jit(lambda key: game.deal(key, 24))(jax.random.key(1))
    step, pick, legal = jax.jit(game.step), jax.jit(game.random_action), jax.jit(game.legal)
    chance = np.random.default_rng(2)
    for number in range(40):
        mask = np.asarray(legal(state))
        waiting = np.asarray(game.automatic(state))
        if number % 10 == 9:  # every legal action is found, each by its share of the numbers
            grid = [np.asarray(pick(state, jnp.full(24, (i + 0.5) / 512, jnp.float32))) for i in range(512)]
            for lane in np.flatnonzero(~waiting):
                assert set(np.stack(grid)[:, lane].tolist()) == set(np.flatnonzero(mask[lane]).tolist())
        action = np.asarray(pick(state, jnp.asarray(chance.random(24), jnp.float32)))
        assert all(mask[lane, action[lane]] for lane in np.flatnonzero(~waiting))
        state = step(state, jnp.asarray(action), jnp.asarray(chance.random(24), jnp.float32))
