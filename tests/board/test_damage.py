"""Damaged files of an edition raise an error of ours, never another."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.board.boards import copy_of

from fogg.board import check
from fogg.board.checks.check_edition import check_source
from fogg.board.folder.source import EditionSource, editions_home

VALUES: list[Any] = [-1, 0, 7, 1.5, True, "x", "", [], [1], ["x"], {}, {"x": 1}, {"1": "x"}]


def paths(table: dict[str, Any], above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in table.items():
        yield (*above, key)
        if isinstance(value, dict):
            yield from paths(value, (*above, key))


@pytest.mark.parametrize("edition", ["amsterdam", "europe", "marklin", "nordic"])
def test_a_key_of_any_other_value_is_not_a_crash(edition: str) -> None:
    rng = random.Random(edition)
    source = EditionSource(editions_home() / edition, edition)
    good = source.data
    for path in rng.sample(list(paths(good)), 60):
        source.data = copy.deepcopy(good)
        table = source.data
        for key in path[:-1]:
            table = table[key]
        table[path[-1]] = rng.choice(VALUES)
        for error in check_source(source):
            assert error.file, f"{path} = {table[path[-1]]!r}: {error}"


@pytest.mark.parametrize("file", ["cities.csv", "routes.csv", "tickets.csv", "crossings.csv", "track_pieces.csv"])
def test_a_damaged_line_of_a_table_is_not_a_crash(tmp_path: Path, file: str) -> None:
    rng = random.Random(file)
    table = copy_of("france", tmp_path) / file
    good = table.read_text(encoding="utf-8")
    for _ in range(40):
        at = rng.randrange(len(good))
        table.write_text(good[:at] + rng.choice(',;="\n-|x9é') + good[at + rng.randint(0, 3) :], encoding="utf-8")
        for error in check(table.parent):
            assert error.file, str(error)
