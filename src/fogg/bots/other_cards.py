"""Cards that are no train cards: which of them would let the routes that a bot works for bring more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fogg.bots.helping import outcome
from fogg.bots.trial import play_out
from fogg.engine.decisions import TurnStep

if TYPE_CHECKING:
    from fogg.bots.bot_position import BotPosition, RouteTarget
    from fogg.engine import Action, Game

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
    now = sum(brings(game, seat, aim) for aim in aims[:AIMS])
    best: tuple[int, Action] | None = None
    for option in others:
        after = outcome(game, seat, option)
        more = sum(brings(after, seat, aim) for aim in aims[:AIMS]) - now
        if more >= LEAST and (best is None or more > best[0]):
            best = (more, option)
    return None if best is None else best[1]


def brings(game: Game, seat: int, aim: RouteTarget) -> int:
    """Return the points that a claim of the aim would score at once if the seat had the train cards for it."""
    terms = game.terms_for(seat, aim.route)
    wilds = int(terms.min_wilds)
    claim = terms.all_wild if wilds >= terms.cards else terms.claims[aim.color][wilds]
    if claim is None:
        return 0
    twin = game.copy()
    player = twin.players[seat]
    player.hand.add(aim.color, int(terms.cards) - wilds)
    player.hand.add(twin.ruleset.wild, wilds)
    twin.current = seat
    twin.agenda = [TurnStep(seat)]
    if twin.agenda[0].refusal(twin, seat, claim) is not None:
        return 0
    before = int(player.score)
    play_out(twin, seat, claim)
    return int(twin.players[seat].score) - before
