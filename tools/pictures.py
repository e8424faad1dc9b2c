"""`make pictures`: all boards, and a mid-game and an end position of each playable edition, as small PNG files.

They go to docs/pictures and are committed; docs/boards.md and the README show them. Names given as arguments limit it
to those editions. The same sources give the same games and drawings.
"""

from __future__ import annotations

import math
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.small_png import small_png  # noqa: E402

import fogg  # noqa: E402
from fogg.board import describe  # noqa: E402
from fogg.bots import find_bot  # noqa: E402
from fogg.bots.bot import ask  # noqa: E402
from fogg.draw import board_svg, png, view_svg  # noqa: E402
from fogg.engine import Game  # noqa: E402

HOME = ROOT / "docs" / "pictures"
MOST = 120_000  # bytes of a picture
AREA = 560_000  # px of a picture, at most
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
SEED = 7
MID_GAME = 0.55  # of all decisions
NIGHT = ("europe",)  # one position by night, to show that too


def main(wanted: list[str]) -> None:
    """Draw the editions of those names, or all."""
    HOME.mkdir(exist_ok=True)
    for name in wanted or fogg.edition_ids():
        if describe(name).kind != "board":
            continue
        # an edition that builds on another one has its board
        if fogg.load(name).folder == layout_home(name):
            save(f"{name}.png", board_svg(fogg.load(name)))
        if name in fogg.playable():
            record = played(name).record()
            middle = record.replay(round(len(record.lines) * MID_GAME))
            save(f"{name}-mid.png", view_svg(middle.view(0), theme="night" if name in NIGHT else "day"))
            save(f"{name}-end.png", view_svg(record.replay().view(None)))


def layout_home(name: str) -> Path | None:
    """Return the folder of the layout that an edition is drawn with."""
    layout = fogg.load(name).file("layout.json")
    return None if layout is None else layout.parent


def played(name: str) -> Game:
    """Return a whole game between bots, with as many seats as make a full board."""
    players = max(n for n in fogg.load(name).players if n <= 4)
    game = fogg.new_game(name, list(NAMES[:players]), SEED)
    bot = find_bot("racer")
    streams = [game.chance.stream(f"bot/{seat}") for seat in range(players)]
    while not game.over:
        seat = game.actors[0]
        game.play(seat, ask(bot, game.view(seat), game.options(seat), streams[seat], None))
    return game


def save(file: str, svg: str) -> None:
    """Write a picture as large as its limits allow, about."""
    size = re.search(r' width="([\d.]+)" height="([\d.]+)"', svg)
    assert size is not None
    width = int(math.sqrt(AREA * float(size[1]) / float(size[2])))
    image = small_png(png(svg, width=width))
    while len(image) > MOST:
        width = int(width * min(0.97, (MOST / len(image)) ** 0.6))
        image = small_png(png(svg, width=width))
    (HOME / file).write_bytes(image)
    print(f"{file}: {width} px, {len(image) // 1000} KB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
