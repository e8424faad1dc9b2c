"""Painting elements in one theme: classes for pages, colors for everybody else."""

from __future__ import annotations

from fogg.draw.style.palette import TOKENS
from fogg.draw.style.svg_writer import num


class Paint:
    """Writes painted elements. A fill or stroke is a token of the palette, a color, or `none`; empty: inherited."""

    def __init__(self, theme: str) -> None:
        self.theme = theme
        self.tokens = TOKENS[theme]

    def __call__(self, *, fill: str = "", stroke: str = "", also: str = "") -> str:
        """Return the attributes for a fill and a stroke, with a leading blank; `also` names further classes."""
        classes = [also] if also else []
        painted = ""
        for prefix, name, paint in (("f", "fill", fill), ("s", "stroke", stroke)):
            if paint in self.tokens:
                classes.append(f"{prefix}-{paint}")
                painted += f' {name}="{self.tokens[paint]}"'
            elif paint:
                painted += f' {name}="{paint}"'
        return (f' class="{" ".join(classes)}"' if classes else "") + painted

    def path(
        self, d: str, *, fill: str = "", stroke: str = "", width: float = 0, also: str = "", more: str = ""
    ) -> str:
        """Return a path with the width of its stroke; `more` are further attributes."""
        return self._element(f'<path d="{d}"', fill, stroke, width, also, more)

    def line(self, d: str, stroke: str, width: float, *, also: str = "", more: str = "") -> str:
        """Return a path that is only stroked."""
        return self.path(d, fill="none", stroke=stroke, width=width, also=also, more=more)

    def use(
        self, name: str, *, fill: str = "", stroke: str = "", width: float = 0, also: str = "", more: str = ""
    ) -> str:
        """Return a use of something in `<defs>`."""
        return self._element(f'<use href="#{name}"', fill, stroke, width, also, more)

    def circle(self, r: float, *, fill: str = "", stroke: str = "", width: float = 0, more: str = "") -> str:
        """Return a circle around (0, 0)."""
        return self._element(f'<circle r="{num(r)}"', fill, stroke, width, "", more)

    def rect(
        self,
        box: tuple[float, float, float, float],
        *,
        corner: float = 0,
        fill: str = "",
        stroke: str = "",
        width: float = 0,
        also: str = "",
        more: str = "",
    ) -> str:
        """Return a rectangle: x, y, width and height."""
        x, y, wide, tall = (num(value) for value in box)
        rx = f' rx="{num(corner)}"' if corner else ""
        tag = f'<rect x="{x}" y="{y}" width="{wide}" height="{tall}"{rx}'
        return self._element(tag, fill, stroke, width, also, more)

    def _element(self, tag: str, fill: str, stroke: str, width: float, also: str, more: str) -> str:
        thick = f' stroke-width="{num(width)}"' if width else ""
        return f"{tag}{self(fill=fill, stroke=stroke, also=also)}{thick}{' ' + more if more else ''}/>"
