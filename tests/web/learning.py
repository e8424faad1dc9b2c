"""A learner at a page: takes the steps of a lesson as they are meant, in front of the same lesson in Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from playwright.sync_api import Locator, Page, expect
from tests.web.deciding import Decider
from tests.web.people import wait_asked

from fogg.engine import Action
from fogg.engine.decisions.action import Claim, DrawFaceUp, DrawHidden, DrawTickets, Keep
from fogg.engine.ruleset import wording_of
from fogg.server.broadcast.book import risks_of
from fogg.server.learning.lesson import LEARNER, LessonStep, lesson_rules
from fogg.server.learning.lesson_game import LessonGame
from fogg.server.learning.lesson_input import LessonInput

MOST_TABS = 40
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Mouse(Decider):
    """Presses cards, places and sheets."""

    def spot(self, target: str) -> tuple[float, float]:
        """Return where a place can be pressed, once the board rests: it is laid out again when a choice ends."""
        before, now = None, super().spot(target)
        while now != before:
            self.page.evaluate(FRAMES)
            before, now = now, super().spot(target)
        return now

    def read_on(self) -> None:
        self.page.get_by_role("button", name="Next").click()


class Finger(Mouse):
    """Taps; a claim opens its sheet and is confirmed there."""

    def press(self, target: str) -> None:
        self.page.touchscreen.tap(*self.spot(target))

    def claim(self, action: Claim) -> None:
        super().claim(action)
        if len(self.group(action).payments) == 1 and action.targets()[0] not in risks_of(self.game.ruleset):
            self.page.locator(".counter .acts .main").tap()

    def read_on(self) -> None:
        self.page.get_by_role("button", name="Next").tap()


class Keys(Mouse):
    """Uses keys and nothing else."""

    def read_on(self) -> None:
        if self.page.evaluate("document.activeElement.matches('button:not([role])')"):  # on what was pressed last
            self.page.get_by_role("region", name="Lesson").get_by_role("button", name="Next").focus()
        self.page.keyboard.press("Enter")

    def do(self, action: Action) -> None:
        key = self.page.keyboard.press
        match action:
            case DrawHidden():
                key("h")
            case DrawFaceUp():
                key(str(self.game.view(self.seat).market.index(action.kind.key) + 1))
            case DrawTickets():
                key("t")
                key("t")
            case Keep():
                expect(self.page.get_by_role("checkbox").first).to_be_focused()
                for i in range(action.mask.bit_length()):
                    if action.mask >> i & 1:
                        key("Space")
                    key("Tab")
                key("Enter")
            case _:
                group = self.group(action)
                if self.page.get_by_role("dialog").count():  # a question that opens its sheet by itself
                    self.take(self.said(action))
                    return
                key("o")
                self.take()
                if len(group.payments or group.actions) > 1 or set(group.targets) & set(risks_of(self.game.ruleset)):
                    expect(self.page.get_by_role("dialog").get_by_role("button", name="Back")).to_be_visible()
                    self.take(self.said(action))

    def said(self, action: Action) -> str:
        """Return what the page calls an action."""
        names = self.page.locator(".top [data-seat] .name b").all_text_contents()
        return wording_of(self.game.ruleset, names).say(action.words(self.game, self.seat))

    def take(self, label: str | None = None) -> None:
        """Take the way of that name; without a name, the way that is described as suggested."""
        self.focus(label)
        self.page.keyboard.press("Enter")

    def focus(self, label: str | None = None) -> None:
        """Go to the way of that name; without a name, to the way that is described as suggested."""
        ways = self.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
        ways.first.wait_for()
        at = next(n for n in range(ways.count()) if is_meant(ways.nth(n), label))
        for _ in range(MOST_TABS):
            if ways.nth(at).evaluate("(one) => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(ways.nth(at)).to_be_focused()
        if label is None:
            expect(ways.nth(at)).to_have_accessible_description("This is suggested.")


def is_meant(way: Locator, label: str | None) -> bool:
    """Return True if a way has that label; without one, if it is described as suggested."""
    if label is not None:
        return label in way.inner_text()
    return way.get_attribute("aria-describedby") == "suggested"


Hand = TypeVar("Hand", bound=Mouse)


class Learner(Generic[Hand]):
    """A page with a lesson, and the lesson that it should show."""

    def __init__(self, page: Page, name: str, hand: type[Hand]) -> None:
        self.page = page
        self.lesson = LessonGame(name, 0.0, "")
        self.words = wording_of(lesson_rules(name), ())
        self.hand = hand(page, self.lesson.game, LEARNER)

    def steps(self, until: str | None = None) -> Iterator[LessonStep]:
        """Take the steps that are meant, each once the page shows it; yield it before it is taken."""
        while (step := self.lesson.current) is not None and step.id != until:
            self.expect_step(step)
            yield step
            meant = self.lesson.meant
            if meant is None:
                self.hand.read_on()
            else:
                assert wait_asked(self.page)
                self.hand.do(meant)
            self.lesson.take(LessonInput(skip=True))

    def skip_to(self, wanted: str) -> None:
        """Take the steps before one as meant, as the page has them already."""
        while self.lesson.current is not None and self.lesson.current.id != wanted:
            self.lesson.take(LessonInput(skip=True))

    def expect_step(self, step: LessonStep) -> None:
        """Check that the page shows a step, says it, and is at the same position."""
        sign = self.page.get_by_role("region", name="Lesson")
        expect(sign.get_by_role("heading")).to_have_text(self.words.format(f"lesson-{step.id}-title", {}))
        expect(sign.get_by_role("status")).to_contain_text(self.words.format(f"lesson-{step.id}", {}))
        self.hand.expect_same()
