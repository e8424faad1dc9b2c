"""The routes that a seat can still claim, by what they are worth with all cards at hand: what ranking begins with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fogg.bots.planner.habits import PlannerHabits, mixed
from fogg.bots.planner.joint_plan import JointPlan
from fogg.bots.planner.seat_outlook import CLOSED, OPEN, SeatOutlook
from fogg.engine.cards import zeros
from fogg.vec import vec

# Instead of the color that a route takes, with any number of wild cards.
ANY: Final[i64] = -1  # any color
CHOSEN: Final[i64] = -2  # the plan chooses the color
SPECIAL: Final[i64] = -3  # other limits for wild cards, or a risk


class RouteOrder:
    """Routes sorted by their worth if no card is missing. It changes with claims and plans only, not with the hand,
    and a ranking can stop where even a complete hand would not do.
    """

    def __init__(self, outlook: SeatOutlook) -> None:
        n = int(outlook.numbers.n_routes)
        self.n: i64 = 0
        self.route: vec[i64] = zeros(n)
        self.top: vec[i64] = zeros(n)  # the worth with nothing missing
        self.cards: vec[i64] = zeros(n)
        self.color: vec[i64] = zeros(n)

    def sort(self, outlook: SeatOutlook, habits: PlannerHabits, plan: JointPlan, touched: vec[i64]) -> None:
        """Sort the routes that are not closed, after a survey; `touched` is room for a number for each city."""
        numbers = outlook.numbers
        state = outlook.state
        a = numbers.a
        b = numbers.b
        i: i64
        for i in range(numbers.n_cities):
            touched[i] = 0
        for own in outlook.own:
            touched[a[own]] = 1
            touched[b[own]] = 1
        joint = habits.turn * habits.joint // 100
        bonus = habits.turn * habits.planned // 100
        spoils = habits.turn * habits.spoils // 100
        spare: i64 = outlook.supply - plan.trains
        noise = habits.noise
        stage: i64 = len(outlook.own)
        route = self.route
        top = self.top
        n: i64 = 0
        k: i64
        m: i64
        for m in range(numbers.n_routes):
            i = numbers.by_points[m]
            if state[i] == CLOSED:
                continue
            value = 100 * outlook.points[i] + joint * (touched[a[i]] + touched[b[i]])
            if plan.planned[i]:
                value += bonus
            elif outlook.trains[i] > spare:
                value -= spoils
            if state[i] != OPEN:
                value -= spoils
            if noise > 0:
                value += mixed(i, stage, outlook.salt) % (2 * noise + 1) - noise
            k = n
            while k > 0 and top[k - 1] < value:
                top[k] = top[k - 1]
                route[k] = route[k - 1]
                k -= 1
            top[k] = value
            route[k] = i
            n += 1
        self.n = n
        for k in range(n):
            i = route[k]
            self.cards[k] = outlook.cards[i]
            self.color[k] = color_of(outlook, plan, i)

    def drop_closed(self, outlook: SeatOutlook) -> None:
        """Leave out the routes that have been closed since."""
        n: i64 = 0
        k: i64
        for k in range(self.n):
            if outlook.state[self.route[k]] != CLOSED:
                self.route[n] = self.route[k]
                self.top[n] = self.top[k]
                self.cards[n] = self.cards[k]
                self.color[n] = self.color[k]
                n += 1
        self.n = n

    def become(self, other: RouteOrder) -> None:
        """Hold what another order holds."""
        self.n = other.n
        self.route = other.route[:]
        self.top = other.top[:]
        self.cards = other.cards[:]
        self.color = other.color[:]


def color_of(outlook: SeatOutlook, plan: JointPlan, route: i64) -> i64:
    """Return the color of a route that takes one and any number of wild cards; otherwise what is to be done instead."""
    first = outlook.first_color[route]
    end = outlook.end_color[route]
    if end - first > 1 and plan.planned[route]:
        return CHOSEN
    if outlook.min_wilds[route] or outlook.max_wilds[route] < outlook.cards[route] or outlook.numbers.risky[route]:
        return SPECIAL
    if end - first == 1:
        return first
    return ANY if first == 0 and end == outlook.n_colors else SPECIAL
