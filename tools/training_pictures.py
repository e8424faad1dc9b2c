"""The curves of docs/research.md: `python tools/training_pictures.py` draws docs/training/*.csv into docs/pictures.

The files are what `fogg train` wrote into `curve.csv` on an accelerator, every few rows of it.
"""

from __future__ import annotations

import csv
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.browser import find_browser, flags  # noqa: E402
from tools.small_png import small_png  # noqa: E402

from fogg.report import Series, html_page, line_plot, prose, section  # noqa: E402

CURVES = ROOT / "docs" / "training"
PICTURE = ROOT / "docs" / "pictures" / "training.png"
WIDTH = 760  # px
RUNS = {
    "europe-2": "Europe, two players: from nothing; from 516 s on with an imitated planner among past selves",
    "usa-2-third": "USA, two players, the third run: from the second one's weights, an imitated planner among the past",
    "usa-2-against-third": "USA, two players: a fresh network that only plays against the frozen third one",
}


def points(name: str, column: str) -> list[tuple[float, float]]:
    """Return a column of a curve by minutes."""
    with (CURVES / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        return [(float(row["seconds"]) / 60, float(row[column])) for row in csv.DictReader(file)]


def main() -> None:
    """Draw all curves into one picture."""
    sections = []
    for name, words in RUNS.items():
        series = [Series(column, points(name, column), color) for color, column in enumerate(("points", "tickets"))]
        plot = line_plot(series, words=f"points and points of tickets of {name}")
        sections.append(section(name, plot, prose(f"{words}. Points and points of tickets of a seat, by minutes.")))
    page_text = html_page("Training", *sections, lead="Self-play on one accelerator.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = Path(folder, "training.html")
        path.write_text(page_text, encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=find_browser(), args=flags())
        page = browser.new_page(viewport={"width": WIDTH, "height": 800}, color_scheme="light")
        page.goto(path.as_uri())
        page.screenshot(path=Path(folder, "training.png"), full_page=True)
        browser.close()
        PICTURE.write_bytes(small_png(Path(folder, "training.png").read_bytes()))
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
