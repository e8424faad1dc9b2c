"""A player who does not move is replaced by a bot, by vote, and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.looking import PHONES, assert_accessible, assert_layout, board_taken_out, resize
from tests.web.people import People, keep_all, open_table
from tests.web.serving import Serving

# Votes are possible at once, so that no test has to wait for minutes.
AT_ONCE = "import fogg.server.table.votes as votes; votes.MINUTE = 1e-9; "
JOIN = """async ([name, table]) => {
  const send = (path, body) =>
    fetch("/api" + path, {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
  await send("/me", {name});
  await send(`/tables/${table}/join`, {});
}"""


@pytest.fixture
def hasty(chromium: Browser, page_is_built: None, tmp_path: Path) -> Iterator[People]:
    """Yield people at a server whose tables allow votes at once."""
    serving = Serving(tmp_path / "fogg.sqlite", first=AT_ONCE)
    serving.start()
    people = People(chromium, serving.address)
    yield people
    people.close()
    serving.stop()


def test_the_others_call_a_bot_and_the_player_comes_back(hasty: People) -> None:
    ada, ben, cleo = hasty.guest("laptop"), hasty.visitor("laptop"), hasty.visitor("laptop")
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    setup = {"edition": "new_york", "chairs": chairs, "fixed_order": True, "private": False, "bot_pace": "instant"}
    open_table(ada, setup, "Ada")
    pages: dict[str, Page] = {"Ben": ben, "Cleo": cleo}
    for name, page in pages.items():
        page.evaluate(JOIN, [name, ada.url.rpartition("/")[2]])
        page.goto(ada.url)
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, ben, cleo):
        keep_all(page)
    expect(ada.locator(".signplate.you")).to_contain_text("Your turn")
    call = ben.get_by_role("button", name="Call a bot for Ada, who does not move: 0 of 2 agree")
    expect(call).to_be_visible()
    expect(ada.get_by_role("button", name="Call a bot")).to_have_count(0)
    with board_taken_out(ben):
        for size in ("laptop", *PHONES):
            resize(ben, size)
            assert_layout(ben, touch=False, board=False)
            assert_accessible(ben)
        resize(ben, "laptop")
    call.click()
    expect(ada.locator(".signplate")).to_contain_text("The others vote for a bot in your place.")
    expect(ben.get_by_role("button", name="Withdraw vote")).to_contain_text("1 of 2")
    ben.get_by_role("button", name="Withdraw vote").click()
    expect(call).to_be_visible()
    call.click()
    cleo.get_by_role("button", name="Call a bot").click()
    expect(ben.locator(".signplate")).to_contain_text("A bot is playing for Ada.")
    ada.get_by_role("button", name="Resume playing").click()
    expect(ben.locator(".signplate")).to_contain_text("Ada is back.")
