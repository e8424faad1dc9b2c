"""Pictures: marks put on a static board. docs/marks.md specifies each step, for other implementations."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from html import escape

from fogg.board import Board, Edition
from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import DAY
from fogg.draw.style.svg_writer import ROUND, at, num
from fogg.draw.svg.legend import heading_of
from fogg.draw.svg.mark import Mark
from fogg.draw.svg.marks import CITY, ROUTE, marks, seat_liveries
from fogg.draw.svg.piece_templates import DISC, Template
from fogg.draw.svg.seat_strips import Strip, aside, seat_strip
from fogg.draw.svg.static_board import StaticBoard, static_board
from fogg.draw.svg.tracks import DrawnSpace
from fogg.draw.svg.trains import KIND as TRAIN
from fogg.draw.svg.trains import shared_length, train
from fogg.engine.game import Game
from fogg.engine.views import View

ROOM_FOR_SIGN = 14  # px of a train that its owner's shape needs to be drawn in full
ID = re.compile(r'\bid="|\bhref="#|\burl\(#')  # what comes before an id
DIM_ROUTE, DIM_TRAIN, DIM_CITY = ".25", ".28", ".4"  # opacity of what is not lit


def board_svg(edition: Edition, *, theme: str = DAY, web: bool = False) -> str:
    """Return the printed board of an edition; `web`: for a page, where the map runs on past its frame."""
    return applied(static_board(edition, theme=theme, web=web), ())


def legend_svg(edition: Edition, *, theme: str = DAY) -> str:
    """Return the legend of a board alone, for a page whose board has none."""
    board = static_board(edition, theme=theme)
    assert board.legend is not None
    head = board.head(board.legend.height, f"Legend of {heading_of(board.sheet)}")
    return f"{head}<defs>{board.signs}</defs>{board.legend.body}</svg>\n"


def view_svg(view: View, *, theme: str = DAY, lit: Iterable[str] = ()) -> str:
    """Return the position that a view shows, with the seats below the board."""
    board = static_board(view.ruleset.edition, theme=theme)
    found = marks(view, lit=lit)
    strips = [seat_strip(view, seat_liveries(view), found, board), aside(view, found, board)]
    return applied(board, found, [strip for strip in strips if strip is not None])


def picture_of(thing: object) -> str | None:
    """Return the picture of a board, an edition, a view, or a game as spectators see it; None for anything else.

    It may stand on a page with other pictures, as in a notebook: its ids are its own.
    """
    if isinstance(thing, Board):
        thing = thing.edition
    if isinstance(thing, Edition):
        return with_own_ids(board_svg(thing))
    if isinstance(thing, Game):
        thing = thing.view(None)
    return with_own_ids(view_svg(thing)) if isinstance(thing, View) else None


def with_own_ids(svg: str) -> str:
    """Return a drawing whose ids no other drawing has, and what refers to them."""
    own = hashlib.sha256(svg.encode()).hexdigest()[:8]
    return ID.sub(rf"\g<0>d{own}-", svg)


def applied(board: StaticBoard, found: Sequence[Mark], strips: Sequence[Strip] = ()) -> str:
    """Return a static board with marks on it, and strips below its legend."""
    put = Put(board)
    for mark in found:
        if mark.place.startswith(ROUTE):
            put.on_route(mark)
        elif mark.place.startswith(CITY):
            put.in_city(mark)
    lit = {mark.place for mark in found if mark.kind in ("lit", "apart", "missing")}
    dim = any(mark.kind == "dim" for mark in found)
    routes = []
    for route in board.drawn.routes:
        faded = f' opacity="{DIM_ROUTE}"' if dim and ROUTE + route.key not in lit else ""
        spaces = zip(route.spaces, put.insides[route.key], strict=True)
        held = "".join(f"{space.open}{inside}</g>" for space, inside in spaces)
        routes.append(f"{route.open[:-1]}{faded}>{route.inside}{held}</g>")
    trains = ""
    for key, drawn in put.trains.items():
        faded = f' opacity="{DIM_TRAIN}"' if dim and ROUTE + key not in lit else ""
        trains += f'<g id="owned-{key}"{faded}>{drawn}</g>'
    cities = []
    for city in board.cities:
        faded = f' opacity="{DIM_CITY}"' if dim and CITY + city.key not in lit else ""
        cities.append(f"{city.open[:-1]}{faded}>{city.inside}</g>")
    below, height = "", board.height
    for strip in strips:
        below += f'<g transform="translate(0 {num(height)})">{strip.body}</g>'
        height += strip.height
    layers = [
        f'<g id="ground" aria-hidden="true">{board.ground}</g>',
        board.drawn.beds,
        f'<g id="bands" fill="none" {ROUND}>{"".join(put.bands)}</g>',
        f'<g id="routes">{"".join(routes)}</g>',
        f'<g id="trains" aria-hidden="true" {ROUND}>{trains}</g>',
        f'<g id="badges" aria-hidden="true">{board.drawn.badges}</g>',
        f'<g id="rings">{"".join(put.rings)}</g>',
        f'<g id="cities">{"".join(cities)}</g>',
        board.names,
        f'<g id="pieces">{"".join(put.pieces)}</g>',
        board.frame + below,
    ]
    inside = "\n".join(layers)
    return f"{board.head(height, heading_of(board.sheet))}<defs>{board.defs}</defs>\n{inside}</svg>\n"


class Put:
    """The marks put on a board so far, layer by layer."""

    def __init__(self, board: StaticBoard) -> None:
        self.board = board
        self.bands: list[str] = []
        self.trains: dict[str, str] = {}
        self.rings: list[str] = []
        self.pieces: list[str] = []
        self.insides = {route.key: [space.inside for space in route.spaces] for route in board.drawn.routes}
        self.routes = {route.key: route for route in board.drawn.routes}
        self.cities = {city.key: city for city in board.cities}

    def template(self, prefix: str, mark: Mark) -> Template | None:
        """Return the template of a mark with that prefix: in the owner's livery, or the one for all."""
        known = self.board.templates
        named = known.get(f"{prefix}-{mark.kind}-{mark.livery}") if mark.livery else None
        return named or known.get(f"{prefix}-{mark.kind}")

    def disc(self, mark: Mark) -> Template:
        """Return the labelled disc that stands for a kind without a drawing of its own."""
        return self.board.templates[f"piece-{DISC}-{mark.livery}" if mark.livery else f"piece-{DISC}"]

    def on_route(self, mark: Mark) -> None:
        """Put a mark on a route: a band below it, something on each of its spaces, a piece on its middle."""
        route = self.routes[mark.place.removeprefix(ROUTE)]
        if mark.kind == TRAIN:
            self.insides[route.key] = ["" for _ in route.spaces]
            drawn = train(route, mark, self.board.sheet.layout.car, Paint(self.board.theme))
            self.trains[route.key] = self.trains.get(route.key, "") + drawn
            return
        state, along, piece = (self.template(prefix, mark) for prefix in ("state", "along", "piece"))
        if state is not None:
            self.bands.append(without_data(state.inside).replace("<path", f'<use href="#band-{route.key}"'))
        if along is not None:
            insides = self.insides[route.key]
            for i, space in enumerate(route.spaces):
                insides[i] = ("" if mark.slot == 0 else insides[i]) + standing(along, space, mark)
        if state is None and along is None and piece is None:
            piece = self.disc(mark)
        if piece is not None:
            self.pieces.append(cloned(piece, mark, *route.middle))

    def in_city(self, mark: Mark) -> None:
        """Put a mark on a city: a ring around it, or a piece next to it."""
        city = self.cities[mark.place.removeprefix(CITY)]
        ring = self.template("ring", mark)
        if ring is not None:
            self.rings.append(f"<g {at(city.x, city.y)}>{ring.inside}</g>")
            return
        dx, dy = city.slots[mark.slot % len(city.slots)]
        self.pieces.append(cloned(self.template("piece", mark) or self.disc(mark), mark, city.x + dx, city.y + dy))


