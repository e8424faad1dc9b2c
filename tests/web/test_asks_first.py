"""Decisions that cannot be taken back ask first, refusals say why and go away, and keys do what the buttons say."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import expect
from tests.positions.book import Position, positions
from tests.web.deciding import Decider
from tests.web.people import People, keep_all, play_on, sit_down, wait_asked

# Whether a city is inside the board's window and not under the sheet.
FREE = """(city) => {
  const {x, y, width, height} = document.getElementById(`city-${city}`).getBoundingClientRect();
  const box = document.querySelector(".boardbox").getBoundingClientRect();
  const sheet = document.querySelector(".counter").getBoundingClientRect();
  const [at, down] = [x + width / 2, y + height / 2];
  const inside = at > box.left && at < box.right && down > box.top && down < box.bottom;
  return inside && !(at > sheet.left && at < sheet.right && down > sheet.top && down < sheet.bottom);
}"""


def at_tunnel() -> tuple[Position, str]:
    """A position in which the next thing that its seat does is to claim a tunnel, and that route."""
    (position,) = positions("europe")
    record = position.read()
    for n, line in enumerate(record.lines[position.point :], position.point):
        if line.seat == position.seat and line.do is not None and line.do["do"] == "claim":
            route = record.replay(n).ruleset.board.route(str(line.do["route"]))
            if route.kind == "tunnel":
                return msgspec.structs.replace(position, point=n), f"route:{route.key}"
    raise AssertionError("no tunnel is claimed")


def test_a_tunnel_and_tickets_ask_before_anything_is_shown(people: People) -> None:
    page = people.guest("laptop")
    position, tunnel = at_tunnel()
    play_on(page, "europe", position)
    assert wait_asked(page)
    expect(page.locator(".signplate")).to_contain_text("or build a station")
    decider = Decider(page, position.read().replay(position.point), position.seat)
    decider.press(tunnel)
    counter = page.get_by_role("dialog", name=re.compile("^Claim"))
    expect(counter).to_contain_text("Tunnel: 3 cards are turned up")
    expect(counter.get_by_role("button", name=re.compile("^Lay out"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(counter).to_have_count(0)
    decider.expect_same()  # nothing was laid out

    page.keyboard.press("t")
    asks = page.get_by_role("dialog", name="Draw tickets?")
    expect(asks.locator(".way")).to_be_focused()
    asks.get_by_role("button", name="Close").click()
    expect(asks).to_have_count(0)
    page.keyboard.press("t")
    expect(asks).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".choose .ticket")).to_have_count(3)


def test_a_refusal_says_why_and_goes_with_the_next_input_and_enter_keeps_tickets(people: People) -> None:
    page = people.guest("laptop")
    sit_down(page, "usa", 3)
    tickets = page.get_by_role("checkbox")
    expect(tickets.first).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")  # on a ticket: keeps what the button says
    expect(page.locator(".play:not(.start) .signplate.you")).to_contain_text("Your turn")
    expect(page.locator(".tickets .ticket")).to_have_count(2)
    page.keyboard.press("h")
    expect(page.locator(".signplate")).to_contain_text("Take one more card")
    sign = page.locator(".signplate.no")
    page.keyboard.press("t")
    expect(sign).to_contain_text("This comes first: Take one more card. From the market or the deck.")
    page.keyboard.press("g")
    expect(sign).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(sign).to_be_visible()
    page.locator(".hand .card").first.click()
    expect(sign).to_have_count(0)


def test_a_sheet_leaves_the_place_it_is_about_in_sight(people: People) -> None:
    page = people.guest("laptop")
    (position,) = positions("europe")
    play_on(page, "europe", position)
    assert wait_asked(page)
    decider = Decider(page, position.read().replay(position.point), position.seat)
    before = page.locator(".mover").get_attribute("style")
    for city in ("constantinople", "palermo", "wien"):
        decider.press(f"city:{city}")
        page.wait_for_selector(".cityroutes")
        page.wait_for_function(FREE, arg=city)
        page.keyboard.press("Escape")
        expect(page.locator(".mover")).to_have_attribute("style", before or "")


def test_a_sheet_that_must_be_answered_can_be_put_aside(people: People) -> None:
    page = people.guest("laptop")
    sit_down(page, "germany", 2)
    sheet = page.locator(".decision")
    expect(sheet.locator(".way").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Choose", exact=True).click()
    expect(sheet).to_be_visible()
    sheet.locator(".way").first.click()
    keep_all(page)
