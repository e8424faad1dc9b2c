"""A suggestion for the question of a seat: the planner bot's decision, and why."""

from __future__ import annotations

from fogg.bots.bot_position import RouteTarget
from fogg.bots.planner import PlannerBot
from fogg.bots.trial import Trial
from fogg.engine import Action, Chance, View
from fogg.engine.claims import route_refusal
from fogg.engine.decisions import Claim, Decline, DrawFaceUp, DrawHidden, DrawTickets, EndTurn, Keep, Pass, Pay
from fogg.engine.ruleset import words_of
from fogg.server.assist.ticket_plan import SeatPlan
from fogg.words import ENGLISH, Message
from fogg.words.wording import catalogue

TURN = "turn"  # the step in which tickets are drawn when there is nothing left to work for


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
        if isinstance(action, DrawTickets) and self.view.step_name == TURN and SeatPlan(self.view, self.bot).routes:
            return Message("hint-experience", {})
        return self.reason_of_points(action) or self.words_for(action) or Message("hint-experience", {})

    def reason_of_points(self, action: Action) -> Message | None:
        """Return what an option brings that rule modules or the end of the game add: points at once, a route of the
        plan that it opens, or points as things stand.
        """
        points = self.view.immediate_points(action)
        if points > 0:
            return Message("hint-points", {"n": points})
        if isinstance(action, Decline | DrawTickets | EndTurn | Pass):
            return None
        plan = SeatPlan(self.view, self.bot)
        trial = Trial(plan.position)
        before, after, seat = trial.game, trial.after(action), trial.seat
        for route in plan.routes:
            if route_refusal(before, seat, route) is not None and route_refusal(after, seat, route) is None:
                return Message("hint-opens", {"route": self.view.board.routes[route].key})
        gain = trial.points(after) - trial.before
        return Message("hint-worth", {"n": gain}) if gain > 0 else None

    def words_for(self, action: Action) -> Message | None:
        """Return what the words of a rule module, or the catalogue, say of the step or the action; None if nothing."""
        words = catalogue(ENGLISH, words_of(self.view.ruleset, ENGLISH))
        for key in (f"hint-in-{self.view.step_name}", f"hint-to-{action.to_json()['do']}"):
            if words.has_message(key):
                return Message(key, self.view.message(action).params)
        return None

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
