"""Pictures: marks put on a static board. docs/marks.md specifies each step, for those who do it elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from fogg.board import Board, Edition
from fogg.draw.legend import heading_of
from fogg.draw.marks import CITY, ROUTE, Mark, marks, seat_liveries
from fogg.draw.palette import DAY
from fogg.draw.pieces import DISC, Template
from fogg.draw.seats import Strip, aside, seat_strip
from fogg.draw.static import StaticBoard, shared_length, static_board
from fogg.draw.svg import num
from fogg.draw.tracks import DrawnRoute, DrawnSpace
from fogg.rules.game import Game
from fogg.rules.view import View

DIM_ROUTE, DIM_CITY = ".2", ".38"  # opacity of what is not lit


def board_svg(edition: Edition, *, theme: str = DAY, web: bool = False) -> str:
    """The printed board of an edition; `web`: for a page, where the map runs on past its frame."""
    return applied(static_board(edition, theme=theme, web=web), ())


def view_svg(view: View, *, theme: str = DAY, lit: Iterable[str] = ()) -> str:
    """The position that a view shows, with the seats below the board."""
    board = static_board(view.ruleset.edition, theme=theme)
    found = marks(view, lit=lit)
    strips = [seat_strip(view, seat_liveries(view), board), aside(view, found, board)]
    return applied(board, found, [strip for strip in strips if strip is not None])


def picture_of(thing: object) -> str | None:
    """The picture of a board, an edition, a view, or a game as spectators see it; None for anything else."""
    if isinstance(thing, Board):
        thing = thing.edition
    if isinstance(thing, Edition):
        return board_svg(thing)
    if isinstance(thing, Game):
        thing = thing.view(None)
    return view_svg(thing) if isinstance(thing, View) else None


def applied(board: StaticBoard, found: Sequence[Mark], strips: Sequence[Strip] = ()) -> str:
    """A static board with marks on it, and strips below its legend."""
    by_place: dict[str, list[Mark]] = {}
    for mark in found:
        by_place.setdefault(mark.place, []).append(mark)
    dim = any(mark.kind == "dim" for mark in found)
    pieces: list[str] = []
    bands = [band(board, mark) for mark in found if mark.place.startswith(ROUTE)]
    routes = [
        drawn_route(board, route, by_place.get(ROUTE + route.key, []), pieces, dim=dim) for route in board.drawn.routes
    ]
    rings: list[str] = []
    cities = []
    for key, opened, inside in board.cities:
        here = by_place.get(CITY + key, [])
        rings += [ringed(board, opened, mark) for mark in here]
        pieces += [beside(board, opened, mark) for mark in here]
        faded = f' opacity="{DIM_CITY}"' if dim and not any(mark.kind == "lit" for mark in here) else ""
        cities.append(f"{opened[:-1]}{faded}>{inside}</g>")
    below, height = "", board.height
    for strip in strips:
        below += f'<g transform="translate(0 {num(height)})">{strip.body}</g>'
        height += strip.height
    layers = [
        f'<g id="ground" aria-hidden="true">{board.ground}</g>',
        board.drawn.beds,
        f'<g id="bands" fill="none">{"".join(bands)}</g>',
        f'<g id="routes">{"".join(routes)}</g>',
        f'<g id="badges" aria-hidden="true">{board.drawn.badges}</g>',
        f'<g id="rings">{"".join(rings)}</g>',
        f'<g id="cities">{"".join(cities)}</g>',
        board.names,
        f'<g id="pieces">{"".join(pieces)}</g>',
        board.frame + below,
    ]
    head = board.head(height, heading_of(board.sheet))
    return f"{head}<defs>{board.defs}</defs>\n{chr(10).join(layers)}</svg>\n"


def template_of(board: StaticBoard, prefix: str, mark: Mark) -> Template | None:
    """The template of a mark with that prefix: in the owner's livery, or the one for all."""
    named = board.templates.get(f"{prefix}-{mark.kind}-{mark.livery}") if mark.livery else None
    return named or board.templates.get(f"{prefix}-{mark.kind}")


