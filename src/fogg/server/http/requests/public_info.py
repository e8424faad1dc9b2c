"""Public requests: editions, bots, drawings of boards, its health, and games to take away."""

from __future__ import annotations

import io
import zipfile
from functools import cache

from sqlalchemy import delete, insert
from starlette.responses import Response

from fogg import native
from fogg.draw import DAY, NIGHT
from fogg.server.http.packing import FOREVER, packed
from fogg.server.http.requests.call import Call, answer
from fogg.server.protocol.bodies import Bots, Editions, Health
from fogg.server.registry.downloads import record_of
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.schema import meta
from fogg.server.store.writer import NotStored
from fogg.version import VERSION

MOST_EXPORTED = 2000
A_DAY = "public, max-age=86400"


async def editions(call: Call) -> Editions:
    """Return what can be played, with variants, settings and add-ons."""
    return Editions(tuple(call.server.catalog.editions))


async def bots(call: Call) -> Bots:
    """Return the bots that can be asked to a table."""
    return Bots(tuple(call.server.catalog.bots))


async def board(call: Call) -> Response:
    """Return the drawing of a board; its name changes with it, so it may be kept for ever."""
    drawing = await call.server.hub.boards.svg(call.param("board"))
    return packed(call.request, drawing, "image/svg+xml", FOREVER)


async def picture(call: Call) -> Response:
    """Return the board of an edition for lists; `?theme=night` by night.
    The page asks with its build, so it may be kept.
    """
    drawing = await call.server.hub.boards.picture(call.param("edition"), theme=theme_of(call))
    return packed(call.request, drawing, "image/svg+xml", A_DAY)


async def thumbnail(call: Call) -> Response:
    """Return a small picture of an edition's board, ready-made; of a host's own board the drawing."""
    small = call.server.hub.boards.thumbnail(call.param("edition"), theme=theme_of(call))
    if small is None:
        return await picture(call)
    return Response(small, 200, {"cache-control": A_DAY}, "image/webp")


def theme_of(call: Call) -> str:
    """Return the theme that a request names."""
    return NIGHT if call.request.query_params.get("theme") == NIGHT else DAY


async def health(call: Call) -> Response:
    """Return True if the server can do its work: it writes to its database to find out."""
    call.server.limit("requests", *call.keys)
    mark = str(call.server.clock.now())
    write = [delete(meta).where(meta.c.key == "health"), insert(meta).values(key="health", value=mark)]
    try:
        await call.server.writer.append([], also=write)
    except NotStored:
        return answer(Health(False, VERSION, *engine()), 503)
    return answer(Health(True, VERSION, *engine()))


@cache
def engine() -> tuple[str, str]:
    """Return which engine this process runs, and why; it stays so until the next start."""
    status = native.status()
    return status.engine, status.why


async def export(call: Call) -> Response:
    """Return all finished games of a person, as a zip of records."""
    call.server.limit("links", *call.keys)
    hub = call.server.hub
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for listed in await call.server.tables.own(call.me.id, limit=MOST_EXPORTED):
            if listed.state != "finished":
                continue
            try:
                table = await hub.read(listed.id)
            except RequestRefused:
                continue  # a table that cannot be read is told as such by its own address
            name = f"{table.state.setup.edition}-{listed.id[:12]}.jsonl"
            archive.writestr(zipfile.ZipInfo(name), record_of(table.state, hub.name_of).text())
    headers = {"content-disposition": 'attachment; filename="fogg-games.zip"', "cache-control": "no-store"}
    return Response(buffer.getvalue(), 200, headers, "application/zip")
