"""Games of one bot with itself, watched from outside: what was offered, kept, claimed and scored, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from fogg.arena import step_through
from fogg.bots import find_bot
from fogg.bots.match import bots_of, game_seed
from fogg.engine import Chance, Game, Ruleset, Standing, new_game, ruleset
from fogg.engine.scoring import standings, tally_of
from fogg.errors import WrongSeats
from fogg.workers import Workers

MOST_IN_CHUNK = 20
CLAIMED, OFFERED, KEPT = "event-claimed", "event-offered-own", "event-kept-own"
TICKET_REASONS = {"score-ticket-done": True, "score-ticket-failed": False}


class LabSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A laboratory's games: an edition with its choices, and the bot that sits on every seat."""

    edition: str
    players: int
    bot: str
    seed: int = 0
    variant: str | None = None
    settings: dict[str, bool | int | str] = {}
    add_ons: tuple[str, ...] = ()

    @property
    def rules(self) -> Ruleset:
        """The ruleset that is played."""
        return ruleset(self.edition, variant=self.variant, settings=self.settings, add_ons=self.add_ons)


class Offer(msgspec.Struct, frozen=True, array_like=True):
    """A ticket that a side was offered, and whether it was kept."""

    side: int
    ticket: str
    kept: bool


class Holding(msgspec.Struct, frozen=True, array_like=True):
    """A ticket that a side had at the end, whether it was completed, and the points on its line."""

    side: int
    ticket: str
    done: bool
    points: int


class RouteClaim(msgspec.Struct, frozen=True, array_like=True):
    """A route that a side claimed, and in which turn, counted over all seats from 1."""

    side: int
    route: str
    turn: int


class SourceLine(msgspec.Struct, frozen=True, array_like=True):
    """All points of a side for one reason."""

    side: int
    reason: str
    points: int


class ObservedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the laboratory sees it; points and places by side, which is a seat or a team."""

    number: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    turns: int
    decisions: int
    offers: tuple[Offer, ...]
    holdings: tuple[Holding, ...]
    claims: tuple[RouteClaim, ...]
    sources: tuple[SourceLine, ...]


def check_setup(setup: LabSetup) -> None:
    """Raise an error that says what is wrong, if nothing can be played."""
    find_bot(setup.bot)
    edition = setup.rules.edition
    if setup.players not in edition.players:
        raise WrongSeats(edition.name, setup.players, edition.players)


def observe_games(setup: LabSetup, games: int, workers: Workers) -> Iterator[ObservedGame]:
    """Play the games 0 to `games` - 1 and yield each in order; they do not depend on the workers."""
    check_setup(setup)
    size = 1 if workers.size == 1 else max(1, min(MOST_IN_CHUNK, games // (8 * workers.size)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    for observed in workers.map(partial(observe_chunk, setup), chunks):
        yield from observed


def observe_chunk(setup: LabSetup, numbers: range) -> list[ObservedGame]:
    """Play some games."""
    return [observe_game(setup, number) for number in numbers]


def observe_game(setup: LabSetup, number: int) -> ObservedGame:
    """Play one game and write down what is measured."""
    (bot,) = bots_of((setup.bot,))
    game = new_game(
        setup.edition,
        setup.players,
        game_seed(setup.seed, number),
        variant=setup.variant,
        settings=setup.settings,
        add_ons=setup.add_ons,
        history=True,
    )
    side_of = [int(side) for side in game.side_of]
    chance = Chance(setup.seed)
    streams = [chance.stream(f"lab/{number}/{seat}") for seat in range(setup.players)]
    claims: list[RouteClaim] = []
    heard = decisions = 0
    public = game.history[-1]  # what spectators hear
    turn = max(1, game.turns)
    for _ in step_through(game, [bot] * setup.players, streams):
        decisions += 1
        for message in public[heard:]:
            if message.key == CLAIMED:
                claims.append(RouteClaim(side_of[message.params["seat"]], message.params["route"], turn))
        heard = len(public)
        turn = game.turns
    result = standings(tally_of(game, [True] * len(side_of), explained=False))  # without the costly paths
    by_side = [result.of(seats[0]) for seats in game.sides]
    return ObservedGame(
        number=number,
        totals=tuple(standing.total for standing in by_side),
        places=tuple(standing.place for standing in by_side),
        turns=game.turns,
        decisions=decisions,
        offers=tuple(offers_of(game, side_of)),
        holdings=tuple(holdings_of(by_side)),
        claims=tuple(claims),
        sources=tuple(sources_of(by_side)),
    )


def offers_of(game: Game, side_of: list[int]) -> Iterator[Offer]:
    """Yield every ticket that a seat was offered to choose from."""
    for seat, side in enumerate(side_of):
        open_offer: list[str] = []
        for message in game.history[seat]:
            if message.params.get("seat") != seat:
                continue
            if message.key == OFFERED:
                open_offer = list(message.params["tickets"])
            elif message.key == KEPT:
                kept = set(message.params["tickets"])
                yield from (Offer(side, ticket, ticket in kept) for ticket in open_offer)
                open_offer = []


def holdings_of(by_side: Sequence[Standing]) -> Iterator[Holding]:
    """Yield the tickets of each side; a ticket of several partners has a line for each of them and counts once."""
    for side, standing in enumerate(by_side):
        lines = {line.tickets[0]: line for line in standing.lines if line.reason in TICKET_REASONS}
        for ticket, line in lines.items():
            yield Holding(side, ticket, TICKET_REASONS[line.reason], line.points)


def sources_of(by_side: Sequence[Standing]) -> Iterator[SourceLine]:
    """Yield the points of each side for each reason."""
    for side, standing in enumerate(by_side):
        sums = Counter[str]()
        for line in standing.lines:
            sums[line.reason] += line.points
        yield from (SourceLine(side, reason, points) for reason, points in sums.items())
