"""The language of the command line: `--language`, else that of the environment."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Annotated, Any

import typer

from fogg.words import LANGUAGES, Names, Wording, language_of_environment
from fogg.words.language import VARIABLES


def spoken_language() -> str:
    """Return the language in which the command line speaks."""
    return language_of_environment(os.environ)


def say(key: str, **values: Any) -> str:
    """Return an entry of the catalog in that language, where there is no table."""
    return general_words(spoken_language()).format(key, values)


@lru_cache(maxsize=len(LANGUAGES))
def general_words(language: str) -> Wording:
    """Return words without a table."""
    return Wording(Names(cities={}, routes={}, tickets={}, seats=[], own_words={}), language)


def choose_language(chosen: str | None) -> str | None:
    """Speak a language for the rest of the program; a usage error for one without words."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise typer.BadParameter(f"there are words in {', '.join(LANGUAGES)}, not in {chosen!r}")
        os.environ[VARIABLES[0]] = chosen
    return chosen


LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="LANGUAGE", callback=choose_language, help="en or de. Default: that of the environment."
    ),
]
