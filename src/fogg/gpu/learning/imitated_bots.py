"""Bots among the opponents of a run: only tensors play there, so a network first learns to decide as they do."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from fogg.bots import find_bot
from fogg.engine import Ruleset
from fogg.gpu.learning.imitation import record_games
from fogg.gpu.learning.train_config import TrainConfig
from fogg.gpu.learning.trainer import Trainer
from fogg.gpu.tensor_tables import tables_of

FIRST_SEED = 5_000_000  # far from those of matches
Say = Callable[[str], None]


def imitation_of(bot: str, config: TrainConfig, ruleset: Ruleset, folder: Path, games: int, say: Say) -> Path:
    """Return the file of a network that decides as a bot does; it is made once and kept in the folder.

    `say` is told what takes long, and how often the network decides the same.
    """
    path = folder / f"as-{re.sub(r'[^a-z0-9_]+', '-', bot.lower())}.npz"
    if path.exists():
        return path
    find_bot(bot)  # an unknown name is told before anything is begun
    folder.mkdir(parents=True, exist_ok=True)
    say(f"{bot} plays {games} games, for a network to imitate it")
    lessons = path.with_suffix(".lessons.npz")
    count = record_games(lessons, ruleset, config.players, bot, games, FIRST_SEED)
    trainer = Trainer(config, tables_of(ruleset))
    told = trainer.imitate(lessons)
    lessons.unlink()
    trainer.export(path)
    say(f"{bot} is imitated: {100 * told['same']:.0f} % of {count:,} decisions are the same")
    return path
