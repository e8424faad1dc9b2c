"""The scenes of `make screenshots`: how each screen is reached, as a person would reach it."""

from __future__ import annotations

from tests.web.replays import bring, named, open_replay
from tools import screen_positions as positions
from tools.screen_pages import PAGES
from tools.screen_reach import POST, Scene, Shoot, Visit, finish, next_stage, open_route, open_tool, refused, say
from tools.screen_special import SPECIAL


def front(visit: Visit, shoot: Shoot) -> None:
    page = visit.visitor()
    page.wait_for_selector(".edition img")
    page.wait_for_load_state("networkidle")
    shoot(page, "front-new")
    ben = visit.visitor()
    path = visit.make(ben, positions.opening("new_york", 3), name="Ben", chairs=[{"kind": "open"}, {"kind": "open"}],
                      setup={"private": False})  # fmt: skip
    del path
    visit.make(page, positions.midway("usa"))
    chairs = [{"kind": "open"}, {"kind": "bot", "bot": "racer"}]
    shared = visit.make(page, positions.moment("europe", lambda game: positions.is_at(game, "turn"), players=3, seat=1),
                        name="", chairs=chairs, setup={"private": False, "pace": "days", "clock": 86400})  # fmt: skip
    ben.evaluate(POST, [f"/tables/{shared.rsplit('/', 1)[1]}/join", {}])
    page.evaluate(POST, [f"/tables/{shared.rsplit('/', 1)[1]}/start", {}])
    page.goto(visit.address + visit.make(page, positions.last_decision("new_york"), name=""))
    finish(page)
    page.goto(visit.address)
    page.wait_for_selector(".dep .lampline")
    page.wait_for_load_state("networkidle")
    shoot(page, "front")
    visit.button(page, "web-all-boards", n=len(positions.LARGEST)).click()
    shoot(page, "front-all")
    page.locator(".edition", has=page.locator("[src*='/uk']")).click()
    if visit.touch:
        visit.button(page, "web-set-up").click()
    page.locator(".moreopts summary").click()
    page.evaluate("document.querySelector('.booking').scrollIntoView()")
    shoot(page, "booking")


def lobby(visit: Visit, shoot: Shoot) -> None:
    page = visit.visitor()
    chairs = [{"kind": "invited"}, {"kind": "bot", "bot": "racer"}]
    page.goto(visit.address + visit.make(page, positions.opening("usa", 3), chairs=chairs))
    visit.button(page, "web-invite").click()
    page.wait_for_selector(".qr")
    shoot(page, "lobby")


def curtain(visit: Visit, shoot: Shoot) -> None:
    page = visit.sit(positions.opening("usa", 2), chairs=[{"kind": "hot"}], names=["Ben"])
    page.wait_for_selector(".curtain")
    shoot(page, "curtain")


def table(visit: Visit, shoot: Shoot) -> None:
    """Show one table and everything that can be opened over it."""
    page = visit.sit(positions.midway("usa"))
    page.wait_for_selector(".signplate.you")
    shoot(page, "usa-table")
    for key, name in (("o", "options"), ("g", "log"), ("c", "chat"), ("f", "search"), ("?", "help")):
        page.keyboard.press(key)
        page.wait_for_selector(".sheet")
        if name == "chat":
            say(visit, page, "Good evening, everybody.")
        shoot(page, name)
        page.keyboard.press("Escape")
    for key in ("web-settings", "web-rules"):
        open_tool(visit, page, key)
        shoot(page, key.removeprefix("web-"))
        page.keyboard.press("Escape")
    if visit.touch:
        for name in ("tickets", "seats"):
            page.locator(f".tab-{name}").click()
            shoot(page, f"tab-{name}")
            page.keyboard.press("Escape")
    else:
        page.locator(".tickets .ticket").first.click()
        shoot(page, "ticket-lit")
        page.locator(".tickets .ticket").first.click()
        page.mouse.move(5, 5)
    page.locator(".hand .card:not(.none)").first.click()
    shoot(page, "color-first")
    page.keyboard.press("Escape")
    refused(page)
    shoot(page, "refused")


def payment(visit: Visit, shoot: Shoot) -> None:
    for edition in ("usa", "europe"):
        found = positions.with_gray_choice(edition)
        page = visit.sit(found)
        page.wait_for_selector(".signplate.you")
        open_route(page, positions.rich_claim(found))
        shoot(page, f"{edition}-payment")


def opening(visit: Visit, shoot: Shoot) -> None:
    page = visit.sit(positions.opening("usa"))
    page.wait_for_selector(".choose .ticket")
    shoot(page, "choice")
    for i in (0, 1):
        page.get_by_role("checkbox").nth(i).click()
    page.mouse.move(5, 5)
    shoot(page, "choice-made")


def waiting(visit: Visit, shoot: Shoot) -> None:
    """Show the turn of an opponent who is away, as a player and as a spectator."""
    page = visit.visitor()
    found = positions.moment("europe", lambda game: positions.is_at(game, "turn") and positions.min_trains(game) < 26,
                             players=3, seat=1)  # fmt: skip
    chairs = [{"kind": "open"}, {"kind": "bot", "bot": "racer"}]
    path = visit.make(page, found, chairs=chairs, setup={"private": False})
    ben = visit.visitor()
    ben.evaluate(POST, ["/me", {"name": "Ben"}])
    ben.evaluate(POST, [f"/tables/{path.rsplit('/', 1)[1]}/join", {}])
    page.evaluate(POST, [f"/tables/{path.rsplit('/', 1)[1]}/start", {}])
    page.goto(visit.address + path)
    page.wait_for_selector(".signplate:not(.you) .say b")
    shoot(page, "waiting")
    watcher = visit.visitor(path)
    watcher.wait_for_selector(".fogg-board")
    shoot(watcher, "watching")


