"""The base class of bots, and the contract that authors can run."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import ClassVar, cast

import pytest

import fogg
from fogg.bots import Bot, ContractBroken, Match, RandomBot, bot_names, check_bot, find_bot, play_games
from fogg.bots.bot import ask
from fogg.engine.chance import Chance, Stream
from fogg.engine.decisions.action import Action
from fogg.server.bots.bot_worker import Job, answer


class First(Bot):
    """Always the first option."""

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        return options[0]


class Cheat(First):
    """Claims anything."""

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


class Sampler(First):
    """Tries its first option in a game that it could be in, as every search begins."""

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        game = view.determinize(chance)
        assert view.seat is not None
        game.play(view.seat, options[0])
        return options[chance.below(len(options))]


class Broken(First):
    """Raises something of its own."""

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        raise ZeroDivisionError("oh")


class Historian(Bot):
    """Says how much history it saw, by the option that it takes."""

    needs_history = True
    seen: ClassVar[list[int]] = []

    def decide(self, view: fogg.View, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        self.seen.append(len(view.history))
        return options[len(view.history) % len(options)]


class Forgetful(Historian):
    """Does not say that it reads the history."""

    needs_history = False


def test_random_chooses_every_option_equally_often() -> None:
    options = fogg.new_game("usa", 2, 1).options(0)
    stream = Chance(5).stream("bot")
    times = dict.fromkeys(options, 0)
    for _ in range(1000 * len(options)):
        times[RandomBot().decide(None, options, stream, None)] += 1
    assert all(900 < n < 1100 for n in times.values())


def test_an_answer_that_is_not_an_option_is_refused_with_the_name_of_the_bot() -> None:
    game = fogg.new_game("usa", 2, 1)
    with pytest.raises(fogg.IllegalAction, match=r"bot Cheat chose .*, which is not one of its 4 options"):
        ask(Cheat(), game.view(0), game.options(0), Chance(1).stream("bot"), None)


@pytest.mark.parametrize("name", bot_names())
def test_the_bots_of_fogg_keep_the_contract(name: str) -> None:
    check_bot(find_bot(name), editions=["amsterdam", "europe"])


def test_the_contract_covers_every_playable_edition() -> None:
    played: list[str] = []

    class Noting(RandomBot):
        needs_view = True

        def decide(
            self, view: fogg.View | None, options: Sequence[Action], chance: Stream, budget: float | None
        ) -> Action:
            assert view is not None
            played.append(view.ruleset.edition.id)
            return super().decide(view, options, chance, budget)

    check_bot(Noting())
    assert set(played) == set(fogg.playable())


def test_the_chance_of_a_bot_deals_games_that_it_could_be_in() -> None:
    check_bot(Sampler(), editions=["new_york"])


def test_a_stream_deals_another_game_each_time_and_a_chance_the_same() -> None:
    view = fogg.new_game("usa", 2, 1).view(0)
    stream, again = (Chance(1).stream("bot") for _ in range(2))
    games = [view.determinize(stream) for _ in range(4)]
    assert games == [view.determinize(again) for _ in range(4)]
    assert len({game.chance.seed for game in games}) == 4
    assert all(game.chance.seed >= 1 << 100 for game in games)  # all bits of a seed come from the stream
    assert len({str(game.players[1].hand) for game in games}) > 1
    assert view.determinize(Chance(5)) == view.determinize(Chance(5))


def test_the_contract_says_where_it_was_broken() -> None:
    with pytest.raises(ContractBroken) as caught:
        check_bot(Broken(), editions=["team_asia"], seed=3)
    assert str(caught.value) == (
        "bot Broken raised ZeroDivisionError: oh (team_asia, 4 seats, seed 3, seat 0, decision 1)"
    )
    with pytest.raises(ContractBroken, match=r"bot Cheat chose .* \(usa, 2 seats, seed 0, seat 0, decision 1\)"):
        check_bot(Cheat(), editions=["usa"])


def test_editions_to_check_are_a_list() -> None:
    with pytest.raises(fogg.WrongArgument, match="editions: a list of editions is needed, not 'usa'"):
        check_bot(First(), editions="usa")


@pytest.mark.parametrize("recorded", [True, False])
def test_a_bot_sees_history_exactly_if_it_declares_that_it_needs_it(recorded: bool, tmp_path: Path) -> None:
    for bot, sees in ((Historian, True), (Forgetful, False)):
        bot.seen.clear()
        match = Match(edition="new_york", players=2, bots=(f"tests.bots.test_bot:{bot.__name__}", "racer"), seed=1)
        folder = tmp_path / bot.__name__
        folder.mkdir()
        list(play_games(match, 1, records=str(folder) if recorded else None))
        assert (max(bot.seen) > 20) == sees
        bot.seen.clear()
        check_bot(bot(), editions=["new_york"])
        assert (max(bot.seen) > 20) == sees


def test_a_bot_of_a_server_sees_history_only_if_it_declares_that_it_needs_it() -> None:
    game = fogg.new_game("usa", 2, 1)
    for seat in (0, 1):
        game.play(seat, game.options(seat)[0])
    for bot, sees in ((Historian, True), (Forgetful, False)):
        bot.seen.clear()
        job = Job(f"{bot.__module__}:{bot.__name__}", game.view(0).text(), 1.0, 7)
        assert answer(job).action is not None
        assert (bot.seen[-1] > 0) == sees


def test_a_bot_that_remembers_breaks_the_contract() -> None:
    with pytest.raises(ContractBroken, match=r"bot Moody answered .* to the same question"):
        check_bot(Moody(), editions=["new_york"])


def test_a_bot_that_changes_the_options_breaks_the_contract() -> None:
    with pytest.raises(fogg.FoggError, match="bot Mixer changed the list of options"):
        check_bot(Mixer(), editions=["new_york"])


def test_a_class_is_not_a_bot() -> None:
    with pytest.raises(fogg.FoggError, match="First'> is not a bot"):
        check_bot(First, editions=["new_york"])  # type: ignore[arg-type]
