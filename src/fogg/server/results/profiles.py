"""Profiles: closed until their owner opens them. What everybody may see is made of open ones alone."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Select, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.protocol.result_bodies import BestOfEdition, BestShown, RatedPlayer, RatingShown, ScoreShown
from fogg.server.results.rating_model import PlayerRating
from fogg.server.results.unrated import PRACTICE
from fogg.server.store.schema import people, profiles, results

MOST_SCORES = 5  # of each edition
MOST_RATED = 50


class Profiles:
    """Questions to the database about open profiles."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _all(self, statement: Select[Any]) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(statement)).all())

    async def opened(self, ids: list[str]) -> frozenset[str]:
        """Return those of some people whose profile is open."""
        found = await self._all(select(profiles.c.person).where(profiles.c.person.in_(ids))) if ids else []
        return frozenset(row.person for row in found)

    async def rated_games(self, person: str) -> int:
        """Return how many rated games a person has played."""
        count = select(func.count()).where(results.c.person == person, results.c.mu.is_not(None))
        return int((await self._all(count))[0][0])

    async def best(self) -> BestShown:
        """Return the best scores of each edition and the highest ratings."""
        return BestShown(await self.best_scores(), await self.best_ratings())

    async def best_scores(self) -> tuple[BestOfEdition, ...]:
        """Return the best score of each player on each board, a few for each."""
        statement = (
            select(results, people.c.name)
            .join(profiles, profiles.c.person == results.c.person)
            .join(people, people.c.id == results.c.person)
            .where(results.c.unrated.not_in(PRACTICE), results.c.resigned.is_(False), people.c.name.is_not(None))
            .order_by(results.c.score.desc(), results.c.ended)
        )
        best: dict[str, dict[str, ScoreShown]] = {}
        for row in await self._all(statement):
            scores = best.setdefault(row.edition, {})
            if row.person not in scores and len(scores) < MOST_SCORES:
                scores[row.person] = ScoreShown(row.person, row.name, row.score, row.players, round(row.ended, 3))
        return tuple(BestOfEdition(edition, tuple(scores.values())) for edition, scores in sorted(best.items()))

    async def best_ratings(self) -> tuple[RatedPlayer, ...]:
        """Return the highest ratings now."""
        statement = (
            select(results.c.person, people.c.name, results.c.mu, results.c.sigma)
            .join(profiles, profiles.c.person == results.c.person)
            .join(people, people.c.id == results.c.person)
            .where(results.c.mu.is_not(None), people.c.name.is_not(None))
            .order_by(results.c.ended, results.c.table_id)
        )
        latest: dict[str, tuple[str, PlayerRating, int]] = {}
        for person, name, mu, sigma in await self._all(statement):
            games = latest[person][2] if person in latest else 0
            latest[person] = (name, PlayerRating(mu, sigma), games + 1)
        found = [
            RatedPlayer(person, name, RatingShown(rating.shown, rating.plus_minus, games))
            for person, (name, rating, games) in latest.items()
        ]
        return tuple(sorted(found, key=lambda one: (-one.rating.rating, one.name, one.person))[:MOST_RATED])


def opening(person: str, now: float, *, is_open: bool) -> list[Executable]:
    """Return what opens or closes a profile."""
    closed: list[Executable] = [delete(profiles).where(profiles.c.person == person)]
    return [*closed, insert(profiles).values(person=person, opened=now)] if is_open else closed
