"""Public requests: editions, bots, drawings of boards, and its health."""

from __future__ import annotations

from functools import cache

from sqlalchemy import Executable, delete, insert, update
from starlette.responses import Response

from fogg import native
from fogg.bots.levels import opponents
from fogg.draw import DAY, NIGHT
from fogg.server.bots.network_offer import network_offer
from fogg.server.fair.server_key import fingerprint
from fogg.server.http.context import Server
from fogg.server.http.packing import FOREVER, packed
from fogg.server.http.requests.call import Call, answer
from fogg.server.protocol.bodies import Editions, KeyShown
from fogg.server.protocol.bot_bodies import Bots, OfferedLevel
from fogg.server.protocol.health_bodies import Health, NodeHealth
from fogg.server.store.schema import meta, nodes
from fogg.server.store.writer import NotStored
from fogg.version import VERSION

A_DAY = "public, max-age=86400"


async def editions(call: Call) -> Editions:
    """Return what can be played, with variants, settings and add-ons, in the language of the request."""
    return Editions(tuple(call.server.catalog.listed(call.language)))


async def bots(call: Call) -> Bots:
    """Return the bots that can be asked to a table."""
    names = call.server.catalog.bots
    offered = [
        OfferedLevel(known.bot, known.level, known.rating, known.plus_minus)
        for known in opponents()
        if known.bot in names
    ]
    return Bots(tuple(names), tuple(offered), network_offer())


async def key(call: Call) -> KeyShown:
    """Return the public key with which the ends of games are signed."""
    public = call.server.hub.signer.key.public
    return KeyShown("ed25519", public, fingerprint(public))


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
    try:
        await call.server.writer.append([], also=trial(call.server))
        well = call.server.hub.may_serve()
    except NotStored:
        well = False
    return answer(Health(well, VERSION, *engine(), *fleet_health(call.server)), 200 if well else 503)


def trial(server: Server) -> list[Executable]:
    """Return what is written to find out whether that is possible: by each node to a row of its own."""
    if server.fleet is not None:
        return [update(nodes).where(nodes.c.id == server.fleet.keeper.id).values(tables=nodes.c.tables)]
    mark = str(server.clock.now())
    return [delete(meta).where(meta.c.key == "health"), insert(meta).values(key="health", value=mark)]


def fleet_health(server: Server) -> tuple[str, tuple[NodeHealth, ...]]:
    """Return which node this is, and all that are alive."""
    if server.fleet is None:
        return "", ()
    keeper = server.fleet.keeper
    shown = (NodeHealth(node.id, node.tables, round(node.silent, 3), node.draining) for node in keeper.nodes)
    return keeper.id, tuple(shown)


@cache
def engine() -> tuple[str, str]:
    """Return which engine this process runs, and why; it stays so until the next start."""
    status = native.status()
    return status.engine, status.why
