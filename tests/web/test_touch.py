"""A whole game on a phone, by touch."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.people import People, assert_fits, is_asked, is_over, sit_down

MOST_DECISIONS = 300


def test_a_game_on_a_phone_by_touch(people: People) -> None:
    page = people.somebody("phone")
    sit_down(page, "new_york")
    page.wait_for_selector(".choose .ticket")
    for ticket in page.get_by_role("checkbox").all():
        ticket.tap()
    page.get_by_role("button", name="Keep").tap()
    page.get_by_role("button", name="Whole board").tap()
    for _ in range(MOST_DECISIONS):
        if is_over(page):
            break
        if not is_asked(page):
            page.wait_for_timeout(60)
            continue
        glow = page.locator("#page-below .glow")
        box = glow.last.bounding_box() if glow.count() else None
        if box is not None:
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            claim = page.get_by_role("button", name="Claim with")
            if claim.count():
                claim.tap()
            else:
                page.get_by_role("button", name="Cancel").first.tap()
        elif page.get_by_role("button", name="Draw a hidden card, 0 left, 0 discarded").count():
            page.locator(".market ol button:not(.off)").first.tap()
        else:
            page.get_by_role("button", name="Draw a hidden card").tap()
        page.wait_for_timeout(90)
    expect(page.locator(".ceremony")).to_be_visible()
    page.get_by_role("button", name="To the end").tap()
    expect(page.locator(".standings")).to_be_visible()


def test_no_tab_covers_the_page_so_that_it_scrolls(people: People) -> None:
    page = people.somebody("phone")
    sit_down(page, "usa", 5)
    page.wait_for_selector(".choose .ticket")
    for ticket in page.get_by_role("checkbox").all():
        ticket.tap()
    page.get_by_role("button", name="Keep").tap()
    page.wait_for_selector(".signplate.you")
    for tab in ("tickets", "seats", "Log", "Chat"):
        page.get_by_role("navigation", name="More").get_by_role("button", name=tab).tap()
        expect(page.locator(".sheet")).to_have_count(1)
        assert_fits(page)
        page.keyboard.press("Escape")
