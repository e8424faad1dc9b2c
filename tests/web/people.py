"""People in front of a browser: what they do there, as a person would."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844), "landscape": (844, 390)}
AXE = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}
MAKE = """async ([name, setup, names, more]) => {
  const send = async (path, body) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch("/api" + path, {method: "POST", headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  if (name) await send("/me", {name});
  const made = await send("/tables", {setup, names, ...more});
  const full = setup.chairs.every((chair) => ["me", "bot", "hot"].includes(chair.kind));
  if (full) await send(`/tables/${made.table}/start`, {});
  return made.path;
}"""


class People:
    """Everybody of one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.said: list[str] = []

    def somebody(self, size: str = "desktop", *, night: bool = False) -> Page:
        """A person with a browser of their own, at the front page."""
        width, height = SIZES[size]
        touch = size in ("phone", "landscape")
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.said.append(f"error: {error}"))
        page.goto(self.address)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")

    def close(self) -> None:
        """The console has stayed empty; what a browser says of lines that are cut by closing it does not count."""
        said = list(self.said)
        for context in self.contexts:
            context.close()
        assert not said, said


def sit_down(page: Page, edition: str, players: int = 2, *, assist: int = 1, name: str = "Mira") -> None:
    """A table against bots that move at once, its game begun, and its page open."""
    chairs: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "bot", "bot": "racer"} for _ in range(players - 1))]
    setup = {"edition": edition, "chairs": chairs, "bot_pace": "instant", "assist": assist}
    open_table(page, setup, name)


def open_table(page: Page, setup: dict[str, Any], name: str, names: tuple[str, ...] = (), **more: Any) -> None:
    """Make a table and open its page. `more`: a seed, or a record and where to play on from."""
    path = page.evaluate(MAKE, [name, setup, list(names), more])
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)


def keep_all(page: Page) -> None:
    """Keep every ticket that is offered."""
    page.wait_for_selector(".choose .ticket")
    tickets = page.get_by_role("checkbox")
    for i in range(tickets.count()):
        if tickets.nth(i).get_attribute("aria-checked") == "false":
            tickets.nth(i).click()
    page.get_by_role("button", name="Keep").click()


def is_asked(page: Page) -> bool:
    """Whether something is asked of the person now."""
    return bool(page.evaluate("document.querySelector('.status .list:not(:disabled)') !== null"))


def is_over(page: Page) -> bool:
    return page.locator(".ceremony, .result").count() > 0


def act_by_list(page: Page, pick: Any) -> bool:
    """One decision by the list of options; False when the game is over. `pick` chooses from the labels."""
    button = page.get_by_role("button", name="What you can do")
    page.wait_for_function(
        "() => document.querySelector('.ceremony, .result, .status .list:not(:disabled)')", timeout=30_000
    )
    if is_over(page):
        return False
    button.click()
    found = page.get_by_role("dialog", name="What you can do")
    labels = found.locator(".way").all_inner_texts()
    found.locator(".way").nth(pick(labels)).click()
    again = page.locator(".optionlist .way")
    if again.count():
        again.first.click()
    return True


def greedy(labels: list[str]) -> int:
    """Claim what is longest, else take cards; tickets only when nothing else is left."""
    for opening in ("Claim", "Draw the top", "Take", "Keep", "Pay"):
        found = [i for i, label in enumerate(labels) if label.startswith(opening)]
        if found:
            return found[-1]
    return 0


def assert_fits(page: Page) -> None:
    """The page does not scroll, and no control of the turn is out of sight."""
    wide, high, width, height = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]"
    )
    assert (wide <= width, high <= height) == (True, True), (wide, width, high, height)
    for name in ("What you can do", "Undo"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width + 1
        assert box["y"] >= 0 and box["y"] + box["height"] <= height + 1


def assert_accessible(page: Page) -> None:
    """axe finds nothing serious."""
    found = Axe().run(page, options=AXE).response["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    told = [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in serious]
    assert not told, told


def expect_board(page: Page) -> None:
    """The board is drawn."""
    expect(page.locator(".fogg-board").first).to_be_visible()
