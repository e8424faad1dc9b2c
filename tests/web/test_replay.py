"""Games looked at again: moved through by keys, by mouse and by finger, shared, filmed, played on and analyzed."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.draw.client import Client
from tests.web.looking import (
    CUT,
    assert_accessible,
    assert_contrast,
    assert_layout,
    assert_signs,
    at_night,
    board_taken_out,
    resize,
)
from tests.web.people import People, send
from tests.web.reading import in_german, read_over
from tests.web.replays import QUICK, bring, marks_at, named, open_replay, step_of
from tests.web.serving import Serving
from tests.web.test_board import expect_drawn
from tools.screen_positions import played

import fogg

USA = named(played("usa", 5, 8), "Mira", "Ben", "Cleo", "Dora", "Emil")
SMALL = named(played("new_york", 2, 9), "Mira", "Ben")
SVG = "async (path) => (await fetch(`/api/boards/${path}.svg`)).text()"
# The entry of a step is marked, and lies within the list that scrolls.
NOW_IN_SIGHT = """(step) => {
  const entry = document.querySelector(".logbox .log [aria-current]");
  const [row, list] = [entry?.getBoundingClientRect(), entry?.closest(".log").getBoundingClientRect()];
  const isAt = document.querySelector("input[type=range]").value === String(step);
  return isAt && row && row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
}"""
FACTS = "async (path) => (await fetch(`/api/replays/${path}`)).json()"


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file for which analyses wait."""
    return tmp_path_factory.mktemp("gate") / "open"


@pytest.fixture(scope="module")
def stage(page_is_built: None, gate: Path) -> Iterator[Serving]:
    """Yield a server whose analyses are short."""
    serving = Serving(gate.with_name("fogg.sqlite"), first=QUICK.format(gate=str(gate)))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def crowd(chromium: Browser, stage: Serving) -> Iterator[People]:
    """Yield people at that server; at the end their consoles must be empty."""
    found = People(chromium, stage.address)
    yield found
    found.close()


def look_over(page: Page, *sizes: str, touch: bool = False) -> None:
    """Check a screen at some sizes, by day and by night."""
    for size in sizes:
        resize(page, size)
        assert_layout(page, touch=touch, board=False)
        with board_taken_out(page):
            assert page.evaluate(CUT, False) == []
            assert_accessible(page)
            with at_night(page):
                assert_contrast(page)


def drawing_of(page: Page) -> str:
    """Return the board of the page as the server draws it."""
    facts = page.evaluate(FACTS, page.url.rsplit("/", 1)[1].partition("#")[0])["facts"]
    return str(page.evaluate(SVG, facts["board"]))


def test_a_game_is_walked_through_by_keys_alone(crowd: People) -> None:
    """Every step shows Python's picture of that position, through any seat's eyes or with all cards open."""
    page = crowd.visitor()
    open_replay(page, bring(page, USA, "Mira"))
    last = len(USA.lines)
    assert (step_of(page), page.get_by_role("slider").get_attribute("max")) == (0, str(last))
    sign = page.get_by_label("Status", exact=True)
    expect(sign).to_contain_text("The beginning.")
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowLeft", last - 1)):
        page.keyboard.press(key)
        assert step_of(page) == step
    page.keyboard.press("End")
    winner = USA.replay().result
    assert winner is not None
    expect(sign).to_contain_text(f"with {winner.standings[0].total}")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    assert step_of(page) > 4  # the first turn follows the choices of all five
    page.get_by_role("slider").fill("20")  # pressed or dragged, it has the focus
    for key, step in (("ArrowRight", 21), ("ArrowUp", 22), ("ArrowLeft", 21), ("Home", 0), ("End", last)):
        page.keyboard.press(key)
        assert step_of(page) == step
    page.keyboard.press("a")
    expect(page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("a")
    svg = drawing_of(page)
    for step in (150, 90, last, 151):
        page.evaluate("(step) => { location.hash = step; }", str(step))
        page.wait_for_function("(step) => document.querySelector('input[type=range]').value === step", arg=str(step))
        expect_drawn(page, Client(svg), marks_at(USA, step, None))
    for _ in range(3):
        page.keyboard.press("v")
    expect(page.get_by_role("heading", name="Ben’s view")).to_be_visible()
    expect_drawn(page, Client(svg), marks_at(USA, 151, 1))
    hand = page.get_by_role("list", name="Ben’s hand").locator("li:not(.none) b").all_inner_texts()
    assert sorted(map(int, hand)) == sorted(USA.replay(151).view(1).hand.values())
    page.context.set_offline(True)
    page.keyboard.press("v")
    expect(sign).to_have_text("No connection.")
    page.context.set_offline(False)
    crowd.said = [line for line in crowd.said if "ERR_INTERNET_DISCONNECTED" not in line]
    expect(page.get_by_role("heading", name="Ben’s view")).to_be_visible()
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="Cleo’s view")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("play or pause")
    page.keyboard.press("Escape")
    speed = page.get_by_label("Speed")
    for key, pace in (("]", 2), ("[", 1), ("[", 0), ("[", 0), *(("]", n) for n in (1, 2, 3, 4, 4))):
        page.keyboard.press(key)
        expect(speed).to_have_value(str(pace))
    before = step_of(page)
    page.keyboard.press("Space")
    page.wait_for_function("(step) => Number(document.querySelector('input[type=range]').value) > step + 2", arg=before)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert_signs(page)


