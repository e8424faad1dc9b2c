"""The bot that plays any option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from fogg.bots.bot import Bot

if TYPE_CHECKING:
    from fogg.engine import Action, View
    from fogg.engine.chance import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every option is equally likely: every color and number of wild cards, every set of tickets, is one."""

    name: ClassVar[str] = "random"
    needs_view: ClassVar[bool] = False

    def decide(self, view: View | None, options: Sequence[Action], chance: Stream, budget: float | None) -> Action:
        return options[int(chance.below(len(options)))]
