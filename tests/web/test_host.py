"""The page of hosts, and what people do with their devices and data."""

from __future__ import annotations

import subprocess
import sys
import zipfile

from playwright.sync_api import Page, expect
from tests.web.looking import CUT, assert_accessible, assert_contrast, at_night, resize
from tests.web.people import People, open_table
from tests.web.reading import in_german, read_over
from tests.web.serving import Serving

TABLE = {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "level:3"}, {"kind": "invited"}]}
TAKE_NAME = """async (name) => {
  const headers = {"content-type": "application/json"};
  await fetch("/api/me", {method: "POST", headers, body: JSON.stringify({name})});
  return (await (await fetch("/api/me/device", {method: "POST"})).json()).path;
}"""


def owner_link(serving: Serving) -> str:
    """Return what a host gets on the command line."""
    command = [sys.executable, "-m", "fogg", "admin", "owner-link", "--db", str(serving.db)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def look_over(page: Page, inside: str | None = None) -> None:
    """Check a screen in a large window and on a phone, by day and by night."""
    for size in ("laptop", "phone"):
        resize(page, size)
        assert_accessible(page, inside)
        assert page.evaluate(CUT, True) == []
        with at_night(page):
            assert_contrast(page, inside)
    resize(page, "laptop")


def test_a_host_closes_a_table_and_bans_its_player(people: People, serving: Serving) -> None:
    rude = people.guest("laptop")
    open_table(rude, TABLE, "Mallory")
    rude.wait_for_selector(".lobby")
    host = people.guest("laptop")
    host.goto(owner_link(serving))
    host.get_by_label("Your name").fill("Hana")
    host.get_by_role("button", name="Become the host").click()
    expect(host.get_by_role("heading", name="Looking after this server")).to_be_visible()
    row = host.locator(".hostlist li", has_text="Mallory")
    expect(row).to_contain_text("waiting for players · private")
    look_over(host)

    row.get_by_role("button", name="Close").click()
    dialog = host.get_by_role("dialog", name="Close: New York: Mallory, Fix")
    look_over(host, ".hostdialog")
    dialog.get_by_label("Reason").fill("too loud")
    dialog.get_by_role("button", name="Close").click()
    expect(host.get_by_role("status")).to_contain_text("Done.")
    expect(rude.locator("main")).to_contain_text("The host of this server closed it.")

    host.get_by_role("tab", name="Tables").focus()
    host.keyboard.press("ArrowRight")
    expect(host.get_by_role("tab", name="People")).to_be_focused()
    host.get_by_label("Find a person").fill("mallory")
    expect(host.locator(".hostlist li")).to_have_count(1)
    host.get_by_role("button", name="Ban Mallory").press("Enter")
    dialog = host.get_by_role("dialog", name="Ban: Mallory")
    dialog.get_by_label("For").select_option("7 days")
    dialog.get_by_label("Reason").fill("Spam.")
    dialog.get_by_label("Reason").press("Enter")
    expect(host.locator(".hostlist li")).to_contain_text("banned")
    look_over(host)
    rude.goto(people.address)
    expect(rude.get_by_role("heading", name="No entry")).to_be_visible()
    expect(rude.locator("main")).to_contain_text("has banned you until")
    expect(rude.locator("main")).to_contain_text("Spam.")

    with in_german(host, ".hostlist li"):
        read_over(host, "Mallory", "Hana")
    host.get_by_role("tab", name="Bans").click()
    look_over(host)
    host.get_by_role("button", name="Lift the ban Mallory").click()
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)
    host.get_by_role("button", name="Lift the ban Mallory").click()
    host.get_by_role("dialog").get_by_role("button", name="Lift the ban").click()
    expect(host.get_by_role("button", name="Lift the ban Mallory")).to_have_count(0)
    host.get_by_label("Address").fill("127.0.0.1")
    host.get_by_role("button", name="Ban address").click()
    host.get_by_role("dialog").get_by_role("button", name="Ban address").click()
    expect(host.get_by_role("alert").last).to_contain_text("This machine itself cannot be banned.")
    host.keyboard.press("Escape")

    host.get_by_role("tab", name="Log").click()
    lines = host.locator(".hostlist li")
    expect(lines.nth(0)).to_contain_text("Lifted the ban of Mallory")
    expect(lines.nth(1)).to_contain_text("Banned Mallory")
    expect(lines.nth(1)).to_contain_text("Hana")
    look_over(host)
    rude.reload()
    rude.wait_for_selector(".edition")
    people.said = [said for said in people.said if "403" not in said and "400" not in said]


def test_only_owners_have_the_page(people: People) -> None:
    page = people.visitor("laptop")
    expect(page.locator(".masthead")).to_be_visible()
    expect(page.get_by_role("link", name="Host")).to_have_count(0)
    page.goto(f"{people.address}/host")
    expect(page.locator("main")).to_contain_text("Only its host can do that.")
    expect(page.get_by_role("tab")).to_have_count(0)
    people.said = [said for said in people.said if "403" not in said]


def test_devices_are_ended_and_everything_is_downloaded(people: People) -> None:
    page, other = people.visitor("laptop"), people.visitor("laptop")
    path = page.evaluate(TAKE_NAME, "Mira")
    other.goto(people.address + path)
    other.get_by_role("button", name="Continue here").click()
    expect(other.get_by_role("button", name="You are Mira")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="You are Mira").click()
    devices = page.get_by_role("list", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    assert_accessible(page, ".sheet")
    devices.get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    other.reload()
    other.wait_for_selector(".edition")
    expect(other.get_by_role("button", name="You are Mira")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        assert b'"name": "Mira"' in archive.read("about-me.json")
