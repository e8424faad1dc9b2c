"""The words of a page for its reader: every text in sight or for screen readers, and texts that are cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from fluent.syntax import ast
from playwright.sync_api import Page
from tests.web.looking import PHONES, assert_layout, resize
from tests.words.catalogue import entries_of, word_files

# Words of English that neither German nor a name on a board has.
ENGLISH = re.compile(
    r"\b(the|and|with|your|you|of|is|are|for|from|this|not|cards?|routes?|tickets?|players?|points|turn|undo|draw"
    r"|options|seats?|deck|hidden|market|completed|claimed|took|close|back|settings)\b",
    re.IGNORECASE,
)

PEOPLE = ("Mira", "Ada", "Ben")

# Texts and names of all elements that a reader can find, those of the board and of other languages left out.
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let one = walker.currentNode; one; one = walker.nextNode()) {
    if (one.closest(".sprite, .fogg-board, script, [data-name]") || !one.checkVisibility()) continue;
    const lang = one.closest("[lang]")?.lang ?? one.querySelector?.(":scope > [lang]")?.lang;
    if (lang && lang !== document.documentElement.lang || one.querySelector(":scope > input[lang]")) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"]) {
      if (one.getAttribute(name)) found.push(one.getAttribute(name));
    }
    for (const child of one.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && child.data.trim()) found.push(child.data.trim());
    }
  }
  return [document.title, ...found];
}"""

# Texts that their box cuts off, as sentences.
CUT_TEXT = """() => {
  const wrong = [];
  const seen = (one) => one.checkVisibility({checkVisibilityCSS: true, checkOpacity: true});
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest("svg, .sr, .sprite") || !seen(one)) continue;
    const own = [...one.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    if (!own.length || one.clientWidth < 2) continue;
    const slack = 3 + 0.4 * parseFloat(getComputedStyle(one).fontSize); // a glyph's box is higher than its letters
    const range = document.createRange();
    range.setStartBefore(own[0]); // what only screen readers are told stands before it
    range.setEndAfter(own.at(-1));
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const {overflowX, overflowY, position, clipPath} = getComputedStyle(at);
      if (clipPath !== "none") break;
      if (overflowX === "visible" && overflowY === "visible") { if (position === "fixed") break; continue; }
      const text = range.getBoundingClientRect();
      const room = at.getBoundingClientRect();
      const wide = !/auto|scroll/.test(overflowX) && (text.right > room.right + 1.5 || text.left < room.left - 1.5);
      const high = !/auto|scroll/.test(overflowY) && (text.bottom > room.bottom + slack || text.top < room.top - slack);
      const dots = at === one && one.scrollWidth > one.clientWidth + 1 && !/auto|scroll/.test(overflowX);
      if (wide || high || dots) wrong.push(`${one.tagName}.${one.className} "${one.textContent.trim().slice(0, 50)}"`);
      break;
    }
  }
  return wrong;
}"""


@cache
def plain_texts(language: str) -> frozenset[str]:
    """Return every entry of a language without variables, as it is written."""
    found = set()
    for file in word_files(language):
        for entry in entries_of(file):
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = entry.value.elements
                if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                    found.add(parts[0].value)
    return frozenset(found)


def english_in(page: Page, *names: str) -> list[str]:
    """Return the texts of a German page that are English; `names` are of people, and may be anything."""
    only = plain_texts("en") - plain_texts("de")
    texts = [text for text in page.evaluate(TEXTS) if text not in names]
    return sorted({text for text in texts if text in only or ENGLISH.search(text)})


def cut_texts(page: Page) -> list[str]:
    """Return the texts that their box cuts off."""
    return [str(one) for one in page.evaluate(CUT_TEXT)]


def read_over(page: Page, *names: str, table: bool = False) -> None:
    """Check that a screen says everything in German, and that no text is cut off, at every size."""
    for size in ("desktop", "phone", "landscape", "laptop"):
        resize(page, size)
        assert english_in(page, *PEOPLE, *names) == []
        cut = cut_texts(page)
        assert cut == [], (size, cut)
        if table:
            assert_layout(page, touch=size in PHONES, board=False)


@contextmanager
def in_german(page: Page, shown: str) -> Iterator[None]:
    """Look at the same address in German, once that selector is there; then the page speaks English again."""
    for language in ("de", "en"):
        page.evaluate("(language) => localStorage.setItem('fogg.language', language)", language)
        page.reload()
        page.wait_for_selector(f":root[lang={language}]", state="attached")
        page.wait_for_selector(shown)
        if language == "de":
            yield
