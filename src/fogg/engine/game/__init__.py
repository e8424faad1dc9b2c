"""A game: its state, how it is set up, and the reasons for what it refuses."""

from fogg.engine.game.game import Game
from fogg.engine.game.reading import meant, plain_form
from fogg.engine.game.reason import Why
from fogg.engine.game.setup import start

__all__ = ["Game", "Why", "meant", "plain_form", "start"]
