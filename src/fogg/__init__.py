"""Fogg plays Ticket to Ride by its real rules, with people, bots and research code; `playable()` lists its editions.

>>> import fogg
>>> game = fogg.new_game("usa", seats=["Ada", "Ben"], seed=7)
>>> game.actors
[0, 1]
"""

from fogg import native, notebook

native.install()

from fogg import actions, board  # noqa: E402
from fogg.board import Board, Edition, check, edition_ids, load  # noqa: E402
from fogg.engine import (  # noqa: E402
    Action,
    ActionForm,
    Chance,
    Event,
    Game,
    Options,
    Record,
    Result,
    Ruleset,
    Standing,
    Stream,
    View,
    Why,
    check_edition,
    load_record,
    new_game,
    play_out,
    playable,
    position,
    read_record,
    ruleset,
    totals,
)
from fogg.errors import (  # noqa: E402
    EditionError,
    FoggError,
    GameIsOver,
    IllegalAction,
    MalformedAction,
    NotPlayable,
    NotYourTurn,
    RecordError,
    UnknownName,
    WrongArgument,
    WrongSeats,
)
from fogg.version import VERSION as __version__  # noqa: E402
from fogg.words import Message, ScoreLine  # noqa: E402


def _picture(thing: object) -> str | None:
    """Return the drawing that a notebook shows; nothing, and so the thing's text, where it cannot be drawn."""
    from fogg.draw import picture_of  # only now: most who import Fogg never draw

    try:
        return picture_of(thing)
    except FoggError:
        return None


notebook.install(_picture)

__all__ = [
    "Action",
    "ActionForm",
    "Board",
    "Chance",
    "Edition",
    "EditionError",
    "Event",
    "FoggError",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "MalformedAction",
    "Message",
    "NotPlayable",
    "NotYourTurn",
    "Options",
    "Record",
    "RecordError",
    "Result",
    "Ruleset",
    "ScoreLine",
    "Standing",
    "Stream",
    "UnknownName",
    "View",
    "Why",
    "WrongArgument",
    "WrongSeats",
    "__version__",
    "actions",
    "board",
    "check",
    "check_edition",
    "edition_ids",
    "load",
    "load_record",
    "new_game",
    "play_out",
    "playable",
    "position",
    "read_record",
    "ruleset",
    "totals",
]
