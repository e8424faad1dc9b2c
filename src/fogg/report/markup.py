"""Elements of HTML and SVG. Every text is escaped, unless it is markup that was made here."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

VOID = frozenset({"circle", "line", "meta", "path", "polyline", "rect", "use"})


class Html(str):
    """Markup, which goes into other markup as it is; any other text is escaped on its way in."""


def tag(name: str, /, *inside: object, **attributes: object) -> Html:
    """Return an element. `class_` is written `class`, `stroke_width` `stroke-width`; None and False are left out."""
    written = ""
    for key, value in attributes.items():
        if value is not None and value is not False:
            written += f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
    if name in VOID and not inside:
        return Html(f"<{name}{written}/>")
    return Html(f"<{name}{written}>{joined(inside)}</{name}>")


def joined(parts: Iterable[object], between: str = "") -> Html:
    """Return several parts as one piece of markup; lists and tuples of parts are taken apart."""
    return Html(escape(between).join(_markup(part) for part in parts if part is not None))


def _markup(part: object) -> str:
    if isinstance(part, Html):
        return part
    if isinstance(part, (list, tuple)):
        return joined(part)
    return escape(str(part))
