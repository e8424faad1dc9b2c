"""Tables of words and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fogg.report.markup import Html, tag


@dataclass(frozen=True)
class Column:
    """The head of a column; numbers stand right, words left, in several lines where they are long.

    `note` explains it when pointed at.
    """

    title: str
    words: bool = False
    note: str = ""


def data_table(columns: Sequence[Column], rows: Iterable[Sequence[object]]) -> Html:
    """Return a table that scrolls sideways where it is too wide. Its first column names the row."""
    head = [tag("th", column.title, scope="col", class_=side(column), title=column.note or None) for column in columns]
    body = []
    for row in rows:
        cells = [
            tag("td" if n else "th", cell, class_=side(column), scope=None if n else "row")
            for n, (column, cell) in enumerate(zip(columns, row, strict=True))
        ]
        body.append(tag("tr", cells))
    table = tag("table", tag("thead", tag("tr", head)), tag("tbody", body))
    return tag("div", table, class_="scroll", tabindex=0)


def side(column: Column) -> str | None:
    """Return the class of a column's cells."""
    return "w" if column.words else "n"
