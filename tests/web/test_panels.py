"""Panels that rule modules fill: cards next to the market, notes in the payment sheet, portfolios, bystanders."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.positions.book import BOARDS, Position, add_ons_of, positions
from tests.web.deciding import Decider
from tests.web.people import People, open_table, play_on
from tools.screen_reach import open_route

from fogg.draw.svg.marks import closed_routes
from fogg.engine.decisions.action import Claim
from fogg.engine.records.record import follow
from fogg.modules.city_markers.rules import CityMarkers
from fogg.modules.shares.rules import Shares
from fogg.modules.warehouses.state import WarehouseState


def opened(people: People, name: str, size: str = "laptop") -> tuple[Page, Decider]:
    """Return a page at a stored position, and the game behind it."""
    position: Position = positions(name)[0]
    page = people.guest(size)
    play_on(page, BOARDS.get(name, name), position, add_ons=add_ons_of(name))
    page.wait_for_selector(".status .list:not(:disabled)")
    return page, Decider(page, position.read().replay(position.point), position.seat)


def test_africa_r14_a_terrain_card_is_taken_next_to_the_market(people: People) -> None:
    page, _ = opened(people, "africa")
    display = page.get_by_role("group", name="Terrain cards")
    expect(display.get_by_role("button")).to_have_count(3)
    mine = page.locator(".column .ledger .cards").first
    expect(mine).to_have_text(re.compile(r"1\s*0\s*2$"))
    display.get_by_role("button", name="Take the face-up jungle card").click()
    expect(mine).to_have_text(re.compile(r"1\s*1\s*2$"))


def test_africa_r18_doubling_is_chosen_with_the_payment(people: People) -> None:
    page, decider = opened(people, "africa")
    decider.press("route:beira-mocambique")
    sheet = page.locator(".counter")
    sheet.get_by_role("checkbox", name="Double the points for 1 mountain: 8 instead of 4").check()
    sheet.get_by_role("button", name=re.compile("^Claim with")).click()
    expect(page.locator(".decision")).to_have_count(0)
    expect(page.locator("[data-seat='0'] .score")).to_have_text(re.compile(r"\D96$"))


def test_africa_r23_the_payment_sheet_says_why_a_claim_cannot_be_doubled(people: People) -> None:
    page, decider = opened(people, "africa")
    decider.press("route:bangui-leopoldville")
    sheet = page.locator(".counter")
    expect(sheet).to_contain_text("You have only 0 of 1 jungle cards, and too few locomotives to stand in.")
    expect(sheet.get_by_role("checkbox")).to_have_count(0)


def decide_until(page: Page, decider: Decider, position: Position, step: str) -> None:
    """Decide as the record says until the person is asked a step."""
    for n, line in enumerate(position.read().lines[position.point :], position.point):
        if line.seat != position.seat:
            follow(decider.game, line, n + 2)
            continue
        page.wait_for_selector(".status .list:not(:disabled)")
        decider.expect_same()  # the answer to the last decision is here
        if decider.game.view(position.seat).steps[-1][0] == step:
            return
        decider.decide(line)
    raise AssertionError(f"{step} is never asked")


def test_pennsylvania_r14_the_portfolio_has_a_row_for_each_railroad_with_its_ranks(people: People) -> None:
    page, _ = opened(people, "pennsylvania")
    page.get_by_role("button", name="Shares").first.click()
    rows = page.get_by_role("complementary", name="Shares").locator(".rows li")
    expect(rows).to_have_count(9)
    own = rows.filter(has_text="Pennsylvania Railroad")
    expect(own).to_contain_text("Second at worst · 8 left")
    expect(own.locator(".ladder .on")).to_have_text("21")
    expect(own.get_by_role("img", name="Ranks pay 30, 21, 14, 9, 6")).to_be_visible()
    expect(rows.filter(has_text="Western Maryland").locator(".ladder .on")).to_have_count(0)


def test_pennsylvania_r4_a_railroad_lights_the_routes_on_which_its_shares_can_be_had(people: People) -> None:
    page, decider = opened(people, "pennsylvania")
    game = decider.game
    (shares,) = (module for module in game.ruleset.modules if isinstance(module, Shares))
    railroad = shares.keys.index("erie")
    free = [route for route in game.ruleset.board.routes if not game.owners[route.id]]
    closed = closed_routes(game.view(0))
    wanted = {f"route-{route.key}" for route in free if railroad in shares.choices(game, route)}
    wanted -= {f"route-{key}" for key in closed}
    page.get_by_role("button", name="Shares").first.click()
    row = page.get_by_role("complementary", name="Shares").locator(".rows button").filter(has_text="Erie")
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#routes > [opacity]").first).to_be_attached()
    bright = page.evaluate("[...document.querySelectorAll('#routes > :not([opacity])')].map((one) => one.id)")
    assert wanted == set(bright)


def test_pennsylvania_r4_the_choice_of_a_share_tells_what_its_ranks_pay(people: People) -> None:
    page, decider = opened(people, "pennsylvania")
    decide_until(page, decider, positions("pennsylvania")[0], "take-share")
    sheet = page.get_by_role("dialog", name="Take a share?")
    expect(sheet).to_contain_text("most shares of a railroad score by rank.")
    way = sheet.locator(".way").filter(has_text="New York Central System")
    expect(way).to_contain_text("you have 1 · First for certain")
    expect(way.locator(".ladder .on")).to_have_text("10")


def test_nederland_r11_the_payment_sheet_says_the_toll_and_to_whom(people: People) -> None:
    page, decider = opened(people, "nederland")
    decider.press("route:arnhem-utrecht")
    expect(page.locator(".counter")).to_contain_text("Toll of 1 to the bank. It leaves you 16 tokens.")
    expect(page.locator(".column .ledger").first).to_contain_text("?")


def test_old_west_r7_the_payment_sheet_of_a_phone_says_who_would_score_the_route(people: People) -> None:
    page, decider = opened(people, "old_west", "phone")
    game = decider.game
    (markers,) = (module for module in game.ruleset.modules if isinstance(module, CityMarkers))
    said = markers.notes(game, decider.seat)
    targets = [option.targets()[0] for option in game.options(decider.seat) if isinstance(option, Claim)]
    route = next(target for target in targets if target in said)
    names = page.locator(".top [data-seat] .name b").all_text_contents()
    open_route(page, route)
    sheet = page.locator(".counter .claimnotes")
    expect(sheet).to_contain_text(names[int(said[route].params["seat"])])
    expect(sheet.locator(".badge").first).to_be_visible()


def test_nederland_r31_the_neutral_player_has_a_strip_that_says_it_is_not_a_person(people: People) -> None:
    page = people.guest("laptop")
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "racer"}]
    setup = {"edition": "nederland", "variant": "two_players_neutral", "chairs": chairs, "bot_pace": "instant"}
    open_table(page, setup, "Mira")
    strip = page.get_by_role("list", name="Seats in turn order").locator(".bystander")
    expect(strip).to_contain_text("Neutral player")
    expect(strip).to_contain_text("not a person")
    expect(strip).to_contain_text("40")


def test_europe_r57_warehouses_tell_depots_left_and_how_many_cards_they_hide(people: People) -> None:
    page, decider = opened(people, "warehouses_depots")
    state = next(one for one in decider.game.module_states if isinstance(one, WarehouseState))
    row = page.locator(".column .ledger .cards").first
    expect(row.get_by_role("img", name="depots left")).to_be_visible()
    expect(row).to_have_text(re.compile(rf"{state.depots[0]}\s*{state.piles[0].size}$"))
    page.get_by_role("button", name="Warehouses").first.click()
    hidden = f"{state.piles[0].size} hidden cards in the warehouse"
    expect(page.get_by_role("complementary", name="Warehouses")).to_contain_text(hidden)


def test_legendary_asia_r15_trains_sent_over_the_mountains_lie_in_a_pile(people: People) -> None:
    page, _ = opened(people, "legendary_asia")
    page.get_by_role("button", name="Over the mountains").first.click()
    rows = page.locator(".ledgersheet .holdings").first.locator(".holding")
    expect(rows.nth(1).locator(".pile > span")).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("4 points")


def test_team_asia_partners_stand_in_one_bracket_with_one_score(people: People) -> None:
    page, _ = opened(people, "team_asia")
    teams = page.get_by_role("list", name="Seats in turn order").locator(".team")
    expect(teams).to_have_count(2)
    expect(teams.first.locator("[data-seat]")).to_have_count(2)
    expect(teams.first.locator(".teamscore")).to_have_text(re.compile(r"\D66$"))
    expect(teams.first.locator("[data-seat='1'] .name")).to_contain_text("partner")


def test_team_asia_if_it_ended_now_counts_the_own_team_alone(people: People) -> None:
    page, _ = opened(people, "team_asia", "desktop")
    tally = page.locator(".tally")
    expect(tally).to_contain_text("Team, if it ended now")
    expect(tally.locator("dd").first).to_have_text("66")
    expect(tally.locator("dd.sum")).to_have_text("43")


def test_team_asia_r4_the_holder_is_a_row_of_its_own_with_a_name(people: People) -> None:
    page, _ = opened(people, "team_asia")
    holder = page.get_by_role("list", name="Shared with Passepartout")
    expect(holder.locator("[data-common='white'] b")).to_have_text("2")
    expect(holder.locator(".none")).to_have_count(3)
    expect(page.locator(".column .sharedhead")).to_have_text("Shared with Passepartout")


def test_team_asia_r18_a_ticket_is_shared_with_the_partner_by_name(people: People) -> None:
    page, _ = opened(people, "team_asia")
    page.get_by_role("button", name="What you can do").click()
    options = page.get_by_role("dialog", name="What you can do")
    expect(
        options.get_by_role("button", name=re.compile(r"^Share Hyderabad–Lhasa .* with Passepartout"))
    ).to_be_visible()


def test_uk_r11_technologies_stand_with_the_ticket_whose_way_needs_them(people: People) -> None:
    page, _ = opened(people, "uk")
    page.get_by_role("button", name="Technologies").first.click()
    sheet = page.get_by_role("complementary", name="Technologies")
    expect(sheet.locator("h3").first).to_have_text("For Londonderry–Dublin")
    expect(sheet.locator("h3 + .things").first).to_contain_text("Mechanical Stoker")
    expect(sheet.locator("h3").last).to_have_text("Yours already")


def test_france_r7_colors_of_a_track_are_tiles_with_the_pieces_left(people: People) -> None:
    page, decider = opened(people, "france")
    decide_until(page, decider, positions("france")[0], "build")
    decider.press("route:lorient-nantes")
    sheet = page.get_by_role("dialog", name="Lay track on Lorient–Nantes")
    expect(sheet).to_contain_text("closes the parallel one for good")
    tiles = sheet.get_by_role("radio")
    expect(tiles).to_have_count(8)
    sheet.get_by_role("radio", name="yellow: 3 left").click()
    sheet.get_by_role("button", name="Lay yellow").click()
    expect(sheet).to_have_count(0)
    page.keyboard.press("g")
    expect(page.get_by_role("list", name="Log")).to_contain_text("laid track on Lorient–Nantes: yellow")


def test_special_actions_explain_themselves_where_they_are_offered(people: People) -> None:
    page, _ = opened(people, "warehouses_depots")
    page.get_by_role("button", name="What you can do").click()
    options = page.get_by_role("dialog", name="What you can do")
    about = options.locator(".about").filter(has_text="First the top card of the deck goes unseen into a warehouse.")
    expect(about.locator("xpath=following-sibling::li[1]")).to_contain_text("Put the top card of the deck into")
    expect(options.locator(".about").filter(has_text="At the end it lets you use one route")).to_have_count(1)


def test_germany_a_step_explains_itself_in_its_sheet(people: People) -> None:
    page, decider = opened(people, "germany")
    decide_until(page, decider, positions("germany")[0], "take-meeple")
    sheet = page.get_by_role("dialog", name="Take a passenger.")
    expect(sheet).to_contain_text("At the end the most passengers of each color score, and the second most.")
