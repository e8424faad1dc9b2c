"""Print how the engine runs, then a digest of a random game of every ruleset; `golden`: of every golden game too."""

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


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main() -> None:
    print(native.status())
    for file in sorted((ROOT / "tests" / "golden" / "games").glob("*.jsonl")) if "golden" in sys.argv else ():
        print(file.stem, digest(playthrough(fogg.load_record(file))))
    for n, (edition, variant, players) in enumerate(rulesets()):
        game = fogg.new_game(edition, players, n, **choices(variant))
        stream = Chance(n).stream("digest")
        while not game.over:
            seat = game.actors[0]
            game.play(seat, POLICIES[n % len(POLICIES)](game, seat, stream))
        views = "".join(game.view(seat).text() for seat in range(players))
        print(edition, variant, players, digest(views + game.record().text() + repr(game.result)))


if __name__ == "__main__":
    main()
