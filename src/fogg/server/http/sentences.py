"""Refusals in words, for answers over HTTP; sockets carry messages only."""

from __future__ import annotations

from functools import lru_cache

from fogg.words import Message, Names, Wording


@lru_cache(maxsize=1)
def wording() -> Wording:
    """Return words without a table: no names of places or people."""
    return Wording(Names(cities={}, routes={}, tickets={}, seats=[], own_words={}))


def sentence(message: Message) -> str:
    """Return a refusal of the server in words."""
    return wording().format(message.key, {"reason": "", **message.params}).strip()
