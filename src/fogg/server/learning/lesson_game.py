"""A lesson under way: a function of what the learner has done so far, so that nothing of it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fogg.engine import Action, Game
from fogg.errors import IllegalAction, MalformedAction
from fogg.server.broadcast.seat_views import Seats
from fogg.server.broadcast.table_facts import Around, facts_of
from fogg.server.broadcast.table_frames import TableSight, snapshot, update
from fogg.server.learning.lesson import LEARNER, LessonStep, first_fitting, fits, lesson_rules, read_lesson
from fogg.server.learning.lesson_input import LessonInput
from fogg.server.protocol.frames import Snapshot, Update
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import AnyBody, ChairTaken, Created, Played, Started
from fogg.server.table.create import add
from fogg.server.table.table_setup import Chair, TableSetup
from fogg.server.table.table_state import TableState

PERSON = "learner"  # at no other table


class AnotherStep(Exception):
    """A decision that is possible, but not what the step is about."""


class LessonGame:
    """The game of a lesson and the step that is taken. The same inputs lead to the same position."""

    def __init__(self, name: str, now: float, board: str) -> None:
        self.name = name
        self.lesson = read_lesson(name)
        self.step = 0
        self._now, self._board = now, board
        rules = lesson_rules(name)
        chairs = (Chair("me", None, "blue"), Chair("bot", self.lesson.bot, "red"))
        setup = TableSetup(lesson_id(name), chairs, bot_pace="instant", fixed_order=True, vote_minutes=0)
        created = Created(setup, PERSON, rules.edition.rules_version, self.lesson.seed, "", "", known_deal=True)
        self.state = TableState(lesson_id(name), rules, created, now)
        for body in (created, ChairTaken(LEARNER, PERSON, PERSON, "blue"), Started((0, 1))):
            self._add(body)
        self._seats = Seats(self.state)
        self._shown: TableSight | None = None
        self._let_others_play(None)

    @property
    def game(self) -> Game:
        """The game itself."""
        assert self.state.game is not None
        return self.state.game

    @property
    def current(self) -> LessonStep | None:
        """The step that is taken; None once the lesson is over."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    @property
    def meant(self) -> Action | None:
        """The decision that the step means; None if it is only read."""
        step = self.current
        return first_fitting(self.game, LEARNER, step.do) if step is not None and step.do else None

    @property
    def lights(self) -> tuple[str, ...]:
        """The targets that are lit."""
        step, meant = self.current, self.meant
        if step is None or step.lights is not None:
            return () if step is None else step.lights or ()
        return () if meant is None else lights_of(meant)

    def take(self, given: LessonInput, frames: list[Snapshot | Update] | None = None) -> None:
        """Take the learner's next input; AnotherStep if the step is about something else.

        A decision while a step is only read ends it, and belongs to the next one.
        What is seen after each decision, of both seats, is put into `frames`.
        """
        if self.current is None:
            raise RequestRefused("over")
        if not self.current.do:
            self.step += 1
            if given.do is None:
                return
        step = self.current
        if step is None or not step.do:
            self.step -= 1
            raise AnotherStep(self.name)
        action = self.meant if given.skip else self._chosen(step, given)
        if action is None:
            raise RequestRefused("stale")
        self._play(LEARNER, action, None if given.skip else given.slot, frames)
        self._let_others_play(frames)
        if not step.repeats or self.game.over:
            self.step += 1

    def _chosen(self, step: LessonStep, given: LessonInput) -> Action:
        """Return the decision of the learner, if the step is about it."""
        options = {int(action.id): action for action in self.game.options(LEARNER)}
        if given.do is None or given.do not in options:
            raise RequestRefused("stale")
        action = options[given.do]
        if not any(fits(self.game, LEARNER, action, pattern) for pattern in step.do):
            raise AnotherStep(step.id)
        try:
            if given.slot is not None:
                self.game.check_slot(action, given.slot)
        except (IllegalAction, MalformedAction) as error:
            raise RequestRefused("stale") from error
        return action

    def _let_others_play(self, frames: list[Snapshot | Update] | None) -> None:
        """Let the other seat do what it wants most, until it is the learner's turn."""
        while not self.game.over and self.game.actors and LEARNER not in self.game.actors:
            seat = self.game.actors[0]
            wanted = first_fitting(self.game, seat, self.lesson.wants) or self.game.options(seat)[0]
            self._play(seat, wanted, None, frames, by="bot")
        if self.game.actors and LEARNER in self.game.actors:
            for seat in self.game.actors:  # who chooses at the same time
                if seat != LEARNER:
                    self._play(seat, self.game.options(seat)[0], None, None, by="bot")

    def _play(
        self, seat: int, action: Action, slot: int | None, frames: list[Snapshot | Update] | None, by: str = ""
    ) -> None:
        if frames is not None and self._shown is None:
            self._shown = self._sight()
        self._add(Played(seat, dict(action.to_json()), slot, by))
        if frames is not None:
            before, after = self._shown, self._sight()
            assert before is not None
            changed = update(self._number(), before, after)
            self._shown = after
            if changed is not None:
                frames.append(changed)

    def _number(self) -> int:
        return len(self.game.moves) + 1

    def _add(self, body: AnyBody) -> None:
        add(self.state, body, PERSON, self._now)

    def seen(self) -> Snapshot:
        """Return all that the learner sees now."""
        return snapshot(self._number(), self._sight())

    def _sight(self) -> TableSight:
        facts = facts_of(
            self.state,
            Around((PERSON,), (), {}),
            lambda person: "",  # the page knows who sits in front of it
            self._now,
            self._board,
            revealing=False,
            end=None,
        )
        waiting = (LEARNER,) if LEARNER in self.game.actors and not self.game.over else ()
        return TableSight(self._seats.seen(LEARNER), facts, facts, own=[LEARNER], host=False, chat=(), waiting=waiting)


def lesson_id(name: str) -> str:
    """Return what the table of a lesson is called."""
    return f"lesson-{name}"


def lights_of(action: Action) -> tuple[str, ...]:
    """Return what is pressed for a decision; of tickets those that are kept."""
    form: dict[str, Any] = dict(action.to_json())
    if form["do"] == "keep":
        kept = int(form["tickets"])
        return tuple(f"offer:{i}" for i in range(kept.bit_length()) if kept >> i & 1)
    return tuple(action.targets())


def taken(game: LessonGame, inputs: Sequence[LessonInput]) -> None:
    """Take inputs that were shown before; a refusal if the lesson has changed since."""
    for given in inputs:
        try:
            game.take(given)
        except AnotherStep as error:
            raise RequestRefused("stale") from error
