"""The logs of a server: structured lines on the error stream, without secrets.

Requests are told by their route (`/api/tables/{table}`), never by their address: that could hold a table's or a
person's id, and its query a token. Values under telling names are struck out wherever they come from.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final, TextIO

import structlog
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogg.server.metrics import Metrics

SECRET_KEYS: Final = re.compile(r"token|cookie|secret|authorization|password|nonce|seed", re.IGNORECASE)
SECRET_TEXTS: Final = (
    (re.compile(r"(://)[^/\s@]+@"), r"\1...@"),  # user and password in an address
    (re.compile(r"(?<=[\w/])[?#][^\s'\"]+"), ""),  # query and fragment of an address
    (re.compile(r"(?i)\b(bearer|cookie:)\s+\S+"), r"\1 ..."),
    (re.compile(r"\[parameters: .*?\]\n", re.DOTALL), "[parameters: ...]\n"),  # SQLAlchemy tells values in its errors
)
QUIET: Final = ("/health", "/metrics")  # asked every few seconds by programs
LOGGERS: Final = ("uvicorn", "uvicorn.error", "sqlalchemy", "alembic", "asyncio")
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

Entry = MutableMapping[str, Any]


def without_secrets(_logger: object, _method: str, entry: Entry) -> Entry:
    """Strike out secrets."""
    for key, value in entry.items():
        if SECRET_KEYS.search(key):
            entry[key] = "..."
        elif isinstance(value, str):
            entry[key] = scrubbed(value)
    return entry


def scrubbed(text: str) -> str:
    """Return a text without queries, fragments, passwords and tokens."""
    for pattern, replacement in SECRET_TEXTS:
        text = pattern.sub(replacement, text)
    return text


def set_up(*, json: bool = False, stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send our lines and those of the libraries to the error stream: as JSON, or for people to read."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    out = stream or sys.stderr
    last: Any = structlog.processors.JSONRenderer()
    if not json:
        last = structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=structlog.dev.plain_traceback)
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("fogg").setLevel(level)
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def logger() -> Any:
    """Return where the server writes its lines: `logger().info("started", port=8000)`."""
    return structlog.get_logger("fogg")


class RequestLog:
    """A line and a measurement for every request, when it is answered; sockets are counted while they are open."""

    def __init__(self, app: ASGIApp, *, metrics: Metrics, now: Callable[[], float] = time.perf_counter) -> None:
        self.app = app
        self.metrics = metrics
        self.now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            with self.metrics.sockets.track_inprogress():
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 500  # if nothing is answered at all

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        start = self.now()
        try:
            await self.app(scope, receive, send_noted)
        finally:
            seconds = self.now() - start
            method = scope["method"] if scope["method"] in METHODS else "other"
            path = route_of(scope)
            self.metrics.requested(method, path, status, seconds)
            if path not in QUIET or status >= 400:
                logger().info("request", method=method, path=path, status=status, ms=round(seconds * 1000, 1))


def route_of(scope: Scope) -> str:
    """Return the route that answered a request, with names in place of values; `-` if there was none."""
    route = scope.get("route")
    if not isinstance(route, (Route, WebSocketRoute)):
        return "-"
    outside = scope.get("app_root_path")  # set when the route is one of a folder of routes, whose path comes first
    folder = "" if outside is None else str(scope["root_path"]).removeprefix(outside)
    return f"{folder}{route.path}"
