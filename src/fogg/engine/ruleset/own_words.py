# interpreted: sentences are made only where a person reads them
"""The words that boards and rule modules bring along: `words.en.ftl` in their folders, on top of Fogg's catalogue."""

from __future__ import annotations

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

if TYPE_CHECKING:
    from fogg.engine.ruleset.module import Module
    from fogg.engine.ruleset.ruleset import Ruleset

WORDS = "words.en.ftl"
MOST = 65_536  # bytes; every page at a table of the board is sent them


@lru_cache(maxsize=64)
def words_of(ruleset: Ruleset) -> str:
    """Return the entries that the modules and folders of a ruleset bring, as one text; empty if there are none.

    A board's folder comes last, so that it can change what a module or its base says.
    """
    found = [*module_files(ruleset.edition.rules, ruleset.modules), *ruleset.edition.files(WORDS)]
    return joined(dict.fromkeys(found))


def folder_words(source: EditionSource) -> str:
    """Return the entries of a folder and its bases alone, for lists of editions whose modules are not loaded."""
    return joined(source.files(WORDS))


def module_files(names: Sequence[str], made: Sequence[Module]) -> list[Path]:
    """Return the files that modules bring: a bundled module's in its folder, a user's next to its package."""
    found: list[Path] = []
    for name, module in zip(names, made, strict=True):
        if ":" not in name:
            found.append(Path(str(files(MODULES).joinpath(name, WORDS))))
            continue
        home = sys.modules[type(module).__module__]
        if home.__file__ and home.__package__:
            found.append(Path(home.__file__).parent / WORDS)
    return [file for file in found if file.is_file()]


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
