"""Replays over HTTP: a finished game for everybody who has its address, another one for its players."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from fogg.server.broadcast.table_facts import Around, facts_for, facts_of
from fogg.server.daily.daily_deal import is_secret
from fogg.server.http.packing import packed_once
from fogg.server.http.requests.call import Call, encoder
from fogg.server.http.requests.public_info import A_DAY
from fogg.server.http.requests.table_lists import path_of
from fogg.server.http.requests.table_requests import visible
from fogg.server.protocol.bodies import Made
from fogg.server.protocol.frames import Facts
from fogg.server.protocol.replay_bodies import ImportRecord, PlayAgainFrom, ReplayShown
from fogg.server.replays.imported_record import import_record
from fogg.server.replays.replay_frames import replay_frames
from fogg.server.replays.replayed_game import OPEN, WATCH, Look, decisions_of
from fogg.server.replays.same_deal import deal_again, setup_again
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.create import make_table
from fogg.server.table.table_state import TableState


async def show(call: Call) -> Response:
    """Return a game decision by decision. `?look=`: `open`, `watch` or a seat; by default the first that is allowed.

    A finished game is open to all who have its address. Another one is shown to its players alone, through their own
    seat; on a device that several players share, as a spectator sees it.
    """
    call.server.limit("replays", *call.keys)
    state = await replayable(call)
    looks = looks_at(state, call.person.id if call.person else None)
    look = chosen_look(call.request.query_params.get("look"), looks)
    decisions = decisions_of(state) if state.phase == "finished" else []
    shown = ReplayShown(
        facts=facts_shown(call, state),
        look=look,
        looks=looks,
        frames=await replay_frames(state, look),
        lines=tuple(number for number, _ in decisions),
        by=tuple(line.seat for _, line in decisions),
    )
    return await packed_once(call.request, encoder.encode(shown), "application/json")


async def bring(call: Call) -> Made:
    """Take in a finished game from a file: it gets an address of its own, is marked as such and never rated."""
    body: ImportRecord = call.body
    await call.server.limit_everywhere("imports", *call.keys)
    made = await import_record(call.server.hub, call.me.id, body.record)
    return Made(made.id, replay_path(made.id), made.commitment)


async def again(call: Call) -> Made:
    """Make a table with the deal of a finished game, from its beginning or from a moment on."""
    body: PlayAgainFrom = call.body
    await call.server.limit_everywhere("tables", *call.keys)
    state = await replayable(call)
    if state.phase != "finished":
        raise RequestRefused("not-over")
    made = await make_table(call.server.hub, call.me.id, setup_again(state, body), deal_again(state, body.step))
    return Made(made.id, path_of(made.id), made.commitment)


async def picture(call: Call) -> Response:
    """Return the board at the end of a finished game, for previews; only where the extra `png` is installed."""
    call.server.limit("pictures", *call.keys)
    state = await replayable(call)
    if state.phase != "finished":
        raise RequestRefused("not-over")
    secret = is_secret(state.created.daily, call.server.clock.now())
    kept = {"cache-control": "no-store" if secret else A_DAY}
    return Response(await call.server.pictures.of(state), 200, kept, "image/png")


def replay_path(table: str) -> str:
    """Return the permanent address of a finished game."""
    return f"/replay/{table}"


async def replayable(call: Call) -> TableState:
    """Return the state of the table of the path, if its game can be looked at again."""
    state = (await visible(call, finished=True)).state
    if state.phase == "finished":
        return state
    if call.person is None or not state.chairs_of(call.person.id):
        raise RequestRefused("not-over")
    if state.game is None:
        raise RequestRefused("not-started")
    return state


def looks_at(state: TableState, person: str | None) -> tuple[Look, ...]:
    """Return how a person may look at a game again."""
    if state.phase == "finished":
        return (OPEN, WATCH, *range(state.seats))
    own = state.seats_of(person) if person else []
    return (own[0],) if len(own) == 1 else (WATCH,)


def chosen_look(wanted: str | None, looks: tuple[Look, ...]) -> Look:
    """Return the look that a request names, or the first; a refusal if it is not allowed."""
    if wanted is None:
        return looks[0]
    for look in looks:
        if str(look) == wanted:
            return look
    raise RequestRefused("not-yours")


def facts_shown(call: Call, state: TableState) -> Facts:
    """Return the facts of a table without who is there now; the next table of its players is for them alone."""
    hub = call.server.hub
    facts = facts_of(
        state,
        Around((), (), {}),
        hub.name_of,
        call.server.clock.now(),
        hub.board_of(state),
        revealing=False,
        end=hub.signed_end(state),
    )
    own = state.own(call.person.id) if call.person else []
    if not own:
        facts = msgspec.structs.replace(facts, rematch=None)
    return facts_for(facts, own, host=False)
