"""Answers that are large and the same for everybody: compressed once, kept for long."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"


def packed(request: Request, content: bytes, kind: str, keep: str) -> Response:
    """Return the content, compressed if the client accepts that; `keep` says how long it may be cached."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed(content), 200, {**headers, "content-encoding": "gzip"}, kind)
    return Response(content, 200, headers, kind)


async def packed_once(request: Request, content: bytes, kind: str) -> Response:
    """Return content of a moment, compressed if the client accepts that; neither it nor its compressed form is kept.

    Others are served while a large one is compressed.
    """
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        small = await asyncio.to_thread(gzip.compress, content, 5, mtime=0)
        return Response(small, 200, {**headers, "content-encoding": "gzip"}, kind)
    return Response(content, 200, headers, kind)


@lru_cache(maxsize=256)
def compressed(content: bytes) -> bytes:
    """Return the content as gzip; the same bytes every time."""
    return gzip.compress(content, 6, mtime=0)
