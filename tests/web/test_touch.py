"""A phone, by touch: a whole game, what a finger finds, and that nothing is claimed by a slip."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.positions.book import positions
from tests.web.people import People, play_on, sit_down, wait_asked

MOST_DECISIONS = 300
# A route and a point that far from its line and farther from everything else.
NEAR_ROUTE = """(away) => {
  const box = document.querySelector(".boardbox").getBoundingClientRect();
  const middle = (one) => { const r = one.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const board = document.querySelector(".mover .fogg-board");
  const routes = [...board.querySelectorAll("#routes > [id^=route-]")].map((route) =>
    [route.id.slice(6), [...route.querySelectorAll("[id^=space-]")].map(middle)]);
  const others = [...routes.flatMap(([key, at]) => at.map((one) => [key, one])),
    ...[...board.querySelectorAll("#cities > *")].map((city) => ["", middle(city)])];
  for (const [key, spaces] of routes.filter(([, spaces]) => spaces.length >= 3)) {
    const n = Math.floor(spaces.length / 2);
    const [[ax, ay], [bx, by]] = [spaces[n - 1], spaces[n]];
    const long = Math.hypot(bx - ax, by - ay);
    for (const side of [-away, away]) {
      const [x, y] = [bx - ((by - ay) / long) * side, by + ((bx - ax) / long) * side];
      const inside = x > box.x + 40 && x < box.right - 60 && y > box.y + 40 && y < box.bottom - 70;
      const alone = others.every(([other, [ox, oy]]) => other === key || Math.hypot(ox - x, oy - y) > away * 1.6);
      if (inside && alone) return [key, x, y];
    }
  }
}"""


def test_a_game_on_a_phone_by_touch(people: People) -> None:
    page = people.guest("phone")
    sit_down(page, "new_york")
    page.wait_for_selector(".choose .ticket")
    for ticket in page.get_by_role("checkbox").all():
        ticket.tap()
    page.get_by_role("button", name="Keep").tap()
    page.get_by_role("button", name="Whole board").tap()
    for _ in range(MOST_DECISIONS):
        if not wait_asked(page):
            break
        decide(page)
    expect(page.locator(".ceremony")).to_be_visible()
    page.get_by_role("button", name="Skip").tap()
    expect(page.locator(".standings")).to_be_visible()


def decide(page: Page) -> None:
    """Claim a route that is lit, else take a card."""
    glow = page.locator("#page-below .glow")
    box = glow.last.bounding_box() if glow.count() else None
    if box is not None:
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        claim = page.get_by_role("button", name="Claim with")
        if claim.count():
            claim.tap()
        else:
            page.get_by_role("button", name="Cancel").first.tap()
    elif page.get_by_role("button", name="Draw a hidden card, 0 left, 0 discarded").count():
        page.locator(".market ol button:not(.off)").first.tap()
    else:
        page.get_by_role("button", name="Draw a hidden card").tap()


def test_a_finger_next_to_a_route_means_it_and_claims_nothing_yet(people: People) -> None:
    page = people.guest("phone")
    play_on(page, "usa", positions("usa")[0])
    assert wait_asked(page)
    key, x, y = page.evaluate(NEAR_ROUTE, 21)  # of the 22 px that half of a target of 44 px has
    page.touchscreen.tap(x, y)
    expect(page.locator(f"#page-below use[href='#band-{key}']").first).to_be_attached()
    page.get_by_role("button", name="Whole board").tap()
    box = page.locator("#page-below .glow").first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    counter = page.get_by_role("dialog")
    trains = page.locator("#trains .train").count()
    expect(counter.get_by_role("button", name="Claim with")).to_be_visible()
    assert page.locator("#trains .train").count() == trains
    counter.get_by_role("button", name="Claim with").tap()
    expect(counter).to_have_count(0)
    page.wait_for_function("(n) => document.querySelectorAll('#trains .train').length > n", arg=trains)
