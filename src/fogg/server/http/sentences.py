"""Refusals in words, for answers over HTTP; sockets carry messages only."""

from __future__ import annotations

from functools import lru_cache

from starlette.datastructures import Headers

from fogg.words import ENGLISH, Message, Names, Wording, language_of_header


def language_of(headers: Headers) -> str:
    """Return the language in which a request wants to be answered."""
    return language_of_header(headers.get("accept-language", ""))


@lru_cache(maxsize=8)
def wording(language: str = ENGLISH) -> Wording:
    """Return words without a table: no names of places or people."""
    return Wording(Names(cities={}, routes={}, tickets={}, seats=[], own_words={}), language)


def sentence(message: Message, language: str = ENGLISH) -> str:
    """Return a refusal of the server in words."""
    return wording(language).format(message.key, {"reason": "", **message.params}).strip()
