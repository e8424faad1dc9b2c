"""Panels that rule modules fill: cards next to the market, notes in the payment sheet, portfolios, bystanders."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.positions.book import BOARDS, Position, add_ons_of, positions
from tests.web.deciding import Decider
from tests.web.people import People, play_on


def opened(people: People, name: str, size: str = "laptop") -> tuple[Page, Decider]:
    """Return a page at a stored position, and the game behind it."""
    position: Position = positions(name)[0]
    page = people.visitor(size)
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
