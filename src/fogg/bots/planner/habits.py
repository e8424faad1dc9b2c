"""The constants of a planner, in hundredths of points, turns and parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.engine import Chance
from fogg.engine.claims import route_refusal
from fogg.engine.game import start
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine import Ruleset

# What a turn is worth, of what a turn brings a seat that claims the best routes of the board alone. With the rest
# of what stands here it was found by playing; see docs/bots.md.
TURN_SHARE: Final = 0.89
# Turns that a claim takes longer if it may cost more than it says, and for each thing that must be bought before.
RISK: Final = 0.5
THING: Final = 1.5
WORD: Final[i64] = 0xFFFFFFFF
# About every eighth card is wild, and does not help where wild cards may not be used.
WITHOUT_WILDS: Final = 8 / 7


class PlannerHabits:
    """The worth of things to a planner. Other numbers make another, mostly weaker, player."""

    def __init__(self, ruleset: Ruleset, risky: vec[i64]) -> None:
        self.plans: bool = True  # False: it races, without a thought for its tickets
        self.turn: i64 = int(100 * TURN_SHARE * best_rate(ruleset, risky))
        # What the points of a route take off its price when ways are sought: long routes bring most of what they
        # cost. This is what makes the difference between a plan and the shortest way.
        self.rebate: i64 = 80
        self.least_price: i64 = 20
        # In parts of a turn.
        self.risk: i64 = int(100 * RISK)
        self.thing: i64 = int(100 * THING)
        # In parts of a turn: what each end of a route is worth that touches the own network, what being planned is,
        # and what an unplanned route loses that would not leave trains for the plan.
        self.joint: i64 = 33
        self.planned: i64 = 400
        self.spoils: i64 = 1700
        # How likely a planned ticket is taken to be completed: at the opening, and later.
        self.trust_at_first: i64 = 60
        self.trust: i64 = 90
        # The most that a ticket's way may cost, in parts of its points and of that trust.
        self.price_limit: i64 = 200
        # In turns: how much longer a plan may take than the game seems to last. The estimate is rough.
        self.slack: i64 = 600
        # How many of the best routes that lack a card it looks for in the row, before it draws a hidden card.
        self.aims: i64 = 4
        # Slips, for opponents that people can beat. A face-up wild card that ends the draw is taken for a route that
        # lacks at most `reach` cards; the worth of a route is off by up to `noise` hundredths of a point.
        self.reach: i64 = 0
        self.noise: i64 = 0


def best_rate(ruleset: Ruleset, risky: vec[i64]) -> float:
    """Return the points a turn of the best routes for the trains of two seats: cards are drawn, then it is claimed.

    Cards that must or cannot be wild, a risk, and things that must be bought first take time as well.
    """
    things = things_needed(ruleset)
    rates: list[tuple[float, int]] = []
    for terms in ruleset.terms:
        route = int(terms.route_id)
        cards = float(terms.cards + terms.min_wilds)
        if terms.max_wilds < terms.cards:
            cards *= WITHOUT_WILDS
        turns = 1.0 + cards / float(ruleset.cards_per_turn)
        turns += float(risky[route]) * RISK + float(things[route]) * THING
        rates.append((float(terms.points) / turns, int(terms.trains)))
    rates.sort(reverse=True)
    trains = 0
    total = 0.0
    for rate, n in rates:
        if trains < 2 * ruleset.trains:
            trains += n
            total += rate * n
    return total / trains if trains else 1.0


def things_needed(ruleset: Ruleset) -> list[int]:
    """Return for each route the number of things that a seat must buy before it, when the game begins."""
    if not ruleset.on_forbids:
        return [0] * len(ruleset.terms)
    names = [str(seat) for seat in range(ruleset.edition.players[0])]
    game = start(ruleset, names, Chance(0), telling=False)
    whys = [route_refusal(game, 0, terms.route_id) for terms in ruleset.terms]
    return [0 if why is None else len(why.lifted_by) for why in whys]


def mixed(a: i64, b: i64, c: i64) -> i64:
    """Return a number of 32 bits that looks random, always the same for the same small numbers."""
    x = (a * 0x9E3779B1 + b * 0x85EBCA6B + c * 0x27D4EB2F + 0x165667B1) & WORD
    x = ((x ^ x >> 15) * 0x2C1B3C6D) & WORD
    x = ((x ^ x >> 12) * 0x297A2D39) & WORD
    return x ^ x >> 15
