"""Bots: they see the view of a seat and return one of its options."""

from fogg.bots.bot import Bot, GameBot, play_game
from fogg.bots.check_bot import ContractBroken, check_bot
from fogg.bots.greedy import GreedyBot
from fogg.bots.match import Match, Outcome, play_games, play_match
from fogg.bots.planner import PlannerBot
from fogg.bots.racer import RacerBot
from fogg.bots.random import RandomBot
from fogg.bots.registry import bot_names, find_bot, names_at_tables
from fogg.bots.summary import Summary, summarize

__all__ = [
    "Bot",
    "ContractBroken",
    "GameBot",
    "GreedyBot",
    "Match",
    "Outcome",
    "PlannerBot",
    "RacerBot",
    "RandomBot",
    "Summary",
    "bot_names",
    "check_bot",
    "find_bot",
    "names_at_tables",
    "play_game",
    "play_games",
    "play_match",
    "summarize",
]
