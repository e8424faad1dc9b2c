"""Scenes of pages around the games: learning, lessons, records of play, analyses, hosts, and times offline."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.web.replays import bring, named, open_replay
from tools import screen_positions as positions
from tools.screen_reach import Scene, Shoot, Visit

from fogg.server.learning.lesson_game import LessonGame
from fogg.server.learning.lesson_input import LessonInput

LEARNED = ("usa", "nederland", "alvin_dexter", "team_asia")
SEEN_STEPS = {"first": ("welcome", "draw", "claim", "tickets", "path"), "second": ("tunnel", "extra", "station")}


def learn(visit: Visit, shoot: Shoot) -> None:
    """Show how to play, and what differs in some editions, from the top and from further down."""
    page = visit.visitor("/learn")
    for name in ("", *LEARNED):
        page.goto(f"{visit.address}/learn/{name}")
        page.wait_for_selector(".statements")
        page.wait_for_load_state("networkidle")
        shoot(page, f"learn-{name or 'how'}")
        page.evaluate("document.querySelectorAll('.statements')[1]?.scrollIntoView()")
        shoot(page, f"learn-{name or 'how'}-below")


def lessons(visit: Visit, shoot: Shoot) -> None:
    """Show steps of both lessons, and what stands at their ends."""
    for name, wanted in SEEN_STEPS.items():
        page = visit.visitor(f"/learn/lesson/{name}")
        for step in steps_of(name):
            page.wait_for_selector(".lessonsign .words p")
            if step in wanted:
                shoot(page, f"lesson-{name}-{step}")
            with page.expect_response("**/api/lessons/*"):
                page.locator(".lessonsign .acts .btn").first.click()
        page.wait_for_selector(".ceremony, .lessonend")
        page.keyboard.press("Escape")
        page.wait_for_selector(".lessonend")
        shoot(page, f"lesson-{name}-end")


def steps_of(lesson: str) -> list[str]:
    """Return the steps of a lesson, in their order."""
    game, found = LessonGame(lesson, 0.0, ""), []
    while (step := game.current) is not None:
        found.append(step.id)
        game.take(LessonInput(skip=True))
    return found


def records(visit: Visit, shoot: Shoot) -> None:
    """Show one's statistics, another player's profile, the best scores, and the deal of the day."""
    page = visit.visitor()
    visit.stage.enter(page, "Mira", visit.word("web-link-recover-do"))
    for name, path in (
        ("statistics", "/records"),
        ("profile", f"/player/{visit.stage.recorded.ben}"),
        ("best", "/records/best"),
        ("daily", "/daily"),
    ):
        page.goto(visit.stage.played + path)
        page.wait_for_selector(".records h2, .records table")
        page.wait_for_load_state("networkidle")
        shoot(page, name)
    page.goto(visit.stage.played)
    page.wait_for_selector(".foot", state="attached")
    page.wait_for_load_state("networkidle")
    shoot(page, "front-played")


def host(visit: Visit, shoot: Shoot) -> None:
    """Show the page of the host with each of its tabs."""
    page = visit.visitor()
    page.goto(visit.stage.owner_link())
    page.get_by_label(visit.word("web-your-name")).fill("Hana")
    visit.button(page, "web-link-own-do").click()
    page.wait_for_selector("[role=tab]")
    for i in range(page.locator("[role=tab]").count()):
        page.locator("[role=tab]").nth(i).click()
        page.wait_for_load_state("networkidle")
        shoot(page, f"host-{i + 1}")


def analysis(visit: Visit, shoot: Shoot) -> None:
    """Show an analysis under way, and its report."""
    page = visit.visitor()
    visit.stage.gate.unlink(missing_ok=True)
    seed = 11 if visit.touch else 9
    open_replay(page, bring(page, named(positions.played("new_york", 2, seed), "Mira", "Ben"), "Mira"), at=30)
    open_analysis(visit, page)
    visit.button(page, "web-analysis-begin").click()
    page.wait_for_selector("progress")
    shoot(page, "analysis-running")
    visit.stage.gate.touch()
    page.wait_for_selector(".seatreport", timeout=120_000)
    shoot(page, "analysis")


def open_analysis(visit: Visit, page: Page) -> None:
    """Open the panel of the analysis, by its key or by its tab."""
    if visit.touch:
        page.locator(".tabs button", has_text=visit.word("web-analysis")).click()
    else:
        page.keyboard.press("a")


def replays(visit: Visit, shoot: Shoot) -> None:
    """Show replays of other editions at their middle and end."""
    for edition, players in (("europe", 4), ("africa", 3), ("pennsylvania", 2)):
        page = visit.visitor()
        names = ("Mira", "Ben", "Cleo", "Dora")[:players]
        record = positions.played(edition, players, 8)
        open_replay(page, bring(page, named(record, *names), "Mira"), at=len(record.lines) // 2)
        shoot(page, f"{edition}-replay")
        page.keyboard.press("End")
        shoot(page, f"{edition}-replay-end")
        page.context.close()


def offline(visit: Visit, shoot: Shoot) -> None:
    """Show what stands there without a network, and the setting for messages."""
    page = visit.visitor(app=True)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.match('/offline/chosen').then((found) => found !== undefined)")
    visit.button(page, "web-settings").click()
    page.wait_for_selector(".side-sheet")
    page.locator(".side-sheet [type=checkbox]").last.scroll_into_view_if_needed()
    shoot(page, "push")
    page.context.set_offline(True)
    page.goto(f"{visit.address}/table/nowhere")
    shoot(page, "offline")


PAGES = (
    Scene("learn", learn),
    Scene("lesson", lessons),
    Scene("records", records, ("statistics", "profile", "best", "daily")),
    Scene("host", host),
    Scene("analysis", analysis),
    Scene("replays", replays),
    Scene("offline", offline, ("push",)),
)
