"""The pages for people: one document at every address of theirs, its assets, and the colors of the boards."""

from __future__ import annotations

import mimetypes
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from fogg.draw import stylesheet
from fogg.server.broadcast.table_card import Card
from fogg.server.daily.daily_deal import is_secret
from fogg.server.http.app.app_files import app_routes
from fogg.server.http.context import Server
from fogg.server.http.packing import FOREVER, packed
from fogg.server.http.requests.call import limit_keys
from fogg.server.http.sentences import language_of, wording
from fogg.server.page_build import STATIC
from fogg.server.replays.end_pictures import can_draw
from fogg.server.replays.link_preview import preview_of, with_preview
from fogg.server.request_refusal import RequestRefused

INDEX: Final = "index.html"
ADDRESSES: Final = (
    *("/", "/table/{table}", "/join", "/continue", "/recover", "/own", "/host", "/me"),
    *("/records", "/records/best", "/player/{person}", "/daily", "/daily/{day}"),
    *("/learn", "/learn/{edition}", "/learn/lesson/{lesson}"),
)
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


def page_routes(server: Server) -> list[BaseRoute]:
    """Return what is served besides the API; without a built client, a small page that says so."""
    files = {str(path.relative_to(STATIC)): path.read_bytes() for path in sorted(STATIC.rglob("*")) if path.is_file()}
    index = files.get(INDEX, NOT_BUILT.encode()).decode()
    colors = stylesheet().encode()

    async def page(request: Request) -> Response:
        return HTMLResponse(index, headers={"cache-control": "no-store"})

    async def replay(request: Request) -> Response:
        server.limit("requests", *limit_keys(request, None))
        return HTMLResponse(await previewed(server, request, index), headers={"cache-control": "no-store"})

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
    found.append(Route("/replay/{table}", replay))
    found += [Route("/assets/{name}", asset), Route("/board.css", board_colors)]
    return [*found, *app_routes(files, server.build)]


async def previewed(server: Server, request: Request, index: str) -> str:
    """Return the page of a replay with the preview of its game, if that is finished; else the page as it is."""
    table = str(request.path_params["table"])
    listed = await server.tables.listed(table)
    if listed is None or listed.state != "finished":
        return index
    card = msgspec.json.decode(listed.card, type=Card)
    if is_secret(card.daily, server.clock.now()):
        return index
    await server.hub.know([chair.person for chair in card.chairs if chair.person])
    base = server.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    language = language_of(request.headers)
    edition = server.catalog.name_of(card.edition, language)
    title, about = preview_of(card, edition, server.hub.name_of, wording(language), private=listed.private)
    picture = f"{base}/api/replays/{table}/picture.png" if can_draw() else None
    return with_preview(index, title, about, f"{base}/replay/{table}", picture)
