"""Ratings of bots by the places of their games, one scale for all tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from fogg.arena.rotations import DealResult, by_deal


class Rating(msgspec.Struct, frozen=True):
    """A rating and its standard deviation; everyone begins with 25 and 8.33."""

    mu: float
    sigma: float


def rate(tables: Sequence[Sequence[str]], results: Iterable[DealResult]) -> dict[str, Rating]:
    """Return the rating of each bot by openskill's Plackett-Luce model, from all games in the order of deals.

    Bots do not learn, so `tau`, which lets ratings drift, is 0. A bot that sits on several chairs of a table moves by
    the mean of what they would. Games count as independent, which makes sigma a little too small.
    """
    from openskill.models import PlackettLuce  # here, as every command of `fogg` would pay for it at its start

    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for table in tables for bot in table}
    for result in by_deal(results):
        table = tables[result.table]
        for game in result.games:
            seated = [table[game.chair(side)] for side in range(len(table))]
            rated = model.rate([[ratings[bot]] for bot in seated], ranks=[float(place) for place in game.places])
            for bot in dict.fromkeys(seated):
                own = [team[0] for name, team in zip(seated, rated, strict=True) if name == bot]
                ratings[bot] = model.rating(
                    mu=sum(one.mu for one in own) / len(own), sigma=sum(one.sigma for one in own) / len(own), name=bot
                )
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}
