"""Fogg plays Ticket to Ride: every edition by its real rules, for people, bots and research.

>>> import fogg
>>> game = fogg.new_game("usa", seats=["Ada", "Ben"], seed=7)
>>> game.actors
[0, 1]
"""

from fogg import native, notebook

native.install()

from fogg.board import Board, Edition, check, edition_ids, load  # noqa: E402
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
    WrongSeats,
)
from fogg.rules import (  # noqa: E402
    Action,
    Chance,
    Game,
    Record,
    Result,
    Ruleset,
    View,
    check_edition,
    load_record,
    new_game,
    playable,
    read_record,
    ruleset,
)
from fogg.version import VERSION as __version__  # noqa: E402
from fogg.words import Message, ScoreLine  # noqa: E402


def _picture(thing: object) -> str | None:
    """The drawing that a notebook shows; nothing, and so the thing's text, where it cannot be drawn."""
    from fogg.draw import picture_of  # only now: most who import Fogg never draw

    try:
        return picture_of(thing)
    except FoggError:
        return None


notebook.install(_picture)

__all__ = [
    "Action",
    "Board",
    "Chance",
    "Edition",
    "EditionError",
    "FoggError",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "MalformedAction",
    "Message",
    "NotPlayable",
    "NotYourTurn",
    "Record",
    "RecordError",
    "Result",
    "Ruleset",
    "ScoreLine",
    "UnknownName",
    "View",
    "WrongSeats",
    "__version__",
    "check",
    "check_edition",
    "edition_ids",
    "load",
    "load_record",
    "new_game",
    "playable",
    "read_record",
    "ruleset",
]
