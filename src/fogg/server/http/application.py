"""The application: pages, routes of the API, and refusals as answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from fogg.server.fleet.lines.openings import FORWARDED
from fogg.server.http.context import Server
from fogg.server.http.limits import person_key
from fogg.server.http.pages import page_routes
from fogg.server.http.requests.admin_operations import EVERY_OPERATION
from fogg.server.http.requests.call import Call, Handler, answer, is_json, limit_keys, person_of, read_body, refused
from fogg.server.http.requests.openapi import openapi
from fogg.server.http.requests.operations import Operation
from fogg.server.http.requests.public_info import health
from fogg.server.http.socket import SocketIO
from fogg.server.http.sockets.socket_door import follow
from fogg.server.http.wire import WRITE
from fogg.server.registry.elsewhere import Elsewhere, once_moved
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import NotStored

CODES = {404: "not-found", 405: "bad-request", 400: "bad-request", 413: "too-large"}


def make_app(server: Server) -> Starlette:
    """Return the application of a running server."""

    async def described(request: Request) -> Response:
        return JSONResponse(openapi())

    async def healthy(request: Request) -> Response:
        return await health(Call(server, request, None, None))

    api: list[BaseRoute] = [Route("/openapi.json", described)]
    api += routes(server)
    api.append(WebSocketRoute("/tables/{table}/socket", Live(server)))
    app = Starlette(
        routes=[*page_routes(server), Route("/health", healthy), Mount("/api", routes=api)],
        exception_handlers={
            RequestRefused: on_refusal,
            NotStored: on_not_stored,
            SQLAlchemyError: on_not_stored,
            HTTPException: on_http,
        },
    )
    return app


class Live:
    """Sockets. Frames go past Starlette: there are several for every decision."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        write = scope.get("extensions", {}).get(WRITE, {}).get("write")
        await follow(self.server, SocketIO(WebSocket(scope, receive, send), receive, send, write))


def routes(server: Server) -> list[BaseRoute]:
    """Return a route for each path, whose methods are the operations of that path."""
    by_path: dict[str, list[Operation]] = {}
    for operation in EVERY_OPERATION:
        by_path.setdefault(operation.path, []).append(operation)
    return [
        Route(path, endpoint(server, {op.method: op for op in operations}), methods=[op.method for op in operations])
        for path, operations in by_path.items()
    ]


def endpoint(server: Server, operations: dict[str, Operation]) -> Callable[[Request], Awaitable[Response]]:
    """Return what answers the requests of one path."""

    async def answered(request: Request) -> Response:
        operation = operations["GET" if request.method == "HEAD" else request.method]
        if FORWARDED not in request.scope:
            server.limit("requests", *limit_keys(request, None))  # before anything is asked of the database
        person = await person_of(server, request)
        call = Call(server, request, person, None)
        server.admin.check_admitted(call.keys, person.id if person else None)
        if person is not None and FORWARDED not in request.scope:
            server.limit("requests", person_key(person.id))
        if operation.body is not None:
            if not is_json(request.headers):
                raise RequestRefused("bad-request", key="refused-not-json")
            call.body = read_body(await request.body(), operation.body)
        found = await wherever(call, operation.handler)
        return found if isinstance(found, Response) else answer(found, operation.status)

    return answered


async def wherever(call: Call, handler: Handler) -> Any:
    """Return what a handler returns, at this node or at the node that runs the table in question."""
    server, request = call.server, call.request
    table = request.path_params.get("table")

    async def here() -> Any:
        if table is not None:
            await server.hub.check_here(table)
        return await handler(call)

    while True:
        try:
            return await once_moved(here)
        except Elsewhere as found:
            if server.fleet is None or FORWARDED in request.scope:
                raise
            body = await request.body()
            answered = await server.fleet.forwarder.request(found.table, found.there, request.scope, body)
            if answered is not None:
                return answered


async def on_refusal(request: Request, error: Exception) -> Response:
    """Return a refusal as an answer."""
    assert isinstance(error, RequestRefused)
    return refused(error, request.headers)


async def on_not_stored(request: Request, error: Exception) -> Response:
    """Answer that the database refused the write or does not respond."""
    return refused(RequestRefused("not-stored"), request.headers)


async def on_http(request: Request, error: Exception) -> Response:
    """Answer Starlette's own refusals in our form, with its status."""
    assert isinstance(error, HTTPException)
    why = RequestRefused(CODES.get(error.status_code, "bad-request"))
    response = refused(why, request.headers)
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
