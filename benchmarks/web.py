"""`make bench-web`: how soon the board is there, how large the page is, how long a click takes to be answered, and how
soon any moment of a replay is on screen.
"""

from __future__ import annotations

import gzip
import random
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.web.browser import find_browser, flags  # noqa: E402
from tests.web.people import keep_all, sit_down  # noqa: E402
from tests.web.replays import bring, named, open_replay  # noqa: E402
from tests.web.serving import Serving  # noqa: E402
from tools.screen_positions import played  # noqa: E402

from fogg.server.page_build import STATIC  # noqa: E402

DRAWS = 12
NAMES = ("Mira", "Ben", "Cleo", "Dora", "Emil")
MOVES = 60  # of the scrubber
APART = 0.02  # of the slider: a press that moves nothing draws nothing, and would wait for another picture
PROMISED = 100  # ms from a press of the scrubber to the picture
LONG = (("marklin", "greedy"), ("europe", "greedy"), ("usa", "racer"))  # games of five bots, the first of 420 decisions
# From each press of the slider to the picture that shows it, as the browser tells: in steps of 8 ms.
WATCH = """() => {
  window.waits = new Map();
  new PerformanceObserver((list) => {
    for (const {interactionId, duration} of list.getEntries()) {
      if (interactionId) window.waits.set(interactionId, Math.max(duration, window.waits.get(interactionId) ?? 0));
    }
  }).observe({type: "event", durationThreshold: 16, buffered: false});
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"
SETTLED = "() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1500)))"
# Of the first visit to a server that has just started: its largest paint, and what moved meanwhile.
FRONT = """() => new Promise((done) => {
  let [paint, shift] = [0, 0];
  const watch = (type, heard) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({type, buffered: true});
  watch("largest-contentful-paint", (entry) => (paint = entry.startTime / 1000));
  watch("layout-shift", (entry) => (shift += entry.value));
  setTimeout(() => done({"front, largest paint, s": paint, "front, layout shift": shift}), 3000);
})"""


def main() -> None:
    """Measure, and print a line each."""
    files = list((STATIC / "assets").iterdir())
    scripts = {file.name: len(gzip.compress(file.read_bytes())) for file in files if file.suffix == ".js"}
    first = set(re.findall(r"assets/([\w.-]+\.js)", (STATIC / "index.html").read_text(encoding="utf-8")))
    fonts = [file.stat().st_size for file in files if file.suffix == ".woff2"]
    print(f"JavaScript at first load    {sum(scripts[name] for name in first) / 1000:8.1f} KB, compressed")
    print(
        f"JavaScript, loaded later    {sum(scripts[name] for name in set(scripts) - first) / 1000:8.1f} KB, compressed"
    )
    print(f"fonts, all four files       {sum(fonts) / 1000:8.1f} KB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder, "fogg.sqlite"))
        serving.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=flags())
        context = browser.new_context(
            base_url=serving.address, viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(serving.address)
        for name, value in page.evaluate(FRONT).items():
            print(f"{name:<27} {value:8.3f}")
        sit_down(page, "usa", 3)
        keep_all(page)
        page.wait_for_selector(".signplate.you")
        times = []
        for _ in range(5):
            start = time.perf_counter()
            page.reload(wait_until="commit")
            page.wait_for_selector(".fogg-board #routes .route")
            times.append(time.perf_counter() - start)
        print(f"first board, reloaded       {statistics.median(times) * 1000:8.0f} ms")
        answers = []
        for _ in range(DRAWS):
            page.wait_for_selector(".status .list:not([disabled])")
            before = page.locator(".hand").inner_text()
            start = time.perf_counter()
            page.keyboard.press("h")
            while page.locator(".hand").inner_text() == before and time.perf_counter() - start < 5:
                pass
            answers.append(time.perf_counter() - start)
        print(f"key to answer on screen     {statistics.median(answers) * 1000:8.0f} ms (median of {DRAWS})")
        for edition, bot in LONG:
            measure_replay(page, edition, bot)
        browser.close()
        serving.kill()


def measure_replay(page: Page, edition: str, bot: str) -> None:
    """Press the slider of a replay at random places, and print how long it takes until they are seen."""
    record = named(played(edition, len(NAMES), 7, bot), *NAMES)
    start = time.perf_counter()
    path = bring(page, record)
    brought = time.perf_counter() - start
    open_replay(page, path)
    slider = page.get_by_role("slider").bounding_box()
    assert slider is not None
    page.evaluate(SETTLED)  # the first picture takes a moment to be drawn whole, and is measured above
    page.evaluate(WATCH)
    lot = random.Random(7)
    place = 0.5
    for _ in range(MOVES):
        page.mouse.click(slider["x"] + slider["width"] * place, slider["y"] + slider["height"] / 2)
        page.evaluate(DRAWN)
        place = next(at for at in iter(lambda: lot.uniform(0.03, 0.97), None) if abs(at - place) > APART)
    waits = sorted(page.evaluate("() => [...window.waits.values()]"))
    waits = [0] * (MOVES - len(waits)) + waits  # under 16 ms the browser tells nothing
    middle, late = statistics.median(waits), waits[int(0.95 * len(waits))]
    over = sum(wait > PROMISED for wait in waits)
    told = f"95 % {late:.0f} ms, worst {waits[-1]:.0f} ms, {over} of {MOVES} above {PROMISED} ms"
    print(f"scrubber to screen          {middle:8.0f} ms (median of {MOVES}), {told}")
    print(f"  in a game of {edition} with {len(NAMES)} players and {len(record.lines)} decisions")
    print(f"record from a file          {brought * 1000:8.0f} ms")


if __name__ == "__main__":
    main()
