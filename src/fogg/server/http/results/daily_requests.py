"""The daily deal over HTTP: what it is, the one attempt at it, and the tables of days."""

from __future__ import annotations

import re

from fogg.server.daily.daily_attempts import OVER, Attempt
from fogg.server.daily.daily_deal import OPPONENTS, closing_of, end_of
from fogg.server.http.requests.call import Call
from fogg.server.http.requests.table_lists import path_of
from fogg.server.protocol.bodies import Made
from fogg.server.protocol.result_bodies import DailyLine, DailyShown
from fogg.server.request_refusal import RequestRefused

DAY = re.compile(r"[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")
SHOWN = 100  # lines of a day's table; one's own is always there


async def today(call: Call) -> DailyShown:
    """Return the deal of today, how one's own attempt stands, and the table so far."""
    return await day_shown(call, call.server.daily.today())


async def earlier(call: Call) -> DailyShown:
    """Return the table of a day."""
    day = call.param("day")
    if not DAY.fullmatch(day):
        raise RequestRefused("not-found")
    return await day_shown(call, day)


async def begin(call: Call) -> Made:
    """Begin one's attempt at the deal of today; asked for again, return the same table."""
    me = call.me.id
    await call.server.limit_everywhere("tables", *call.keys)
    table = await call.server.daily.begin(me)
    found = await call.server.hub.table(table)
    return Made(table, path_of(table), found.state.created.commitment)


async def day_shown(call: Call, day: str) -> DailyShown:
    """Return a day as a person sees it; a refusal if there is nothing to be seen."""
    daily = call.server.daily
    edition = await daily.edition(day)
    if edition is None:
        raise RequestRefused("not-found")
    attempts = await daily.attempts(day)
    me = call.person.id if call.person else None
    own = next((one for one in attempts if one.person == me), None)
    lines = [line_of(one, attempts, me) for one in attempts if one.score is not None]
    mine = next((line for line in lines if line.mine), None)
    now = call.server.clock.now()
    return DailyShown(
        day=day,
        today=day == daily.today(),
        edition=edition,
        opponents=OPPONENTS,
        ends=end_of(day),
        closes=closing_of(day),
        now=round(now, 3),
        state=state_of(own, over=now >= closing_of(day)),
        results=tuple(line for number, line in enumerate(lines) if number < SHOWN or line.mine),
        days=tuple(other for other in await daily.days() if other != day),
        unfinished=sum(one.score is None for one in attempts),
        table=None if own is None else own.table,
        score=None if mine is None else mine.score,
        place=None if mine is None else mine.place,
    )


def line_of(one: Attempt, attempts: list[Attempt], me: str | None) -> DailyLine:
    """Return a line of a day's table; equal scores share a place."""
    assert one.score is not None
    place = 1 + sum(other.score is not None and other.score > one.score for other in attempts)
    mine = one.person == me
    named = one.opened or mine
    return DailyLine(place, one.score, one.name if named else None, one.person if one.opened else None, mine)


def state_of(own: Attempt | None, *, over: bool) -> str:
    """Return how one's own attempt stands."""
    if own is None:
        return "new"
    if own.score is not None:
        return "scored"
    return "unscored" if over or own.state in OVER else "running"
