"""Names of people: what may be one, and when two are the same at a table.

A name is shown to everybody at the table, in the log and in downloaded records, so it must not be able to break a
line, turn the direction of the text around it, be invisible, or pile marks over its neighbors.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any

from fogg.errors import FoggError
from fogg.words import Message, Names, Wording

MOST_CHARACTERS = 24  # as a reader counts: marks belong to the letter that they stand on
MOST_MARKS = 3  # on one letter; no living script needs more
MOST_TYPED = 200  # what is looked at at all
# Letters and symbols by their category that show nothing: fillers of Hangul, the blank of Braille.
INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
# Words by which the page calls people who are gone, or that speak for the server.
RESERVED = ("former player", "ehemals dabei", "admin", "administrator", "moderator", "server", "system")
FORBIDDEN = {
    "Cc": "control",
    "Cf": "changing",
    "Cs": "half",
    "Co": "private",
    "Cn": "unknown",
    "Zl": "break",
    "Zp": "break",
}


class BadName(FoggError):
    """A text that cannot be a person's name; `why` says why, in any language, and the message in English."""

    def __init__(self, name: str, key: str, **params: Any) -> None:
        self.name = name
        self.why = Message(key, params)
        super().__init__(plain_words().say(self.why))


@cache
def plain_words() -> Wording:
    """Return words without a table."""
    return Wording(Names(cities={}, routes={}, tickets={}, seats=[], own_words={}))


def clean_name(text: str) -> str:
    """Return the name that a person typed: composed (NFC), trimmed, with single blanks; BadName if it cannot be one."""
    if len(text) > MOST_TYPED:
        raise BadName(text[:MOST_TYPED], "refused-name-long", most=MOST_CHARACTERS)
    for character in text:
        refuse_character(text, character)
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name:
        raise BadName(text, "refused-name-empty")
    length = marks = 0
    for character in name:
        refuse_character(text, character)  # composing may not smuggle anything in
        if unicodedata.category(character)[0] == "M":
            marks += 1
            if not length or marks > MOST_MARKS:
                raise BadName(text, "refused-name-marks", most=MOST_MARKS)
        else:
            length += 1
            marks = 0
    if length > MOST_CHARACTERS:
        raise BadName(text, "refused-name-longer", most=MOST_CHARACTERS, n=length)
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise BadName(text, "refused-name-empty")
    if any(same_name(name, word) for word in RESERVED):
        raise BadName(text, "refused-name-reserved")
    return name


def refuse_character(text: str, character: str) -> None:
    """Raise BadName for a forbidden character, shown by its number since it may be unprintable."""
    why = FORBIDDEN.get(unicodedata.category(character))
    if character in INVISIBLE:
        why = "invisible"
    if why:
        raise BadName(text, "refused-name-character", code=f"U+{ord(character):04X}", sort=why)


def same_name(a: str, b: str) -> bool:
    """Return whether two names would be taken for one another: case, width, ligatures and blanks do not tell them
    apart, and neither do letters of other scripts that look the same.
    """
    return folded(a) == folded(b) or bool(skeletons(a) & skeletons(b))


def folded(name: str) -> str:
    """Return what two names that count as the same have in common."""
    # Folding can undo the composition, hence once more.
    text = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(text.split())


def skeletons(name: str) -> frozenset[str]:
    """Return how a name looks (UTS 39) as it is written and in small letters: `I` looks like `l`, but `i` does not."""
    written = unicodedata.normalize("NFKC", "".join(name.split()))
    return frozenset(skeleton(text).casefold() for text in (written, folded(name)))


def skeleton(text: str) -> str:
    """Return a text with every letter replaced by the plain letter it looks like."""
    table = look_alikes()
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(table))


@cache
def look_alikes() -> dict[int, str]:
    """Return the letters that look like plain Latin ones, and which; `tools/confusables.py` makes the data."""
    lines = files("fogg.server").joinpath("confusables.txt").read_text(encoding="utf-8").splitlines()
    found = [line.partition(" ") for line in lines if not line.startswith("# ")]
    return {ord(letter): plain for plain, _, letters in found for letter in letters}
