"""Everything that a drawing of an edition begins with: what must be placed, where it lies, and the map below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from fogg.board import Edition
from fogg.draw.geo.canvas import STRIP, Canvas
from fogg.draw.geo.geography import FILE as MAP_FILE
from fogg.draw.geo.geography import MapData, read_map
from fogg.draw.geo.map_options import FILE as VIEW_FILE
from fogg.draw.geo.sketch import FILE as SKETCH_FILE
from fogg.draw.geo.sketch import Sketch, read_sketch
from fogg.draw.layout.board_files import LAYOUT, map_file
from fogg.draw.layout.free_space import Room, room_of
from fogg.draw.layout.laid import layout_of
from fogg.draw.layout.layout import Layout
from fogg.draw.layout.plan import MapPlan, plan_of
from fogg.draw.layout.shape import Shapes, shape


@dataclass(frozen=True, eq=False)
class BoardDrawing:
    """An edition on paper. `height` is that of the map; a legend goes below it."""

    edition: Edition
    plan: MapPlan
    layout: Layout
    shapes: Shapes
    map: MapData | None
    sketch: Sketch | None

    @property
    def width(self) -> float:
        return self.layout.width

    @property
    def height(self) -> float:
        return self.layout.height - STRIP

    @cached_property
    def canvas(self) -> Canvas:
        return Canvas(self.layout.projection)

    @cached_property
    def room(self) -> Room:
        """Return where the paper is still empty."""
        return room_of(self.plan, self.layout, self.shapes, self.height)

    @cached_property
    def room_for_pieces(self) -> Room:
        """The same where a piece may stand on the line between a city and its first space."""
        return room_of(self.plan, self.layout, self.shapes, self.height, beds=False)


def sheet_of(edition: Edition) -> BoardDrawing:
    """Return the sheet of an edition; the same one again as long as its files are the same."""
    return _sheet(_Asked(edition))


class _Asked:
    """An edition that is equal to another one if both would be drawn alike."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        files = [map_file(edition, name) for name in (LAYOUT, MAP_FILE, VIEW_FILE, SKETCH_FILE)]
        stamps = [(str(path), path.stat().st_mtime_ns) for path in files if path is not None]
        self.key = (edition.digest, str(edition.folder), edition.variant, *stamps)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.key == other.key


@lru_cache(maxsize=32)
def _sheet(asked: _Asked) -> BoardDrawing:
    edition = asked.edition
    plan = plan_of(edition)
    layout = layout_of(edition, plan)
    return BoardDrawing(edition, plan, layout, shape(plan, layout), read_map(edition), read_sketch(edition))
