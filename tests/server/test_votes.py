"""Votes to let a bot play for a player who does not move, by a clock that stands still until it is turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.fake import FakeClock, FakeTimer
from tests.server.house import Ears, Guest, House, house, started
from tests.server.playing import move

from fogg.server.protocol.commands import Play, ReclaimSeat, Resign, Vote
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.playing import returned
from fogg.server.table.table import Table

MINUTES = 60.0


async def stuck(home: House, *names: str, bots: int = 0, **setup: Any) -> tuple[list[Guest], Table, Ears]:
    """Return people at a table where all are there and it is the first one's turn, and what the second one hears."""
    guests = [await home.guest(name) for name in names]
    table = await started(*guests, edition="usa", bots=bots, **setup)
    ears = [guest.listen(table) for guest in guests]
    for seat, guest in enumerate(guests):
        await move(guest, table, seat, f"first{seat}")
    await home.advance(1)
    assert table.waiting(guests[0].id) == (0,)
    ears[1].heard()
    return guests, table, ears[1]


async def draw(guest: Guest, table: Table, seat: int, id: str) -> None:
    """Draw a hidden card."""
    game, ask = table.state.game, table.seen(seat).ask
    assert game is not None and ask is not None
    chosen = next(option for option in game.options(seat) if option.to_json()["do"] == "draw-hidden")
    await guest.send(table, Play(id, seat, ask, chosen.id))


async def refused(guest: Guest, table: Table, order: Vote) -> str:
    with pytest.raises(RequestRefused) as caught:
        await guest.send(table, order)
    return caught.value.code


