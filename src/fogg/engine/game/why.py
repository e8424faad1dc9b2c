# interpreted: asked only when something was refused
"""Explanations of refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.decisions.action import Action, ActionForm
from fogg.engine.decisions.refusal import NOT_NOW, Refusal
from fogg.engine.game.reading import matching
from fogg.engine.game.reason import Why, explain
from fogg.engine.ruleset.forms import plain_form
from fogg.errors import nearest

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset

GAME_OVER = Refusal("refusal-game-over", "usa R30")
NOT_YOUR_TURN = Refusal("refusal-not-your-turn", "usa R5")
CHOSEN = Refusal("refusal-already-chosen", "usa R3")
NO_TARGET = Refusal("refusal-no-such-target", "usa R6")
NO_TARGET_GUESS = Refusal("refusal-no-such-target-guess", "usa R6")


def why_not(game: Game, seat: int, what: ActionForm | str) -> Why | None:
    """Return why that seat may not do an action, or anything to a target; None if it may."""
    if game.over:
        return explain(game, GAME_OVER, {})
    step = game.step
    if not step.may_act(seat):
        if step.has_answered(seat):
            return explain(game, CHOSEN, {})
        return explain(game, NOT_YOUR_TURN, {"seat": step.seat} if step.seat >= 0 else {"seat": game.current})
    if isinstance(what, str):
        return target_why(game, seat, what)
    action = game.ruleset.find(what) or matching(game, seat, plain_form(game.ruleset, what))
    if not isinstance(action, Action):
        return action
    refusal = step.refusal(game, seat, action)
    return None if refusal is None else explain(game, refusal, step.details(game, seat, action))


def target_why(game: Game, seat: int, target: str) -> Why | None:
    """Return why nothing can be done to a target."""
    step = game.step
    if any(target in option.targets() for option in step.options(game, seat)):
        return None
    if target not in game.ruleset.targets:
        guess = nearest_target(game.ruleset, target)
        if guess:
            return explain(game, NO_TARGET_GUESS, {"target": target, "guess": guess})
        return explain(game, NO_TARGET, {"target": target})
    refusal, params = step.target_refusal(game, seat, target)
    return explain(game, refusal, params if refusal is not NOT_NOW else {})


def nearest_target(ruleset: Ruleset, target: str) -> str:
    """Return the target that was probably meant, also where its sort (`route:`) was left out; or an empty text."""
    sort, colon, name = target.partition(":")
    every = sorted(ruleset.targets)
    for among in ([known for known in every if known.startswith(f"{sort}:")], every):
        by_name: dict[str, str] = {}
        for known in among:
            by_name.setdefault(known.partition(":")[2] or known, known)
        found = nearest(name if colon else sort, by_name)
        if found:
            return by_name[found]
    return ""
