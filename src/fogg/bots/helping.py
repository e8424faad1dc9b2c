"""Options that claim nothing: which one serves the routes that a bot works for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fogg.engine.claims import may_open, route_refusal
from fogg.engine.views import claim_outlook

if TYPE_CHECKING:
    from fogg.bots.bot_position import BotPosition, RouteTarget
    from fogg.bots.trial import Trial
    from fogg.engine import Action, Game

# How many of many options are tried when nothing but harmlessness is asked of them.
SAMPLES: Final = 12
# How many of the foremost aims count when another sort of card is drawn, and how many points it must bring them.
AIMS: Final = 3
LEAST: Final = 3


def best_help(position: BotPosition, aims: Sequence[RouteTarget], options: Sequence[Action]) -> Action | None:
    """Return the option that lets the foremost aim be claimed that cannot be yet, for the fewest missing cards;
    or None.
    """
    game, seat = position.rehearsal(), position.seat
    by_target: dict[str, list[Action]] = {}
    for option in options:
        for target in option.targets():
            by_target.setdefault(target, []).append(option)
    for aim in aims:
        if route_refusal(game, seat, aim.route) is None:
            continue
        best: tuple[int, Action] | None = None
        for option in by_target.get(f"route:{aim.terms.route.key}", []):
            after = outcome(game, seat, option)
            if route_refusal(after, seat, aim.route) is None:
                missing = position.target(after.terms_for(seat, aim.route)).missing
                if best is None or missing < best[0]:
                    best = (missing, option)
        if best is not None:
            return best[1]
    return None


def harmless(position: BotPosition, aims: Sequence[RouteTarget], options: Sequence[Action]) -> Action:
    """Return one of a few options all over the list that leaves every aim open; the first one if none of them does."""
    game, seat = position.rehearsal(), position.seat
    for option in options[:: max(1, len(options) // SAMPLES)]:
        after = outcome(game, seat, option)
        if all([may_open(after, seat, aim.route) for aim in aims]):
            return option
    return options[0]


def readiest(trial: Trial, aims: Sequence[RouteTarget], options: Sequence[Action]) -> Action:
    """Return the option of the highest profit that leaves most aims claimable at once,
    and of equal ones most prospects.
    """

    def key(option: Action) -> tuple[int, int, int]:
        after = outcome(trial.game, trial.seat, option)
        ready = sum([route_refusal(after, trial.seat, aim.route) is None for aim in aims])
        return trial.profit(option), ready, trial.prospects(after)

    return max(options, key=key)


def outcome(game: Game, seat: int, option: Action) -> Game:
    """Return a copy of the game in which the option has been done."""
    twin = game.copy()
    twin.do(seat, option)
    return twin


def best_other(position: BotPosition, aims: Sequence[RouteTarget], options: Sequence[Action]) -> Action | None:
    """Return the option of a draw, other than a train card, that most raises what the foremost aims will bring;
    None if none does by enough.
    """
    game, seat = position.rehearsal(), position.seat
    draws = game.ruleset.actions_by_verb[game.ruleset.drawing.name()]
    others = [option for option in options if option in draws]
    if not others:
        return None
    now = sum([claim_outlook(game, seat, aim.route, aim.color) for aim in aims[:AIMS]])
    best: tuple[int, Action] | None = None
    for option in others:
        after = outcome(game, seat, option)
        more = sum([claim_outlook(after, seat, aim.route, aim.color) for aim in aims[:AIMS]]) - now
        if more >= LEAST and (best is None or more > best[0]):
            best = (more, option)
    return None if best is None else best[1]
