"""The line to the table: two tabs, a cut, a reload, a server that goes away, and a newer server that comes back."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.web.people import People, keep_all, sit_down
from tests.web.serving import Serving, another_build, line_to

VIEW = "async (table) => (await fetch(`/api/tables/${table}/record`)).json()"
LONG = 30_000  # ms: a page tries again after up to 8 s
# What a browser itself says of a line that was cut.
CUT = ("WebSocket connection to", "Failed to load resource: net::ERR_")


def test_a_seat_in_two_tabs_loses_nothing_when_the_network_is_cut_in_mid_turn(chromium: Browser, address: str) -> None:
    with line_to(int(address.rsplit(":", 1)[1])) as line:
        people = People(chromium, line.address)
        page = people.guest()
        sit_down(page, "new_york")
        keep_all(page)
        expect_turn(page)
        other = page.context.new_page()
        other.on("console", people.heard)
        other.goto(page.url)
        expect_turn(other)
        assert cards(other) == cards(page) == 2

        page.keyboard.press("h")
        for tab in (page, other):
            expect_more(tab)
        assert hand(page) == hand(other) and cards(page) == 3
        other.close()

        line.cut()
        expect(page.locator(".signplate.cut")).to_contain_text("No connection.")
        page.keyboard.press("h")
        expect(page.locator(".signplate.cut")).to_contain_text("Your move is kept")
        line.mend()
        expect_turn(page)  # the bot has moved meanwhile
        assert cards(page) == 4
        assert own_draws(page) == 2  # once each, although one was sent over two lines

        page.keyboard.press("h")
        expect_more(page)
        before = hand(page)
        page.reload()
        expect_more(page)
        assert hand(page) == before and cards(page) == 5
        people.said = [said for said in people.said if not any(known in said for known in CUT)]
        people.close()


def test_a_page_outlives_a_killed_server_and_reloads_itself_for_a_newer_one(
    chromium: Browser, page_is_built: None, tmp_path: Path
) -> None:
    serving = Serving(tmp_path / "fogg.sqlite")
    serving.start()
    people = People(chromium, serving.address)
    try:
        page = people.guest()
        sit_down(page, "new_york")
        keep_all(page)
        expect_turn(page)
        before = hand(page)
        loaded: list[Page] = []
        page.on("load", lambda tab: loaded.append(tab))

        serving.kill()
        expect(page.locator(".signplate.cut")).to_be_visible(timeout=LONG)
        serving.start()
        expect_turn(page)
        assert hand(page) == before and not loaded  # the same build: no reason to load it again

        serving.kill()
        expect(page.locator(".signplate.cut")).to_be_visible(timeout=LONG)
        page.evaluate("window.old = true")
        serving.start(another_build(tmp_path / "static"))
        page.wait_for_function("() => !window.old")
        expect_turn(page)
        assert hand(page) == before
        page.keyboard.press("h")
        expect_more(page)
        assert loaded == [page]
    finally:
        serving.kill()
        people.said = [said for said in people.said if not any(known in said for known in CUT)]
        people.close()


def expect_turn(page: Page) -> None:
    expect(page.locator(".signplate.you")).to_contain_text("Your turn.", timeout=LONG)


def expect_more(page: Page) -> None:
    expect(page.locator(".signplate.you")).to_contain_text("Take one more card.", timeout=LONG)


def hand(page: Page) -> list[str]:
    """Return what each slot of the hand says."""
    return [str(card.get_attribute("aria-label")) for card in page.locator(".hand button").all()]


def cards(page: Page) -> int:
    return sum(int(label.split(", ")[1].split()[0]) for label in hand(page))


def own_draws(page: Page) -> int:
    """Return the number of cards the server has dealt to the person, as its own view tells."""
    view = page.evaluate(VIEW, page.url.rsplit("/", 1)[1])
    told = [message for message in view["history"] if "drew" in json.dumps(message)]
    return sum(view["seat"] == message[1]["seat"] for message in told)
