"""Updates of the network: PPO with Adam, in a few passes over a batch."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from fogg.gpu.learning.policy_net import Params, PolicyNet
from fogg.gpu.learning.rollout import NOT_LEGAL, Batch
from fogg.gpu.learning.train_config import TrainConfig


class Adam(NamedTuple):
    """The memory of Adam: running means of gradients and of their squares."""

    first: Params
    second: Params
    steps: jax.Array


class Losses(NamedTuple):
    """Averages over the last pass."""

    entropy: jax.Array
    value: jax.Array
    drift: jax.Array  # distance of the policy from the playing one
    gradient: jax.Array


def fresh_adam(params: Params) -> Adam:
    """Return a memory of nothing."""
    return Adam(jax.tree.map(jnp.zeros_like, params), jax.tree.map(jnp.zeros_like, params), jnp.float32(0))


class Updater:
    """Improves weights by a batch."""

    def __init__(self, net: PolicyNet, config: TrainConfig, actions: int) -> None:
        self.net = net
        self.config = config
        self.actions = actions

    def loss(self, params: Params, batch: Batch, entropy_weight: jax.Array) -> tuple[jax.Array, Losses]:
        """Return what is to be made small."""
        mask = jnp.unpackbits(batch.mask, axis=1, count=self.actions).astype(bool)
        logits, values = self.net(params, batch.seen, batch.offer)
        logits = jnp.where(mask, logits, NOT_LEGAL)
        log_chances = jax.nn.log_softmax(logits, axis=1)
        action = batch.action.astype(jnp.int32)[:, None]
        log_chance = jnp.take_along_axis(log_chances, action, axis=1)[:, 0]
        weight = batch.weight.astype(jnp.float32)
        total = jnp.maximum(weight.sum(), 1)
        mean = (batch.advantage * weight).sum() / total
        spread = jnp.sqrt((weight * (batch.advantage - mean) ** 2).sum() / total) + 1e-6
        advantage = (batch.advantage - mean) / spread
        moved = jnp.clip(log_chance - batch.log_chance, -5, 5)
        ratio = jnp.exp(moved)
        clip = self.config.clip
        policy = -jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - clip, 1 + clip) * advantage)
        entropy = -jnp.where(mask, jnp.exp(log_chances) * log_chances, 0).sum(1)
        value = ((values - batch.returns) ** 2).mean(1)
        wanted = policy + self.config.value_weight * value - entropy_weight * entropy
        losses = Losses(
            (entropy * weight).sum() / total,
            (value * weight).sum() / total,
            ((ratio - 1 - moved) * weight).sum() / total,
            jnp.float32(0),
        )
        return (wanted * weight).sum() / total, losses

    def update(
        self, params: Params, adam: Adam, batch: Batch, key: jax.Array, rate: jax.Array, entropy_weight: jax.Array
    ) -> tuple[Params, Adam, Losses]:
        """Return better weights."""
        rows, parts = self.config.rows, self.config.minibatches

        def mini(carry: tuple[Params, Adam], which: jax.Array) -> tuple[tuple[Params, Adam], Losses]:
            part: Batch = jax.tree.map(lambda column: column[which], batch)
            params, adam = carry
            (_, losses), gradient = jax.value_and_grad(self.loss, has_aux=True)(params, part, entropy_weight)
            norm = jnp.sqrt(sum(jnp.sum(one**2) for one in jax.tree.leaves(gradient)))
            scale = jnp.minimum(1.0, self.config.gradient_norm / (norm + 1e-6))
            return improved(params, adam, gradient, scale, rate), losses._replace(gradient=norm)

        def epoch(carry: tuple[Params, Adam], key: jax.Array) -> tuple[tuple[Params, Adam], Losses]:
            order = jax.random.permutation(key, rows).reshape(parts, rows // parts)
            return lax.scan(mini, carry, order)

        (params, adam), losses = lax.scan(epoch, (params, adam), jax.random.split(key, self.config.epochs))
        return params, adam, jax.tree.map(lambda row: row[-1].mean(), losses)


def improved(params: Params, adam: Adam, gradient: Params, scale: jax.Array, rate: jax.Array) -> tuple[Params, Adam]:
    """Return weights and memory after one step of Adam."""
    steps = adam.steps + 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new * scale, adam.first, gradient)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * (new * scale) ** 2, adam.second, gradient)

    def moved(weight: jax.Array, mean: jax.Array, square: jax.Array) -> jax.Array:
        return weight - rate * (mean / (1 - 0.9**steps)) / (jnp.sqrt(square / (1 - 0.999**steps)) + 1e-8)

    return jax.tree.map(moved, params, first, second), Adam(first, second, steps)
