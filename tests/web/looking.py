"""Checks of a page at a glance: nothing scrolls, nothing is out of sight, too small or without its sign."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page
from tests.web.people import SIZES

PHONES = ("phone", "landscape")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AXE: dict[str, Any] = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
CONTRAST: dict[str, Any] = {**AXE, "runOnly": {"type": "rule", "values": ["color-contrast"]}}

# What is wrong with the layout, as sentences. Only what is told apart by `panels` may scroll, inside itself.
LAYOUT = """(touch) => {
  const wrong = [];
  const root = document.documentElement;
  const panels = ".log, .ways, .ticketlist, .picks, .scrolls, .tabsheet .two, .side-sheet";
  const called = (one) => one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30);
  const named = (one) => `${one.tagName} ${one.className} ${called(one)}`;
  const seen = (one) => one.checkVisibility({checkVisibilityCSS: true}) && one.getBoundingClientRect().width > 1;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide, the window ${innerWidth}`);
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high, the window ${innerHeight}`);
  for (const one of document.querySelectorAll("main, main *, .sheet, .sheet *")) {
    if (one.closest("svg") || one.matches(panels)) continue;
    const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
    if (scrolls && seen(one)) wrong.push(`scrolls: ${named(one)} ${one.scrollHeight} > ${one.clientHeight}`);
  }
  const turn = ".status button, .market button, .hand button, .choose button, .tabs button, .counter button";
  for (const one of document.querySelectorAll(turn)) {
    if (!seen(one) || one.closest(panels)) continue;
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!inside) wrong.push(`out of sight: ${named(one)} ${[left, top, right, bottom].map(Math.round)}`);
  }
  const pressed = "button, a[href], [role=button], [role=checkbox], [role=radio], input, select, summary";
  for (const one of touch ? document.querySelectorAll(pressed) : []) {
    const whole = one.closest("label") ?? one;
    if (!seen(whole) || one.disabled || one.tabIndex < 0) continue;
    const {width, height} = whole.getBoundingClientRect();
    // A tile of the hand only filters by color and never makes a move: it may be narrower.
    const small = Math.min(one.closest(".hand") ? width * 1.45 : width, height) < 43.5;
    if (small) wrong.push(`too small: ${named(whole)} ${width.toFixed(1)} x ${height.toFixed(1)}`);
  }
  return wrong;
}"""

# Controls and cards that the window or the panel around them cuts off, as sentences. What scrolls may hide what is
# above or below, and a page other than a table may be longer than the window; nothing may stick out at a side.
CUT = """(scrolls) => {
  const wrong = [];
  const seen = (one) => one.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}) && !one.closest(".sr");
  const called = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
  const shown = "button, a[href], input, select, summary, .card, .ticket, .pay, [role=radio]";
  const all = [...document.querySelectorAll("main, .sheet")].flatMap((root) => [...root.querySelectorAll(shown)]);
  for (const one of new Set(all)) {
    if (!seen(one) || one.closest("svg, .mover")) continue;
    let box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let free = scrolls;
    let within = null;
    for (let at = one; at !== document.body && within === null; at = at.parentElement) {
      const {position, overflowX, overflowY} = getComputedStyle(at);
      if (at !== one && (overflowX !== "visible" || overflowY !== "visible")) {
        const room = at.getBoundingClientRect();
        const slides = /auto|scroll/.test(overflowY);
        const side = box.left < room.left - 1.5 || box.right > room.right + 1.5;
        const end = !slides && (box.top < room.top - 1.5 || box.bottom > room.bottom + 1.5);
        if (side || end) within = at.className || at.tagName;
        if (slides) box = room;
      }
      if (position === "fixed") { free = false; break; }
    }
    const side = box.left < -1.5 || box.right > innerWidth + 1.5;
    const end = !free && (box.top < -1.5 || box.bottom > innerHeight + 1.5);
    if (within === null && (side || end)) within = "the window";
    if (within === null) continue;
    const at = [box.left, box.top, box.right, box.bottom].map(Math.round);
    wrong.push(`${one.tagName}.${one.className} "${called(one)}" at ${at} is cut off by ${within}`);
  }
  return wrong;
}"""

# Names on the board that are smaller than 11 px on the screen, and whether there is one, where there are tickets.
NAMES = """() => {
  const all = document.querySelectorAll("#page-names text");
  const texts = [...all].filter((one) => one.getBoundingClientRect().height > 0);
  const scale = (one) => { const {a, b} = one.getScreenCTM(); return Math.hypot(a, b); };
  const size = (one) => scale(one) * parseFloat(getComputedStyle(one).fontSize);
  const small = texts.filter((one) => size(one) < 10.95);
  const tickets = document.querySelectorAll(".tickets .ticket, .pick .ticket").length;
  return [texts.length || !tickets, small.map((one) => `${one.textContent}: ${size(one).toFixed(1)} px`)];
}"""

# Colors without their symbol and liveries without their shape, in the page and on the board.
SIGNS = """() => {
  const drawn = (one) => [...one.querySelectorAll("use")].some((use) => {
    const target = document.querySelector(`[id="${use.getAttribute("href").slice(1)}"]`);
    return target !== null && /^(c|p|shape)-/.test(target.id);
  });
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const bare = (selector) => shown(selector).filter((one) => !drawn(one)).map((one) => one.outerHTML.slice(0, 160));
  const count = (selector) => document.querySelectorAll(selector).length;
  const colors = ".chip:not(.c-gray, .back), .card:not(.none):not(.back), .pay";
  const liveries = "span.badge:not(.vacant), #trains .train";
  return [count(colors), count(liveries), [...bare(colors), ...bare(liveries)]];
}"""

# axe walks through all that there is, and windows that change are drawn: without the board both are quick.
TAKE_OUT = """() => {
  window.drawings = [...document.querySelectorAll(".fogg-board")].map((one) => [one, one.parentElement]);
  for (const [drawing] of window.drawings) drawing.remove();
}"""
PUT_BACK = "() => { for (const [drawing, place] of window.drawings) place.append(drawing); }"


@contextmanager
def board_taken_out(page: Page) -> Iterator[None]:
    """Look at what is around and above the board only."""
    page.evaluate(TAKE_OUT)
    yield
    page.evaluate(PUT_BACK)


def resize(page: Page, size: str) -> None:
    """Resize the window; the board is laid out in it when this returns."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def assert_layout(page: Page, *, touch: bool, board: bool) -> None:
    """Check that only panels scroll, every control of the turn is in sight, and touch targets are large enough."""
    wrong = page.evaluate(LAYOUT, touch)
    if board:
        names, small = page.evaluate(NAMES)
        wrong += small if names else ["there is no name on the board"]
    assert not wrong, (page.viewport_size, wrong)


def assert_signs(page: Page) -> None:
    """Check that every color has its symbol, every player color its shape."""
    colors, badges, bare = page.evaluate(SIGNS)
    assert colors and badges and not bare, bare


def assert_accessible(page: Page, inside: str | None = None) -> None:
    """Check that axe finds nothing on the page, or inside a part of it."""
    ask_axe(page, inside, AXE)


def assert_contrast(page: Page, inside: str | None = None) -> None:
    """Check that axe can read all text: all that changes with the light."""
    ask_axe(page, inside, CONTRAST)


@contextmanager
def at_night(page: Page) -> Iterator[None]:
    """Look at the page by the dark theme; it has been by the light one, and is so again."""
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_selector(f":root[data-theme={scheme}]", state="attached")
        if scheme == "dark":
            yield


def ask_axe(page: Page, inside: str | None, options: dict[str, Any]) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("([inside, options]) => axe.run(inside ?? document, options)", [inside, options])[
        "violations"
    ]
    told = [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]
    assert not told, (page.viewport_size, told)