def test_log_chart_tickets_and_paths_lead_through_the_game(crowd: People) -> None:
    page = crowd.visitor()
    open_replay(page, bring(page, USA, "Mira"), at=len(USA.lines))
    done = page.locator(".cardsbox .ticket.done").first
    done.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#bands use")).not_to_have_count(0)
    expect(page.locator(".fogg-board.dimmed")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Longest path").first.press("Enter")
    expect(page.get_by_role("button", name="Longest path").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".fogg-board.dimmed")).to_be_visible()
    page.keyboard.press("Escape")
    log = page.get_by_role("list", name="Log")
    entry = log.locator("button", has_text="claimed").first
    entry.click()
    first = step_of(page)
    assert (USA.lines[first - 1].do or {})["do"] == "claim"
    expect(entry).to_have_attribute("aria-current", "step")
    expect(page.locator("#trains > *")).to_have_count(1)
    entry.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert step_of(page) > first
    for step in (len(USA.lines), 40, len(USA.lines) // 2):  # from one end of a long log to the other
        page.get_by_role("slider").fill(str(step))
        page.wait_for_function(NOW_IN_SIGHT, arg=step)
        expect(log.locator("[aria-current]")).to_have_count(1)
        expect(log.locator("[tabindex='0']")).to_have_count(1)
    box = page.locator(".linechart").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(step_of(page) - len(USA.lines) / 2) <= 2
    expect(page.get_by_role("img", name="Points if the game ended there")).to_be_visible()
    page.keyboard.press("v")  # a spectator does not know the tickets
    expect(page.get_by_role("img", name="Points so far")).to_be_visible()
    page.keyboard.press("v")
    page.evaluate("document.body.focus()")
    look_over(page, "laptop", "desktop")


def test_on_a_phone_it_is_watched_by_anybody_with_the_address(crowd: People) -> None:
    owner = crowd.visitor()
    path = bring(owner, USA, "Mira")
    page = crowd.visitor("phone")
    open_replay(page, path, at=120)
    look_over(page, "phone", "landscape", touch=True)
    resize(page, "phone")
    page.get_by_role("button", name="One decision forward").tap()
    assert step_of(page) == 121
    for tab, shown in (("Cards", ".cardsbox.open"), ("Log", ".logbox.open"), ("Chart", ".chartbox.open")):
        button = page.locator(".tabs button", has_text=tab)
        button.tap()
        expect(page.locator(shown)).to_be_visible()
        assert_layout(page, touch=True, board=False)
        with board_taken_out(page):
            assert_accessible(page)
        button.tap()
    page.locator(".tabs button", has_text="More").tap()
    page.get_by_role("button", name="Share and keep").tap()
    expect(page.get_by_label("Address of the game", exact=True)).to_have_value(page.url.partition("#")[0])


def test_a_picture_a_film_and_the_record_can_be_kept(crowd: People, tmp_path: Path) -> None:
    page = crowd.visitor("laptop")
    path = bring(page, SMALL, "Mira")
    open_replay(page, path, at=len(SMALL.lines))
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name="Share and keep")
    for name, kind in (("Picture", "png"), ("Film", "webp"), ("Download the game record", "jsonl")):
        with page.expect_download() as kept:
            sheet.get_by_role("button", name=name).or_(sheet.get_by_role("link", name=name)).press("Enter")
        kept.value.save_as(tmp_path / kind)
        assert kept.value.suggested_filename.endswith(f".{kind}")
    assert (tmp_path / "png").read_bytes().startswith(b"\x89PNG")
    film = (tmp_path / "webp").read_bytes()
    assert film[:4] + film[8:16] == b"RIFFWEBPVP8X" and film.count(b"ANMF") > 10
    shown = page.evaluate("async (film) => { const image = new Image(); image.src = film; await image.decode();"
                          " return [image.naturalWidth, image.naturalHeight]; }",
                          "data:image/webp;base64," + base64.b64encode(film).decode())  # fmt: skip
    assert shown[0] == 800 and shown[1] > 400
    assert fogg.load_record(tmp_path / "jsonl").lines == SMALL.lines
    assert_accessible(page, ".side-sheet")


