"""A tournament: which bots meet at which tables, on which board, with which deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from fogg.bots import find_bot
from fogg.engine import Ruleset, ruleset
from fogg.errors import FoggError, WrongSeats


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Tables of bots, each with a bot for every side; a side is a seat, or a team where the edition has teams.

    Bots are named, because names cross processes. All tables play the same deals.
    """

    edition: str
    players: int
    tables: tuple[tuple[str, ...], ...]
    seed: int = 0
    variant: str | None = None
    settings: dict[str, bool | int | str] = {}
    add_ons: tuple[str, ...] = ()
    budget: float | None = None

    @property
    def rules(self) -> Ruleset:
        """The ruleset that is played."""
        return ruleset(self.edition, variant=self.variant, settings=self.settings, add_ons=self.add_ons)

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once, in the order of the tables."""
        return tuple(dict.fromkeys(bot for table in self.tables for bot in table))

    def games_of(self, table: int) -> int:
        """Return how many games a table plays for each deal: one for each different rotation of its bots."""
        return rotations(self.tables[table])

    @property
    def games_per_deal(self) -> int:
        """The number of games that one deal takes at all tables."""
        return sum(rotations(table) for table in self.tables)


def rotations(table: Sequence[str]) -> int:
    """Return after how many rotations the same bots sit on the same sides again."""
    names = list(table)
    return next(n for n in range(1, len(names) + 1) if names[n:] + names[:n] == names)


def all_pairings(bots: Sequence[str], sides: int) -> tuple[tuple[str, ...], ...]:
    """Return a table for each choice of bots that fills the sides; with fewer bots than sides, one for each pair.

    Where a pair has more than two sides to fill, the two sit in turn.
    """
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise FoggError(f"--bots needs at least two different bots, not {', '.join(names) or 'none'}")
    meeting = sides if len(names) >= sides else 2
    return tuple(tuple(group[i % meeting] for i in range(sides)) for group in combinations(names, meeting))


def sides_of(rules: Ruleset, players: int) -> int:
    """Return how many sides play; WrongSeats if the edition is not for that many players."""
    edition = rules.edition
    if players not in edition.players:
        raise WrongSeats(edition.name, players, edition.players)
    return players // rules.team_size


def check_tournament(tournament: Tournament) -> None:
    """Raise an error that says what is wrong, if the tournament cannot be played."""
    for name in tournament.bots:
        find_bot(name)
    rules = tournament.rules
    sides = sides_of(rules, tournament.players)
    for table in tournament.tables:
        if len(table) != sides:
            whom = f"sides of {rules.team_size}" if rules.team_size > 1 else "seats"
            raise WrongSeats(
                rules.edition.name,
                tournament.players,
                rules.edition.players,
                f"{tournament.players} players are {sides} {whom}, and {len(table)} bots ({', '.join(table)}) "
                f"do not fill them one by one",
            )
