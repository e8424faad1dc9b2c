"""Rules for chat lines."""

from __future__ import annotations

import unicodedata

# Characters that show nothing, break lines or turn the direction of the text around them.
DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
MOST_MARKS = 3  # on one letter: more would pile up over the lines above
KEPT = "\u200d"  # joins emoji and letters of some scripts


def clean_saying(text: str) -> str:
    """Return a line of chat: composed, on one line, without characters that would spoil the lines around it;
    may be empty.
    """
    kept = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category[0] == "M" else 0
        if character.isspace():
            kept.append(" ")
        elif (category not in DROPPED or character == KEPT) and marks <= MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())
