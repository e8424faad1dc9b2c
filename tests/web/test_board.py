"""The board in the page is Python's picture of the same view, mark by mark."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from tests.draw.client import Client
from tests.positions.book import positions
from tests.web.people import People, expect_board, play_on, wait_asked

LAYERS = ("bands", "routes", "rings", "cities", "pieces")
SERIALIZED = """() => {
  const root = document.querySelector(".fogg-board").cloneNode(true);
  for (const page of root.querySelectorAll(".page")) page.remove();
  const writer = new XMLSerializer();
  const layer = (id) => [id, writer.serializeToString(root.querySelector("#" + id))];
  return Object.fromEntries(["bands", "routes", "rings", "cities", "pieces"].map(layer));
}"""
SNAPSHOT = """async (path) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${path}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({type: "hello", protocol: 1}));
  socket.onmessage = (event) => {
    const frame = JSON.parse(event.data);
    if (frame.type !== "snapshot") return;
    socket.close();
    done(frame);
  };
})"""


def test_the_board_in_the_page_is_pythons_picture(people: People) -> None:
    """In mid-game, with what others did last and one's tickets; tests/web/test_ends.py compares every edition's end."""
    page = people.somebody()
    play_on(page, "europe", positions("europe")[0])
    assert wait_asked(page)
    expect_board(page)
    page.mouse.move(5, 5)
    snapshot = page.evaluate(SNAPSHOT, page.url.rsplit("/", 1)[1])
    sent = snapshot["position"]["marks"]
    assert {"train", "last", "ticket"} <= {mark["kind"] for mark in sent}
    svg = page.evaluate("async (board) => (await fetch(`/api/boards/${board}.svg`)).text()", snapshot["facts"]["board"])
    client = Client(svg)
    client.apply([{"livery": "", **mark} for mark in sent])
    shown = page.evaluate(SERIALIZED)
    for layer in LAYERS:
        wanted = ET.canonicalize(ET.tostring(client.ids[layer], encoding="unicode"))
        assert ET.canonicalize(shown[layer]) == wanted, layer
    trains = {mark["place"] for mark in sent if mark["kind"] == "train"}
    drawn = page.evaluate("[...document.querySelectorAll('#routes .train')].map((one) => one.closest('.route').id)")
    assert {f"route-{place.removeprefix('route:')}" for place in trains} == set(drawn)
