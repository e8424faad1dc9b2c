"""What the board tells and lights: what a claim would mean, who controls what, where a piece can go."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.positions.book import BOARDS, add_ons_of, positions
from tests.web.people import People, play_on, wait_asked

import fogg

# The middle of something that is drawn on the board.
MIDDLE = """(id) => {
  const {x, y, width, height} = document.getElementById(id).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def sit_at(page: Page, name: str) -> Page:
    """Sit down at the stored position of an edition or add-on; returns the page when the person is asked."""
    play_on(page, BOARDS.get(name, name), positions(name)[0], add_ons=add_ons_of(name))
    assert wait_asked(page)
    page.wait_for_selector("#page-names text")
    return page


def point_at(page: Page, drawn: str) -> None:
    """Move the mouse onto something of the board."""
    page.mouse.move(*page.evaluate(MIDDLE, drawn))


@pytest.mark.parametrize(
    ("name", "drawn", "told"),
    [
        ("old_west", "space-flagstaff-phoenix-1", "scored by Mira"),
        ("old_west", "space-cheyenne-denver-1", "scored by Passepartout"),
        ("old_west", "city-denver", "marker of Passepartout"),
        ("nederland", "space-enschede-zwolle.2-2", "toll 1 to Passepartout"),
        ("nederland", "space-rotterdam-utrecht-1", "toll 3 to the bank"),
        ("pennsylvania", "space-oil_city-warren-1", "a share to choose: "),
        ("africa", "space-bogoro-port_florence-1", "doubled by"),
        ("alvin_dexter", "city-boston", "Dexter is here: no route can be claimed"),
        ("alvin_dexter", "space-boston-new_york-1", "closed while Dexter is in Boston"),
    ],
)
def test_a_place_that_is_pointed_at_tells_what_modules_say_of_it(
    people: People, name: str, drawn: str, told: str
) -> None:
    page = sit_at(people.visitor("laptop"), name)
    point_at(page, drawn)
    expect(page.locator(".flag .note")).to_contain_text(told)


def test_alvin_dexter_r8_a_monster_is_moved_to_a_lit_city_that_says_its_price(people: People) -> None:
    page = sit_at(people.visitor("laptop"), "alvin_dexter")
    numbers = page.locator("#page-numbers .number")
    expect(numbers).to_have_count(0)
    point_at(page, "city-los_angeles")
    reach = positions("alvin_dexter")[0].read().replay(positions("alvin_dexter")[0].point).options(0)
    moves = [action.to_json() for action in reach if action.to_json().get("monster") == "alvin"]
    cities = {str(move["city"]) for move in moves}
    expect(numbers).to_have_count(len(cities))
    page.mouse.click(*page.evaluate(MIDDLE, "city-los_angeles"))
    page.get_by_role("button", name="Move Alvin").click()
    expect(page.locator(".status")).to_contain_text("Press a lit city")
    expect(numbers.and_(page.locator("[data-n='1']"))).to_have_count(len(cities))
    page.mouse.click(*page.evaluate(MIDDLE, "city-denver"))
    page.get_by_role("button", name="Move Alvin to Denver for a locomotive").click()
    expect(page.locator("#page-pieces [data-city='denver'] [data-kind='alvin']")).to_have_count(1)
    expect(numbers).to_have_count(0)


def test_switzerland_r17_a_ticket_with_several_payoffs_says_them_and_lights_every_flag_with_its_own(
    people: People,
) -> None:
    page = sit_at(people.visitor("laptop"), "switzerland")
    ticket = page.locator(".ticketlist .ticket").filter(has_text="France")
    expect(ticket.locator(".pays span")).to_have_text(["Deutschland 5", "Italia 11", "Österreich 14"])
    ticket.hover()
    countries = ("france", "deutschland", "italia", "osterreich")
    nodes = {country: fogg.load("switzerland").get(f"countries.{country}") for country in countries}
    for country, pays in (("deutschland", 5), ("italia", 11), ("osterreich", 14)):
        for node in nodes[country]:
            lamp = page.locator(f"#page-numbers .number[data-city='{node}']")
            expect(lamp).to_have_attribute("data-n", str(pays))
    expect(page.locator("#page-numbers .number.bright")).to_have_count(len(nodes["osterreich"]))
    expect(page.locator("#rings > g")).to_have_count(sum(len(found) for found in nodes.values()))
