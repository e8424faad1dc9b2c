"""Headers, origin check and limits that hold for every request."""

from collections.abc import AsyncIterator

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from fogg.server.http.application import on_refusal
from fogg.server.http.security import HEADERS, MOST_BYTES, MOST_BYTES_OF_RECORD, Secure
from fogg.server.request_refusal import RequestRefused

HERE = "http://fogg.test"
METHODS = ["GET", "POST", "PUT", "DELETE"]


async def echo(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def own_policy(request: Request) -> Response:
    return PlainTextResponse("x", headers={"referrer-policy": "origin"})


async def socket(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def app(public_url: str = "") -> Secure:
    routes = [
        Route("/echo", echo, methods=METHODS),
        Route("/api/tables", echo, methods=["POST"]),
        Route("/own", own_policy),
        WebSocketRoute("/live", socket),
    ]
    return Secure(Starlette(routes=routes, exception_handlers={RequestRefused: on_refusal}), public_url=public_url)


@pytest.fixture
async def client() -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app()), base_url=HERE) as client:
        yield client


@pytest.mark.parametrize("path", ["/echo", "/nothing", "/api/tables"])
async def test_every_answer_has_the_security_headers(client: httpx2.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


async def test_refusals_have_them_too(client: httpx2.AsyncClient) -> None:
    answer = await client.post("/echo", headers={"origin": "http://evil.test"})
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_the_policy_allows_nothing_inline_and_no_frames() -> None:
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy and "*" not in policy
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy


async def test_an_answer_may_have_a_header_of_its_own(client: httpx2.AsyncClient) -> None:
    assert (await client.get("/own")).headers.get_list("referrer-policy") == ["origin"]


@pytest.mark.parametrize(
    "origin", ["http://evil.test", "null", "http://fogg.test.evil", "http://fogg.test:81", "", "x"]
)
async def test_another_site_changes_nothing(client: httpx2.AsyncClient, origin: str) -> None:
    answers = [await client.request(method, "/echo", headers={"origin": origin}) for method in METHODS]
    assert [answer.status_code for answer in answers] == [200, 403, 403, 403]
    assert answers[1].json()["code"] == "not-yours"


@pytest.mark.parametrize("origin", [HERE, "http://fogg.test:80", "https://fogg.test"])
async def test_a_page_of_ours_may_change_things(client: httpx2.AsyncClient, origin: str) -> None:
    assert (await client.post("/echo", headers={"origin": origin})).status_code == 200


async def test_the_public_address_counts_as_ours() -> None:
    transport = httpx2.ASGITransport(app=app("https://fogg.example"))
    async with httpx2.AsyncClient(transport=transport, base_url="http://10.0.0.2:8000") as client:
        assert (await client.post("/echo", headers={"origin": "https://fogg.example"})).status_code == 200
        assert (await client.post("/echo", headers={"origin": "https://evil.example"})).status_code == 403


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)]
)
async def test_a_browser_that_tells_no_origin_is_asked_for_the_site(
    client: httpx2.AsyncClient, site: str, status: int
) -> None:
    assert (await client.post("/echo", headers={"sec-fetch-site": site})).status_code == status


async def test_a_program_needs_no_origin(client: httpx2.AsyncClient) -> None:
    assert (await client.post("/echo", headers={"authorization": "Bearer x"})).status_code == 200


@pytest.mark.parametrize(
    ("headers", "opens"),
    [
        ({"origin": "http://testserver"}, True),
        ({}, True),
        ({"origin": "http://evil.test"}, False),
        ({"origin": "null"}, False),
    ],
)
def test_a_socket_opens_only_for_pages_of_ours_and_programs(headers: dict[str, str], opens: bool) -> None:
    client = TestClient(app())
    if opens:
        with client.websocket_connect("/live", headers=headers) as live:
            assert live.receive_text() == "hello"
    else:
        with pytest.raises(WebSocketDisconnect) as refused, client.websocket_connect("/live", headers=headers):
            pass
        assert refused.value.code == 1008


@pytest.mark.parametrize(("path", "most"), [("/echo", MOST_BYTES), ("/api/tables", MOST_BYTES_OF_RECORD)])
async def test_a_body_has_a_limit(client: httpx2.AsyncClient, path: str, most: int) -> None:
    assert (await client.post(path, content=b"x" * most)).text == str(most)
    answer = await client.post(path, content=b"x" * (most + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_a_body_that_does_not_tell_its_length_has_the_same_limit(client: httpx2.AsyncClient) -> None:
    async def flood() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b"x" * 1000

    assert (await client.post("/echo", content=flood())).status_code == 413


@pytest.mark.parametrize("length", ["-5", "1e9", "²", "9" * 100, "0x10"])
async def test_a_nonsense_length_is_not_believed(client: httpx2.AsyncClient, length: str) -> None:
    answer = await client.post("/echo", content=b"x" * 10, headers=[(b"content-length", length.encode())])
    assert answer.text == "10"


@pytest.mark.parametrize("path", ["/echo/%00", "/%0a", "/%e2%80%ae", "/echo%ff"])
async def test_a_path_with_invisible_characters_leads_nowhere(client: httpx2.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert (answer.status_code, answer.headers["x-content-type-options"]) == (404, "nosniff")