def without_data(inside: str) -> str:
    """Return strokes without the numbers that only a page needs."""
    return re.sub(r' data-[a-z]+="[^"]*"', "", inside)


def standing(template: Template, space: DrawnSpace, mark: Mark) -> str:
    """Return what stands on one space: the body of the right length, turned with the row,
    and the upright sign on it.
    """
    turn = num(space.turn)
    length = shared_length(space.length, mark.of)
    moved, sign = "", template.inside
    if mark.of > 1:
        by = num((mark.slot - (mark.of - 1) / 2) * (length + 1))
        moved = f' transform="rotate({turn})translate({by})rotate({num(-space.turn)})"'
        sign = f'<g transform="scale({min(1.0, length / ROOM_FOR_SIGN):.2f})">{sign}</g>'
    body = f'<use href="#{template.body}-{length}" transform="rotate({turn})"/>'
    return f"<g{template.attributes}{moved}>{body}{sign}</g>"


def cloned(template: Template, mark: Mark, x: float, y: float) -> str:
    """Return a template at a point, with its number and label filled in."""
    inside = filled(filled(template.shown(mark.n), "n", str(mark.n)), "label", label_of(mark.kind))
    return f'<g class="piece" transform="translate({num(x)} {num(y)})">{inside}</g>'


def filled(inside: str, name: str, words: str) -> str:
    """Return the text of that class with its words."""
    start = inside.find(f'<text class="{name}')
    while start >= 0:
        end = inside.index("></text>", start)
        inside = f"{inside[: end + 1]}{escape(words)}{inside[end + 1 :]}"
        start = inside.find(f'<text class="{name}', end)
    return inside


def label_of(kind: str) -> str:
    """Return the first two letters of a kind: what a disc shows."""
    return kind[:2].capitalize()
