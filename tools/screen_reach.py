"""The ways to the screens of `make screenshots`: visitors of a server, tables at a moment, and what is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from tests.web.people import made_table
from tools.screen_positions import Moment
from tools.screen_stage import Stage

from fogg.words import ENGLISH, Names, Wording

Shoot = Callable[[Page, str], None]
POST = """async ([path, body]) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch("/api" + path, {method: "POST", headers, body: JSON.stringify(body)});
  if (!answer.ok) throw new Error(await answer.text());
}"""


class Visit:
    """A server seen by people with a browser each, all of them at mouse or all at a phone."""

    def __init__(self, browser: Browser, stage: Stage, touch: bool, language: str = ENGLISH) -> None:
        self.browser = browser
        self.stage = stage
        self.address = stage.address
        self.touch = touch
        self.language = language
        self.words = Wording(Names(cities={}, routes={}, tickets={}, seats=[], own_words={}), language)
        self.size = (1440, 900)
        self.contexts: list[BrowserContext] = []

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size

    def word(self, key: str, **values: Any) -> str:
        """Return what the page calls something in its language."""
        return self.words.format(key, values)

    def button(self, page: Page, key: str, **values: Any) -> Locator:
        """Return the button of that name."""
        return page.get_by_role("button", name=self.word(key, **values), exact=True)

    def visitor(self, path: str = "/", *, address: str = "", app: bool = False) -> Page:
        """Return the page of a visitor who has never been here; with `app` it is kept for times without a network."""
        width, height = self.size
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=self.touch,
            is_mobile=self.touch,
            locale={"en": "en-US", "de": "de-DE"}[self.language],
            service_workers="allow" if app else "block",
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.goto((address or self.address) + path)
        return page

    def make(
        self, page: Page, found: Moment, *, name: str = "Mira", chairs: list[dict[str, str]] | None = None, **more: Any
    ) -> str:
        """Make a table that continues from a moment; seat 0 is its host."""
        others = [{"kind": "bot", "bot": "racer"} for _ in range(found.players - 1)]
        deal = found.deal
        setup: dict[str, Any] = {"edition": deal.edition, "variant": deal.variant, "add_ons": list(deal.add_ons)}
        setup |= {"chairs": [{"kind": "me"}, *(chairs or others)]}
        setup |= {"bot_pace": "instant", "fixed_order": True, **more.pop("setup", {})}
        until = {"record": found.record, "until": found.until}
        return made_table(page, setup, name, tuple(more.pop("names", ())), **until, **more)

    def sit(self, found: Moment, **more: Any) -> Page:
        """Sit down at such a table and look at it."""
        page = self.visitor()
        page.goto(self.address + self.make(page, found, **more))
        page.wait_for_selector(".fogg-board, .curtain")
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()


class Scene(NamedTuple):
    """A scene, the names of its further pictures, and how it is set and shot."""

    name: str
    set: Callable[[Visit, Shoot], None]
    parts: tuple[str, ...] = ()


def finish(page: Page) -> None:
    """Decide anything until the game is over."""
    over = ".ceremony, .result"
    while True:
        page.wait_for_selector(f"{over}, .status .list:not(:disabled)")
        if page.locator(over).count():
            return
        page.keyboard.press("o")
        page.locator(".optionlist .way").first.click()
        if page.locator(".optionlist .way").count():
            page.locator(".optionlist .way").first.click()


def say(visit: Visit, page: Page, text: str) -> None:
    page.get_by_label(visit.word("web-say"), exact=True).fill(text)
    page.keyboard.press("Enter")
    page.wait_for_selector(".chatlog b")


def open_tool(visit: Visit, page: Page, key: str) -> None:
    """Open a sheet that has a button in the page's head, or a tab on a phone."""
    name = visit.word(key)
    button = page.locator(".tools").get_by_role("button", name=name)
    if not button.is_visible():
        page.locator(".tabs button").nth(1).click()
        button = page.locator(".tabsheet").get_by_role("button", name=name)
    button.click()
    page.wait_for_selector(".side-sheet")


def open_route(page: Page, target: str) -> None:
    """Open the payments of a route, by the list of a city's routes."""
    key = target.removeprefix("route:")
    page.locator(f'[id="route-{key}"] [id^=space-]').first.dispatch_event("pointerdown", press(page, key))
    page.locator(f'[id="route-{key}"] [id^=space-]').first.dispatch_event("pointerup", press(page, key))
    page.wait_for_selector(".counter")


def press(page: Page, key: str) -> dict[str, Any]:
    """Return what the browser reports of a press on the first space of a route."""
    box = page.locator(f'[id="route-{key}"] [id^=space-]').first.bounding_box()
    assert box is not None
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    return {"pointerId": 1, "button": 0, "pointerType": "touch", "bubbles": True, **at}


def refused(page: Page) -> None:
    """Press a long free route that cannot be paid."""
    keys = page.evaluate(
        "[...document.querySelectorAll('#routes > .route')].filter((one) => "
        "!document.getElementById(one.id.replace('route-', 'owned-'))"
        " && one.querySelectorAll('[id^=space-]').length >= 4).map((one) => one.id.slice(6))"
    )
    for key in keys:
        for kind in ("pointerdown", "pointerup"):
            page.locator(f'[id="route-{key}"] [id^=space-]').first.dispatch_event(kind, press(page, key))
        page.wait_for_timeout(150)
        if page.locator(".signplate.no").count():
            return
        page.keyboard.press("Escape")


def next_stage(visit: Visit, page: Page) -> None:
    """Go on in the ceremony."""
    visit.button(page, "web-next").or_(visit.button(page, "web-to-result")).click()
