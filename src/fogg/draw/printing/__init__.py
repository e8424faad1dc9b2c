"""Print and play: a board over several sheets of paper, its tickets and its train cards, all at true size."""

from fogg.draw.printing.paper import PAPERS, SPACE, Paper
from fogg.draw.printing.pdf import pdf

__all__ = ["PAPERS", "SPACE", "Paper", "pdf"]
