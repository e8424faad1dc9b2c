"""Analysis of finished games: what every decision was worth, and where play and luck made the difference."""

from fogg.analysis.analyze import PLAYOUTS, analyze
from fogg.analysis.game_report import AnalyzedDecision, Estimate, GameReport, Outlook, SeatReport

__all__ = ["PLAYOUTS", "AnalyzedDecision", "Estimate", "GameReport", "Outlook", "SeatReport", "analyze"]
