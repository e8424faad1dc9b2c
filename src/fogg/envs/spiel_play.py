"""The play behind a state of OpenSpiel: the deal, the game, what seats remember. It can be copied and pickled."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from fogg.engine import Chance, Game, Stream
from fogg.engine.game import start
from fogg.envs.arrays import ArrayObserver
from fogg.envs.observation import DecisionRows, row_scales
from fogg.envs.play.rewards import final_rewards
from fogg.envs.play.table_choice import TableChoice, acting_seat

BASE = 256  # outcomes of a chance node


class SpielTable:
    """The part of an OpenSpiel game that all its plays share."""

    def __init__(
        self, choice: TableChoice, *, reward: str, deals: int, memory: int, max_length: int, parameters: dict[str, Any]
    ) -> None:
        self.choice = choice
        self.reward = reward
        self.memory = memory
        self.max_length = max_length
        self.parameters = parameters
        self.outcomes = outcomes_of(deals)
        self.eyes = ArrayObserver(choice.ruleset, choice.players)
        ruleset = choice.ruleset
        self.row_scales = row_scales(choice.players, len(ruleset.kinds), ruleset.dealer.most_offered())

    def deal(self, drawn: list[int]) -> Game:
        """Return the game that chance has dealt; it keeps its history, which is what seats have heard."""
        seed = 0
        for outcome, number in zip(self.outcomes, drawn, strict=True):
            seed = seed * outcome + number
        return start(self.choice.ruleset, self.choice.names, Chance(seed), telling=True)


def outcomes_of(deals: int) -> list[int]:
    """Return how many outcomes each of the chance nodes has that choose one of that many deals."""
    outcomes = []
    while deals > 1:
        outcomes.append(min(deals, BASE))
        deals = -(-deals // BASE)
    return outcomes or [1]


class SpielPlay:
    """A play of a table: chance nodes first, which choose the deal, then one decision after the other."""

    def __init__(self, table: SpielTable) -> None:
        self.table = table
        self.drawn: list[int] = []
        self.game: Game | None = None
        self.made: list[tuple[int, int]] = []  # seat and action of each decision
        self.memories: list[DecisionRows] = []
        self.made_up = False  # dealt again from what a seat knows

    def __deepcopy__(self, memo: Any) -> SpielPlay:
        return self.copy()

    def copy(self) -> SpielPlay:
        """Return an independent copy with the same future chance."""
        twin = SpielPlay(self.table)
        twin.drawn = self.drawn[:]
        twin.game = None if self.game is None else self.game.copy()
        twin.made = self.made[:]
        twin.memories = [memory.copy() for memory in self.memories]
        twin.made_up = self.made_up
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Let pickle keep the decisions: they lead to the same game again."""
        if self.made_up:
            raise TypeError("a state that was resampled from an information state cannot be serialized")
        return restored_play, (self.table.parameters, self.drawn, self.made)

    @property
    def over(self) -> bool:
        """True when the game is over, or has been stopped after its longest time."""
        return self.game is not None and (self.game.over or len(self.made) >= self.table.max_length)

    def draw(self, outcome: int) -> None:
        """Take an outcome of chance; the last one deals the game."""
        self.drawn.append(outcome)
        if len(self.drawn) == len(self.table.outcomes):
            self.game = self.table.deal(self.drawn)
            self.remember_from_now()

    def remember_from_now(self) -> None:
        """Give every seat an empty memory, if seats are to remember."""
        table, game = self.table, self.game
        if table.memory and game is not None:
            seats = range(table.choice.players)
            ruleset = table.choice.ruleset
            self.memories = [DecisionRows(ruleset, table.choice.players, seat, table.memory) for seat in seats]
            for memory in self.memories:
                memory.start(game)

    def decide(self, action: int) -> None:
        """Play an action of the seat that is asked."""
        game = self.game
        assert game is not None
        seat = acting_seat(game)
        game.play(seat, action)
        game.saved = ()  # nothing is taken back here
        self.made.append((seat, action))
        for memory in self.memories:
            memory.note(game, seat, action)

    def legal(self) -> list[int]:
        """Return the ids of the legal actions, in rising order."""
        game = self.game
        assert game is not None
        return sorted([option.id for option in game.options(acting_seat(game))])

    def returns(self) -> list[float]:
        """Return what each seat is paid; nothing before the end, or where the game was stopped."""
        if self.game is None or not self.game.over:
            return [0.0] * self.table.choice.players
        return final_rewards(self.game, self.table.reward)

    def information(self, seat: int) -> str:
        """Return a text that is the same exactly where the seat knows the same and has decided the same."""
        own = " ".join(str(action) for actor, action in self.made if actor == seat)
        if self.game is None:
            return f"seat {seat}, before the deal"
        view = self.game.view(seat)
        digest = blake2b(view.text().encode(), digest_size=16).hexdigest()
        return f"seat {seat}, turn {view.turns}, step {view.step_name}, decided [{own}], knows {digest}"

    def resampled(self, seat: int, stream: Stream) -> SpielPlay:
        """Return a play that the seat could be in as well: what it does not know is dealt again."""
        assert self.game is not None
        twin = self.copy()
        game = self.game.view(seat).determinize(stream)
        if not game.history:
            game.history = [[] for _ in range(self.table.choice.players + 1)]
        game.listen([])
        asked = acting_seat(self.game)
        while game.step.seat < 0 and acting_seat(game) != asked:  # choices that the seat cannot know are made again
            other = acting_seat(game)
            game.play(other, game.step.pick(game, other, stream))
        twin.game = game
        twin.made_up = True
        return twin


def restored_play(parameters: dict[str, Any], drawn: list[int], made: list[tuple[int, int]]) -> SpielPlay:
    """Return the play of those decisions."""
    from fogg.envs.spiel_game import table_of  # it needs this file

    play = SpielPlay(table_of(parameters))
    for outcome in drawn:
        play.draw(outcome)
    for _, action in made:
        play.decide(action)
    return play
