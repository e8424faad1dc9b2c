"""Secrets: choices that are held, drafts, and who answers when. And what may never be sent."""

from __future__ import annotations

import itertools

import pytest
import structlog
from sqlalchemy.engine import URL
from tests.sample import save
from tests.server.house import Guest, house, started

from fogg.engine import Chance
from fogg.server.protocol.commands import Play, Say, Undo
from fogg.server.table.table import Table


async def answer(guest: Guest, table: Table, seat: int, id: str, option: int = 0) -> None:
    """Answer a seat's question with the option of that number."""
    game, ask = table.state.game, table.seen(seat).ask
    assert game is not None and ask is not None
    await guest.send(table, Play(id, seat, ask, game.options(seat)[option].id))


async def test_chat_between_question_and_answer_changes_no_question(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        ears = ada.listen(table)
        ask = ears.heard()[-1]["position"]["question"]["ask"]
        await ben.send(table, Say("s", "take your time"))
        [frame] = ears.heard()
        assert frame["chat"][0]["text"] == "take your time" and "position" not in frame
        assert table.state.game is not None
        await ada.send(table, Play("p", 0, ask, table.state.game.options(0)[0].id))


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))), ids=str)
async def test_opening_choices_in_any_order_make_no_frame_for_anybody_else(sqlite: URL, order: tuple[int, ...]) -> None:
    async with house(sqlite) as home:
        people = [await home.guest(name) for name in ("Ada", "Ben", "Cy", "Di")]
        watcher = await home.guest("Eve")
        table = await started(*people, edition="usa")
        ears = [guest.listen(table) for guest in (*people, watcher)]
        numbers = [ear.heard()[-1]["n"] for ear in ears]
        for count, seat in enumerate(order, 1):
            await answer(people[seat], table, seat, "choice")
            for other, ear in enumerate(ears):
                frames = ear.heard()
                if count < 4 and other != seat:
                    assert frames == [], "no other seat is told that a choice was made"
                for frame in frames:
                    numbers[other] += 1
                    assert frame["n"] == numbers[other], "and no number is missing"
        assert table.state.actors == [0]


async def test_what_everybody_hears_of_the_opening_does_not_depend_on_who_was_first(sqlite: URL) -> None:
    told = []
    async with house(sqlite) as home:
        people = [await home.guest(name) for name in ("Ada", "Ben", "Cy")]
        watcher = await home.guest("Eve")
        for order in itertools.permutations(range(3)):
            chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            setup = {"edition": "usa", "chairs": chairs, "private": False, "fixed_order": True}
            id = (await people[0].post("/api/tables", {"setup": setup, "seed": "5"}))["table"]
            for guest in people[1:]:
                await guest.post(f"/api/tables/{id}/join")
            await people[0].post(f"/api/tables/{id}/start")
            table = await home.table(id)
            for seat in order:
                await answer(people[seat], table, seat, "choice")
            told.append(watcher.listen(table).heard()[-1]["history"])
    assert all(history == told[0] for history in told)


async def test_a_draft_of_five_links_taken_back_is_unseen_by_the_others(sqlite: URL) -> None:
    async with house(sqlite) as home:
        people = [await home.guest("Ada"), await home.guest("Ben")]
        table = await started(*people, edition="uk", seed="1")
        ears = [guest.listen(table) for guest in people]
        game = table.state.game
        assert game is not None
        stream = Chance(1).stream("x")
        links, number = 0, 0
        while links < 5:  # Ada or Ben pays with set after set of cards, none of which is played yet
            seat = game.actors[stream.below(len(game.actors))]
            spectator, number = game.view(None), number + 1
            if links == 0:
                [ear.heard() for ear in ears]
            ask = table.seen(seat).ask
            assert ask is not None
            await people[seat].send(table, Play(f"m{number}", seat, ask, save(game, seat, stream).id))
            unseen = game.view(None) == spectator and game.undoable(seat) and len(game.actors) == 1
            links = links + 1 if unseen else 0
        drafted = ears[seat].heard()
        assert len(drafted) >= 5, "the drafting seat sees every link"
        for n in range(5):
            await people[seat].send(table, Undo(f"back{n}", seat))
        assert len(ears[seat].heard()) == 5
        assert ears[1 - seat].heard() == []


async def test_canaries_of_what_is_unique_occur_in_no_byte_before_their_time(sqlite: URL) -> None:
    async with house(sqlite) as home:
        with structlog.testing.capture_logs() as logs:
            ada, ben, eve = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Eve")
            recovery = (await ada.post("/api/me/recovery"))["token"]
            table = await started(ada, ben, bots=1)
            created = table.state.created
            ears = {guest: guest.listen(table) for guest in (ada, ben, eve)}
            cookie = dict(ada.client.cookies)["fogg"]
            await ada.send(table, Say("canary-command-of-ada", "hello"))
            number = 0
            while table.state.phase == "running":
                await home.advance(1)
                for seat, guest in enumerate((ada, ben)):
                    if seat in table.state.actors:
                        number += 1
                        await answer(guest, table, seat, f"canary-{seat}-{number}")
                sent = {guest: str(ear.heard()) for guest, ear in ears.items()}
                if table.state.game is None or table.state.game.over:
                    break
                bodies = [
                    (await eve.ask("GET", f"/api/tables/{table.state.id}{path}")).text for path in ("", "/record")
                ]
                for text in (*sent.values(), *bodies, str(logs)):
                    for secret in (created.seed, created.nonce, recovery, cookie, cookie.partition(".")[0]):
                        assert secret not in text
                    assert "canary" not in text, "acknowledgments go to the sender alone"
            assert created.seed in str(sent[eve]), "the seed is told at the end"
