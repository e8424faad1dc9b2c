"""Measure a newcomer's way in Chromium: from the front page to the first claimed route, and to the end of the lesson.

It is a model, not a person: before each step it waits as long as reading its words takes at a usual speed, and before
each press as long as finding the place takes. Everything else is the page: loading, answers, motion.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.learn.test_lessons import OFFER, SECONDS_A_PRESS, WORDS_A_MINUTE, presses, words  # noqa: E402
from tests.web.browser import find_browser, flags  # noqa: E402
from tests.web.learning import Learner, Mouse  # noqa: E402
from tests.web.serving import Serving  # noqa: E402

LESSON = "first"
FIRST_ROUTE = "claim"


def main() -> None:
    """Take the whole lesson once, and print how long its first route and its end took."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder, "fogg.sqlite"))
        serving.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=flags())
        page = browser.new_context(viewport={"width": 1280, "height": 720}).new_page()
        for name, seconds in learned(page, serving.address).items():
            print(f"{name:<44} {seconds:6.1f} s")
        browser.close()
        serving.kill()
    print(f"a model: {WORDS_A_MINUTE} words a minute, {SECONDS_A_PRESS} s for each press")


def learned(page: Page, address: str) -> dict[str, float]:
    """Return how long it took, from the request for the front page on."""
    say = words(LESSON)
    start = time.perf_counter()
    page.goto(address)
    page.get_by_role("link", name="Take the lesson").wait_for()
    read(page, *(say.format(key, {}) for key in OFFER))
    page.get_by_role("link", name="Take the lesson").click()
    learner = Learner(page, LESSON, Mouse)
    found: dict[str, float] = {}
    before = ""
    for step in learner.steps():
        if before == FIRST_ROUTE and step.id != FIRST_ROUTE:
            found["front page to the first claimed route"] = time.perf_counter() - start
        if step.id != before:
            read(page, say.format(f"lesson-{step.id}-title", {}), say.format(f"lesson-{step.id}", {}))
        page.wait_for_timeout(1000 * SECONDS_A_PRESS * presses(learner.lesson.meant))
        before = step.id
    page.wait_for_selector(".ceremony")
    found["front page to the end of the lesson"] = time.perf_counter() - start
    return found


def read(page: Page, *texts: str) -> None:
    """Wait as long as a reader of the usual speed takes."""
    page.wait_for_timeout(1000 * 60 * len(" ".join(texts).split()) / WORDS_A_MINUTE)


if __name__ == "__main__":
    main()
