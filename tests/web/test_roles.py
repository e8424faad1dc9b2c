"""A whole game through roles, names and the live region alone: no selectors, no coordinates."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.people import People, sit_down

MOST_DECISIONS = 200
OVER = "Points for routes"


def test_a_game_through_roles_and_names_alone(people: People) -> None:
    page = people.visitor("laptop")
    sit_down(page, "new_york")
    expect(page.get_by_role("status", name="Status")).to_contain_text("Choose your tickets")
    for ticket in page.get_by_role("checkbox").all():
        ticket.click()
    page.get_by_role("button", name="Keep").click()
    over = page.get_by_role("heading", name=OVER)
    asked = page.get_by_role("button", name="What you can do", disabled=False)
    for _ in range(MOST_DECISIONS):
        over.or_(asked).first.wait_for()
        if over.count():
            break
        decide(page)
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("table")).to_contain_text("Mira")


def decide(page: Page) -> None:
    """Open the list, choose, and where it is asked pay in the first way."""
    status = page.get_by_role("status", name="Status")
    expect(status).to_contain_text(re.compile("Your turn|Take one more card|Choose your"))
    page.get_by_role("button", name="What you can do").click()
    options = page.get_by_role("dialog", name="What you can do").get_by_role("listitem").get_by_role("button")
    for wanted in ("Claim", "Draw the top", "Take", "Keep"):
        found = options.filter(has_text=wanted)
        if found.count():
            found.last.click()
            break
    else:
        page.keyboard.press("Escape")
    ways = page.get_by_role("dialog", name="Claim").get_by_role("listitem").get_by_role("button")
    if ways.count():
        ways.first.click()
