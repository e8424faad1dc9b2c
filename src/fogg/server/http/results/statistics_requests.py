"""Statistics, profiles and ratings over HTTP: others are told nothing of a person before they open their profile."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from sqlalchemy import select

from fogg.engine.ruleset import wording_of
from fogg.server.daily.daily_deal import secret_days
from fogg.server.http.requests.call import Call
from fogg.server.http.requests.table_requests import visible
from fogg.server.http.sentences import language_of
from fogg.server.offered import Catalog
from fogg.server.protocol.result_bodies import (
    BestShown,
    GameRatings,
    OpenProfile,
    PlayerStatistics,
    ProfileShown,
    RatingShown,
    SeatRating,
)
from fogg.server.request_refusal import RequestRefused
from fogg.server.results.player_statistics import edition_statistics, head_to_head, results_with
from fogg.server.results.profiles import Profiles, opening
from fogg.server.results.rating_model import PlayerRating
from fogg.server.store.schema import results
from fogg.server.table.table_setup import Chair, TableSetup


async def own(call: Call) -> PlayerStatistics:
    """Return one's own statistics."""
    call.server.limit("statistics", *call.keys)
    return await statistics(call, call.me.id, public=False)


async def player(call: Call) -> PlayerStatistics:
    """Return the statistics of a person who opened their profile; others do not exist."""
    call.server.limit("statistics", *call.keys)
    person = call.param("person")
    if person not in await Profiles(call.server.engine).opened([person]):
        raise RequestRefused("not-found")
    return await statistics(call, person, public=True)


async def statistics(call: Call, person: str, *, public: bool) -> PlayerStatistics:
    """Return everything that is counted of a person; with `public` no other people but those with an open profile."""
    hub, profiles, language = call.server.hub, Profiles(call.server.engine), language_of(call.request.headers)
    await call.server.ratings.settled()
    secret = secret_days(call.server.clock.now()) if public else ()
    rows = await results_with(call.server.engine, person, secret=secret)
    others = [row.person for row in rows if row.person is not None]
    await hub.know([person, *others])
    opened = await profiles.opened([person, *others])
    mine = [row for row in rows if row.person == person]
    rating = await call.server.ratings.rating_of(person)
    return PlayerStatistics(
        name=hub.name_of(person) or "",
        open=person in opened,
        games=len(mine),
        wins=sum(row.place == 1 for row in mine),
        editions=edition_statistics(
            mine, lambda edition, route: ends_of(call.server.catalog, edition, route, language)
        ),
        opponents=head_to_head(person, rows, hub.name_of, opened, public=public),
        rating=None if rating is None else shown(rating, await profiles.rated_games(person)),
        person=person,
    )


def shown(rating: PlayerRating, games: int) -> RatingShown:
    """Return a rating as it is sent."""
    return RatingShown(rating.shown, rating.plus_minus, games)


def ends_of(catalog: Catalog, edition: str, route: str, language: str) -> tuple[str, str]:
    """Return the names of the ends of a route; what its key says where the board is not offered any more."""
    known = routes_of(catalog, edition, language)
    a, _, b = route.partition("-")
    return known.get(route, (a, b))


@lru_cache(maxsize=64)
def routes_of(catalog: Catalog, edition: str, language: str) -> Mapping[str, tuple[str, str]]:
    """Return the names of the ends of all routes of a board."""
    seats = tuple(Chair("open") for _ in range(catalog.players(edition, None)))
    try:
        ruleset = catalog.ruleset(TableSetup(edition, seats))
    except RequestRefused:
        return {}
    return wording_of(ruleset, (), language=language).names.routes


async def profile(call: Call) -> ProfileShown:
    """Open one's profile to everybody, or close it at once."""
    body: OpenProfile = call.body
    person = call.me.id
    await call.server.writer.append([], also=opening(person, call.server.clock.now(), is_open=body.open))
    return ProfileShown(body.open, person)


async def best(call: Call) -> BestShown:
    """Return the best scores and ratings of people who opened their profile."""
    call.server.limit("statistics", *call.keys)
    await call.server.ratings.settled()
    return await Profiles(call.server.engine).best()


async def ratings(call: Call) -> GameRatings:
    """Return what a finished game did to the ratings of oneself and of people with open profiles."""
    table = await visible(call, finished=True)
    if table.state.phase != "finished":
        raise RequestRefused("not-over")
    await call.server.ratings.settled()
    async with call.server.engine.connect() as connection:
        statement = select(results).where(results.c.table_id == table.state.id).order_by(results.c.seat)
        rows = list((await connection.execute(statement)).all())
    opened = await Profiles(call.server.engine).opened([row.person for row in rows if row.person is not None])
    me = call.person.id if call.person else None
    seats = []
    for row in rows:
        if row.mu is not None and (row.person == me or row.person in opened):
            now, then = PlayerRating(row.mu, row.sigma), PlayerRating(row.mu_before, row.sigma_before)
            mine = row.person == me
            seats.append(SeatRating(row.seat, now.shown, now.plus_minus, now.shown - then.shown, mine))
    return GameRatings(rows[0].unrated if rows else "imported", tuple(seats))
