"""Pages about the rules over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fogg.board import describe, edition_ids
from fogg.engine import Ruleset, ruleset
from fogg.engine.ruleset import as_data
from fogg.server.broadcast.book import points_of
from fogg.server.http.requests.call import Call
from fogg.server.learning.lesson import lesson_names
from fogg.server.learning.rule_page import base_edition, edition_page, has_page, how_to_play_page
from fogg.server.protocol.learning_bodies import EditionPage, LearnIndex
from fogg.server.request_refusal import RequestRefused

BOARD = "board"


async def how_to_play(call: Call) -> LearnIndex:
    """Return the page about the base game, and what else there is to learn."""
    page = how_to_play_page(call.language)
    return LearnIndex(base_edition(), page, tuple(pages_there_are(call.language)), tuple(lesson_names()))


@cache
def pages_there_are(language: str) -> list[tuple[str, str, bool]]:
    """Return the editions with a page, by their short names; add-ons come last."""
    found = [as_data(describe(edition), edition, language) for edition in edition_ids() if has_page(edition)]
    listed = [
        (info["id"], str(info["about"].get("short_name") or info["name"]), info["kind"] == BOARD) for info in found
    ]
    return sorted(listed, key=lambda page: (not page[2], page[1]))


async def what_differs(call: Call) -> EditionPage:
    """Return the page about an edition or an add-on of Fogg's own."""
    edition = call.param("edition")
    if edition not in edition_ids() or not has_page(edition):
        raise RequestRefused("not-found")
    return page_of(edition, call.language)


@cache
def page_of(edition: str, language: str) -> EditionPage:
    """Return the page about an edition, with what is counted from its tables."""
    info = describe(edition)
    said = as_data(info, edition, language)
    rules = ruleset(edition) if info.kind == BOARD else None
    return EditionPage(
        id=edition,
        name=said["name"],
        board=info.kind == BOARD,
        about=said["about"],
        players=tuple(info.players),
        page=edition_page(edition, language),
        parts=() if rules is None else tuple(parts_of(rules).items()),
        cards=() if rules is None else tuple((kind.key, int(kind.total)) for kind in rules.kinds),
        points=() if rules is None else points_of(rules),
        provenance=tuple(labels_of(said)),
        variants=tuple((variant["id"], variant["name"]) for variant in said["variants"]),
    )


def labels_of(said: dict[str, Any]) -> Iterator[str]:
    """Yield a sentence for each part that is not the printed game; those of a variant begin with its name."""
    own = [label["sentence"] for label in said["provenance"]]
    yield from own
    for variant in said["variants"]:
        other = [label["sentence"] for label in variant["provenance"] if label["sentence"] not in own]
        yield from (f"{variant['name']}: {sentence}" for sentence in other)


def parts_of(rules: Ruleset) -> dict[str, int]:
    """Return what lies on the table and in the box, as numbers."""
    board, edition = rules.board, rules.edition
    return {
        "trains": rules.trains,
        "hand": rules.starting_hand + rules.starting_wilds,
        "places": len({int(end) for route in board.routes for end in (route.a, route.b)}),
        "routes": len(board.routes),
        "tickets": len(board.tickets),
        "dealt": int(edition.get("tickets.initial_dealt", 0)),
        "kept": int(edition.get("tickets.initial_min_keep", 0)),
    }