async def test_after_five_minutes_the_one_other_player_can_let_a_bot_play_on(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (_, ben), table, ears = await stuck(home, "Ada", "Ben")
        assert await refused(ben, table, Vote("v0", 0)) == "too-early"
        await home.advance(5 * MINUTES)
        assert ears.heard()[-1]["facts"]["seats"][0]["vote"] == {"asked": [1]}, "it is shown that a vote is possible"
        await ben.send(table, Vote("v1", 0))
        assert table.state.kept == {0: "vote"}
        await home.advance(5)
        assert table.waiting(ben.id) == (1,), "the bot has played Ada's turn"


async def test_all_other_people_must_agree_and_bots_have_no_vote(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (_, ben, cleo), table, ears = await stuck(home, "Ada", "Ben", "Cleo", bots=1)
        await home.advance(5 * MINUTES)
        await ben.send(table, Vote("v1", 0))
        assert table.state.kept == {}
        assert ears.heard()[-1]["facts"]["seats"][0]["vote"] == {"asked": [1, 2], "agreed": [1]}
        await cleo.send(table, Vote("v2", 0))
        assert table.state.kept == {0: "vote"}


async def test_a_vote_can_be_withdrawn(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (_, ben, cleo), table, ears = await stuck(home, "Ada", "Ben", "Cleo")
        await home.advance(5 * MINUTES)
        await ben.send(table, Vote("v1", 0))
        await ben.send(table, Vote("v2", 0, agree=False))
        assert ears.heard()[-1]["facts"]["seats"][0]["vote"] == {"asked": [1, 2]}
        await cleo.send(table, Vote("v3", 0))
        assert table.state.kept == {}


async def test_a_move_ends_the_vote_and_the_time_begins_again(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (ada, ben, _), table, ears = await stuck(home, "Ada", "Ben", "Cleo")
        await home.advance(5 * MINUTES)
        await ben.send(table, Vote("v1", 0))
        await draw(ada, table, 0, "a1")  # the first of two cards: it is still Ada's turn
        assert table.state.actors == [0] and table.state.votes == {}
        assert "vote" not in ears.heard()[-1]["facts"]["seats"][0]
        assert await refused(ben, table, Vote("v2", 0)) == "too-early"
        await home.advance(5 * MINUTES)
        await ben.send(table, Vote("v3", 0))
        assert table.state.votes == {0: frozenset({ben.id})}


async def test_who_was_replaced_can_take_the_seat_back(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (ada, ben), table, _ = await stuck(home, "Ada", "Ben")
        await home.advance(5 * MINUTES)
        await ben.send(table, Vote("v1", 0))
        await returned(table, ada.id)
        assert table.state.kept == {0: "vote"}, "a page that is only reloaded does not take it back"
        await ada.send(table, ReclaimSeat("back", 0))
        assert table.state.kept == {}
        assert table.state.clock.moved == home.clock.now(), "there is time again"


async def test_only_players_vote_and_only_on_who_is_asked(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (ada, ben), table, _ = await stuck(home, "Ada", "Ben")
        stranger = await home.guest("Cleo")
        await home.advance(5 * MINUTES)
        assert await refused(stranger, table, Vote("v1", 0)) == "not-yours"
        assert await refused(ada, table, Vote("v1", 0)) == "not-yours"
        assert await refused(ada, table, Vote("v2", 1)) == "stale"
        assert await refused(ben, table, Vote("v1", 1)) == "stale"


async def test_who_is_away_does_not_hold_a_vote_up(sqlite: URL) -> None:
    """The one who had not agreed resigns: then all have agreed."""
    async with house(sqlite) as home:
        (_, ben, cleo), table, _ = await stuck(home, "Ada", "Ben", "Cleo")
        await home.advance(5 * MINUTES)
        await ben.send(table, Vote("v1", 0))
        await cleo.send(table, Resign("r", 2))
        await home.advance(0.1)
        assert table.state.kept == {0: "vote"}


async def test_a_table_has_its_own_time_or_no_votes(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (_, ben), table, _ = await stuck(home, "Ada", "Ben", vote_minutes=30)
        await home.advance(29 * MINUTES)
        assert await refused(ben, table, Vote("v1", 0)) == "too-early"
        await home.advance(1 * MINUTES)
        await ben.send(table, Vote("v2", 0))
        assert table.state.kept == {0: "vote"}
        (_, ben), table, ears = await stuck(home, "Ada", "Ben", vote_minutes=0)
        await home.advance(600 * MINUTES)
        assert await refused(ben, table, Vote("v1", 0)) == "too-early"
        assert not any("facts" in frame for frame in ears.heard())


async def test_a_correspondence_game_has_three_days(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (_, ben), table, _ = await stuck(home, "Ada", "Ben", pace="days")
        await home.advance(71 * 60 * MINUTES)
        assert await refused(ben, table, Vote("v1", 0)) == "too-early"
        await home.advance(60 * MINUTES)
        await ben.send(table, Vote("v2", 0))
        assert table.state.kept == {0: "vote"}


async def test_a_vote_works_next_to_a_clock_and_on_who_is_not_there(sqlite: URL) -> None:
    async with house(sqlite) as home:
        (ada, ben, _), table, _ = await stuck(home, "Ada", "Ben", "Cleo", pace="days", clock=86400, vote_minutes=10)
        table.leave(next(ear for ear in table.listeners if ear.person == ada.id))
        await home.advance(10 * MINUTES)
        await ben.send(table, Vote("v1", 0))
        assert table.state.votes == {0: frozenset({ben.id})}


async def test_a_secret_choice_ends_no_vote(sqlite: URL) -> None:
    """In the opening choice all choose in secret: that a vote ends would tell that its player has chosen."""
    async with house(sqlite) as home:
        ada, ben, cleo = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Cleo")
        table = await started(ada, ben, cleo, edition="usa")
        ears = [guest.listen(table) for guest in (ada, ben, cleo)]
        await home.advance(5 * MINUTES)
        await ben.send(table, Vote("v1", 0))
        for ear in ears:
            ear.heard()
        await move(ada, table, 0, "a0")
        assert ears[1].heard() == [] and table.state.votes == {0: frozenset({ben.id})}
        await move(ben, table, 1, "b0")
        await move(cleo, table, 2, "c0")
        assert table.state.votes == {}, "everybody has seen that all have chosen"


async def test_votes_are_kept_over_a_restart(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        (_, ben, cleo), table, _ = await stuck(home, "Ada", "Ben", "Cleo")
        await home.advance(5 * MINUTES)
        await ben.send(table, Vote("v1", 0))
        id, person, last = table.state.id, ben.id, cleo.id
    async with house(sqlite, clock=clock) as home:
        table = await home.table(id)
        assert table.state.votes == {0: frozenset({person})}
        guest = await home.guest()
        guest.id = last
        guest.listen(table)
        await guest.send(table, Vote("v2", 0))
        assert table.state.kept == {0: "vote"}


async def test_people_on_one_device_have_no_vote_against_each_other(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        setup = {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "hot"}], "fixed_order": True, "private": False}
        made = await ada.post("/api/tables", {"setup": setup, "names": ["Ben"]})
        await ada.post(f"/api/tables/{made['table']}/start")
        table = await home.table(made["table"])
        ada.listen(table)
        await home.advance(60 * MINUTES)
        assert all(seat.vote is None for seat in table.facts().seats)


class HastyClock(FakeClock):
    """Goes on a little with every look, and rings some looks too early, as loops of a real machine do."""

    LOOK = 0.0001

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.early = (looks + 0.5) * self.LOOK

    def now(self) -> float:
        self._now += self.LOOK
        return self._now

    def call_at(self, when: float, what: Callable[[], None]) -> FakeTimer:
        return super().call_at(when - self.early, what)


@pytest.mark.parametrize("looks", range(1, 10))
async def test_a_vote_is_shown_in_time_though_the_alarm_comes_a_moment_early(sqlite: URL, looks: int) -> None:
    async with house(sqlite, clock=HastyClock(looks)) as home:
        _, _, ears = await stuck(home, "Ada", "Ben")
        await home.advance(5 * MINUTES + 1)
        assert ears.heard()[-1]["facts"]["seats"][0]["vote"] == {"asked": [1]}
