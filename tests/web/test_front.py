"""The front page: boards found by players and length, and nothing that moves while it is read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.people import SIZES, People, open_table, send
from tests.web.reading import in_german, read_over

from fogg.board import describe
from fogg.bots.levels import levels
from fogg.engine import playable

SHORT = 30  # minutes
# How far things moved until fonts and pictures were there; 0.1 is what browsers call good.
SHIFTED = """() => new Promise((done) => {
  let sum = 0;
  const watcher = new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.value)));
  watcher.observe({type: "layout-shift", buffered: true});
  const pictures = [...document.images].map((one) => one.decode());
  Promise.all([document.fonts.ready, ...pictures]).then(() => requestAnimationFrame(() => setTimeout(() => {
    watcher.takeRecords().forEach((entry) => (sum += entry.value));
    done(sum);
  })));
})"""


def may_be_short(edition: str) -> bool:
    """Return True unless a game of the edition is known to last half an hour or more."""
    minutes = describe(edition).about.get("play_time_minutes")
    return minutes is None or minutes[-1] < SHORT


def test_boards_are_found_by_players_and_length(people: People) -> None:
    page = people.visitor("laptop")
    boards = page.locator(".edition")
    expect(boards).to_have_count(6)
    players = page.get_by_role("group", name="Players")
    players.locator("label", has_text="6").click()
    for_six = [edition for edition in playable() if 6 in describe(edition).players]
    expect(boards).to_have_count(len(for_six))
    page.get_by_role("group", name="Length").locator("label", has_text="Under 30 min").click()
    short_for_six = [edition for edition in for_six if may_be_short(edition)]
    assert 0 < len(short_for_six) < len(playable())
    expect(boards).to_have_count(len(short_for_six))
    expect(page.get_by_text("time not known")).to_have_count(len(short_for_six))
    players.locator("label", has_text="Any").click()
    expect(boards).to_have_count(sum(may_be_short(edition) for edition in playable()))
    players.locator("label", has_text="4").click()
    expect(boards.filter(has_text="New York")).to_contain_text("10–15 min")
    expect(boards.filter(has_text="USA")).to_have_count(0)


def test_what_is_not_the_printed_game_is_said_before_it_is_played(people: People) -> None:
    page = people.visitor("laptop")
    page.get_by_role("button", name=re.compile("^All")).click()
    boards, said = page.locator(".edition"), page.locator(".booking .prov")
    labels = {edition: [label for label, _ in describe(edition).labels] for edition in playable()}
    expect(boards.locator(".mark")).to_have_count(sum(bool(found) for found in labels.values()))
    expect(boards.filter(has_text="Team Asia").locator(".mark")).to_have_text("partly reconstructed")
    germany = boards.filter(has_text="Germany")
    expect(germany.locator(".mark")).to_have_text("partly from one source")
    germany.click()
    expect(said).to_have_count(1)
    page.get_by_label("Variant").select_option("deutschland_2012")
    expect(said).to_have_count(2)
    expect(said.first).to_contain_text("Unverified: the tickets.")
    page.get_by_label("Variant").select_option("")
    expect(said.first).to_contain_text("Single source:")


def test_add_ons_stand_before_other_options_where_they_fit(people: People) -> None:
    page = people.visitor("laptop")
    page.locator(".edition", has_text="Europe").click()
    page.locator(".moreopts summary", has_text="Add-ons and more options").press("Enter")
    options = page.locator(".moreopts .check")
    expect(options.nth(0)).to_have_text("Warehouses and depots")
    expect(options.nth(1)).to_have_text("Alvin and Dexter")
    page.get_by_role("button", name=re.compile("^All")).click()
    page.locator(".edition", has_text="Old West").click()
    expect(options.filter(has_text="Alvin and Dexter")).to_have_count(0)  # its rules exclude them


def test_an_add_on_is_ticked_under_more_options_and_played_with(people: People) -> None:
    page = people.visitor("laptop")
    page.get_by_label("Your name").fill("Nell")
    page.get_by_role("button", name="OK").click()
    page.locator(".edition", has_text="Europe").click()
    page.locator(".moreopts summary").press("Enter")
    page.get_by_label("Warehouses and depots").press("Space")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".choose .ticket")
    table = page.url.rsplit("/", 1)[1]
    facts = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).facts", table)
    assert facts["edition"] == "europe" and facts["add_ons"] == ["warehouses_depots"]


def test_a_guest_who_comes_by_a_link_reads_what_is_not_the_printed_game(people: People) -> None:
    page, guest = people.visitor("laptop"), people.guest("phone")
    chairs = [{"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "level:4"}]
    open_table(page, {"edition": "germany", "variant": "deutschland_2012", "chairs": chairs}, "Gert")
    (rating,) = (level.rating for level in levels() if level.number == 4)
    expect(page.locator(".lobby .seatlist")).to_contain_text(f"Stuartlevel 4, rating {rating}")
    table = page.url.rsplit("/", 1)[1]
    guest.goto(send(page, f"/api/tables/{table}/invite", {"chair": 1})["path"])
    expect(guest.locator(".prov").first).to_contain_text("Unverified: the tickets.")
    guest.get_by_label("Your name").fill("Ulla")
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest.locator(".lobby .prov").first).to_contain_text("Unverified: the tickets.")
    with in_german(page, ".lobby .seatlist"):
        read_over(page, "Gert", "Ulla")


def test_the_filters_of_boards_work_by_keys(people: People) -> None:
    page = people.visitor("laptop")
    any_number = page.get_by_role("group", name="Players").get_by_role("radio", name="Any")
    any_number.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(page.locator(".edition")).to_have_count(sum(2 in describe(edition).players for edition in playable()))


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_the_front_page_appears(people: People, size: str) -> None:
    page = people.visitor(size)
    page.wait_for_selector(".foot")
    assert page.evaluate(SHIFTED) < 0.05


def test_a_new_table_has_opponents_of_two_levels_and_shows_their_ratings(people: People) -> None:
    page = people.visitor("laptop")
    seat = page.get_by_label("Who plays as player 2")
    expect(seat.locator("option:checked")).to_have_text("Bot, Aouda, level 2")
    expect(page.get_by_label("Who plays as player 3").locator("option:checked")).to_have_text("Bot, Fix, level 3")
    seat.select_option("Bot, Fogg, level 5")
    (strongest,) = (level for level in levels() if level.number == 5)
    expect(page.get_by_text(f"the hardest to beat; rating {strongest.rating}")).to_be_visible()
    page.get_by_label("Your name").fill("Nell")
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name="Play", exact=True).click()
    for name, number in (("Fogg", 5), ("Fix", 3)):
        (rated,) = (level.rating for level in levels() if level.number == number)
        mark = page.locator(".seat", has_text=name).get_by_text(f"level {number}, rating {rated}")
        expect(mark).to_be_visible()


def test_the_bot_that_taught_itself_is_offered_where_it_has_learned_the_table(people: People) -> None:
    page = people.visitor("laptop")
    verne = page.get_by_label("Who plays as player 2").locator("option", has_text="Verne")
    expect(verne).to_be_disabled()
    expect(page.get_by_text("Verne has not learned this board")).to_be_visible()
    page.get_by_role("button", name="Remove player 3").click()
    expect(page.get_by_text("Verne has not learned this board")).to_be_hidden()
    page.get_by_label("Who plays as player 2").select_option("Bot, Verne")
    expect(page.get_by_text("a network that taught itself; rating")).to_be_visible()
    page.get_by_label("Your name").fill("Jean")
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".seat", has_text="Verne")).to_contain_text("taught itself")
