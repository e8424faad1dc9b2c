"""Lessons over HTTP. Each request brings all that the learner did, so that the server keeps nothing."""

from __future__ import annotations

from fogg.server.broadcast.book import book_of
from fogg.server.http.requests.call import Call
from fogg.server.learning.lesson import LEARNER, lesson_rules, read_lesson
from fogg.server.learning.lesson_game import AnotherStep, LessonGame, lesson_id, taken
from fogg.server.protocol.frames import Snapshot, Update
from fogg.server.protocol.learning_bodies import AskInLesson, LessonAnswered, LessonOpened, LessonShown, TakeLesson
from fogg.server.table.playing import ways_of


async def open_lesson(call: Call) -> LessonOpened:
    """Return what is printed of a lesson's game, and the name of the drawing of its board."""
    name = call.param("lesson")
    steps = tuple(step.id for step in read_lesson(name).steps)
    return LessonOpened(book_of(lesson_rules(name), call.language), await board_of(call, name), steps)


async def take(call: Call) -> LessonShown:
    """Return where a lesson is after all that the learner did, and what happened since what they were shown."""
    body: TakeLesson = call.body
    lesson = await lesson_game(call)
    taken(lesson, body.inputs[: body.shown])
    frames: list[Snapshot | Update] = []
    refused = False
    try:
        for given in body.inputs[body.shown :]:
            lesson.take(given, frames)
    except AnotherStep:
        refused = True
    if body.shown >= len(body.inputs):
        frames = [lesson.seen()]
    step = lesson.current
    return LessonShown(
        lesson.step,
        None if step is None else step.id,
        step is not None and not step.do,
        lesson.lights,
        tuple(frames),
        refused,
    )


async def ask(call: Call) -> LessonAnswered:
    """Return why nothing can be done to something, or over which routes tickets could be completed."""
    body: AskInLesson = call.body
    lesson = await lesson_game(call)
    taken(lesson, body.inputs)
    if body.ask == "ways":
        return LessonAnswered(ways=ways_of(lesson.game.view(LEARNER)))
    why = None if lesson.game.over else lesson.game.refusal(LEARNER, body.target)
    return LessonAnswered(None if why is None else why.message)


async def lesson_game(call: Call) -> LessonGame:
    """Return the lesson of the path from its beginning."""
    name = call.param("lesson")
    read_lesson(name)
    call.server.limit("lessons", *call.keys)
    return LessonGame(name, call.server.clock.now(), await board_of(call, name))


async def board_of(call: Call, name: str) -> str:
    """Return the name of the drawing of a lesson's board, which is drawn once."""
    boards, rules = call.server.hub.boards, lesson_rules(name)
    await boards.prepare(lesson_id(name), rules)
    return boards.key(lesson_id(name), rules)
