# interpreted: asks for a library that need not be installed
"""From an edition to a PDF, through Typst where it is installed: vectors, and text with the fonts that Fogg ships."""

from __future__ import annotations

import importlib
import tempfile
from pathlib import Path

from fogg.board import Edition
from fogg.draw.printing.document import document_of
from fogg.draw.printing.paper import PAPERS, SPACE
from fogg.draw.style.palette import DAY
from fogg.draw.style.typefaces import font_folder
from fogg.errors import FoggError, MissingExtra, UnknownName

SMALLEST, LARGEST = 5.0, 60.0  # mm: what is still a board


def pdf(
    edition: Edition, *, paper: str = "a4", space: float = SPACE, theme: str = DAY, system_fonts: bool = True
) -> bytes:
    """Return board, tickets and train cards of an edition at true size on that paper (`a4` or `letter`).

    `space` is the length of the middle one of all spaces in mm, which decides how large the board is. Fonts of the
    system are used only for letters that ours do not have. MissingExtra if Typst is not installed.
    """
    if paper not in PAPERS:
        raise UnknownName("paper", paper, PAPERS)
    if not SMALLEST <= space <= LARGEST:
        raise FoggError(f"a space can be {SMALLEST:g} to {LARGEST:g} mm long, not {space:g}")
    try:
        typst = importlib.import_module("typst")
    except ImportError:
        raise MissingExtra("a PDF", "pdf") from None
    document = document_of(edition, PAPERS[paper], space=space, theme=theme)
    with tempfile.TemporaryDirectory(prefix="fogg-pdf-") as folder:
        for name, drawing in document.drawings.items():
            (Path(folder) / name).write_text(drawing, encoding="utf-8")
        main = Path(folder) / "main.typ"
        main.write_text(document.source, encoding="utf-8")
        fonts = [str(font_folder())]
        return bytes(typst.compile(str(main), font_paths=fonts, ignore_system_fonts=not system_fonts))
