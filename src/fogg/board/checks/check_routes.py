# interpreted: used while loading only
"""routes.csv: every track by itself, parallel tracks, and a connected board."""

from __future__ import annotations

from fogg.board.checks.check_numbers import COLORS, ROUTE_KINDS
from fogg.board.checks.problems import Problems, did_you_mean
from fogg.board.folder.csv_tables import TableRow
from fogg.board.folder.merge import Data
from fogg.board.folder.notes import check_tags, pattern_of

Pair = tuple[str, str]
Tables = dict[str, list[TableRow]]


def pair_of(row: TableRow) -> Pair:
    """Return the two ends of a route, in alphabetical order."""
    return (row["a"], row["b"]) if row["a"] <= row["b"] else (row["b"], row["a"])


def tracks_by_pair(rows: list[TableRow]) -> dict[Pair, list[TableRow]]:
    """Return the tracks between each two places, pairs and tracks in the order of the table."""
    pairs: dict[Pair, list[TableRow]] = {}
    for row in rows:
        pairs.setdefault(pair_of(row), []).append(row)
    return pairs


def check_routes(problems: Problems, data: Data, tables: Tables, kinds: dict[str, str]) -> None:
    """Note what is wrong with the routes; `kinds` are the places by id."""
    rows = tables["routes"]
    before = len(problems.errors)
    for row in rows:
        check_tags(problems, "routes", row)
        check_ends(problems, row, kinds)
        check_track(problems, data, row)
        check_names(problems, tables, row)
    if len(problems.errors) > before:
        return
    for tracks in tracks_by_pair(rows).values():
        check_parallel(problems, tracks)
    if any(len(tracks) == 3 for tracks in tracks_by_pair(rows).values()):
        check_triples(problems, data)
    check_connected(problems, data, rows, kinds)


def check_triples(problems: Problems, data: Data) -> None:
    """A board with triples says for each number of players how many of their tracks are usable."""
    path = "double_routes.triple_tracks_usable_by_players"
    usable = data["double_routes"].get("triple_tracks_usable_by_players")
    if not isinstance(usable, dict):
        problems.key(path, "the key is missing: the board has triples")
        return
    for players in data.get("player_counts") or range(data["players_min"], data["players_max"] + 1):
        if str(players) not in usable:
            problems.key(path, f"says nothing of games of {players} players: the board has triples")


def check_ends(problems: Problems, row: TableRow, kinds: dict[str, str]) -> None:
    """Check that a route joins two different places of the board."""
    for end in (row["a"], row["b"]):
        if end not in kinds:
            problems.row(row, f"no such city {end!r}{did_you_mean(end, kinds)}", end)
        elif kinds[end] == "country":
            problems.row(row, f"{end!r} is a country row; routes end at its border nodes", end)
    if row["a"] == row["b"]:
        problems.row(row, f"route from {row['a']!r} to itself", row["a"])
    at_border = "border" in (kinds.get(row["a"]), kinds.get(row["b"]))
    if ("border" in row.tags) != at_border:
        problems.row(row, f"tag border and the ends {row['a']}, {row['b']} do not fit", row["notes"])


def check_track(problems: Problems, data: Data, row: TableRow) -> None:
    """Check color, length, kind and locomotive symbols of one track."""
    kind, color = row["kind"], row["color"]
    if kind not in ROUTE_KINDS:
        problems.row(
            row, f"kind {kind!r} is not one of {', '.join(ROUTE_KINDS)}{did_you_mean(kind, ROUTE_KINDS)}", kind
        )
    colors = [c for c in COLORS if data["train_cards"].get(c)]
    if color not in (*colors, "gray") and not (color == "none" and kind == "trackbed"):
        guess = did_you_mean(color, [*colors, "gray"])
        problems.row(row, f"color {color!r} is not one of {', '.join(colors)}, gray{guess}", color)
    if ("x" in row.tags) != (kind == "mountain"):
        problems.row(row, f"x= belongs to mountain routes and only to them, this is {kind}", row["notes"])
    length = problems.number(row, "length", least=1)
    locos = problems.number(row, "locos")
    if length < 0 or locos < 0:
        return
    if locos > length or (locos == 0) == (kind == "ferry"):
        problems.row(row, f"{locos} locomotive symbols on a {kind} route of length {length}", row["locos"])
    if "special" not in row.tags and str(length) not in data["scoring"]["route_points"]:
        problems.row(row, f"length {length} has no points in [scoring.route_points]", row["length"])


