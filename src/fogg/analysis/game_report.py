"""The result of an analysis: decisions, seats and the game, as they are written to JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from fogg.words import Message

MISTAKE = 3.0  # points of the final margin that a decision cost
BLUNDER = 6.0
SURE = 2.0  # standard errors that tell a loss from noise


class Estimate(msgspec.Struct, frozen=True):
    """The prospects of an option: final margin with its standard error, and chance to win.

    The margin is the lead over the best other side in points; a shared victory counts as half a win.
    """

    margin: float
    error: float
    win: float


class Outlook(msgspec.Struct, frozen=True):
    """The prospects of a seat, told by all cards: chance to win and final lead."""

    win: float
    lead: float


class AnalyzedDecision(msgspec.Struct, frozen=True):
    """A decision of a seat, judged by what the seat could know.

    `before` is what the best known option promised, `after` what the chosen one did, both tried on the same deals.
    `loss` is the difference in points, below zero where the choice was better than any other that was tried.
    `number` counts the lines of the record from 1. Where there was no choice, `forced`, nothing was lost.
    `outlook` is how the game stood after it for every seat, with all cards open. `message` and `best_message` are the
    labels as messages, `targets` and `best_targets` what the options touch, such as `route:denver-omaha`.
    """

    number: int
    turn: int
    seat: int
    action: dict[str, Any]
    label: str
    forced: bool
    before: Estimate
    after: Estimate
    best: dict[str, Any]
    best_label: str
    loss: float
    error: float
    deals: int
    outlook: tuple[Outlook, ...]
    message: Message
    best_message: Message
    targets: tuple[str, ...]
    best_targets: tuple[str, ...]

    @property
    def is_sure(self) -> bool:
        """Return True if the loss stands out from the noise of the estimate."""
        return self.loss > SURE * self.error

    @property
    def rating(self) -> str:
        """Return `blunder`, `mistake`, or an empty text."""
        if self.is_sure and self.loss >= BLUNDER:
            return "blunder"
        return "mistake" if self.is_sure and self.loss >= MISTAKE else ""


class SeatReport(msgspec.Struct, frozen=True):
    """A seat's game: from what was to be expected at the start to what it got, and what made the difference.

    `expected` is the lead that the deal promised, by all cards. `play` is what its own decisions cost (below zero) or
    gained against the best known options, `others` what the only other side gave away in the same way (None with more
    sides, where that cannot be told apart), `luck` all the rest. `accuracy` is the share of decisions with a choice
    that lost nothing for sure.
    """

    seat: int
    name: str
    points: int
    margin: int
    won: bool
    expected: float
    play: float
    others: float | None
    luck: float
    accuracy: float
    decisions: int
    mistakes: int
    blunders: int
    worst: tuple[int, ...]  # numbers of the decisions that lost most, the worst first


class GameReport(msgspec.Struct, frozen=True):
    """An analysis of a whole game. The same record, playouts and seed give the same report."""

    edition: str
    variant: str | None
    names: tuple[str, ...]
    playouts: int
    seed: int
    start: tuple[Outlook, ...]  # by seat, before any decision
    decisions: tuple[AnalyzedDecision, ...]
    seats: tuple[SeatReport, ...]

    def of_seat(self, seat: int) -> list[AnalyzedDecision]:
        """Return the decisions of a seat, in order."""
        return [decision for decision in self.decisions if decision.seat == seat]
