"""Options that touch routes without claiming them: which one serves the routes that a bot works for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fogg.engine.claims import may_open, route_refusal

if TYPE_CHECKING:
    from fogg.bots.bot_position import BotPosition, RouteTarget
    from fogg.bots.trial import Trial
    from fogg.engine import Action, Game

# How many of many options are tried when nothing but harmlessness is asked of them.
SAMPLES: Final = 12


def best_help(position: BotPosition, aims: Sequence[RouteTarget], options: Sequence[Action]) -> Action | None:
    """Return the option that lets the foremost aim be claimed that cannot be yet, for the fewest missing cards;
    or None.
    """
    game, seat = position.view.rehearsal(), position.view.viewer
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
    game, seat = position.view.rehearsal(), position.view.viewer
    for option in options[:: max(1, len(options) // SAMPLES)]:
        after = outcome(game, seat, option)
        if all(may_open(after, seat, aim.route) for aim in aims):
            return option
    return options[0]


def readiest(trial: Trial, aims: Sequence[RouteTarget], options: Sequence[Action]) -> Action:
    """Return the option of the highest profit that leaves most aims claimable at once,
    and of equal ones most prospects.
    """

    def key(option: Action) -> tuple[int, int, int]:
        after = outcome(trial.game, trial.seat, option)
        ready = sum(route_refusal(after, trial.seat, aim.route) is None for aim in aims)
        return trial.profit(option), ready, trial.prospects(after)

    return max(options, key=key)


def outcome(game: Game, seat: int, option: Action) -> Game:
    """Return a copy of the game in which the option has been done."""
    twin = game.copy()
    twin.do(seat, option)
    return twin
