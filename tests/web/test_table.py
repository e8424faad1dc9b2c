"""What one does at a table: undo, refused clicks, payment, chat, watching, coming back."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.people import People, keep_all, open_table, sit_down


def begun(people: People, edition: str = "usa", size: str = "desktop") -> Page:
    page = people.somebody(size)
    sit_down(page, edition)
    keep_all(page)
    page.wait_for_selector(".play:not(.start) .signplate.you")
    return page


def test_a_click_on_something_that_cannot_be_done_explains_itself(people: People) -> None:
    page = begun(people)
    page.evaluate("document.querySelector('.boardbox').focus()")
    box = page.locator("#route-seattle-helena, #route-helena-seattle").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".signplate.no")).to_contain_text("Seattle")
    expect(page.locator("#page-below .band-no")).to_have_count(1)


def test_a_decision_can_be_taken_back_until_somebody_else_has_acted(people: People) -> None:
    page = people.somebody()
    chairs = [{"kind": "me"}, {"kind": "invited"}]
    open_table(page, {"edition": "new_york", "chairs": chairs}, "Ada")
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("Invitation for seat").locator("visible=true").last.input_value()
    ben = people.somebody()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take the seat").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    keep_all(page)
    expect(page.locator(".signplate")).to_contain_text("You can undo")
    page.keyboard.press("z")
    expect(page.locator(".choose .ticket").first).to_be_visible()


def test_a_color_picked_first_lights_the_routes_it_pays_for(people: People) -> None:
    page = begun(people)
    held = page.locator(".hand .card:not(.none)").first
    held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".signplate")).to_contain_text("can be paid")
    page.keyboard.press("Escape")
    expect(held).to_have_attribute("aria-pressed", "false")


def test_a_ticket_lights_its_cities(people: People) -> None:
    page = begun(people)
    page.locator(".tickets .ticket").first.hover()
    expect(page.locator("#cities > :not([opacity])")).to_have_count(2)


def test_the_page_comes_back_after_a_reload_and_after_the_network_was_cut(people: People) -> None:
    page = begun(people)
    hand = page.locator(".hand").inner_text()
    page.reload()
    page.wait_for_selector(".signplate.you")
    assert page.locator(".hand").inner_text() == hand
    page.context.set_offline(True)
    expect(page.locator(".signplate.cut")).to_be_visible(timeout=20_000)
    page.context.set_offline(False)
    expect(page.locator(".signplate.you")).to_be_visible(timeout=20_000)
    people.said = [line for line in people.said if "ERR_INTERNET_DISCONNECTED" not in line and "WebSocket" not in line]


def test_chat_reaches_the_other_tab_and_a_spectator_sees_no_hand(people: People) -> None:
    page = people.somebody()
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "racer"}]
    open_table(page, {"edition": "new_york", "chairs": chairs, "private": False, "bot_pace": "instant"}, "Mira")
    keep_all(page)
    watcher = people.somebody("phone")
    watcher.goto(page.url)
    expect(watcher.locator(".signplate")).to_contain_text("You are watching")
    expect(watcher.locator(".hand")).to_have_count(0)
    page.keyboard.press("c")
    page.get_by_label("Say something to the table").fill("Good evening")
    page.get_by_role("button", name="Send").click()
    watcher.get_by_role("button", name="Chat").click()
    expect(watcher.locator(".chatlog")).to_contain_text("Good evening")


def test_a_touch_shows_the_exact_cards_before_anything_is_claimed(people: People) -> None:
    page = begun(people, "new_york", "phone")
    for _ in range(40):
        if page.locator("#page-below .glow").count():
            break
        page.keyboard.press("h")
        page.wait_for_timeout(200)
    page.wait_for_selector("#page-below .glow")
    page.get_by_role("button", name="Whole board").tap()
    page.wait_for_timeout(300)
    box = page.locator("#page-below .glow").first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    counter = page.get_by_role("dialog")
    expect(counter).to_be_visible()
    expect(counter.get_by_role("button", name="Claim with")).to_be_visible()
    counter.get_by_role("button", name="Claim with").tap()
    expect(counter).to_have_count(0)
