# interpreted: sentences are made only where a person reads them
"""Parts of an edition that are not the printed game, said plainly."""

from __future__ import annotations

from collections.abc import Iterable

from fogg.board.load import find_source
from fogg.engine.ruleset.own_words import folder_words
from fogg.engine.ruleset.table_wording import OWN_WORDS
from fogg.words import Names, Wording


def edition_wording(edition: str) -> Wording:
    """Return words for an edition that is only listed, not played, by its name or folder."""
    source = find_source(edition)
    own = {word: source.data[key] for word, key in OWN_WORDS.items() if key in source.data}
    return Wording(Names(cities={}, routes={}, tickets={}, seats=[], own_words=own), own=folder_words(source))


def provenance(labels: Iterable[tuple[str, str]], wording: Wording) -> list[str]:
    """Return a sentence for each part that is reconstructed, substituted, unverified or from a single source."""
    return [
        wording.format(f"provenance-{label}".replace("_", "-"), {"part": part_name(part, wording)})
        for label, part in labels
    ]


def part_name(part: str, wording: Wording) -> str:
    """Return a part of an edition (`tickets`, `routes.cart`) in words;
    a part unknown to the catalog is returned as it is.
    """
    key = "part-" + part.replace(".", "-").replace("_", "-")
    return wording.format(key, {}) if wording.bundle.has_message(key) else part


def sentence(key: str, wording: Wording) -> str:
    """Return what `words` of a setting or add-on says:
    an entry of the catalogue, or in a board of one's own a plain text.
    """
    return wording.format(key, {}) if wording.bundle.has_message(key) else key
