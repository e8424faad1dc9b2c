"""Things that can be bought: each says what it does, what it costs, and who has it."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.people import People, keep_all, sit_down

import fogg


def test_uk_r8_a_technology_says_what_it_does_and_is_bought_where_it_stands(people: People) -> None:
    page = people.guest("laptop")
    sit_down(page, "uk")
    keep_all(page)
    sheet = page.get_by_role("complementary", name="Technologies")
    page.get_by_role("button", name="Technologies").first.click()
    rows = sheet.locator(".things li")
    table = fogg.load("uk").table("technologies")
    expect(rows).to_have_count(sum(row["set"] == "standard" for row in table))
    stoker = rows.filter(has=page.locator('b:text-is("Mechanical Stoker")'))
    expect(stoker).to_contain_text("claim routes of length 3")
    expect(rows.filter(has_text="Double Heading").get_by_role("button")).to_have_count(0)
    stoker.get_by_role("button", name="Buy Mechanical Stoker for 1 locomotive").click()
    page.locator(".decision .way").first.click()
    page.get_by_role("button", name="Technologies").first.click()
    expect(stoker).to_contain_text("yours")
