"""PettingZoo: its own test suite, unmodified, and what it does not ask: the opening, rewards, seeds, errors."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import TerminateIllegalWrapper
from tests.sample import choices, rulesets

import fogg
from fogg.engine.chance import Chance
from fogg.envs import zoo
from fogg.envs.aec_env import AecGame
from fogg.errors import FoggError, IllegalAction, UnknownName, WrongArgument, WrongSeats

# `api_test` warns of every environment of turns with masks but seven of its own: observations are dictionaries there.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)
FEWEST = {(edition, variant): players for edition, variant, players in reversed(rulesets())}
MOST = {(edition, variant): players for edition, variant, players in rulesets()}
random_legal = partial(zoo.env, illegal="random")


@pytest.mark.parametrize(("edition", "variant"), FEWEST)
def test_the_api_test_of_pettingzoo_passes(
    edition: str, variant: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    for players in {FEWEST[edition, variant], MOST[edition, variant]}:
        with warnings.catch_warnings():
            for message in EXPECTED:
                warnings.filterwarnings("ignore", message)
            api_test(zoo.env(edition, players, **choices(variant)), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_whole_games_pass_the_api_test(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        for reward in ("win", "margin", "points"):
            api_test(zoo.env("new_york", 4, reward=reward), num_cycles=1000)
    assert capsys.readouterr().out.count("Passed API test") == 3


@pytest.mark.parametrize(("edition", "players"), [("usa", 5), ("europe", 2), ("team_asia", 4)])
def test_the_seed_test_of_pettingzoo_passes(edition: str, players: int) -> None:
    seed_test(partial(zoo.env, edition, players), num_cycles=60)
    parallel_seed_test(partial(zoo.parallel_env, edition, players, illegal="random"), num_cycles=20)


def test_the_render_test_of_pettingzoo_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(zoo.env, "new_york", 2))
    assert "Ticket to Ride: New York, turn 1, step opening" in capsys.readouterr().out


class Family:
    """A module as PettingZoo has them. The test lets agents choose among all actions, legal or not."""

    env = staticmethod(random_legal)
    parallel_env = staticmethod(partial(zoo.parallel_env, illegal="random"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_max_cycles_test_of_pettingzoo_passes(players: int) -> None:
    max_cycles_test(Family)
    three = type("Three", (), {"env": partial(Family.env, "usa", players), "parallel_env": Family.parallel_env})
    max_cycles_test(three)


def test_the_parallel_api_test_of_pettingzoo_passes(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(zoo.parallel_env("europe", 3), num_cycles=60)
    parallel_api_test(zoo.parallel_env("new_york", 2), num_cycles=1000)
    assert capsys.readouterr().out.count("Passed Parallel API test") == 2


def seen(env: AecGame, agent: str) -> tuple[list[float], list[int]]:
    observed = env.observe(agent)
    return observed["observation"].tolist(), observed["action_mask"].tolist()


@pytest.mark.parametrize("edition", ["usa", "germany", "team_asia"])
def test_a_simultaneous_choice_changes_nothing_that_others_see_before_all_have_chosen(edition: str) -> None:
    first, other = zoo.env(edition), zoo.env(edition)
    first.reset(seed=5)
    other.reset(seed=5)
    while len(first.game.actors) > 1:
        agent = first.agent_selection
        assert agent == f"player_{first.game.actors[0]}"
        options = np.flatnonzero(first.observe(agent)["action_mask"])
        assert len(options) > 1
        others = [f"player_{seat}" for seat in first.game.actors[1:]]
        before = [seen(first, one) for one in others]
        first.step(int(options[0]))
        other.step(int(options[-1]))
        assert [seen(first, one) for one in others] == before
        assert [seen(other, one) for one in others] == before


def test_all_choose_at_once_in_the_parallel_environment() -> None:
    env = zoo.parallel_env("usa", 3)
    seen, _ = env.reset(seed=1)
    assert all(one["action_mask"].any() for one in seen.values())
    actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    seen, *_ = env.step(actions)
    assert env.game.step.name() == "turn"
    assert [one["action_mask"].any() for one in seen.values()] == [True, False, False]
    with pytest.raises(WrongArgument, match="player_0 is asked"):
        env.step({})


def played(env: AecGame, seed: int) -> dict[str, float]:
    """Play a game at random, and return the rewards of all agents."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    stream = Chance(seed).stream("play")
    for agent in env.agent_iter():
        observed, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            assert observed is not None
            options = np.flatnonzero(observed["action_mask"])
            env.step(int(options[stream.below(len(options))]))
    return total


