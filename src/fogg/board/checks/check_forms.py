# interpreted: used while loading only
"""The tables that modules add: names of their rows, numbers and tags, as the modules say (`reads.toml`)."""

from __future__ import annotations

from fogg.board.checks.check_numbers import SLUG
from fogg.board.checks.check_routes import Tables
from fogg.board.checks.problems import Problems
from fogg.board.folder.notes import check_tags


def check_forms(problems: Problems, tables: Tables) -> None:
    """Note what is wrong with the rows of the tables that modules add."""
    for table, form in problems.vocabulary.tables.items():
        seen: dict[str, int] = {}
        for row in tables.get(table, []):
            name = row[form.unique] if form.unique else ""
            if form.unique and (not SLUG.fullmatch(name) or seen.setdefault(name, row.line) != row.line):
                problems.row(row, f"{form.unique} {name!r} is bad or occurs twice", name)
            for column in form.numbers:
                problems.number(row, column, least=1)
            check_tags(problems, table, row)
