"""A start from other bots' games: decisions are recorded by the rules, and a network learns to decide the same.

`record_games` needs the rules and a bot, `Imitator` only the file it wrote.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from fogg.bots import GameBot, find_bot
from fogg.bots.observation import Observer, observation_spec
from fogg.engine import Chance, Ruleset
from fogg.engine.game import start
from fogg.gpu.learning.policy_net import Params, PolicyNet
from fogg.gpu.learning.rollout import NOT_LEGAL
from fogg.gpu.learning.train_config import TrainError
from fogg.gpu.learning.updates import Adam, fresh_adam, improved

LARGEST = 255  # of the numbers that are kept; only turns go beyond


class Lessons(NamedTuple):
    """Decisions of a bot: what it saw, could do and did, and how the game ended for its seat."""

    seen: np.ndarray  # whole numbers, as an observer writes them
    mask: np.ndarray  # as bits
    action: np.ndarray
    offer: np.ndarray
    worth: np.ndarray  # [.., players], the first is the seat's own
    scales: np.ndarray


def record_games(
    path: Path, ruleset: Ruleset, players: int, bot: str, games: int, seed: int, *, scale: float = 60.0
) -> int:
    """Let a bot play against itself and keep its decisions in a file; returns how many there are."""
    player = find_bot(bot)
    if not isinstance(player, GameBot):
        raise TrainError(f"{bot} cannot be imitated: it needs a view for each decision")
    spec = observation_spec(ruleset, players)
    observer = Observer(ruleset, spec)
    slots = ruleset.dealer.most_offered()
    rows: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "offer", "worth")}
    for number in range(games):
        game = start(ruleset, [f"Seat {seat + 1}" for seat in range(players)], Chance(seed + number), telling=False)
        stream = Chance(seed + number).stream("bots")
        seats = []
        while not game.over:
            seat = game.actors[0]
            action = player.act(game, seat, stream)
            if observer.allow(game, seat) > 1:
                observer.observe(game, seat)
                rows["seen"].append(np.clip(np.array(list(observer.numbers), np.int32), 0, LARGEST).astype(np.uint8))
                rows["mask"].append(np.packbits(np.array(list(observer.mask), bool)))
                rows["action"].append(action.id)
                offer = game.players[seat].offer
                rows["offer"].append([*offer, *[-1] * (slots - len(offer))])
                seats.append(seat)
            game.do(seat, action)
        result = game.result
        assert result is not None
        totals = [result.total(seat) for seat in range(players)]
        share = [float(seat in result.winners) / len(result.winners) for seat in range(players)]
        worth = [
            0.7 * (players * share[seat] - 1) / (players - 1)
            + 0.3 * float(np.clip((totals[seat] - max(t for s, t in enumerate(totals) if s != seat)) / scale, -1, 1))
            for seat in range(players)
        ]
        rows["worth"] += [[worth[(seat + k) % players] for k in range(players)] for seat in seats]
    np.savez_compressed(
        path,
        seen=np.stack(rows["seen"]),
        mask=np.stack(rows["mask"]),
        action=np.array(rows["action"], np.int16),
        offer=np.array(rows["offer"], np.int8),
        worth=np.array(rows["worth"], np.float16),
        scales=np.array(spec.scales(), np.float32),
        about=np.array(json.dumps({"edition": ruleset.edition.id, "players": players, "bot": bot, "games": games})),
    )
    return len(rows["action"])


def read_lessons(path: Path) -> Lessons:
    """Return the decisions of a file."""
    with np.load(path) as stored:
        return Lessons(*(stored[name] for name in Lessons._fields))


def imitated(
    net: PolicyNet, params: Params, lessons: Lessons, actions: int, *, epochs: int, rate: float = 1e-3, rows: int = 4096
) -> tuple[Params, dict[str, float]]:
    """Return weights that decide as the lessons do, and how often they do."""
    count = len(lessons.action) // rows * rows
    if not count:
        raise TrainError(f"{len(lessons.action)} decisions are too few: {rows} are needed")
    data = Lessons(*(jnp.asarray(column) for column in lessons))  # type: ignore[arg-type]

    def loss(params: Params, which: jax.Array) -> tuple[jax.Array, jax.Array]:
        seen = net.sight(data.seen[which] * data.scales)
        logits, values = net(params, seen, data.offer[which])
        mask = jnp.unpackbits(data.mask[which], axis=1, count=actions).astype(bool)
        log_chances = jax.nn.log_softmax(jnp.where(mask, logits, NOT_LEGAL), axis=1)
        action = data.action[which].astype(jnp.int32)[:, None]
        right = jnp.argmax(jnp.where(mask, logits, NOT_LEGAL), axis=1) == action[:, 0]
        wrong = ((values - data.worth[which].astype(jnp.float32)) ** 2).mean()
        return -jnp.take_along_axis(log_chances, action, axis=1).mean() + 0.5 * wrong, right.mean()

    def one(carry: tuple[Params, Adam], given: tuple[jax.Array, jax.Array]) -> tuple[tuple[Params, Adam], jax.Array]:
        params, adam = carry
        (_, right), gradient = jax.value_and_grad(loss, has_aux=True)(params, given[0])
        norm = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(gradient)))
        return improved(params, adam, gradient, jnp.minimum(1.0, 1.0 / (norm + 1e-6)), given[1]), right

    @jax.jit
    def epoch(params: Params, adam: Adam, key: jax.Array, rates: jax.Array) -> tuple[Params, Adam, jax.Array]:
        order = jax.random.permutation(key, len(lessons.action))[:count].reshape(-1, rows)
        (params, adam), right = lax.scan(one, (params, adam), (order, rates))
        return params, adam, right.mean()

    began = time.monotonic()
    adam = fresh_adam(params)
    right = jnp.float32(0)
    for number in range(epochs):
        steps = np.linspace(1 - number / epochs, 1 - (number + 1) / epochs, count // rows, endpoint=False)
        params, adam, right = epoch(params, adam, jax.random.key(number), jnp.asarray(rate * steps, jnp.float32))
    return params, {"same": round(float(right), 4), "seconds": round(time.monotonic() - began, 1)}
