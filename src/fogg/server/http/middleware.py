"""The application behind everything that stands between it and the network."""

from __future__ import annotations

from starlette.types import ASGIApp

from fogg.server.http.peers import Peers
from fogg.server.http.security import Secure
from fogg.server.logs import RequestLog
from fogg.server.metrics import Metrics
from fogg.server.settings import Settings


def with_middleware(app: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """Return the application as it is served: who asks is known first, then it is noted, then judged, then answered."""
    secured = Secure(app, public_url=settings.public_url)
    noted = RequestLog(secured, metrics=metrics)
    return Peers(noted, trusted=settings.proxy)
