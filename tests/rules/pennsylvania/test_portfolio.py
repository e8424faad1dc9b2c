"""Pennsylvania, the portfolio of a seat: a row for each railroad with the rank that is certain, and no more."""

from __future__ import annotations

from tests.rules.pennsylvania.helpers import claimed, deal

import fogg
from fogg.engine.ruleset import LedgerRow


def row_of(game: fogg.Game, viewer: int | None, railroad: str) -> LedgerRow:
    """Return what a viewer is told about a railroad."""
    (ledger,) = game.view(viewer).ledgers(None)
    return next(row for row in ledger.rows if row.thing == railroad)


def test_pennsylvania_r14_a_row_tells_the_worst_rank_and_its_points() -> None:
    game = deal(claimed(), "prr", {0: [1, 2], 1: [3]})
    row = row_of(game, 0, "prr")
    assert (row.n, row.rank, row.points, row.ladder) == (2, 0, 30, (30, 21, 14, 9, 6))
    assert game.sentence(row.note).startswith("First for certain")


def test_pennsylvania_r7_a_row_does_not_depend_on_who_holds_the_other_shares() -> None:
    one = deal(claimed(), "prr", {0: [1], 1: [2, 3], 2: [4]})
    other = deal(claimed(), "prr", {0: [1], 1: [4, 3], 2: [2]})
    assert row_of(one, 0, "prr") == row_of(other, 0, "prr")


def test_a_spectator_is_told_only_what_lies_in_the_piles() -> None:
    row = row_of(deal(claimed(), "prr", {0: [1]}), None, "prr")
    assert (row.n, row.rank, row.points) == (None, None, None)
