# interpreted: asked only when something was refused
"""Why not: refusals explained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fogg.rules.refusal import NOT_NOW, Refusal
from fogg.rules.wording import wording_of
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.rules.game import Game

GAME_OVER = Refusal("refusal-game-over", "usa R30")
NOT_YOUR_TURN = Refusal("refusal-not-your-turn", "usa R5")
CHOSEN = Refusal("refusal-already-chosen", "usa R3")
NO_TARGET = Refusal("refusal-no-such-target", "usa R6")


class Why(msgspec.Struct, frozen=True):
    """The rule that forbids something, as a message and as a sentence."""

    rule: str
    message: Message
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


def why_not(game: Game, seat: int, what: Any) -> Why | None:
    """Why that seat may not do an action, or anything to a target; None if it may."""
    if game.over:
        return explain(game, GAME_OVER, {})
    step = game.agenda[-1]
    if not step.may_act(seat):
        if step.held(seat):
            return explain(game, CHOSEN, {})
        return explain(game, NOT_YOUR_TURN, {"seat": step.seat} if step.seat >= 0 else {"seat": game.current})
    if isinstance(what, str):
        return target_why(game, seat, what)
    action = game.ruleset.action(what)
    refusal = step.refusal(game, seat, action)
    return None if refusal is None else explain(game, refusal, step.details(game, seat, action))


def target_why(game: Game, seat: int, target: str) -> Why | None:
    """Why nothing can be done to a target."""
    step = game.agenda[-1]
    if any(target in option.targets() for option in step.options(game, seat)):
        return None
    if target not in game.ruleset.targets:
        return explain(game, NO_TARGET, {"target": target})
    refusal, params = step.target_refusal(game, seat, target)
    return explain(game, refusal, params if refusal is not NOT_NOW else {})


def explain(game: Game, refusal: Refusal, params: dict[str, Any]) -> Why:
    """A refusal with its sentence."""
    message = Message(refusal.key, {**params, **refusal.params})
    return Why(game.ruleset.cite(refusal.rule), message, wording_of(game.ruleset, game.names).say(message))
