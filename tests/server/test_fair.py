"""Fair deals: players add chance of their own, and nothing of it is told before the game begins."""

from __future__ import annotations

import pytest
from sqlalchemy.engine import URL
from tests.server.house import Guest, house
from tests.server.playing import move, play_out
from tests.server.pledging import ADA, BEN, BOT, HOT, ME, OPEN, company, sit, start, waiting

from fogg.engine.records import SeedPart
from fogg.server.fair.reveal import REVEAL_SECONDS
from fogg.server.fair.seed_parts import dealt_seed, pledge_of
from fogg.server.protocol.commands import Reveal
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.chairs import drawn_order, order_lot
from fogg.server.table.table import Table


async def test_the_seed_comes_of_the_server_and_every_player(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        state = table.state
        await start(ada, table, ADA)
        assert state.phase == "open" and table.revealing is not None
        await ben.send(table, Reveal("r", BEN))
        parts = (SeedPart((0,), pledge_of(ADA), ADA), SeedPart((1,), pledge_of(BEN), BEN))
        assert (state.phase, state.parts) == ("running", parts)
        assert state.seed == dealt_seed(state.created.seed, parts) != state.created.seed
        assert state.game is not None and state.game.chance.seed == int(state.seed, 16)
        assert state.order == drawn_order(2, 1, order_lot(state.seed, "blake2b")) and state.order_promised


def test_every_part_of_the_seed_counts() -> None:
    parts = [SeedPart((0,), pledge_of(ADA), ADA), SeedPart((1,), pledge_of(BEN), BEN)]
    others = [
        parts[:1],
        parts[::-1],
        [parts[0], SeedPart((1,), pledge_of(BEN))],
        [SeedPart((0, 2), *shown(ADA)), parts[1]],
    ]
    seeds = {dealt_seed("5", parts), dealt_seed("6", parts), *(dealt_seed("5", other) for other in others)}
    assert len(seeds) == 6 and all(int(seed, 16) < 1 << 128 for seed in seeds)


def shown(nonce: str) -> tuple[str, str]:
    return pledge_of(nonce), nonce


def test_a_pledge_and_a_seed_can_be_checked_with_any_tool() -> None:
    # printf 'fogg nonce 1\nnonce ab...\n' | sha256sum
    assert pledge_of("ab" * 16) == "635f5b8518bc6f08698c1cf39a7f516f30d7b1ee83350f40cbddea6f3c5bfed8"
    # printf 'fogg seed 1\nseed 5\npart 0 PLEDGE ab...\n' | sha256sum | cut -c1-32
    assert dealt_seed("5", [SeedPart((0,), *shown("ab" * 16))]) == "77517656e17d182ff83b287892952396"


async def test_pledges_are_shown_to_all_before_any_nonce_is_told(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, here, there = await company(home)
        facts = there.heard()[-1]["facts"]
        assert [seat["pledge"] for seat in facts["seats"]] == [pledge_of(ADA), pledge_of(BEN)]
        assert not facts.get("revealing") and facts["commitment"]
        here.heard()
        await start(ada, table, ADA)
        for ears in (here, there):
            [frame] = ears.heard()
            assert frame["facts"]["revealing"] is True
        await ben.send(table, Reveal("r", BEN))
        frame = there.heard()[-1]
        assert sorted(seat["nonce"] for seat in frame["facts"]["seats"]) == [ADA, BEN]
        assert not any("pledge" in seat for seat in frame["facts"]["seats"])
        before = [frame for frame in here.frames + there.frames if frame["facts"]["state"] == "open"]
        assert before and not any(ADA in str(frame) or BEN in str(frame) for frame in before)


async def test_a_nonce_that_was_told_makes_no_frame_for_others_before_the_start(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, here, there = await company(home)
        await start(ada, table)
        here.heard(), there.heard()
        await ben.send(table, Reveal("r", BEN))
        assert (here.heard(), there.heard()) == ([], []) and table.state.phase == "open"


async def test_the_seed_of_the_server_stays_secret_until_the_end(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, here, there = await company(home)
        await start(ada, table, ADA)
        await ben.send(table, Reveal("r", BEN))
        created, id = table.state.created, table.state.id
        while table.state.phase == "running":
            assert not any(
                secret in str(frame)
                for frame in here.heard() + there.heard()
                for secret in (created.nonce, table.state.seed, created.seed)
            )
            await play_a_round(ada, ben, table)
        facts = (await ben.get(f"/api/tables/{id}"))["facts"]
        assert (facts["seed"], facts["nonce"]) == (created.seed, created.nonce)


async def play_a_round(ada: Guest, ben: Guest, table: Table) -> None:
    for guest in (ada, ben):
        for seat in table.waiting(guest.id):
            await move(guest, table, seat, f"m{table.state.seq}")


async def test_without_a_pledge_the_game_begins_at_once(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        setup = {"edition": "new_york", "chairs": [ME, OPEN], "private": False}
        table = await home.table((await ada.post("/api/tables", {"setup": setup}))["table"])
        await sit(ben, table, None)
        ada.listen(table), ben.listen(table)
        await start(ada, table)
        assert table.state.phase == "running" and (table.state.seed, table.state.parts) == (
            table.state.created.seed,
            (),
        )


async def test_a_client_that_pledged_nothing_does_not_hold_the_start_up(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, _, table, *_ = await company(home, nonce=None)
        await start(ada, table, ADA)
        assert table.state.parts == (SeedPart((0,), *shown(ADA)),)


async def test_a_player_who_is_away_is_not_waited_for_and_the_record_says_so(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await waiting(ada, ME, OPEN)
        await sit(ben, table)
        ears = ada.listen(table)
        await start(ada, table, ADA)
        assert table.state.parts == (SeedPart((0,), *shown(ADA)), SeedPart((1,), pledge_of(BEN)))
        nonces = {seat["name"]: seat.get("nonce") for seat in ears.heard()[-1]["facts"]["seats"]}
        assert nonces == {"Ada": ADA, "Ben": None}


async def test_a_page_that_does_not_answer_is_waited_for_a_few_seconds(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, _, table, *_ = await company(home)
        await start(ada, table, ADA)
        await home.advance(REVEAL_SECONDS - 0.1)
        assert table.revealing is not None
        await start(ada, table, ADA)  # pressed again: the same moment goes on
        await home.advance(0.2)
        assert table.state.phase == "running" and [part.nonce for part in table.state.parts] == [ADA, ""]


async def test_another_nonce_than_the_pledged_one_is_refused_and_counts_as_none(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        answer = await ada.ask("POST", f"/api/tables/{table.state.id}/start", {"nonce": BEN})
        assert (answer.status_code, answer.json()["code"], table.revealing) == (400, "bad-nonce", None)
        assert answer.json()["sentence"] == "That is not the number pledged when you sat down; it does not count."
        await start(ada, table, ADA)
        with pytest.raises(RequestRefused) as refused:
            await ben.send(table, Reveal("r", ADA))
        assert refused.value.code == "bad-nonce" and table.state.phase == "open"
        await home.advance(REVEAL_SECONDS)
        assert [part.nonce for part in table.state.parts] == [ADA, ""]


async def test_a_nonce_is_told_in_its_moment_alone_and_by_players_alone(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        eve = await home.guest("Eve")

        async def code(guest: Guest, nonce: str) -> str:
            with pytest.raises(RequestRefused) as refused:
                await guest.send(table, Reveal(f"r{table.state.seq}", nonce))
            return refused.value.code

        assert await code(ben, BEN) == "not-started"
        await start(ada, table, ADA)
        assert await code(eve, BEN) == "bad-nonce"
        await ben.send(table, Reveal("r", BEN))
        assert await code(ben, BEN) == "started"


@pytest.mark.parametrize("known", [{"seed": "5"}, {}], ids=["chosen", "of the server"])
async def test_a_known_deal_stays_the_known_one(sqlite: URL, known: dict[str, str]) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await waiting(ada, ME, BOT, **known)
        await start(ada, table, ADA)
        assert bool(table.state.parts) == (not known) and (table.state.seed == "5") == bool(known)


async def test_people_on_one_device_have_one_nonce(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await waiting(ada, BOT, HOT, ME, names=["Cleo"])
        await start(ada, table, ADA)
        assert table.state.parts == (SeedPart((1, 2), *shown(ADA)),)


async def test_seats_do_not_change_once_nonces_are_told(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        await start(ada, table, ADA)
        for guest, path, body in (
            (ben, "leave", {}),
            (ada, "kick", {"chair": 1}),
            (await home.guest("Eve"), "join", {}),
        ):
            answer = await guest.ask("POST", f"/api/tables/{table.state.id}/{path}", body)
            assert (answer.status_code, answer.json()["code"]) == (409, "started")


async def test_a_player_who_wants_to_be_forgotten_in_that_moment_resigns(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        await start(ada, table, ADA)
        assert (await ben.ask("DELETE", "/api/me")).status_code == 200
        state = table.state
        assert (state.phase, state.resigned) == ("running", state.seats_of(ben.id))
        assert [part.nonce for part in state.parts] == [ADA, ""]


async def test_a_pledge_goes_with_the_player_who_gets_up(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        await ben.post(f"/api/tables/{table.state.id}/leave")
        assert list(table.state.pledges) == [ada.id]
        await sit(ben, table, None)
        await start(ada, table, ADA)
        assert [part.nonce for part in table.state.parts] == [ADA]


async def test_a_game_with_nonces_is_the_same_after_a_restart(database: URL) -> None:
    async with house(database) as home:
        ada, ben, table, *_ = await company(home)
        await start(ada, table, ADA)
        await ben.send(table, Reveal("r", BEN))
        await play_a_round(ada, ben, table)
        before, id = table.state, table.state.id
    async with house(database) as home:
        again = (await home.table(id)).state
        assert (again.seed, again.order, again.parts) == (before.seed, before.order, before.parts)
        assert again.game is not None and before.game is not None and again.game == before.game


async def test_a_rematch_has_nonces_of_its_own(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        await start(ada, table, ADA)
        await ben.send(table, Reveal("r", BEN))
        await play_out(home, table, ada, ben)
        path = f"/api/tables/{table.state.id}/rematch"
        made = await ben.post(path, {"pledge": pledge_of(BEN)})
        assert made == await ada.post(path)
        fresh = await home.table(made["table"])
        assert made["commitment"] == fresh.state.created.commitment != table.state.created.commitment
        await sit(ada, fresh, ADA)
        ada.listen(fresh), ben.listen(fresh)
        await start(ben, fresh, BEN)
        await ada.send(fresh, Reveal("r2", ADA))
        assert {part.nonce for part in fresh.state.parts} == {ADA, BEN}
