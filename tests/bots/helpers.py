"""Asking a bot in a position."""

from __future__ import annotations

import fogg
from fogg.bots import Bot
from fogg.engine.chance import Chance


def answer(bot: Bot, game: fogg.Game, seat: int = 0) -> dict[str, str | int]:
    """Return what the bot does in that seat's place, as a JSON form."""
    action = bot.decide(game.view(seat), game.options(seat), Chance(1).stream("bot"), None)
    assert action in game.options(seat)
    return action.to_json()
