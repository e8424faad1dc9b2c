"""A suggestion for the question of a seat: the planner bot's decision, and why."""

from __future__ import annotations

from fogg.bots.bot_position import RouteTarget
from fogg.bots.planner import PlannerBot
from fogg.engine import Action, Chance, View
from fogg.engine.decisions import Claim, DrawFaceUp, DrawHidden, Keep, Pay
from fogg.server.assist.ticket_plan import SeatPlan
from fogg.words.message import Message


class Coach:
    """Suggests a move for the seat of a view, from what that seat knows alone."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.bot = PlannerBot()
        self.options = view.options()

    def suggestion(self) -> Action:
        """Return one of at least one option; always the same one for the same view."""
        if len(self.options) == 1:
            return self.options[0]
        return self.bot.decide(self.view, self.options, Chance(0).stream("coach"), None)

    def reason(self, action: Action) -> Message:
        """Return why that option is suggested, in one sentence."""
        if len(self.options) == 1:
            return Message("hint-only", {})
        if isinstance(action, Keep):
            return Message("hint-keep", {"n": action.mask.bit_count()})
        if isinstance(action, Claim):
            return self.reason_to_claim(action)
        if isinstance(action, DrawFaceUp | DrawHidden):
            return self.reason_to_draw(action)
        if isinstance(action, Pay):
            return Message("hint-pay", {})
        points = self.view.immediate_points(action)
        return Message("hint-points", {"n": points}) if points > 0 else Message("hint-experience", {})

    def reason_to_claim(self, claim: Claim) -> Message:
        """Return why to claim a route: the last round, a ticket, or its points."""
        if self.view.final_turns is not None:
            return Message("hint-last", {})
        plan = SeatPlan(self.view, self.bot)
        route = int(claim.route_id)
        ticket = plan.ticket_served_by(route)
        if ticket is not None:
            return Message("hint-claim-ticket", {"ticket": ticket})
        if route in plan.routes:
            return Message("hint-claim-plan", {})
        points = {"n": self.view.immediate_points(claim)}
        return Message("hint-claim-points" if plan.routes else "hint-points", points)

    def reason_to_draw(self, draw: DrawFaceUp | DrawHidden) -> Message:
        """Return for which route the card is drawn: the foremost that lacks such a card."""
        plan = SeatPlan(self.view, self.bot)
        lacking = [aim for aim in self.bot.aims(plan.position) if aim.missing]
        kind = int(draw.kind_id) if isinstance(draw, DrawFaceUp) else None
        if kind is not None:
            lacking = [aim for aim in lacking if kind in (aim.color, plan.position.wild)]
        return self.need_of(lacking[0]) if lacking else Message("hint-draw-any", {})

    def need_of(self, aim: RouteTarget) -> Message:
        """Return what the hand lacks for a route."""
        ruleset = self.view.ruleset
        kind = ruleset.kinds[aim.color if aim.lacks_color else ruleset.wild]
        any_color = aim.lacks_color and aim.terms.end_color - aim.terms.first_color > 1
        needed = {"route": self.view.board.routes[aim.route].key, "cards": [[kind.key, aim.missing]]}
        return Message("hint-need-any" if any_color else "hint-need", needed)
