"""What pointing at a city or a route tells, in one line each."""

from __future__ import annotations

from fogg.board import Board, City, Route

PLACES = {
    "border": "border",
    "junction": "junction",
    "location": "",
    "city": "",
}
NEEDS = {"tech": "needs", "shares": "shares of"}


def city_words(city: City, *, big: bool) -> str:
    """A place: its name, what it is called today, and what it is."""
    words = [city.name]
    if "today" in city.tags:
        words.append(f"today {city.tags['today']}")
    if PLACES.get(city.kind, city.kind):
        words.append(PLACES.get(city.kind, city.kind))
    if "attraction" in city.tags:
        words.append("attraction")
    if big:
        words.append("big city")
    return ", ".join(words)


def route_words(board: Board, route: Route) -> str:
    """A route: its ends, length, color, kind and whatever else it asks for."""
    n = int(route.length)
    color = {"gray": "any one color", "none": "no color yet"}.get(route.color, route.color)
    words = [f"{n} space{'s' if n > 1 else ''}", color]
    if route.kind == "trackbed":
        words.append("track bed")
    elif route.kind != "normal":
        words.append(route.kind)
    if route.locos:
        words.append(f"{int(route.locos)} locomotive{'s' if route.locos > 1 else ''}")
    words += tag_words(route)
    return f"{board.cities[route.a].name} to {board.cities[route.b].name}: {', '.join(words)}"


def tag_words(route: Route) -> list[str]:
    """What the tags of a route mean to a player."""
    words = []
    if "x" in route.tags:
        words.append(f"{route.tags['x']} more train{'s' if route.tags['x'] != '1' else ''} from the supply")
    if "toll" in route.tags:
        words.append(f"toll {route.tags['toll']}")
    if "reveal" in route.tags:
        words.append(f"{route.tags['reveal']} cards turned up")
    if "cart" in route.tags:
        words.append("cart")
    for tag, verb in NEEDS.items():
        things = [thing.replace("_", " ") for thing in route.tags.get(tag, "").split("|") if thing not in ("", "none")]
        if things:
            words.append(f"{verb} {', '.join(things)}")
    return words
