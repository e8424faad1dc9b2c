# interpreted: reads files, once per load
"""The files of an edition: a folder, and behind it the folder of the edition it builds on."""

from __future__ import annotations

import importlib.resources
import re
import tomllib
from functools import cache
from pathlib import Path

from fogg.board.folder.defaults import with_defaults
from fogg.board.folder.inherit import COMPARED, OF_ITS_BOARD, is_another_board, paths_called, unknown_part, without
from fogg.board.folder.merge import Data, merged
from fogg.board.folder.vocabulary import vocabulary_for
from fogg.errors import EditionError, UnknownName

TOML = "edition.toml"


def editions_home() -> Path:
    """Return the folder with Fogg's own editions."""
    return Path(str(importlib.resources.files("fogg.editions")))


@cache
def known_folders() -> tuple[str, ...]:
    """Return the ids of all folders of `fogg.editions`, boards and add-ons, in alphabetical order."""
    return tuple(sorted(f.name for f in editions_home().iterdir() if (f / TOML).is_file()))


@cache
def own_source(name: str) -> EditionSource:
    """Return the files of one of Fogg's own folders, read once: they do not change while Fogg runs."""
    return EditionSource(editions_home() / name, name)


class EditionSource:
    """A folder with an edition.toml and its tables, over the source of its `base` edition if it names one.

    `data` is the edition.toml merged onto that of the base, `own` what this folder's file says itself. `label` names
    the folder in error messages.
    """

    def __init__(self, folder: Path, label: str, *, visited: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.label = label
        self.text = read_text(folder / TOML, self.name_of(TOML))
        self.own = parse_toml(self.text, self.name_of(TOML))
        self.base: EditionSource | None = None
        base = self.own.get("base")
        if base is None:
            self.data = with_defaults(self.own, folder)
            if "without" in self.own:
                raise self.error("without", "there is no `base` to leave something out of", self.own["without"])
            return
        if base not in known_folders():
            raise UnknownName("base edition", base, known_folders())
        if base in visited:
            raise EditionError(f"base = {base!r} leads back to itself", file=self.name_of(TOML), value=base)
        self.base = EditionSource(editions_home() / base, base, visited=(*visited, base))
        # A board may add settings, variants or sections as well as change numbers, so the merge may extend.
        own = {"id": folder.resolve().name, **self.own}
        own.pop("without", None)
        self.data = with_defaults(merged(self.inherited(self.base), own, self.locate, extend=True), folder)

    def inherited(self, base: EditionSource) -> Data:
        """Return what this folder takes over of its base's edition.toml."""
        listed = self.own.get("without", [])
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            raise self.error("without", f"{listed!r} is not a list of names", listed)
        paths = []
        for name in listed:
            found = paths_called(name, base.data)
            if not found:
                raise self.error("without", unknown_part(name, base.label, base.data), name)
            paths += found
        if self.is_another_board(base):
            paths += [*OF_ITS_BOARD, *vocabulary_for(self.folder).of_the_board]
        return without(base.data, paths)

    def is_another_board(self, base: EditionSource) -> bool:
        """Return True if this folder brings places or tracks of its own."""
        tables = self.own.get("tables", {})
        own: dict[str, Path] = {}
        theirs: dict[str, Path] = {}
        for table in COMPARED:
            file = base.data["tables"][table]
            holder = base.holder(file)
            named = tables.get(table, file) if isinstance(tables, dict) else file
            if holder is not None:
                theirs[table] = holder.folder / file
            if isinstance(named, str) and (self.folder / named).is_file():
                own[table] = self.folder / named
        return is_another_board(own, theirs)

    def error(self, path: str, message: str, value: object) -> EditionError:
        """Return an error about a key of this folder's edition.toml."""
        file, line = self.locate(path)
        return EditionError(f"{path}: {message}", file=file, line=line, value=value)

    def name_of(self, file: str) -> str:
        """Return how error messages call a file of this folder."""
        return f"{self.label}/{file}"

    def holder(self, file: str) -> EditionSource | None:
        """Return the nearest source that has this file, or None."""
        if (self.folder / file).is_file():
            return self
        return self.base.holder(file) if self.base else None

    def files(self, file: str) -> list[Path]:
        """Return every file of that name, from the furthest base to this folder."""
        found = self.base.files(file) if self.base else []
        return [*found, self.folder / file] if (self.folder / file).is_file() else found

    def replaces(self, file: str) -> bool:
        """Return True if this folder brings its own version of a file of the base."""
        return self.base is not None and (self.folder / file).is_file()

    def locate(self, path: str) -> tuple[str, int]:
        """Return the file and line where a key path is written; line 0 if it is written nowhere."""
        line = line_of(self.text, path)
        if line == 0 and self.base is not None:
            found = self.base.locate(path)
            if found[1]:
                return found
        return self.name_of(TOML), line


def read_text(path: Path, name: str) -> str:
    """Return the content of a file that must be there and be UTF-8; EditionError otherwise."""
    try:
        content = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        raise EditionError("the file is missing", file=name) from None
    except OSError as error:
        raise EditionError(f"the file cannot be read: {error.strerror}", file=name) from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        bad = content[error.start : error.start + 1]
        raise EditionError(f"the file is not UTF-8: byte {bad!r}", file=name, line=line, value=bad) from None


def parse_toml(text: str, name: str) -> Data:
    """Return the tables of a TOML text; EditionError with the line otherwise."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        content = text.splitlines()[line - 1].strip() if 0 < line <= len(text.splitlines()) else ""
        raise EditionError(f"this is not TOML: {error}", file=name, line=line, value=content) from None


def line_of(text: str, path: str) -> int:
    """Return the line of a TOML text where a key path is set, or the nearest table above it; 0 if neither is there.

    tomllib keeps no positions. This reads headers and the keys before `=`, which is all that an error message needs.
    """
    best, best_line, table = 0, 0, ""
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip()
        if header := re.match(r"\[+\s*([^\]]+?)\s*\]+", stripped):
            table, key = header[1] + ".", header[1]
        elif name := re.match(r"([A-Za-z0-9_.\-]+)\s*=", stripped):
            key = table + name[1]
        else:
            continue
        if (path == key or path.startswith(key + ".")) and len(key) > best:
            best, best_line = len(key), number
    return best_line
