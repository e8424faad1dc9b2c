"""Every numbered rule and worked example of an edition or add-on has a test that carries its number.

A test counts when its name is `test_<edition>_r<n>[_r<m>...]_words` (worked examples: `x<n>`). A rule without behavior
may stand in `no_behaviour.toml` with its reason instead. It counts names; what a test proves is for readers to judge.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from fogg.board import edition_ids

TESTS = Path(__file__).parent
NAMES = re.findall(
    r"def (test_\w+)", "\n".join(file.read_text(encoding="utf-8") for file in sorted(TESTS.rglob("test_*.py")))
)
EXCUSED = tomllib.loads((TESTS / "no_behaviour.toml").read_text(encoding="utf-8"))


def numbered(edition: str) -> set[str]:
    """Return R1, R2, ..., X1, ... of an edition's rules, if it has rules of its own."""
    page = files("fogg.editions").joinpath(edition, "rules.md")
    return set(re.findall(r"\*\*([RX]\d+)", page.read_text(encoding="utf-8"))) if page.is_file() else set()


def carried(edition: str) -> set[str]:
    """Return the numbers that the names of tests carry."""
    found: set[str] = set()
    for name in NAMES:
        tags = re.match(rf"test_{edition}_((?:[rx]\d+_)+)", name)
        found |= {tag.upper() for tag in tags[1].strip("_").split("_")} if tags else set()
    return found


@pytest.mark.parametrize("edition", edition_ids())
def test_every_numbered_rule_has_a_test_or_a_reason(edition: str) -> None:
    missing = numbered(edition) - carried(edition) - set(EXCUSED.get(edition, {}))
    assert not missing, f"{edition}: no test carries {sorted(missing)}"


def test_excuses_are_for_rules_that_exist_and_have_no_test() -> None:
    for edition, excuses in EXCUSED.items():
        assert set(excuses) <= numbered(edition)
        assert not set(excuses) & carried(edition)
        assert all(reason.strip() for reason in excuses.values())
