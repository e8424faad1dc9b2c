"""The frame of a report: one file that needs nothing else, light or dark as the reader's system is."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from fogg.report.markup import Html, tag
from fogg.version import VERSION


def html_page(title: str, *body: object, lead: object = "", style: str = "") -> str:
    """Return a whole page with a title and its sections; `lead` stands below the title, `style` is further CSS."""
    css = files("fogg.report").joinpath("report.css").read_text(encoding="utf-8") + style
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", Html(css)),
    )
    top = tag("header", tag("h1", title), tag("p", lead, class_="lead") if lead else None)
    foot = tag("footer", tag("p", f"Made by Fogg {VERSION}. Unofficial; not connected with the game's publisher."))
    page = tag("html", head, tag("body", tag("main", top, *body, foot)), lang="en")
    return f"<!DOCTYPE html>\n{page}\n"


def section(title: str, *inside: object) -> Html:
    """Return a part of a page with its heading."""
    return tag("section", tag("h2", title), *inside)


def prose(*inside: object) -> Html:
    """Return a paragraph that explains something."""
    return tag("p", *inside, class_="prose")


def fact_list(facts: Iterable[tuple[str, object]]) -> Html:
    """Return short facts side by side, each a name and a value."""
    return tag("dl", [tag("div", tag("dt", name), tag("dd", value)) for name, value in facts], class_="facts")
