"""The parts that make the page an app on a phone: its manifest, icons and service worker, and what it shows offline."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from fogg.server.http.packing import packed
from fogg.server.http.sentences import language_of, wording
from fogg.server.request_refusal import RequestRefused
from fogg.words import LANGUAGES

FRESH: Final = "no-cache"
A_DAY: Final = "public, max-age=86400"
PAPER, BRAND = "#edf1ec", "#0d4650"
ICONS: Final = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("maskable-512.png", 512, "maskable"),
)
MARK: Final = (
    '<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" '
    'stroke-width="4"/><path fill="none" stroke="currentColor" stroke-width="1.6" d="M24 7V41M7 24H41M12 12 36 36M36 '
    '12 12 36"/><path fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round" d="M24 24H10.5M24 24 '
    '14.8 27.2"/><circle cx="24" cy="24" r="4.6" fill="currentColor"/></svg>'
)


def app_routes(files: Mapping[str, bytes], build: str) -> list[BaseRoute]:
    """Return the routes of the app's files; `files` are those of the built page, `build` names it."""
    worker = files.get("sw.js", b"") + f"\n// {build}\n".encode()  # another build is another worker

    async def service_worker(request: Request) -> Response:
        return packed(request, worker, "text/javascript", FRESH)

    async def manifest(request: Request) -> Response:
        content = json.dumps(manifest_in(language_of(request.headers)), ensure_ascii=False).encode()
        return Response(content, 200, {"cache-control": FRESH, "vary": "accept-language"}, "application/manifest+json")

    async def icon(request: Request) -> Response:
        content = files.get(f"icons/{request.path_params['name']}")
        if content is None:
            raise RequestRefused("not-found")
        return Response(content, 200, {"cache-control": A_DAY}, "image/png")

    async def style(request: Request) -> Response:
        return packed(request, files.get("offline.css", b""), "text/css", FRESH)

    async def offline(request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise RequestRefused("not-found")
        return HTMLResponse(offline_page(language), headers={"cache-control": FRESH})

    return [
        Route("/sw.js", service_worker),
        Route("/manifest.webmanifest", manifest),
        Route("/icons/{name}", icon),
        Route("/offline.css", style),
        Route("/offline/{language}", offline),
    ]


def manifest_in(language: str) -> dict[str, object]:
    """Return the manifest of the app in a language."""
    words = wording(language)
    name = words.format("web-title", {})
    return {
        "id": "/",
        "name": name,
        "short_name": name,
        "description": words.format("web-app-about", {}),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": BRAND,
        "icons": [
            {"src": f"/icons/{file}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for file, size, purpose in ICONS
        ],
    }


def offline_page(language: str) -> str:
    """Return the page for times without a connection. It needs no script; its link loads the same address again."""
    words = wording(language)
    title, why, again = (
        escape(words.format(key, {})) for key in ("web-offline", "web-offline-why", "web-offline-again")
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title}</title><link rel="stylesheet" href="/offline.css"></head>\n'
        f'<body><main>{MARK}<h1>{title}</h1><p>{why}</p><a href="">{again}</a></main></body>\n</html>\n'
    )
