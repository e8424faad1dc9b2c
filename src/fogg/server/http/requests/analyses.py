"""Analyses of finished games over HTTP: asked for, then looked up until they are there, or broken off."""

from __future__ import annotations

from fogg.server.analysts.analyst import AnalysisRequest
from fogg.server.analysts.named_report import named_report
from fogg.server.http.requests.call import Call
from fogg.server.http.requests.table_requests import visible
from fogg.server.protocol.bodies import AnalysisShown, Done
from fogg.server.registry.downloads import names_of
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.table_state import TableState


async def show(call: Call) -> AnalysisShown:
    """Return how far the analysis of a table is, with the report once it is there."""
    state = await finished(call)
    return shown(call, state, await call.server.analyst.find(state.id))


async def begin(call: Call) -> AnalysisShown:
    """Begin the analysis of a table, for a person with a name, unless it is there or under way."""
    me = call.me.id  # others are refused
    state = await finished(call)
    found = await call.server.analyst.find(state.id)
    if found is None or found.state == "failed":
        call.server.limit("analyses", *call.keys)
    if found is None or found.state != "done":
        assert state.game is not None
        found = call.server.analyst.ask(state.id, state.game.record().text(), me)
    return shown(call, state, found)


async def cancel(call: Call) -> Done:
    """Break off an analysis that one has asked for; it goes on while others want it."""
    me = call.me.id
    call.server.analyst.cancel((await finished(call)).id, me)
    return Done()


async def finished(call: Call) -> TableState:
    """Return the state of a table whose game is over; a refusal for others, whose hands are not open yet."""
    state = (await visible(call, finished=True)).state
    if state.phase != "finished":
        raise RequestRefused("not-over")
    return state


def shown(call: Call, state: TableState, found: AnalysisRequest | None) -> AnalysisShown:
    """Return an analysis as it is sent, with the names of today."""
    if found is None:
        return AnalysisShown("none")
    report = found.report
    if report is not None:
        names = names_of(map(state.place_of, range(state.seats)), call.server.hub.name_of)
        report = named_report(report, state.ruleset, state.setup.edition, names, call.language)
    return AnalysisShown(found.state, found.done, found.total, report)
