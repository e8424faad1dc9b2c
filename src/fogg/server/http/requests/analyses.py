"""Analyses of finished games over HTTP: asked for, then looked up until they are there."""

from __future__ import annotations

from fogg.server.analysts.analyst import AnalysisRequest
from fogg.server.http.requests.call import Call
from fogg.server.http.requests.table_requests import visible
from fogg.server.protocol.bodies import AnalysisShown
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.table_state import TableState


async def show(call: Call) -> AnalysisShown:
    """Return how far the analysis of a table is, with the report once it is there."""
    state = await finished(call)
    return shown(call.server.analyst.find(state.id))


async def begin(call: Call) -> AnalysisShown:
    """Begin the analysis of a table, for a person with a name, unless it is there or under way."""
    _ = call.me  # others are refused
    state = await finished(call)
    found = call.server.analyst.find(state.id)
    if found is None or found.state == "failed":
        call.server.limit("analyses", *call.keys)
        found = call.server.analyst.ask(state.id, call.server.hub.signer.record(state).text())
    return shown(found)


async def finished(call: Call) -> TableState:
    """Return the state of a table whose game is over; a refusal for others, whose hands are not open yet."""
    state = (await visible(call)).state
    if state.phase != "finished":
        raise RequestRefused("not-over")
    return state


def shown(found: AnalysisRequest | None) -> AnalysisShown:
    """Return an analysis as it is sent."""
    if found is None:
        return AnalysisShown("none")
    return AnalysisShown(found.state, found.done, found.total, found.report)
