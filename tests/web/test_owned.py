"""Owners of routes, read from pixels by day and by night."""

from __future__ import annotations

import base64

import pytest
from tests.web.people import People
from tests.web.test_look import seated_midway

# For each claimed route of two spaces or more: the owner's livery, and points of the screen between its cars.
GAPS = """() => {
  const middle = (one) => { const r = one.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const board = document.querySelector(".boardbox").getBoundingClientRect();
  return [...document.querySelectorAll(".mover #trains > [id^=owned-]")].map((route) => {
    const livery = route.querySelector(".train use").getAttribute("href").slice("#shape-".length);
    const cars = [...route.querySelectorAll(".train")].map(middle);
    const gaps = cars.slice(1).map(([x, y], i) => [(x + cars[i][0]) / 2, (y + cars[i][1]) / 2]);
    const inside = gaps.filter(([x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom);
    return [route.id, livery, inside];
  }).filter(([, , gaps]) => gaps.length > 0);
}"""
# The livery that most px around some points of a picture are nearest to.
READ = """async ([picture, routes]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", {willReadFrequently: true});
  pen.drawImage(image, 0, 0);
  const style = getComputedStyle(document.documentElement);
  const probe = document.body.appendChild(document.createElement("i"));
  const colorOf = (name) => {
    probe.style.color = style.getPropertyValue(`--p-${name}`);
    return getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
  };
  const liveries = ["blue", "red", "green", "yellow", "black", "white"].map((name) => [name, colorOf(name)]);
  probe.remove();
  const far = (a, b) => Math.hypot(...a.map((part, i) => part - b[i]));
  return routes.map(([id, livery, points]) => {
    const votes = {};
    for (const [x, y] of points) {
      const {data} = pen.getImageData(Math.round(x) - 1, Math.round(y) - 1, 3, 3);
      for (let i = 0; i < data.length; i += 4) {
        const px = [...data.slice(i, i + 3)];
        const [name, color] = liveries.reduce((best, one) => far(px, one[1]) < far(px, best[1]) ? one : best);
        if (far(px, color) < 60) votes[name] = (votes[name] ?? 0) + 1;
      }
    }
    const read = Object.keys(votes).sort((a, b) => votes[b] - votes[a])[0] ?? "none";
    return [id, livery, read];
  });
}"""


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_the_owner_of_every_claimed_route_is_read_from_pixels(people: People, night: bool) -> None:
    page = people.visitor("laptop", night=night)
    seated_midway(page, "usa")
    routes = page.evaluate(GAPS)
    assert len(routes) > 15
    assert len({livery for _, livery, _ in routes}) == 5
    picture = base64.b64encode(page.screenshot()).decode()
    assert [(id, read) for id, livery, read in page.evaluate(READ, [picture, routes]) if read != livery] == []
