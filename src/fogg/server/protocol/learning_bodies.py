"""Bodies about learning: pages about the rules, and lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fogg.server.learning.lesson_input import LessonInput
from fogg.server.protocol.assist_frames import TicketWay
from fogg.server.protocol.bodies import Answered, Asked
from fogg.server.protocol.book_bodies import Book
from fogg.server.protocol.frames import Snapshot, Update
from fogg.words.message import Message

MOST_INPUTS = 200
Inputs = Annotated[tuple[LessonInput, ...], msgspec.Meta(max_length=MOST_INPUTS)]


class TakeLesson(Asked, frozen=True):
    """Everything that the learner did so far. The first `shown` inputs were answered before; the others are new.

    With nothing new the answer has one frame with all that is to be seen.
    """

    inputs: Inputs = ()
    shown: Annotated[int, msgspec.Meta(ge=0, le=MOST_INPUTS)] = 0


class AskInLesson(Asked, frozen=True):
    """Ask, in the position after these inputs, why nothing can be done to a target, or for the ways of the tickets."""

    inputs: Inputs = ()
    ask: Literal["why", "ways"] = "ways"
    target: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LessonOpened(Answered, frozen=True):
    """A lesson: what is printed of its game, and the name of the drawing of its board."""

    book: Book
    board: str
    steps: tuple[str, ...]


class LessonShown(Answered, frozen=True):
    """The state of a lesson after these inputs.

    `step` is None once it is over, `at` counts the steps before it, `reads`: it is only read. `lights` are the things
    to press. `refused`: the last input was something else than the step is about, and was not taken.
    """

    at: int
    step: str | None
    reads: bool
    lights: tuple[str, ...]
    frames: tuple[Snapshot | Update, ...]
    refused: bool = False


class LessonAnswered(Answered, frozen=True):
    """The answer in a lesson: why nothing can be done, or the ways of the tickets."""

    why: Message | None = None
    ways: dict[str, TicketWay] = msgspec.field(default_factory=dict)


class LearnStatement(Answered, frozen=True, array_like=True):
    """A statement of a page: its key in the words of the page, the section it stands in, the rules it comes from."""

    key: str
    section: str
    rules: tuple[str, ...]


class LearnPage(Answered, frozen=True):
    """A page about the rules: its statements in order, and their words as Fluent text."""

    statements: tuple[LearnStatement, ...]
    words: str


class LearnIndex(Answered, frozen=True):
    """The page about the base game, all other pages (id, name, and True for a board), and the lessons.

    `base` is the edition whose rules the page comes from.
    """

    base: str
    page: LearnPage
    editions: tuple[tuple[str, str, bool], ...]
    lessons: tuple[str, ...]


class EditionPage(Answered, frozen=True):
    """The page about an edition: what differs, what is in the box, labels and variants. An add-on has no board.

    `parts` are numbers by name, such as `trains`, in order; `cards` are kinds of cards with their numbers.
    """

    id: str
    name: str
    board: bool
    about: dict[str, Any]
    players: tuple[int, ...]
    page: LearnPage
    parts: tuple[tuple[str, int], ...]
    cards: tuple[tuple[str, int], ...]
    points: tuple[tuple[int, int], ...]
    provenance: tuple[str, ...]
    variants: tuple[tuple[str, str], ...]
