"""One decision of a recorded game, judged: what it promised compared with the best known option."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fogg.analysis.deal_trials import DealTrials
from fogg.analysis.game_report import SURE, AnalyzedDecision
from fogg.analysis.open_outlook import outlook_of
from fogg.bots.search import SearchBot
from fogg.engine import Chance, read_record

if TYPE_CHECKING:
    from fogg.engine import Action, Game

SEEDS = 1 << 20  # deals of a decision have numbers of their own
ROUNDS = (8, 4, 2, 1)  # a thorough look: all options on an eighth of the deals, the better half on a quarter, ...


class DecisionJob(NamedTuple):
    """A decision to be judged, for a process of its own: `line` is the line of the record, from 0."""

    text: str  # the record
    line: int
    deals: int
    thorough: bool
    seed: int
    outlooks: int  # games from which the outlook after it is told


def judge(job: DecisionJob) -> AnalyzedDecision:
    """Return what a decision was worth. A thorough look tries every sort of option, else only what a planner does."""
    record = read_record(job.text)
    game = record.replay(job.line)
    line = record.lines[job.line]
    assert line.do is not None
    played = next(action for action in game.options(line.seat) if action.to_json() == line.do)
    return judged(game, line.seat, played, job)


def judged(game: Game, seat: int, played: Action, job: DecisionJob) -> AnalyzedDecision:
    """Return the same for a game in which the seat is about to act, and does."""
    view = game.view(seat)
    options = game.options(seat)
    seed = (job.seed << 12 | job.line) * SEEDS
    search = SearchBot()
    base = search.base.act(view.sampled_game, seat, Chance(seed).stream("base"))
    tried = [base] if played == base else [base, played]
    own = len(tried) - 1
    trials = DealTrials(view, tried, seed)
    best = 0
    if job.thorough and len(options) > 1:
        found = search.candidates(view.sampled_game, seat, base, options)
        trials.add([option for option in found if option not in trials.options])
        best = best_option(trials, own, job.deals)
    trials.play([0, own, best], job.deals)
    loss, error = trials.compare(best, own)
    better = trials.options[best]
    message, best_message = view.message(played), view.message(better)
    turn = int(game.turns)
    game.play(seat, played)
    return AnalyzedDecision(
        number=job.line + 1,
        turn=turn,
        seat=seat,
        action=played.to_json(),
        label=view.say(message),
        forced=len(options) == 1,
        before=trials.estimate(best),
        after=trials.estimate(own),
        best=better.to_json(),
        best_label=view.say(best_message),
        loss=loss,
        error=error,
        deals=job.deals,
        outlook=outlook_of(game, job.outlooks, seed),
        message=message,
        best_message=best_message,
        targets=tuple(played.targets()),
        best_targets=tuple(better.targets()),
    )


def best_option(trials: DealTrials, own: int, deals: int) -> int:
    """Return the option that is clearly better than the first one, if any; else the first one.

    The best of many noisy means looks better than it is, so it must stand out by two standard errors.
    """
    alive = list(range(len(trials.options)))
    for part in ROUNDS:
        trials.play(alive, max(2, deals // part))
        others = sorted((i for i in alive if i not in (0, own)), key=lambda i: -trials.mean(i))
        alive = [*dict.fromkeys((0, own)), *others[: (len(others) + 1) // 2]]
    best = 0
    for i in alive:
        gain, error = trials.compare(i, 0)
        if gain > SURE * error and (best == 0 or trials.mean(i) > trials.mean(best)):
            best = i
    return best
