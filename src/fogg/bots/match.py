# interpreted: msgspec structs, which cross processes
"""Many games between bots, reproducible: each depends on the match's seed and its own number only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path

import msgspec

from fogg.bots.bot import Bot, play_game
from fogg.bots.registry import find_bot
from fogg.engine import Chance, new_game, ruleset
from fogg.engine.scoring import standings, tally_of
from fogg.errors import FoggError, WrongSeats
from fogg.workers import LocalWorkers, Workers

Progress = Callable[[int], None]
MOST_IN_CHUNK = 50


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match: an edition with its choices, the number of players, and who plays.

    Bots are named, because names cross processes. They sit in turn, and move one seat further with every game.
    """

    edition: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    variant: str | None = None
    settings: dict[str, bool | int | str] = {}
    add_ons: tuple[str, ...] = ()
    budget: float | None = None

    def seated(self, number: int) -> list[int]:
        """Return which bot sits on each seat of a game; partners are the same bot, if all can have a side."""
        size = ruleset(self.edition, variant=self.variant, settings=self.settings, add_ons=self.add_ons).team_size
        if len(self.bots) * size > self.players:
            size = 1
        return [(seat // size + number) % len(self.bots) for seat in range(self.players)]


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of one game: by seat the bot (its place in `Match.bots`) and the points, and who won."""

    number: int
    bots: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int


def play_number(match: Match, number: int, bots: Sequence[Bot], records: str | None = None) -> Outcome:
    """Play the game of that number, and save its record in the folder `records`; `bots` are the match's bots."""
    seated = match.seated(number)
    game = new_game(
        match.edition,
        match.players,
        game_seed(match.seed, number),
        variant=match.variant,
        settings=match.settings,
        add_ons=match.add_ons,
        history=records is not None or any(bots[bot].needs_history for bot in seated),
    )
    chance = Chance(match.seed)
    streams = [chance.stream(f"bot/{number}/{seat}") for seat in range(match.players)]
    decisions = play_game(game, [bots[bot] for bot in seated], streams, match.budget)
    if records is not None:
        game.record().save(Path(records) / record_name(number))
    result = standings(tally_of(game, [True] * len(game.names), explained=False))  # without the costly paths
    totals = tuple(result.total(seat) for seat in range(match.players))
    return Outcome(number, tuple(seated), totals, result.winners, game.turns, decisions)


def record_name(number: int) -> str:
    """Return the name of the file that the record of a game is saved in."""
    return f"game-{number:06d}.jsonl"


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a match, 128 bits that tell nothing about those of the others."""
    return int.from_bytes(sha256(f"{seed:032x}/game/{number}".encode()).digest()[:16], "big")


def play_match(match: Match, games: int, *, jobs: int = 1, progress: Progress | None = None) -> list[Outcome]:
    """Play the games 0 to `games` - 1 of a match, in `jobs` processes; the outcomes do not depend on how many.

    `progress` is told the number of games done, now and then. With several processes a script needs the usual
    `if __name__ == "__main__"`. Unknown names or a wrong number of players are errors before anything is played.
    """
    outcomes: list[Outcome] = []
    for outcome in play_games(match, games, jobs=jobs):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes))
    return outcomes


def play_games(
    match: Match, games: int, *, jobs: int = 1, records: str | None = None, workers: Workers | None = None
) -> Iterator[Outcome]:
    """Play the same games and yield each outcome in order, as soon as it is there.

    `records` is a folder in which the record of every game is saved, as `game-000000.jsonl` and so on. `workers` play
    instead of `jobs` processes of this machine.
    """
    check_match(match)
    if games < 0 or jobs < 1:
        raise FoggError(f"a match has 0 or more games in 1 or more jobs, not {games} games in {jobs} jobs")
    crew = LocalWorkers(jobs) if workers is None else workers
    # Small chunks, so that progress is seen and no process waits long for the last one.
    size = 1 if crew.size == 1 else max(1, min(MOST_IN_CHUNK, games // (8 * crew.size)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    for played in crew.map(partial(_play_chunk, match, records), chunks):
        yield from played


def check_match(match: Match) -> list[Bot]:
    """Return the bots of a match that can be played; an error that says what is wrong with it otherwise."""
    if not match.bots:
        raise FoggError("a match needs at least one bot")
    bots = [find_bot(name) for name in match.bots]
    edition = ruleset(match.edition, variant=match.variant, settings=match.settings, add_ons=match.add_ons).edition
    if match.players not in edition.players:
        raise WrongSeats(edition.name, match.players, edition.players)
    if len(bots) > match.players:
        reason = f"{len(bots)} bots ({', '.join(match.bots)}) cannot sit on {match.players} seats"
        raise WrongSeats(edition.name, match.players, edition.players, reason)
    return bots


def _play_chunk(match: Match, records: str | None, numbers: range) -> list[Outcome]:
    bots = bots_of(match.bots)
    return [play_number(match, number, bots, records) for number in numbers]


@lru_cache(maxsize=8)
def bots_of(names: tuple[str, ...]) -> tuple[Bot, ...]:
    """Return the bots of those names, the same ones again in a process: what they know about a board is kept."""
    return tuple(find_bot(name) for name in names)
