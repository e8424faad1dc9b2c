"""The bot that taught itself, and the search by its network: fair, repeatable, bounded, and clear about what lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogg
from fogg.bots import find_bot, play_game
from fogg.bots.bot import ask
from fogg.bots.net import NetBot, net_file, net_tables
from fogg.bots.search import net_search
from fogg.bots.search.net_search import NetSearch
from fogg.engine.chance import Chance

MOST_BYTES = 6_000_000
STRIDE = 4  # every fourth decision is asked again


def started(players: int = 2, edition: str = "usa") -> fogg.Game:
    """Return a game in which all tickets are chosen."""
    game = fogg.new_game(edition, players, 7, history=False)
    for seat in range(players):
        game.do(seat, game.options(seat)[0])
    return game


def test_the_network_reads_nothing_that_its_seat_may_not_know() -> None:
    bot = NetBot()
    game = fogg.new_game("usa", 2, 31, history=False)
    stream = Chance(5).stream("bot")
    decisions = 0
    while not game.over:
        seat = game.actors[0]
        action = bot.act(game, seat, stream)
        assert action in game.options(seat)
        if decisions % STRIDE == 0:
            view = game.view(seat, history=False)
            for asked in (view.determinize(Chance(decisions)), view.sampled_game):
                assert NetBot().act(asked, seat, stream) is action
        game.do(seat, action)
        decisions += 1
    assert decisions > 60


def test_the_network_beats_the_simpler_bots_over_a_few_games() -> None:
    bots = [find_bot("net"), find_bot("racer")]
    won = 0
    for number in range(4):
        game = fogg.new_game("usa", 2, 400 + number, history=False)
        play_game(game, bots, [Chance(number).stream(f"bot/{seat}") for seat in range(2)])
        assert game.result is not None
        won += list(game.result.winners) == [0]
    assert won >= 3


def test_chance_is_taken_only_at_a_temperature() -> None:
    game = started()
    chosen = {NetBot().act(game, 0, Chance(seed).stream("bot")).id for seed in range(5)}
    warm = NetBot(temperature=5.0)
    assert len(chosen) == 1
    assert len({warm.act(game, 0, Chance(seed).stream("bot")).id for seed in range(20)}) > 1


@pytest.mark.parametrize(("edition", "players"), [("europe", 2), ("usa", 3), ("new_york", 4)])
@pytest.mark.parametrize("name", ["net", "search:net:20"])
def test_a_table_without_weights_is_named_in_the_error(name: str, edition: str, players: int) -> None:
    bot, game = find_bot(name), started(players, edition)
    said = f"no network is trained for {edition} with {players} players; `fogg train` trains one"
    with pytest.raises(fogg.FoggError, match=said):
        bot.decide(game.view(0), game.options(0), Chance(1).stream("bot"), None)


def test_weights_for_another_table_are_refused(tmp_path: Path) -> None:
    usa = net_file("usa", None, 2)
    game = started(2, "new_york")
    with pytest.raises(fogg.FoggError, match=r"the weights do not fit new_york with 2 players.*they are for usa"):
        find_bot(f"net:{usa}").decide(game.view(0), game.options(0), Chance(1).stream("bot"), None)
    missing = find_bot(f"net:{tmp_path / 'none.npz'}")
    with pytest.raises(fogg.FoggError, match=r"cannot read the weights in .*none\.npz: No such file"):
        missing.decide(game.view(0), game.options(0), Chance(1).stream("bot"), None)


@pytest.mark.parametrize("table", net_tables(), ids=lambda table: f"{table.edition}-{table.players}")
def test_weights_are_small(table: tuple[str, str, int]) -> None:
    path = net_file(*table)
    assert path is not None and path.stat().st_size <= MOST_BYTES


def test_a_search_by_the_network_is_legal_repeatable_and_spends_no_more_than_it_is_given() -> None:
    game = started()
    searched = 0
    for decision in range(60):
        seat = game.actors[0]
        if searched < 3:
            bot, again, view = NetSearch("20"), NetSearch("20"), game.view(seat)
            chosen = ask(bot, view, game.options(seat), Chance(decision).stream("bot"), None)
            other = fogg.View.read(view.text())
            assert again.decide(other, game.options(seat), Chance(decision).stream("bot"), None) is chosen
            assert bot.spent == again.spent <= 20
            searched += bot.spent > 0
        game.do(seat, NetBot().act(game, seat, Chance(1).stream("bot")))
    assert searched >= 3


@pytest.mark.parametrize("most", [1, 2, 3, 7])
def test_fewer_positions_than_candidates_are_not_exceeded(most: int) -> None:
    game, bot = contested(), NetSearch(str(most))
    bot.decide(game.view(game.actors[0]), game.options(game.actors[0]), Chance(1).stream("bot"), None)
    assert bot.spent <= most


class Clock:
    """Time that passes by a tenth of a second whenever it is looked at."""

    def __init__(self) -> None:
        self.looks = 0

    def perf_counter(self) -> float:
        self.looks += 1
        return self.looks / 10


@pytest.mark.parametrize(("effort", "budget"), [("100000", 1.0), ("1000ms", None), ("9000ms", 1.0)])
def test_a_search_by_the_network_ends_with_its_time(
    effort: str, budget: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, bot = contested(), NetSearch(effort)
    seat = game.actors[0]
    clock = Clock()
    monkeypatch.setattr(net_search, "time", clock)
    chosen = bot.decide(game.view(seat), game.options(seat), Chance(1).stream("bot"), budget)
    assert chosen in game.options(seat)
    assert bot.spent > 0
    assert clock.looks <= 13  # 0.8 s, and a look for each of at most three rounds


def contested() -> fogg.Game:
    """Return a game whose next decision is searched, since its network sees several good options."""
    game = started()
    probe = NetSearch("8")
    while not game.over:
        seat = game.actors[0]
        probe.decide(game.view(seat), game.options(seat), Chance(1).stream("bot"), None)
        if probe.spent > 2:
            return game
        game.do(seat, NetBot().act(game, seat, Chance(1).stream("bot")))
    raise AssertionError("nothing was searched")


def test_its_effort_is_said_after_its_name() -> None:
    found = find_bot("search:net:50ms")
    assert isinstance(found, NetSearch)
    assert (found.seconds, found.label) == (0.05, "search:net:50ms")
    for wrong in ("search:net:much", "search:net:0", "search:net:0ms", "search:net:", "search:net:5s"):
        with pytest.raises(fogg.FoggError, match=r"as in search:net:100 or search:net:50ms, not '"):
            find_bot(wrong)


def test_without_a_budget_time_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game, bot = contested(), NetSearch("20")
    seat = game.actors[0]
    usual = bot.decide(game.view(seat), game.options(seat), Chance(1).stream("bot"), None)
    clock = Clock()
    monkeypatch.setattr(net_search, "time", clock)
    assert bot.decide(game.view(seat), game.options(seat), Chance(1).stream("bot"), None) is usual
    assert clock.looks == 1
