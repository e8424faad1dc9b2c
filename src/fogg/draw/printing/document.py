# interpreted: made once, for the printer
"""The pages of a print-and-play document, as the source of a Typst document and the drawings that it places."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fogg.board import Edition
from fogg.draw.printing.cards import card_svg, ticket_svg
from fogg.draw.printing.paper import CARD, TILE_MARGIN, Grid, Paper, Tile, Tiling, tiling
from fogg.draw.style.palette import DAY
from fogg.draw.style.svg_writer import SANS
from fogg.draw.svg.board_drawing import sheet_of
from fogg.draw.svg.picture import board_svg
from fogg.draw.svg.static_board import static_board
from fogg.engine.ruleset import edition_wording

BOARD = "board.svg"
MARK = 5.0  # the length of a cut mark
FAMILY = "Sofia Sans"  # what Typst calls the face that CSS knows as Sofia Sans Semi Condensed
HEAD = f"""
#set text(font: "{FAMILY}", weight: 600, size: 8pt)
#let at(x, y, body) = place(top + left, dx: x * 1mm, dy: y * 1mm, body)
#let mark(x, y, dx, dy) = at(x, y, line(end: (dx * 1mm, dy * 1mm), stroke: 0.2mm))
#let card(x, y, w, h, file) = at(x, y, {{
  image(file, width: w * 1mm, height: h * 1mm)
  place(top + left, rect(width: w * 1mm, height: h * 1mm, stroke: 0.1mm + luma(60%)))
}})
"""


@dataclass(frozen=True, slots=True)
class Document:
    """A Typst document: its source, and its drawings by the names of their files."""

    source: str
    drawings: dict[str, str]


def document_of(edition: Edition, paper: Paper, *, space: float, theme: str = DAY) -> Document:
    """Return the document of an edition: an overview, the board in tiles, the tickets, the train cards."""
    sheet, board = sheet_of(edition), static_board(edition, theme=theme)
    lengths = sorted(one.length for track in sheet.shapes.tracks.values() for one in track.spaces)
    lengths = lengths or [sheet.layout.space]
    scale = space / lengths[len(lengths) // 2]
    tiles = tiling(paper, sheet.width * scale, board.height * scale)
    wording = edition_wording(str(edition.folder))
    cards = {kind: int(n) for kind, n in edition.get("train_cards", {}).items()}
    drawings = {BOARD: board_svg(edition, theme=theme)}
    drawings |= {f"card-{kind}.svg": card_svg(kind, wording.kind(kind)) for kind in cards}
    drawings |= {f"ticket-{t.id}.svg": ticket_svg(t, sheet) for t in edition.board.tickets}
    tickets = [f"ticket-{ticket.id}.svg" for ticket in edition.board.tickets]
    deck = [f"card-{kind}.svg" for kind, n in cards.items() for _ in range(n)]
    upright, flat = Grid(paper, *CARD), Grid(paper.on_its_side, CARD[1], CARD[0])
    groups = [list(board_pages(tiles, edition.name)), list(card_pages(flat, tickets)), list(card_pages(upright, deck))]
    between = (lengths[0] * scale, lengths[-1] * scale)
    facts = facts_of(tiles, between, len(tickets), len(deck), [len(group) for group in groups])
    pages = [overview(tiles, paper, edition.name, facts), *(page for group in groups for page in group)]
    title = f"#set document(title: {quoted(edition.name)}, date: none)\n"
    return Document(title + HEAD + "\n".join(pages), {name: with_family(svg) for name, svg in drawings.items()})


def with_family(svg: str) -> str:
    """Return a drawing that names its face as Typst does."""
    return svg.replace(SANS, FAMILY)


def quoted(words: str) -> str:
    """Return a text as Typst writes it."""
    return json.dumps(words, ensure_ascii=False)


def page(paper: Paper, parts: Iterable[str]) -> str:
    """Return one sheet with things placed on it."""
    size = f"width: {paper.width}mm, height: {paper.height}mm, margin: 0mm"
    return f"#page({size})[\n" + "\n".join(parts) + "\n]"


def label(x: float, y: float, words: str, size: float = 8) -> str:
    """Return a line of text whose upper left corner is there."""
    return f"#at({x:.2f}, {y:.2f}, text(size: {size}pt, {quoted(words)}))"


def board_pages(tiles: Tiling, name: str) -> Iterator[str]:
    """Yield the board, tile by tile, each with cut marks and its number."""
    every = list(tiles.tiles())
    for number, tile in enumerate(every, 1):
        where = f"row {tile.row}, column {tile.column}"
        below = TILE_MARGIN + tile.height + 3.2
        words = f"{name}: board {number} of {len(every)}, {where}"
        yield page(tiles.paper, [tile_of(tile, tiles), *cut_marks(tile), label(TILE_MARGIN + 2, below, words)])


def tile_of(tile: Tile, tiles: Tiling) -> str:
    """Return the part of the board that a tile shows."""
    image = f'image("{BOARD}", width: {tiles.width:.3f}mm, height: {tiles.height:.3f}mm)'
    part = f"place(top + left, dx: {-tile.x:.3f}mm, dy: {-tile.y:.3f}mm, {image})"
    size = f"width: {tile.width:.3f}mm, height: {tile.height:.3f}mm"
    return f"#at({TILE_MARGIN}, {TILE_MARGIN}, block({size}, clip: true, {part}))"


def cut_marks(tile: Tile) -> Iterator[str]:
    """Yield two short lines outside each corner of a tile."""
    for x, out_x in ((TILE_MARGIN, -1), (TILE_MARGIN + tile.width, 1)):
        for y, out_y in ((TILE_MARGIN, -1), (TILE_MARGIN + tile.height, 1)):
            yield f"#mark({x + 1.5 * out_x:.3f}, {y:.3f}, {MARK * out_x}, 0)"
            yield f"#mark({x:.3f}, {y + 1.5 * out_y:.3f}, 0, {MARK * out_y})"


def card_pages(grid: Grid, files: list[str]) -> Iterator[str]:
    """Yield cards edge to edge, as many on a sheet as fit."""
    places = grid.places()
    for first in range(0, len(files), len(places)):
        on_page = zip(places, files[first : first + len(places)], strict=False)
        size = f"{grid.width}, {grid.height}"
        yield page(grid.paper, [f'#card({x:.3f}, {y:.3f}, {size}, "{file}")' for (x, y), file in on_page])


def facts_of(tiles: Tiling, spaces: tuple[float, float], tickets: int, cards: int, pages: list[int]) -> list[str]:
    """Return what stands on which pages, and how large it is; `spaces` are the shortest and the longest one."""
    wide, high = CARD
    board, ticket, card = pages
    first = 2 + board
    of_tickets = f"pages {first} to {first + ticket - 1}" if ticket else "none yet"
    least, most = (f"{length:.0f}" for length in spaces)
    return [
        f"Board: {tiles.width / 10:.1f} x {tiles.height / 10:.1f} cm, pages 2 to {1 + board}; "
        f"its spaces are {least if least == most else f'{least} to {most}'} mm long.",
        f"{tickets} tickets: {high:g} x {wide:g} mm, {of_tickets}.",
        f"{cards} train cards: {wide:g} x {high:g} mm, pages {first + ticket} to {first + ticket + card - 1}.",
        "Print at 100 %, without fitting to the page. Cut the tiles of the board at their marks and lay them",
        "side by side as shown here; cut cards and tickets along their lines.",
    ]


def overview(tiles: Tiling, paper: Paper, name: str, facts: list[str]) -> str:
    """Return the first page: what there is, and how the tiles of the board lie."""
    parts = [label(15, 15, name, 20)]
    parts += [label(15, 28 + 5 * n, fact, 9) for n, fact in enumerate(facts)]
    top, room = 28 + 5 * len(facts) + 8, paper.width - 30
    scale = min(room / tiles.width, (paper.height - top - 15) / tiles.height)
    image = f'image("{BOARD}", width: {tiles.width * scale:.3f}mm, height: {tiles.height * scale:.3f}mm)'
    parts.append(f"#at(15, {top}, {image})")
    for number, tile in enumerate(tiles.tiles(), 1):
        x, y = 15 + tile.x * scale, top + tile.y * scale
        size = f"width: {tile.width * scale:.3f}mm, height: {tile.height * scale:.3f}mm"
        parts.append(f'#at({x:.3f}, {y:.3f}, rect({size}, stroke: (paint: red, thickness: 0.4mm, dash: "dashed")))')
        middle = f"#at({x:.3f}, {y:.3f}, box({size}, align(center + horizon, "
        parts.append(f"{middle}circle(radius: 4mm, fill: white.transparentize(20%), stroke: 0.3mm + red)[")
        parts.append(f'#align(center + horizon, text(size: 10pt, "{number}"))])))')
    return page(paper, parts)
