"""Gymnasium: `check_env`, unmodified, and what it does not ask: opponents, seats, masks, vectors of games."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from tests.sample import choices, rulesets

import fogg
from fogg import envs
from fogg.bots import Bot, GreedyBot
from fogg.envs.gym_ids import IDS
from fogg.envs.single_env import SingleSeat
from fogg.envs.vector_env import VectorGames
from fogg.errors import FoggError, GameIsOver, IllegalAction, UnknownName, WrongArgument

FEWEST = {(edition, variant): players for edition, variant, players in reversed(rulesets())}
# Made without an id, an environment cannot be made again by `check_env` to look at its other render modes.
NO_ID = "Not able to test alternative render modes"


@pytest.mark.parametrize(("edition", "variant"), FEWEST)
def test_check_env_of_gymnasium_passes(edition: str, variant: str | None) -> None:
    env = SingleSeat(edition, FEWEST[edition, variant], bots="greedy", seat=None, illegal="random", **choices(variant))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", f".*{NO_ID}")
        check_env(env)


def test_every_edition_has_an_id_and_passes_with_all_render_modes() -> None:
    assert "fogg/new-york-v0" in IDS and len(IDS) == len({edition for edition, _ in FEWEST})
    assert envs.register() == IDS
    made = gymnasium.make("fogg.envs.gym_ids:fogg/new-york-v0", players=3, bots=["greedy", "random"], illegal="random")
    check_env(made.unwrapped)
    vector: Any = gymnasium.make_vec("fogg/new-york-v0", num_envs=3, bots="random", processes=0)
    assert vector.reset(seed=1)[0].shape == (3, envs.spec("new_york", 2).size)


def legal_action(info: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(info["action_mask"])))


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_game_is_played_to_its_end_from_any_seat(seat: int | None) -> None:
    env = envs.single("new_york", 3, bots=("planner", "random"), seat=seat, reward="margin", illegal="raise")
    rng, seats = np.random.default_rng(1), set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(env.seat)
        assert info["seat"] == env.seat
        ended, reward = False, 0.0
        while not ended:
            assert (info["action_mask"] == env.action_masks()).all()
            assert env.game.may_act(env.seat)
            seen, reward, ended, cut, info = env.step(legal_action(info, rng))
            assert seen in env.observation_space and not cut
            assert ended or reward == 0
        result = env.game.result
        assert result is not None
        others = [result.total(other) for other in range(3) if other != env.seat]
        assert reward == result.total(env.seat) - sum(others) / 2
        assert not info["action_mask"].any()
        with pytest.raises(GameIsOver, match="call reset"):
            env.step(0)
    assert seats == ({seat} if seat is not None else seats) and (seat is not None or len(seats) > 1)


def test_bots_sit_in_the_order_in_which_they_are_given_after_the_agent() -> None:
    env = SingleSeat("usa", 4, bots=["planner", GreedyBot()], seat=1)
    env.reset(seed=1)
    assert [env._play.seated[seat].label for seat in (2, 3, 0)] == ["planner", "greedy", "planner"]


class Plodder(Bot):
    """A bot that is asked by its view."""

    def decide(self, view: Any, options: Any, chance: Any, budget: float | None) -> Any:
        return options[0]


class Listener(Plodder):
    """A bot that wants what environments do not keep."""

    needs_history = True


def test_any_bot_can_be_an_opponent() -> None:
    env = SingleSeat("new_york", 2, bots=Plodder())
    _, info = env.reset(seed=2)
    for _ in range(5):
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"bots": "nobody"}, UnknownName, "unknown bot"),
        ({"bots": []}, WrongArgument, "at least one bot"),
        ({"bots": [3]}, WrongArgument, "names of bots"),
        ({"bots": Listener()}, WrongArgument, "history"),
        ({"seat": 2}, WrongArgument, "0 to 1"),
        ({"reward": "fame"}, UnknownName, "win, margin, points"),
    ],
)
def test_a_wrong_parameter_is_named(given: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        SingleSeat("usa", 2, **given)
    with pytest.raises(error, match=says):
        VectorGames("usa", 2, 2, processes=0, **given)


def test_an_illegal_action_is_an_error_where_that_is_wanted() -> None:
    env = SingleSeat("usa", 2, illegal="raise", bots="random")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(0)


def test_a_vector_plays_the_games_of_single_environments() -> None:
    vector = VectorGames("new_york", 3, 2, processes=0, bots="greedy", reward="margin", illegal="raise")
    single = [SingleSeat("new_york", 2, bots="greedy", reward="margin") for _ in range(3)]
    seen, infos = vector.reset(seed=40)
    alone = [env.reset(seed=40 + n) for n, env in enumerate(single)]
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(80):
        for n in range(3):
            assert (seen[n] == alone[n][0]).all()
            assert (infos["action_mask"][n] == alone[n][1]["action_mask"]).all()
        actions = [legal_action({"action_mask": mask}, rng) for mask in infos["action_mask"]]
        seen, rewards, over, cut, infos = vector.step(actions)
        assert not cut.any()
        for n, env in enumerate(single):
            last, reward, done, _, info = env.step(actions[n])
            assert (rewards[n], over[n]) == (reward, done)
            if done:
                ended += 1
                assert infos["_final_obs"][n] and (infos["final_obs"][n] == last).all()
                alone[n] = env.reset()
            else:
                assert "_final_obs" not in infos or not infos["_final_obs"][n]
                alone[n] = last, info
    assert ended > 2
    assert vector.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_processes_play_the_same_games_in_shared_memory() -> None:
    given: dict[str, Any] = {"bots": "racer", "seat": None, "reward": "points", "illegal": "random"}
    alone, apart = VectorGames("europe", 5, 2, processes=0, **given), VectorGames("europe", 5, 2, processes=2, **given)
    try:
        rng = np.random.default_rng(3)
        seen, infos = alone.reset(seed=[1, 2, 3, 4, 5])
        other, others = apart.reset(seed=[1, 2, 3, 4, 5])
        for _ in range(40):
            assert (seen == other).all() and (infos["seat"] == others["seat"]).all()
            assert (infos["action_mask"] == others["action_mask"]).all()
            actions = rng.integers(len(fogg.ruleset("europe").actions), size=5)
            seen, paid, over, _, infos = alone.step(actions)
            other, earned, done, _, others = apart.step(actions)
            assert (paid == earned).all() and (over == done).all() and infos["illegal"].any()
        assert seen in alone.observation_space
    finally:
        apart.close()
    assert apart.closed and not apart._workers


@pytest.mark.parametrize("actions", [[0], [0, 1, 2], [0.5, 1.0], ["a", "b"], None, 3])
def test_a_vector_takes_an_action_for_each_game(actions: Any) -> None:
    games = envs.vector("new_york", 2, processes=0)
    games.reset(seed=1)
    with pytest.raises(WrongArgument, match=r"actions: an array of 2 ids is needed, one for each game, not "):
        games.step(actions)
    games.close()


@pytest.mark.parametrize("action", [3.7, "3", None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = envs.single("new_york")
    env.reset(seed=1)
    with pytest.raises(WrongArgument, match=r"action: the id of an action is needed, a whole number, not "):
        env.step(action)


def test_what_goes_wrong_in_a_process_is_raised_here() -> None:
    vector = VectorGames("usa", 2, 2, processes=1, bots="random", illegal="raise")
    with pytest.raises(FoggError, match="call reset"):
        vector.step([0, 0])
    vector.reset(seed=1)
    with pytest.raises(IllegalAction, match="R6"):
        vector.step([0, 0])
    assert vector.closed


def test_arrays_can_be_shared_without_a_copy() -> None:
    vector = VectorGames("new_york", 2, 2, processes=0, bots="random", copy=False, illegal="random")
    seen, _ = vector.reset(seed=1)
    later, *_ = vector.step([0, 0])
    assert later is seen


@pytest.mark.parametrize(
    ("given", "says"),
    [({"num_envs": 0}, "num_envs"), ({"processes": -1}, "processes"), ({"num_envs": 2.5}, "num_envs")],
)
def test_a_vector_has_a_whole_number_of_games(given: dict[str, Any], says: str) -> None:
    with pytest.raises(WrongArgument, match=says):
        VectorGames("usa", **given)


def test_a_list_of_seeds_has_one_for_each_game() -> None:
    with pytest.raises(WrongArgument, match="list of 2 numbers"):
        VectorGames("usa", 2, 2, processes=0, bots="random").reset(seed=[1])
