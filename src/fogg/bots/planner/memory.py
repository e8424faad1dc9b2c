"""The memory of a seat: its plan, and the position that the plan was made for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fogg.bots.planner.joint_plan import JointPlan
from fogg.bots.planner.route_order import RouteOrder
from fogg.bots.planner.seat_outlook import SeatOutlook
from fogg.engine.cards import zeros
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine import Game


class SeatMemory:
    """The plan of a seat, the order of its routes, and the position that they are for."""

    def __init__(self, outlook: SeatOutlook) -> None:
        self.plan: JointPlan = JointPlan(int(outlook.numbers.n_routes))
        self.order: RouteOrder = RouteOrder(outlook)
        self.position: vec[i64] = zeros(0)

    def become(self, other: SeatMemory) -> None:
        """Hold what another memory holds."""
        self.position = other.position
        if len(other.position) == 0:
            return
        plan = other.plan
        self.plan.become(plan.routes, plan.trains, plan.value)
        self.plan.ways = plan.ways
        self.plan.time = plan.time
        self.order.become(other.order)


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
    """Return True if only others have claimed routes since: those of the own side, trains and tickets are the same."""
    owners = game.owners
    n = len(owners)
    seats = len(game.players)
    if len(memory) != n + seats + len(tickets) or memory[n + seat] != game.players[seat].trains:
        return False
    for k in range(len(tickets)):
        if memory[n + seats + k] != tickets[k]:
            return False
    side = side_bits(game, seat)
    i: i64
    for i in range(len(owners)):
        before = memory[i]
        now = owners[i]
        if before != now and (before & now != before or (before ^ now) & side):
            return False
    return True


def side_bits(game: Game, seat: int) -> i64:
    """Return the bits by which routes belong to the seat and its partners."""
    bits: i64 = 1 << seat
    if game.ruleset.team_size > 1:
        for other in game.sides[game.side_of[seat]]:
            bits |= 1 << other
    return bits


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


def same_tickets(memory: vec[i64], game: Game, tickets: list[int]) -> bool:
    """Return True if a plan was made in a game of as many seats for the same tickets."""
    known = len(game.owners) + len(game.players)
    if len(memory) != known + len(tickets):
        return False
    for k in range(len(tickets)):
        if memory[known + k] != tickets[k]:
            return False
    return True
