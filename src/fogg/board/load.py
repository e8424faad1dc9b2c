# interpreted: reads files, once per load
"""From the name of an edition, or a folder, to an `Edition`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from fogg.board.board import Board
from fogg.board.checks.check_edition import read_checked
from fogg.board.checks.check_routes import Tables, tracks_by_pair
from fogg.board.checks.check_tickets import targets_of
from fogg.board.choose import SettingValue, resolve_settings
from fogg.board.city import City
from fogg.board.edition import Edition
from fogg.board.folder.merge import Data
from fogg.board.folder.notes import node_kind
from fogg.board.folder.source import EditionSource, known_folders, own_source
from fogg.board.route import Route
from fogg.board.ticket import Ticket
from fogg.errors import EditionError, UnknownName


def load(
    edition: str | Path,
    *,
    variant: str | None = None,
    settings: Mapping[str, SettingValue] | None = None,
    add_ons: Iterable[str] = (),
    to_play: bool = False,
) -> Edition:
    """Return the edition of a name, or of a folder, with its choices made; `to_play` also asks for large enough decks.

    A name that is not known (edition, variant, setting, value, add-on) is an UnknownName with the known ones; the
    first thing that is wrong with the files is raised as EditionError with file, line and value.
    """
    source = find_source(edition)
    given = dict(settings or {})
    wanted = list(dict.fromkeys(add_ons))
    data, tables, errors = read_checked(source, variant, given, wanted, to_play=to_play)
    if errors:
        raise errors[0]
    return Edition(
        source,
        data,
        build_board(data, tables),
        tables,
        variant=variant,
        settings=resolve_settings(source.data, given),
        add_ons=wanted,
    )


def find_source(edition: str | Path) -> EditionSource:
    """Return the files of a known edition, or of a folder; UnknownName or EditionError if there is neither."""
    known = known_folders()
    if isinstance(edition, str) and edition in known:
        return own_source(edition)
    path = Path(edition)
    if path.is_dir():
        return EditionSource(path, str(edition))
    if isinstance(edition, Path) or len(path.parts) > 1:
        raise EditionError("there is no such folder", file=str(edition), value=str(edition))
    boards = [name for name in known if own_source(name).data.get("kind", "board") == "board"]
    raise UnknownName("edition", edition, boards)


def build_board(data: Data, tables: Tables) -> Board:
    """Return the board of tables that were checked."""
    cities = [
        City(i, row["id"], row["name"], node_kind(row), row["group"], float(row["lat"]), float(row["lon"]), row.tags)
        for i, row in enumerate(tables["cities"])
    ]
    ids = {city.key: i for i, city in enumerate(cities)}
    routes, groups = build_routes(data, tables, ids)
    return Board(cities, routes, build_tickets(data, tables, ids), groups)


def build_routes(data: Data, tables: Tables, ids: dict[str, int]) -> tuple[list[Route], list[list[int]]]:
    """Return routes in the order of the table, and the groups of parallel tracks in the order of their first track."""
    keys: dict[int, str] = {}
    group_of: dict[int, int] = {}
    groups: list[list[int]] = []
    position = {id(row): i for i, row in enumerate(tables["routes"])}
    uneven_are_double = data["double_routes"].get("uneven_lanes_count_as_double", False)
    for tracks in tracks_by_pair(tables["routes"]).values():
        name = f"{tracks[0]['a']}-{tracks[0]['b']}"
        apart = "not_a_double" in tracks[0].tags and not uneven_are_double
        for n, row in enumerate(tracks, start=1):
            i = position[id(row)]
            keys[i] = name if n == 1 else f"{name}.{n}"
            if n == 1 or apart:
                groups.append([])
            groups[-1].append(i)
    groups.sort()
    for g, group in enumerate(groups):
        for i in group:
            group_of[i] = g
    routes = [
        Route(
            i,
            keys[i],
            ids[row["a"]],
            ids[row["b"]],
            row["color"],
            int(row["length"]),
            row["kind"],
            int(row["locos"]),
            group_of[i],
            row.tags,
        )
        for i, row in enumerate(tables["routes"])
    ]
    return routes, groups


def build_tickets(data: Data, tables: Tables, ids: dict[str, int]) -> list[Ticket]:
    """Return tickets in table order; `tickets.value_tag` names the tag whose value replaces the points."""
    value_tag = data["tickets"].get("value_tag", "")
    times: dict[str, int] = {}
    tickets: list[Ticket] = []
    for i, row in enumerate(tables["tickets"]):
        name = f"{row['a']}-{row['b']}" if row["b"] else row["a"]
        times[name] = times.get(name, 0) + 1
        key = name if times[name] == 1 else f"{name}.{times[name]}"
        targets = [(ids[place], points) for place, points in targets_of(row)]
        tags = {} if targets else row.tags
        points = 0 if targets else int(tags.get(value_tag, row["points"]))
        b = -1 if targets else ids[row["b"]]
        tickets.append(Ticket(i, key, row["kind"], ids[row["a"]], b, points, targets, tags))
    return tickets
