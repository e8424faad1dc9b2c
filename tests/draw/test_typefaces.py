"""Names have letters on a machine without fonts: ours are shipped and handed to the rasterizer."""

from __future__ import annotations

import pytest
from tests.draw.pixels import Pixels, darkness

from fogg.board import load
from fogg.draw import board_svg
from fogg.draw.style.svg_writer import SANS, SERIF
from fogg.draw.style.typefaces import font_files, font_folder
from fogg.draw.svg.png import png


def drawn(words: str, family: str, weight: int = 700) -> Pixels:
    """Return words in black on white, by a renderer that has no fonts but ours."""
    text = f'<text x="4" y="24" font-size="20" font-weight="{weight}" font-family="{family}">{words}</text>'
    paper = '<rect width="160" height="32" fill="#fff"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="160" height="32">{paper}{text}</svg>'
    return darkness(png(svg, system_fonts=False))


def ink(pixels: Pixels) -> float:
    return sum(map(sum, pixels))


@pytest.mark.parametrize("words", ["Zürich", "Łódź", "Москва", "Αθήνα", "São Paulo", "Đà–1"])
def test_a_name_has_ink_without_any_font_of_the_system(words: str) -> None:
    assert ink(drawn(words, SANS)) > 100


def test_a_title_has_ink_in_a_face_of_its_own() -> None:
    assert ink(drawn("Zürich", SERIF)) > 100
    assert drawn("Zürich", SERIF) != drawn("Zürich", SANS)


def test_each_weight_has_its_own_file() -> None:
    assert ink(drawn("Wien", SANS, 600)) < ink(drawn("Wien", SANS, 700))


def test_a_generic_name_is_one_of_our_faces() -> None:
    assert drawn("Wien", "sans-serif") == drawn("Wien", SANS)
    assert drawn("Wien", "serif") == drawn("Wien", SERIF)


def test_a_drawn_board_has_its_names_without_any_font_of_the_system() -> None:
    svg = board_svg(load("new_york"))
    bare = svg.replace(">Chelsea</text>", "></text>")
    assert bare != svg
    assert png(svg, system_fonts=False) != png(bare, system_fonts=False)


def test_every_font_comes_with_its_license() -> None:
    assert len(font_files()) == 3
    for file in ("OFL-Besley.txt", "OFL-SofiaSans.txt"):
        assert "SIL Open Font License, Version 1.1" in (font_folder() / file).read_text(encoding="utf-8")
