"""Typed names, and the city, route or kind of card they mean.

Accents, case and punctuation do not matter, and the beginning of a name is enough where it is clear.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Iterable, Sequence

from fogg.board import Board, City, Route
from fogg.cli.command_language import say
from fogg.errors import FoggError

# Letters that have no accent to take off.
PLAIN_LETTERS = str.maketrans({"ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})
EXACT, BEGINNING, BEGINNINGS, INSIDE, SIMILAR = range(5)  # how well words fit a name, best first
ALIKE = 0.75
BETWEEN = ("to", "and", "from", "-", "–")


class NotUnderstood(FoggError):
    """Words that mean nothing here, or several things; the message is a sentence."""


def plain(text: str) -> str:
    """Return lowercase letters and digits with single spaces: `Sault St. Marie` is `sault st marie`."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(PLAIN_LETTERS))
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join(kept.split())


def fit(said: str, name: str) -> int | None:
    """Return how well plain words fit a plain name; None if they do not, or only roughly."""
    if said == name:
        return EXACT
    if name.startswith(said):
        return BEGINNING
    words, parts = said.split(), name.split()
    if len(words) <= len(parts) and all(p.startswith(w) for w, p in zip(words, parts, strict=False)):
        return BEGINNINGS
    if any(" ".join(parts[i:]).startswith(said) for i in range(1, len(parts))):
        return INSIDE
    return None


def places(said: str, cities: Iterable[City]) -> list[tuple[int, City]]:
    """Return the cities that words may mean, with how well they fit; similar ones only if no name fits."""
    wanted = plain(said)
    if not wanted:
        return []
    named = [(city, plain(city.name), plain(city.key)) for city in cities]
    found = []
    for city, name, key in named:
        fits = [rank for rank in (fit(wanted, name), fit(wanted, key)) if rank is not None]
        if fits:
            found.append((min(fits), city))
    if not found:
        near = difflib.get_close_matches(wanted, [name for _, name, _ in named], n=3, cutoff=ALIKE)
        found = [(SIMILAR, city) for city, name, _ in named if name in near]
    return sorted(found, key=lambda pair: (pair[0], pair[1].name))


def find_city(words: Sequence[str], cities: Sequence[City]) -> City:
    """Return the one city that the words mean; NotUnderstood with the possible ones otherwise."""
    said = " ".join(words)
    found = places(said, cities)
    if not found:
        raise NotUnderstood(say("terminal-no-city", said=said))
    best = [city for rank, city in found if rank == found[0][0]]
    if len(best) > 1:
        raise NotUnderstood(say("terminal-may-be", said=said, names=either(city.name for city in best)))
    return best[0]


def find_tracks(words: Sequence[str], board: Board, is_more: Callable[[str], bool]) -> tuple[list[Route], list[str]]:
    """Return the tracks between two cities named one after the other, and the words that follow them.

    `is_more` tells which words may follow. Where a word fits several cities, those joined by a route are meant.
    """
    said = [part for word in words for part in word.replace("–", "-").split("-") if part]
    pairs: dict[tuple[int, int], tuple[int, int]] = {}  # ends -> how well they fit, and where the words after begin
    for split, end in splits(said, is_more):
        first, second = (places(without_between(part), board.cities) for part in (said[:split], said[split:end]))
        for rank_a, a in first:
            for rank_b, b in second:
                if a is not b and board.routes_between(a.key, b.key):
                    ends = (min(int(a.id), int(b.id)), max(int(a.id), int(b.id)))
                    pairs[ends] = min(pairs.get(ends, (99, 0)), (rank_a + rank_b, -end))
    if not pairs:
        raise NotUnderstood(no_route(said, board, is_more))
    best = min(pairs.values())
    chosen = [ends for ends, found in pairs.items() if found == best]
    if len(chosen) > 1:
        names = [f"{board.cities[a].name}–{board.cities[b].name}" for a, b in chosen]
        raise NotUnderstood(say("terminal-that-may-be", names=either(names)))
    a, b = (board.cities[end] for end in chosen[0])
    return board.routes_between(a.key, b.key), said[-best[1] :]


def splits(said: Sequence[str], is_more: Callable[[str], bool]) -> Iterable[tuple[int, int]]:
    """Return where the first city may end and the second, with only words that may follow behind it."""
    for end in range(len(said), 1, -1):
        if all(is_more(word) for word in said[end:]):
            for split in range(1, end):
                yield split, end


def without_between(words: Sequence[str]) -> str:
    """Return the words of a city without `to` and the like around them."""
    kept = list(words)
    while len(kept) > 1 and kept[0].lower() in BETWEEN:
        kept.pop(0)
    while len(kept) > 1 and kept[-1].lower() in BETWEEN:
        kept.pop()
    return " ".join(kept)


def no_route(said: Sequence[str], board: Board, is_more: Callable[[str], bool]) -> str:
    """Return why the words mean no route: a city is missing, unknown, or the two are not neighbors."""
    if not said:
        return say("terminal-between")
    best: tuple[int, City, City] | None = None
    for split, end in splits(said, is_more):
        first, second = (places(without_between(part), board.cities) for part in (said[:split], said[split:end]))
        if first and second and (best is None or first[0][0] + second[0][0] < best[0]):
            best = (first[0][0] + second[0][0], first[0][1], second[0][1])
    if best is not None and best[1] is not best[2]:
        return say("terminal-no-route", a=best[1].name, b=best[2].name)
    alone = places(without_between(said), board.cities)
    if best is not None or (alone and alone[0][0] != SIMILAR):
        city = best[1] if best is not None else alone[0][1]
        return say("terminal-to-where", city=city.name)
    unknown = next((word for word in said if not places(word, board.cities)), " ".join(said))
    return say("terminal-no-city", said=unknown)


def find_word(said: str, known: dict[str, list[str]], what: str) -> str:
    """Return the key of the thing that a word means; `known` has the names of each. NotUnderstood otherwise."""
    wanted = plain(said)
    exact = [key for key, names in known.items() if wanted in map(plain, names)]
    begun = [key for key, names in known.items() if any(plain(name).startswith(wanted) for name in names)]
    found = exact or begun
    if wanted and len(found) == 1:
        return found[0]
    if wanted and found:
        raise NotUnderstood(say("terminal-may-be", said=said, names=either(known[key][0] for key in found)))
    listed = ", ".join(names[0] for names in known.values())
    raise NotUnderstood(say("terminal-not-here", said=said, what=what, names=listed))


def either(names: Iterable[str]) -> str:
    """Return `a or b`, `a, b or c`."""
    listed = list(names)
    text = listed[0] if listed else ""
    for i, name in enumerate(listed[1:], 2):
        text = say("list-either" if i == len(listed) else "list-more", list=text, item=name)
    return text
