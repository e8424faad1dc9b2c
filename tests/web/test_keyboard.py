"""A whole game by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect
from tests.web.people import People, keep_all, sit_down, wait_asked

MOST_DECISIONS = 300


def test_a_game_by_keyboard_alone(people: People) -> None:
    page = people.guest()
    sit_down(page, "new_york")
    page.wait_for_selector(".choose .ticket")
    page.locator(".pick .ticket").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".play:not(.start)")).to_be_visible()
    for _ in range(MOST_DECISIONS):
        if not wait_asked(page):
            break
        page.keyboard.press("o")
        page.wait_for_selector(".optionlist .way")
        labels = page.locator(".optionlist .way").all_inner_texts()
        claims = [i for i, label in enumerate(labels) if label.startswith("Claim")]
        hidden = [i for i, label in enumerate(labels) if label.startswith("Draw the top")]
        if not claims and hidden:
            page.keyboard.press("Escape")
            page.keyboard.press("h")
            continue
        for _ in range(claims[-1] if claims else 0):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        if page.locator(".optionlist .way").count():
            page.locator(".optionlist .btn.quiet").focus()
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
    expect(page.locator(".ceremony")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".standings")).to_be_visible()


def test_focus_is_always_on_what_comes_next(people: People) -> None:
    """From the front page to the first turn and into the list, with Tab, Space and Enter alone."""
    page = people.visitor("laptop")
    page.get_by_label("Your name").fill("Mira")
    expect(page.get_by_role("button", name="OK")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("checkbox").first).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator(".play:not(.start)")).to_be_visible()
    page.wait_for_selector(".signplate.you")
    page.keyboard.press("o")
    expect(page.locator(".optionlist .way").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".optionlist")).to_have_count(0)


def test_options_that_come_while_the_list_is_open_get_the_focus(people: People) -> None:
    page = people.guest()
    holding = False
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold_updates(socket: WebSocketRoute) -> None:
        def from_server(text: str | bytes) -> None:
            if holding:
                held.append((socket, text))
            else:
                socket.send(text)

        socket.connect_to_server().on_message(from_server)

    page.route_web_socket("**/*", hold_updates)
    sit_down(page, "new_york")
    keep_all(page)
    assert wait_asked(page)
    holding = True
    page.keyboard.press("h")
    expect(page.locator(".status .list:disabled")).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator(".optionlist")).to_be_focused()
    holding = False
    for socket, text in held:
        socket.send(text)
    expect(page.locator(".optionlist .way").first).to_be_focused()


def test_arrows_lead_from_city_to_city_and_enter_shows_its_routes(people: People) -> None:
    page = people.guest()
    sit_down(page, "new_york")
    page.wait_for_selector(".fogg-board")
    page.wait_for_selector(".choose .ticket")
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    sheet = page.locator(".cityroutes")
    expect(sheet).to_be_visible()
    assert sheet.locator(".way").count() >= 2
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
