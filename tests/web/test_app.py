"""The page as an app on a phone: installed, offline, woken up by messages; and without any of it."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from tests.server.pushed import PushBrowser
from tests.web.browser import find_browser, flags
from tests.web.looking import assert_accessible, assert_contrast
from tests.web.people import People, sit_down

NAME = "fogg.home.test"  # a name of a home network: not a secure address
READY = "() => navigator.serviceWorker.ready.then((found) => found.active.scriptURL)"
# A browser whose push service takes the subscription: headless ones have none.
SUBSCRIBED = """(given) => {
  const held = {endpoint: given.endpoint, keys: {p256dh: given.p256dh, auth: given.auth}};
  const made = {toJSON: () => held, unsubscribe: async () => true};
  PushManager.prototype.subscribe = async () => (window.subscribed = made);
  PushManager.prototype.getSubscription = async () => window.subscribed ?? null;
  Notification.requestPermission = async () => "granted";
  Object.defineProperty(Notification, "permission", {get: () => "granted"});
}"""


def test_the_page_can_be_installed_and_is_there_offline(people: People) -> None:
    page = people.visitor("phone", locale="de-DE", app=True)
    href = page.locator('link[rel="manifest"]').get_attribute("href")
    found = page.evaluate("async (href) => (await fetch(href)).json()", href)
    assert (found["name"], found["display"], found["start_url"], found["lang"]) == ("Fogg", "standalone", "/", "de")
    assert {"any", "maskable"} == {icon["purpose"] for icon in found["icons"]}
    for icon in found["icons"]:
        size = page.evaluate(
            "(src) => new Promise((done) => { const i = new Image(); i.onload = () => done(`${i.width}x${i.height}`);"
            " i.src = src; })",
            icon["src"],
        )
        assert size == icon["sizes"]
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    hindered = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in hindered if one["errorId"] != "in-incognito"] == []
    assert page.evaluate(READY).endswith("/sw.js")
    page.wait_for_function(
        "caches.match('/offline/chosen').then((found) => found?.text()) .then((text) => text === 'de')"
    )
    page.context.set_offline(True)
    page.goto(f"{people.address}/table/nowhere")
    expect(page.get_by_role("heading", name="Du bist offline")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.evaluate("getComputedStyle(document.body).display") == "grid", "its style is kept, too"
    kept = page.evaluate(
        "caches.open('fogg-offline').then((all) => all.keys()).then((all) => all.map((one) => one.url))"
    )
    assert {re.sub(r"https?://[^/]+", "", url) for url in kept} == {
        "/offline.css",
        "/offline/en",
        "/offline/de",
        "/offline/chosen",
    }
    assert_accessible(page)
    page.emulate_media(color_scheme="dark")
    assert_contrast(page)
    page.context.set_offline(False)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # try again, at the same address
    expect(page.get_by_role("heading", name="Hier ist kein Spiel")).to_be_visible()
    people.said.clear()  # the console tells of the lost connection and of the missing table


def open_settings(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".side-sheet")


def test_messages_are_turned_on_and_off_by_keys(people: People) -> None:
    page = people.visitor("desktop", app=True)
    sit_down(page, "new_york")
    page.wait_for_selector(".choose")
    browser = PushBrowser("https://push.example/send/1")
    page.evaluate(SUBSCRIBED, browser.subscription())
    open_settings(page, "Settings")
    box = page.get_by_role("checkbox", name="Message to this device")
    expect(box).not_to_be_checked()
    box.focus()
    page.keyboard.press("Space")
    expect(box).to_be_checked()
    page.wait_for_function("async () => (await (await fetch('/api/me/push')).json()).on === true")
    expect(box).to_have_attribute("aria-busy", "false")
    assert_accessible(page, ".side-sheet")
    page.keyboard.press("Space")
    expect(box).not_to_be_checked()
    page.wait_for_function("async () => (await (await fetch('/api/me/push')).json()).on === false")


def test_a_browser_that_refuses_says_so(people: People) -> None:
    page = people.visitor("phone", app=True)
    page.evaluate("() => Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")
    open_settings(page, "Settings")
    expect(page.get_by_role("checkbox", name="Message to this device")).to_be_disabled()
    expect(page.get_by_text("This browser blocks messages from this page.")).to_be_visible()


def test_over_plain_http_everything_works_but_messages(chromium: Browser, address: str) -> None:
    port = address.rpartition(":")[2]
    rule = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    other = chromium.browser_type.launch(executable_path=find_browser(), args=[*flags(), rule])
    people = People(other, f"http://{NAME}:{port}")
    page = people.visitor("phone", app=True)
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    open_settings(page, "Settings")
    expect(page.get_by_role("checkbox", name="Message to this device")).to_be_disabled()
    expect(page.get_by_text("Messages to a closed page need a secure address")).to_be_visible()
    page.keyboard.press("Escape")
    sit_down(page, "new_york")
    page.wait_for_selector(".choose .ticket")
    people.said.clear()  # the console tells that such an address cannot have every protection
    people.close()
    other.close()
