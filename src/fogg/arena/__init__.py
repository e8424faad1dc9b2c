"""Tournaments of bots: common deals, every seat for everyone, and figures with their uncertainty."""

from fogg.arena.arena_summary import ArenaSummary, summarize_arena
from fogg.arena.deal_state import DealState
from fogg.arena.intervals import Interval, mean_interval, share_interval
from fogg.arena.rotations import DealResult, GameResult, play_deals
from fogg.arena.stepwise import step_through
from fogg.arena.tournament import Tournament, all_pairings, check_tournament

__all__ = [
    "ArenaSummary",
    "DealResult",
    "DealState",
    "GameResult",
    "Interval",
    "Tournament",
    "all_pairings",
    "check_tournament",
    "mean_interval",
    "play_deals",
    "share_interval",
    "step_through",
    "summarize_arena",
]
