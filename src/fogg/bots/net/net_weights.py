# interpreted: NumPy does the work
"""The network in NumPy: the same sums as in training, from a small file."""

from __future__ import annotations

import json
import zlib
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import BadZipFile

from fogg.errors import FoggError, MissingExtra

try:
    import numpy as np
except ModuleNotFoundError:
    raise MissingExtra("the bot `net`", "net") from None

FORMAT = 1
__all__ = ["Floats", "NetWeights", "np", "read_arrays", "read_weights"]
Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]


class NetWeights:
    """A trained network: observations in, logits of all actions and the values of all seats out.

    An action's logit is a sum of a few outputs (`heads`); sets of tickets are summed over the slots of the offer.
    """

    def __init__(self, about: dict[str, Any], arrays: dict[str, Any]) -> None:
        self.about = about
        self.edition: str = about["edition"]
        self.variant: str = about["variant"]
        self.players: int = about["players"]
        self.inputs: int = about["inputs"]
        self.actions: int = about["actions"]
        self.plain: int = about["plain"]
        self.blocks: int = about["blocks"]
        self.heads: Floats = arrays.pop("heads").astype(np.float32)
        self.weights: dict[str, Floats] = {name: value.astype(np.float32) for name, value in arrays.items()}

    def __call__(self, seen: Floats, offers: list[list[int]]) -> tuple[Floats, Floats]:
        """Return logits [rows, actions] and values [rows, players], the first of them the observing seat's own.

        `offers` has the tickets that each row's seat chooses from; none where it chooses nothing.
        """
        trunk = np.maximum(self.linear("first", seen), 0)
        for block in range(self.blocks):
            trunk = trunk + np.maximum(self.linear(f"block{block}", trunk), 0)
        out = self.linear("policy", trunk)
        slots = self.heads.shape[0] - self.plain
        parts = np.zeros((len(seen), self.heads.shape[0]), np.float32)
        parts[:, : self.plain] = out[:, : self.plain]
        for row, offer in enumerate(offers):
            for slot, ticket in enumerate(offer[:slots]):
                parts[row, self.plain + slot] = out[row, self.plain + ticket]
        value = np.tanh(self.linear("value", trunk))
        if self.players == 2:
            value = np.concatenate([value, -value], axis=1)
        return parts @ self.heads, value

    def linear(self, name: str, rows: Floats) -> Floats:
        """Return a layer's sums."""
        return rows @ self.weights[f"{name}_w"] + self.weights[f"{name}_b"]


@lru_cache(maxsize=8)
def read_weights(path: Path) -> NetWeights:
    """Return the network of a file, read once."""
    about, arrays = read_arrays(path)
    return NetWeights(about, arrays)


def read_arrays(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what the file of a network says of itself, and its arrays; FoggError for any other file."""
    try:
        with path.open("rb") as file, np.load(file) as stored:
            arrays = {name: stored[name] for name in stored.files}
        about = json.loads(str(arrays.pop("about")))
        written = about["format"]
    except OSError as problem:
        raise FoggError(f"cannot read the weights in {path}: {problem.strerror or problem}") from problem
    except (ValueError, KeyError, TypeError, EOFError, BadZipFile, zlib.error) as problem:
        raise FoggError(
            f"cannot read the weights in {path}: it is not a whole file that `fogg train --export` wrote"
        ) from problem
    if written != FORMAT:
        raise FoggError(f"the weights in {path} have format {written}, not {FORMAT}: export them again")
    return about, arrays
