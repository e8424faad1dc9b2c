"""Messages to devices whose page is closed: encrypted, signed, once for each turn, and gone with their device."""

import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.clock import Clock
from tests.server.house import House, house
from tests.server.playing import move
from tests.server.pushed import PushBrowser, claims_of, data, text
from tests.server.test_hooks import PUBLIC, Site, card, clock, public, site
from tests.server.test_lobby import ME, made

from fogg.server.store import schema
from fogg.server.store.backup import write_backup
from fogg.server.store.connect import connect
from fogg.server.store.migrate import migrate
from fogg.server.store.restore import restore_backup
from fogg.server.webhooks.webhook import PAUSES, STALE_SECONDS, Caller
from fogg.server.webpush.push_crypto import CURVE, VapidKey, check_keys, encrypted
from fogg.server.webpush.push_sender import PushSender
from fogg.server.webpush.push_store import stored_vapid

__all__ = ["clock", "site"]  # fixtures
ENDPOINT = "https://push.test/send/one"


def test_a_message_is_that_of_the_example_in_the_standard() -> None:
    """RFC 8291, Appendix A."""
    sender = ec.derive_private_key(int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=data("DGv6ra1nlYgDCS1FRnbzlw"),
        sender=sender,
    )
    assert text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    browser = PushBrowser(ENDPOINT, data("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), data("BTBZMqHH6r4Tts7J_aSIgg"))
    assert browser.read(body) == b"When I grow up, I want to be a watermelon"


def test_two_messages_of_one_text_differ() -> None:
    given = PushBrowser(ENDPOINT).subscription()
    assert encrypted(b"x", given["p256dh"], given["auth"]) != encrypted(b"x", given["p256dh"], given["auth"])


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("BA", "BTBZMqHH6r4Tts7J_aSIgg"), (text(b"\4" + b"\1" * 64), text(b"1" * 16))]
)
def test_keys_that_no_browser_has_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        check_keys(p256dh, auth)


@pytest.fixture
async def stored(sqlite: URL) -> AsyncIterator[AsyncEngine]:
    """Yield a database with a person, a device of theirs and a table where it is their turn."""
    engine = connect(sqlite)
    await migrate(engine)
    table = {"state": "running", "private": True, "created": 0.0, "updated": 0.0, "card": card(turns=1, asked=True)}
    session = {"hash": "h", "id": "s", "person": "ada", "label": "browser", "created": 0.0, "seen": 0.0}
    async with engine.begin() as connection:
        await connection.execute(insert(schema.people), {"id": "ada", "created": 0.0})
        await connection.execute(insert(schema.tables), {"id": "t", **table})
        await connection.execute(insert(schema.sessions), session)
    yield engine
    await engine.dispose()


@pytest.fixture
async def browser(stored: AsyncEngine, clock: Clock) -> PushBrowser:
    """Return a browser that is subscribed in German, with a message to come."""
    browser = PushBrowser(ENDPOINT)
    async with stored.begin() as connection:
        row = {**browser.subscription("de"), "session": "s", "person": "ada", "created": 0.0}
        await connection.execute(insert(schema.push_subscriptions), row)
        call = {"session": "s", "table_id": "t", "tries": 0, "due": clock(), "turn": 1}
        await connection.execute(insert(schema.push_calls), call)
    return browser


@pytest.fixture
async def sender(stored: AsyncEngine, site: Site, clock: Clock, browser: PushBrowser) -> PushSender:
    caller = Caller(stored, now=clock, link=str, resolver=public, opener=site.open)
    return PushSender(
        caller,
        await stored_vapid(stored),
        subject="https://fogg.example",
        path=lambda table: f"/table/{table}",
        edition_name=lambda edition, language: f"{edition} ({language})",
    )


async def rows(engine: AsyncEngine) -> tuple[int, int]:
    """Return how many devices are subscribed, and how many messages are to come."""
    async with engine.connect() as connection:
        found = [
            len((await connection.execute(select(t))).all()) for t in (schema.push_subscriptions, schema.push_calls)
        ]
        return found[0], found[1]


