"""Ways to complete a seat's tickets, and the time to take a decision back."""

from __future__ import annotations

import pytest
from sqlalchemy.engine import URL
from tests.server.house import house, started

from fogg.engine import Game
from fogg.server.protocol.commands import AskWays
from fogg.server.request_refusal import RequestRefused
from fogg.server.table import playing as play
from fogg.server.table.due import UNDO_SECONDS


def connects(game: Game, routes: tuple[str, ...], ends: tuple[int, int]) -> bool:
    """Return True if routes are one way between two cities, with nothing left over."""
    here, left = ends[0], list(routes)
    while left:
        key = next(key for key in left if here in (game.ruleset.board.route(key).a, game.ruleset.board.route(key).b))
        route = game.ruleset.board.route(key)
        here = route.b if here == route.a else route.a
        left.remove(key)
    return here == ends[1]


async def test_every_ticket_of_the_offer_has_a_way_between_its_ends(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, edition="usa")
        game = table.state.game
        assert game is not None
        offer = game.view(0).offer
        answer = play.ways(table, ada.id, AskWays("w", 0))
        assert list(answer.ways) == [ticket.key for ticket in offer]
        for ticket in offer:
            own, missing = answer.ways[ticket.key].own, answer.ways[ticket.key].missing
            assert own == () and connects(game, missing, (ticket.a, ticket.b))


async def test_uk_r11_a_way_tells_what_must_be_bought_for_it(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, edition="uk")
        game = table.state.game
        assert game is not None
        view, board = game.view(0), game.ruleset.board
        ways = play.ways(table, ada.id, AskWays("w", 0)).ways
        for way in ways.values():
            needed = {thing for key in way.missing for thing in view.missing(int(board.route(key).id))}
            assert set(way.things) == needed
        assert any(way.things for way in ways.values())


async def test_ways_are_told_to_their_own_seat_only(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        with pytest.raises(RequestRefused, match="not-yours"):
            play.ways(table, ben.id, AskWays("w", 0))


async def test_without_assistance_no_way_is_told(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, assist=0)
        assert play.ways(table, ada.id, AskWays("w", 0)).ways == {}


@pytest.mark.parametrize(("pace", "seconds"), [("human", UNDO_SECONDS), ("instant", 0.0)])
async def test_facts_say_how_long_a_bot_waits(sqlite: URL, pace: str, seconds: float) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1, bot_pace=pace)
        assert table.facts().undo_seconds == seconds
