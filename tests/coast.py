"""The board Coast: a new board with the module of docs/modules.md and its words in its folder."""

from __future__ import annotations

import re
from pathlib import Path

from fogg.cli.commands.new_command import write_board

PAGE = (Path(__file__).parent.parent / "docs" / "modules.md").read_text(encoding="utf-8")


def example(kind: str) -> str:
    """Return the first block of that language on the page."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def write_coast(home: Path) -> Path:
    """Write the board into a folder of its own, and return that."""
    folder = home / "coast"
    write_board(folder, "Coast")
    (folder / "lighthouses.py").write_text(example("python"), encoding="utf-8")
    (folder / "words.en.ftl").write_text(example("ftl"), encoding="utf-8")
    toml = folder / "edition.toml"
    text = toml.read_text(encoding="utf-8")
    rules = re.sub(r"^rules = \[", 'rules = ["lighthouses:Lighthouses", ', text, flags=re.MULTILINE)
    toml.write_text(rules, encoding="utf-8")
    return folder
