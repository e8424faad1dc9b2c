"""`make soak-gpu`: the batch engine in lock-step with the rules, on the machine that JAX finds.

For every edition and variant that the batch engine knows, and every number of players: the same decisions and the same
chance must give the same masks, observations, positions, scores and ends. Prints a line for each, and stops at the
first difference.
"""

from __future__ import annotations

import argparse
import sys
import time

import jax

import fogg
from fogg import native
from fogg.board import describe
from fogg.gpu import NotBatched, tables_of
from fogg.gpu.gpu_kernels import uses_kernels
from fogg.gpu.lock_step import LockStep


def batched(editions: list[str]) -> list[tuple[str, str | None]]:
    """Return the editions and variants that the batch engine plays."""
    found: list[tuple[str, str | None]] = []
    for edition in editions:
        for variant in [None, *(one.id for one in describe(edition).variants)]:
            try:
                tables_of(fogg.ruleset(edition, variant=variant))
            except NotBatched:
                continue
            found.append((edition, variant))
    return found


def main() -> int:
    """Run all of it; 0 if both engines agree."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--editions", nargs="*", help="only these")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--decisions", type=int, default=100_000, help="of each edition, variant and number of players")
    parser.add_argument("--lanes", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="editions without their variants")
    asked = parser.parse_args()
    device = jax.devices()[0]
    print(f"{device.device_kind}, jax {jax.__version__}, rules {native.status().engine}", flush=True)
    for edition, variant in batched(asked.editions or fogg.playable()):
        if asked.plain and variant is not None:
            continue
        rules = fogg.ruleset(edition, variant=variant)
        for players in [asked.players] if asked.players else rules.edition.players:
            began = time.monotonic()
            pair = LockStep(rules, players, lanes=asked.lanes, seed=asked.seed)
            counts = pair.run(asked.decisions)
            name = f"{edition} {variant or ''}".strip()
            searches = "compiled searches" if uses_kernels(pair.tables) else "tensors alone"
            print(
                f"{name}, {players} players: {counts['decisions']:,} decisions and {counts['games']:,} ends agree, "
                f"{searches}, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