@pytest.mark.parametrize(("edition", "players"), [("new_york", 3), ("team_asia", 4), ("nederland", 2)])
def test_rewards_follow_from_the_result(edition: str, players: int) -> None:
    for seed in range(3):
        envs = {reward: zoo.env(edition, players, reward=reward) for reward in ("win", "margin", "points")}
        paid = {reward: list(played(env, seed).values()) for reward, env in envs.items()}
        result = envs["win"].game.result
        assert result is not None
        totals = [result.total(seat) for seat in range(players)]
        assert paid["points"] == pytest.approx(totals)
        assert sum(paid["win"]) == pytest.approx(0) and sum(paid["margin"]) == pytest.approx(0)
        assert max(paid["win"]) == paid["win"][result.winners[0]]
        if len(result.standings) == 2:
            first, second = result.standings
            assert paid["margin"][first.seats[0]] == first.total - second.total
            assert paid["win"][first.seats[0]] == float(second.place > 1)


def test_the_same_seed_deals_the_same_games_and_another_seed_others() -> None:
    env = zoo.env("usa", 2)
    hands = []
    for seed in (1, None, 1, None, 2):
        env.reset(seed=seed)
        hands.append([player.hand.listed() for player in env.game.players])
    assert hands[0] == hands[2] and hands[1] == hands[3]
    assert hands[0] != hands[1] and hands[0] != hands[4]
    same = fogg.new_game("usa", 2, env.game.chance.seed, history=False)
    assert [player.hand.listed() for player in same.players] == hands[4]


def test_an_illegal_action_is_an_error_with_its_reason_or_replaced_with_a_warning() -> None:
    env = zoo.env("usa", 2, illegal="raise")
    env.reset(seed=1)
    before = env.observe("player_0")
    with pytest.raises(IllegalAction, match="R6"):
        env.step(0)
    assert (env.observe("player_0")["observation"] == before["observation"]).all()
    with pytest.raises(WrongArgument, match="id of an action"):
        env.step(None)
    env = zoo.env("usa", 2)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="action 0 is not legal.*Use the action mask"):
        env.step(0)
    assert env.infos["player_0"] == {"illegal": True}
    env.step(0)  # warned of once
    quiet = random_legal("usa", 2)
    quiet.reset(seed=1)
    quiet.step(0)
    assert quiet.infos["player_0"] == {"illegal": True} and quiet.agent_selection == "player_1"


def test_pettingzoo_can_end_games_at_an_illegal_action(caplog: pytest.LogCaptureFixture) -> None:
    env = TerminateIllegalWrapper(zoo.env("usa", 2), illegal_reward=-1)
    env.reset(seed=1)
    env.last()  # the wrapper looks at the mask here
    env.step(0)
    assert "Illegal move made" in caplog.text
    assert env.rewards["player_0"] == -1 and all(env.terminations.values())


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"edition": "nowhere"}, UnknownName, "unknown edition"),
        ({"edition": "usa", "players": 7}, WrongSeats, "not 7"),
        ({"edition": "usa", "variant": "mega"}, UnknownName, "mega_game"),
        ({"edition": "usa", "add_ons": ["alvin"]}, fogg.FoggError, "alvin"),
        ({"edition": "usa", "reward": "fame"}, UnknownName, "win, margin, points"),
        ({"edition": "usa", "illegal": "ignore"}, UnknownName, "raise, random"),
        ({"edition": "usa", "render_mode": "hologram"}, UnknownName, "human, ansi, rgb_array"),
        ({"edition": "usa", "max_cycles": 0}, WrongArgument, "from 1 on"),
    ],
)
def test_a_wrong_parameter_is_named(given: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        zoo.env(**given)
    with pytest.raises(error, match=says):
        zoo.parallel_env(**given)


def test_an_environment_says_what_is_to_be_done_first() -> None:
    env = zoo.env("usa", 2)
    with pytest.raises(FoggError, match="call reset"):
        env.observe("player_0")
    with pytest.raises(FoggError, match="call reset"):
        env.step(0)
    env.reset()
    with pytest.raises(WrongArgument, match="choose one of human, ansi, rgb_array"):
        env.render()
    played(env, 3)
    with pytest.raises(FoggError, match="call reset"):
        env.step(None)
