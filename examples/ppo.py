"""PPO in one file, with NumPy alone: an agent learns to play a small board against a bot, on a CPU, in a minute.

python examples/ppo.py --out curve.html              # or, from the wheel: python -m fogg.examples.ppo --out curve.html

Needs the extra `envs`: pip install 'fogg-rails[envs]'. The curve is printed while it learns and saved as a page (.html)
or a table (.csv). Two hidden layers, masked actions, advantages by GAE, Adam: nothing here is special to Fogg but the
environment, and everything can be read from top to bottom.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # with matrices this small, threads would only wait for each other

import numpy as np

from fogg import envs

HIDDEN = 128
ROLLOUT = 32  # decisions in each game between two updates
EPOCHS, BATCHES = 3, 4
GAMMA, LAMBDA, CLIP = 1.0, 0.95, 0.2
ENTROPY, VALUE, RATE = 0.01, 0.5, 1e-3
POINTS = 50.0  # a margin of that many points is a reward of 1
NOT_LEGAL = -1e9


class Network:
    """Observation -> two hidden layers -> a logit for each action, and a value."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        gains = [1.0, 1.0, 0.01, 1.0]
        self.weights = [gain / a**0.5 * rng.standard_normal((a, b)) for (a, b), gain in zip(sizes, gains, strict=True)]
        self.weights = [w.astype(np.float32) for w in (*self.weights, *(np.zeros(b) for _, b in sizes))]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Return both hidden layers, the chances of all actions, and the values."""
        w1, w2, w3, w4, b1, b2, b3, b4 = self.weights
        first = np.tanh(seen @ w1 + b1)
        second = np.tanh(first @ w2 + b2)
        logits = np.where(mask, second @ w3 + b3, np.float32(NOT_LEGAL))
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return first, second, chances / chances.sum(1, keepdims=True), (second @ w4 + b4)[:, 0]

    def learn(self, seen, mask, actions, old_logs, advantages, returns, rate: float) -> None:
        """Take one step of Adam on the loss of PPO, with gradients written out by hand."""
        first, second, chances, values = self.forward(seen, mask)
        n, rows = len(actions), np.arange(len(actions))
        logs = np.log(np.maximum(chances, 1e-12))
        ratio = np.exp(logs[rows, actions] - old_logs)
        inside = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        # The loss is -min(ratio * A, clipped * A) - ENTROPY * H + VALUE * (V - R)^2 / 2, averaged.
        pull = (ratio * advantages * inside)[:, None] * chances
        pull[rows, actions] -= ratio * advantages * inside
        entropy = -(chances * logs).sum(1, keepdims=True)
        pull += ENTROPY * chances * (logs + entropy)
        d_logits = np.where(mask, pull, 0) / n
        d_values = VALUE * (values - returns)[:, None] / n
        _, w2, w3, w4 = self.weights[:4]
        d_second = (d_logits @ w3.T + d_values @ w4.T) * (1 - second**2)
        d_first = (d_second @ w2.T) * (1 - first**2)
        grads = [seen.T @ d_first, first.T @ d_second, second.T @ d_logits, second.T @ d_values]
        grads += [d.sum(0) for d in (d_first, d_second, d_logits, d_values)]
        norm = np.sqrt(sum((g**2).sum() for g in grads))
        self.steps += 1
        for w, g, mean, square in zip(self.weights, grads, self.means, self.squares, strict=True):
            g = g * min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (g - mean)
            square += 0.001 * (g**2 - square)
            step = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            w -= rate * step


def sample(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Return an action of each row by its chances."""
    return (chances.cumsum(1) > rng.random((len(chances), 1))).argmax(1)


def train(
    edition: str = "new_york", bot: str = "greedy", decisions: int = 400_000, games: int = 32, seed: int = 1
) -> list[tuple[int, float]]:
    """Learn, and return the curve: decisions so far, and the mean margin in points of the games of each stretch."""
    rng = np.random.default_rng(seed)
    env = envs.vector(edition, games, 2, bots=bot, seat=None, reward="margin", processes=0, illegal="raise")
    network = Network(env.single_observation_space.shape[0], int(env.single_action_space.n), rng)
    seen, infos = env.reset(seed=seed)
    mask = infos["action_mask"].astype(bool)
    curve, margins, done = [], [], 0
    updates = decisions // (games * ROLLOUT)
    for update in range(updates):
        kept = []
        for _ in range(ROLLOUT):
            _, _, chances, values = network.forward(seen, mask)
            actions = sample(chances, rng)
            logs = np.log(chances[np.arange(games), actions])
            before = seen, mask, actions, logs, values
            seen, rewards, ended, _, infos = env.step(actions)
            mask = infos["action_mask"].astype(bool)
            margins += rewards[ended].tolist()
            kept.append((*before, (rewards / POINTS).astype(np.float32), ended))
        later, running = network.forward(seen, mask)[3], np.zeros(games, np.float32)
        batch = []
        for observed, legal, actions, logs, values, rewards, ended in reversed(kept):
            alive = 1 - ended.astype(np.float32)
            running = rewards + GAMMA * alive * later - values + GAMMA * LAMBDA * alive * running
            batch.append((observed, legal, actions, logs, running, running + values))
            later = values
        data = [np.concatenate(part) for part in zip(*batch, strict=True)]
        data[4] = (data[4] - data[4].mean()) / (data[4].std() + 1e-8)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(data[0])), BATCHES):
                network.learn(*(column[part] for column in data), rate=RATE * (1 - update / updates))
        done += games * ROLLOUT
        if (update + 1) % max(1, updates // 25) == 0 and margins:
            curve.append((done, float(np.mean(margins))))
            print(f"{done:>9,} decisions  {curve[-1][1]:+7.1f} points ahead of {bot}, {len(margins)} games", flush=True)
            margins = []
    env.close()
    return curve


def save(curve: list[tuple[int, float]], file: Path, bot: str) -> None:
    """Write the curve as a page or as a table."""
    if file.suffix == ".csv":
        file.write_text("decisions,margin\n" + "".join(f"{n},{margin:.3f}\n" for n, margin in curve))
        return
    from fogg.report import Series, html_page, line_plot, section

    plot = line_plot([Series(f"points ahead of {bot}", curve)], words="margin over decisions", mark=0)
    file.write_text(html_page("PPO on a small board", section("Learning curve", plot)), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Train an agent with PPO, on a CPU.")
    parser.add_argument("--edition", default="new_york")
    parser.add_argument("--bot", default="greedy", help="the opponent: random, greedy, racer, planner, ...")
    parser.add_argument("--decisions", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the curve goes: a file .html or .csv")
    given = parser.parse_args()
    curve = train(given.edition, given.bot, given.decisions, seed=given.seed)
    if given.out:
        save(curve, given.out, given.bot)
        print(f"saved {given.out}")


if __name__ == "__main__":
    main()
