"""The other side of a vector of games: some of its games, played in a process of their own."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from fogg.envs.play.against_bots import AgainstBots
from fogg.envs.play.table_choice import SEEDS, TableChoice

ALIGNED = 64  # bytes: every array begins at a multiple


class VectorTable(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of a vector, which are all alike; it crosses processes."""

    edition: str | None
    players: int
    variant: str | None
    settings: dict[str, bool | int | str]
    add_ons: tuple[str, ...]
    bots: Any
    seat: int | None
    reward: str
    illegal: str | None

    def make(self) -> AgainstBots:
        """Return a table without a game."""
        choice = TableChoice(
            self.edition, self.players, variant=self.variant, settings=self.settings, add_ons=self.add_ons
        )
        return AgainstBots(choice, seat=self.seat, bots=self.bots, reward=self.reward, illegal=self.illegal)


class RowShapes(msgspec.Struct, frozen=True):
    """The arrays that processes share, by the number of games, numbers and actions."""

    games: int
    numbers: int
    actions: int

    @property
    def arrays(self) -> list[tuple[str, Any, tuple[int, ...]]]:
        """Name, type and shape of each array."""
        games = self.games
        return [
            ("observations", np.float32, (games, self.numbers)),
            ("final", np.float32, (games, self.numbers)),
            ("masks", np.int8, (games, self.actions)),
            ("rewards", np.float64, (games,)),
            ("seeds", np.int64, (games,)),
            ("actions", np.int64, (games,)),
            ("seats", np.int64, (games,)),
            ("ended", np.bool_, (games,)),
            ("illegal", np.bool_, (games,)),
        ]

    @property
    def size(self) -> int:
        """The number of bytes of all arrays."""
        return sum(aligned(int(np.prod(shape)) * np.dtype(dtype).itemsize) for _, dtype, shape in self.arrays)


def aligned(size: int) -> int:
    """Return a number of bytes after which the next array may begin."""
    return -(-size // ALIGNED) * ALIGNED


class SharedRows:
    """Arrays in shared memory, with a row for each game."""

    observations: np.ndarray[Any, np.dtype[np.float32]]
    final: np.ndarray[Any, np.dtype[np.float32]]
    masks: np.ndarray[Any, np.dtype[np.int8]]
    rewards: np.ndarray[Any, np.dtype[np.float64]]
    seeds: np.ndarray[Any, np.dtype[np.int64]]
    actions: np.ndarray[Any, np.dtype[np.int64]]
    seats: np.ndarray[Any, np.dtype[np.int64]]
    ended: np.ndarray[Any, np.dtype[np.bool_]]
    illegal: np.ndarray[Any, np.dtype[np.bool_]]

    def __init__(self, shapes: RowShapes, memory: Any) -> None:
        at = 0
        for name, dtype, shape in shapes.arrays:
            count = int(np.prod(shape))
            setattr(self, name, np.frombuffer(memory, dtype, count, at).reshape(shape))
            at += aligned(count * np.dtype(dtype).itemsize)


class GameRows:
    """The games of some rows."""

    def __init__(self, table: VectorTable, rows: SharedRows, numbers: range) -> None:
        self.rows = rows
        self.games = {number: table.make() for number in numbers}
        self.random: dict[int, np.random.Generator] = {}

    def obey(self, word: str) -> None:
        """Begin all games, or play an action in each."""
        for number, play in self.games.items():
            if word == "reset":
                self.random[number] = np.random.default_rng(int(self.rows.seeds[number]))
                self.begin(number, play)
                self.rows.ended[number] = False
            else:
                self.step(number, play)

    def begin(self, number: int, play: AgainstBots) -> None:
        """Deal the next game of a row."""
        play.begin(int(self.random[number].integers(SEEDS)))
        self.rows.seats[number] = play.seat
        self.see(number, play, self.rows.observations[number])
        play.session.eyes.write_mask(play.game, play.seat, self.rows.masks[number])

    def step(self, number: int, play: AgainstBots) -> None:
        """Play the action of a row; a game that is over makes room for the next."""
        rows = self.rows
        rows.rewards[number], legal = play.decide(rows.actions[number])
        rows.illegal[number] = not legal
        rows.ended[number] = play.game.over
        if play.game.over:
            self.see(number, play, rows.final[number])
            self.begin(number, play)
        else:
            self.see(number, play, rows.observations[number])
            play.session.eyes.write_mask(play.game, play.seat, rows.masks[number])

    def see(self, number: int, play: AgainstBots, out: Any) -> None:
        """Write what the agent of a row sees."""
        play.session.eyes.write(play.game, play.seat, out)


def run_worker(table: VectorTable, shapes: RowShapes, memory: Any, numbers: range, pipe: Any) -> None:
    """Play the games of some rows until told to end; what goes wrong is told instead of an answer."""
    try:
        games = GameRows(table, SharedRows(shapes, memory), numbers)
        while (word := pipe.recv()) != "close":
            games.obey(word)
            pipe.send(None)
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as problem:  # told to the other side, which raises it
        pipe.send(problem)
