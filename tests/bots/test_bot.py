"""What every bot is, and the contract that its author can run."""

from collections.abc import Sequence
from itertools import count
from typing import cast

import pytest

import fogg
from fogg.bots import Bot, ContractBroken, RandomBot, bot_names, check_bot, find_bot
from fogg.bots.bot import ask
from fogg.rules.action import Action
from fogg.rules.chance import Chance, Stream


class First(Bot):
    """Always the first option."""

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        return options[0]


class Cheat(First):
    """Claims whatever it likes."""

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        return view.ruleset.passing


class Moody(First):
    """Remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = count()

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        return options[next(self.asked) % len(options)]


class Mixer(First):
    """Puts the options in another order."""

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        cast(list[Action], options).reverse()
        return options[0]


def test_random_chooses_every_option_equally_often() -> None:
    options = fogg.new_game("usa", 2, 1).options(0)
    stream = Chance(5).stream("bot")
    times = dict.fromkeys(options, 0)
    for _ in range(1000 * len(options)):
        times[RandomBot().decide(None, options, stream, None)] += 1
    assert all(900 < n < 1100 for n in times.values())


def test_an_answer_that_is_no_option_is_refused_with_the_name_of_the_bot() -> None:
    game = fogg.new_game("usa", 2, 1)
    with pytest.raises(fogg.IllegalAction, match=r"bot Cheat chose .*, which is none of its 4 options"):
        ask(Cheat(), game.view(0), game.options(0), Chance(1).stream("bot"), None)


@pytest.mark.parametrize("name", bot_names())
def test_the_bots_of_fogg_keep_the_contract(name: str) -> None:
    check_bot(find_bot(name), editions=["amsterdam", "europe"])


def test_a_bot_that_remembers_breaks_the_contract() -> None:
    with pytest.raises(ContractBroken, match=r"bot Moody answered .* to the same question"):
        check_bot(Moody(), editions=["new_york"])


def test_a_bot_that_changes_the_options_breaks_the_contract() -> None:
    with pytest.raises(fogg.FoggError, match="bot Mixer changed the list of options"):
        check_bot(Mixer(), editions=["new_york"])


def test_a_class_is_no_bot() -> None:
    with pytest.raises(fogg.FoggError, match="First'> is no bot"):
        check_bot(First, editions=["new_york"])  # type: ignore[arg-type]
