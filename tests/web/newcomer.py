"""A player who knows the page only by what it shows: roles, names, and no coordinates."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.web.deciding import Decider
from tests.web.people import wait_asked

from fogg.engine.decisions.action import Action, Claim, DrawFaceUp, DrawHidden, DrawTickets, Keep
from fogg.engine.records.record import RecordLine, follow
from fogg.engine.views.grouped import grouped_options


class Newcomer(Decider):
    """Decides as a record says, by buttons, dialogs and the search for a city alone."""

    def decide(self, line: RecordLine) -> None:
        assert wait_asked(self.page)
        action = self.game.ruleset.action(line.do)
        assert action in self.game.options(self.seat)
        market = self.page.get_by_role("region", name="Market")
        match action:
            case DrawHidden():
                market.get_by_role("button", name=re.compile("^Draw a hidden card")).click()
            case DrawFaceUp():
                slot = self.game.view(self.seat).market.index(action.kind.key)
                market.get_by_role("button", name=re.compile(f"card {slot + 1}$")).click()
            case DrawTickets():
                market.get_by_role("button", name=re.compile("^Draw tickets")).click()
                self.dialog("Draw tickets?").get_by_role("button", name=self.sentence(action), exact=True).click()
            case Keep():
                tickets = self.page.get_by_role("checkbox").all()
                for ticket in [one for i, one in enumerate(tickets) if action.mask >> i & 1]:
                    ticket.click()
                self.page.get_by_role("button", name="Keep").click()
            case Claim():
                self.claim(action)
            case _:
                self.other(action)
        follow(self.game, line, 0)

    def sentence(self, action: Action) -> str:
        """Return what the page calls an action."""
        return self.game.sentence(action.words(self.game, self.seat))

    def dialog(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    def city(self, key: str) -> Locator:
        """The sheet of a city: found by its name, opened by Enter."""
        name = self.game.ruleset.board.city(key).name
        self.page.get_by_role("button", name="Find a city").click()
        self.dialog("Find a city").get_by_role("textbox").fill(name)
        self.page.keyboard.press("Enter")
        expect(self.dialog("Find a city")).to_have_count(0)
        self.page.keyboard.press("Enter")
        return self.page.get_by_role("dialog", name=name, exact=True)

    def claim(self, action: Claim) -> None:
        """Press the route in the sheet of its first city, then pay."""
        board, route = self.game.ruleset.board, action.route
        a, b = board.cities[route.a], board.cities[route.b]
        tracks = [one for one in board.routes if {int(one.a), int(one.b)} == {int(route.a), int(route.b)}]
        rows = self.city(a.key).get_by_role("button", name=re.compile(rf"^{re.escape(b.name)}\s*\d"))
        rows.nth([one.key for one in tracks].index(route.key)).click()
        groups = [one for one in grouped_options(self.game, self.seat) if f"route:{route.key}" in one.targets]
        if len(groups) > 1:
            self.page.get_by_role("dialog").get_by_role("button", name=self.sentence(action), exact=True).click()
            return
        self.pay(action, len({payment.color for payment in groups[0].payments}) > 1)

    def pay(self, action: Claim, chooses: bool) -> None:
        """Choose color and locomotives as the claim says, and confirm."""
        counter = self.dialog(re.compile("^Claim"))
        kind = self.game.ruleset.wild_kind.key if action.color is None else action.color.key
        if chooses:
            counter.get_by_role("radio", name=re.compile(f"^{kind},")).click()
        number = counter.get_by_role("group").locator("b")
        while number.count() and int(number.inner_text()) != action.wilds:
            way = "More" if int(number.inner_text()) < action.wilds else "Fewer"
            counter.get_by_role("button", name=way, exact=True).click()
        counter.get_by_role("button", name=re.compile("^(Claim with|Lay out)")).click()

    def other(self, action: Action) -> None:
        """Choose what a module has added: in the dialog that asks for it, else at its city, else from the list."""
        asked = self.page.get_by_role("dialog")
        cities = [target.removeprefix("city:") for target in action.targets() if target.startswith("city:")]
        if asked.count() == 0 and cities:
            asked = self.city(cities[0])
        elif asked.count() == 0:
            self.page.get_by_role("button", name="What you can do").click()
            asked = self.dialog("What you can do")
        asked.get_by_role("button", name=re.compile("^" + re.escape(self.sentence(action)))).first.click()
