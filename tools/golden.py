"""Regenerate the golden games: records and readable playthroughs in tests/golden/games.

Read the difference before you commit it: a change is either a mistake, or a reason to raise the edition's
`rules_version` (then delete the old games; one may stay in tests/golden/old, to be refused).
`--tell` keeps the records and only tells them in the words of today, after sentences were changed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests import sample  # noqa: E402
from tests.golden.playthrough import playthrough  # noqa: E402

import fogg  # noqa: E402
from fogg.engine.chance import Chance, Stream  # noqa: E402
from fogg.engine.decisions.action import Action, DrawFaceUp  # noqa: E402

GAMES = ROOT / "tests" / "golden" / "games"


def miser(game: fogg.Game, seat: int, stream: Stream) -> Action:
    """Let seat 0 hoard all cards and the others spend all they have, so that a seat must pass."""
    if seat == 0:
        return sample.hoard(game, seat, stream)
    return sample.prefer(game, seat, stream, ("claim", "station", "pay", "extra", "draw-tickets"))


# edition, variant, players, policy, seed
SPECS: list[tuple[str, str | None, int, Callable[[fogg.Game, int, Stream], Action], int]] = [
    ("usa", None, 2, sample.any_option, 1),
    ("usa", None, 5, sample.build, 2),
    ("usa", None, 3, sample.hoard, 3),
    ("usa", None, 2, miser, 4),
    ("usa", "usa_1910", 4, sample.save, 5),
    ("usa", "mega_game", 3, sample.any_option, 6),
    ("usa", "big_cities", 2, sample.save, 7),
    ("usa", "&alvin_dexter", 2, sample.any_option, 8),
    ("usa", "&alvin_dexter", 3, sample.build, 9),
    ("usa", "&alvin_dexter", 4, sample.save, 10),
    ("usa", "&alvin_dexter", 2, sample.hoard, 11),
    ("new_york", None, 2, sample.any_option, 1),
    ("new_york", None, 3, sample.hoard, 2),
    ("new_york", None, 4, sample.build, 3),
    ("new_york", None, 2, miser, 4),
    ("amsterdam", None, 2, sample.any_option, 1),
    ("amsterdam", None, 3, sample.hoard, 2),
    ("amsterdam", None, 4, sample.build, 3),
    ("amsterdam", None, 2, miser, 6),
    ("europe", None, 2, sample.any_option, 1),
    ("europe", None, 5, sample.timid, 2),
    ("europe", None, 3, sample.save, 3),
    ("europe", None, 2, miser, 4),
    ("europe", None, 2, sample.hoard, 8),
    ("europe", "europe_expanded", 4, sample.build, 5),
    ("europe", "mega_europe", 3, sample.any_option, 6),
    ("europe", "big_cities_europe", 2, sample.save, 7),
    ("europe", "&warehouses_depots", 2, sample.any_option, 9),
    ("europe", "&warehouses_depots", 3, sample.save, 10),
    ("europe", "&warehouses_depots", 5, sample.build, 11),
    ("europe", "&warehouses_depots", 2, sample.hoard, 12),
    ("marklin", None, 2, sample.any_option, 1),
    ("marklin", None, 3, sample.hoard, 2),
    ("marklin", None, 4, sample.build, 3),
    ("marklin", None, 2, miser, 4),
    ("marklin", None, 5, sample.save, 5),
    ("germany", None, 2, sample.any_option, 1),
    ("germany", None, 3, sample.hoard, 2),
    ("germany", None, 4, sample.build, 3),
    ("germany", None, 2, miser, 4),
    ("germany", None, 5, sample.save, 5),
    ("germany", "deutschland_2012", 3, sample.any_option, 6),
    ("france", None, 2, sample.any_option, 1),
    ("france", None, 3, sample.build, 2),
    ("france", None, 4, sample.save, 3),
    ("france", None, 5, sample.hoard, 4),
    ("france", None, 2, miser, 5),
    ("team_asia", None, 4, sample.any_option, 1),
    ("team_asia", None, 6, sample.build, 2),
    ("team_asia", None, 4, sample.save, 3),
    ("team_asia", None, 6, sample.hoard, 5),
    ("team_asia", None, 4, miser, 4),
    ("uk", None, 2, sample.any_option, 1),
    ("uk", None, 3, sample.build, 2),
    ("uk", None, 4, sample.save, 3),
    ("uk", None, 2, miser, 4),
    ("uk", None, 2, sample.hoard, 5),
    ("uk", "+advanced_technologies", 2, sample.odd, 6),
    ("uk", "+advanced_technologies", 3, sample.save, 7),
    ("uk", "+advanced_technologies", 4, sample.odd, 8),
    ("pennsylvania", None, 2, sample.any_option, 1),
    ("pennsylvania", None, 3, sample.build, 2),
    ("pennsylvania", None, 4, sample.save, 3),
    ("pennsylvania", None, 5, sample.hoard, 4),
    ("pennsylvania", None, 2, miser, 5),
    ("old_west", None, 2, sample.any_option, 1),
    ("old_west", None, 6, sample.build, 2),
    ("old_west", None, 4, sample.save, 3),
    ("old_west", None, 5, sample.hoard, 4),
    ("old_west", None, 2, miser, 5),
    ("old_west", "&alvin", 3, sample.build, 6),
    ("africa", None, 2, sample.any_option, 1),
    ("africa", None, 3, sample.build, 2),
    ("africa", None, 4, sample.save, 3),
    ("africa", None, 5, sample.hoard, 4),
    ("africa", None, 2, miser, 5),
    ("africa", None, 3, sample.odd, 6),
    ("nederland", None, 2, sample.any_option, 1),
    ("nederland", None, 3, sample.build, 2),
    ("nederland", None, 4, sample.save, 3),
    ("nederland", None, 5, sample.hoard, 4),
    ("nederland", None, 2, miser, 1),
    ("nederland", "no_tolls", 3, sample.build, 6),
    ("nederland", "two_players_neutral", 2, sample.any_option, 7),
    ("nederland", "two_players_neutral", 2, sample.build, 8),
    ("nordic", None, 2, sample.any_option, 1),
    ("nordic", None, 3, sample.build, 2),
    ("nordic", None, 2, sample.save, 3),
    ("nordic", None, 2, miser, 4),
    ("nordic", None, 3, sample.hoard, 5),
    ("switzerland", None, 2, sample.any_option, 1),
    ("switzerland", None, 3, sample.build, 2),
    ("switzerland", None, 2, sample.save, 3),
    ("switzerland", None, 2, miser, 4),
    ("switzerland", None, 3, sample.hoard, 5),
    ("switzerland", None, 3, sample.timid, 6),
    ("india", None, 2, sample.any_option, 1),
    ("india", None, 3, sample.build, 2),
    ("india", None, 4, sample.save, 3),
    ("india", None, 2, miser, 4),
    ("india", None, 3, sample.hoard, 5),
    ("legendary_asia", None, 2, sample.any_option, 1),
    ("legendary_asia", None, 3, sample.build, 2),
    ("legendary_asia", None, 5, sample.save, 3),
    ("legendary_asia", None, 2, miser, 4),
    ("legendary_asia", None, 4, sample.hoard, 5),
]


def play(edition: str, variant: str | None, players: int, policy: sample.Policy, seed: int) -> fogg.Game:
    """Return a game by that policy, with decisions taken back now and then and slots named."""
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"][:players]
    generator = "blake2b" if seed % 2 else "sfc32"
    game = fogg.new_game(edition, names, seed, generator=generator, **sample.choices(variant))
    stream = Chance(seed).stream("golden")
    while not game.over:
        seat = game.actors[stream.below(len(game.actors))]
        action = policy(game, seat, stream)
        slot = None
        if isinstance(action, DrawFaceUp):
            slots = [i for i, kind in enumerate(game.view(seat).market) if kind == action.kind.key]
            slot = slots[-1] if len(slots) > 1 else None
        game.play(seat, action, slot=slot)
        if game.undoable(seat) and stream.below(12) == 0:
            game.take_back(seat)
    return game


def tell() -> None:
    """Write the playthroughs of the records that are there; ValueError if more than sentences would change."""
    for file in sorted(GAMES.glob("*.jsonl")):
        text = file.with_suffix(".txt")
        before, after = text.read_text(encoding="utf-8"), playthrough(fogg.load_record(file))
        if facts(before) != facts(after):
            raise ValueError(f"{file.stem}: more than sentences would change")
        text.write_text(after, encoding="utf-8")


def facts(told: str) -> tuple[int, list[str]]:
    """Return the number of lines of a playthrough, and the keys of its refusals."""
    return told.count("\n"), re.findall(r"\[refusal-[a-z0-9-]+\]", told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", help="by default all")
    parser.add_argument("--tell", action="store_true", help="keep the records, and tell them again")
    chosen = parser.parse_args()
    asked = chosen.editions
    if chosen.tell:
        tell()
        return
    GAMES.mkdir(parents=True, exist_ok=True)
    for edition, variant, players, policy, seed in SPECS:
        if asked and edition not in asked:
            continue
        game = play(edition, variant, players, policy, seed)
        version = game.ruleset.edition.rules_version
        name = f"{(variant or edition).lstrip('+&')}-{players}-{policy.__name__}-v{version}"
        record = game.record()
        record.save(GAMES / f"{name}.jsonl")
        (GAMES / f"{name}.txt").write_text(playthrough(record), encoding="utf-8")
        print(f"{name}: {len(record.lines)} lines")


if __name__ == "__main__":
    main()
