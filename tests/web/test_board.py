"""The board in the page is Python's picture of the same view, mark by mark."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

from playwright.sync_api import Page
from tests.draw.client import Client
from tests.positions.book import positions
from tests.web.people import People, expect_board, play_on, wait_asked

LAYERS = ("bands", "routes", "trains", "rings", "pieces")
# The layers of the board in the page, how many px of it are one px of the screen, and the pieces at its cities.
SERIALIZED = """() => {
  const root = document.querySelector(".mover .fogg-board");
  const writer = new XMLSerializer();
  const layer = (id) => [id, writer.serializeToString(root.querySelector("#" + id))];
  const layers = Object.fromEntries(["bands", "routes", "trains", "rings", "pieces"].map(layer));
  const pieces = [...root.querySelectorAll("#page-pieces [data-kind]")];
  const standing = pieces.map((one) => [one.dataset.kind, one.closest("[data-city]").dataset.city]);
  return [layers, Number(root.style.getPropertyValue("--px")), standing, root.classList.contains("far")];
}"""
OWNERS = """() => [...document.querySelectorAll("#trains > * .train")].map((one) => [
  one.closest("[id^=owned-]").id.slice("owned-".length),
  one.querySelector("use").getAttribute("href").slice("#shape-".length),
])"""
SNAPSHOT = """async (path) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${path}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({type: "hello", protocol: 2}));
  socket.onmessage = (event) => {
    const frame = JSON.parse(event.data);
    if (frame.type !== "snapshot") return;
    socket.close();
    done(frame);
  };
})"""


def test_the_board_in_the_page_is_pythons_picture(people: People) -> None:
    """In mid-game, with what others did last and one's tickets; tests/web/test_ends.py compares every edition's end."""
    page = people.guest()
    play_on(page, "europe", positions("europe")[0])
    assert wait_asked(page)
    expect_board(page)
    page.mouse.move(5, 5)
    snapshot = page.evaluate(SNAPSHOT, page.url.rsplit("/", 1)[1])
    sent = snapshot["position"]["marks"]
    assert {"train", "last", "ticket"} <= {mark["kind"] for mark in sent}
    svg = page.evaluate("async (board) => (await fetch(`/api/boards/${board}.svg`)).text()", snapshot["facts"]["board"])
    expect_drawn(page, Client(svg), [{"livery": "", **mark} for mark in sent])
    trains = {mark["place"] for mark in sent if mark["kind"] == "train"}
    drawn = page.evaluate("[...document.querySelectorAll('#trains > *')].map((one) => one.id)")
    assert {f"owned-{place.removeprefix('route:')}" for place in trains} == set(drawn)


def expect_drawn(page: Page, client: Client, sent: list[dict[str, Any]]) -> None:
    """Check that the page shows what a client of docs/marks.md makes of these marks at the same scale."""
    page.wait_for_selector("#trains .train", state="attached")
    shown, px, standing, is_far = page.evaluate(SERIALIZED)
    client.apply(sent, px)
    at_cities = [(mark["kind"], mark["place"].removeprefix("city:")) for mark in client.placed]
    assert sorted(map(tuple, standing)) == sorted(at_cities)
    if is_far:  # where the whole board is shown small, a train is a band with its owner's shape
        trains = [(mark["place"].removeprefix("route:"), mark["livery"]) for mark in sent if mark["kind"] == "train"]
        assert sorted(map(tuple, page.evaluate(OWNERS))) == sorted(trains)
    for layer in ("bands", "rings", "pieces") if is_far else LAYERS:
        wanted = ET.canonicalize(ET.tostring(client.ids[layer], encoding="unicode"))
        assert ET.canonicalize(shown[layer]) == wanted, layer
