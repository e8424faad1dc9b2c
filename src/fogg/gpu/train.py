"""Train a network where only jax and NumPy are at hand: `python -m fogg.gpu.train config.toml --out run`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from fogg.gpu.learning.checkpoints import WEIGHTS
from fogg.gpu.learning.policy_net import Params
from fogg.gpu.learning.train_config import TrainConfig, read_config
from fogg.gpu.learning.trainer import Trainer
from fogg.gpu.tensor_tables import TensorTables, load_tables, tables_of


def tables_for(config: TrainConfig, stored: Path | None) -> TensorTables:
    """Return the tables of a configuration: of a file, or of the edition itself."""
    if stored is not None:
        return load_tables(stored)
    from fogg.engine import ruleset

    return tables_of(ruleset(config.edition, variant=config.variant or None))


def start_params(path: Path, config: TrainConfig) -> Params:
    """Return the weights of an exported network for the players of a configuration."""
    from fogg.engine import ruleset
    from fogg.gpu.learning.transfer import start_from

    return start_from(path, ruleset(config.edition, variant=config.variant or None), config.players)


def prepared(
    config: TrainConfig,
    out: Path,
    *,
    resume: Path | None = None,
    tables: Path | None = None,
    start: Path | None = None,
    against: Path | None = None,
    opponents: Sequence[Path] = (),
) -> Trainer:
    """Return a trainer that continues from `resume`, or from a checkpoint in `out`, or begins."""
    trainer = Trainer(config, tables_for(config, tables))
    if start is not None:
        trainer.begin_with(start_params(start, config))
    if against is not None:
        trainer.play_against(start_params(against, config))
    if opponents:
        trainer.play_with([start_params(path, config) for path in opponents])
    found = resume or (out if (out / WEIGHTS).exists() else None)
    if found is not None:
        trainer.load(found)
    return trainer


def main(arguments: list[str] | None = None) -> None:
    """Train for some time and write a checkpoint, the curve and the network."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="folder of the checkpoint")
    parser.add_argument(
        "--resume", type=Path, help="folder of a checkpoint to continue from; by default --out, if it has one"
    )
    parser.add_argument("--start", type=Path, help="begin with an exported network, also one for other players")
    parser.add_argument("--imitate", type=Path, help="begin by imitating the decisions that this file has")
    parser.add_argument(
        "--against", type=Path, help="one seat of every game is this exported network, which never learns"
    )
    parser.add_argument(
        "--opponent", type=Path, action="append", default=[], help="an exported network that stays among past selves"
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after that many seconds")
    parser.add_argument("--fit", type=float, help="scale the stages so that the run is over after that many seconds")
    parser.add_argument("--tables", type=Path, help="tables of the ruleset in a file, instead of its edition")
    parser.add_argument("--every", type=int, default=10, help="iterations for each row of the curve")
    parser.add_argument("--export", type=Path, help="file of the network for `net`; it can be made later from --out")
    chosen = parser.parse_args(arguments)
    config = read_config(chosen.config)
    trainer = prepared(
        config,
        chosen.out,
        resume=chosen.resume,
        tables=chosen.tables,
        start=chosen.start,
        against=chosen.against,
        opponents=chosen.opponent,
    )
    if chosen.imitate is not None and trainer.iteration == 0:
        print(f"imitated: {trainer.imitate(chosen.imitate)}", flush=True)

    def report(row: dict[str, float]) -> None:
        shown = ("iteration", "seconds", "games", "points", "tickets", "completed", "length", "entropy", "value_loss")
        text = " ".join(f"{name} {row[name]:.4g}" for name in (*shown, "drift", "past_wins", "inexact", "lost"))
        print(f"{text} M/s {row['per_second'] / 1e6:.3f}", flush=True)

    print(
        f"{trainer.game}, {trainer.net.inputs} inputs, {sum(w.size for w in trainer.params.values()):,} weights",
        flush=True,
    )
    print(f"iteration {trainer.iteration} of {trainer.total}", flush=True)
    if chosen.seconds > 0:
        trainer.run(chosen.seconds, report, every=chosen.every, saving=(chosen.out, 120.0), fit=chosen.fit)
    trainer.save(chosen.out)
    if chosen.export is not None:
        trainer.export(chosen.export)
    print(f"stopped at iteration {trainer.iteration} of {trainer.total} after {trainer.seconds:.0f} seconds in all")


if __name__ == "__main__":
    main(sys.argv[1:])
