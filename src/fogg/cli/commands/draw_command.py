"""`fogg draw`: a board, or a position of a recorded game, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fogg.board import edition_ids, load
from fogg.cli.options import AddOption, SetOption, VariantOption, chosen
from fogg.draw import DAY, THEMES, board_svg, png, view_svg
from fogg.draw.printing import SPACE, pdf
from fogg.engine import Record, load_record
from fogg.errors import FoggError, RecordError, UnknownName

ENDINGS = (".svg", ".png")


def draw(
    what: Annotated[
        str,
        typer.Argument(
            metavar="EDITION|DIR|RECORD", help="An edition, a folder with a board of your own, or a record."
        ),
    ],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write a picture: an .svg or .png file.")
    ] = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    add_ons: AddOption = None,
    theme: Annotated[str, typer.Option("--theme", metavar="THEME", help="`day` or `night`.")] = DAY,
    until: Annotated[
        int | None, typer.Option("--until", metavar="N", min=0, help="Of a record: after this many decisions.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="SEAT", help="Of a record: as this seat sees it, by name or number from 1."),
    ] = None,
    web: Annotated[
        bool, typer.Option("--web", help="Of a board: for a page; the map runs on, without frame and legend.")
    ] = False,
    print_to: Annotated[
        Path | None,
        typer.Option(
            "--pdf", metavar="FILE", help="Of a board: write board, tickets and cards for printing, true size."
        ),
    ] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="PAPER", help="Of --pdf: `a4` or `letter`.")] = "a4",
    space: Annotated[
        float, typer.Option("--space", metavar="MM", help="Of --pdf: the length of most spaces; trains are 25 mm long.")
    ] = SPACE,
) -> None:
    """Draw a board, or a position of a recorded game, or print a board.

    A board is drawn without a layout too, only roughly: `fogg layout` finds a better place for everything. PNG needs
    the extra `png`, PDF the extra `pdf`. For example: fogg draw usa -o usa.svg, or fogg draw my_board --pdf board.pdf
    """
    check_files(output, print_to)
    if theme not in THEMES:
        raise UnknownName("theme", theme, THEMES)
    if what not in edition_ids() and Path(what).is_file():
        if variant or settings or add_ons or web or print_to or output is None:
            raise FoggError("a record determines what is played: only --theme, --until and --seat can be added")
        written(drawn_record(Path(what), theme, until, seat), output)
    else:
        if until is not None or seat is not None:
            raise FoggError(f"--until and --seat need the record of a game, and {what!r} is not one")
        choice = chosen(what, variant, settings, add_ons)
        edition = load(choice.edition, variant=choice.variant, settings=choice.settings, add_ons=choice.add_ons)
        if output is not None:
            written(board_svg(edition, theme=theme, web=web), output)
        if print_to is not None:
            saved(pdf(edition, paper=paper, space=space, theme=theme), print_to)


def check_files(output: Path | None, print_to: Path | None) -> None:
    """Refuse a file whose ending is not that of what is written to it, and no file at all."""
    if output is None and print_to is None:
        raise typer.BadParameter("say where to: -o FILE for a picture, --pdf FILE for printing")
    if output is not None and output.suffix.lower() not in ENDINGS:
        raise FoggError(f"a picture is written to a file that ends in {' or '.join(ENDINGS)}, not {str(output)!r}")
    if print_to is not None and print_to.suffix.lower() != ".pdf":
        raise FoggError(f"pages for printing are written to a file that ends in .pdf, not {str(print_to)!r}")


def drawn_record(file: Path, theme: str, until: int | None, seat: str | None) -> str:
    """Return the picture of a record after that many decisions, or at its end."""
    record = load_record(file)
    try:
        game = record.replay(until)
    except RecordError as error:
        if error.file:
            raise
        raise RecordError(error.message, file=str(file), line=error.line, value=error.value) from error
    return view_svg(game.view(None if seat is None else seat_number(record, seat)), theme=theme)


def seat_number(record: Record, text: str) -> int:
    """Return the seat of a name, or of a number that counts from 1; UnknownName if there is no such seat."""
    names = list(record.header.game.seats)
    folded = [name.casefold() for name in names]
    if text.casefold() in folded:
        return folded.index(text.casefold())
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise UnknownName("seat", text, names)


def written(svg: str, output: Path) -> None:
    """Write the picture in the form that the file's ending asks for."""
    saved(png(svg) if output.suffix.lower() == ".png" else svg.encode(), output)


def saved(content: bytes, output: Path) -> None:
    """Write a file; FoggError if that cannot be."""
    try:
        output.write_bytes(content)
    except OSError as error:
        raise FoggError(f"{output}: {error.strerror or error}") from error
