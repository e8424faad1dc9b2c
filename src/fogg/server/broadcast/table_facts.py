"""Public facts of a table apart from the game: seats, clocks, presence, the commitment to the deal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache

import msgspec

from fogg.bots.levels import opponents
from fogg.engine.records import SignedEnd
from fogg.server.daily.daily_deal import is_secret
from fogg.server.fair.server_key import fingerprint
from fogg.server.protocol.frames import Facts, SeatFacts
from fogg.server.results.unrated import why_unrated
from fogg.server.table.due import undo_seconds
from fogg.server.table.table_state import TableState
from fogg.server.table.votes import vote_minutes, votes_shown

NameOf = Callable[[str], str | None]  # the name of a person, None if they want to be forgotten


class Around:
    """Facts known only while the table is in memory: who is here, who watches, and when a player counts as away."""

    def __init__(self, here: Collection[str], watchers: Sequence[str], away_at: Mapping[int, float]) -> None:
        self.here = here
        self.watchers = watchers
        self.away_at = away_at


def facts_for(facts: Facts, own: Sequence[int], *, host: bool) -> Facts:
    """Return the facts as a person sees them: they differ only in what is the person's own."""
    if not own and not host:
        return facts
    seats = list(facts.seats)
    for seat in own:
        seats[seat] = msgspec.structs.replace(seats[seat], mine=True)
    return msgspec.structs.replace(facts, seats=tuple(seats), host=host)


def facts_equal(a: Facts, b: Facts) -> bool:
    """Return True if two facts say the same, apart from the time."""
    return msgspec.structs.replace(a, now=b.now) == b


def facts_of(
    state: TableState,
    around: Around,
    name_of: NameOf,
    now: float,
    board: str,
    *,
    revealing: bool,
    end: SignedEnd | None,
) -> Facts:
    """Return the facts for a person who is not at the table. `end`: once the game is finished, what is signed of it."""
    setup = state.setup
    created = state.created
    # An unfinished game reveals nothing, and a daily deal is a secret until its day is over.
    over = state.phase == "finished" and not is_secret(created.daily, now)
    return Facts(
        table=state.id,
        state=state.phase,
        edition=setup.edition,
        board=board,
        seats=seat_facts(state, around, name_of, now),
        host=False,
        commitment=created.commitment,
        pace=setup.pace,
        bot_pace=state.bot_pace,
        assist=setup.assist,
        private=setup.private,
        now=round(now, 3),
        variant=setup.variant,
        settings=dict(setup.settings),
        add_ons=setup.add_ons,
        clock=setup.clock,
        deadline=state.clock.deadline,
        paused=state.paused,
        watchers=tuple(sorted(name for name in map(name_of, around.watchers) if name)),
        known_deal=created.known_deal,
        played_on=len(created.played_on),
        imported=created.imported,
        daily=created.daily,
        unrated=why_unrated(state),
        why=state.why_closed,
        rematch=state.rematch,
        vote_minutes=vote_minutes(setup),
        undo_seconds=undo_seconds(state),
        seed=created.seed if over else None,
        nonce=created.nonce if over else None,
        revealing=revealing,
        ended=end.says.ended if end else None,
        key=end.key if end else None,
        fingerprint=fingerprint(end.key) if end else None,
        signature=end.signature if end else None,
    )


@cache
def bot_ratings() -> dict[str, int]:
    """Return the ratings of all bots that are meant for people, by name."""
    return {known.bot: known.rating for known in opponents()}


def seat_facts(state: TableState, around: Around, name_of: NameOf, now: float) -> tuple[SeatFacts, ...]:
    """Return all people at the table: by seat once the game has begun, by chair before."""
    found = []
    told = {chair: part.nonce for part in state.parts for chair in part.chairs}
    votes = votes_shown(state, now) if state.order else {}
    for seat, chair in enumerate(state.order or range(len(state.places))):
        place = state.places[chair]
        name = name_of(place.person) if place.person else None
        found.append(
            SeatFacts(
                color=place.color,
                name=name,
                bot=place.bot,
                rating=bot_ratings().get(place.bot or "", 0),
                kind=place.kind,
                former=place.person is not None and name is None,
                here=place.holder is not None and place.holder in around.here,
                kept=state.kept.get(seat) if state.order else None,
                resigned=bool(state.order) and seat in state.resigned,
                away_at=around.away_at.get(seat),
                missed=state.missed.get(seat, 0) if state.order else 0,
                pledge="" if state.order else state.pledges.get(place.holder or "", ""),
                nonce=told.get(chair, ""),
                vote=votes.get(seat),
            )
        )
    return tuple(found)
