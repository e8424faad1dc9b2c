# interpreted: used while loading only
"""Everything that can be wrong with an edition, without playing it.

Whether its rule modules exist, and exclude each other, is known one floor up (`fogg.engine`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from fogg.board.checks.check_cities import check_cities
from fogg.board.checks.check_counts import check_counts, check_labels
from fogg.board.checks.check_forms import check_forms
from fogg.board.checks.check_keys import check_keys
from fogg.board.checks.check_numbers import check_numbers
from fogg.board.checks.check_routes import Tables, check_routes
from fogg.board.checks.check_supplies import check_sizes, check_supplies
from fogg.board.checks.check_tickets import check_tickets
from fogg.board.checks.problems import Problems
from fogg.board.choose import SettingValue, chosen, resolve_settings, setting_values
from fogg.board.folder.csv_tables import read_table
from fogg.board.folder.merge import Data
from fogg.board.folder.replaced import check_own_tables, without_stale_claims
from fogg.board.folder.source import EditionSource
from fogg.errors import EditionError, FoggError


def read_checked(
    source: EditionSource,
    variant: str | None,
    settings: Mapping[str, SettingValue],
    add_ons: Iterable[str],
    *,
    to_play: bool = True,
) -> tuple[Data, Tables, list[EditionError]]:
    """Return the numbers and tables of one way to play, and all that is wrong with them.

    Decks that are too small are wrong only where it is `to_play`: a board can be drawn before its tickets are written.
    A name that the edition does not know raises UnknownName; a merge that cannot be made raises EditionError.
    """
    form = Problems(source)
    check_keys(form, source.data)
    if form.errors:
        return {}, {}, form.errors
    data = chosen(source, variant, resolve_settings(source.data, settings), add_ons)
    problems = Problems(source, variant)
    tables: Tables = {}
    for table, file in data["tables"].items():
        if not isinstance(file, str):
            problems.key(f"tables.{table}", f"{file!r} is not a file name", file)
            continue
        tables[table], errors = read_table(source, table, file)
        problems.errors += errors
    if not problems.errors:
        check_own_tables(problems, data, tables)
    if problems.errors:
        return data, tables, problems.errors
    data = without_stale_claims(source, data, tables)
    check_sizes(problems, data)
    check_numbers(problems, data)
    if not problems.errors:
        check_tables(problems, data, tables)
    if to_play and not problems.errors:
        check_supplies(problems, data, tables)
    return data, tables, problems.errors


def check_tables(problems: Problems, data: Data, tables: Tables) -> None:
    """Note what is wrong in the tables; counts are checked only where the rows are good."""
    kinds = check_cities(problems, data, tables["cities"])
    check_routes(problems, data, tables, kinds)
    check_tickets(problems, data, tables, kinds)
    check_forms(problems, tables)
    if not problems.errors:
        check_counts(problems, data, tables)
        check_labels(problems, data, tables)


def check_source(source: EditionSource) -> list[EditionError]:
    """Return all that is wrong with an edition in any variant, with any one setting changed; each problem once."""
    found: dict[str, EditionError] = {}

    def note(variant: str | None, settings: Mapping[str, SettingValue]) -> bool:
        try:
            errors = read_checked(source, variant, settings, ())[2]
        except EditionError as error:
            errors = [error]
        except FoggError as error:
            errors = [EditionError(str(error), file=source.label)]
        for one in errors:
            found.setdefault(str(one), one)
        return not errors

    if note(None, {}):
        for variant in (None, *source.data["variants"]):
            note(variant, {})
            for name, setting in source.data["settings"].items():
                for value in setting_values(setting):
                    if value != setting["default"]:
                        note(variant, {name: value})
    return list(found.values())


def check(folder: str | Path) -> list[EditionError]:
    """Return all that is wrong with the edition in a folder; an empty list means that it is good."""
    path = Path(folder)
    try:
        source = EditionSource(path, str(folder))
    except EditionError as error:
        return [error]
    except FoggError as error:
        return [EditionError(str(error), file=f"{folder}/edition.toml")]
    return check_source(source)
