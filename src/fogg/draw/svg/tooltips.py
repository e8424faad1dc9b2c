"""Tooltips of cities and routes, one line each."""

from __future__ import annotations

from pathlib import Path

from fogg.board import Board, City, Route
from fogg.board.folder.vocabulary import vocabulary_for

PLACES = {
    "border": "border",
    "junction": "junction",
    "location": "",
    "city": "",
}


def city_words(city: City, folder: Path, *, big: bool) -> str:
    """Return a place: its name, what it is called today, and what it is."""
    words = [city.name]
    if "today" in city.tags:
        words.append(f"today {city.tags['today']}")
    if PLACES.get(city.kind, city.kind):
        words.append(PLACES.get(city.kind, city.kind))
    words += tag_words("cities", city.tags, folder)
    if big:
        words.append("big city")
    return ", ".join(words)


def route_words(board: Board, route: Route, folder: Path) -> str:
    """Return a route: its ends, length, color, kind and other demands."""
    n = int(route.length)
    color = {"gray": "any one color", "none": "no color yet"}.get(route.color, route.color)
    words = [f"{n} space{'s' if n > 1 else ''}", color]
    if route.kind == "trackbed":
        words.append("track bed")
    elif route.kind != "normal":
        words.append(route.kind)
    if route.locos:
        words.append(f"{int(route.locos)} locomotive{'s' if route.locos > 1 else ''}")
    words += tag_words("routes", route.tags, folder)
    return f"{board.cities[route.a].name} to {board.cities[route.b].name}: {', '.join(words)}"


def tag_words(table: str, tags: dict[str, str], folder: Path) -> list[str]:
    """Return what tags mean to a player, as modules say (`says` in their `reads.toml`)."""
    words: list[str] = []
    for tag, form in vocabulary_for(folder).tags.get(table, {}).items():
        says = form.get("says", "") if isinstance(form, dict) else ""
        if says and tag in tags and tags[tag] not in form.get("or", []):
            words.append(says.format(n=tags[tag].replace("_", " ").replace("|", ", ")))
    return words