async def test_a_message_tells_whose_turn_it_is_and_nothing_of_the_game(
    sender: PushSender, browser: PushBrowser, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    assert await sender.due_messages() is None
    head, _, body = site.asked[0].partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    fields = dict(line.split(": ", 1) for line in lines[1:])
    assert lines[0] == "POST /send/one HTTP/1.1" and fields["Host"] == "push.test"
    assert (fields["Content-Encoding"], fields["TTL"], fields["Topic"]) == ("aes128gcm", "86400", "t")
    assert json.loads(browser.read(body)) == {
        "title": "Du bist dran: usa (de)",
        "body": "Am Tisch wartet man auf dich.",
        "path": "/table/t",
        "tag": "t",
    }
    claims = claims_of(fields["Authorization"], sender.key.public)
    assert claims == {"aud": "https://push.test", "exp": int(clock.at + 12 * 3600), "sub": "https://fogg.example"}
    assert await rows(stored) == (1, 0)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_its_service_no_longer_knows_is_forgotten(
    sender: PushSender, site: Site, stored: AsyncEngine, status: int
) -> None:
    site.answers = [f"HTTP/1.1 {status} Gone\r\n\r\n".encode()]
    await sender.due_messages()
    assert await rows(stored) == (0, 0)


async def test_a_message_that_is_not_taken_is_tried_again_and_given_up(
    sender: PushSender, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    site.answers = [b"HTTP/1.1 503 Later\r\n\r\n"] * 9
    for pause in PAUSES:
        assert await sender.due_messages() == clock.at + pause
        clock.wait(pause)
    assert await sender.due_messages() is None
    assert len(site.asked) == 1 + len(PAUSES) and await rows(stored) == (1, 0)


async def test_a_message_that_comes_too_late_is_not_sent(sender: PushSender, site: Site, stored: AsyncEngine) -> None:
    async with stored.begin() as connection:
        await connection.execute(update(schema.tables).values(card=card(turns=2, asked=True)))
    assert await sender.due_messages() is None
    assert site.asked == [] and await rows(stored) == (1, 0)


async def test_a_service_cannot_lead_elsewhere_or_inside(
    sender: PushSender, site: Site, stored: AsyncEngine, clock: Clock
) -> None:
    site.answers = [b"HTTP/1.1 307 There\r\nLocation: https://push.test/other\r\n\r\n"]
    assert await sender.due_messages() == clock.at + PAUSES[0]
    assert len(site.asked) == 1

    async def inside(host: str, port: int) -> Sequence[str]:
        return [PUBLIC, "10.0.0.1"]

    sender.caller.resolver = inside
    clock.wait(PAUSES[0])
    await sender.due_messages()
    assert len(site.asked) == 1


async def subscribed(home: House) -> list[str]:
    async with home.server.engine.connect() as connection:
        return list((await connection.execute(select(schema.push_subscriptions.c.endpoint))).scalars())


async def test_a_device_asks_for_messages_and_for_no_more(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        key = (await ada.get("/api/me/push"))["key"]
        assert len(data(key)) == 65 and not (await ada.get("/api/me/push")).get("on")
        given = PushBrowser(ENDPOINT).subscription("de-AT"[:2])
        assert (await ada.ask("PUT", "/api/me/push", given)).json() == {"key": key, "on": True}
        await ada.ask("PUT", "/api/me/push", given)  # once more changes nothing
        assert await subscribed(home) == [ENDPOINT] and (await ada.get("/api/me/push"))["on"]
        assert (await ada.ask("DELETE", "/api/me/push")).is_success
        assert await subscribed(home) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.test/plain"},
        {"endpoint": "https://127.0.0.1/inside"},
        {"endpoint": "https://[::1]/inside"},
        {"p256dh": "BA"},
        {"auth": "AA"},
    ],
)
async def test_a_subscription_that_leads_inside_or_has_no_keys_is_refused(sqlite: URL, wrong: dict[str, str]) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        answer = await ada.ask("PUT", "/api/me/push", {**PushBrowser(ENDPOINT).subscription(), **wrong})
        assert answer.status_code == 400 and await subscribed(home) == []


async def test_messages_end_with_the_session_and_with_the_person(sqlite: URL) -> None:
    async with house(sqlite) as home:
        for end in ("/api/me/sessions/{session}", "/api/me"):
            ada = await home.guest("Ada")
            await ada.ask("PUT", "/api/me/push", PushBrowser(ENDPOINT).subscription())
            assert await subscribed(home) == [ENDPOINT]
            exported = (await ada.get("/api/me/sessions"))["sessions"]
            assert (await ada.ask("DELETE", end.format(session=exported[0]["id"]))).is_success
            assert await subscribed(home) == []


async def test_a_turn_by_days_stores_one_message_for_each_device(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        await ada.ask("PUT", "/api/me/push", PushBrowser(ENDPOINT).subscription())
        chairs = [{"kind": "bot", "bot": "racer"}, ME]
        id = await made(ada, chairs, pace="days", fixed_order=True)
        await ada.post(f"/api/tables/{id}/start")

        async def to_come() -> list[str]:
            async with home.server.engine.connect() as connection:
                return list((await connection.execute(select(schema.push_calls.c.table_id))).scalars())

        assert await to_come() == [], "who begins the game knows it"
        table = await home.table(id)
        await move(ada, table, 1, "a")
        while table.waiting(ada.id) != (1,):
            await home.advance(10)
        assert await to_come() == [id]


async def test_keys_and_subscriptions_survive_backup_and_restore(
    stored: AsyncEngine, browser: PushBrowser, tmp_path: Path
) -> None:
    key = await stored_vapid(stored)
    await write_backup(stored, tmp_path / "b.gz")
    other = connect(URL.create("sqlite+aiosqlite", database=str(tmp_path / "other.sqlite")))
    await restore_backup(other, tmp_path / "b.gz")
    assert (await stored_vapid(other)).public == key.public
    assert await rows(other) == (1, 1)
    await other.dispose()


def test_the_key_of_a_secret_stays_the_same() -> None:
    secret = VapidKey.new_secret()
    assert VapidKey(secret).public == VapidKey(secret).public and len(secret) == 64


async def test_messages_that_come_too_late_in_a_slow_batch_are_left_for_later(
    sender: PushSender, stored: AsyncEngine, clock: Clock, site: Site
) -> None:
    before = clock()
    usual = sender.note

    def late(message: object) -> bytes:
        clock.wait(STALE_SECONDS + 1)
        return usual(message)  # type: ignore[arg-type]

    sender.note = late  # type: ignore[method-assign]
    assert await sender.due_messages() == before and site.asked == []
    sender.note = usual  # type: ignore[method-assign]
    assert await sender.due_messages() is None and len(site.asked) == 1
