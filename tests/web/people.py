"""People in front of a browser: what they do there, as a person would."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from tests.positions.book import Position

SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844), "landscape": (844, 390)}
NOWHERE = "about:blank"
POST = """async ([path, body]) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
ASKED = "() => document.querySelector('.ceremony, .result, .status .list:not(:disabled)')"

# The number that a device adds to deals, the same in every run; other random bytes stay random.
FIXED = """(() => {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === 16 ? array.fill(%d) : real(array));
})()"""


class People:
    """Everybody of one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.said: list[str] = []

    def visitor(
        self, size: str = "desktop", *, night: bool = False, locale: str = "en-US", app: bool = False, at: str = ""
    ) -> Page:
        """Return a person with a browser of their own, at the front page; with `app` it keeps the page as an app."""
        page = self.guest(size, night=night, locale=locale, app=app)
        page.goto(at or "/")
        return page

    def guest(self, size: str = "desktop", *, night: bool = False, locale: str = "en-US", app: bool = False) -> Page:
        """Return a person with a browser of their own who comes by a link and has not opened it yet."""
        width, height = SIZES[size]
        touch = size in ("phone", "landscape")
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            locale=locale,
            service_workers="allow" if app else "block",
        )
        self.contexts.append(context)
        context.add_init_script(FIXED % len(self.contexts))
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.said.append(f"error: {error}"))
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if "registration blocked by Playwright" not in message.text:
            self.said.append(f"{message.type}: {message.text}")

    def close(self) -> None:
        """Check that the console has stayed empty, apart from messages about connections cut by closing."""
        said = list(self.said)
        for context in self.contexts:
            context.close()
        assert not said, said


def sit_down(
    page: Page, edition: str, players: int = 2, *, assist: int = 1, name: str = "Mira", **choices: Any
) -> None:
    """Open the page of a table against instant bots whose game has begun. `choices`: a variant, add-ons."""
    chairs: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "bot", "bot": "racer"} for _ in range(players - 1))]
    setup = {"edition": edition, "chairs": chairs, "bot_pace": "instant", "assist": assist, **choices}
    open_table(page, setup, name)


def open_table(page: Page, setup: dict[str, Any], name: str, names: tuple[str, ...] = (), **more: Any) -> None:
    """Make a table and open its page. `more`: a seed, or a record and where to play on from."""
    page.goto(made_table(page, setup, name, names, **more))


def made_table(page: Page, setup: dict[str, Any], name: str, names: tuple[str, ...] = (), **more: Any) -> str:
    """Make a table, start it if every seat is taken, and return its path."""
    if name:
        send(page, "/api/me", {"name": name})
    made = send(page, "/api/tables", {"setup": setup, "names": list(names), **more})
    if all(chair["kind"] in ("me", "bot", "hot") for chair in setup["chairs"]):
        send(page, f"/api/tables/{made['table']}/start", {})
    return str(made["path"])


def send(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Send a request as this person's browser would, and return the answer; by the page itself, once it is open."""
    if page.url != NOWHERE:
        return page.evaluate(POST, [path, body])
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def keep_all(page: Page) -> None:
    """Keep every ticket that is offered."""
    page.wait_for_selector(".choose .ticket")
    tickets = page.get_by_role("checkbox")
    for i in range(tickets.count()):
        if tickets.nth(i).get_attribute("aria-checked") == "false":
            tickets.nth(i).click()
    page.get_by_role("button", name="Keep").click()


def is_asked(page: Page) -> bool:
    """Return whether something is asked of the person now."""
    return bool(page.evaluate("document.querySelector('.status .list:not(:disabled)') !== null"))


def is_over(page: Page) -> bool:
    return page.locator(".ceremony, .result").count() > 0


def wait_asked(page: Page) -> bool:
    """Wait until something is asked of the person; False if the game is over instead."""
    page.wait_for_function(ASKED, timeout=30_000)
    return not is_over(page)


def act_by_list(page: Page, pick: Any) -> bool:
    """Make one decision by the list of options; return False when the game is over. `pick` chooses from the labels."""
    if not wait_asked(page):
        return False
    page.get_by_role("button", name="What you can do").click()
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


def play_on(page: Page, edition: str, position: Position, **choices: Any) -> None:
    """Open a table at which a position is played on against bots."""
    seats = len(position.read().header.game.seats)
    chairs = [{"kind": "me"} if seat == position.seat else {"kind": "bot", "bot": "racer"} for seat in range(seats)]
    setup = {"edition": edition, "chairs": chairs, "fixed_order": True, "bot_pace": "instant", **choices}
    open_table(page, setup, "Mira", record=position.text, until=position.point)


def expect_board(page: Page) -> None:
    """Check that the board is drawn."""
    expect(page.locator(".fogg-board").first).to_be_visible()
