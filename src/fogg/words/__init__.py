"""Sentences: one catalogue per language, used by Python and by the client."""

from fogg.words.message import Message
from fogg.words.score import ScoreLine
from fogg.words.wording import Names, UnknownWords, Wording

__all__ = ["Message", "Names", "ScoreLine", "UnknownWords", "Wording"]
