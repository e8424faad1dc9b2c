# interpreted: made once for a ruleset
"""The layout of observations: which number stands where, and what it says."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import product
from math import prod
from typing import Any

from fogg.engine import Chance, Ruleset
from fogg.engine.cards import CARDS
from fogg.engine.game import start
from fogg.engine.ruleset import Ledger, Module
from fogg.errors import WrongSeats

CORE_STEPS = 5  # turn, late, next-card, keep, opening: every ruleset has them
NUMBER = "n"  # the number of a ledger's entry itself


@dataclass(frozen=True)
class Block:
    """Numbers of one sort: `offset` is the place of the first; `labels` names the places along each axis.

    A number in the observation is a whole number times a power of two: `scale`, by the place along the last axis.
    """

    name: str
    shape: tuple[int, ...]
    offset: int
    scale: tuple[float, ...]
    about: str
    says: str
    axes: tuple[str, ...]
    labels: tuple[tuple[str, ...], ...]

    @property
    def size(self) -> int:
        """The number of numbers."""
        return prod(self.shape)

    def sentences(self) -> Iterator[str]:
        """Yield what each number says, in their order."""
        for place in product(*self.labels):
            yield f"{self.name}: {self.says.format(**dict(zip(self.axes, place, strict=True)))}"


@dataclass(frozen=True)
class ObservationSpec:
    """The layout of the observations of a ruleset with that number of players, the same in every game."""

    edition: str
    variant: str | None
    players: int
    size: int
    blocks: tuple[Block, ...]

    def block(self, name: str) -> Block | None:
        """Return the block of that name; None if this ruleset does not have it."""
        return next((block for block in self.blocks if block.name == name), None)

    def describe(self, index: int) -> str:
        """Return what the number at that place says."""
        if not 0 <= index < self.size:
            raise IndexError(f"an observation has the places 0 to {self.size - 1}, not {index}")
        block = next(block for block in self.blocks if index < block.offset + block.size)
        return next(sentence for i, sentence in enumerate(block.sentences(), block.offset) if i == index)

    def scales(self) -> list[float]:
        """Return by what each number is multiplied."""
        return [scale for block in self.blocks for scale in block.scale * (block.size // len(block.scale))]

    def table(self) -> str:
        """Return the blocks as a table for people."""
        rows = [("block", "shape", "from", "scale", "what it says")]
        for block in self.blocks:
            every = block.scale if len({*block.scale}) > 1 else block.scale[:1]
            scales = [f"1/{round(1 / scale)}" if scale < 1 else "1" for scale in every]
            shape = " x ".join(map(str, block.shape))
            rows.append((block.name, shape, str(block.offset), ", ".join(scales), block.about))
        widths = [max(len(row[i]) for row in rows) for i in range(4)]
        return "\n".join(
            "  ".join([*(cell.ljust(widths[i]) for i, cell in enumerate(row[:4])), row[4]]) for row in rows
        )


def observation_spec(ruleset: Ruleset, players: int) -> ObservationSpec:
    """Return the layout of the observations of a ruleset with that number of players."""
    if players not in ruleset.edition.players:
        raise WrongSeats(ruleset.edition.name, players, ruleset.edition.players)
    blocks: list[Block] = []
    offset = 0
    labels = AxisLabels(ruleset, players)
    for entry in entries():
        for block in labels.blocks(entry):
            blocks.append(replace(block, offset=offset))
            offset += block.size
    return ObservationSpec(ruleset.edition.id, ruleset.edition.variant, players, offset, tuple(blocks))


@cache
def entries() -> list[dict[str, Any]]:
    """Return what `blocks.toml` says."""
    text = files("fogg.bots.observation").joinpath("blocks.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["blocks"]
    return found


class AxisLabels:
    """The names of everything that can stand along an axis of a ruleset's blocks."""

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        self.ruleset = ruleset
        board = ruleset.board
        seats = tuple(f"seat +{n}" for n in range(players))
        self.axes: dict[str, tuple[str, ...]] = {
            "kind": tuple(kind.key for kind in ruleset.kinds),
            "route": tuple(route.key for route in board.routes),
            "city": tuple(city.key for city in board.cities),
            "ticket": tuple(ticket.key for ticket in board.tickets),
            "seat": seats,
            "rival": seats[1:],
            "owner": (*seats, "no seat"),
            "step": tuple(ruleset.step_readers),
            "slot": tuple(str(slot) for slot in range(ruleset.dealer.most_offered())),
            "stock": ("cards in the deck", "discarded cards", "tickets left to draw"),
            "clock": ("the last round has begun", "turns left in the last round", "turns begun"),
            "network": ("a route of seat +0", "a route of another seat"),
            "one": ("",),
        }
        self.modules = told_by(ruleset, players)

    def blocks(self, entry: dict[str, Any]) -> list[Block]:
        """Return the blocks of an entry: one, none, or one for each kind of piece or module that counts."""
        needs = entry.get("needs")
        if needs == "pieces":
            kinds = piece_kinds(self.ruleset)
            return [self.block(entry, f"pieces.{kind}", place=self.axes[place]) for kind, place in kinds.items()]
        if needs == "counters":
            counted = [(told, (NUMBER, *told.names)) for told in self.modules if told.seats]
            return [self.block(entry, f"counters.{told.name}", count=names) for told, names in counted]
        if needs == "display":
            shown = [told for told in self.modules if told.displays]
            return [self.block(entry, f"display.{told.name}", thing=told.names) for told in shown]
        return [self.block(entry, entry["name"])] if needs is None or self.has(needs) else []

    def has(self, needs: str) -> bool:
        """Return whether the ruleset has what a block is about."""
        if needs == "steps":
            return len(self.ruleset.step_readers) > CORE_STEPS
        if needs == "sides":
            return self.ruleset.team_size > 1
        return any(told.keeps_cards for told in self.modules)

    def block(self, entry: dict[str, Any], name: str, **axes: tuple[str, ...]) -> Block:
        """Return the block of an entry, not yet in its place."""
        labels = tuple((axes.get(axis) or self.axes[axis]) for axis in entry["axes"])
        shape = tuple(len(names) for names in labels)
        given = entry["scale"]
        scale = tuple(1 / n for n in given) if isinstance(given, list) else (1 / given,) * shape[-1]
        return Block(name, shape, 0, scale, entry["about"], entry["says"], tuple(entry["axes"]), labels)


@dataclass(frozen=True)
class ModuleFacts:
    """A module of a ruleset: whether it counts for seats, displays things, keeps cards aside, and what it names."""

    name: str
    module: Module
    names: tuple[str, ...]
    seats: bool
    displays: bool
    keeps_cards: bool


def told_by(ruleset: Ruleset, players: int) -> list[ModuleFacts]:
    """Return what each module of a ruleset tells, seen in a game that has just begun."""
    game = start(ruleset, [f"Seat {seat + 1}" for seat in range(players)], Chance(0), telling=False)
    found: list[ModuleFacts] = []
    for module in ruleset.modules:
        ledger: Ledger | None = module.ledger(game, 0, None)
        name = ruleset.edition.rules[module.slot]
        cards = any(zone.pool == CARDS for zone in module.zones(game))
        displays = ledger is not None and bool(ledger.display)
        found.append(ModuleFacts(name, module, tuple(module.counted()), ledger is not None, displays, cards))
    return found


def piece_kinds(ruleset: Ruleset) -> dict[str, str]:
    """Return every kind of piece that modules put on cities or routes, and on which."""
    return {kind: place for module in ruleset.modules for kind, place in module.piece_kinds().items()}
