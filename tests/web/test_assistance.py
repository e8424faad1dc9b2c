"""Plan, card odds and hints: by keys and mouse on a laptop, by finger on a phone, whole at every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.positions.book import Position, positions
from tests.web.looking import assert_accessible, assert_contrast, assert_layout
from tests.web.people import People, play_on, sit_down, wait_asked
from tests.web.test_sizes import whole

from fogg.bots.planner import PlannerBot
from fogg.engine import View
from fogg.server.assist.assist_answers import card_odds
from fogg.server.assist.coach import Coach
from fogg.server.assist.ticket_plan import SeatPlan


def opened(page: Page, edition: str, *, assist: int = 4) -> View:
    """Sit down at the stored position of an edition; returns the view that the person has."""
    position: Position = positions(edition)[0]
    play_on(page, edition, position, assist=assist)
    assert wait_asked(page)
    page.wait_for_selector("#page-names text")
    return position.read().replay(position.point).view(position.seat)


def expect_hint(page: Page, view: View) -> None:
    """Check that the sign says the suggestion and its reason, and that nothing was played."""
    coach = Coach(view)
    action = coach.suggestion()
    sign = page.locator(".signplate .say")
    expect(sign).to_contain_text(f"Hint: {view.label(action)}.")
    expect(sign).to_contain_text(view.say(coach.reason(action)))
    expect(page.locator(".hinted")).to_have_count(1)
    assert wait_asked(page)


def expect_plan(page: Page, view: View) -> None:
    """Check that the routes of the plan are lit on the board, and how many they are."""
    plan = SeatPlan(view, PlannerBot()).frame("p")
    bands = page.locator("#bands use[stroke-dasharray]")
    expect(bands).not_to_have_count(0)
    assert {one.get_attribute("href") for one in bands.all()} == {f"#band-{route}" for route in plan.routes}


def expect_odds(page: Page, view: View) -> None:
    """Check the row of every kind of card."""
    sheet = page.get_by_role("dialog", name="Card odds")
    odds = card_odds(view, "o")
    expect(sheet.locator("tbody tr")).to_have_count(len(odds.kinds))
    for count in odds.kinds:
        cells = sheet.locator(f"tr[data-kind='{count.kind}'] td")
        numbers = [count.hand, count.row, count.discards, count.elsewhere, count.unseen]
        share = f"{int(100 * count.next / odds.among + 0.5)}%"
        expect(cells).to_have_text([*(str(n) for n in numbers), share])


def test_usa_plan_odds_and_hint_by_keys_and_mouse(people: People) -> None:
    page = people.visitor("laptop")
    view = opened(page, "usa")
    page.keyboard.press("i")
    expect_hint(page, view)
    assert_accessible(page, ".status")
    whole(page, "hint")
    page.keyboard.press("Enter")  # nothing is played by it
    expect_hint(page, view)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator(".signplate")).to_contain_text("Your turn")
    page.keyboard.press("p")
    expect(page.locator(".signplate")).to_contain_text("Plan.")
    expect_plan(page, view)
    page.get_by_role("button", name="Show the plan of all your tickets").click()
    expect(page.locator(".signplate")).to_contain_text("Your turn")
    page.locator(".market").get_by_role("button", name="Card odds").click()
    expect_odds(page, view)
    assert_accessible(page, ".oddssheet")
    whole(page, "odds")
    page.keyboard.press("Escape")
    expect(page.locator(".oddssheet")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(".keys")).to_contain_text("ask the coach for a hint")


def bands(page: Page) -> set[str]:
    """Return the routes that are lit as missing, in the form of their bands."""
    return {str(one.get_attribute("href")) for one in page.locator("#bands use[stroke-dasharray]").all()}


def test_a_pressed_ticket_is_lit_by_the_way_of_the_plan_while_that_is_on(people: People) -> None:
    page = people.visitor("laptop")
    view = opened(page, "europe")
    plan = SeatPlan(view, PlannerBot()).frame("p")
    lit, differing = page.locator("#bands use[stroke-dasharray]"), 0
    for key, planned in plan.tickets.items():
        (ticket,) = (one for one in view.tickets if one.key == key)
        row = page.locator(".ticketlist .ticket", has_text=view.board.cities[ticket.b].name)
        row.click()
        expect(row).to_have_attribute("aria-pressed", "true")
        expect(lit).not_to_have_count(0)
        fewest = bands(page)
        page.keyboard.press("p")
        expect(page.locator(".signplate")).to_contain_text("Plan.")
        for route in planned.routes:
            expect(page.locator(f"#bands use[stroke-dasharray][href='#band-{route}']")).to_have_count(1)
        expect(lit).to_have_count(len(planned.routes))
        assert bands(page) == {f"#band-{route}" for route in planned.routes}
        differing += bands(page) != fewest
        page.keyboard.press("p")
        expect(page.locator(".signplate")).to_contain_text("Your turn")
        row.click()
    assert differing


def test_europe_plan_odds_and_hint_by_finger(people: People) -> None:
    page = people.visitor("phone", night=True)
    view = opened(page, "europe")
    page.get_by_role("button", name="Hint").tap()
    expect_hint(page, view)
    assert_layout(page, touch=True, board=False)
    page.get_by_role("button", name="Hint").tap()
    page.locator(".tab-tickets").tap()
    page.locator(".tabsheet .planbtn").tap()
    expect(page.locator(".tabsheet .planline")).to_contain_text("missing")
    expect_plan(page, view)
    assert_layout(page, touch=True, board=False)
    assert_contrast(page, ".tabsheet")
    page.locator(".tab-odds").tap()
    expect_odds(page, view)
    assert_layout(page, touch=True, board=False)
    assert_contrast(page, ".oddssheet")


def test_the_offer_shows_which_tickets_the_coach_would_keep(people: People) -> None:
    page = people.guest("phone")
    sit_down(page, "usa", assist=4)
    page.wait_for_selector(".choose .ticket")
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".signplate")).to_contain_text("Hint: Keep")
    assert page.locator(".pick.hinted").count() >= 2
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(0)
    assert_layout(page, touch=True, board=False)


@pytest.mark.parametrize("assist", [1, 3])
def test_a_lower_level_offers_less(people: People, assist: int) -> None:
    page = people.visitor("laptop")
    opened(page, "usa", assist=assist)
    for name, level in (("Show the plan of all your tickets", 2), ("Card odds", 3), ("Hint", 4)):
        expect(page.get_by_role("button", name=name, exact=True).locator("visible=true")).to_have_count(
            int(assist >= level)
        )
    page.keyboard.press("i")
    expect(page.locator(".signplate")).to_contain_text("Your turn")
