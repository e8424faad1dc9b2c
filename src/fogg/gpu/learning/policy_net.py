"""The network: an observation in, logits of all actions and a value for each seat out."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from fogg.gpu.learning.action_heads import ActionHeads

Params = dict[str, jax.Array]
ALIGNED = 64  # rows of that many numbers are multiplied fastest


class PolicyNet:
    """A trunk of wide layers with residual blocks. Matrix products are in 16 bits (bfloat16) where that is asked."""

    def __init__(self, heads: ActionHeads, inputs: int, players: int, *, width: int, blocks: int, half: bool) -> None:
        self.heads = heads
        self.inputs = inputs
        self.players = players
        self.width = width
        self.blocks = blocks
        self.precision = jnp.bfloat16 if half else jnp.float32
        self.padding = -inputs % ALIGNED if half else 0

    def init(self, key: jax.Array) -> Params:
        """Return fresh weights."""
        params: Params = {}

        def layer(name: str, key: jax.Array, size_in: int, size_out: int, gain: float) -> None:
            params[f"{name}_w"] = jax.random.normal(key, (size_in, size_out)) * (gain / np.sqrt(size_in))
            params[f"{name}_b"] = jnp.zeros(size_out)

        keys = jax.random.split(key, self.blocks + 3)
        layer("first", keys[0], self.inputs, self.width, 1.4)
        for block in range(self.blocks):
            layer(f"block{block}", keys[1 + block], self.width, self.width, 1.4)
        layer("policy", keys[-2], self.width, self.heads.outputs, 0.05)
        layer("value", keys[-1], self.width, 1 if self.players == 2 else self.players, 0.1)
        return params

    def sight(self, observed: jax.Array) -> jax.Array:
        """Return observations as the network takes them: in its precision, and filled up with zeros."""
        return jnp.pad(observed.astype(self.precision), ((0, 0), (0, self.padding)))

    def __call__(self, params: Params, seen: jax.Array, offer: jax.Array) -> tuple[jax.Array, jax.Array]:
        """Return logits [rows, actions] and values [rows, players], the first of them the seat's own.

        `seen` are observations that `sight` has prepared.
        """
        first = {**params, "first_w": jnp.pad(params["first_w"], ((0, self.padding), (0, 0)))}
        trunk = jax.nn.relu(self.linear(first, "first", seen))
        for block in range(self.blocks):
            trunk = trunk + jax.nn.relu(self.linear(params, f"block{block}", trunk))
        out = self.linear(params, "policy", trunk)
        tickets = out[:, self.heads.plain :]
        named = jax.nn.one_hot(offer.astype(jnp.int32), self.heads.tickets, dtype=jnp.float32)
        slots = (named * tickets[:, None, :]).sum(2)  # a product of matrices for each row would be slower
        parts = jnp.concatenate([out[:, : self.heads.plain], slots], axis=1)
        logits = jnp.matmul(parts, jnp.asarray(self.heads.matrix, jnp.float32))
        value = jnp.tanh(self.linear(params, "value", trunk))
        if self.players == 2:
            value = jnp.concatenate([value, -value], axis=1)
        return logits, value

    def linear(self, params: Params, name: str, rows: jax.Array) -> jax.Array:
        """Return a layer's sums."""
        weights = params[f"{name}_w"].astype(self.precision)
        product = jnp.matmul(rows.astype(self.precision), weights, preferred_element_type=jnp.float32)
        return product + params[f"{name}_b"].astype(jnp.float32)
