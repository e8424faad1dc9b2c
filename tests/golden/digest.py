"""Print how the engine runs, then a digest of every golden game and of random games of every edition."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.golden.playthrough import playthrough  # noqa: E402
from tests.sample import POLICIES, choices, rulesets  # noqa: E402

import fogg  # noqa: E402
from fogg import native  # noqa: E402
from fogg.engine.chance import Chance  # noqa: E402

RANDOM_GAMES = 2  # of each edition, variant and number of players


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main() -> None:
    print(native.status())
    for file in sorted((ROOT / "tests" / "golden" / "games").glob("*.jsonl")):
        print(file.stem, digest(playthrough(fogg.load_record(file))))
    for edition, variant, players in rulesets():
        for seed in range(RANDOM_GAMES):
            game = fogg.new_game(edition, players, seed, **choices(variant))
            stream = Chance(seed).stream("digest")
            while not game.over:
                seat = game.actors[0]
                game.play(seat, POLICIES[seed % len(POLICIES)](game, seat, stream))
            views = "".join(game.view(seat).text() for seat in range(players))
            print(edition, variant, players, seed, digest(views + game.record().text() + repr(game.result)))


if __name__ == "__main__":
    main()
