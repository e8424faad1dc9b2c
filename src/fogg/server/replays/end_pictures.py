"""Pictures of finished games for the previews of chat programs: the board at the end, without a name on it."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from functools import cache

from fogg import draw
from fogg.server.bots.pool import environment
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.table_state import TableState

MOST_KEPT = 32  # pictures, some 400 KB each
LONGEST_SECONDS = 30.0
HIDDEN = ("last",)  # marks of a moment


@cache
def can_draw() -> bool:
    """Return True if the extra `png` is installed."""
    return importlib.util.find_spec("resvg_py") is not None


class EndPictures:
    """Makes one picture at a time and keeps the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def of(self, state: TableState) -> bytes:
        """Return the picture of a finished game; a refusal where pictures cannot be made."""
        if not can_draw():
            raise RequestRefused("not-found")
        async with self._drawing:
            if state.id not in self._kept:
                self._kept[state.id] = await drawn(end_svg(state))
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(state.id)
            return self._kept[state.id]


def end_svg(state: TableState) -> str:
    """Return the board at the end of a game, as everybody sees it."""
    assert state.game is not None
    found = draw.marks(state.game.view(None), liveries=state.liveries)
    return draw.applied(draw.static_board(state.ruleset.edition), [mark for mark in found if mark.kind not in HIDDEN])


async def drawn(svg: str) -> bytes:
    """Return a drawing as PNG, made by a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "fogg.server.replays.picture_worker"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=environment(os.environ),
    )
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            picture, _ = await process.communicate(svg.encode())
    except TimeoutError:
        picture = b""
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if not picture:
        raise RequestRefused("not-found")
    return picture
