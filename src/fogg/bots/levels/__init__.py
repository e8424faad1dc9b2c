"""Levels: five opponents for people, from a child to the strongest bot there is."""

from fogg.bots.levels.level import Level, level, levels
from fogg.bots.levels.level_planner import LevelPlanner, level_bot

__all__ = ["Level", "LevelPlanner", "level", "level_bot", "levels"]
