"""Ledgers: who has what of the things that an edition counts beside trains and tickets, as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence

from fogg.engine import View
from fogg.engine.ruleset import Ledger
from fogg.words.score import ScoreLine


def ledgers_of(view: View, lines: Sequence[ScoreLine] | None) -> tuple[Ledger, ...]:
    """Return the ledgers of a game's modules. `lines` is the score if it ended now; None: points are not told."""
    known = None if lines is None else list(lines)
    found = [module.ledger(view, known) for module in view.ruleset.modules]
    return tuple(ledger for ledger in found if ledger is not None)
