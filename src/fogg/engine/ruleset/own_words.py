# interpreted: sentences are made only where a person reads them
"""The words that boards and rule modules bring along: `words.en.ftl` in their folders, on top of Fogg's catalogue.

Other languages stand next to it (`words.de.ftl`); what one of them lacks is said in English.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from fogg.board.folder.source import EditionSource, read_text
from fogg.engine.ruleset.module_registry import MODULES
from fogg.errors import EditionError
from fogg.words.fluent import NotFluent, read
from fogg.words.language import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from fogg.engine.ruleset.module import Module
    from fogg.engine.ruleset.ruleset import Ruleset

WORDS = "words.en.ftl"
MOST = 65_536  # bytes; every page at a table of the board is sent them
ABOUT = "about-"  # how an edition is presented in another language; tables need none of it
ENTRY = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)


def words_file(language: str) -> str:
    """Return the name of the file with a folder's words in a language."""
    return f"words.{language}.ftl"


@lru_cache(maxsize=128)
def words_of(ruleset: Ruleset, language: str = ENGLISH) -> str:
    """Return the entries that the modules and folders of a ruleset bring, as one text; empty if there are none.

    A board's folder comes last, so that it can change what a module or its base says.
    """

    def brought(name: str) -> str:
        modules = module_files(ruleset.edition.rules, ruleset.modules, name)
        return joined(dict.fromkeys([*modules, *ruleset.edition.files(name)]))

    return over(brought(WORDS), brought(words_file(language)) if language != ENGLISH else "")


def folder_words(source: EditionSource, language: str = ENGLISH) -> str:
    """Return the entries of a folder and its bases alone, for lists of editions whose modules are not loaded."""
    return over(joined(source.files(WORDS)), joined(source.files(words_file(language))) if language != ENGLISH else "")


def module_words(names: Iterable[str], language: str) -> str:
    """Return the entries of bundled modules in a language other than English, for lists that play nothing."""
    homes = [Path(str(files(MODULES).joinpath(name, words_file(language)))) for name in names if ":" not in name]
    return joined(home for home in homes if home.is_file()) if language != ENGLISH else ""


def over(english: str, other: str) -> str:
    """Return the entries of another language, and the English ones that it lacks before them."""
    if not other:
        return english
    spoken = [entry for entry in ENTRY.split(other) if not entry.startswith(ABOUT)]
    known = {key_of(entry) for entry in spoken}
    return "".join([*(entry for entry in ENTRY.split(english) if key_of(entry) not in known), "\n", *spoken])


def key_of(entry: str) -> str:
    """Return the key of an entry; of comments before the first one, the comment."""
    return entry.partition("=")[0].strip()


@lru_cache(maxsize=128)
def keys_of(text: str) -> frozenset[str]:
    """Return the keys of the entries that a folder or a ruleset brings."""
    return frozenset(read(text))


@lru_cache(maxsize=128)
def presented(folder: Path, language: str) -> dict[str, str]:
    """Return how a folder presents its edition in a language, such as `tagline`; nothing of what its bases say."""
    file = folder / words_file(language)
    if language == ENGLISH or not file.is_file():
        return {}
    found = {key: pattern for key, pattern in read(checked(file)).items() if key.startswith(ABOUT)}
    plain = {key: pattern[0] for key, pattern in found.items() if len(pattern) == 1}
    return {key.removeprefix(ABOUT).replace("-", "_"): text for key, text in plain.items() if isinstance(text, str)}


def check_words(ruleset: Ruleset) -> None:
    """Raise EditionError with file and line if words in some language cannot be read."""
    for language in LANGUAGES:
        words_of(ruleset, language)


def module_files(names: Sequence[str], made: Sequence[Module], file: str) -> list[Path]:
    """Return the files of a name that modules bring: a bundled module's in its folder, a user's next to its package."""
    found: list[Path] = []
    for name, module in zip(names, made, strict=True):
        if ":" not in name:
            found.append(Path(str(files(MODULES).joinpath(name, file))))
            continue
        home = sys.modules[type(module).__module__]
        if home.__file__ and home.__package__:
            found.append(Path(home.__file__).parent / file)
    return [path for path in found if path.is_file()]


def joined(found: Iterable[Path]) -> str:
    """Return the entries of several files, each checked: EditionError with file and line if one cannot be read."""
    return "\n".join(checked(file) for file in found)


def checked(file: Path) -> str:
    """Return the text of a file of words; EditionError if it is too long or a line of it is not Fluent."""
    name = f"{file.parent.name}/{file.name}"
    text = read_text(file, name)
    if len(text.encode()) > MOST:
        raise EditionError(f"the file is longer than {MOST:,} bytes", file=name, value=len(text))
    try:
        read(text)
    except NotFluent as error:
        raise EditionError(error.reason, file=name, line=error.line) from error
    return text
