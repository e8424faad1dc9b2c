"""Calls to people's own addresses when it is their turn."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.clock import Clock

from fogg.server.broadcast.table_card import Card, CardChair
from fogg.server.store import schema
from fogg.server.store.connect import connect
from fogg.server.store.migrate import migrate
from fogg.server.webhooks.allowed_targets import BadTarget, WebhookTarget
from fogg.server.webhooks.webhook import AT_ONCE, PAUSES, STALE_SECONDS, Caller, CallFailed, Connection, Opening

PUBLIC = "93.184.216.34"
CERTIFICATE = Path(__file__).with_name("hook.test.pem")


class Site:
    """A web site on loopback that notes what it is asked, and answers what a test says."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.answers: list[bytes] = []
        self.port = 0
        self.connected: list[WebhookTarget] = []  # where the caller meant to connect to

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
        self.asked.append(head + await reader.readexactly(length))
        said = self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n"
        if said == b"silence":
            await reader.read()
        writer.write(said)
        writer.close()

    async def open(self, target: WebhookTarget) -> Connection:
        """Stand in for the open internet: every public address is this site."""
        self.connected.append(target)
        return await asyncio.open_connection("127.0.0.1", self.port, limit=16_384)


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    site = Site()
    server = await asyncio.start_server(site.serve, "127.0.0.1", 0)
    site.port = server.sockets[0].getsockname()[1]
    yield site
    server.close()
    await server.wait_closed()


def card(*, turns: int, asked: bool) -> str:
    """Return a table's line in lists: all players' turn, or none's."""
    chairs = tuple(CardChair("me", person=person, holder=person, asked=asked) for person in ("ada", "ben"))
    return msgspec.json.encode(Card("usa", chairs, "ada", "days", turns=turns)).decode()


@pytest.fixture
async def stored(sqlite: URL) -> AsyncIterator[AsyncEngine]:
    """Yield a database with a person who wants to be called, and a table."""
    engine = connect(sqlite)
    await migrate(engine)
    table = {"state": "running", "private": True, "created": 0.0, "updated": 0.0, "card": card(turns=1, asked=True)}
    async with engine.begin() as connection:
        await connection.execute(insert(schema.people), {"id": "ada", "created": 0.0, "webhook": "http://hook.test/me"})
        await connection.execute(insert(schema.tables), {"id": "t", **table})
    yield engine
    await engine.dispose()


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def public(host: str, port: int) -> Sequence[str]:
    return [host] if host.replace(".", "").isdecimal() else [PUBLIC]


@pytest.fixture
def caller(stored: AsyncEngine, site: Site, clock: Clock) -> Caller:
    return Caller(
        stored, now=clock, link=lambda table: f"https://fogg.example/t/{table}", resolver=public, opener=site.open
    )


async def ask_for_call(engine: AsyncEngine, clock: Clock, id: str = "c") -> None:
    call = {"id": id, "person": "ada", "table_id": "t", "tries": 0, "due": clock(), "turn": 1}
    async with engine.begin() as connection:
        await connection.execute(insert(schema.turn_notifications), call)


async def waiting(engine: AsyncEngine) -> list[tuple[int, float]]:
    """Return tries and due time of the calls that are still to be made."""
    async with engine.connect() as connection:
        found = await connection.execute(select(schema.turn_notifications.c.tries, schema.turn_notifications.c.due))
        return [(row.tries, row.due) for row in found]


def redirect(to: str, status: int = 307) -> bytes:
    return f"HTTP/1.1 {status} Elsewhere\r\nLocation: {to}\r\n\r\n".encode()


