"""The README is true: its session runs as written, its commands exist, its table lists every edition."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tests import transcript

import fogg

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_session_works_as_written() -> None:
    examples = doctest.DocTestParser().get_doctest(README, {}, "README", "README.md", 0)
    assert len(examples.examples) >= 8
    runner = doctest.DocTestRunner(verbose=False)
    assert runner.run(examples).failed == 0


def test_every_edition_is_in_the_table_with_its_status() -> None:
    rows = [row for row in README.splitlines() if row.startswith("| ") and "---" not in row]
    for edition in fogg.edition_ids():
        row = next((row for row in rows if re.search(rf"\b{edition}\b", row.split("|")[1])), None)
        assert row is not None, edition
        assert ("playable" in row and "not playable" not in row) == (edition in fogg.playable()), row


def test_every_make_target_that_is_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"`?make ([a-z-]+)", README)) - {"alone"}:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_linked_page_exists() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", README):
        assert (ROOT / link).exists(), link


def test_the_terminal_game_is_what_the_terminal_shows() -> None:
    shown = transcript.BLOCK.search(README)
    assert shown is not None
    assert shown[0] == transcript.last_turn(), "python -m tests.transcript writes it again"
