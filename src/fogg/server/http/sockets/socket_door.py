"""Sockets as they arrive: who may open one, and at which node its table runs."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from fogg.server.fleet.lines.openings import FORWARDED
from fogg.server.http.context import Server
from fogg.server.http.requests.call import Person, limit_keys, person_of
from fogg.server.http.socket import AGAIN, POLICY, Follower, SocketIO
from fogg.server.registry.elsewhere import Elsewhere
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import NotStored


async def follow(server: Server, cable: SocketIO) -> None:
    """Serve one socket from its opening to its end."""
    socket = cable.socket
    try:
        person = await person_of(server, socket)
    except (SQLAlchemyError, NotStored):
        await socket.close(AGAIN, "not-stored")  # the database is away; so is the client, for a moment
        return
    keys = limit_keys(socket, person)
    try:
        server.admin.check_admitted(keys, person.id if person else None)
    except RequestRefused as refusal:
        await socket.close(POLICY, refusal.code)
        return
    if FORWARDED in socket.scope:  # the node that let it in has counted it
        await Follower(server, cable, person, keys).run()
        return
    if server.limits.allow("sockets", *keys) or not server.places.take(*keys):
        await socket.close(POLICY, "too-fast")
        return
    try:
        await follow_anywhere(server, cable, person, keys)
    finally:
        server.places.free(*keys)


async def follow_anywhere(server: Server, cable: SocketIO, person: Person | None, keys: tuple[str, ...]) -> None:
    """Serve a socket here, or join it to the node that runs its table."""
    while True:
        try:
            await Follower(server, cable, person, keys).run()
            return
        except Elsewhere as found:
            assert server.fleet is not None
            way = (cable.socket.scope, cable.receive, cable.send, cable.write)
            if await server.fleet.forwarder.socket(found.table, found.there, *way):
                return
