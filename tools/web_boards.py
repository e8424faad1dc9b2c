"""Write the drawing of every board into a folder, for the tests of the client: `python tools/web_boards.py FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

import fogg  # noqa: E402
from fogg.board import describe  # noqa: E402
from fogg.draw import board_svg  # noqa: E402


def main(folder: Path) -> None:
    """Write `<edition>.svg` for every board, as the server sends it to the page."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in fogg.edition_ids():
        if describe(name).kind == "board":
            (folder / f"{name}.svg").write_text(board_svg(fogg.load(name), web=True), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
