"""The languages of the catalog, and which of them a reader wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

ENGLISH = "en"  # what is shown where another language lacks an entry
LANGUAGES = (ENGLISH, "de")
VARIABLES = ("FOGG_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
MOST_RANGES = 32  # of a header that a stranger sends


def known_language(tag: str) -> str | None:
    """Return the language of a tag such as `de-AT` or `de_DE.UTF-8`; None if the catalog lacks it."""
    name = tag.strip().lower().replace("_", "-").partition("-")[0].partition(".")[0]
    return name if name in LANGUAGES else None


def first_known(tags: Iterable[str]) -> str:
    """Return the first language that the catalog has, else English."""
    return next((found for tag in tags if (found := known_language(tag))), ENGLISH)


def language_of_header(accepted: str) -> str:
    """Return the language that an `Accept-Language` header prefers, else English."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:MOST_RANGES]):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1) if weight else 1.0
        except ValueError:
            continue
        if quality > 0:
            wanted.append((-quality, place, tag))
    return first_known(tag for _, _, tag in sorted(wanted))


def language_of_environment(environ: Mapping[str, str]) -> str:
    """Return the language of a terminal, by the usual variables; `FOGG_LANG` comes first."""
    return first_known([next((environ[name] for name in VARIABLES if environ.get(name)), "")])
