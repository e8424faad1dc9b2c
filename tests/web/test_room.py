"""Screens with little room: strips of many seats, long names, full columns, signs in a low window, sheets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.positions.book import positions as stored
from tests.web.deciding import Decider
from tests.web.looking import resize
from tests.web.people import People, open_table, play_on, wait_asked
from tests.web.reading import cut_texts
from tools import screen_positions as positions
from tools.screen_reach import finish

import fogg
from fogg.engine.records.record import follow

# Parts of a seat's strip that meet each other or stick out of it, as sentences.
CROWDED = """() => [...document.querySelectorAll(".top .seat")].flatMap((seat) => {
  const edge = seat.getBoundingClientRect();
  const shown = (one) => one.checkVisibility() && !one.classList.contains("sr");
  const parts = [...seat.querySelectorAll(".name, .did > *, .score, .nums > span")].filter(shown).map((one) => {
    const range = document.createRange();
    const read = one.querySelector(":scope > .sr");
    range.selectNodeContents(one);
    if (read) range.setStartAfter(read);
    const inner = one.matches(".nums > span, .score") ? range.getBoundingClientRect() : one.getBoundingClientRect();
    return [`${one.className} ${one.textContent}`, inner, one.querySelector("svg")?.getBoundingClientRect() ?? inner];
  }).map(([name, text, icon]) => [name, Math.min(text.left, icon.left), text.right, text.top, text.bottom]);
  const out = parts.filter(([, , right]) => right > edge.right + 1).map(([name]) => `${name} is outside`);
  const meet = (a, b) => a[1] < b[2] - 1 && b[1] < a[2] - 1 && a[3] < b[4] - 6 && b[3] < a[4] - 6;
  return [...out, ...parts.flatMap((one, i) =>
    parts.slice(i + 1).filter((other) => meet(one, other)).map((other) => `${one[0]} and ${other[0]} meet`))];
})"""
# Names on tickets in the column that their line cuts off.
CUT_NAMES = """() => [...document.querySelectorAll(".column .ticket .ends span")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).map((one) => one.textContent)"""
# Names of seats that are cut off.
CUT_SEATS = """() => [...document.querySelectorAll(".seats .name b")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
WHOLE = """() => {
  const one = document.querySelector(".column .upper");
  return one.scrollHeight <= one.clientHeight + 1;
}"""
# Whether all of some cities can be seen and pressed: inside the window, and under no sheet.
IN_SIGHT = """(ids) => ids.every((id) => {
  const {x, y, width, height} = document.getElementById(id).getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".boardbox") != null;
})"""
# Whether the middles of all rings on the board of a ceremony lie in its window, and none under the ticket.
RINGS_IN_SIGHT = """() => {
  const room = document.querySelector(".boardbox").getBoundingClientRect();
  const plate = document.querySelector(".bigticket").getBoundingClientRect();
  const inside = ({left, top, right, bottom}, x, y) => x > left && x < right && y > top && y < bottom;
  const middles = [...document.querySelectorAll("#rings > g")].map((one) => one.getBoundingClientRect())
    .map(({x, y, width, height}) => [x + width / 2, y + height / 2]);
  return middles.length > 9 && middles.every(([x, y]) => inside(room, x, y) && !inside(plate, x, y));
}"""
OVERFLOW = "(one) => one.scrollWidth - one.clientWidth"
WINDOWS = ((1024, 768), (1280, 720), (1440, 900))


def seated(page: Page, found: positions.Moment, name: str = "Mira") -> Page:
    """Sit down at a moment of a game; returns the page when the person is asked."""
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": "racer"} for _ in range(found.players - 1))]
    deal = found.deal
    setup: dict[str, Any] = {
        "edition": deal.edition,
        "variant": deal.variant,
        "add_ons": list(deal.add_ons),
        "chairs": chairs,
    }
    setup |= {"bot_pace": "instant", "fixed_order": True}
    open_table(page, setup, name, record=found.record, until=found.until)
    assert wait_asked(page)
    return page


def at_sight(page: Page, drawn: str) -> tuple[float, float]:
    """Return where the middle of something on the board is, once the board rests."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    box = page.locator(f"[id='{drawn}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("name", ["old_west", "europe+warehouses_depots", "team_asia"])
def test_what_the_strip_of_a_seat_counts_never_meets_its_points(people: People, name: str) -> None:
    page = seated(people.guest("laptop"), positions.midway(name))
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CROWDED) == [], (width, height)


@pytest.mark.parametrize("found", [("old_west", ""), ("pennsylvania", ""), ("old_west+alvin", "move-alvin")])
def test_names_of_bots_are_whole_between_five_and_six_seats(people: People, found: tuple[str, str]) -> None:
    name, step = found
    page = seated(people.guest("laptop"), positions.at_step(name, step) if step else positions.midway(name))
    for width, height in WINDOWS[1:]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT_SEATS) == [], (width, height)
        assert page.evaluate(CROWDED) == [], (width, height)
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(CROWDED) == []


@pytest.mark.parametrize("size", ["laptop", "landscape", "phone"])
def test_cities_that_a_sheet_offers_lie_next_to_it(people: People, size: str) -> None:
    found = positions.at_step("old_west+alvin", "move-alvin")
    page = seated(people.guest(size), found)
    page.wait_for_selector(".decision .way")
    game = fogg.read_record(found.record).replay(found.until)
    ids = [f"city-{option.to_json()['city']}" for option in game.options(0)]
    page.wait_for_function(IN_SIGHT, arg=ids)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")  # the focus lights one of them
    page.wait_for_function(IN_SIGHT, arg=ids)
    expect(page.locator("#page-below .ring-can")).to_have_count(len(ids))


def test_both_ends_of_a_route_that_a_sheet_offers_lie_next_to_it(people: People) -> None:
    page = seated(people.guest("landscape"), positions.at_step("marklin", "travel"))
    page.wait_for_selector(".decision .way")
    page.wait_for_function(IN_SIGHT, arg=["city-berlin", "city-hamburg"])


@pytest.mark.parametrize(
    ("size", "locale"), [("laptop", "en-US"), ("laptop", "de-DE"), ("landscape", "de-DE"), ("phone", "de-DE")]
)
def test_africa_names_of_terrain_cards_stay_inside_their_cards(people: People, size: str, locale: str) -> None:
    page = seated(people.guest(size, locale=locale), positions.at_step("africa", "double"))
    cards = page.locator(".sidecard")
    assert cards.count() == 3
    assert [cards.nth(i).evaluate(OVERFLOW) for i in range(3)] == [0, 0, 0]


def test_alvin_dexter_r7_a_monster_is_moved_after_the_action_without_a_sheet_above_it(people: People) -> None:
    found = positions.moment(
        "usa+alvin_dexter", lambda game: positions.is_at(game, "late") and len(game.options(0)) > 1
    )
    page = seated(people.guest("laptop"), found)
    expect(page.locator(".status")).to_contain_text("You can move a monster. If not, end your turn.")
    expect(page.locator(".sheet")).to_have_count(0)
    cities = page.locator("#page-pieces [data-city]:has([data-kind])")
    city = cities.first.get_attribute("data-city") or ""
    page.mouse.click(*at_sight(page, f"city-{city}"))
    page.get_by_role("button", name=re.compile("^Move (Alvin|Dexter)")).first.click()
    expect(page.locator(".status")).to_contain_text("Press a lit city")
    expect(page.locator(".sheet")).to_have_count(0)


def test_what_only_the_sign_asks_is_answered_by_enter(people: People) -> None:
    found = positions.moment(
        "usa+alvin_dexter", lambda game: positions.is_at(game, "late") and len(game.options(0)) == 1
    )
    page = seated(people.guest("laptop"), found)
    expect(page.locator(".status")).to_contain_text("Anything else? End your turn.")
    expect(page.locator(".sheet")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".status")).not_to_contain_text("Anything else?")


@pytest.mark.parametrize("found", [("europe+warehouses_depots", "empty"), ("usa+alvin_dexter", "late")])
def test_a_sign_with_a_button_is_whole_in_a_low_window(people: People, found: tuple[str, str]) -> None:
    page = seated(people.guest("landscape"), positions.at_step(*found))
    assert page.locator(".signplate .say").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("name", ["pennsylvania", "nederland", "africa"])
def test_long_names_on_tickets_are_whole_and_the_map_gives_way_to_ledgers(people: People, name: str) -> None:
    page = seated(people.guest("laptop"), positions.midway(name))
    page.wait_for_selector(".column .ledger")
    assert page.evaluate(CUT_NAMES) == []
    page.wait_for_function(WHOLE)  # once the map has given way


def test_nederland_r34_two_tracks_are_told_apart_and_lie_above_the_sheet_of_a_phone(people: People) -> None:
    found = positions.at_step("nederland:two_players_neutral", "place-neutral")
    page = seated(people.guest("phone"), found)
    ways = page.locator(".decision .way")
    labels = ways.all_inner_texts()
    assert len(labels) == len(set(labels)) == 2
    sheet = page.locator(".decision").bounding_box()
    assert sheet is not None
    for space in (1, 3, 5):
        x, y = at_sight(page, f"space-antwerpen-rotterdam-{space}")
        assert 0 < x < 390 and 0 < y < sheet["y"]


def test_africa_a_way_shows_the_picture_of_a_terrain_card(people: People) -> None:
    page = seated(people.guest("laptop"), positions.at_step("africa", "double"))
    first = page.locator(".decision .way").first
    expect(first.locator(".kindpic")).to_be_visible()


def test_the_longest_sign_of_a_turn_is_whole_in_german(people: People) -> None:
    page = seated(people.guest("laptop", locale="de-DE"), positions.midway("africa"))
    assert page.locator(".signplate .say").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


def test_a_sign_in_a_low_window_says_all_that_it_asks_in_german(people: People) -> None:
    page = seated(people.guest("landscape", locale="de-DE"), positions.midway("europe+warehouses_depots"))
    assert cut_texts(page) == []
    seated(page, positions.at_step("africa", "double"), "")
    assert cut_texts(page) == []
    seated(page, positions.at_step("switzerland", "tunnel"), "")
    assert cut_texts(page) == []


def test_europe_r52_the_choice_of_a_depot_says_where_it_is_made(people: People) -> None:
    page = seated(people.guest("phone"), positions.at_step("europe+warehouses_depots", "place-depot"))
    expect(page.locator(".status")).to_contain_text("Press a city on the board.")


def test_switzerland_a_ticket_with_several_payoffs_fits_the_ceremony_and_hides_no_flag(people: People) -> None:
    page = people.guest("laptop")
    position = stored("switzerland")[0]
    play_on(page, "switzerland", position)
    record = position.read()
    decider = Decider(page, record.replay(position.point), position.seat)
    for n, line in enumerate(record.lines[position.point :], position.point):
        if line.seat == position.seat:
            decider.decide(line)
        else:
            follow(decider.game, line, n + 2)
    big = page.locator(".bigticket").filter(has_text="/")
    while not big.count():
        page.get_by_role("button", name="Next").click()
    for size in ("laptop", "phone", "landscape"):
        resize(page, size)
        assert big.locator(".ends").evaluate(OVERFLOW) <= 0
        page.wait_for_function(RINGS_IN_SIGHT)


def test_pennsylvania_r14_the_ceremony_names_the_railroads_whose_shares_score(people: People) -> None:
    found = positions.last_decision("pennsylvania")
    page = seated(people.guest("phone"), found)
    finish(page)
    big = page.locator(".bigbonus").filter(has_text="Shares")
    while not big.count():
        page.get_by_role("button", name="Next").click()
    names = [railroad["name"] for railroad in fogg.load("pennsylvania").table("shares")]
    assert any(f"{name} +" in big.inner_text() for name in names)
    assert big.evaluate(OVERFLOW) <= 0
    assert page.evaluate("() => document.querySelector('.bigbonus').getBoundingClientRect().top") > 0


def test_escape_closes_the_set_up_sheet_of_a_phone_wherever_the_focus_is(people: People) -> None:
    page = people.visitor("phone")
    opener = page.get_by_role("button", name="Set up")
    opener.click()
    sheet = page.get_by_role("complementary", name="New game")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    sheet.get_by_role("heading").first.click()  # the focus is on nothing
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
