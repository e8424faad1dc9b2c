"""Analysis of games: what every decision was worth, where play and luck decided, and what a seat can count."""

from fogg.analysis.analyze import analyze, lasting_lines
from fogg.analysis.card_counts import KindCount, card_counts
from fogg.analysis.game_report import AnalyzedDecision, Estimate, GameReport, Outlook, SeatReport

__all__ = [
    "AnalyzedDecision",
    "Estimate",
    "GameReport",
    "KindCount",
    "Outlook",
    "SeatReport",
    "analyze",
    "card_counts",
    "lasting_lines",
]
