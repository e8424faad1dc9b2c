# interpreted: used while loading only
"""A folder that brings its own tables: what the base edition said about the old ones no longer holds."""

from __future__ import annotations

from fogg.board.checks.check_counts import table_counted, table_file
from fogg.board.checks.problems import Problems
from fogg.board.folder.csv_tables import TableRow
from fogg.board.folder.merge import Data
from fogg.board.folder.source import EditionSource
from fogg.board.folder.vocabulary import vocabulary_for

LABELS = ("reconstructed", "substituted", "unverified", "single_source")
# The labels that rows carry themselves: (table, tag of a row) -> (label, part).
ROW_LABELS = {
    ("tickets", "reconstructed"): ("reconstructed", "tickets"),
    ("routes", "cart_reconstructed"): ("reconstructed", "routes.cart"),
    ("tickets", "unverified"): ("unverified", "tickets"),
    ("routes", "unverified"): ("unverified", "routes"),
}


def without_stale_claims(source: EditionSource, data: Data, tables: dict[str, list[TableRow]]) -> Data:
    """Return the numbers without counts and provenance labels of tables that the folder replaces.

    What the folder says itself stays; and rows copied from the base with their label keep the part labelled.
    """
    if source.base is None:
        return data
    own_counts = source.own.get("counts", {})
    counts = {
        key: n
        for key, n in data["counts"].items()
        if key in own_counts or not source.replaces(table_file(data, table_counted(key, vocabulary_for(source.folder))))
    }
    own_labels = source.own.get("provenance", {})
    provenance = dict(data["provenance"])
    for label in LABELS:
        if label in provenance and label not in own_labels:
            provenance[label] = [p for p in provenance[label] if not source.replaces(table_file(data, p))]
    for (table, tag), (label, part) in ROW_LABELS.items():
        if label not in own_labels and source.replaces(table_file(data, table)):
            listed = provenance.get(label, [])
            if part not in listed and any(tag in row.tags for row in tables[table]):
                provenance[label] = [*listed, part]
    return {**data, "counts": counts, "provenance": provenance}


def check_own_tables(problems: Problems, data: Data, tables: dict[str, list[TableRow]]) -> None:
    """Note which tables a folder must bring because those of its base name places that it does not have."""
    source, files = problems.source, data["tables"]
    if not source.replaces(files["cities"]):
        return
    known = {row["id"] for row in tables["cities"]}
    needed = [
        str(files[table])
        for table in ("routes", "tickets")
        if not source.replaces(files[table]) and any({row["a"], row["b"]} - {""} - known for row in tables[table])
    ]
    if needed:
        message = f"the folder has its own places, so it also needs its own {' and '.join(needed)}"
        problems.file(files["cities"], message, needed)
