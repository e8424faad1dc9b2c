"""OpenSpiel: its own simulation tests and playthrough, unmodified, and information states that tell no secrets."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from tests.sample import rulesets

import fogg
from fogg import envs
from fogg.engine.chance import Chance
from fogg.envs.observation import DecisionRows
from fogg.envs.spiel_game import NAME, SpielState
from fogg.errors import UnknownName, WrongArgument, WrongSeats

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
FEWEST = {(edition, variant): players for edition, variant, players in reversed(rulesets())}


def game_of(edition: str, variant: str | None, players: int, **more: Any) -> Any:
    """Return the game of an edition and a variant, setting or add-on as `tests.sample` writes them."""
    parameters: dict[str, Any] = {}
    if variant is not None:
        sign, rest = variant[0], variant[1:]
        names = {"+": ("settings", f"{rest}:true"), "&": ("add_ons", rest)}
        name, value = names.get(sign, ("variant", variant))
        parameters[name] = value
    return envs.openspiel(edition, players, **parameters, **more)


@pytest.mark.parametrize(("edition", "variant"), FEWEST)
def test_the_simulation_test_of_openspiel_passes(edition: str, variant: str | None) -> None:
    np.random.seed(1)
    game = game_of(edition, variant, FEWEST[edition, variant], max_length=24)
    games_sim_test.GamesSimTest().sim_game(game)
    pyspiel.random_sim_test(game, 1, True, False)


def test_whole_games_pass_the_simulation_test() -> None:
    np.random.seed(2)
    games_sim_test.GamesSimTest().sim_game(game_of("new_york", None, 3))
    pyspiel.random_sim_test(game_of("new_york", None, 2, reward="margin"), 1, False, False)


def test_the_playthrough_of_openspiel_is_the_recorded_one() -> None:
    recorded = PLAYTHROUGH.read_text(encoding="utf-8")
    lines = recorded.splitlines()
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    game = lines[0].removeprefix("game: ")
    again = generate_playthrough.playthrough(game, actions)
    assert again == recorded, f"run: python -m tests.envs.test_openspiel > {PLAYTHROUGH.name}, and read the difference"


def test_the_default_game_and_a_game_by_its_text_can_be_loaded() -> None:
    assert NAME in pyspiel.registered_names()
    assert pyspiel.load_game(NAME).num_distinct_actions() == len(fogg.ruleset("new_york").actions)
    game = pyspiel.load_game(f"{NAME}(edition=usa,players=3,variant=usa_1910,reward=margin)")
    assert game.num_players() == 3 and game.max_utility() == 1000
    assert game.observation_tensor_shape() == [envs.spec("usa", 3, variant="usa_1910").size]


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"edition": "nowhere"}, UnknownName, "unknown edition"),
        ({"edition": "usa", "players": 6}, WrongSeats, "not 6"),
        ({"edition": "usa", "variant": "mega"}, UnknownName, "mega_game"),
        ({"edition": "usa", "reward": "points"}, UnknownName, "zero-sum"),
        ({"edition": "usa", "deals": 0}, WrongArgument, "deals"),
        ({"edition": "uk", "settings": "advanced_technologies"}, WrongArgument, "key:value"),
    ],
)
def test_a_wrong_parameter_is_named(given: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        pyspiel.load_game(NAME, given)


def dealt(game: Any, numbers: list[int]) -> SpielState:
    """Return a state after those outcomes of chance, then others as they come."""
    state = game.new_initial_state()
    assert isinstance(state, SpielState)
    for number in numbers:
        state.apply_action(number)
    return state


def test_chance_chooses_the_deal_and_nothing_else() -> None:
    game = game_of("new_york", None, 2, deals=1000)
    assert game.max_chance_nodes_in_history() == 2
    state = game.new_initial_state()
    assert [len(state.chance_outcomes()), state.current_player()] == [256, pyspiel.PlayerId.CHANCE]
    hands = set()
    for deal in ([3, 0], [3, 1], [4, 0], [3, 0]):
        state = dealt(game, deal)
        assert not state.is_chance_node()
        hands.add(state.information_state_string(0))
    assert len(hands) == 3


def walk(state: SpielState, decisions: int, salt: int = 0) -> None:
    """Play on at random."""
    stream = Chance(salt).stream("walk")
    for _ in range(decisions):
        if state.is_terminal():
            return
        legal = state.legal_actions()
        state.apply_action(legal[stream.below(len(legal))])


@pytest.mark.parametrize("edition", ["new_york", "europe", "germany", "team_asia"])
def test_states_that_a_player_cannot_tell_apart_have_one_information_state(edition: str) -> None:
    state = dealt(game_of(edition, None, FEWEST[edition, None], deals=4, memory=8), [1])
    memory, told = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True)), set()
    for decision in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda salt=decision: salt / 64)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        for text in ("information_state_string", "observation_string"):
            assert getattr(other, text)(player) == getattr(state, text)(player)
        memory.set_from(state, player)
        tensor = memory.tensor.copy()
        memory.set_from(other, player)
        assert (memory.tensor == tensor).all()
        told.add(state.information_state_string(player))
        walk(state, 1, decision)
    assert len(told) == 40


def test_an_earlier_choice_at_the_opening_is_hidden_from_seats_that_choose_later() -> None:
    game = game_of("usa", None, 2)
    state = dealt(game, [1, 2, 3])
    told = set()
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        assert after.current_player() == 1
        told.add((after.information_state_string(1), tuple(after.information_state_tensor(1))))
    assert len(told) == 1


def test_a_copied_and_a_pickled_state_play_on_alike() -> None:
    state = dealt(game_of("europe", None, 2), [7, 8, 9])
    walk(state, 50)
    twin, again = state.clone(), pickle.loads(pickle.dumps(state))
    for one in (state, twin, again):
        walk(one, 30, 5)
    assert str(state) == str(twin) == str(again)
    tensors = [tuple(one.information_state_tensor(0)) for one in (state, twin, again)]
    assert len({*tensors}) == 1
    with pytest.raises(TypeError, match="resampled"):
        pickle.dumps(state.resample_from_infostate(0, lambda: 0.5))


def test_a_game_that_is_stopped_pays_nothing() -> None:
    state = dealt(game_of("new_york", None, 2, max_length=5), [1, 2, 3])
    walk(state, 5)
    assert state.is_terminal() and state.returns() == [0, 0] and state.legal_actions() == []


def test_reinforcement_learning_agents_of_openspiel_can_play() -> None:
    env = rl_environment.Environment(game_of("new_york", None, 2))
    env.seed(1)
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.current_player()][0]])
    assert sum(step.rewards) == 0


def test_information_set_search_of_openspiel_can_play() -> None:
    game = game_of("new_york", None, 2, memory=0, reward="margin")
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 20.0, 6, random_state=random)
    state = dealt(game, [1, 2, 3])
    for _ in range(8):
        state.apply_action(int(bot.step(state)))
    assert len(state.play.made) == 8


def test_a_memory_has_the_own_decisions_and_what_changed() -> None:
    game = fogg.position("usa", hands={0: {"red": 3}}, history=False)
    rows = [DecisionRows(game.ruleset, 2, seat, 4) for seat in range(2)]
    for memory in rows:
        memory.start(game)
    route = next(route for route in game.ruleset.board.routes if route.length == 1 and route.color == "gray")
    claim = game.ruleset.action({"do": "claim", "route": route.key, "color": "red", "wilds": 0})
    game.play(0, claim)
    for memory in rows:
        memory.note(game, 0, claim.id)
    red = game.ruleset.kind("red").id
    own, other = ([int(n) for n in memory.rows][: int(memory.width)] for memory in rows)
    hand, discards, seats = 4 + red, 4 + 18 + red, 4 + 27
    assert own[:4] == [claim.id + 1, 1, 0, int(route.id) + 1]
    assert other[:4] == [0, 0, 1, int(route.id) + 1]
    assert (own[hand], other[hand], own[discards], other[discards]) == (-1, 0, 1, 1)
    assert own[seats : seats + 8] == [-1, 0, 0, 0, -1, 0, 1, 0]
    assert other[seats : seats + 8] == [0, -1, 0, 0, 0, -1, 0, 1]


def recorded_playthrough() -> str:
    """Return the text of a new playthrough."""
    text: str = generate_playthrough.playthrough(
        f"{NAME}(edition=new_york,players=2,memory=2,max_length=16,deals=4)", None, seed=3
    )
    return text


if __name__ == "__main__":
    print(recorded_playthrough(), end="")
