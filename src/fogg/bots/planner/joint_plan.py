"""A plan for a hand of tickets together: which of them to serve, over which routes. All worths are hundredths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.bots.board_numbers import BARRED, NO_WAY, PathFinder
from fogg.bots.planner.habits import PlannerHabits
from fogg.bots.planner.seat_outlook import CLOSED, SeatOutlook
from fogg.engine.cards import zeros
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine import Game

# Turns, in hundredths: what a claim takes, a card, and a train of the seat that will be the first to run out of them.
CLAIM_TIME: Final[i64] = 100
CARD_TIME: Final[i64] = 59
TRAIN_TIME: Final[i64] = 73
WORST: Final[i64] = -(1 << 40)


class JointPlan:
    """The routes of a plan, the trains that it takes, and what it is worth with the tickets that it leaves out.

    `ways` are all open routes of the ways that were looked at, `time` is how long the slowest of the plans takes that
    were compared: the same plan is made again while those routes are open and there is time, if nothing is added.
    """

    def __init__(self, routes: int) -> None:
        self.planned: vec[i64] = zeros(routes)
        self.routes: list[int] = []
        self.trains: i64 = 0
        self.value: i64 = 0
        self.ways: list[int] = []
        self.time: i64 = 0

    def become(self, routes: list[int], trains: i64, value: i64) -> None:
        """Hold these routes."""
        for route in self.routes:
            self.planned[route] = 0
        for route in routes:
            self.planned[route] = 1
        self.routes = routes
        self.trains = trains
        self.value = value


class PlanMaker:
    """Makes plans for what an outlook shows. Prices do not depend on the hand, so a plan holds while no route is taken
    and no ticket comes: it can be made again by anyone who takes over the seat.
    """

    def __init__(self, outlook: SeatOutlook, habits: PlannerHabits) -> None:
        self.habits: PlannerHabits = habits
        self.outlook: SeatOutlook = outlook
        self.finder: PathFinder = PathFinder(outlook.numbers)
        self.prices: vec[i64] = zeros(int(outlook.numbers.n_routes))
        self.part: vec[i64] = zeros(int(outlook.numbers.n_cities))
        self.left: i64 = 0  # the time there is for the plan

    def prepare(self, game: Game) -> None:
        """Work out the network and the time that is left, before plans are made for a position."""
        numbers = self.outlook.numbers
        part = self.part
        i: i64
        for i in range(numbers.n_cities):
            part[i] = i
        for route in self.outlook.own:
            x = part[numbers.a[route]]
            y = part[numbers.b[route]]
            if x != y:
                for i in range(numbers.n_cities):
                    if part[i] == y:
                        part[i] = x
        self.left = self.time_left(game)

    def time_left(self, game: Game) -> i64:
        """Return how long a plan may take: about until the first seat runs out of trains, and some more."""
        least: i64 = 1 << 30
        for player in game.players:
            if player.trains < least:
                least = player.trains
        least -= game.ruleset.trigger
        return self.habits.slack + (TRAIN_TIME * least if least > 0 else 0)

    def set_prices(self) -> None:
        """Enter what each route costs on a way: nothing for own ones, else turns less what it brings."""
        outlook = self.outlook
        prices = self.prices
        risky = outlook.numbers.risky
        turn = self.habits.turn
        rebate = self.habits.rebate
        risk = turn * self.habits.risk // 100
        thing = turn * self.habits.thing // 100
        least = self.habits.least_price
        i: i64
        for i in range(outlook.numbers.n_routes):
            if outlook.state[i] == CLOSED:
                prices[i] = BARRED
                continue
            price = turn + turn * (outlook.cards[i] + outlook.min_wilds[i]) // 2 - rebate * outlook.points[i]
            price += risk * risky[i] + thing * outlook.things[i]
            prices[i] = price if price > least else least
        for route in outlook.own:
            prices[route] = 0

    def reached(self, ticket: int) -> int:
        """Return the most that the own network makes of a ticket; -1 if it does not complete it."""
        nodes = self.outlook.ruleset.ticket_nodes
        best = -1
        for place, points in self.outlook.numbers.goals[ticket]:
            if points > best and self.joins(nodes[self.outlook.ruleset.board.tickets[ticket].a], nodes[place]):
                best = points
        return best

    def joins(self, starts: list[int], ends: list[int]) -> bool:
        """Return True if the own network joins two different places of these."""
        for x in starts:
            for y in ends:
                if x != y and self.part[x] == self.part[y]:
                    return True
        return False

    def way(self, ticket: int, trust: i64) -> tuple[i64, int]:
        """Return the price of the way that is best for a ticket, or NO_WAY, and the points; `finder` has the way."""
        nodes = self.outlook.ruleset.ticket_nodes
        starts = nodes[self.outlook.ruleset.board.tickets[ticket].a]
        goals = self.outlook.numbers.goals[ticket]
        best = 0
        best_price = self.finder.find(self.prices, starts, nodes[goals[0][0]])
        if len(goals) == 1:
            return best_price, goals[0][1]
        last = 0
        for i in range(1, len(goals)):
            price = self.finder.find(self.prices, starts, nodes[goals[i][0]])
            last = i
            if price == NO_WAY:
                continue
            gain = 2 * trust * (goals[i][1] - goals[best][1])
            if best_price == NO_WAY or gain > price - best_price:
                best, best_price = i, price
        if best != last:
            self.finder.find(self.prices, starts, nodes[goals[best][0]])
        return best_price, goals[best][1]

    def note(self, plan: JointPlan) -> None:
        """Note that the plan depends on the way that was found last."""
        k: i64
        for k in range(self.finder.length):
            route = self.finder.path[k]
            if self.prices[route] > 0:
                plan.ways.append(int(route))

    def make(self, tickets: list[int], trust: i64, plan: JointPlan) -> None:
        """Plan those tickets together, after `prepare`: as many as ways, trains and time allow and as are worth it.

        Each is served by the cheapest way over what is planned before. Two orders are tried, and the better is taken:
        by points for the price of each alone, and by that price.
        """
        waiting: list[int] = []
        done: i64 = 0
        plan.ways = []
        plan.time = 0
        for ticket in tickets:
            points = self.reached(ticket)
            if points >= 0:
                done += 100 * points
            else:
                waiting.append(ticket)
        if not waiting:
            plan.become([], 0, done)
            return
        self.set_prices()
        if len(waiting) == 1:
            self.insert(waiting, [0], trust, done, plan, best=WORST)
            return
        alone: list[i64] = []
        ratio: list[i64] = []
        for ticket in waiting:
            price, points = self.way(ticket, trust)
            self.note(plan)
            alone.append(price)
            ratio.append(10000 * points // (price + 100) if price >= 0 else WORST)
        order = sorted_down(ratio)
        self.insert(waiting, order, trust, done, plan, best=WORST)
        other = sorted_down(alone)
        if other != order:
            self.set_prices()
            self.insert(waiting, other, trust, done, plan, best=plan.value)

    def insert(
        self, waiting: list[int], order: list[int], trust: i64, done: i64, plan: JointPlan, *, best: i64
    ) -> None:
        """Serve the tickets in that order; the plan becomes what comes of it, if it is worth more than `best`."""
        outlook = self.outlook
        finder = self.finder
        prices = self.prices
        value = done
        routes: list[int] = []
        supply = outlook.supply
        time: i64 = 0
        for i in order:
            ticket = waiting[i]
            price, points = self.way(ticket, trust)
            self.note(plan)
            fits = price != NO_WAY and price <= self.habits.price_limit * trust * points // 100
            trains: i64 = 0
            turns: i64 = 0
            k: i64
            if fits:
                for k in range(finder.length):
                    route = finder.path[k]
                    if prices[route] > 0:
                        trains += outlook.trains[route]
                        turns += CLAIM_TIME + CARD_TIME * outlook.cards[route]
                fits = trains <= supply and time + turns <= self.left
            if not fits:
                value -= 100 * least_points(outlook.numbers.goals[ticket])
                continue
            supply -= trains
            time += turns
            if time > plan.time:
                plan.time = time
            value += (2 * trust - 100) * points - price
            for k in range(finder.length):
                route = finder.path[k]
                if prices[route] > 0:
                    prices[route] = 0
                    routes.append(int(route))
        if value > best:
            plan.become(routes, outlook.supply - supply, value)


def least_points(goals: list[tuple[int, int]]) -> int:
    """Return what a ticket costs that is not completed."""
    least = goals[0][1]
    for i in range(1, len(goals)):
        if goals[i][1] < least:
            least = goals[i][1]
    return least


def sorted_down(numbers: list[i64]) -> list[int]:
    """Return the places of the numbers, the highest first; of equal ones the first."""
    order = list(range(len(numbers)))
    for i in range(1, len(order)):
        j = i
        while j > 0 and numbers[order[j]] > numbers[order[j - 1]]:
            order[j], order[j - 1] = order[j - 1], order[j]
            j -= 1
    return order
