"""The application behind everything that stands between it and the network."""

from __future__ import annotations

from starlette.types import ASGIApp

from fogg.server.http.known_hosts import KnownHosts
from fogg.server.http.peers import Peers
from fogg.server.http.security import Secure
from fogg.server.logs import RequestLog
from fogg.server.metrics import Metrics
from fogg.server.settings import Settings


def with_middleware(app: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """Return the application as it is served: who asks is known first, then it is noted, then judged, then answered."""
    anything = settings.proxy and not settings.public_url  # the proxy knows the names, and we do not
    hosts = None if anything else KnownHosts(settings.public_url, names=[settings.host])
    secured = Secure(app, public_url=settings.public_url, hosts=hosts)
    noted = RequestLog(secured, metrics=metrics)
    return Peers(noted, trusted=settings.proxy)
