"""The board in the page is Python's picture of the same view, mark by mark; zooming paints nothing and ends sharp."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import msgspec
from playwright.sync_api import Page
from tests.draw.client import Client
from tests.web.people import People, act_by_list, expect_board, greedy, keep_all, sit_down

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
    page = people.somebody()
    sit_down(page, "europe", 3)
    expect_board(page)
    keep_all(page)
    for _ in range(14):
        act_by_list(page, greedy)
        page.wait_for_timeout(80)
    page.wait_for_selector(".signplate.you")
    page.mouse.move(5, 5)
    snapshot = page.evaluate(SNAPSHOT, page.url.rsplit("/", 1)[1])
    assert any(mark["kind"] == "train" for mark in snapshot["position"]["marks"])
    svg = page.evaluate("async (board) => (await fetch(`/api/boards/${board}.svg`)).text()", snapshot["facts"]["board"])
    client = Client(svg)
    client.apply([{"livery": "", **mark} for mark in snapshot["position"]["marks"]])
    shown = page.evaluate(SERIALIZED)
    for layer in LAYERS:
        wanted = ET.canonicalize(ET.tostring(client.ids[layer], encoding="unicode"))
        assert ET.canonicalize(shown[layer]) == wanted, layer


def test_while_zooming_only_the_container_changes_and_then_the_board_is_laid_out_anew(people: People) -> None:
    page = people.somebody()
    sit_down(page, "new_york")
    expect_board(page)
    page.wait_for_timeout(400)
    before = size_of(page)
    page.mouse.move(700, 400)
    page.mouse.wheel(0, -400)
    during = size_of(page)
    assert during == before
    page.wait_for_timeout(500)
    after = size_of(page)
    assert after > before * 1.3
    assert "scale(1)" in page.evaluate("document.querySelector('.mover').style.transform")


def size_of(page: Page) -> float:
    return float(page.evaluate("Number(document.querySelector('.fogg-board').getAttribute('width'))"))


def test_marks_survive_the_wire(people: People) -> None:
    """What the page applies is what the server sent: one mark for every claimed route."""
    page = people.somebody()
    sit_down(page, "new_york")
    expect_board(page)
    keep_all(page)
    page.wait_for_selector(".signplate.you")
    snapshot = page.evaluate(SNAPSHOT, page.url.rsplit("/", 1)[1])
    trains = {mark["place"] for mark in snapshot["position"]["marks"] if mark["kind"] == "train"}
    drawn = page.evaluate("[...document.querySelectorAll('#routes .train')].map((one) => one.closest('.route').id)")
    assert {f"route-{place.removeprefix('route:')}" for place in trains} == set(drawn)
    assert msgspec.json.encode(snapshot["position"]["marks"])
