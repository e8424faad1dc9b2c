"""`make bench-web`: how soon the board is there, how large the page is, how long a click takes to be answered."""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.web.browser import find_browser, flags  # noqa: E402
from tests.web.people import keep_all, sit_down  # noqa: E402
from tests.web.serving import Serving  # noqa: E402

from fogg.server.page_build import STATIC  # noqa: E402

DRAWS = 12
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
    script = sum(len(gzip.compress(file.read_bytes())) for file in files if file.suffix == ".js")
    fonts = [file.stat().st_size for file in files if file.suffix == ".woff2"]
    print(f"JavaScript, compressed      {script / 1000:8.1f} KB")
    print(f"fonts, all four files       {sum(fonts) / 1000:8.1f} KB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder, "fogg.sqlite"))
        serving.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=flags())
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
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
        browser.close()
        serving.kill()


if __name__ == "__main__":
    main()