async def test_a_call_tells_the_table_and_nothing_of_the_game(
    caller: Caller, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    await ask_for_call(stored, clock)
    assert await caller.due_calls() is None
    head, _, body = site.asked[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /me HTTP/1.1\r\nHost: hook.test\r\n")
    assert b"cookie" not in head.lower() and b"authorization" not in head.lower()
    assert msgspec.json.decode(body) == {"kind": "your-turn", "table": "t", "url": "https://fogg.example/t/t"}
    assert await waiting(stored) == []


async def test_a_call_is_made_only_when_it_is_due(
    caller: Caller, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    await ask_for_call(stored, clock)
    clock.wait(-60)
    assert await caller.due_calls() == clock.at + 60
    assert site.asked == []


async def test_a_call_that_fails_is_tried_again_three_times_after_growing_pauses(
    caller: Caller, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    await ask_for_call(stored, clock)
    site.answers = [b"HTTP/1.1 500 Oh\r\n\r\n"] * 10
    for pause in PAUSES:
        assert await caller.due_calls() == clock.at + pause
        clock.wait(pause)
    assert await caller.due_calls() is None
    assert len(site.asked) == 1 + len(PAUSES)
    assert list(PAUSES) == sorted(PAUSES)


async def test_a_call_that_is_answered_at_last_is_over(
    caller: Caller, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    await ask_for_call(stored, clock)
    site.answers = [b"HTTP/1.1 503 Later\r\n\r\n"]
    await caller.due_calls()
    clock.wait(PAUSES[0])
    await caller.due_calls()
    assert await waiting(stored) == []


async def test_a_call_during_which_the_server_is_killed_is_tried_again(
    caller: Caller, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    await ask_for_call(stored, clock)
    site.answers = [b"silence"]
    making = asyncio.ensure_future(caller.due_calls())
    while not site.asked:
        await asyncio.sleep(0)
    making.cancel()
    assert await waiting(stored) == [(1, clock.at + PAUSES[0])]
    await asyncio.gather(making, return_exceptions=True)


async def test_a_person_who_wants_no_calls_any_more_gets_none(
    caller: Caller, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    await ask_for_call(stored, clock)
    async with stored.begin() as connection:
        await connection.execute(update(schema.people).values(webhook=None))
    await caller.due_calls()
    assert (site.asked, await waiting(stored)) == ([], [])


@pytest.mark.parametrize(("turns", "asked"), [(1, False), (2, True)], ids=["not asked", "another turn"])
async def test_a_call_that_comes_too_late_is_not_made(
    caller: Caller, site: Site, stored: AsyncEngine, clock: Clock, turns: int, asked: bool
) -> None:
    await ask_for_call(stored, clock)
    async with stored.begin() as connection:
        await connection.execute(update(schema.tables).values(card=card(turns=turns, asked=asked)))
    await caller.due_calls()
    assert (site.asked, await waiting(stored)) == ([], [])


async def test_a_silent_site_costs_a_limited_time(stored: AsyncEngine, site: Site, clock: Clock) -> None:
    caller = Caller(stored, now=clock, link=str, resolver=public, opener=site.open, seconds=0.05)
    site.answers = [b"silence"]
    with pytest.raises(CallFailed, match=r"no answer within 0\.05 seconds"):
        await caller.call("http://hook.test/", b"{}")


async def test_the_address_that_was_checked_is_the_one_connected_to(caller: Caller, site: Site) -> None:
    answers = [[PUBLIC], ["127.0.0.1"]]  # a name that is public when asked first, and inside when asked again

    async def changing(host: str, port: int) -> Sequence[str]:
        return answers.pop(0)

    caller.resolver = changing
    await caller.call("http://hook.test/", b"{}")
    assert [target.address for target in site.connected] == [PUBLIC]
    assert answers == [["127.0.0.1"]]


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:9000/", "http://10.0.0.1/", "http://[::1]:8000/", "http://169.254.169.254/latest/"]
)
async def test_a_hook_aimed_inside_is_never_connected_to(caller: Caller, site: Site, url: str) -> None:
    with pytest.raises(BadTarget):
        await caller.call(url, b"{}")
    assert site.connected == []


@pytest.mark.parametrize("status", [301, 302, 307, 308])
async def test_a_redirect_is_followed_with_the_same_body(caller: Caller, site: Site, status: int) -> None:
    site.answers = [redirect("/other?x=1", status)]
    await caller.call("http://hook.test/me", b"{}")
    assert [asked.split(b" HTTP")[0] for asked in site.asked] == [b"POST /me", b"POST /other?x=1"]
    assert site.asked[1].endswith(b"\r\n\r\n{}")


@pytest.mark.parametrize(
    "to", ["http://127.0.0.1:9000/", "//10.0.0.1/", "http://[::ffff:192.168.0.1]/", "file:///etc/passwd"]
)
async def test_a_redirect_inside_is_not_followed(caller: Caller, site: Site, to: str) -> None:
    site.answers = [redirect(to)]
    with pytest.raises(BadTarget):
        await caller.call("http://hook.test/", b"{}")
    assert len(site.connected) == 1


async def test_redirects_come_to_an_end(caller: Caller, site: Site) -> None:
    site.answers = [redirect("/again")] * 10
    with pytest.raises(CallFailed, match="more than 3 redirects"):
        await caller.call("http://hook.test/", b"{}")
    assert len(site.asked) == 4


async def test_a_redirect_from_https_to_http_is_not_followed(caller: Caller, site: Site) -> None:
    site.answers = [redirect("http://hook.test/")]
    with pytest.raises(CallFailed, match="from https to http"):
        await caller.call("https://hook.test/", b"{}")


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"hello\r\n\r\n",
        b"HTTP/1.1 abc\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n",
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
        b"HTTP/1.1 404 Not Found\r\n\r\n",
        b"HTTP/1.1 307 Elsewhere\r\n\r\n",
    ],
)
async def test_an_answer_that_is_none_is_a_failed_call(caller: Caller, site: Site, said: bytes) -> None:
    site.answers = [said]
    with pytest.raises(CallFailed):
        await caller.call("http://hook.test/", b"{}")


@pytest.mark.parametrize(
    "said",
    [
        b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 1_000_000,
        b"HTTP/1.0 201 Created\r\n\r\n",
        b"HTTP/1.1 303 See Other\r\nLocation: /x\r\n\r\n",
        b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
    ],
)
async def test_a_good_answer_is_enough_before_anything_that_follows(caller: Caller, site: Site, said: bytes) -> None:
    site.answers = [said]
    await caller.call("http://hook.test/", b"{}")
    assert len(site.asked) == 1


async def test_a_refused_connection_is_a_failed_call(stored: AsyncEngine, site: Site, clock: Clock) -> None:
    server = await asyncio.start_server(site.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    caller = Caller(stored, now=clock, link=str, allow_private=True)
    with pytest.raises(CallFailed, match="no connection: ConnectionRefusedError"):
        await caller.call(f"http://127.0.0.1:{port}/", b"{}")


async def test_a_host_who_allows_its_own_network_reaches_it(stored: AsyncEngine, site: Site, clock: Clock) -> None:
    caller = Caller(stored, now=clock, link=str, allow_private=True)
    await caller.call(f"http://127.0.0.1:{site.port}/home", b"{}")
    assert site.asked[0].startswith(b"POST /home HTTP/1.1\r\nHost: 127.0.0.1:")


@pytest.mark.parametrize(("host", "good"), [("hook.test", True), ("other.test", False)])
async def test_with_tls_the_certificate_must_be_that_of_the_name(
    stored: AsyncEngine, site: Site, clock: Clock, host: str, good: bool
) -> None:
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(CERTIFICATE)
    server = await asyncio.start_server(site.serve, "127.0.0.1", 0, ssl=own)
    port = server.sockets[0].getsockname()[1]

    async def loopback(name: str, port: int) -> Sequence[str]:
        return ["127.0.0.1"]

    opener = Opening(ssl.create_default_context(cafile=str(CERTIFICATE)))
    caller = Caller(stored, now=clock, link=str, allow_private=True, resolver=loopback, opener=opener)
    if good:
        await caller.call(f"https://{host}:{port}/", b"{}")
    else:
        with pytest.raises(CallFailed, match="SSLCertVerificationError"):
            await caller.call(f"https://{host}:{port}/", b"{}")
    assert len(site.asked) == good
    server.close()
    await server.wait_closed()


async def test_one_bad_address_does_not_keep_others_from_being_called(
    caller: Caller, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    async with stored.begin() as connection:
        await connection.execute(insert(schema.people), {"id": "ben", "created": 0.0, "webhook": "http://10.0.0.1/"})
        call = {"id": "b", "person": "ben", "table_id": "t", "tries": 0, "due": clock() - 1, "turn": 1}
        await connection.execute(insert(schema.turn_notifications), call)
    await ask_for_call(stored, clock)
    await caller.due_calls()
    assert len(site.asked) == 1
    assert [tries for tries, _ in await waiting(stored)] == [1]


class Slow(Caller):
    """Calls that are answered when a test says so; `called` counts those that were begun."""

    def hold(self) -> None:
        """Hold all calls up from now on."""
        self.answered = asyncio.Event()
        self.called = 0

    async def call(self, *given: object, **named: object) -> None:
        self.called += 1
        if self.called > 1:  # the first is answered at once
            await self.answered.wait()


@pytest.fixture
def slow(stored: AsyncEngine, clock: Clock) -> Slow:
    slow = Slow(stored, now=clock, link=str)
    slow.hold()
    return slow


async def test_a_call_is_gone_as_soon_as_it_is_answered_while_others_are_slow(
    slow: Slow, stored: AsyncEngine, clock: Clock
) -> None:
    for id in ("a", "b"):
        await ask_for_call(stored, clock, id)
    making = asyncio.create_task(slow.due_calls())
    async with asyncio.timeout(20):
        while len(await waiting(stored)) != 1:
            await asyncio.sleep(0.01)
    slow.answered.set()
    assert await making is None and await waiting(stored) == []


async def test_calls_that_come_too_late_in_a_slow_batch_are_left_for_later_and_made_once(
    slow: Slow, stored: AsyncEngine, clock: Clock
) -> None:
    before = clock()
    for number in range(AT_ONCE + 4):
        await ask_for_call(stored, clock, f"c{number}")
    making = asyncio.create_task(slow.due_calls())
    async with asyncio.timeout(20):
        while slow.called < AT_ONCE + 1:
            await asyncio.sleep(0.01)
    clock.wait(STALE_SECONDS + 1)
    slow.answered.set()
    assert await making == before and slow.called == AT_ONCE + 1
    assert await waiting(stored) == [(0, before)] * 3, "no try is lost"
    assert await slow.due_calls() is None and slow.called == AT_ONCE + 4, "each was made once"
