"""Statistics of a player, worked out from the results of their games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.protocol.result_bodies import ClaimedRoute, EditionStatistics, HeadToHead
from fogg.server.results.unrated import PRACTICE
from fogg.server.store.schema import daily, results

MOST_GAMES = 5000  # the last ones
MOST_OPPONENTS = 40
Ends = Callable[[str, str], tuple[str, str]]  # the names of the ends of an edition's route


async def results_with(engine: AsyncEngine, person: str, *, secret: Collection[str] = ()) -> list[Any]:
    """Return the results of all seats of a player's games, the last game first; games for practice are left out.

    So are attempts at the deals of `secret` days: which routes were claimed would tell of the cards.
    """
    hidden = select(daily.c.table_id).where(daily.c.day.in_(secret))
    own = (
        select(results.c.table_id)
        .where(results.c.person == person, results.c.unrated.not_in(PRACTICE), results.c.table_id.not_in(hidden))
        .order_by(results.c.ended.desc())
        .limit(MOST_GAMES)
    )
    async with engine.connect() as connection:
        found = select(results).where(results.c.table_id.in_(own)).order_by(results.c.ended.desc(), results.c.seat)
        return list((await connection.execute(found)).all())


def edition_statistics(own: Sequence[Any], ends: Ends) -> tuple[EditionStatistics, ...]:
    """Return what is counted for each edition, the most played first."""
    by_edition: dict[str, list[Any]] = {}
    for row in own:
        by_edition.setdefault(row.edition, []).append(row)
    found = [one_edition(edition, rows, ends) for edition, rows in by_edition.items()]
    return tuple(sorted(found, key=lambda one: (-one.games, one.edition)))


def one_edition(edition: str, rows: Sequence[Any], ends: Ends) -> EditionStatistics:
    """Return what is counted for an edition."""
    routes = Counter(route for row in rows for route in msgspec.json.decode(row.routes, type=list[str]))
    most = sorted(routes.items(), key=lambda item: (-item[1], item[0]))
    return EditionStatistics(
        edition=edition,
        games=len(rows),
        wins=sum(row.place == 1 for row in rows),
        mean_score=mean(row.score for row in rows),
        best_score=max(row.score for row in rows),
        mean_place=mean(row.place for row in rows),
        tickets_done=sum(row.tickets_done or 0 for row in rows),
        tickets_kept=sum(row.tickets_kept or 0 for row in rows),
        routes=tuple(ClaimedRoute(route, *ends(edition, route), n) for route, n in most),
    )


def mean(values: Iterable[int]) -> float:
    """Return a mean with one digit after the point."""
    found = list(values)
    return round(sum(found) / len(found), 1)


def head_to_head(
    person: str,
    rows: Sequence[Any],
    name_of: Callable[[str], str | None],
    opened: Collection[str],
    *,
    public: bool,
) -> tuple[HeadToHead, ...]:
    """Return the games with each opponent, the most frequent first. `opened` are people whose profile is open.

    With `public` only they and bots are named. All forgotten people are one opponent without a name.
    """
    mine = {row.table_id: row for row in rows if row.person == person}
    met: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for row in rows:
        own = mine[row.table_id]
        if row.side == own.side:
            continue
        if row.bot is not None:
            key = ("bot", row.bot)
        elif name_of(row.person) is None:
            key = ("person", "")
        else:
            key = ("person", row.person)
        if key[0] == "bot" or not public or key[1] in opened:
            met.setdefault(key, []).append((own.place, row.place))
    found = []
    for (sort, who), places in met.items():
        found.append(
            HeadToHead(
                games=len(places),
                won=sum(own < other for own, other in places),
                lost=sum(own > other for own, other in places),
                shared=sum(own == other for own, other in places),
                name=name_of(who) if sort == "person" else None,
                bot=who if sort == "bot" else None,
                person=who if sort == "person" and who in opened else None,
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.games, one.name or one.bot or ""))[:MOST_OPPONENTS])