def test_a_game_is_played_on_from_a_moment_or_dealt_again(crowd: People) -> None:
    page = crowd.visitor("laptop")
    path = bring(page, SMALL, "Nora")
    open_replay(page, path, at=10)
    page.keyboard.press("p")
    sheet = page.get_by_role("dialog", name="Play it again")
    with board_taken_out(page):
        assert_accessible(page, ".side-sheet")
    sheet.get_by_label("Ben").check()
    expect(sheet.get_by_label("Friends, invited by a link")).to_have_count(0)  # they join at the beginning
    sheet.get_by_role("button", name="Play", exact=True).press("Enter")
    page.wait_for_selector(".play")
    expect(page.locator(".seat", has_text="Nora")).to_contain_text("you")
    table = page.url.rsplit("/", 1)[1]
    facts = page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)["facts"]
    assert facts["known_deal"] and facts["played_on"] == 10
    page.keyboard.press("g")
    page.get_by_role("link", name="Replay").click()  # not finished: through one's own seat
    expect(page.get_by_role("heading", name="Nora’s view")).to_be_visible()
    assert page.get_by_role("tab").count() == 0 and page.locator(".looks button").count() == 1
    page.get_by_role("link", name="Back to the table").press("Enter")
    expect(page.locator(".play")).to_be_visible()
    open_replay(page, path, at=10)
    page.keyboard.press("p")
    sheet.get_by_label("At the beginning: the same deal").check()
    sheet.get_by_label("Friends, invited by a link").check()
    sheet.get_by_role("button", name="Open the table").press("Enter")
    expect(page.get_by_role("button", name="Invite")).to_be_visible()


def test_the_deal_of_a_game_against_bots_is_played_again_alone_or_with_friends(crowd: People) -> None:
    page = crowd.visitor("laptop")
    path = bring(page, named(SMALL, "Nora", "racer"), "Nora")
    sheet = page.get_by_role("dialog", name="Play it again")
    for others, button in (("The same bots again", "Play"), ("Friends, invited by a link", "Open the table")):
        open_replay(page, path, at=10)
        page.keyboard.press("p")
        sheet.get_by_label("At the beginning: the same deal").check()
        sheet.get_by_label("Nora").check()
        sheet.get_by_label(others).check()
        expect(sheet.get_by_label("Level of the bots")).to_have_count(0)
        sheet.get_by_role("button", name=button, exact=True).press("Enter")
        if button == "Play":
            page.wait_for_selector(".choose .ticket")
            table = page.url.rsplit("/", 1)[1]
            facts = page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)["facts"]
            assert facts["known_deal"] and not facts.get("played_on")
            assert [seat.get("bot") for seat in facts["seats"]] == [None, "racer"]
    expect(page.get_by_role("button", name="Invite")).to_be_visible()


