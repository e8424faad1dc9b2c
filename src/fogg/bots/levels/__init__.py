"""Levels: five opponents for people, from a child to the strongest bot there is."""

from fogg.bots.levels.level import Level, Opponent, level, levels, opponents
from fogg.bots.levels.level_planner import LevelPlanner, level_bot

__all__ = ["Level", "LevelPlanner", "Opponent", "level", "level_bot", "levels", "opponents"]
