"""The board of the page besides the marks: tickets on offer, moves looked at again, names that give way."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.people import People, open_table, sit_down
from tools import screen_positions as positions

import fogg
from fogg.draw.svg.marks import way_of

# Boxes of names on the screen, and how many of them meet.
NAMES = """() => {
  const texts = [...document.querySelectorAll("#page-names .name")];
  const by = Map.groupBy(texts, (one) => one.dataset.city);
  const box = (one) => {
    const {a} = one.getScreenCTM(), {left, right, top, height} = one.getBoundingClientRect();
    const size = a * parseFloat(one.getAttribute("font-size"));
    return [left, top + (height - size) / 2 + size * 0.1, right, top + (height - size) / 2 + size * 0.9, size];
  };
  const names = [...by.values()].map((lines) => lines.map(box));
  const meet = (a, b) => a[0] < b[2] - 1 && b[0] < a[2] - 1 && a[1] < b[3] - 1 && b[1] < a[3] - 1;
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other]));
  const small = texts.filter((one) => box(one)[4] < 10.95).map((one) => one.textContent);
  return [names.length, pairs.filter(([one, other]) => one.some((a) => other.some((b) => meet(a, b)))).length, small];
}"""

# The most that is left of anything dimmed.
DIMMED = "Math.max(...[...document.querySelectorAll('#routes > [opacity]')].map((one) => one.getAttribute('opacity')))"

# Whether the names of both ends of a ticket stand on plates inside the board's window.
PLATES = """() => {
  const box = document.querySelector(".boardbox").getBoundingClientRect();
  const plates = [...document.querySelectorAll("#page-names .plate")].map((one) => one.getBoundingClientRect());
  return plates.length === 2 && plates.every(({left, top, right, bottom}) =>
    left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom);
}"""


def test_tickets_on_offer_are_joined_by_lines_with_their_letters(people: People) -> None:
    page = people.guest()
    sit_down(page, "usa")
    page.wait_for_selector(".choose .ticket")
    expect(page.locator("#page-arcs .arc")).to_have_count(3)
    expect(page.locator("#page-arcs .arc.on")).to_have_count(0)
    page.get_by_role("checkbox").nth(1).click()
    expect(page.locator("#page-letters .arc-letter.on")).to_have_text("B")


def test_a_press_on_what_a_seat_did_shows_that_move_and_names_stay_apart(people: People) -> None:
    page = people.visitor("laptop")
    seated_midway(page, "usa")
    assert page.evaluate(NAMES) == [36, 0, []]
    page.locator(".seat").get_by_role("button", name="Show on the board").first.click()
    expect(page.locator("#cities > :not([opacity])")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("#cities > [opacity]")).to_have_count(0)


def test_a_press_on_a_seat_lights_its_network(people: People) -> None:
    page = people.visitor("laptop")
    seated_midway(page, "usa")
    seat = page.get_by_role("button", name="Show the routes of Fix")
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")
    lit = page.locator("#trains > :not([opacity])")
    assert 0 < lit.count() < page.locator("#trains > *").count()
    assert lit.locator("use[href='#shape-yellow']").count() == lit.locator(".train").count()
    seat.click()
    expect(page.locator("#trains > [opacity]")).to_have_count(0)


def test_a_route_that_is_pointed_at_or_focused_tells_what_it_is(people: People) -> None:
    page = people.visitor("laptop")
    seated_midway(page, "usa")
    page.locator("#space-denver-omaha-2").hover()
    flag = page.locator(".flag")
    expect(flag).to_have_text(re.compile("^Denver.Omaha · 4 purple · 7 points · (free|yours|[A-Z].*)$"))
    page.mouse.move(5, 5)
    expect(flag).to_have_count(0)
    page.keyboard.press("f")
    page.keyboard.type("denver")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the routes of the city: the first of them has the focus
    expect(page.locator(".cityroutes .way").first).to_be_focused()
    expect(flag).to_contain_text("Denver")


def test_a_lit_ticket_shows_its_ends_and_the_way_that_is_missing(people: People) -> None:
    """As the rules count it: the shortest way over what the seat has and could still claim."""
    page = people.visitor("laptop")
    found = seated_midway(page, "usa")
    view = fogg.read_record(found.record).replay(found.until).view(0)
    ways = {ticket.key: way_of(view, ticket)[1] for ticket in view.tickets}
    ticket = next(ticket for ticket in view.tickets if ways[ticket.key])
    missing = [view.board.route(key) for key in ways[ticket.key]]
    ends = [view.board.cities[city].name for city in (ticket.a, ticket.b)]
    shown = page.locator(".tickets .ticket").filter(has_text=ends[0]).filter(has_text=ends[1])
    expect(shown).to_contain_text(f"{sum(route.length for route in missing)} space")
    shown.hover()
    expect(page.locator("#page-names .plate")).to_have_count(2)
    expect(page.locator("#page-arcs .arc")).to_have_count(1)
    expect(page.locator("#bands use[stroke-dasharray]")).to_have_count(len(missing))
    bright = page.evaluate("[...document.querySelectorAll('#routes > :not([opacity])')].map((one) => one.id.slice(6))")
    assert {route.key for route in missing} <= set(bright)
    assert page.evaluate(DIMMED) < 0.3


def test_both_ends_of_a_lit_ticket_are_in_sight_on_a_board_that_rests_on_a_part(people: People) -> None:
    page = people.visitor("laptop")
    seated_midway(page, "uk")
    before = page.locator(".mover").get_attribute("style")
    for ticket in page.locator(".tickets .ticket").all():
        ticket.hover()
        page.wait_for_function(PLATES)
        page.mouse.move(5, 5)
        expect(page.locator(".mover")).to_have_attribute("style", before or "")


def test_new_york_r29_who_has_reached_which_attraction_is_a_line_and_a_sheet(people: People) -> None:
    page = people.visitor()
    seated_midway(page, "new_york")
    page.get_by_role("button", name="Attractions").click()
    row = page.get_by_role("complementary", name="Attractions").get_by_role("button").filter(has_text="Mira")
    expect(row).to_contain_text("Brooklyn")
    row.click()
    expect(page.locator("#rings > *").first).to_be_attached()


def seated_midway(page: Page, edition: str) -> positions.Moment:
    """Sit down at a turn in the middle of a game."""
    found = positions.midway(edition)
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": "racer"} for _ in range(found.players - 1))]
    setup = {"edition": edition, "chairs": chairs, "bot_pace": "instant", "fixed_order": True}
    open_table(page, setup, "Mira", record=found.record, until=found.until)
    page.wait_for_selector(".play:not(.start) .signplate.you")
    return found
