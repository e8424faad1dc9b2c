"""Headers, origin check and limits that hold for every request."""

from collections.abc import AsyncIterator
from dataclasses import replace

import httpx2
import pytest
from sqlalchemy.engine import URL
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect
from tests.server.house import House, house

from fogg.server.http.application import on_refusal
from fogg.server.http.known_hosts import KnownHosts
from fogg.server.http.middleware import with_middleware
from fogg.server.http.security import HEADERS, MOST_BYTES, MOST_BYTES_OF_RECORD, Secure
from fogg.server.metrics import Metrics
from fogg.server.request_refusal import RequestRefused
from fogg.server.settings import Settings, read_proxies

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


OURS = ["127.0.0.1:8000", "[::1]:8000", "192.168.1.5", "localhost:8000", "attic", "attic.local:8000", "attic.lan", ""]
FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "fogg.example.evil",
    "[",
    "127.0.0.1@evil.example",
]


@pytest.mark.parametrize("host", [*OURS, "fogg.example", "FOGG.example:443", "fogg.example."])
def test_a_server_answers_to_its_own_names(host: str) -> None:
    assert KnownHosts("https://fogg.example").knows(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_another_site_leads_here_is_refused(host: str) -> None:
    assert not KnownHosts("https://fogg.example").knows(host)


@pytest.mark.parametrize("path", ["/health", "/metrics", "/api/editions", "/"])
async def test_every_page_checks_by_which_name_it_is_asked(sqlite: URL, path: str) -> None:
    async with house(sqlite) as home:
        guest = await home.guest()
        answer = await guest.client.get(path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")


def test_a_socket_checks_its_name_too() -> None:
    guarded = Secure(Starlette(routes=[WebSocketRoute("/live", socket)]), hosts=KnownHosts())
    with TestClient(guarded) as client:
        with client.websocket_connect("ws://localhost/live") as line:
            assert line.receive_text() == "hello"
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("ws://evil.example/live"):
            pass


async def test_a_proxy_without_a_public_address_may_pass_any_name_on() -> None:
    settings = Settings(proxy=read_proxies("loopback"))
    served = with_middleware(Starlette(routes=[Route("/echo", echo)]), settings, Metrics())
    async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app=served), base_url="http://a.example") as client:
        assert (await client.get("/echo")).status_code == 200


@pytest.mark.parametrize(("url", "sent"), [("https://fogg.example", True), ("http://fogg.example", False), ("", False)])
async def test_browsers_are_told_to_stay_with_https(url: str, sent: bool) -> None:
    async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app(url)), base_url=HERE) as client:
        assert ("strict-transport-security" in (await client.get("/echo")).headers) is sent


async def test_under_https_the_cookie_is_of_this_host_alone(sqlite: URL) -> None:
    async with house(sqlite) as plain:
        home = House(replace(plain.server, secure_cookies=True), plain.clock, plain.bots)
        guest = await home.guest()
        given = (await guest.ask("POST", "/api/me", {"name": "Ada"})).headers["set-cookie"]
        name, _, value = given.partition(";")[0].partition("=")
        assert name == "__Host-fogg" and "; Secure" in given and "; Path=/" in given and "omain" not in given
        guest.client.cookies.clear()
        for either in (name, "fogg"):  # the second is of people who signed in before
            known = await guest.client.get("/api/me", headers={"cookie": f"{either}={value}"})
            assert known.json()["name"] == "Ada"
        await guest.client.aclose()
