"""The requests about learning, for the table of all requests."""

from __future__ import annotations

from fogg.server.http.learning import lesson_requests as lessons
from fogg.server.http.learning import rule_pages as pages
from fogg.server.http.requests.operations import Operation
from fogg.server.protocol import learning_bodies as bodies

L = "/lessons/{lesson}"

LEARNING_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/learn", pages.how_to_play, "How to play", returns=bodies.LearnIndex),
    Operation(
        "GET",
        "/learn/{edition}",
        pages.what_differs,
        "What differs in an edition",
        returns=bodies.EditionPage,
        codes=("not-found",),
    ),
    Operation("GET", L, lessons.open_lesson, "A lesson", returns=bodies.LessonOpened, codes=("not-found",)),
    Operation(
        "POST",
        L,
        lessons.take,
        "Take the next steps of a lesson",
        bodies.TakeLesson,
        bodies.LessonShown,
        codes=("not-found", "bad-request", "stale", "over", "too-fast"),
    ),
    Operation(
        "POST",
        f"{L}/ask",
        lessons.ask,
        "Ask about something in a lesson",
        bodies.AskInLesson,
        bodies.LessonAnswered,
        codes=("not-found", "bad-request", "stale", "over", "too-fast"),
    ),
)
