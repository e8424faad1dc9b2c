"""The routes of the static board: beds, bands, spaces and badges, with their ids."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise

from fogg.board import Route
from fogg.draw.layout.plan import TrackBundle
from fogg.draw.layout.shape import Crossing, Point, Space, Track
from fogg.draw.style.paint import Paint
from fogg.draw.style.palette import GAME, OPEN, OPEN_PREFIX, open_line
from fogg.draw.style.svg_writer import ROUND, at, num, path, text, title
from fogg.draw.svg.board_drawing import BoardDrawing
from fogg.draw.svg.spaces import body_kind
from fogg.draw.svg.tooltips import route_words

BRIDGE = 1.35  # of a space's width: how far the casing of the upper track reaches on each side of a crossing
BADGE = 7.2  # px, the radius of a badge; the layout keeps 8 px free for it


@dataclass(frozen=True)
class DrawnSpace:
    """A space: the tag that opens it, what stands there, and what a piece needs to know to stand there instead."""

    open: str
    inside: str
    x: float
    y: float
    turn: float
    length: int


@dataclass(frozen=True)
class DrawnRoute:
    """A route: what is drawn before its spaces (title, casing), and its spaces from end to end."""

    key: str
    open: str
    inside: str
    spaces: list[DrawnSpace]
    middle: Point
    parallel: bool


@dataclass
class DrawnRoutes:
    """All routes, what lies below them, and which definitions they use."""

    beds: str
    bands: dict[str, str]
    badges: str
    routes: list[DrawnRoute]
    bodies: set[tuple[str, int]] = field(default_factory=set)


def draw_routes(sheet: BoardDrawing, paint: Paint) -> DrawnRoutes:
    """Return all routes of a sheet, in the order of the table: where two cross, the later one is above."""
    width = sheet.layout.car
    casings: list[str] = []
    drawn = DrawnRoutes("", {}, "", [])
    badges: list[str] = []
    for bundle in sheet.plan.bundles:
        over = [crossing for crossing in sheet.shapes.crossings if crossing.over == bundle.key]
        for route in bundle.tracks:
            track = sheet.shapes.tracks[route.key]
            line = lane(sheet, bundle, track)
            drawn.bands[route.key] = path(line)
            casings.append(path([(s.x, s.y) for s in ends_of(track)]))
            drawn.routes.append(draw_route(sheet, route, track, over, line, paint, drawn.bodies, len(bundle.tracks)))
            badges.append(badge(route, track, paint))
    pale = 'stroke-opacity=".8"'
    lines = "".join(f'<use href="#band-{key}"/>' for key in drawn.bands)
    drawn.beds = (
        f'<g id="beds" fill="none" {ROUND}>{paint.line("".join(casings), "casing", width + 5, more=pale)}'
        f'<g{paint(stroke="casing")} stroke-width="4" {pale}>{lines}</g>'
        f'<g{paint(stroke="bed")} stroke-width="1.5">{lines}</g></g>'
    )
    drawn.badges = "".join(badges)
    return drawn


def ends_of(track: Track) -> list[Space]:
    """Return the spaces of a track with the two ends of its row instead of its first and last middle."""
    first, last = track.spaces[0], track.spaces[-1]
    return [moved(first, -first.length / 2), *track.spaces, moved(last, last.length / 2)]


def moved(space: Space, by: float) -> Space:
    """Return the space, moved along its row."""
    angle = math.radians(space.angle)
    return Space(space.x + by * math.cos(angle), space.y + by * math.sin(angle), space.angle, space.length)


def lane(sheet: BoardDrawing, bundle: TrackBundle, track: Track) -> list[Point]:
    """Return the whole line of a track from spot to spot."""
    a, b = sheet.layout.spots[bundle.a], sheet.layout.spots[bundle.b]
    row = [(s.x, s.y) for s in ends_of(track)]
    before: list[Point] = [(a.x, a.y)]
    after: list[Point] = [(b.x, b.y)]
    for bed in track.beds:
        if math.dist(bed[-1], row[0]) < math.dist(bed[0], row[-1]):
            before = [*before, *bed]
        else:
            after = [*bed, *after]
    return before + row + after


def draw_route(
    sheet: BoardDrawing,
    route: Route,
    track: Track,
    over: list[Crossing],
    line: list[Point],
    paint: Paint,
    bodies: set[tuple[str, int]],
    tracks_in_group: int,
) -> DrawnRoute:
    """Return one of `tracks_in_group` parallel routes; the bodies it uses are added to `bodies`."""
    kind = body_kind(route)
    spaces = []
    for n, space in enumerate(track.spaces, start=1):
        turn = round(upright(space.angle), 1)
        length = math.floor(space.length)
        bodies.add((kind, length))
        name = f"space-{route.key}-{n}"
        opened = f'<g id="{name}" {at(space.x, space.y)} data-turn="{num(turn)}" data-length="{length}">'
        body = f'<use href="#{kind}-{length}" transform="rotate({num(turn)})"/>'
        room = 0.0 if not badge_on_space(track) else length / 4 * (1 if turn == round(space.angle, 1) else -1)
        place = round(space.x, 1), round(space.y, 1)
        spaces.append(DrawnSpace(opened, body + signs(route, n, turn, length, room), *place, turn, length))
    middle = middle_of(track)
    painted = open_paint(route.color, paint, also=f"route {route.kind}")
    tracks = f' data-tracks="{tracks_in_group}"' if tracks_in_group > 1 else ""
    opened = f'<g id="route-{route.key}" role="img"{painted}{tracks} data-at="{num(middle[0])},{num(middle[1])}">'
    inside = title(route_words(sheet.edition.board, route, sheet.edition.folder))
    for crossing in over:
        inside += bridge(line, crossing, track.width, paint)
    return DrawnRoute(route.key, opened, inside, spaces, middle, parallel=tracks_in_group > 1)


def open_paint(color: str, paint: Paint, *, also: str = "") -> str:
    """Return the attributes that give the bodies of open spaces their fill and outline."""
    fill = OPEN_PREFIX + color if color in OPEN else ""
    return paint(fill=fill, stroke=open_line(color), also=also)


def upright(angle: float) -> float:
    """Return the same direction of a row, turned so that nothing stands on its head."""
    return angle if -90 < angle <= 90 else angle - 180 if angle > 0 else angle + 180


def middle_of(track: Track) -> Point:
    """Return the middle of a row."""
    n = len(track.spaces)
    p, q = track.spaces[(n - 1) // 2], track.spaces[n // 2]
    return round((p.x + q.x) / 2, 1), round((p.y + q.y) / 2, 1)


def signs(route: Route, n: int, turn: float, length: int, aside: float) -> str:
    """Return what is printed on the n-th space: the symbol of its color, or what else it asks for.

    `aside`: how far the symbol stands back from the middle, along the row, to make room for a badge.
    """
    if n <= route.locos:
        return '<use href="#sym-locomotive"/>'
    if route.color not in GAME or route.color == "gray":
        return ""
    extra = n <= int(route.tags.get("x", "0"))
    by = length / 4 if extra else aside
    dx, dy = math.cos(math.radians(turn)) * by, math.sin(math.radians(turn)) * by
    symbol = f'<use href="#sym-{route.color}"{" " + at(-dx, -dy) if by else ""}/>'
    return symbol + (f'<use href="#sym-extra" {at(dx, dy)}/>' if extra else "")


def bridge(line: list[Point], crossing: Crossing, width: float, paint: Paint) -> str:
    """Return the casing of an upper track where it crosses another: pale, with a parapet on either side."""
    reach = width * BRIDGE
    near = [p for p in dense(line) if math.dist(p, (crossing.x, crossing.y)) <= reach]
    if len(near) < 2:
        return ""
    d = path(near)
    parapets = paint.line(d, "space-line", width + 6.4)
    return parapets + paint.line(d, "casing", width + 4.4) + paint.line(d, "bed", 1.5)


def dense(line: list[Point]) -> list[Point]:
    """Return the same line with a point every few px."""
    found = [line[0]]
    for p, q in pairwise(line):
        n = max(1, math.ceil(math.dist(p, q) / 3))
        found += [(p[0] + (q[0] - p[0]) * k / n, p[1] + (q[1] - p[1]) * k / n) for k in range(1, n + 1)]
    return found


def badge(route: Route, track: Track, paint: Paint) -> str:
    """Return the badge of a route that has a toll, a cart or a number of cards."""
    sign = badge_sign(route, paint)
    if not sign or track.badge is None:
        return ""
    place = track.badge
    if badge_on_space(track):
        space = moved(track.spaces[0], track.spaces[0].length / 4)
        place = (space.x, space.y)
    return f'<g class="badge" {at(*place)}>{sign}</g>'


def badge_on_space(track: Track) -> bool:
    """Return whether a badge has no room next to the only space of a route and shares it with the symbol."""
    first = track.spaces[0]
    return track.badge is not None and math.dist(track.badge, (first.x, first.y)) < first.length / 2


def badge_sign(route: Route, paint: Paint) -> str:
    """Return what a badge shows, around (0, 0): a toll is a disc, a number of cards a card, a cart a cart."""
    disc = paint.circle(BADGE, fill="casing", stroke="space-line", width=1.2)
    if "toll" in route.tags:
        return disc + text(0, 3.7, route.tags["toll"], 11, more=f' font-size="11"{paint(fill="ink")}')
    if "reveal" in route.tags:
        card = paint.rect((-5.2, -7, 10.4, 14), corner=1.8, fill="casing", stroke="space-line", width=1.2)
        return card + text(0, 3.7, route.tags["reveal"], 11, more=f' font-size="11"{paint(fill="ink")}')
    return disc + paint.path(CART, fill="ink") if "cart" in route.tags else ""


CART = (
    "M-4.8-2.8H2.6L3.4-4.2H5V-3.2H4.1L2.6.9H-3.6ZM-2.2 1.6A1.4 1.4 0 1 0-2.2 4.4 1.4 1.4 0 1 0-2.2 1.6Z"
    "M1.8 1.6A1.4 1.4 0 1 0 1.8 4.4 1.4 1.4 0 1 0 1.8 1.6Z"
)
