"""Boards measured by many games: what tickets, routes and seats are worth."""

from fogg.lab.lab_counts import LabCounts
from fogg.lab.lab_summary import LabSummary, summarize_lab
from fogg.lab.observing import LabSetup, ObservedGame, observe_games

__all__ = ["LabCounts", "LabSetup", "LabSummary", "ObservedGame", "observe_games", "summarize_lab"]
