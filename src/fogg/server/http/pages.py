"""The pages for people: one document at every address of theirs, its assets, and the colors of the boards."""

from __future__ import annotations

import mimetypes
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from fogg.draw import stylesheet
from fogg.server.http.packing import FOREVER, packed
from fogg.server.page_build import STATIC
from fogg.server.request_refusal import RequestRefused

INDEX: Final = "index.html"
ADDRESSES: Final = ("/", "/table/{table}", "/join", "/continue", "/recover", "/own", "/host", "/me")
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fogg</title>
<h1>Fogg</h1>
<p>A server for tables of Ticket to Ride is running here. The page to play on is not built (make web); programs can play
already: see <a href="/api/openapi.json">the description of its requests</a>.</p>
</html>
"""


def page_routes() -> list[BaseRoute]:
    """Return what is served besides the API; without a built client, a small page that says so."""
    files = {str(path.relative_to(STATIC)): path.read_bytes() for path in sorted(STATIC.rglob("*")) if path.is_file()}
    index = files.get(INDEX, NOT_BUILT.encode()).decode()
    colors = stylesheet().encode()

    async def page(request: Request) -> Response:
        return HTMLResponse(index, headers={"cache-control": "no-store"})

    async def asset(request: Request) -> Response:
        name = request.path_params["name"]
        content = files.get(f"assets/{name}")
        if content is None:
            raise RequestRefused("not-found")
        suffix = name[name.rfind(".") :]
        kind = KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        return packed(request, content, kind, FOREVER)

    async def board_colors(request: Request) -> Response:
        return packed(request, colors, "text/css", "no-cache")

    found: list[BaseRoute] = [Route(address, page) for address in ADDRESSES]
    return [*found, Route("/assets/{name}", asset), Route("/board.css", board_colors)]
