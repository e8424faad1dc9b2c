"""Every screen at every size, by day and by night: nothing scrolls, nothing serious for axe, the console is empty."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.people import SIZES, People, assert_accessible, assert_fits, expect_board, keep_all, open_table, sit_down


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_and_is_accessible(people: People, size: str, night: bool) -> None:
    page = people.somebody(size, night=night)
    sit_down(page, "usa", 5)
    expect_board(page)
    page.wait_for_selector(".choose")
    assert_fits(page)
    assert_accessible(page)
    keep_all(page)
    page.wait_for_selector(".signplate.you")
    assert_fits(page)
    assert_accessible(page)
    for panel in ("o", "l", "c", "f", "?"):
        page.keyboard.press(panel)
        page.wait_for_selector(".sheet")
        assert_accessible(page)
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_front_page_is_accessible(people: People, size: str, night: bool) -> None:
    page = people.somebody(size, night=night)
    page.wait_for_selector(".edition")
    assert_accessible(page)
    page.get_by_role("button", name="Settings").click()
    assert_accessible(page)


def test_a_lobby_has_a_link_and_a_qr_code(people: People) -> None:
    page = people.somebody()
    open_table(page, {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "invited"}]}, "Mira")
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("img", name="as a QR code")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("edition", ["usa", "europe", "uk", "marklin", "germany", "france", "amsterdam", "team_asia"])
@pytest.mark.parametrize("size", SIZES)
def test_every_edition_fits_at_its_largest_table(people: People, size: str, edition: str) -> None:
    most = {"uk": 4, "amsterdam": 4, "team_asia": 6}.get(edition, 5)
    page = people.somebody(size)
    sit_down(page, edition, most)
    expect_board(page)
    page.wait_for_selector(".choose, .signplate.you, .decision")
    assert_fits(page)
