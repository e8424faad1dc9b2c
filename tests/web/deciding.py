"""A person at a page who decides as a record says, by pressing places, cards, sheets and the list."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.people import wait_asked

import fogg
from fogg.engine.decisions.action import Action, Claim, DrawFaceUp, DrawHidden, DrawTickets, Keep
from fogg.engine.records.record import RecordLine, follow
from fogg.engine.ruleset import wording_of
from fogg.engine.views.grouped import grouped_options
from fogg.engine.views.groups import Group
from fogg.server.broadcast.book import risks_of

WAY = ".way:has(.grow:text-is({}))"
# Where a place of the board can be pressed: in the window, and under nothing else.
SPOT = """(ids) => {
  const box = document.querySelector(".boardbox").getBoundingClientRect();
  for (const id of ids) {
    const {x, y, width, height} = document.getElementById(id).getBoundingClientRect();
    const [at, down] = [x + width / 2, y + height / 2];
    if (at < box.left + 2 || at > box.right - 2 || down < box.top + 2 || down > box.bottom - 2) continue;
    const top = document.elementFromPoint(at, down);
    if (top?.closest(".boardbox") && !top.closest(".corner, .sheet")) return [at, down];
  }
  return null;
}"""


class Decider:
    """A seat at a page, and the same game in Python, which knows what each decision is called and leads to."""

    def __init__(self, page: Page, game: fogg.Game, seat: int) -> None:
        self.page = page
        self.game = game
        self.seat = seat

    def decide(self, line: RecordLine) -> None:
        """Do through the page what the line says."""
        assert wait_asked(self.page)
        action = self.game.ruleset.action(line.do)
        assert action in self.game.options(self.seat)
        self.do(action)
        follow(self.game, line, 0)

    def do(self, action: Action) -> None:
        """Press what a decision takes."""
        match action:
            case DrawHidden():
                self.page.get_by_role("button", name=re.compile("^Draw a hidden card")).click()
            case DrawFaceUp():
                slot = self.game.view(self.seat).market.index(action.kind.key)
                self.page.locator(f".market [data-slot='{slot}']").click()
            case DrawTickets():
                self.page.locator(".market .deck.dt").click()
                if self.page.locator(".decision").count():
                    self.take_way(self.page.locator(".decision"), action)
            case Keep():
                tickets = self.page.get_by_role("checkbox")
                for i in range(tickets.count()):
                    if action.mask >> i & 1:
                        tickets.nth(i).click()
                self.page.get_by_role("button", name="Keep").click()
            case Claim():
                self.claim(action)
            case _:
                self.other(action)

    def group(self, action: Action) -> Group:
        """Return the entry of the options that holds an action."""
        return next(group for group in grouped_options(self.game, self.seat) if action.id in group.actions)

    def press(self, target: str) -> None:
        """Press a route or a city on the board."""
        self.page.mouse.click(*self.spot(target))

    def spot(self, target: str) -> tuple[float, float]:
        """Return where a route or a city on the board can be pressed."""
        sort, _, key = target.partition(":")
        ids = [f"city-{key}"]
        if sort == "route":
            n = int(self.game.ruleset.board.route(key).length)
            middle = sorted(range(1, n + 1), key=lambda space: abs(2 * space - n - 1))
            ids = [f"space-{key}-{space}" for space in middle]
        spot = self.page.evaluate(SPOT, ids)
        assert spot is not None, f"{target} cannot be pressed"
        x, y = spot
        return x, y

    def claim(self, action: Claim) -> None:
        """Press the route; where there is a choice, make it."""
        target = action.targets()[0]
        there = [group for group in grouped_options(self.game, self.seat) if target in group.targets]
        self.press(target)
        if len(there) > 1:
            self.take_way(self.page.locator(".decision"), action)
            return
        payments = there[0].payments
        noted = self.game.view(self.seat).claim_notes(int(action.route.id))
        if len(payments) == 1 and target not in risks_of(self.game.ruleset) and not noted:
            return
        counter = self.page.locator(".counter")
        if len({payment.color for payment in payments}) > 1:
            color = "loco" if action.color is None else action.color.key
            counter.locator(f".pay.c-{color}").click()
        stepper = counter.locator(".step b")
        while stepper.count() and int(stepper.inner_text()) != action.wilds:
            way = "More" if int(stepper.inner_text()) < action.wilds else "Fewer"
            counter.get_by_role("button", name=way).click()
        counter.get_by_role("button", name=re.compile("^(Claim with|Lay out)")).click()

    def other(self, action: Action) -> None:
        """Decide what a module has added: by the sheet that asks for it, else at its city, else from the list."""
        sheet = self.page.locator(".decision")
        cities = [target for target in action.targets() if target.startswith("city:")]
        if sheet.count():
            self.take_way(sheet, action)
        elif cities:
            self.press(cities[0])
            self.take_way(self.page.locator(".cityroutes"), action)
        else:
            self.from_list(action)

    def from_list(self, action: Action) -> None:
        """Decide by the list of options: first what, then how."""
        self.page.get_by_role("button", name="What you can do").click()
        options = self.page.locator(".optionlist")
        group = self.group(action)
        options.locator(f".way[data-target={quoted(' '.join([group.verb, *group.targets]))}]").click()
        if len(group.actions) > 1:
            expect(options.get_by_role("button", name="Back")).to_be_visible()
            self.take_way(options, action)

    def take_way(self, sheet: Locator, action: Action) -> None:
        """Press the line of a sheet that says what the action does."""
        names = self.page.locator(".top [data-seat] .name b").all_text_contents()
        words = wording_of(self.game.ruleset, names)
        label = words.say(action.words(self.game, self.seat))
        found = sheet.locator(WAY.format(quoted(label)))
        found.first.wait_for()
        options = self.game.options(self.seat)
        alike = [one for one in options if words.say(one.words(self.game, self.seat)) == label]  # tracks of one route
        found.nth(alike.index(action) if found.count() > 1 else 0).click()

    def expect_same(self) -> None:
        """Check that the page shows what Python knows: the hand, and all seats' trains and points."""
        view = self.game.view(self.seat)
        hand = self.page.get_by_role("region", name="Your hand")
        for kind in view.ruleset.kinds:
            n = view.hand.get(kind.key, 0)
            label = re.compile(rf", {n} in hand$")
            expect(hand.locator(f"[data-kind='{kind.key}']")).to_have_attribute("aria-label", label)
        seats = self.page.get_by_role("list", name="Seats in turn order")
        for seat in range(len(view.names)):
            strip = seats.locator(f"[data-seat='{seat}']")
            expect(strip.locator(".score")).to_have_text(re.compile(rf"\D{view.scores[seat]}$"))
            expect(strip.locator(".tr")).to_have_text(re.compile(rf"\D{view.trains[seat]}$"))


def quoted(text: str) -> str:
    """Return a text as a selector writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
