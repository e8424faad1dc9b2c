"""Make the small pictures of the boards that the front page shows: src/fogg/editions/<id>/thumbnail-<theme>.webp.

Run it after a drawing has changed (tests/server/test_thumbnails.py says when). It needs the browser of the tests, which
draws the board and writes WebP; tests/server/thumbnails.json remembers which drawings the pictures were made of.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.drawn import MADE, seen_digest  # noqa: E402
from tests.web.browser import find_browser, flags  # noqa: E402

import fogg  # noqa: E402
from fogg.server.board_pictures import THEMES, list_drawing, thumbnail_file  # noqa: E402

SIZE = (512, 288)  # twice the px of a card on the front page
QUALITY = 0.8
PAINT = """async ([svg, [width, height], quality]) => {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([svg], {type: "image/svg+xml"}));
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), {width, height});
  canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def main() -> None:
    """Draw all of them."""
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args()
    made: dict[str, str] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=flags())
        page = browser.new_page()
        for edition in fogg.playable():
            for theme in THEMES:
                svg = list_drawing(fogg.load(edition), theme)
                sized = svg.replace("<svg ", f'<svg width="{SIZE[0]}" height="{SIZE[1]}" ', 1)
                data = base64.b64decode(page.evaluate(PAINT, [sized, SIZE, QUALITY]))
                file = thumbnail_file(edition, theme)
                file.write_bytes(data)
                made[f"{edition}-{theme}"] = seen_digest(svg)
                print(f"{file.relative_to(ROOT)} {len(data) / 1000:.1f} KB", flush=True)
        browser.close()
    MADE.write_text(json.dumps(made, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
