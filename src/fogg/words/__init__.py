"""Sentences: one catalogue per language, used by Python and by the client."""

from fogg.words.language import ENGLISH, LANGUAGES, language_of_environment, language_of_header
from fogg.words.message import Message
from fogg.words.score import ScoreLine
from fogg.words.wording import Names, UnknownWords, Wording

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Message",
    "Names",
    "ScoreLine",
    "UnknownWords",
    "Wording",
    "language_of_environment",
    "language_of_header",
]
