"""Print and play: sizes, numbers and words, read from the PDF itself."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]
import pytest
from pypdfium2 import raw
from tests.board.own import small_board

from fogg.board import Edition, load
from fogg.cli.commands.new_command import write_board
from fogg.draw.printing import PAPERS, SPACE, pdf
from fogg.draw.printing.paper import CARD, Grid, Paper, tiling
from fogg.draw.svg.board_drawing import sheet_of
from fogg.errors import FoggError, UnknownName

MM = 25.4 / 72


@pytest.fixture(scope="module")
def isle(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """Return the board that `fogg new` makes: 20 tickets, 56 cards."""
    folder = tmp_path_factory.mktemp("boards") / "isle"
    write_board(folder, "Isle")
    return load(folder)


OPEN: list[pypdfium2.PdfDocument] = []


@cache
def pages(edition: Edition, paper: str = "a4") -> pypdfium2.PdfDocument:
    """Return the document of an edition, made without any font of the system."""
    return opened(pdf(edition, paper=paper, system_fonts=False))


def opened(content: bytes) -> pypdfium2.PdfDocument:
    OPEN.append(pypdfium2.PdfDocument(content))
    return OPEN[-1]


@pytest.fixture(scope="module", autouse=True)
def closed_at_last() -> Iterator[None]:
    """Close every document when the tests of this file are done."""
    yield
    for document in OPEN:
        document.close()


def boxes(page: pypdfium2.PdfPage, sort: int = raw.FPDF_PAGEOBJ_PATH) -> list[tuple[float, ...]]:
    """Return the left, lower, right and upper edge of every shape (or text) on a page, in mm."""
    return [tuple(edge * MM for edge in thing.get_bounds()) for thing in page.get_objects() if thing.type == sort]


def sizes(page: pypdfium2.PdfPage) -> Counter[tuple[int, int]]:
    """Return how often each size occurs among the shapes of a page, in whole mm."""
    return Counter((round(right - left), round(top - bottom)) for left, bottom, right, top in boxes(page))


def words(page: pypdfium2.PdfPage) -> str:
    return str(page.get_textpage().get_text_bounded())


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_is_a_sheet_of_that_paper(isle: Edition, paper: str) -> None:
    wide, high = PAPERS[paper].width, PAPERS[paper].height
    for page in pages(isle, paper):
        size = sorted(length * MM for length in page.get_size())
        assert size == pytest.approx(sorted((wide, high)), abs=0.05)


@pytest.mark.parametrize("paper", PAPERS)
def test_every_train_card_is_there_at_true_size(isle: Edition, paper: str) -> None:
    cards = sum((sizes(page) for page in pages(isle, paper)), Counter())
    assert cards[44, 67] == 56


@pytest.mark.parametrize("paper", PAPERS)
def test_every_ticket_is_there_at_true_size(isle: Edition, paper: str) -> None:
    tickets = sum((sizes(page) for page in pages(isle, paper)), Counter())
    assert tickets[67, 44] == 20


def test_the_deck_has_as_many_cards_of_each_color_as_the_edition(isle: Edition) -> None:
    said = joined("".join(words(page) for page in list(pages(isle))[-4:]))
    assert {kind: said.count(kind) for kind in (*COLORS, "locomotive")} == {**dict.fromkeys(COLORS, 6), "locomotive": 8}


COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")


def test_every_ticket_names_both_cities_and_its_points(isle: Edition) -> None:
    said = joined("".join(words(page) for page in list(pages(isle))[-6:-4]))
    cities = [city.name for city in isle.board.cities]
    for ticket in isle.board.tickets:
        assert joined(f"{cities[ticket.a]}{cities[ticket.b]}{ticket.points}") in said, ticket


def joined(text: str) -> str:
    """Return a text without its blanks: a PDF has none, and where letters are kerned a reader may see some."""
    return "".join(text.split())


def test_pages_come_in_order_overview_board_tickets_cards(isle: Edition) -> None:
    found = [words(page) for page in pages(isle)]
    assert "Print at 100 %" in found[0]
    boards = [text for text in found if "Isle: board " in text]
    assert boards == found[1 : 1 + len(boards)]
    assert [f"board {n} of {len(boards)}," in text for n, text in enumerate(boards, 1)] == [True] * len(boards)
    assert len(found) == 1 + len(boards) + 2 + 4


def test_the_overview_says_what_is_on_which_page(isle: Edition) -> None:
    text = words(pages(isle)[0])
    n = len(pages(isle))
    assert "its spaces are 25 mm long" in text
    assert f"20 tickets: 67 x 44 mm, pages {n - 5} to {n - 4}." in text
    assert f"56 train cards: 44 x 67 mm, pages {n - 3} to {n}." in text


def test_the_board_is_as_large_as_the_overview_says(isle: Edition) -> None:
    sheet = sheet_of(isle)
    longest = max(one.length for track in sheet.shapes.tracks.values() for one in track.spaces)
    wide = sheet.width * SPACE / longest  # all spaces of this board are equally long
    first, *_ = boxes(pages(isle)[1])
    assert first[2] - first[0] == pytest.approx(wide, abs=0.2)
    assert f"Board: {wide / 10:.1f} x " in words(pages(isle)[0])


def test_a_train_fits_on_a_space(isle: Edition) -> None:
    # Amber Bay to Cliffend is four spaces, and lies so flat that their boxes are hardly longer than they are.
    bars = [box for page in list(pages(isle))[1:-6] for box in boxes(page) if is_bar(box)]
    assert len(bars) >= 4


def is_bar(box: tuple[float, ...]) -> bool:
    return 24.9 < box[2] - box[0] < 26 and 8.5 < box[3] - box[1] < 10.5


def test_tiles_have_cut_marks_at_each_corner(isle: Edition) -> None:
    for page in list(pages(isle))[1:-6]:
        lines = [box for box in boxes(page) if min(box[2] - box[0], box[3] - box[1]) < 0.5]
        marks = [box for box in lines if 4.9 < max(box[2] - box[0], box[3] - box[1]) < 5.6]
        assert len(marks) == 8


def test_the_tiles_cover_the_board_without_a_gap() -> None:
    tiles = list(tiling(PAPERS["a4"], 500, 300).tiles())
    assert sum(tile.width * tile.height for tile in tiles) == pytest.approx(500 * 300)
    for one, other in pairwise(tile for tile in tiles if tile.row == 1):
        assert one.x + one.width == pytest.approx(other.x)


def test_sheets_lie_as_the_board_needs_fewest() -> None:
    assert tiling(PAPERS["a4"], 190, 277).paper == Paper(210, 297)
    assert tiling(PAPERS["a4"], 277, 190).paper == Paper(297, 210)


@pytest.mark.parametrize("paper", PAPERS)
def test_sixteen_cards_fit_on_a_sheet(paper: str) -> None:
    assert len(Grid(PAPERS[paper], *CARD).places()) == 16
    assert len(Grid(PAPERS[paper].on_its_side, CARD[1], CARD[0]).places()) == 16


def test_names_are_written_with_our_fonts_and_none_of_the_system(isle: Edition) -> None:
    text = " ".join(words(page) for page in list(pages(isle))[1:-6])
    assert "Gullhaven" in text and "Ironbridge" in text
    faces = {name for page in pages(isle) for name in fonts(page)}
    assert faces and all("Sofia" in name or "Besley" in name for name in faces)


def fonts(page: pypdfium2.PdfPage) -> set[str]:
    """Return the names of the fonts that a page uses."""
    texts = [thing for thing in page.get_objects(max_depth=9) if thing.type == raw.FPDF_PAGEOBJ_TEXT]
    return {str(thing.get_font().get_base_name()) for thing in texts}


def test_the_same_board_gives_the_same_bytes(isle: Edition) -> None:
    assert pdf(isle) == pdf(isle)


def test_long_names_and_several_targets_stay_inside_their_card() -> None:
    found = pages(load("switzerland"))
    tickets = [page for page in found if sizes(page)[67, 44]]
    for page in tickets:
        edge = max(box[2] for box in boxes(page) if round(box[2] - box[0]) == 67)
        assert max(box[2] for box in boxes(page, raw.FPDF_PAGEOBJ_TEXT)) < edge


def test_a_board_can_be_printed_smaller(tmp_path: Path) -> None:
    edition = load(small_board(tmp_path / "small"))
    large, small = (len(opened(pdf(edition, space=n))) for n in (30, 10))
    assert small < large


def test_a_board_without_tickets_is_printed_without_them(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "small")
    (folder / "tickets.csv").write_text("kind,a,b,points,notes\n", encoding="utf-8")
    found = opened(pdf(load(folder)))
    assert "0 tickets: 67 x 44 mm, none yet." in words(found[0])
    assert sum((sizes(page)[67, 44] for page in found), 0) == 0


def test_an_unknown_paper_lists_the_known_ones(isle: Edition) -> None:
    with pytest.raises(UnknownName, match="unknown paper 'a5'; known: a4, letter"):
        pdf(isle, paper="a5")


@pytest.mark.parametrize("space", [0, -1, 4.9, 61])
def test_a_space_has_a_length_that_can_be_printed(isle: Edition, space: float) -> None:
    with pytest.raises(FoggError, match="a space can be 5 to 60 mm long"):
        pdf(isle, space=space)


def test_without_typst_it_says_what_to_install(isle: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(FoggError, match=r"a PDF needs the extra `pdf`: pip install 'fogg-rails\[pdf\]'"):
        pdf(isle)
