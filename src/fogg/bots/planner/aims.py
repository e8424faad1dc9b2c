"""The routes that a planner works for, ranked: planned ones first, then what brings most for the turns it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.bots.planner.habits import PlannerHabits
from fogg.bots.planner.joint_plan import JointPlan, PlanMaker
from fogg.bots.planner.memory import SeatMemory, follows, position_of, same_position, same_tickets, side_bits
from fogg.bots.planner.route_order import ANY, CHOSEN
from fogg.bots.planner.seat_outlook import CLOSED, SeatOutlook, is_nearly_plain, is_steady
from fogg.engine.cards import zeros
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.bots.bot_position import BotPosition, RouteTarget
    from fogg.engine import Game, Ruleset

KEPT: Final[i64] = 10  # how many routes are ranked
PLANNED_WEIGHT: Final[i64] = 4  # a card for a planned route counts this much more when a payment is chosen


class PlannerDesk:
    """All that planning for games of one ruleset needs; what it remembers it would work out again just the same.

    A hasty desk, for playouts, takes the turns of the base game wherever they are allowed, and keeps a plan until one
    of its routes is lost. So what it answers depends on where it began: `forget`, then `mark` where playouts begin,
    and `recall` before each of them.
    """

    def __init__(self, ruleset: Ruleset, *, hasty: bool = False) -> None:
        self.outlook: SeatOutlook = SeatOutlook(ruleset)
        self.habits: PlannerHabits = PlannerHabits(ruleset, self.outlook.numbers.risky)
        self.maker: PlanMaker = PlanMaker(self.outlook, self.habits)
        self.hasty: bool = hasty
        # Turns are taken without a list of options.
        self.quick: bool = self.outlook.plain or (hasty and is_nearly_plain(ruleset))
        self.steady: bool = is_steady(ruleset)
        self.remembers: bool = self.quick or self.steady  # plans serve for more than one decision
        n = int(self.outlook.numbers.n_routes)
        self.seats: list[SeatMemory] = [SeatMemory(self.outlook) for _ in range(ruleset.most_seats)]
        self.marked: list[SeatMemory] = [SeatMemory(self.outlook) for _ in range(ruleset.most_seats)]
        self.position: BotPosition | None = None  # that was looked at and planned for last
        self.targets: list[RouteTarget] | None = None  # the aims in that position, once they are asked for
        self.trial: JointPlan = JointPlan(n)
        self.worth: vec[i64] = zeros(n)
        self.aim: vec[i64] = zeros(int(KEPT) + 1)
        self.n_aims: i64 = 0
        self.need: vec[i64] = zeros(int(ruleset.n_colors) + 1)
        self.touched: vec[i64] = zeros(int(self.outlook.numbers.n_cities))

    def forget(self) -> None:
        """Forget all plans, also those that were noted."""
        for i in range(len(self.seats)):
            self.seats[i].position = zeros(0)
            self.marked[i].position = zeros(0)

    def mark(self) -> None:
        """Note the plans as they are."""
        for i in range(len(self.seats)):
            self.marked[i].become(self.seats[i])

    def recall(self) -> None:
        """Go back to the plans that were noted."""
        for i in range(len(self.seats)):
            self.seats[i].become(self.marked[i])

    def plan(self, game: Game, seat: int, tickets: list[int], *, looked: bool) -> JointPlan:
        """Return the plan of a seat for its tickets, after a glance, or `looked`: after a look at the position.

        A plan that is remembered holds for the same network, routes, trains and tickets.
        """
        self.position = None
        memory = self.seats[seat]
        plan = memory.plan
        if looked and not self.steady:
            self.make(game, tickets, plan)
            memory.position = zeros(0)
            memory.order.sort(self.outlook, self.habits, plan, self.touched)
            return plan
        known = [*tickets, -1 - int(self.outlook.salt)] if looked else tickets  # no list of tickets ends so
        if same_position(memory.position, game, known):
            return plan
        if not looked:
            self.outlook.survey(game, seat)
        if follows(memory.position, game, seat, known) and self.still_holds(game, plan):
            memory.order.drop_closed(self.outlook)
        else:
            if not (self.hasty and self.habits.plans and self.keeps(game, seat, known, memory)):
                self.make(game, tickets, plan)
            memory.order.sort(self.outlook, self.habits, plan, self.touched)
        memory.position = position_of(game, known)
        return plan

    def make(self, game: Game, tickets: list[int], plan: JointPlan) -> None:
        """Make the plan again, if plans are made at all."""
        if self.habits.plans:
            self.maker.prepare(game)
            self.maker.make(tickets, self.habits.trust, plan)

    def still_holds(self, game: Game, plan: JointPlan) -> bool:
        """Return True if the same plan would be made after others have claimed routes: it needs none of them, and the
        time that is left suffices for it.
        """
        routes = plan.ways
        if self.hasty:
            routes = plan.routes
        elif plan.time > self.maker.time_left(game):
            return False
        for route in routes:
            if self.outlook.state[route] == CLOSED:
                return False
        return True

    def keeps(self, game: Game, seat: int, tickets: list[int], memory: SeatMemory) -> bool:
        """Return True if the plan still serves: the same tickets, and what it lacks is open with trains enough."""
        if not same_tickets(memory.position, game, tickets):
            return False
        side = side_bits(game, seat)
        left: list[int] = []
        trains: i64 = 0
        for route in memory.plan.routes:
            if game.owners[route] & side:
                continue
            if self.outlook.state[route] == CLOSED:
                return False
            left.append(route)
            trains += self.outlook.trains[route]
        if trains > self.outlook.supply:
            return False
        memory.plan.become(left, trains, memory.plan.value)
        return True

    def rank(self, seat: int, *, every: bool = False) -> None:
        """Rank the open routes for the hand, after the plan of the seat: `aim` then has the best ones.

        `every`: `worth` has the worth of all of them.
        """
        memory = self.seats[seat]
        if memory.plan.routes:
            self.choose_colors(memory.plan)
        order = memory.order
        outlook = self.outlook
        missing = outlook.missing
        colors = outlook.color
        hand = outlook.hand
        wilds = hand[outlook.wild]
        in_any = hand[outlook.most] + wilds
        worth = self.worth
        aim = self.aim
        turn = self.habits.turn
        routes = order.route
        tops = order.top
        prices = order.cards
        paid_in = order.color
        n: i64 = 0
        least: i64 = 0
        k: i64
        m: i64
        for m in range(order.n):
            top = tops[m]
            if n == KEPT and top < least and not every:
                break
            i = routes[m]
            color = paid_in[m]
            if color >= 0:
                lack = prices[m] - hand[color] - wilds
                colors[i] = color
            elif color == ANY:
                lack = prices[m] - in_any
                colors[i] = outlook.most
            elif color == CHOSEN:
                lack = missing[i]
            else:
                lack = outlook.missing_for(i)
            if lack < 0:
                lack = 0
            missing[i] = lack
            value = top - (turn * lack >> 1)
            worth[i] = value
            if n == KEPT and value < least:
                continue
            k = n
            while k > 0:
                other = aim[k - 1]
                if worth[other] > value:
                    break
                if worth[other] == value and (missing[other] < lack or (missing[other] == lack and other < i)):
                    break
                aim[k] = other
                k -= 1
            aim[k] = i
            if n < KEPT:
                n += 1
            least = worth[aim[n - 1]]
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

    def last_claim(self, game: Game, seat: int) -> i64:
        """Return the route that brings most in a last turn, with the tickets it completes; -1 if none does."""
        outlook = self.outlook
        maker = self.maker
        outlook.survey(game, seat)
        maker.prepare(game)
        part = maker.part
        open_tickets = [ticket for ticket in game.players[seat].tickets if maker.reached(ticket) < 0]
        a = outlook.numbers.a
        b = outlook.numbers.b
        best: i64 = -1
        most: i64 = 0
        i: i64
        c: i64
        for i in range(outlook.numbers.n_routes):
            if outlook.state[i] == CLOSED or outlook.missing_for(i) != 0:
                continue
            points = outlook.points[i]
            x = part[a[i]]
            y = part[b[i]]
            if x != y and open_tickets:
                before = part[:]
                for c in range(outlook.numbers.n_cities):
                    if part[c] == y:
                        part[c] = x
                for ticket in open_tickets:
                    reached = maker.reached(ticket)
                    if reached >= 0:
                        points += 2 * reached
                for c in range(outlook.numbers.n_cities):
                    part[c] = before[c]
            if points > most:
                best = i
                most = points
        return best
