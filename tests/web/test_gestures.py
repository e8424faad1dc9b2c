"""Pan and zoom: only the container moves, nothing is laid out or painted; at rest the board is sharp at its scale."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import CDPSession, Page
from tests.web.people import People, keep_all, sit_down
from tests.web.pictures import Gray, enlarged, gray, likeness

FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MARK = "(name) => { performance.mark(name); }"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
REST = """() => new Promise((done) => {
  const sharp = () => /scale\\(1\\)$/.test(document.querySelector(".mover").style.transform);
  const look = (times) => { if (times > 3) done(); else requestAnimationFrame(() => look(sharp() ? times + 1 : 0)); };
  look(0);
})"""
# Notches of a wheel, one in each frame: a machine that is busy must not make pauses that look like rest.
WHEEL = """async ([x, y, by]) => {
  const box = document.querySelector(".boardbox");
  for (let i = 0; i < 10; i++) {
    box.dispatchEvent(new WheelEvent("wheel", {deltaY: by, clientX: x, clientY: y, bubbles: true, cancelable: true}));
    await new Promise(requestAnimationFrame);
  }
}"""


def at_the_table(people: People, size: str = "desktop") -> Page:
    page = people.guest(size)
    sit_down(page, "usa")
    keep_all(page)
    page.wait_for_selector(".play:not(.start) .signplate.you")
    page.evaluate("document.fonts.ready")
    page.mouse.move(5, 5)
    return page


def traced(page: Page, gesture: Callable[[], None], end: Callable[[], None]) -> tuple[Counter[str], Counter[str]]:
    """Return what the browser did during a gesture, and from its end until the board was at rest."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(MARK, "gesture-begins")
    gesture()
    page.evaluate(FRAMES)
    page.evaluate(MARK, "gesture-ends")
    end()
    page.evaluate(REST)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    times = {event["name"]: event["ts"] for event in events if event["name"].startswith("gesture-")}
    begins, ends = times["gesture-begins"], times["gesture-ends"]
    during = Counter(event["name"] for event in events if begins <= event["ts"] <= ends)
    after = Counter(event["name"] for event in events if event["ts"] > ends)
    return during, after


def assert_only_moved(during: Counter[str]) -> None:
    """Check that frames were shown without layout or repaint."""
    assert during["Commit"] >= 4
    assert (during["Layout"], during["Paint"]) == (0, 0)


def test_while_the_board_is_dragged_or_zoomed_nothing_is_laid_out_or_painted(people: People) -> None:
    page = at_the_table(people)
    page.mouse.move(700, 400)
    page.mouse.down()
    page.mouse.move(712, 406)
    page.evaluate(FRAMES)

    def drag() -> None:
        for i in range(12):
            page.mouse.move(712 - 9 * i, 406 + 4 * i)

    assert_only_moved(traced(page, drag, page.mouse.up)[0])
    during, after = traced(page, lambda: page.evaluate(WHEEL, [700, 400, -60]), lambda: None)
    assert_only_moved(during)
    assert after["Layout"] and after["Paint"]  # so these are seen where they happen


def test_while_two_fingers_zoom_nothing_is_laid_out_or_painted(people: People) -> None:
    page = at_the_table(people, "phone")
    fingers = page.context.new_cdp_session(page)
    before = width(page)
    touch(fingers, "touchStart", 40)
    touch(fingers, "touchMove", 46)
    page.evaluate(FRAMES)

    def spread() -> None:
        for i in range(12):
            touch(fingers, "touchMove", 46 + 5 * i)

    during, after = traced(page, spread, lambda: touch(fingers, "touchEnd"))
    assert_only_moved(during)
    assert after["Layout"] and width(page) > 1.5 * before


def touch(fingers: CDPSession, kind: str, apart: int | None = None) -> None:
    """Put two fingers on the board, that far from its middle; lift them without a distance."""
    points = [] if apart is None else [{"x": 195 + side * apart, "y": 300, "id": side + 1} for side in (-1, 1)]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def width(page: Page) -> float:
    return float(page.evaluate("Number(document.querySelector('.mover .fogg-board').getAttribute('width'))"))


NAME = """() => {
  const text = [...document.querySelectorAll("#page-names text")].find((one) => one.textContent === "Denver");
  const {x, y, width, height} = text.getBoundingClientRect();
  return {x: Math.floor(x) - 2, y: Math.floor(y) - 2, width: Math.ceil(width) + 5, height: Math.ceil(height) + 5};
}"""
# The same drawing in no layer of its own: as if the page had begun at this scale. A layer stands on whole px or between
# them, as the browser likes; so may this.
PAINTED_AGAIN = """([at, whole]) => {
  const [x, y] = at.match(/-?[.\\d]+px/g).map(parseFloat).map((one) => (whole ? Math.round(one) : one));
  Object.assign(document.querySelector(".mover").style, {willChange: "auto", transform: `translate(${x}px, ${y}px)`});
}"""
SHARP = 0.8  # of likeness: a shift by a part of a px leaves 0.88 or more, a blur by 1.3 less than 0.7
PLACE = "() => document.querySelector('.mover').style.transform"


def picture(page: Page, clip: dict[str, float]) -> Gray:
    """Return what is seen there once two looks at it show the same: a busy machine draws a while."""
    seen: list[bytes] = []
    while len(seen) < 2 or (seen[-1] != seen[-2] and len(seen) < 10):
        page.evaluate(FRAMES)
        seen.append(page.screenshot(clip=clip))  # type: ignore[arg-type]  # a plain dict will do
    return gray(seen[-1])


def test_a_zoomed_name_is_as_sharp_as_one_drawn_at_that_size(people: People) -> None:
    page = at_the_table(people)
    before = width(page)
    page.evaluate(WHEEL, [700, 400, -90])
    page.evaluate(REST)
    clip = page.evaluate(NAME)
    at = page.evaluate(PLACE)
    zoomed = picture(page, clip)
    drawn = []
    for whole in (False, True):
        page.evaluate(PAINTED_AGAIN, [at, whole])
        assert "3d" not in page.evaluate(PLACE)
        drawn.append(picture(page, clip))
    factor = width(page) / before
    assert factor > 2
    assert max(likeness(zoomed, one) for one in drawn) > SHARP
    for blur in (factor, 1.3):
        assert likeness(enlarged(drawn[0], blur), drawn[0]) < SHARP  # so blur is seen where there is any
