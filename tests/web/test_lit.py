"""The board tells and lights things: the meaning of a claim, control of cities, moves, payoffs, paths, journeys."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.positions.book import BOARDS, Position, add_ons_of, positions
from tests.web.deciding import Decider
from tests.web.people import People, open_table, play_on, wait_asked
from tools.screen_positions import is_at, moment, played

import fogg
from fogg.engine.ruleset.table_wording import wording_of

# The middle of something that is drawn on the board.
MIDDLE = """(id) => {
  const {x, y, width, height} = document.getElementById(id).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# The middles of all spaces that are lit.
LIT_SPOTS = """() => [...document.querySelectorAll(".glow")].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


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
    page = sit_at(people.guest("laptop"), name)
    point_at(page, drawn)
    expect(page.locator(".flag .note")).to_contain_text(told)


def test_alvin_dexter_r8_a_monster_is_moved_to_a_lit_city_that_says_its_price(people: People) -> None:
    page = sit_at(people.guest("laptop"), "alvin_dexter")
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
    page = sit_at(people.guest("laptop"), "switzerland")
    stored = positions("switzerland")[0]
    game = stored.read().replay(stored.point)
    cities = game.ruleset.board.cities
    card = next(one for one in game.view(stored.seat).tickets if one.targets)
    payoffs = [(cities[goal], points) for goal, points in card.targets]
    ticket = page.locator(".ticketlist .ticket").filter(has=page.locator(".pays"))
    expect(ticket).to_contain_text(cities[card.a].name)
    expect(ticket.locator(".pays span")).to_have_text([f"{country.name} {points}" for country, points in payoffs])
    ticket.hover()
    countries = [cities[card.a].key, *(country.key for country, _ in payoffs)]
    nodes = {country: fogg.load("switzerland").get(f"countries.{country}") for country in countries}
    for country, points in payoffs:
        for node in nodes[country.key]:
            lamp = page.locator(f"#page-numbers .number[data-city='{node}']")
            expect(lamp).to_have_attribute("data-n", str(points))
    best, _ = max(payoffs, key=lambda one: one[1])
    expect(page.locator("#page-numbers .number.bright")).to_have_count(len(nodes[best.key]))
    expect(page.locator("#rings > g")).to_have_count(sum(len(found) for found in nodes.values()))


def sit_at_moment(page: Page, edition: str, step: str, players: int, turns: int = 0) -> fogg.Game:
    """Sit down where seat 0 of a game of racers is asked a step; returns the same game in Python."""
    found = moment(edition, lambda game: is_at(game, step) and game.turns >= turns, players=players)
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": "racer"} for _ in range(players - 1))]
    setup = {"edition": edition, "chairs": chairs, "fixed_order": True, "bot_pace": "instant"}
    open_table(page, setup, "Mira", record=found.record, until=found.until)
    assert wait_asked(page)
    page.wait_for_selector("#page-names text")
    return fogg.read_record(found.record).replay(found.until)


def test_france_r11_legal_beds_are_lit_and_what_a_track_would_close_is_shown(people: People) -> None:
    page = people.visitor("laptop")
    game = sit_at_moment(page, "france", "build", 3, 4)
    beds = {str(option.to_json()["route"]) for option in game.options(0)}
    spaces = sum(int(game.ruleset.board.route(bed).length) for bed in beds)
    expect(page.locator(".glow")).to_have_count(spaces)
    point_at(page, "space-avignon-nice-1")
    expect(page.locator(".flag .note")).to_have_text(
        "a track here closes Grenoble–Marseille and Briançon–Marseille for good"
    )
    closing = page.locator(".band-no")
    expect(closing).to_have_count(2)
    page.mouse.click(*page.evaluate(MIDDLE, "space-avignon-nice-1"))
    sheet = page.get_by_role("dialog", name="Lay track on Avignon–Nice")
    expect(sheet).to_contain_text("A track here closes Grenoble–Marseille for good.")
    expect(sheet).to_contain_text("A track here closes Briançon–Marseille for good.")
    expect(closing).to_have_count(2)
    expect(page.locator("use.band-sel")).to_have_attribute("href", "#band-avignon-nice")


def test_a_tap_that_opens_a_sheet_under_the_finger_presses_nothing_in_it(people: People) -> None:
    page = people.visitor("phone")
    sit_at_moment(page, "france", "build", 3, 4)
    box = page.locator(".boardbox").bounding_box()
    assert box is not None
    spots = page.evaluate(LIT_SPOTS)
    low = max(
        (spot for spot in spots if 40 < spot[0] < 300 and spot[1] < box["y"] + box["height"] - 40),
        key=lambda spot: spot[1],
    )
    page.touchscreen.tap(*low)
    sheet = page.locator(".decision")
    expect(sheet).to_be_visible()
    top = sheet.bounding_box()
    assert top is not None and top["y"] < low[1]
    expect(page.locator(".status")).to_contain_text("Place a track.")


def test_marklin_r18_a_journey_is_lit_as_it_is_planned_with_what_it_collects(people: People) -> None:
    page = people.visitor("laptop")
    game = sit_at_moment(page, "marklin", "travel", 5)
    first = next(option for option in game.options(0) if game.view(0).immediate_points(option))
    said = game.sentence(first.words(game, 0))
    assert re.fullmatch(r"Travel along .* for \d points?", said), said
    page.locator(".decision .way").filter(has_text=said).first.click()
    game.play(0, first)
    note = game.step.so_far(game, 0)
    assert note is not None
    expect(page.locator(".decision")).to_contain_text(game.sentence(note))
    routes = [place for place in game.step.trail(game) if place.startswith("route:")]
    for place in routes:
        expect(page.locator(f"#bands use.s-lamp[href='#band-{place[6:]}']")).to_have_count(1)


def last_decision(edition: str, players: int, seed: int) -> Position:
    """Return the last decision of seat 0 in a game of racers, to be made in the page."""
    record = played(edition, players, seed)
    last = max(n for n, line in enumerate(record.lines) if line.seat == 0)
    return Position(0, last, (), tuple(json.loads(row) for row in record.text().splitlines()))


def expect_two_paths(page: Page, line: fogg.ScoreLine) -> None:
    """Check that the routes of a line of score are lit, those of its second path in another way."""
    bands = {"lit": "s-lamp", "apart": "s-trail"}
    for kind, routes in (("lit", line.routes[: line.first]), ("apart", line.routes[line.first :])):
        shown = page.locator(f"#bands use.{bands[kind]}")
        expect(shown).to_have_count(len(routes))
        assert {one.get_attribute("href") for one in shown.all()} == {f"#band-{route}" for route in routes}


def test_india_r11_the_two_paths_of_a_grand_tour_are_lit_and_told_apart(people: People) -> None:
    kept = last_decision("india", 4, 17)
    record = kept.read()
    end = record.replay()
    names = wording_of(end.ruleset, [])
    tours = {
        str(names.value("ticket", line.tickets[0])): line
        for line in end.view(None).standing()
        if line.reason == "score-grand-tour"
    }
    page = people.guest("laptop")
    play_on(page, "india", kept)
    Decider(page, record.replay(kept.point), 0).decide(record.lines[kept.point])
    shown = page.locator(".ceremony .bigbonus")
    seen = []
    while page.locator(".ceremony h1").filter(has_text="wins").count() == 0:
        for name in tours:
            if shown.filter(has_text="Grand Tour").filter(has_text=name).count():
                expect_two_paths(page, tours[name])
                seen.append(name)
        page.get_by_role("button", name="Next").click()
    assert sorted(seen) == sorted(tours) and len(tours) == 2
    page.get_by_role("button", name="See results").click()
    for name, line in tours.items():
        page.locator(".looks").filter(has_text="Grand Tour").filter(has_text=name).hover()
        expect_two_paths(page, line)
