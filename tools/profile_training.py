"""Play games with modules that count what they do: `python -P profile_training.py SOURCES TWINS`.

`fogg.native.build` starts it for a compile by a profile.

Random games of editions with different rules, then games of the bots that search and analysis are made of: what takes
time in them is what the compiler should care for.
"""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

RANDOM_GAMES = {
    "usa": 400,
    "europe": 120,
    "new_york": 200,
    "nordic": 80,
    "switzerland": 60,
    "uk": 40,
    "marklin": 40,
    "africa": 40,
    "pennsylvania": 40,
    "france": 30,
}
MATCHES = (("racer", "greedy", 20), ("planner", "racer", 20), ("planner", "search:20", 6))
PLAYED = ("usa", "europe", "new_york")  # by bots


def take(sources: Path, twins: Path) -> None:
    """Make imports take the twins of that folder, and no build that fits the sources."""
    spec = spec_from_file_location("counting_native", sources / "fogg" / "native" / "__init__.py")
    assert spec and spec.loader
    native = module_from_spec(spec)
    sys.modules[spec.name] = native
    spec.loader.exec_module(native)
    sys.meta_path.insert(0, native.CompiledFinder(twins))
    os.environ["FOGG_NATIVE"] = "off"


def main(sources: Path, twins: Path) -> None:
    """Play."""
    take(sources, twins)
    sys.path.insert(0, str(sources))
    import fogg
    from fogg.bots import find_bot, play_game

    for edition, games in RANDOM_GAMES.items():
        for seed in range(games):
            game = fogg.new_game(edition, 2 + seed % 2, seed, history=False)
            fogg.play_out(game, fogg.Chance(seed).stream("training"))
            fogg.totals(game)
    for edition in PLAYED:
        for first, second, games in MATCHES:
            bots = [find_bot(first), find_bot(second)]
            for seed in range(games):
                game = fogg.new_game(edition, 2, seed, history=False)
                play_game(game, bots, [fogg.Chance(seed).stream(f"training/{seat}") for seat in range(2)])
                fogg.totals(game)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
