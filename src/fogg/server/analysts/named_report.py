"""Reports with the names of today: in a stored one people are called by their seats."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fogg.analysis import GameReport
from fogg.engine import Ruleset
from fogg.engine.ruleset import wording_of
from fogg.words import ENGLISH


def named_report(
    report: GameReport, ruleset: Ruleset, edition: str, names: Sequence[str], language: str = ENGLISH
) -> GameReport:
    """Return a report in which seats have these names, in labels too; `edition` is what the server calls it."""
    wording = wording_of(ruleset, list(names), language=language)
    decisions = tuple(
        msgspec.structs.replace(one, label=wording.say(one.message), best_label=wording.say(one.best_message))
        for one in report.decisions
    )
    seats = tuple(msgspec.structs.replace(one, name=names[one.seat]) for one in report.seats)
    return msgspec.structs.replace(report, edition=edition, names=tuple(names), decisions=decisions, seats=seats)
