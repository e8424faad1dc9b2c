"""Cards other than train cards: which of them would make a bot's target routes worth more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fogg.bots.helping import outcome
from fogg.engine.views import claim_outlook

if TYPE_CHECKING:
    from fogg.bots.bot_position import BotPosition, RouteTarget
    from fogg.engine import Action

# How many of the foremost aims count, and how many points a card must bring them.
AIMS: Final = 3
LEAST: Final = 3


def best_other(position: BotPosition, aims: Sequence[RouteTarget], options: Sequence[Action]) -> Action | None:
    """Return the option of a draw that most raises what the foremost aims will bring; None if none does by enough."""
    game, seat = position.view.rehearsal(), position.view.viewer
    draws = game.ruleset.actions_by_verb[game.ruleset.drawing.name()]
    others = [option for option in options if option in draws]
    if not others:
        return None
    now = sum(claim_outlook(game, seat, aim.route, aim.color) for aim in aims[:AIMS])
    best: tuple[int, Action] | None = None
    for option in others:
        after = outcome(game, seat, option)
        more = sum(claim_outlook(after, seat, aim.route, aim.color) for aim in aims[:AIMS]) - now
        if more >= LEAST and (best is None or more > best[0]):
            best = (more, option)
    return None if best is None else best[1]
