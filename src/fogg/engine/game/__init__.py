"""A game: its state, how it is set up, and the reasons for what it refuses."""

from fogg.engine.game.game import Game
from fogg.engine.game.other_future import other_future
from fogg.engine.game.reading import matching
from fogg.engine.game.reason import Why
from fogg.engine.game.setup import start
from fogg.engine.game.state import GameState

__all__ = ["Game", "GameState", "Why", "matching", "other_future", "start"]
