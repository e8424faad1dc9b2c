"""The choice of a table: edition, players, variant, settings and add-ons, checked once and used for every game."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache

from fogg.board import load
from fogg.engine import Chance, Game, Ruleset, Stream, playable, ruleset
from fogg.engine.game import start
from fogg.errors import WrongSeats

Settings = Mapping[str, bool | int | str]
SEEDS = 1 << 62  # seeds of games that follow from the seed of an environment


class TableChoice:
    """An edition with its choices and a number of players; makes games without history, for speed."""

    def __init__(
        self,
        edition: str | os.PathLike[str] | None,
        players: int | None = None,
        *,
        variant: str | None = None,
        settings: Settings | None = None,
        add_ons: Sequence[str] = (),
    ) -> None:
        self.ruleset: Ruleset = ruleset(
            edition or smallest_edition(), variant=variant, settings=settings, add_ons=add_ons
        )
        allowed = self.ruleset.edition.players
        self.players: int = allowed[0] if players is None else players
        if isinstance(players, bool) or self.players not in allowed:
            raise WrongSeats(self.ruleset.edition.name, players, allowed)
        self.names: list[str] = [f"Seat {seat + 1}" for seat in range(self.players)]

    def new_game(self, seed: int) -> Game:
        """Return the game of a seed, dealt and waiting for its first decision."""
        return start(self.ruleset, self.names, Chance(seed), telling=False)

    def stream(self, seed: int, name: str) -> Stream:
        """Return random numbers that belong to the game of a seed but are not its own."""
        return Chance(seed).stream(f"envs {name}")


@cache
def smallest_edition() -> str:
    """Return the edition with the fewest routes, which is played where none is named."""
    return min(playable(), key=lambda edition: (len(load(edition).board.routes), edition))


def acting_seat(game: Game) -> int:
    """Return the seat that is asked; of several the first that has not answered."""
    seat = game.step.seat
    return seat if seat >= 0 else game.step.actors()[0]