def band(board: StaticBoard, mark: Mark) -> str:
    """The strokes that a state lays along a route."""
    template = template_of(board, "state", mark)
    if template is None:
        return ""
    return template.inside.replace("<path", f'<use href="#band-{mark.place.removeprefix(ROUTE)}"')


def drawn_route(board: StaticBoard, route: DrawnRoute, here: list[Mark], pieces: list[str], *, dim: bool) -> str:
    """A route with what stands on its spaces; what stands on its middle goes to the pieces."""
    insides = [space.inside for space in route.spaces]
    for mark in here:
        along = template_of(board, "along", mark)
        if along is not None:
            for i, space in enumerate(route.spaces):
                drawn = standing(along, space, mark)
                insides[i] = drawn if mark.slot == 0 else insides[i] + drawn
        single = template_of(board, "piece", mark)
        if single is None and along is None and template_of(board, "state", mark) is None:
            single = disc_of(board, mark)
        if single is not None:
            x, y = route.middle
            pieces.append(cloned(single, mark, x, y))
    faded = f' opacity="{DIM_ROUTE}"' if dim and not any(mark.kind == "lit" for mark in here) else ""
    spaces = "".join(f"{space.open}{inside}</g>" for space, inside in zip(route.spaces, insides, strict=True))
    return f"{route.open[:-1]}{faded}>{route.inside}{spaces}</g>"


def standing(template: Template, space: DrawnSpace, mark: Mark) -> str:
    """What stands on one space: the body of the right length, turned with the row, and the upright sign on it."""
    turn = num(space.turn)
    length = shared_length(space.length, mark.of)
    moved = ""
    if mark.of > 1:
        by = num((mark.slot - (mark.of - 1) / 2) * (length + 1))
        moved = f' transform="rotate({turn})translate({by})rotate({num(-space.turn)})"'
    body = f'<use href="#{template.body}-{length}" transform="rotate({turn})"/>'
    return f"<g{template.attributes}{moved}>{body}{template.inside}</g>"


def disc_of(board: StaticBoard, mark: Mark) -> Template:
    """The labelled disc that stands for a kind without a drawing of its own."""
    return board.templates[f"piece-{DISC}-{mark.livery}" if mark.livery else f"piece-{DISC}"]


def ringed(board: StaticBoard, opened: str, mark: Mark) -> str:
    """The ring that a state lays around a city."""
    template = template_of(board, "ring", mark)
    return "" if template is None else f"<g {attribute(opened, 'transform')}>{template.inside}</g>"


def beside(board: StaticBoard, opened: str, mark: Mark) -> str:
    """A piece beside a city, in its slot."""
    if template_of(board, "ring", mark) is not None:
        return ""
    template = template_of(board, "piece", mark) or disc_of(board, mark)
    slots = value_of(opened, "data-slots").split()
    dx, dy = (float(part) for part in slots[mark.slot % len(slots)].split(","))
    x, y = (float(part) for part in value_of(opened, "transform").removeprefix("translate(").rstrip(")").split())
    return cloned(template, mark, x + dx, y + dy)


def cloned(template: Template, mark: Mark, x: float, y: float) -> str:
    """A template at a point, with its number and label filled in."""
    inside = template.inside + (template.several if mark.n > 1 else "")
    inside = filled(filled(inside, "n", str(mark.n)), "label", label_of(mark.kind))
    return f'<g class="piece" transform="translate({num(x)} {num(y)})">{inside}</g>'


def filled(inside: str, name: str, words: str) -> str:
    """The text of that class with its words."""
    start = inside.find(f'<text class="{name}')
    while start >= 0:
        end = inside.index("></text>", start)
        inside = f"{inside[: end + 1]}{escape(words)}{inside[end + 1 :]}"
        start = inside.find(f'<text class="{name}', end)
    return inside


def label_of(kind: str) -> str:
    """The first two letters of a kind: what a disc shows."""
    return kind[:2].capitalize()


def value_of(tag: str, name: str) -> str:
    """The value of an attribute of an opening tag that we wrote."""
    start = tag.index(f'{name}="') + len(name) + 2
    return tag[start : tag.index('"', start)]


def attribute(tag: str, name: str) -> str:
    """An attribute of an opening tag as it is written there."""
    return f'{name}="{value_of(tag, name)}"'
