"""`make screenshots`: every screen of the page at four sizes, by day and by night, into build/screenshots.

One server on an empty database; its tables are played on from games of fixed seeds, so that the pictures are the same
again. Nothing is compared: people look at them. Arguments choose: sizes, `day`, `night`, and beginnings of names.
`--lang de` speaks another language; its pictures lie in a folder of their own.
`--readme` writes the three of the README into docs/pictures instead.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.browser import find_browser, flags  # noqa: E402
from tests.web.people import SIZES  # noqa: E402
from tools.screen_reach import Scene, Visit  # noqa: E402
from tools.screen_scenes import SCENES  # noqa: E402
from tools.screen_stage import Stage  # noqa: E402

from fogg.words import ENGLISH, LANGUAGES  # noqa: E402

OUT = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
HANDS = {"mouse": ("desktop", "laptop"), "finger": ("phone", "landscape")}
THEMES = {"day": "light", "night": "dark"}
README = {
    "usa-table-desktop-day": "page-table",
    "front-desktop-day": "page-front",
    "usa-table-phone-night": "page-phone",
}
MOST_BYTES = 150_000
QUALITIES = (88, 80, 70, 60, 45)
SETTLED_MS = 210  # longer than the board takes until it is sharp again


def main(wanted: list[str]) -> None:
    """Take those that are wanted, or all."""
    readme = "--readme" in wanted
    language = wanted[wanted.index("--lang") + 1] if "--lang" in wanted else ENGLISH
    if language not in LANGUAGES:
        sys.exit(f"--lang: unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    wanted = [word for word in wanted if word not in ("--lang", language)]
    out = OUT if language == ENGLISH else OUT / language
    words = [word for name in README for word in name.rsplit("-", 2)] if readme else wanted
    sizes = [size for size in SIZES if size in words] or list(SIZES)
    themes = [theme for theme in THEMES if theme in words] or list(THEMES)
    names = tuple(word for word in words if word not in SIZES and word not in THEMES)
    out.mkdir(parents=True, exist_ok=True)
    with staged() as stage, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=flags())
        for scene in SCENES:
            if not names or any(part.startswith(names) for part in (scene.name, *scene.parts)):
                for hand, own in HANDS.items():
                    visit = Visit(browser, stage, hand == "finger", language)
                    take(visit, scene, out, [size for size in own if size in sizes], themes)
        browser.close()
    if readme:
        for source, target in README.items():
            (PICTURES / f"{target}.webp").write_bytes((OUT / f"{source}.webp").read_bytes())


def small_webp(page: Page) -> bytes:
    """Return what the page shows as WebP, as good as the limit of a committed picture allows."""
    session = page.context.new_cdp_session(page)
    for quality in QUALITIES:
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        found = base64.b64decode(shot["data"])
        if len(found) <= MOST_BYTES:
            return found
    raise ValueError(f"no picture of {page.url} is under {MOST_BYTES} bytes")


def take(visit: Visit, scene: Scene, out: Path, sizes: list[str], themes: list[str]) -> None:
    """Take all pictures of one scene by mouse or finger: set once, then seen at every size and theme."""
    if not sizes:
        return
    print(scene.name, "finger" if visit.touch else "mouse", flush=True)

    def shoot(page: Page, name: str) -> None:
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for theme in themes:
                page.emulate_media(color_scheme="dark" if theme == "night" else "light", reduced_motion="reduce")
                page.wait_for_function(
                    "() => [...document.images].every((one) => one.complete || one.loading === 'lazy')"
                )
                page.wait_for_timeout(SETTLED_MS)
                label = f"{name}-{size}-{theme}"
                page.screenshot(path=str(out / f"{label}.png"))
                if label in README:
                    (out / f"{label}.webp").write_bytes(small_webp(page))
        width, height = SIZES[sizes[0]]
        page.set_viewport_size({"width": width, "height": height})

    visit.resize(SIZES[sizes[0]])
    scene.set(visit, shoot)
    visit.close()


@contextmanager
def staged() -> Iterator[Stage]:
    """Yield servers of our own, which end with the block."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        try:
            yield stage
        finally:
            stage.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
