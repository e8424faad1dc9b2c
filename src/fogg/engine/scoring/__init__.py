"""Scoring: networks, tallies, borrowed routes, bonuses and final standings."""

from fogg.engine.scoring.bonuses import bonus_entry, bonus_points, points_of_rank
from fogg.engine.scoring.network import Network
from fogg.engine.scoring.result import Result
from fogg.engine.scoring.scoring import score, standings, tally_of
from fogg.engine.scoring.tally import Tally

__all__ = [
    "Network",
    "Result",
    "Tally",
    "bonus_entry",
    "bonus_points",
    "points_of_rank",
    "score",
    "standings",
    "tally_of",
]
