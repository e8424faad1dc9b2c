"""`make screenshots`: every screen of the page at four sizes, by day and by night, into build/screenshots.

A server of its own is started on an empty database; bots move at once. Nothing is compared: people look at them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.browser import find_browser, flags  # noqa: E402
from tests.web.people import SIZES, act_by_list, greedy, keep_all, open_table, sit_down  # noqa: E402

OUT = ROOT / "build" / "screenshots"
EDITIONS = {
    "usa": 5,
    "europe": 5,
    "new_york": 4,
    "amsterdam": 4,
    "uk": 4,
    "france": 5,
    "marklin": 5,
    "germany": 5,
    "team_asia": 6,
}


def main(wanted: list[str]) -> None:
    """Take them all, or only those of the sizes that are named."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [
            sys.executable,
            "-c",
            "from fogg.cli import main; main()",
            "serve",
            "--port",
            "0",
            "--limits",
            "1000",
        ]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(ROOT / "src")}
        serving = subprocess.Popen(
            [*command, "--db", f"{folder}/fogg.sqlite"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        assert serving.stdout is not None
        address = None
        while address is None:
            address = re.search(r"http://127\.0\.0\.1:\d+", serving.stdout.readline())
        browser = playwright.chromium.launch(executable_path=find_browser(), args=flags())
        for size in wanted or SIZES:
            for night in (False, True):
                screens(browser, address[0], size, night=night)
        browser.close()
        serving.terminate()
        serving.wait()


def screens(browser: Browser, address: str, size: str, *, night: bool) -> None:
    """All screens at one size and theme."""
    label = f"{size}-{'night' if night else 'day'}"
    print(label, flush=True)

    def fresh() -> Page:
        width, height = SIZES[size]
        touch = size in ("phone", "landscape")
        page = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        ).new_page()
        page.goto(address)
        return page

    def shoot(page: Page, name: str) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=str(OUT / f"{name}-{label}.png"))

    page = fresh()
    page.wait_for_selector(".edition")
    page.wait_for_timeout(1500)
    shoot(page, "front")
    open_table(page, {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "invited"}]}, "Mira")
    page.get_by_role("button", name="Invite").click()
    shoot(page, "lobby")
    page.context.close()
    page = fresh()
    open_table(page, {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "hot"}]}, "Mira", ("Ben",))
    page.wait_for_selector(".curtain")
    shoot(page, "curtain")
    page.context.close()
    for edition, players in EDITIONS.items():
        page = fresh()
        sit_down(page, edition, players)
        page.wait_for_selector(".choose, .decision")
        shoot(page, f"{edition}-choice")
        if page.locator(".choose").count():
            keep_all(page)
        for _ in range(18):
            if not act_by_list(page, greedy):
                break
            page.wait_for_timeout(80)
        shoot(page, f"{edition}-table")
        if edition == "usa":
            panels(page, shoot)
        if edition == "new_york":
            while act_by_list(page, greedy):
                page.wait_for_timeout(60)
            shoot(page, "ceremony")
            for _ in range(3):
                page.get_by_role("button", name="Next").click()
            shoot(page, "ceremony-ticket")
            page.keyboard.press("Escape")
            shoot(page, "result")
        page.context.close()


def panels(page: Page, shoot: object) -> None:
    """The sheets of a table."""
    assert callable(shoot)
    for key, name in (("o", "options"), ("l", "log"), ("c", "chat"), ("f", "search"), ("?", "help")):
        page.keyboard.press(key)
        shoot(page, name)
        page.keyboard.press("Escape")


if __name__ == "__main__":
    main(sys.argv[1:])
