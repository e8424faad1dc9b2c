"""One bundle as the search sees it: rectangles for spaces, points for beds and the curve."""

from __future__ import annotations

from fogg.draw.layout.track_rows import BADGE, CLEAR, GAP, STEPS, Arc, rows

BED_STEP = 9.0  # px between the points of a bed
COARSE = 3  # pieces of a curve that are one straight line when crossings are counted


class Form:
    """Everything of one bundle on paper that can be in the way of something else.

    A space is a rectangle: middle, direction, half its length and half its width (rim included). `x0` to `y1` is the
    box around all of it, `worst` the length of the shortest space, `sag` how far the curve leaves the straight line,
    `turn` the largest angle between two neighbors of a row. A badge is one more rectangle.
    """

    __slots__ = (
        "bed_x",
        "bed_y",
        "half_l",
        "half_w",
        "line_x",
        "line_y",
        "mid_x",
        "mid_y",
        "sag",
        "turn",
        "tx",
        "ty",
        "worst",
        "x0",
        "x1",
        "y0",
        "y1",
    )

    def __init__(
        self,
        arc: Arc,
        radii: tuple[float, float],
        lengths: list[int],
        badges: list[bool],
        offsets: list[float],
        rims: list[float],
        car: float,
        space: float,
        shift: float,
    ) -> None:
        self.mid_x: list[float] = []
        self.mid_y: list[float] = []
        self.tx: list[float] = []
        self.ty: list[float] = []
        self.half_l: list[float] = []
        self.half_w: list[float] = []
        self.bed_x: list[float] = []
        self.bed_y: list[float] = []
        self.sag: float = arc.sag
        self.turn: float = arc.turn(space + GAP)
        self.worst: float = 1e9
        first, last = radii[0] + CLEAR, arc.total - radii[1] - CLEAR
        found = rows(arc, first, last, lengths, badges, offsets, space, shift)
        for j in range(len(found)):
            row = found[j]
            for s in row.spaces:
                self.mid_x.append(s.x)
                self.mid_y.append(s.y)
                self.tx.append(s.tx)
                self.ty.append(s.ty)
                self.half_l.append(s.length / 2 + rims[j])
                self.half_w.append(car / 2 + rims[j])
                self.worst = min(self.worst, s.length)
            if badges[j]:
                x, y, tx, ty = arc.at(row.badge)
                self.mid_x.append(x - ty * row.offset)
                self.mid_y.append(y + tx * row.offset)
                self.tx.append(tx)
                self.ty.append(ty)
                self.half_l.append(BADGE)
                self.half_w.append(BADGE)
            if j == 0 or j == len(found) - 1:
                self._lay_bed(arc, radii[0] + 4.0, row.start, row.offset)
                self._lay_bed(arc, row.end, arc.total - radii[1] - 4.0, row.offset)
        self.line_x: list[float] = [arc.points[k][0] for k in range(0, STEPS + 1, COARSE)]
        self.line_y: list[float] = [arc.points[k][1] for k in range(0, STEPS + 1, COARSE)]
        reach = max(self.half_l) + max(self.half_w)
        self.x0: float = min(min(self.mid_x) - reach, min(self.line_x))
        self.y0: float = min(min(self.mid_y) - reach, min(self.line_y))
        self.x1: float = max(max(self.mid_x) + reach, max(self.line_x))
        self.y1: float = max(max(self.mid_y) + reach, max(self.line_y))

    def _lay_bed(self, arc: Arc, start: float, end: float, offset: float) -> None:
        s = start
        while s < end:
            x, y, tx, ty = arc.at(s)
            self.bed_x.append(x - ty * offset)
            self.bed_y.append(y + tx * offset)
            s += BED_STEP