def test_a_file_is_opened_from_the_front_page_or_refused_with_a_sentence(crowd: People, tmp_path: Path) -> None:
    page, german = crowd.visitor("laptop"), crowd.visitor("laptop", locale="de-DE")
    for one in (page, german):
        send(one, "/api/me", {"name": "Ida"})
        one.reload()
    good, bad = tmp_path / "game.jsonl", tmp_path / "damaged.jsonl"
    SMALL.save(good)
    bad.write_text(good.read_text(encoding="utf-8").replace('"seat":0', '"seat":1', 1), encoding="utf-8")
    page.get_by_label("Open a game record").set_input_files(bad)
    expect(page.get_by_role("alert")).to_have_text("This file cannot be opened: line 2 or one before it was changed.")
    german.get_by_label("Aufzeichnung öffnen").set_input_files(bad)
    expect(german.get_by_role("alert")).to_have_text(
        "Diese Datei lässt sich nicht öffnen: Zeile 2 oder eine davor wurde verändert."
    )
    crowd.said = [line for line in crowd.said if "400 (Bad Request)" not in line]
    with page.expect_file_chooser() as chooser:
        page.get_by_label("Open a game record").press("Enter")
    chooser.value.set_files(good)
    page.wait_for_selector(".replay .fogg-board")
    game = page.url.partition("#")[0]
    page.get_by_role("link", name="Front page").click()
    row = page.locator(".dep tr", has_text="from a file")
    expect(row.get_by_role("link", name="Replay")).to_have_attribute("href", "/" + game.split("/", 3)[3])
    page.goto(game.replace("/replay/", "/table/"))
    expect(page.locator(".result").get_by_role("link", name="Replay")).to_be_visible()


def test_a_game_is_analyzed_with_progress_and_the_report_stays(crowd: People, gate: Path) -> None:
    page = crowd.visitor()
    path = bring(page, SMALL, "Mira")
    open_replay(page, path)
    page.keyboard.press("a")
    begin = page.get_by_role("button", name="Analyze this game")
    begin.press("Enter")
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "3")
    page.get_by_role("button", name="Stop the analysis").press("Enter")
    begin.press("Enter")
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "3")
    page.context.set_offline(True)
    expect(page.locator(".analysis").get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)  # it asks on by itself
    expect(page.locator(".analysis").get_by_role("alert")).to_have_count(0)
    crowd.said = [line for line in crowd.said if "ERR_INTERNET_DISCONNECTED" not in line]
    gate.touch()
    expect(page.locator(".seatreport")).to_have_count(2, timeout=60_000)
    assert [one.endswith("accurate") for one in page.locator(".seatreport h3 b").all_inner_texts()] == [True, True]
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()
    report = page.evaluate("async (id) => (await fetch(`/api/tables/${id}/analysis`)).json()", path.rsplit("/", 1)[1])
    worst = max((one for one in report["report"]["decisions"] if not one["forced"]), key=lambda one: one["loss"])
    first = page.locator(".judged").first
    first.press("Enter")
    assert step_of(page) == worst["number"] - 1, json.dumps(worst)[:300]
    routes = [target for target in worst["best_targets"] + worst["targets"] if target.startswith("route:")]
    expect(page.locator("#bands use")).to_have_count(len({*routes}) * 2) if routes else None
    page.evaluate("document.activeElement.blur()")
    look_over(page, "laptop")
    with in_german(page, ".replay .fogg-board"):
        page.keyboard.press("a")
        page.wait_for_selector(".seatreport")
        read_over(page)
    visitor = crowd.visitor("phone")
    open_replay(visitor, path)
    visitor.locator(".tabs button", has_text="Analysis").tap()
    expect(visitor.locator(".seatreport")).to_have_count(2)
    assert_layout(visitor, touch=True, board=False)
    with board_taken_out(visitor):
        assert_accessible(visitor)
