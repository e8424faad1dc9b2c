"""Records of play: statistics, profiles, best scores and the daily deal, by keys, by mouse and by finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.looking import CUT, assert_accessible, assert_contrast, at_night, board_taken_out, resize
from tests.web.people import People
from tests.web.reading import in_german, read_over
from tests.web.recorded import FIXED_DAY, Recorded, record_games
from tests.web.serving import Serving

WIDE = "() => document.documentElement.scrollWidth > innerWidth"
SMALL = """() => [...document.querySelectorAll(".records a, .records button, .records label")]
  .filter((one) => one.checkVisibility() && !one.closest("p") && one.getBoundingClientRect().height < 44)
  .map((one) => one.outerHTML.slice(0, 100))"""
HEAT = """() => [...document.querySelectorAll("#routes > .heat")]
  .filter((one) => !one.classList.contains("heat-0"))
  .map((one) => [one.id, getComputedStyle(one).fill])"""


@pytest.fixture(scope="module")
def games(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> tuple[Serving, Recorded]:
    """Return a server with stored games that is not started, and what is stored."""
    db = tmp_path_factory.mktemp("records") / "fogg.sqlite"
    return Serving(db, first=FIXED_DAY), record_games(db)


@pytest.fixture(scope="module")
def stage(games: tuple[Serving, Recorded]) -> Iterator[Serving]:
    """Yield that server."""
    games[0].start()
    yield games[0]
    games[0].stop()


@pytest.fixture
def crowd(chromium: Browser, stage: Serving) -> Iterator[People]:
    """Yield people at that server; at the end their consoles must be empty."""
    found = People(chromium, stage.address)
    yield found
    found.close()


@pytest.fixture(scope="module")
def cookies() -> dict[str, list[dict[str, str]]]:
    """Return what browsers keep of people: a link brings them in only once."""
    return {}


def enter(crowd: People, name: str, recorded: Recorded, cookies: dict[str, list[dict[str, str]]]) -> Page:
    """Return a page on which a person of the stored games is known."""
    page = crowd.visitor("laptop")
    if name in cookies:
        page.context.add_cookies(cookies[name])  # type: ignore[arg-type]
        page.goto(crowd.address)
    else:
        page.goto(crowd.address + recorded.links[name])
        page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("button", name=f"You are {name}")).to_be_visible()
    cookies[name] = page.context.cookies()  # type: ignore[assignment]
    return page


def look_over(page: Page) -> None:
    """Check a screen in a large window and on a phone, upright and on its side, by day and by night."""
    for size in ("laptop", "phone", "landscape"):
        resize(page, size)
        assert not page.evaluate(WIDE) and page.evaluate(SMALL) == []
        with board_taken_out(page):
            assert page.evaluate(CUT, True) == []
            if size != "landscape":
                assert_accessible(page)
                with at_night(page):
                    assert_contrast(page)
    resize(page, "laptop")


def press_until(page: Page, key: str, name: str) -> None:
    """Press a key until the focus is on the element of that name, once it is there."""
    expect(page.get_by_text(name).locator("visible=true").first).to_be_visible()
    for _ in range(60):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement?.textContent ?? ''").strip().startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached by {key}")


def test_statistics_are_read_and_a_profile_opened_by_keys_alone(
    crowd: People, games: tuple[Serving, Recorded], cookies: dict[str, list[dict[str, str]]]
) -> None:
    recorded = games[1]
    page = enter(crowd, "Mira", recorded, cookies)
    press_until(page, "Tab", "Statistics and best scores")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your statistics")).to_be_visible()
    first, *_ = recorded.statistics["editions"]
    boards = page.get_by_role("table").first
    row = boards.get_by_role("row", name="New York")
    told = [first["games"], first["wins"], f"{first['mean_score']:.1f}", first["best_score"]]
    told += [f"{first['mean_place']:.1f}", f"{first['tickets_done']} of {first['tickets_kept']}"]
    expect(row.get_by_role("cell")).to_have_text([str(one) for one in told])
    expect(page.locator(".figures dd").nth(2)).to_contain_text(str(recorded.statistics["rating"]["rating"]))
    # The map shows what the list says: the favorites are warmer than the others.
    expect(page.locator(".heat-numbers text").first).to_be_visible()
    warm = dict(page.evaluate(HEAT))
    assert set(warm) == {f"route-{route}" for route, *_ in first["routes"]}
    times = {f"route-{route}": n for route, _, _, n in first["routes"]}
    fills = {(times[route], fill) for route, fill in warm.items()}
    assert len(fills) == len(set(warm.values())) == len(set(times.values())) > 1, "a color for each number of claims"
    _, a, b, n = first["routes"][0]
    expect(page.get_by_role("list", name="Favorite routes, New York").get_by_role("listitem").first).to_have_text(
        f"{a}–{b}{n} ×"
    )
    listed = page.get_by_role("list", name="Favorite routes, New York").locator("b").all_inner_texts()[:8]
    numbers = page.locator(".heat-numbers text").all_text_contents()
    assert [f"{number} ×" for number in numbers] == listed, "tracks side by side have one number"
    press_until(page, "Tab", "USA")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="USA", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("list", name="Favorite routes, USA")).to_be_visible()
    against = page.get_by_role("table").nth(1).get_by_role("row", name="Ben")
    ben = next(one for one in recorded.statistics["opponents"] if one.get("name") == "Ben")
    expect(against.get_by_role("cell")).to_have_text([str(ben[key]) for key in ("games", "won", "lost", "shared")])
    look_over(page)

    box = page.get_by_role("checkbox", name="My profile is open")
    expect(box).not_to_be_checked()
    box.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("textbox", name="Your profile")).to_be_visible()
    link = page.get_by_role("textbox", name="Your profile").input_value()
    stranger = crowd.visitor("phone")
    stranger.goto(link)
    expect(stranger.get_by_role("heading", name="Mira", exact=True)).to_be_visible()
    expect(stranger.get_by_role("table").nth(1)).to_contain_text("Ben")
    expect(stranger.get_by_role("table").nth(1)).not_to_contain_text("Cy")
    expect(stranger.get_by_role("checkbox")).to_have_count(0)
    box.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("textbox", name="Your profile")).to_have_count(0)
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_have_text("This profile is closed, or there is none.")
    crowd.said = [said for said in crowd.said if "404" not in said]


def test_best_scores_name_only_open_profiles(crowd: People) -> None:
    page = crowd.visitor("phone")
    page.get_by_role("link", name="Statistics and best scores").tap()
    expect(page.get_by_text("Take a name and play")).to_be_visible()
    page.get_by_role("link", name="Best scores").tap()
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
    names = page.locator(".ledgertable tbody th")
    assert set(names.all_inner_texts()) == {"Ben"}
    look_over(page)
    resize(page, "phone")
    names.first.get_by_role("link").tap()
    expect(page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Favorite routes New York")).to_be_visible()


def test_the_daily_deal_is_begun_once_and_its_table_read(
    crowd: People, games: tuple[Serving, Recorded], cookies: dict[str, list[dict[str, str]]]
) -> None:
    page = enter(crowd, "Mira", games[1], cookies)
    entry = page.locator(".dailyentry")
    expect(entry).to_contain_text("New York")
    expect(entry).to_contain_text("One attempt counts.")
    entry.get_by_role("link").press("Enter")
    expect(page.get_by_role("heading", name="Table of the day 2 scores")).to_be_visible()
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("1")
    assert sorted(page.locator(".ledgertable tbody th").all_inner_texts()) == ["Ben", "a player"]
    look_over(page)
    page.get_by_role("link", name="Wednesday, January 27").press("Enter")
    expect(page.locator(".ledgertable tr.mine")).to_contain_text("Mira")
    page.get_by_role("link", name="Today").press("Enter")
    button = page.get_by_role("button", name="Play today's deal")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".choose .ticket")
    offered = page.locator(".choose .ticket").all_inner_texts()
    page.goto(crowd.address)
    expect(entry).to_contain_text("Your attempt is running")
    entry.get_by_role("link", name="Continue").press("Enter")
    page.wait_for_selector(".choose .ticket")
    assert page.locator(".choose .ticket").all_inner_texts() == offered, "the same attempt"


def test_a_score_is_shown_and_the_deal_is_closed_to_others(
    crowd: People, games: tuple[Serving, Recorded], cookies: dict[str, list[dict[str, str]]]
) -> None:
    page = enter(crowd, "Ben", games[1], cookies)
    expect(page.locator(".dailyentry")).to_contain_text("Place 1 of 2")
    page.locator(".dailyentry").get_by_role("link", name="Table of the day").click()
    expect(page.locator(".ledgertable tr.mine")).to_contain_text("Ben")
    look_over(page)
    with in_german(page, ".ledgertable tr.mine"):
        read_over(page)
    replay = page.get_by_role("link", name="Replay")
    address = f"{crowd.address}{replay.get_attribute('href')}"
    replay.click()
    page.wait_for_selector(".replay #trains", state="attached")
    page.goto(address.replace("/replay/", "/table/"))
    expect(page.get_by_text("A daily deal has its own table and is not rated.")).to_be_visible()
    expect(page.get_by_role("link", name="Download the game record")).to_have_count(0)
    assert_accessible(page, ".winner")
    stranger = crowd.visitor("laptop")
    stranger.goto(address)
    expect(stranger.locator("main")).to_contain_text("You can look at it when your own attempt is over.")
    crowd.said = [said for said in crowd.said if "403" not in said]


def test_the_result_of_a_rated_game_shows_the_change(
    crowd: People, games: tuple[Serving, Recorded], cookies: dict[str, list[dict[str, str]]]
) -> None:
    page = enter(crowd, "Mira", games[1], cookies)
    page.locator(".dep tr", has_text="USA").get_by_role("link", name="Result").click()
    change = page.locator(".ratingchange")
    expect(change).to_contain_text(f"Your rating: {games[1].statistics['rating']['rating']} ±")
    assert_accessible(page, ".winner")
    with at_night(page):
        assert_contrast(page, ".winner")