def check_names(problems: Problems, tables: Tables, row: TableRow) -> None:
    """Check that tags of a route name existing rows of a table."""
    for tag, form in problems.vocabulary.tags.get("routes", {}).items():
        if pattern_of(form) is not None or tag not in row.tags:
            continue
        known = {*form.get("or", []), *(other["id"] for other in tables.get(form["ids"], []))}
        for name in row.tags[tag].split("|"):
            if name not in known:
                problems.row(row, f"{tag}= names {name!r}, which is not in {form['ids']}.csv", name)


def check_parallel(problems: Problems, tracks: list[TableRow]) -> None:
    """Check that tracks between the same places are tagged double or triple, and equal where they must be."""
    first = tracks[0]
    name = f"{first['a']}-{first['b']}"
    if len(tracks) > 3:
        problems.row(tracks[3], f"{name} has {len(tracks)} tracks; three are the most", name)
        return
    apart = len(tracks) > 1 and any("not_a_double" in row.tags for row in tracks)
    for row in tracks:
        check_track_tags(problems, row, len(tracks), apart=apart)
    if len(tracks) == 1 or apart:
        return
    differ = first.tags.get("lanes_differ", "").split("+")
    for column in ("length", "kind", "locos"):
        values = [row[column] for row in tracks]
        if len(set(values)) > 1 and column not in differ:
            message = f"the tracks of {name} have {column} {' and '.join(values)}: make them equal, or tag them"
            problems.row(tracks[-1], f"{message} `lanes_differ={column}`", values)
        elif len(set(values)) == 1 and column in differ:
            message = f"the tracks of {name} are tagged `lanes_differ={'+'.join(differ)}`, but all have {column}"
            problems.row(tracks[-1], f"{message} {values[0]}", values)
    for tag in problems.vocabulary.same_on_all_tracks:
        marks = [row.tags.get(tag) for row in tracks]
        if len(set(marks)) > 1:
            said = " and ".join("none" if mark is None else f"`{tag}={mark}`" if mark else f"`{tag}`" for mark in marks)
            problems.row(tracks[-1], f"the tracks of {name} must have the same tag `{tag}`, not {said}", marks)


def check_track_tags(problems: Problems, row: TableRow, tracks: int, *, apart: bool) -> None:
    """Check that parallel tracks have one tag that says so, and single tracks have none."""
    name = f"{row['a']}-{row['b']}"
    wanted = "not_a_double" if apart else ("", "double", "triple")[tracks - 1]
    found = [tag for tag in ("double", "triple", "not_a_double") if tag in row.tags]
    for tag in found:
        if tag != wanted:
            there = "one track" if tracks == 1 else f"{tracks} tracks"
            problems.row(row, f"{name} has {there}, so the tag `{tag}` does not belong here", row["notes"])
    if wanted and wanted not in found:
        problems.row(row, f"{name} has {tracks} tracks, so each of them needs the tag `{wanted}`", row["notes"])


def check_connected(problems: Problems, data: Data, rows: list[TableRow], kinds: dict[str, str]) -> None:
    """Check that the board is connected and that each border node has one neighbor."""
    neighbors: dict[str, set[str]] = {key: set() for key, kind in kinds.items() if kind != "country"}
    for row in rows:
        neighbors[row["a"]].add(row["b"])
        neighbors[row["b"]].add(row["a"])
    parts: list[set[str]] = []
    for start in neighbors:
        if any(start in part for part in parts):
            continue
        part, waiting = {start}, [start]
        while waiting:
            for other in neighbors[waiting.pop()] - part:
                part.add(other)
                waiting.append(other)
        parts.append(part)
    largest = max(parts, key=len, default=set())
    for part in parts:
        if part is not largest:
            cut_off = ", ".join(sorted(part))
            problems.file(data["tables"]["routes"], f"not connected with the rest: {cut_off}", cut_off)
    for key, kind in kinds.items():
        if kind == "border" and len(neighbors[key]) != 1:
            message = f"border node {key} has {len(neighbors[key])} neighbors instead of one"
            problems.file(data["tables"]["routes"], message, key)
