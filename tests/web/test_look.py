"""What the page shows on the board beside the marks: tickets on offer, moves looked at again, names that give way."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.people import People, open_table, sit_down
from tools import screen_positions as positions

NAMES = "[...document.querySelectorAll('#names > text:not([data-hidden])')]"
SMALL = f"{NAMES}.filter((one) => one.getBoundingClientRect().height < 11).map((one) => one.textContent)"
OVERLAPPING = f"""() => {{
  const boxes = {NAMES}.map((one) => one.getBoundingClientRect());
  const beside = (a, b) => a.left >= b.right - 1 || b.left >= a.right - 1;
  const below = (a, b) => a.top + 3 >= b.bottom - 3 || b.top + 3 >= a.bottom - 3;
  return boxes.filter((a, i) => boxes.some((b, k) => k > i && !beside(a, b) && !below(a, b))).length;
}}"""


def test_tickets_on_offer_are_joined_by_lines_with_their_letters(people: People) -> None:
    page = people.somebody()
    sit_down(page, "usa")
    page.wait_for_selector(".choose .ticket")
    expect(page.locator("#page-arcs .arc")).to_have_count(3)
    expect(page.locator("#page-arcs .arc.on")).to_have_count(0)
    page.get_by_role("checkbox").nth(1).click()
    expect(page.locator("#page-arcs .arc-letter.on")).to_have_text("B")


def test_a_press_on_the_wire_shows_that_move_and_names_stay_apart(people: People) -> None:
    page = people.somebody("laptop")
    seated_midway(page, "usa")
    assert page.evaluate(SMALL) == []
    assert page.evaluate(OVERLAPPING) == 0
    move = page.locator(".wire").get_by_role("button").first
    move.click()
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#cities > :not([opacity])")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("#cities > [opacity]")).to_have_count(0)


def test_new_york_r29_who_has_reached_which_attraction_is_a_line_and_a_sheet(people: People) -> None:
    page = people.somebody()
    seated_midway(page, "new_york")
    page.get_by_role("button", name="Attractions").click()
    row = page.get_by_role("complementary", name="Attractions").get_by_role("button").filter(has_text="Mira")
    expect(row).to_contain_text("Brooklyn")
    row.click()
    expect(page.locator("#rings > *").first).to_be_attached()


def seated_midway(page: Page, edition: str) -> None:
    """Somebody's turn in the middle of a game."""
    found = positions.midway(edition)
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": "racer"} for _ in range(found.players - 1))]
    setup = {"edition": edition, "chairs": chairs, "bot_pace": "instant", "fixed_order": True}
    open_table(page, setup, "Mira", record=found.record, until=found.until)
    page.wait_for_selector(".play:not(.start) .signplate.you")
