"""Analyze a recorded game: every decision in short, the worst ones of each seat in full."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing import get_context
from typing import TYPE_CHECKING

from fogg.analysis.game_report import AnalyzedDecision, GameReport, Outlook, SeatReport
from fogg.analysis.judge import SEEDS, DecisionJob, judge
from fogg.analysis.open_outlook import outlook_of
from fogg.analysis.usual_playouts import FEWEST, usual_playouts
from fogg.errors import RecordError, WrongArgument
from fogg.workers.local_workers import begin_worker

if TYPE_CHECKING:
    from fogg.engine import Record, Result

THOROUGH = 4  # times as many in the second pass
LAST = (1 << 12) - 1  # the number of the first deal; no game has more lines
WORST = 10  # decisions of a seat that the second pass looks at
Progress = Callable[[int, int], None]
Judge = Callable[[Sequence[DecisionJob]], Iterator[AnalyzedDecision]]


def analyze(
    record: Record,
    *,
    playouts: int | None = None,
    seat: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> GameReport:
    """Return the analysis of a finished game, or of the decisions of one seat in it.

    Every decision is compared with what a planner does: `playouts` games are played on after both (default:
    `usual_playouts`). For ten decisions of each seat, those that seem to have lost most, every sort of option is
    tried, in four times as many games. The report depends on these numbers and the seed, not on `jobs`. `progress` is
    told how many decisions are done, and of how many. With several jobs a script needs the usual
    `if __name__ == "__main__"`.
    """
    if playouts is None:
        playouts = usual_playouts(record.header.game.edition, len(record.header.game.seats))
    if playouts < FEWEST:
        raise WrongArgument("playouts", playouts, f"at least {FEWEST} are needed to tell anything from noise")
    game = record.replay()
    if game.result is None:
        raise RecordError("the game is not finished: only finished games are analyzed")
    if seat is not None and not 0 <= seat < len(game.names):
        raise WrongArgument("seat", seat, f"the game has seats 0 to {len(game.names) - 1}")
    text = record.text()
    lines = [line for line in lasting_lines(record) if seat is None or record.lines[line].seat == seat]
    most = len(lines) + WORST * len({record.lines[line].seat for line in lines})
    with judging(jobs) as judge_all:
        short = [DecisionJob(text, line, playouts, False, seed, playouts) for line in lines]
        found = {}
        for decision in judge_all(short):
            found[decision.number] = decision
            if progress is not None:
                progress(len(found), most)
        again = [number for one in sorted(seats_of(found)) for number in suspects(found, one)]
        thorough = [DecisionJob(text, number - 1, playouts * THOROUGH, True, seed, playouts) for number in again]
        if progress is not None:
            progress(len(lines), len(lines) + len(thorough))
        for done, decision in enumerate(judge_all(thorough), 1):
            found[decision.number] = decision
            if progress is not None:
                progress(len(lines) + done, len(lines) + len(thorough))
    decisions = tuple(found[number] for number in sorted(found))
    begun = outlook_of(record.begin(), playouts, (seed << 12 | LAST) * SEEDS)
    header = record.header.game
    return GameReport(
        edition=header.edition,
        variant=header.variant,
        names=tuple(game.names),
        playouts=playouts,
        seed=seed,
        start=begun,
        decisions=decisions,
        seats=tuple(
            seat_report(one, game.names[one], begun[one], game.side_of, game.result, decisions, set(again))
            for one in sorted(seats_of(found))
        ),
    )


def lasting_lines(record: Record) -> list[int]:
    """Return the lines of decisions that were not taken back."""
    found: list[int] = []
    for number, line in enumerate(record.lines):
        if line.take_back:
            last = max(i for i, other in enumerate(found) if record.lines[other].seat == line.seat)
            del found[last]
        else:
            found.append(number)
    return found


def seats_of(found: dict[int, AnalyzedDecision]) -> set[int]:
    """Return the seats whose decisions were looked at."""
    return {decision.seat for decision in found.values()}


def suspects(found: dict[int, AnalyzedDecision], seat: int) -> list[int]:
    """Return the decisions of a seat that are worth a thorough look, in order of play.

    Those that seem to have lost most, less one standard error; if these are few, of the others those after which the
    prospects of the seat fell most until it decided again.
    """
    own = [found[number] for number in sorted(found) if found[number].seat == seat]
    lost = [decision for decision in own if decision.loss > 0]
    lost.sort(key=lambda decision: (decision.error - decision.loss, decision.number))
    falls = [
        (then.before.margin - decision.after.margin, decision.number)
        for decision, then in pairwise(own)
        if not decision.forced and decision.loss <= 0
    ]
    chosen = [decision.number for decision in lost] + [number for _, number in sorted(falls)]
    return sorted(chosen[:WORST])


def seat_report(
    seat: int,
    name: str,
    start: Outlook,
    side_of: Sequence[int],
    result: Result,
    decisions: Sequence[AnalyzedDecision],
    looked_at: set[int],
) -> SeatReport:
    """Return what a seat's game comes to."""
    own = [decision for decision in decisions if decision.seat == seat]
    sides = sorted(set(side_of))
    totals = {side: result.total(side_of.index(side)) for side in sides}
    margin = totals[side_of[seat]] - max(total for side, total in totals.items() if side != side_of[seat])
    opponents = [decision for decision in decisions if decision.seat != seat]
    play = -sum(decision.loss for decision in own)
    told = len(side_of) == 2 and bool(opponents)
    others = sum(decision.loss for decision in opponents) if told else None
    choices = [decision for decision in own if not decision.forced]
    sure = [decision for decision in choices if decision.is_sure]
    worst = sorted(
        (decision for decision in own if decision.number in looked_at and decision.loss > 0),
        key=lambda decision: (-decision.loss, decision.number),
    )
    return SeatReport(
        seat=seat,
        name=name,
        points=result.total(seat),
        margin=margin,
        won=seat in result.winners,
        expected=start.lead,
        play=play,
        others=others,
        luck=margin - start.lead - play - (others or 0.0),
        accuracy=1.0 - len(sure) / len(choices) if choices else 1.0,
        decisions=len(own),
        mistakes=sum(decision.rating == "mistake" for decision in choices),
        blunders=sum(decision.rating == "blunder" for decision in choices),
        worst=tuple(decision.number for decision in worst),
    )


@contextmanager
def judging(jobs: int) -> Iterator[Judge]:
    """Yield what judges decisions, in order: here, or in processes of their own."""
    if jobs <= 1:
        yield lambda given: map(judge, given)
        return
    # Spawned, not forked: a fork of a process with threads (a progress bar has one) may hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin_worker) as pool:
        try:
            yield lambda given: pool.map(judge, given)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
