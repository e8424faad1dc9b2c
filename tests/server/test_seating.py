"""Seating: no chair is taken twice, under a taken name, or after being removed."""

from __future__ import annotations

from sqlalchemy.engine import URL
from tests.server.house import house, started
from tests.server.playing import play_out
from tests.server.test_lobby import BOT, INVITED, ME, OPEN, code, made


async def test_a_late_guest_of_a_rematch_takes_no_reserved_chair(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, cy = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Cy")
        table = await started(ada, ben)
        await play_out(home, table, ada, ben)
        again = (await ada.post(f"/api/tables/{table.state.id}/rematch"))["table"]
        chair = next(n for n, place in enumerate((await home.table(again)).state.places) if place.free)
        token = (await ada.post(f"/api/tables/{again}/invite", {"chair": chair}))["token"]
        assert (await cy.post("/api/invites", {"token": token}))["chair"] == chair
        assert await code(ben, "POST", f"/api/tables/{again}/join") == (409, "full")
        assert (await home.table(again)).state.places[chair].person == cy.id


async def test_names_on_one_device_differ_from_each_other_and_from_all_at_the_table(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        hot = {"kind": "hot"}
        for names in (["Ben", "ben"], ["ADA", "Ben"], ["Racer", "Ben"]):
            body = {"setup": {"edition": "usa", "chairs": [ME, hot, hot, BOT]}, "names": names}
            assert await code(ada, "POST", "/api/tables", body) == (409, "name-taken")
        racer = await home.guest("Racer")
        body = {"setup": {"edition": "usa", "chairs": [ME, BOT]}}
        assert await code(racer, "POST", "/api/tables", body) == (409, "name-taken")


async def test_no_person_takes_a_name_that_is_taken_at_a_table_of_theirs(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        assert await code(ben, "PATCH", "/api/me", {"name": "ada"}) == (409, "name-taken")
        assert (await ben.ask("PATCH", "/api/me", {"name": "BEN"})).status_code == 200
        await play_out(home, table, ada, ben)
        assert (await ben.ask("PATCH", "/api/me", {"name": "ada"})).status_code == 200, "that game is over"


async def test_who_makes_a_private_table_without_a_chair_for_themselves_sees_it(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await made(ada, [BOT, BOT])
        await ada.post(f"/api/tables/{table}/start")
        assert (await ada.get(f"/api/tables/{table}"))["facts"]["state"] == "running"


async def test_a_removed_player_does_not_come_back(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        shown = await made(ada, [ME, OPEN], private=False)
        await ben.post(f"/api/tables/{shown}/join")
        await ada.post(f"/api/tables/{shown}/kick", {"chair": 1})
        assert await code(ben, "POST", f"/api/tables/{shown}/join") == (403, "not-yours")
        hidden = await made(ada, [ME, INVITED, INVITED], edition="usa")
        tokens = [(await ada.post(f"/api/tables/{hidden}/invite", {"chair": n}))["token"] for n in (1, 2)]
        await ben.post("/api/invites", {"token": tokens[0]})
        await ada.post(f"/api/tables/{hidden}/kick", {"chair": 1})
        for token in tokens:
            assert await code(ben, "POST", "/api/invites", {"token": token}) == (404, "bad-link")
        assert await code(ben, "GET", f"/api/tables/{hidden}") == (404, "not-found")


async def test_who_is_sent_away_leaves_all_their_chairs(sqlite: URL) -> None:
    """In a rematch another player's device may hold several."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        hot = {"kind": "hot"}
        first = await made(ben, [ME, hot, OPEN], names=["Cleo"], private=False, edition="usa", bot_pace="instant")
        await ada.post(f"/api/tables/{first}/join")
        await ben.post(f"/api/tables/{first}/start")
        table = await home.table(first)
        await play_out(home, table, ada, ben)
        again = (await ada.post(f"/api/tables/{first}/rematch"))["table"]
        await ben.post(f"/api/tables/{again}/join")
        state = (await home.table(again)).state
        chairs = state.chairs_of(ben.id)
        assert len(chairs) == 2
        await ada.post(f"/api/tables/{again}/kick", {"chair": chairs[1]})
        assert state.chairs_of(ben.id) == []


async def test_an_invite_and_its_chair_are_taken_in_one_go(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, cy = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Cy")
        table = await made(ada, [ME, INVITED])
        token = (await ada.post(f"/api/tables/{table}/invite", {"chair": 1}))["token"]
        commits = []
        usual = home.server.writer.append

        async def append(new: object, **more: object) -> None:
            commits.append(new)
            await usual(new, **more)  # type: ignore[arg-type]

        home.server.writer.append = append  # type: ignore[method-assign]
        await ben.post("/api/invites", {"token": token})
        assert len(commits) == 1
        await ben.post(f"/api/tables/{table}/leave")
        assert (await cy.post("/api/invites", {"token": token}))["chair"] is None, "it was used once"
