"""Observations and masks as NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from fogg.envs.observation import ObservationSpec, Observer, observation_spec
from fogg.errors import MissingExtra

try:
    import numpy as np
except ModuleNotFoundError:
    raise MissingExtra("fogg.envs", "envs") from None

if TYPE_CHECKING:
    from fogg.engine import Game, Ruleset

FloatArray: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float32]]"
MaskArray: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int8]]"


class ArrayObserver:
    """Makes arrays of what seats see: 32-bit floats, and masks of the legal actions (1) by their ids."""

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        self.spec: ObservationSpec = observation_spec(ruleset, players)
        self._observer = Observer(ruleset, self.spec)
        self._scales = np.array(self.spec.scales(), np.float32)
        self._numbers = shared_array(self._observer.numbers, np.int16)
        self._mask = shared_array(self._observer.mask, np.int8)

    def observation(self, game: Game, seat: int) -> FloatArray:
        """Return what a seat observes, in an array of its own."""
        self._observer.observe(game, seat)
        if self._numbers is None:
            return np.array(self._observer.numbers, np.float32) * self._scales
        return self._numbers * self._scales

    def write(self, game: Game, seat: int, out: FloatArray) -> None:
        """Write what a seat observes into an array."""
        self._observer.observe(game, seat)
        numbers = np.array(self._observer.numbers, np.int16) if self._numbers is None else self._numbers
        np.multiply(numbers, self._scales, out=out)

    def mask(self, game: Game, seat: int) -> MaskArray:
        """Return which actions of a seat are legal, in an array of its own; none for a seat that may not act."""
        self._observer.allow(game, seat)
        if self._mask is None:
            return np.array(self._observer.mask, np.int8)
        return self._mask.copy()

    def write_mask(self, game: Game, seat: int, out: MaskArray) -> None:
        """Write which actions of a seat are legal into an array."""
        self._observer.allow(game, seat)
        out[:] = self._observer.mask if self._mask is None else self._mask

    @property
    def legal(self) -> list[int]:
        """The actions that were legal in the last mask, as numbers."""
        return self._observer.marked


def shared_array(numbers: Any, dtype: Any) -> np.ndarray[Any, Any] | None:
    """Return an array in the memory of a compiled vector; None for the list that stands for it in plain Python."""
    return None if isinstance(numbers, list) else np.frombuffer(memoryview(numbers), dtype)
