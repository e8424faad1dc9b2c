"""Actions at a table: undo, refused clicks, a color first, tickets on the board, chat, watching."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.people import People, keep_all, open_table, sit_down


def test_what_is_looked_at_is_lit_and_what_cannot_be_done_explains_itself(people: People) -> None:
    page = people.guest()
    sit_down(page, "usa")
    keep_all(page)
    page.wait_for_selector(".play:not(.start) .signplate.you")
    page.locator(".tickets .ticket").first.hover()
    expect(page.locator("#cities > :not([opacity])")).to_have_count(2)
    held = page.locator(".hand .card:not(.none)").first
    held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".signplate")).to_contain_text("You can pay for")
    page.keyboard.press("Escape")
    expect(held).to_have_attribute("aria-pressed", "false")
    box = page.locator("#route-seattle-helena, #route-helena-seattle").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".signplate.no")).to_contain_text("Seattle")
    expect(page.locator("#page-below .band-no")).to_have_count(1)


def invite(people: People, page: Page) -> Page:
    """Open a table with a seat for Ben, who takes it, and start; return Ben's page."""
    chairs = [{"kind": "me"}, {"kind": "invited"}]
    open_table(page, {"edition": "new_york", "chairs": chairs}, "Ada")
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("Invitation for seat").locator("visible=true").last.input_value()
    ben = people.guest()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take the seat").click()
    page.get_by_role("button", name="Start", exact=True).click()
    return ben


def test_a_decision_can_be_taken_back_until_another_player_has_acted(people: People) -> None:
    page = people.visitor()
    ben = invite(people, page)
    keep_all(page)
    expect(page.locator(".signplate")).to_contain_text("You can undo")
    page.keyboard.press("z")
    expect(page.locator(".choose .ticket").first).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    keep_all(page)
    keep_all(ben)
    expect(ben.locator(".tickets .ticket")).to_have_count(2)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")


def test_an_undo_pressed_before_the_last_answer_has_come_is_done_when_it_comes(people: People) -> None:
    page = people.visitor()
    held: list[tuple[WebSocketRoute, str]] = []

    def hold_answers(socket: WebSocketRoute) -> None:
        def from_server(text: str | bytes) -> None:
            if '"type":"ack"' in str(text):
                held.append((socket, str(text)))
            else:
                socket.send(text)

        socket.connect_to_server().on_message(from_server)

    page.route_web_socket("**/*", hold_answers)
    invite(people, page)
    keep_all(page)
    expect(page.locator(".signplate")).to_contain_text("You can undo")
    assert held
    page.keyboard.press("z")
    for socket, answer in held:
        socket.send(answer)
    expect(page.locator(".choose .ticket").first).to_be_visible()


def test_chat_reaches_a_spectator_who_sees_no_hand(people: People) -> None:
    page = people.guest()
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "racer"}]
    open_table(page, {"edition": "new_york", "chairs": chairs, "private": False, "bot_pace": "instant"}, "Mira")
    keep_all(page)
    watcher = people.guest("phone")
    watcher.goto(page.url)
    expect(watcher.locator(".signplate")).to_contain_text("You are watching")
    expect(watcher.locator(".hand, .choose, .tickets .ticket")).to_have_count(0)
    page.keyboard.press("c")
    page.get_by_label("Message").fill("Good evening")
    page.get_by_role("button", name="Send").click()
    watcher.get_by_role("button", name="Chat").click()
    expect(watcher.locator(".chatlog")).to_contain_text("Good evening")
    page.keyboard.press("Escape")
    page.locator(".market .deck").first.click()
    expect(watcher.locator("[data-seat] .nums").first).to_be_visible()
    watcher.keyboard.press("Escape")
    watcher.get_by_role("button", name="Seats").click()
    mira = watcher.locator(".allseats [data-seat]").filter(has_text="Mira")
    expect(mira.locator(".did").get_by_role("img", name="hidden")).to_have_count(1)
