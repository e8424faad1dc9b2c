"""Numbers about a running server, and who may read them."""

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

from fogg.server.http.middleware import with_middleware
from fogg.server.metrics import Metrics, MetricsPage
from fogg.server.settings import Settings, read_proxies


async def ok(request: Request) -> Response:
    return PlainTextResponse("ok")


async def page(peer: str, headers: dict[str, str], *, token: str = "", proxy: str = "") -> httpx2.Response:
    """Return the answer to `GET /metrics` from an address."""
    metrics = Metrics()
    app = with_middleware(
        Starlette(routes=[Route("/metrics", MetricsPage(metrics, token).answer)]),
        Settings(proxy=read_proxies(proxy)),
        metrics,
    )
    transport = httpx2.ASGITransport(app=app, client=(peer, 1))
    async with httpx2.AsyncClient(transport=transport, base_url="http://fogg.test") as client:
        return await client.get("/metrics", headers=headers)


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1"])
async def test_this_machine_may_read_the_numbers(peer: str) -> None:
    answer = await page(peer, {})
    assert answer.status_code == 200 and "fogg_info{" in answer.text


@pytest.mark.parametrize(
    ("peer", "headers"),
    [
        ("10.0.0.1", {}),
        ("127.0.0.1", {"x-forwarded-for": "8.8.8.8"}),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}),
        ("10.0.0.1", {"authorization": "Bearer wrong"}),
        ("10.0.0.1", {"authorization": "Basic token"}),
        ("10.0.0.1", {"authorization": "Bearer "}),
    ],
)
@pytest.mark.parametrize("proxy", ["", "loopback"])
@pytest.mark.parametrize("token", ["token", ""])
async def test_for_everybody_else_there_is_nothing(peer: str, headers: dict[str, str], proxy: str, token: str) -> None:
    answer = await page(peer, headers, token=token, proxy=proxy)
    assert answer.status_code == 404 and "fogg_" not in answer.text


async def test_a_client_with_the_token_may_read_them_from_elsewhere() -> None:
    assert (await page("10.0.0.1", {"authorization": "Bearer token"}, token="token")).status_code == 200


def test_what_happens_is_counted() -> None:
    metrics = Metrics()
    metrics.committed(7, 0.002)
    metrics.decided("person")
    metrics.thought("racer", 0.3, True)
    metrics.thought("racer", 9.0, False)
    metrics.count_tables(lambda: 42)
    text = metrics.text().decode()
    for line in (
        "fogg_commit_rows_sum 7.0",
        'fogg_decisions_total{by="person"} 1.0',
        'fogg_bot_seconds_count{bot="racer"} 2.0',
        'fogg_bot_failures_total{bot="racer"} 1.0',
        "fogg_tables_loaded 42.0",
    ):
        assert line in text.splitlines()


async def test_requests_are_counted_by_route_and_invented_ones_together() -> None:
    metrics = Metrics()
    api = Mount("/api", routes=[Route("/tables/{table}", ok)])
    app = with_middleware(Starlette(routes=[api]), Settings(), metrics)
    async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app), base_url="http://fogg.test") as client:
        for n in range(50):
            await client.get(f"/api/tables/{n}")
            await client.get(f"/invented/{n}")
            await client.request(f"INVENTED{n}", "/api/tables/x")
    counts = [line for line in metrics.text().decode().splitlines() if line.startswith("fogg_request_seconds_count")]
    assert counts == [
        'fogg_request_seconds_count{method="GET",route="/api/tables/{table}",status="200"} 50.0',
        'fogg_request_seconds_count{method="GET",route="-",status="404"} 50.0',
        'fogg_request_seconds_count{method="other",route="/api/tables/{table}",status="405"} 50.0',
    ]
