"""Every screen at every size, by day and by night: nothing serious for axe, nothing that a finger would miss."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.positions.book import positions
from tests.web.deciding import Decider
from tests.web.looking import (
    PHONES,
    assert_accessible,
    assert_contrast,
    assert_layout,
    assert_signs,
    at_night,
    board_taken_out,
    resize,
)
from tests.web.people import SIZES, People, open_table, play_on

from fogg.engine.records.record import follow

KEYS = {"o": ".optionlist", "g": ".drawer", "c": ".drawer", "f": ".sheet", "?": ".sheet"}

# In a low window the front page's panel scrolls under its button: what lies there can be brought out.
SCROLLED = "() => { document.querySelector('.booking')?.scrollTo(0, 9999); }"


def look_over(page: Page, inside: str | None = None, *, table: bool = True) -> None:
    """Check a screen, or a sheet above it, at all four sizes; screens other than tables may scroll.

    Its roles, names and colors are those of a large window or of a phone.
    """
    with board_taken_out(page):
        for size in SIZES:
            resize(page, size)
            if table:
                assert_layout(page, touch=size in PHONES, board=False)
            if size in ("desktop", "phone"):
                page.evaluate(SCROLLED)
                assert_accessible(page, inside)
                with at_night(page):
                    assert_contrast(page, inside)
        resize(page, "desktop")


def test_a_table_from_its_last_turns_to_its_result(people: People) -> None:
    """Turn, every panel, payment, tunnel, city, ceremony and result."""
    page = people.guest()
    (position,) = positions("europe")
    play_on(page, "europe", position)
    page.wait_for_selector(".signplate.you")
    assert_accessible(page)  # once with the board, which is the same at all sizes
    look_over(page)
    for key, sheet in KEYS.items():
        page.keyboard.press(key)
        look_over(page, sheet)
        page.keyboard.press("Escape")
        expect(page.locator(sheet)).to_have_count(0)
    for name in ("Rules and scoring", "Settings"):
        page.get_by_role("button", name=name).click()
        look_over(page, ".sheet")
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)
    with board_taken_out(page):
        for size in PHONES:
            resize(page, size)
            for tab in ("tickets", "seats"):
                page.get_by_role("navigation", name="More").get_by_role("button", name=tab).click()
                assert_layout(page, touch=True, board=False)
                assert_accessible(page, ".tabsheet")
                page.keyboard.press("Escape")
        resize(page, "desktop")
    record = position.read()
    decider = Decider(page, record.replay(position.point), position.seat)
    for n, line in enumerate(record.lines[position.point :], position.point):
        if line.seat != position.seat:
            follow(decider.game, line, n + 2)
            continue
        page.wait_for_selector(".status .list:not(:disabled)")
        if line.do == {"do": "station", "city": "amsterdam"}:
            decider.press("city:amsterdam")
            look_over(page, ".cityroutes")
            page.keyboard.press("Escape")
        elif n > position.point and page.locator(".decision").count():
            look_over(page, ".decision")  # the tunnel's price, then the station's
        elif line.do is not None and line.do["do"] == "claim":
            decider.press(f"route:{line.do['route']}")
            if page.locator(".counter").count():
                look_over(page, ".counter")
                assert_signs(page)
                page.keyboard.press("Escape")
        decider.decide(line)
    expect(page.locator(".ceremony")).to_be_visible()
    look_over(page, table=False)
    page.get_by_role("button", name="Next").click()
    page.keyboard.press("Escape")
    expect(page.locator(".standings")).to_be_visible()
    look_over(page, table=False)


def test_the_way_to_a_table(people: People) -> None:
    """Front page, its sheets, booking, lobby, curtain, ticket choice, and what a spectator sees."""
    page = people.visitor()
    page.wait_for_selector(".edition")
    look_over(page, table=False)
    resize(page, "phone")
    page.get_by_role("button", name="Set up").click()
    assert_accessible(page, ".booking")
    page.locator(".booking").get_by_role("button", name="Close").click()
    resize(page, "desktop")
    page.get_by_role("button", name="Settings").click()
    look_over(page, ".sheet", table=False)
    page.keyboard.press("Escape")
    open_table(page, {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "invited"}]}, "Mira")
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("img", name="as a QR code")).to_be_visible()
    look_over(page, table=False)
    setup = {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "hot"}], "fixed_order": True, "private": False}
    open_table(page, setup, "", ("Ben",))
    page.wait_for_selector(".curtain")
    look_over(page, table=False)
    page.get_by_role("button", name=re.compile("^I am")).click()
    page.wait_for_selector(".choose")
    look_over(page)
    watcher = people.visitor()
    watcher.goto(page.url)
    expect(watcher.locator(".signplate")).to_contain_text("You are watching")
    expect(watcher.locator(".hand")).to_have_count(0)
    look_over(watcher)
    page.goto(people.address)
    expect(page.get_by_role("link", name="Continue").first).to_be_visible()
    look_over(page, table=False)
    page.get_by_role("button", name="You are Mira").click()
    look_over(page, ".sheet", table=False)