def last_round(visit: Visit, shoot: Shoot) -> None:
    page = visit.sit(positions.last_round("usa"))
    page.wait_for_selector(".banner")
    shoot(page, "last-round")


def ceremony(visit: Visit, shoot: Shoot) -> None:
    for edition in ("usa", "new_york", "germany", "team_asia"):
        page = visit.sit(positions.last_decision(edition))
        finish(page)
        shoot(page, f"{edition}-ceremony")
        seen = set()
        while page.locator(".ceremony .now").count():
            stage = page.locator(".ceremony .now").inner_text()
            if page.locator(".bigticket .done").count():
                stage = "done"
            if stage not in seen and stage != visit.word("web-stage-routes"):
                seen.add(stage)
                shoot(page, f"{edition}-ceremony-{stage.lower()}")
            next_stage(visit, page)
        page.wait_for_selector(".result")
        shoot(page, f"{edition}-result")


STEPS = {
    "europe": ("tunnel", "station"),
    "uk": ("substitutes", "give"),
    "france": ("build",),
    "marklin": ("announce", "place-passenger", "travel"),
    "germany": ("take-meeple",),
    "team_asia": ("share-first", "place", "from-holder"),
    "nordic": ("give",),
    "pennsylvania": ("take-share",),
    "old_west": ("starting-city", "marker"),
    "africa": ("double",),
}


def steps(visit: Visit, shoot: Shoot) -> None:
    """Show every small decision that an edition asks in between."""
    for edition, names in STEPS.items():
        for name in names:
            page = visit.sit(positions.at_step(edition, name))
            page.wait_for_selector(".signplate.you, .choose")
            shoot(page, f"{edition}-{name}")
            page.context.close()


def of_edition(edition: str) -> Scene:
    def set_it(visit: Visit, shoot: Shoot) -> None:
        page = visit.sit(positions.midway(edition))
        page.wait_for_selector(".signplate.you")
        shoot(page, f"{edition}-table")
        page.keyboard.press("o")
        page.wait_for_selector(".sheet")
        shoot(page, f"{edition}-options")
        page.keyboard.press("Escape")
        if page.locator(".ledger").count():
            if visit.touch:
                page.locator(".tabs button").first.click()
            page.locator(".ledger:visible").first.click()
            page.wait_for_selector(".ledgersheet")
            shoot(page, f"{edition}-ledger")

    return Scene(f"{edition}-table", set_it, (f"{edition}-options", f"{edition}-ledger"))


PANELS = (
    "options",
    "log",
    "chat",
    "search",
    "help",
    "settings",
    "rules",
    "tab-",
    "ticket-lit",
    "color-first",
    "refused",
)


def assistance(visit: Visit, shoot: Shoot) -> None:
    """Show what the coach, the planner and the counter tell."""
    page = visit.sit(positions.midway("usa"), setup={"assist": 4})
    page.wait_for_selector(".signplate.you")
    for key, name, shown in (
        ("i", "hint", ".signplate.tall"),
        ("p", "plan", ".signplate.tall"),
        ("d", "odds", ".odds"),
    ):
        page.keyboard.press(key)
        page.wait_for_selector(shown)
        shoot(page, name)
        page.keyboard.press("Escape")


def replay(visit: Visit, shoot: Shoot) -> None:
    """Show a finished game in its middle and at its end, and what can be opened over it."""
    page = visit.visitor()
    names = ("Mira", "Ben", "Cleo", "Dora", "Emil")
    path = bring(page, named(positions.played("usa", len(names), 8), *names), "Mira")
    open_replay(page, path, at=190)
    shoot(page, "replay")
    if visit.touch:
        for name, key in (
            ("cards", "web-replay-tab-cards"),
            ("log", "web-log"),
            ("chart", "web-replay-tab-chart"),
            ("more", "web-replay-more"),
        ):
            tab = page.locator(".tabs button", has_text=visit.word(key))
            tab.click()
            shoot(page, f"replay-{name}")
            tab.click()
    else:
        page.locator(".cardsbox .ticket").first.click()
        shoot(page, "replay-lit")
        page.keyboard.press("Escape")
    for key, name in (("s", "share"), ("p", "again"), ("?", "help")):
        page.keyboard.press(key)
        page.wait_for_selector(".side-sheet")
        shoot(page, f"replay-{name}")
        page.keyboard.press("Escape")
    page.keyboard.press("End")
    page.keyboard.press("v")
    shoot(page, "replay-end")


SCENES = (
    Scene("front", front, ("booking",)),
    Scene("lobby", lobby),
    Scene("curtain", curtain),
    Scene("usa-table", table, PANELS),
    Scene("assistance", assistance, ("hint", "plan", "odds")),
    Scene("payment", payment, ("usa-payment", "europe-payment")),
    Scene("choice", opening),
    Scene("waiting", waiting, ("watching",)),
    Scene("last-round", last_round),
    Scene("steps", steps, tuple(f"{edition}-{name}" for edition, names in STEPS.items() for name in names)),
    *(of_edition(edition) for edition in positions.LARGEST if edition != "usa"),
    Scene("ceremony", ceremony, ("usa-ceremony", "result")),
    Scene("replay", replay),
    *SPECIAL,
    *PAGES,
)
