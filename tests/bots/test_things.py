"""Bots and what must be bought before a route can be claimed."""

from __future__ import annotations

import pytest
from tests.bots.helpers import answer
from tests.factory import position

from fogg.bots import Bot, GreedyBot, Match, RacerBot, play_match

ROW = ["red", "blue", "green", "black", "white"]


def test_greedy_buys_what_the_path_of_its_ticket_needs() -> None:
    game = position("uk", hands={0: {"locomotive": 1}}, tickets={0: ["aberystwyth-cardiff"]})
    assert answer(GreedyBot(), game) == {"do": "buy", "technology": "wales_concession"}


def test_greedy_takes_a_locomotive_for_what_it_cannot_pay_yet() -> None:
    game = position("uk", row=[*ROW[:4], "locomotive"], tickets={0: ["aberystwyth-cardiff"]})
    assert answer(GreedyBot(), game) == {"do": "draw", "kind": "locomotive"}


def test_greedy_buys_nothing_for_tickets_that_need_nothing() -> None:
    game = position("uk", hands={0: {"locomotive": 3}}, tickets={0: ["southampton-london"]})
    assert answer(GreedyBot(), game)["do"] == "claim"


@pytest.mark.parametrize("bot", [GreedyBot(), RacerBot()], ids=["greedy", "racer"])
def test_where_nothing_is_blocked_nothing_is_bought(bot: Bot) -> None:
    game = position("usa", hands={0: {"locomotive": 3}}, tickets={0: ["denver-el_paso"]})
    assert answer(bot, game)["do"] in ("claim", "draw", "draw-hidden")


@pytest.mark.parametrize("bot", ["greedy", "racer"])
def test_a_bot_that_buys_does_far_better_than_chance(bot: str) -> None:
    outcomes = play_match(Match(edition="uk", players=2, bots=(bot, "random"), seed=3), 10)
    ours = [total for outcome in outcomes for who, total in zip(outcome.bots, outcome.totals, strict=True) if who == 0]
    assert sum(ours) / len(ours) > 30
