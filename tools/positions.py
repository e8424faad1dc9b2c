"""Regenerate the positions of tests/positions: a game of every playable edition, to be played on near its end.

Bots play a seeded game. From some turn near the end one seat uses what is special about the edition as soon as it can;
among many games and turns the one is kept that needs the fewest decisions for all of it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.positions.book import BOARDS, WANTS, Position, add_ons_of, file_of, uses, variant_of  # noqa: E402

import fogg  # noqa: E402
from fogg.bots import find_bot  # noqa: E402
from fogg.engine.chance import Chance  # noqa: E402
from fogg.engine.decisions.action import Action, Claim  # noqa: E402

NAMES = ("Mira", "Ben", "Cleo", "Dan")
SEAT = 0
LAST_TURNS = 15  # of the seat: the point is the beginning of one of them
LEAST, FEW = 4, 7  # decisions at least, and few enough to stop searching
MANY = 25  # decisions that a test in a browser has no time for
BOT = find_bot("racer")
NOTHING = Chance(0).stream("nothing")  # the bot leaves nothing to chance in games of a sensible length


class Found(NamedTuple):
    """A game whose seat uses everything wanted after the point, in that many decisions."""

    decisions: int
    point: int
    game: fogg.Game


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("editions", nargs="*", default=list(WANTS))
    parser.add_argument("--games", type=int, default=60, help="seeds that are tried")
    asked = parser.parse_args()
    for edition in asked.editions:
        best = search(edition, asked.games)
        if best is None:
            sys.exit(f"{edition}: no game uses {', '.join(WANTS[edition])} near its end; try more --games")
        rows = tuple(json.loads(row) for row in best.game.record().text().splitlines())
        position = Position(SEAT, best.point, WANTS[edition], rows)
        file_of(edition).write_bytes(msgspec.json.encode(position) + b"\n")
        print(f"{edition}: {best.decisions} decisions from line {best.point} of {len(rows)}", flush=True)


def search(edition: str, games: int) -> Found | None:
    """Return the game with the fewest decisions after its point; the same for the same number of games."""
    best: Found | None = None
    for seed in range(1, games + 1):
        plain, turns = played(edition, seed)
        for point in reversed(turns[-LAST_TURNS:]):
            found = played_on(edition, plain, point, MANY if best is None else best.decisions - 1)
            best = found or best
        if best is not None and best.decisions <= FEW:
            break
    return best


def played(edition: str, seed: int) -> tuple[fogg.Game, list[int]]:
    """Return a game of bots alone, and after how many decisions each turn of the seat begins."""
    game = begun(edition, seed)
    turns = []
    while not game.over:
        if game.actors == [SEAT] and game.step.name() == "turn":
            turns.append(len(game.moves))
        spent = spending(game) if edition == "loans" and game.actors[0] == SEAT else None
        game.play(game.actors[0], spent or bot_choice(game))
    return game, turns


def played_on(edition: str, plain: fogg.Game, point: int, most: int) -> Found | None:
    """Return the same game, but that the seat wants things from the point on;
    None if it takes more decisions than `most`.
    """
    game = begun(edition, int(plain.chance.seed))
    for move in plain.moves[:point]:
        assert move.action is not None  # bots take nothing back
        game.play(move.seat, move.action)
    missing = set(WANTS[edition])
    decisions = 0
    while not game.over and decisions <= most:
        asked = wanted(game, missing) if game.actors[0] == SEAT else None
        action = asked or bot_choice(game)
        if game.actors[0] == SEAT:
            missing -= uses(game, action)
            decisions += 1
        game.play(game.actors[0], action)
    return Found(decisions, point, game) if game.over and not missing and LEAST <= decisions <= most else None


def begun(edition: str, seed: int) -> fogg.Game:
    board = BOARDS.get(edition, edition)
    players = min(fogg.load(board).players)
    return fogg.new_game(board, list(NAMES[:players]), seed, variant=variant_of(edition), add_ons=add_ons_of(edition))


def bot_choice(game: fogg.Game) -> Action:
    """Return what the bot does whose turn it is."""
    seat = game.actors[0]
    return BOT.decide(game.view(seat), game.options(seat), NOTHING, None)


def spending(game: fogg.Game) -> Action | None:
    """Return the claim with the dearest toll that the seat can pay; None if there is none. Bots save their tokens."""
    view = game.view(SEAT)
    tolls = [
        (int(notes[0].text.params["n"]), option)
        for option in game.options(SEAT)
        if isinstance(option, Claim) and (notes := view.claim_notes(int(option.route.id)))
    ]
    return max(tolls, key=lambda one: one[0])[1] if tolls else None


def wanted(game: fogg.Game, missing: set[str]) -> Action | None:
    """Return an option that uses something that is still missing; None if there is none."""
    return next((option for option in game.options(SEAT) if uses(game, option) & missing), None)


if __name__ == "__main__":
    main()
