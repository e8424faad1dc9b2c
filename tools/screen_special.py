"""Scenes of what editions and add-ons bring of their own: special actions, several payoffs, their ends."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tools import screen_positions as positions
from tools.screen_reach import Scene, Shoot, Visit, finish, next_stage, open_route

import fogg
from fogg.engine.views.grouped import grouped_options

ADDED = (
    "old_west+alvin",
    "usa+alvin_dexter",
    "europe+warehouses_depots",
    "nederland:no_tolls",
    "nederland:two_players_neutral",
)
STEPS = {
    "old_west+alvin": ("move-alvin",),
    "usa+alvin_dexter": ("late",),
    "europe+warehouses_depots": ("place-depot", "empty", "late"),
    "nederland:two_players_neutral": ("place-neutral",),
    "switzerland": ("tunnel",),
}
ENDS = ("india", "switzerland", "legendary_asia", "pennsylvania", "old_west", "africa", "nederland", *ADDED[1:3])


def plain(name: str) -> str:
    """Return the name of a deal as a file has it."""
    return name.replace(":", "-").replace("+", "-")


def noted(name: str) -> positions.Moment:
    """Return a turn in which a rule module has something to say about a claim of several cards."""
    return positions.moment(name, lambda game: positions.is_at(game, "turn") and bool(noted_routes(game)))


def noted_routes(game: fogg.Game) -> list[str]:
    """Return the routes of claims about which a rule module has something to say, the dearest last."""
    view = game.view(0)
    found = [group for group in positions.claims(game) if group.terms is not None and group.terms.cards >= 2]
    keys = [str(group.targets[0]) for group in sorted(found, key=lambda group: len(group.payments))]
    return [key for key in keys if view.claim_notes(int(view.board.route(key.removeprefix("route:")).id))]


def can(verb: str) -> Callable[[fogg.Game], bool]:
    """Return a check for a turn in which that verb is among the options."""
    return lambda game: (
        positions.is_at(game, "turn", "late") and any(group.verb == verb for group in grouped_options(game, 0))
    )


def added(visit: Visit, shoot: Shoot) -> None:
    """Show tables with add-ons and variants, with their options and what their modules count."""
    for name in ADDED:
        page = visit.sit(positions.midway(name))
        page.wait_for_selector(".signplate.you")
        shoot(page, f"{plain(name)}-table")
        if page.locator(".ledger").count():
            if visit.touch:
                page.locator(".tabs button").first.click()
            page.locator(".ledger:visible").first.click()
            page.wait_for_selector(".ledgersheet")
            shoot(page, f"{plain(name)}-ledger")
        page.context.close()


def added_steps(visit: Visit, shoot: Shoot) -> None:
    """Show the small decisions of add-ons."""
    for name, steps in STEPS.items():
        for step in steps:
            page = visit.sit(positions.at_step(name, step))
            page.wait_for_selector(".signplate.you, .choose")
            shoot(page, f"{plain(name)}-{step}")
            page.context.close()


def notes(visit: Visit, shoot: Shoot) -> None:
    """Show what a payment sheet says of tolls and of doubling."""
    for name in ("nederland", "africa"):
        found = noted(name)
        page = visit.sit(found)
        page.wait_for_selector(".signplate.you")
        game = fogg.read_record(found.record).replay(found.until)
        open_route(page, noted_routes(game)[-1])
        shoot(page, f"{name}-notes")
        page.context.close()


def monster(visit: Visit, shoot: Shoot) -> None:
    """Show the move of a monster: its reach lit on the board, then the ways to pay."""
    page = visit.sit(positions.moment("usa+alvin_dexter", can("move-monster")))
    page.wait_for_selector(".signplate.you")
    page.keyboard.press("o")
    way = page.locator(".optionlist .way[data-target^='move-monster']").first
    way.scroll_into_view_if_needed()
    shoot(page, "monster-options")
    kind = (way.get_attribute("data-target") or "").split("piece:")[1].split()[0]
    page.keyboard.press("Escape")
    press_piece(page, kind)
    shoot(page, "monster-city")
    if not visit.touch:  # a phone has the cities in the sheet alone
        page.locator(".cityroutes .way.can").first.click()
        shoot(page, "monster-reach")


def press_piece(page: Page, kind: str) -> None:
    """Press the city in which a piece stands."""
    city = page.locator(f"#page-pieces [data-city]:has([data-kind='{kind}'])").first.get_attribute("data-city")
    box = page.locator(f"[id='city-{city}']").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def has_payoffs(game: fogg.Game) -> bool:
    """Return True at a turn with a ticket of several payoffs in hand."""
    return positions.is_at(game, "turn") and any(len(ticket.targets) > 1 for ticket in game.view(0).tickets)


def several(visit: Visit, shoot: Shoot) -> None:
    """Light a ticket with several payoffs."""
    page = visit.sit(positions.moment("switzerland", has_payoffs))
    page.wait_for_selector(".signplate.you")
    if visit.touch:
        page.locator(".tabs button").first.click()
    page.locator(".ticket:visible").filter(has=page.locator(".pays")).first.click()
    shoot(page, "switzerland-lit")


def ends(visit: Visit, shoot: Shoot) -> None:
    """Show every stage of the ceremony that differs, and the result."""
    for name in ENDS:
        page = visit.sit(positions.last_decision(name))
        finish(page)
        seen = {visit.word("web-stage-routes")}
        while page.locator(".ceremony .now").count():
            stage = page.locator(".ceremony .now").inner_text()
            if stage not in seen:
                seen.add(stage)
                shoot(page, f"{plain(name)}-ceremony-{stage.lower().replace(' ', '-')}")
            next_stage(visit, page)
        page.wait_for_selector(".result")
        shoot(page, f"{plain(name)}-result")
        page.context.close()


SPECIAL = (
    Scene("add-ons", added),
    Scene("added-steps", added_steps),
    Scene("notes", notes),
    Scene("monster", monster),
    Scene("several", several, ("switzerland-lit",)),
    Scene("ends", ends),
)
