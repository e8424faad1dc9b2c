"""OpenSpiel: every edition as a Python game with the name `fogg`. Importing this file registers it."""

from __future__ import annotations

from typing import Any

from fogg.errors import MissingExtra, UnknownName, WrongArgument

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError:
    raise MissingExtra("an OpenSpiel game", "openspiel") from None

from fogg.engine import Chance
from fogg.envs.play.rendering import position_text
from fogg.envs.play.rewards import MARGIN, WIN
from fogg.envs.play.table_choice import TableChoice, acting_seat
from fogg.envs.spiel_play import SpielPlay, SpielTable

NAME = "fogg"
LONGEST = 10_000  # decisions after which a game is stopped, unless the parameter `max_length` says another number
MOST_POINTS = 1000.0  # more than any margin
DEFAULTS: dict[str, str | int] = {
    "edition": "",  # the smallest
    "players": 2,
    "variant": "",
    "settings": "",  # key:value, separated by semicolons
    "add_ons": "",  # names, separated by semicolons
    "reward": WIN,
    "deals": 256**3,
    "memory": 32,
    "max_length": LONGEST,
}
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Fogg: railway games of every edition",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


def table_of(parameters: dict[str, Any]) -> SpielTable:
    """Return the table of a game's parameters; an error that names the parameter if one does not do."""
    given = {**DEFAULTS, **parameters}
    if given["reward"] not in (WIN, MARGIN):
        raise UnknownName("reward of an OpenSpiel game, which has to be zero-sum,", given["reward"], (WIN, MARGIN))
    for name, least in (("deals", 1), ("memory", 0), ("max_length", 1)):
        if given[name] < least:
            raise WrongArgument(name, given[name], f"a whole number from {least} on is needed")
    choice = TableChoice(
        given["edition"] or None,
        given["players"],
        variant=given["variant"] or None,
        settings=settings_of(given["settings"]),
        add_ons=[name for name in given["add_ons"].split(";") if name],
    )
    return SpielTable(
        choice,
        reward=given["reward"],
        deals=given["deals"],
        memory=given["memory"],
        max_length=given["max_length"],
        parameters=given,
    )


def settings_of(text: str) -> dict[str, bool | int | str]:
    """Return settings from `key:value;key:value`; `true`, `false` and numbers are read as such."""
    found: dict[str, bool | int | str] = {}
    for part in [part for part in text.split(";") if part]:
        key, colon, value = part.partition(":")
        if not colon:
            raise WrongArgument("settings", text, "key:value is needed, several separated by semicolons")
        words: dict[str, bool] = {"true": True, "false": False}
        found[key] = words[value] if value in words else int(value) if value.lstrip("-").isdigit() else value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table as a game of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.table = table_of(params or {})
        bound = 1.0 if self.table.reward == WIN else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.choice.ruleset.actions),
            max_chance_outcomes=max(self.table.outcomes),
            num_players=self.table.choice.players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0,
            max_game_length=self.table.max_length,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, text: str | None = None) -> SpielState:
        """Return a state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what makes observations of states."""
        if params:
            raise ValueError(f"observers of {NAME} have no parameters, but were given {params}")
        return SpielObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes: they choose the deal, and nothing else is left to chance."""
        return len(self.table.outcomes)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a play. Simultaneous choices are asked in the order of seats; none of them sees another's."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = SpielPlay(game.table)

    def current_player(self) -> int:
        """Return the seat that is asked, or that it is up to chance, or that the game is over."""
        game = self.play.game
        if game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else acting_seat(game)

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers that chance can choose for the deal, all equally likely."""
        outcomes = self.play.table.outcomes[len(self.play.drawn)]
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.play.game is None:
            self.play.draw(action)
        else:
            self.play.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        form = dict(self.play.table.choice.ruleset.actions[action].to_json())
        return " ".join([str(form.pop("do")), *(f"{name}={value}" for name, value in form.items())])

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.play.over

    def returns(self) -> list[float]:
        """Return what each player is paid."""
        return self.play.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """Return a state that the player could be in as well, dealt by that source of numbers from 0 to 1."""
        twin: SpielState = self.get_game().new_initial_state()
        stream = Chance(int(probability_sampler() * (1 << 62))).stream("resample")
        twin.play = self.play.resampled(player_id, stream)
        return twin

    def __str__(self) -> str:
        play = self.play
        if play.game is None:
            return f"before the deal, drawn {play.drawn}"
        return f"{position_text(play.game.view(None, history=False))}\ndecision {len(play.made)}"


class SpielObserver:
    """Observations of states: tensors of what a player sees and remembers, and texts."""

    def __init__(self, table: SpielTable, kind: Any) -> None:
        self._table = table
        self._recalls = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private:
            self._make_tensor()

    def _make_tensor(self) -> None:
        size, rows = self._table.eyes.spec.size, self._table.memory if self._recalls else 0
        width = len(self._table.row_scales)
        self.tensor = np.zeros(size + rows * width, np.float32)
        self.dict["observation"] = self.tensor[:size]
        if rows:
            self.dict["memory"] = self.tensor[size:].reshape(rows, width)
        self._scales = np.array(self._table.row_scales, np.float32)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees of a state into the tensors."""
        play = state.play
        if self.tensor is None:
            return
        if play.game is None or player < 0:
            self.tensor.fill(0)
            return
        self._table.eyes.write(play.game, player, self.dict["observation"])
        if "memory" in self.dict:
            memory = play.memories[player]
            rows = np.array(memory.rows, np.int16).reshape(self.dict["memory"].shape)
            newest_first = np.roll(rows[::-1], int(memory.next), axis=0)
            np.multiply(newest_first, self._scales, out=self.dict["memory"])

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees of a state as text; with perfect recall a text for its information state."""
        play = state.play
        if self._recalls and self._private:
            return play.information(player)
        if play.game is None:
            return "before the deal"
        if not self._private:
            return position_text(play.game.view(None, history=False)) if self._public else ""
        view = play.game.view(player, history=False)
        return position_text(view) if self._public else position_text(view, public=False)


def load_game(edition: str, players: int, **parameters: Any) -> Any:
    """Return the OpenSpiel game of an edition."""
    return pyspiel.load_game(NAME, {"edition": edition, "players": players, **parameters})


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, SpielGame)
