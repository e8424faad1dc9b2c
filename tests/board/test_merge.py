"""The one merge behind settings, variants, add-ons and folders over a base."""

from __future__ import annotations

import pytest

from fogg.board.folder.merge import merged, nested
from fogg.board.folder.source import line_of
from fogg.errors import EditionError


def nowhere(path: str) -> tuple[str, int]:
    return "edition.toml", 0


def test_tables_are_merged_and_everything_else_is_replaced() -> None:
    base = {"a": {"b": 1, "c": [1, 2]}, "d": "x"}
    assert merged(base, {"a": {"c": [3]}}, nowhere) == {"a": {"b": 1, "c": [3]}, "d": "x"}


def test_the_merged_tables_are_not_changed() -> None:
    base = {"a": {"b": 1}}
    overlay = {"a": {"b": 2}}
    merged(base, overlay, nowhere)
    assert (base, overlay) == ({"a": {"b": 1}}, {"a": {"b": 2}})


def test_an_unknown_key_is_refused_with_its_whole_path() -> None:
    with pytest.raises(EditionError, match=r"variants\.v\.a\.z = 1 overrides nothing: there is no a\.z"):
        merged({"a": {"b": 1}}, {"a": {"z": 1}}, nowhere, at="variants.v")


@pytest.mark.parametrize("value", [True, "1", [1], {"c": 1}])
def test_another_type_is_refused(value: object) -> None:
    with pytest.raises(EditionError, match="but a is a whole number"):
        merged({"a": 1}, {"a": value}, nowhere)


def test_nested_makes_tables_of_a_key_path() -> None:
    assert nested("a.b.c", 1) == {"a": {"b": {"c": 1}}}


TOML = """\
top = 1
table = { inside = 2 }

[a.b]   # header
c = 3
d.e = 4

[[list]]
f = 5
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [("top", 1), ("table.inside", 2), ("a.b.c", 5), ("a.b.d.e", 6), ("a.b.missing", 4), ("list.f", 9), ("nothing", 0)],
)
def test_the_line_of_a_key_is_found_or_that_of_the_table_above(path: str, line: int) -> None:
    assert line_of(TOML, path) == line
