"""Bots that look at the game itself read nothing in it that their seat may not know, and decide without memory."""

from collections.abc import Sequence
from typing import ClassVar

import pytest
from tests.sample import choices, rulesets

import fogg
from fogg.bots import Bot, GameBot, GreedyBot, RacerBot, bot_names, find_bot, play_game
from fogg.bots.bot import reads_games
from fogg.engine.chance import Chance, Stream
from fogg.engine.decisions.action import Action

FAIR = [name for name in bot_names() if isinstance(find_bot(name), GameBot)]
# Every edition and variant once, with as few seats as it has: more seats hide no other sort of thing.
FEWEST = {(edition, variant): players for edition, variant, players in reversed(rulesets())}
STRIDE = 4  # every fourth decision is asked again


@pytest.mark.parametrize(("edition", "variant"), FEWEST)
@pytest.mark.parametrize("name", FAIR)
def test_a_bot_decides_the_same_in_every_game_that_its_seat_could_be_in(
    name: str, edition: str, variant: str | None
) -> None:
    bot = find_bot(name)
    assert isinstance(bot, GameBot)
    game = fogg.new_game(edition, FEWEST[edition, variant], 31, history=False, **choices(variant))
    stream = Chance(5).stream("bot")
    decisions = 0
    while not game.over:
        seat = game.actors[0]
        again = stream.copy()
        action = bot.act(game, seat, stream)
        if decisions % STRIDE == 0:
            view = game.view(seat, history=False)
            for asked in (view.determinize(Chance(decisions)), view.sampled_game):
                fresh = find_bot(name)
                assert isinstance(fresh, GameBot)
                assert fresh.act(asked, seat, again.copy()) is action
        assert action in game.options(seat)
        game.do(seat, action)
        decisions += 1
    assert decisions > 20


class Watched(RacerBot):
    """A racer of plain Python with a decision of its own in between."""

    asked: ClassVar[list[int]] = []

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        self.asked.append(len(options))
        return super().decide(view, options, chance, budget)


class Hasty(RacerBot):
    """A racer of plain Python that works for other routes."""

    name = "hasty"
    wild_reach = 2


def test_a_subclass_that_decides_by_the_view_is_asked_by_the_view() -> None:
    Watched.asked.clear()
    game = fogg.new_game("new_york", 2, 3, history=False)
    twin = game.copy()
    assert not reads_games(Watched())
    play_game(game, [Watched(), GreedyBot()], [Chance(seat).stream("bot") for seat in range(2)])
    play_game(twin, [RacerBot(), GreedyBot()], [Chance(seat).stream("bot") for seat in range(2)])
    assert len(Watched.asked) > 20
    assert fogg.totals(game) == fogg.totals(twin)


def test_a_subclass_of_plain_python_may_change_what_a_bot_of_ours_does() -> None:
    assert reads_games(Hasty())
    assert Hasty().label == "hasty"
    bots: list[Bot] = [Hasty(), RacerBot()]
    games = []
    for seated in (bots, [RacerBot(), RacerBot()]):
        game = fogg.new_game("usa", 2, 3, history=False)
        play_game(game, seated, [Chance(seat).stream("bot") for seat in range(2)])
        games.append(game)
    assert fogg.totals(games[0]) != fogg.totals(games[1])
