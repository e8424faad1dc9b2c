"""Numbers about a running server, in the format of Prometheus, for its host only."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from fogg.server.counters import Watch
from fogg.server.fleet.fleet import Fleet
from fogg.server.fleet.lines.openings import FORWARDED
from fogg.server.http.peers import is_here
from fogg.server.http.requests.call import refused
from fogg.server.request_refusal import RequestRefused
from fogg.version import VERSION

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics(Watch):
    """The counters of one server, in a registry of its own: two servers in one process do not mix."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        Gauge("fogg_info", "Always 1; the version that runs.", ["version"], registry=registry).labels(VERSION).set(1)
        self.requests = Histogram(
            "fogg_request_seconds", "Requests.", ["method", "route", "status"], registry=registry, buckets=QUICK
        )
        self.sockets = Gauge("fogg_sockets", "Sockets that are open.", registry=registry)
        self.tables = Gauge("fogg_tables_loaded", "Tables in memory.", registry=registry)
        self.decisions = Counter("fogg_decisions", "Decisions made, by whom.", ["by"], registry=registry)
        self._decided: dict[str, Counter] = {}  # by whom; looking a label up takes longer than counting
        self.commits = Histogram("fogg_commit_seconds", "Commits of rows.", registry=registry, buckets=QUICK)
        self.batches = Histogram("fogg_commit_rows", "Rows of a commit.", registry=registry, buckets=SIZES)
        self.thinking = Histogram("fogg_bot_seconds", "How long bots think.", ["bot"], registry=registry, buckets=SLOW)
        self.failures = Counter("fogg_bot_failures", "Bots that had to be replaced.", ["bot"], registry=registry)

    def count_tables(self, loaded: Callable[[], float]) -> None:
        """Register a function that counts the tables in memory; called whenever the metrics are read."""
        self.tables.set_function(loaded)

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count an answered request."""
        self.requests.labels(method, route, str(status)).observe(seconds)

    def committed(self, rows: int, seconds: float) -> None:
        """Count stored rows."""
        self.commits.observe(seconds)
        self.batches.observe(rows)

    def decided(self, by: str) -> None:
        """Count a decision."""
        counter = self._decided.get(by)
        if counter is None:
            counter = self._decided[by] = self.decisions.labels(by)
        counter.inc()

    def thought(self, bot: str, seconds: float, good: bool) -> None:
        """Count the answer of a bot, or its failure."""
        self.thinking.labels(bot).observe(seconds)
        if not good:
            self.failures.labels(bot).inc()

    def text(self) -> bytes:
        """Return all numbers."""
        return generate_latest(self.registry)


class MetricsPage:
    """`GET /metrics`: for this machine itself, and for clients with the token; not found for all others."""

    def __init__(self, metrics: Metrics, token: str = "", fleet: Fleet | None = None) -> None:
        self.metrics = metrics
        self.token = token
        self.fleet = fleet

    async def answer(self, request: Request) -> Response:
        """Return the numbers, or a refusal that does not tell whether there are any; `?node=<id>`: another node's."""
        if FORWARDED not in request.scope:
            if not is_here(request.scope) and not self.knows_token(request):
                return refused(RequestRefused("not-found"), request.headers)
            wanted = request.query_params.get("node", "")
            if wanted and self.fleet is not None and wanted != self.fleet.keeper.id:
                return await self.fleet.ask_node(wanted, request.scope)
        return Response(self.metrics.text(), headers={"cache-control": "no-store"}, media_type=FORMAT)

    def knows_token(self, request: Request) -> bool:
        """Return True if the request brings the host's token."""
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        known = self.token.encode()
        return bool(known) and scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), known)
