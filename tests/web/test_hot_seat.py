"""Several people on one device: no hand is shown before its owner has lifted the curtain."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.people import People, keep_all, open_table

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const curtain = document.querySelector(".curtain h1");
    const hand = document.querySelector(".hand, .choose");
    if (hand) window.seen.push(curtain ? "both" : "hand");
    else if (curtain) window.seen.push(curtain.textContent);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_no_frame_before_the_curtain_lifts_shows_a_hand(people: People) -> None:
    page = people.guest()
    page.context.add_init_script(f"({WATCH})()")
    chairs = [{"kind": "me"}, {"kind": "hot"}]
    open_table(page, {"edition": "new_york", "chairs": chairs, "fixed_order": True}, "Ada", ("Ben",))
    expect(page.get_by_role("heading", name="Ada's turn")).to_be_visible()
    page.get_by_role("button", name="I am Ada").click()
    keep_all(page)
    expect(page.get_by_role("heading", name="Ben's turn")).to_be_visible()
    page.get_by_role("button", name="I am Ben").click()
    keep_all(page)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(".signplate.you")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("status", name="Status")).to_contain_text("Take one more card")
    page.keyboard.press("h")
    expect(page.get_by_role("status", name="Status")).to_contain_text("The curtain falls in a moment.")
    held = page.locator(".hand button").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert sum(int(label.split(", ")[1].split()[0]) for label in held) == 4  # the last card is seen
    page.get_by_role("button", name="Cover now").click()
    expect(page.get_by_role("heading", name="Ben's turn")).to_be_visible()
    page.get_by_role("button", name="I am Ben").click()
    expect(page.locator(".signplate.you")).to_be_visible()
    seen = page.evaluate("window.seen")
    assert "both" not in seen
    order = [one for i, one in enumerate(seen) if i == 0 or seen[i - 1] != one]
    assert order == ["Ada's turn", "hand", "Ben's turn", "hand", "Ada's turn", "hand", "Ben's turn", "hand"]
