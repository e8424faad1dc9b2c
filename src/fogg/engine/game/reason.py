# interpreted: made only when something was refused
"""A reason: the rule that forbids something, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fogg.engine.decisions.refusal import Refusal
from fogg.engine.ruleset.table_wording import wording_of
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.engine.game.game import Game


class Why(msgspec.Struct, frozen=True):
    """The rule that forbids something, as a message and as a sentence."""

    rule: str
    message: Message
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"

    def __repr__(self) -> str:
        return f"<Why {self.rule}: {self.sentence}>"


def explain(game: Game, refusal: Refusal, params: dict[str, Any]) -> Why:
    """Return a refusal with its sentence."""
    return because(game, refusal.rule, Message(refusal.key, {**params, **refusal.params}))


def because(game: Game, rule: str, message: Message) -> Why:
    """Return a reason by the home number of its rule, citing the edition's own number where it has one."""
    return Why(game.ruleset.cite(rule), message, wording_of(game.ruleset, game.names).say(message))
