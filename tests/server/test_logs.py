"""Log lines, and what they never contain."""

import io
import json
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx2
import pytest
import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

from fogg.server.logs import RequestLog, logger, scrubbed, set_up
from fogg.server.metrics import Metrics


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Yield where lines go as JSON; logging is as before afterwards."""
    root, loggers = logging.getLogger(), [logging.getLogger(name) for name in ("fogg", "uvicorn", "alembic")]
    before = (root.handlers[:], root.level, [(one, one.level, one.propagate) for one in loggers])
    out = io.StringIO()
    set_up(json=True, stream=out)
    yield out
    structlog.reset_defaults()
    root.handlers = before[0]
    root.setLevel(before[1])
    for one, level, propagate in before[2]:
        one.setLevel(level)
        one.propagate = propagate


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def ok(request: Request) -> Response:
    return PlainTextResponse("ok")


async def fail(request: Request) -> Response:
    raise RuntimeError("at https://fogg.example/continue#s3cret")


@pytest.fixture
async def client(stream: io.StringIO) -> AsyncIterator[httpx2.AsyncClient]:
    api = Mount("/api", routes=[Route("/tables/{table}", ok, methods=["GET", "POST"]), Route("/fail", fail)])
    app = RequestLog(Starlette(routes=[Route("/health", ok), api]), metrics=Metrics(), now=lambda: 5.0)
    transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
    async with httpx2.AsyncClient(transport=transport, base_url="http://fogg.test") as client:
        yield client


async def test_a_request_is_told_by_its_route(client: httpx2.AsyncClient, stream: io.StringIO) -> None:
    await client.post("/api/tables/abc123?token=s3cret", headers={"cookie": "fogg=s3cret"})
    (line,) = lines(stream)
    assert {key: line[key] for key in ("event", "method", "path", "status", "ms", "level")} == {
        "event": "request",
        "method": "POST",
        "path": "/api/tables/{table}",
        "status": 200,
        "ms": 0.0,
        "level": "info",
    }
    assert "s3cret" not in stream.getvalue() and "abc123" not in stream.getvalue()


@pytest.mark.parametrize("path", ["/s3cret", "/api/s3cret", "/continue/s3cret"])
async def test_an_unknown_address_is_not_repeated(client: httpx2.AsyncClient, stream: io.StringIO, path: str) -> None:
    await client.get(path)
    (line,) = lines(stream)
    assert (line["status"], line["path"]) == (404, "-")
    assert "s3cret" not in stream.getvalue()


async def test_an_invented_method_is_not_repeated(client: httpx2.AsyncClient, stream: io.StringIO) -> None:
    await client.request("S3CRET", "/api/tables/x")
    assert [line["method"] for line in lines(stream)] == ["other"]


async def test_a_failure_is_a_request_with_status_500(client: httpx2.AsyncClient, stream: io.StringIO) -> None:
    await client.get("/api/fail")
    assert [line["status"] for line in lines(stream) if line["event"] == "request"] == [500]


async def test_questions_about_health_are_not_told(client: httpx2.AsyncClient, stream: io.StringIO) -> None:
    await client.get("/health")
    assert lines(stream) == []


def test_values_under_telling_names_are_struck_out(stream: io.StringIO) -> None:
    logger().info("x", token="s3cret", Set_Cookie="s3cret", seed="s3cret", authorization="s3cret", seat=2)
    (line,) = lines(stream)
    assert line["seat"] == 2 and "s3cret" not in stream.getvalue()


def test_lines_of_libraries_are_structured_and_cleaned_too(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("GET /continue?t=%s", "s3cret")
    (line,) = lines(stream)
    assert line["event"] == "GET /continue" and line["level"] == "warning"


def test_a_traceback_is_one_line_without_secrets(stream: io.StringIO) -> None:
    try:
        raise RuntimeError("postgresql://fogg:s3cret@db/fogg refused https://fogg.example/#s3cret")
    except RuntimeError:
        logger().exception("failed")
    (line,) = lines(stream)
    assert "postgresql://...@db/fogg refused" in line["exception"] and "s3cret" not in stream.getvalue()


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("GET /a?b=c d", "GET /a d"),
        ("Authorization: Bearer abc", "Authorization: Bearer ..."),
        ("[SQL: SELECT 1]\n[parameters: ('s3cret', 'x')]\nmore", "[SQL: SELECT 1]\n[parameters: ...]\nmore"),
        ("Is it? Yes # really", "Is it? Yes # really"),
    ],
)
def test_texts_lose_secrets(text: str, clean: str) -> None:
    assert scrubbed(text) == clean


def test_for_people_it_is_plain_text(stream: io.StringIO) -> None:
    set_up(stream=stream)
    logger().info("started", port=8000)
    assert "started" in stream.getvalue() and "port=8000" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()
