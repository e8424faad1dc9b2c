"""The routes that a planner works for, ranked: planned ones first, then what brings most for the turns it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.bots.planner.habits import PlannerHabits
from fogg.bots.planner.joint_plan import JointPlan, PlanMaker
from fogg.bots.planner.seat_outlook import CLOSED, OPEN, SeatOutlook
from fogg.engine.cards import zeros
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine import Game, Ruleset

KEPT: Final[i64] = 10  # how many routes are ranked
PLANNED_WEIGHT: Final[i64] = 4  # a card for a planned route counts this much more when a payment is chosen


class PlannerDesk:
    """All that planning for games of one ruleset needs; what it remembers it would work out again just the same."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.outlook: SeatOutlook = SeatOutlook(ruleset)
        self.habits: PlannerHabits = PlannerHabits(ruleset, self.outlook.numbers.risky)
        self.maker: PlanMaker = PlanMaker(self.outlook, self.habits)
        n = int(self.outlook.numbers.n_routes)
        self.plans: list[JointPlan] = [JointPlan(n) for _ in range(ruleset.most_seats)]
        self.memories: list[vec[i64]] = [zeros(0) for _ in range(ruleset.most_seats)]
        self.trial: JointPlan = JointPlan(n)
        self.worth: vec[i64] = zeros(n)
        self.aim: vec[i64] = zeros(int(KEPT) + 1)
        self.n_aims: i64 = 0
        self.need: vec[i64] = zeros(int(ruleset.n_colors) + 1)

    def plan(self, game: Game, seat: int, tickets: list[int], *, remembered: bool) -> JointPlan:
        """Return the plan of a seat for its tickets, after its outlook; `remembered`: the last one, if it still holds.

        A plan holds for the same network, routes, trains and tickets.
        """
        plan = self.plans[seat]
        if not self.habits.plans:
            return plan
        if not remembered:
            self.maker.prepare(game)
            self.maker.make(tickets, self.habits.trust, plan)
            self.memories[seat] = zeros(0)
            return plan
        if same_position(self.memories[seat], game, tickets):
            return plan
        if follows(self.memories[seat], game, seat, tickets) and self.still_holds(game, plan):
            self.memories[seat] = position_of(game, tickets)
            return plan
        self.maker.prepare(game)
        self.maker.make(tickets, self.habits.trust, plan)
        self.memories[seat] = position_of(game, tickets)
        return plan

    def still_holds(self, game: Game, plan: JointPlan) -> bool:
        """Return True if the same plan would be made after others have claimed routes: it needs none of them, and the
        time that is left suffices for it.
        """
        if plan.time > self.maker.time_left(game):
            return False
        for route in plan.ways:
            if self.outlook.state[route] == CLOSED:
                return False
        return True

    def rank(self, game: Game, seat: int, plan: JointPlan) -> None:
        """Rank the open routes, after the outlook of the seat: `aim` then has the best ones."""
        outlook = self.outlook
        if plan.routes:
            self.choose_colors(plan)
        numbers = outlook.numbers
        state = outlook.state
        missing = outlook.missing
        points = outlook.points
        trains = outlook.trains
        touched = outlook.touched
        a = numbers.a
        b = numbers.b
        planned = plan.planned
        worth = self.worth
        aim = self.aim
        turn = self.habits.turn
        joint = turn * self.habits.joint // 100
        bonus = turn * self.habits.planned // 100
        spoils = turn * self.habits.spoils // 100
        spare: i64 = outlook.supply - plan.trains
        listed = outlook.open
        n: i64 = 0
        m: i64
        for m in range(outlook.n_open):
            i = listed[m]
            lack = missing[i]
            value = 100 * points[i] + joint * (touched[a[i]] + touched[b[i]]) - (turn * lack >> 1)
            if planned[i]:
                value += bonus
            elif trains[i] > spare:
                value -= spoils
            if state[i] != OPEN:
                value -= spoils
            worth[i] = value
            if n == KEPT and value < worth[aim[KEPT - 1]]:
                continue
            k = n
            while k > 0:
                other = aim[k - 1]
                if worth[other] > value or (worth[other] == value and missing[other] <= lack):
                    break
                aim[k] = other
                k -= 1
            aim[k] = i
            if n < KEPT:
                n += 1
        self.n_aims = n

    def choose_colors(self, plan: JointPlan) -> None:
        """Let planned routes of any color take what is left over by planned routes of one color."""
        outlook = self.outlook
        need = self.need
        color: i64
        for color in range(outlook.n_colors):
            need[color] = 0
        free = False
        for route in plan.routes:
            first = outlook.first_color[route]
            if outlook.end_color[route] - first == 1:
                need[first] += outlook.cards[route]
            else:
                free = True
        if not free:
            return
        hand = outlook.hand
        for route in plan.routes:
            first = outlook.first_color[route]
            end = outlook.end_color[route]
            if end - first > 1:
                best = first
                for color in range(first + 1, end):
                    if hand[color] - need[color] > hand[best] - need[best]:
                        best = color
                held = hand[best] - need[best]
                outlook.color[route] = best
                outlook.missing[route] = outlook.lack(route, held if held > 0 else 0, hand[outlook.wild])

    def wanted_elsewhere(self, route: i64, plan: JointPlan, most: i64) -> None:
        """Count in `need` the cards of each color that the foremost aims other than that route want."""
        outlook = self.outlook
        need = self.need
        color: i64
        k: i64
        for color in range(outlook.n_colors):
            need[color] = 0
        for k in range(self.n_aims if self.n_aims < most else most):
            other = self.aim[k]
            first = outlook.first_color[other]
            if other != route and outlook.end_color[other] - first == 1:
                need[first] += outlook.cards[other] * (PLANNED_WEIGHT if plan.planned[other] else 1)


def position_of(game: Game, tickets: list[int]) -> vec[i64]:
    """Return what a plan in a plain ruleset depends on: owners and trains, and tickets."""
    n = len(game.owners)
    seats = len(game.players)
    found = zeros(n + seats + len(tickets))
    i: i64
    for i in range(len(game.owners)):
        found[i] = game.owners[i]
    for k in range(seats):
        found[n + k] = game.players[k].trains
    for k in range(len(tickets)):
        found[n + seats + k] = tickets[k]
    return found


def follows(memory: vec[i64], game: Game, seat: int, tickets: list[int]) -> bool:
    """Return True if only others have claimed routes since: own routes, trains and tickets are the same."""
    owners = game.owners
    n = len(owners)
    seats = len(game.players)
    if len(memory) != n + seats + len(tickets) or memory[n + seat] != game.players[seat].trains:
        return False
    for k in range(len(tickets)):
        if memory[n + seats + k] != tickets[k]:
            return False
    bit: i64 = 1 << seat
    i: i64
    for i in range(len(owners)):
        before = memory[i]
        now = owners[i]
        if before != now and (before & now != before or (before ^ now) & bit):
            return False
    return True


def same_position(memory: vec[i64], game: Game, tickets: list[int]) -> bool:
    """Return True if `position_of` would be the same."""
    owners = game.owners
    n = len(owners)
    seats = len(game.players)
    if len(memory) != n + seats + len(tickets):
        return False
    for k in range(seats):
        if memory[n + k] != game.players[k].trains:
            return False
    for k in range(len(tickets)):
        if memory[n + seats + k] != tickets[k]:
            return False
    i: i64
    for i in range(len(owners)):
        if memory[i] != owners[i]:
            return False
    return True
