"""Nothing is cut off at any size: every screen from a small phone to a large monitor."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.positions.book import positions
from tests.web.deciding import Decider
from tests.web.looking import CUT, board_taken_out
from tests.web.people import People, keep_all, open_table, play_on, sit_down

from fogg.engine.records.record import follow

WINDOWS = (
    (320, 568),
    (390, 844),
    (844, 390),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
PANELS = {"o": ".optionlist", "g": ".drawer", "c": ".drawer", "f": ".search", "?": ".keys"}
UNSAID = """() => [...document.querySelectorAll(".signplate .say")]
    .filter((said) => said.clientHeight && said.scrollHeight > said.clientHeight + 6).map((said) => said.innerText)"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def whole(page: Page, screen: str, *, scrolls: bool = False) -> None:
    """The screen that is shown is whole in all windows. `scrolls`: the page itself may be longer than the window."""
    wrong: list[str] = []
    with board_taken_out(page):
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            cut = [*page.evaluate(CUT, scrolls), *page.evaluate(UNSAID)]
            wrong += [f"{screen} {width}x{height}: {what}" for what in cut]
        page.set_viewport_size({"width": 1280, "height": 720})
        page.evaluate(SETTLED)
    assert not wrong, "\n".join(wrong)


def test_nothing_is_cut_off_on_the_way_to_a_table(people: People) -> None:
    page = people.visitor("laptop")
    page.wait_for_selector(".edition")
    whole(page, "front", scrolls=True)
    page.get_by_role("button", name="Settings").click()
    whole(page, "settings", scrolls=True)
    page.keyboard.press("Escape")
    chairs = [{"kind": "me"}, {"kind": "invited"}]
    open_table(page, {"edition": "new_york", "chairs": chairs}, "Bartholomew Featherstonehaugh"[:24])
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("img", name="as a QR code")).to_be_visible()
    whole(page, "lobby", scrolls=True)
    setup = {"edition": "uk", "chairs": [{"kind": "me"}, {"kind": "hot"}], "fixed_order": True}
    open_table(page, setup, "", ("Ben",))
    page.wait_for_selector(".curtain")
    whole(page, "curtain")
    page.get_by_role("button", name=re.compile("^I am")).click()
    page.wait_for_selector(".choose .ticket")
    whole(page, "choice of five")


def test_nothing_is_cut_off_at_a_table(people: People) -> None:
    page = people.guest("laptop")
    (position,) = positions("europe")
    play_on(page, "europe", position)
    page.wait_for_selector(".signplate.you")
    whole(page, "table")
    for key, panel in PANELS.items():
        page.keyboard.press(key)
        page.wait_for_selector(panel)
        whole(page, panel)
        page.keyboard.press("Escape")
    for name in ("Rules and scoring", "Settings"):
        page.get_by_role("button", name=name).click()
        whole(page, name)
        page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.wait_for_selector(".decision")
    whole(page, "tickets?")
    page.keyboard.press("Escape")
    decider = Decider(page, position.read().replay(position.point), position.seat)
    decider.press("city:wien")
    page.wait_for_selector(".cityroutes")
    whole(page, "city")
    page.keyboard.press("Escape")


def test_nothing_is_cut_off_with_the_most_of_everything(people: People) -> None:
    """Six seats with long names and nine kinds of cards, a payment with all colors, what a module counts."""
    page = people.guest("laptop")
    sit_down(page, "team_asia", 6, name="Bartholomew Featherston")
    page.wait_for_selector(".choose .ticket")
    whole(page, "choice of a team")
    keep_all(page)
    page.wait_for_selector(".status .list:not(:disabled)")
    whole(page, "table of six")
    sit_down(page, "marklin", 5, name="")
    page.wait_for_selector(".choose .ticket, .decision")
    if page.locator(".decision .way").count():
        whole(page, "announce")
        page.locator(".decision .way").first.click()
    keep_all(page)
    page.wait_for_selector(".status .list:not(:disabled)")
    whole(page, "table of five with eleven kinds")
    sit_down(page, "africa", 5, name="")
    page.wait_for_selector(".choose .ticket")
    keep_all(page)
    page.wait_for_selector(".status .list:not(:disabled)")
    whole(page, "table with two displays and the longest question")


def test_nothing_is_cut_off_at_the_end(people: People) -> None:
    page = people.guest("laptop")
    (position, *_) = positions("new_york")
    play_on(page, "new_york", position)
    record = position.read()
    decider = Decider(page, record.replay(position.point), position.seat)
    for n, line in enumerate(record.lines[position.point :], position.point):
        if line.seat == position.seat:
            decider.decide(line)
        else:
            follow(decider.game, line, n + 2)
    expect(page.locator(".ceremony")).to_be_visible()
    whole(page, "ceremony")
    page.keyboard.press("Escape")
    expect(page.locator(".standings")).to_be_visible()
    whole(page, "result", scrolls=True)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".choose .ticket")  # against bots it begins at once
