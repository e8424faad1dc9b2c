"""Positions for people who watch: as text, and as an array of pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fogg.draw import png, view_svg
from fogg.engine import Game, View
from fogg.engine.ruleset import wording_of
from fogg.envs.arrays import shared_array
from fogg.envs.play.pixels import CHANNELS, read_png
from fogg.errors import UnknownName, WrongArgument
from fogg.words import Wording

if TYPE_CHECKING:
    import numpy as np

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]
METADATA: Final[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 2}
WIDTH: Final = 640  # pixels of a picture


def checked_mode(mode: str | None) -> str | None:
    """Return a way to render; UnknownName if there is none of that name."""
    if mode is not None and mode not in RENDER_MODES:
        raise UnknownName("render mode", mode, RENDER_MODES)
    return mode


def rendered(game: Game, seat: int | None, mode: str | None, say: Callable[[str], object] = print) -> Any:
    """Return the position as that seat sees it (None: a spectator), or print it, as the mode says."""
    if mode is None:
        raise WrongArgument("render_mode", mode, f"choose one of {', '.join(RENDER_MODES)} when the env is made")
    view = game.view(seat, history=False)
    if mode == "rgb_array":
        return pixel_array(view)
    if mode == "human":
        say(position_text(view))
        return None
    return position_text(view)


def pixel_array(view: View) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return the drawing of a position as an array of rows, columns and three colors."""
    import numpy as np

    picture = read_png(png(view_svg(view), width=WIDTH, system_fonts=False))
    shared = shared_array(picture.values, np.uint8)
    flat = np.array(picture.values, np.uint8) if shared is None else shared
    pixels: np.ndarray[Any, np.dtype[np.uint8]] = flat.reshape(picture.height, picture.width, CHANNELS)
    return np.ascontiguousarray(pixels[:, :, :3])


def position_text(view: View, *, public: bool = True) -> str:
    """Return a position in a few lines of text; without what is public only what the seat alone sees."""
    words = wording_of(view.ruleset, list(view.names))
    lines = public_lines(view, words) if public else []
    if view.seat is not None:
        hand = ", ".join(f"{n} {words.kind(kind, n)}" for kind, n in view.hand.items())
        lines += [f"hand     {hand or '-'}", *ticket_lines(view, words)]
    return "\n".join(lines)


def public_lines(view: View, words: Wording) -> list[str]:
    """Return what all see: market, decks, and a line for each seat, with its routes."""
    market = ", ".join("-" if kind is None else words.kind(kind) for kind in view.market)
    decks = {"cards": view.deck_size, "discards": view.discards_size, "left": view.tickets_left}
    lines = [f"{view.ruleset.edition.name}, turn {view.turns}, step {view.step_name or 'none: the game is over'}"]
    lines += [f"market   {market}", f"decks    {words.format('terminal-decks', decks)}"]
    for seat, name in enumerate(view.names):
        mark = ">" if seat == view.current else " "
        numbers = [
            f"{view.trains[seat]} {words.own_words['own_trains']}",
            words.format("terminal-cards", {"n": view.hand_size(seat)}),
            words.format("terminal-tickets", {"n": view.ticket_count(seat)}),
            words.format("terminal-points", {"n": view.side_score(seat)}),
        ]
        lines.append(f"{mark} {name:<8} {', '.join(numbers)}")
        routes = ", ".join(view.board.routes[route].key for route in view.routes_of(seat))
        if routes:
            lines.append(f"           {routes}")
    return lines


def ticket_lines(view: View, words: Wording) -> list[str]:
    """Return a line for each of the own tickets, held or offered."""
    held = [("ticket", ticket) for ticket in (*view.tickets, *view.shared)]
    offered = [("offered", ticket) for ticket in view.offer]
    return [f"{label:<8} {words.value('ticket', ticket.key)}" for label, ticket in [*held, *offered]]
