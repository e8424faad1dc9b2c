"""The bot that plans: the reference that stronger bots are measured against."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from fogg.bots.bot_position import BotPosition, RouteTarget
from fogg.bots.choices import Choices
from fogg.bots.heuristic import PATIENCE, HeuristicBot
from fogg.bots.planner.aims import PlannerDesk
from fogg.bots.planner.habits import PlannerHabits
from fogg.bots.planner.joint_plan import WORST, JointPlan
from fogg.engine.decisions import NextCardStep, SimultaneousStep, TurnStep
from fogg.engine.tickets import KeepStep, OpeningStep

if TYPE_CHECKING:
    from fogg.engine import Action, Game, Ruleset, Stream
    from fogg.engine.decisions import Keep

MOST_DESKS: Final = 64
RACING_AIMS: Final[i64] = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(HeuristicBot):
    """Plans all its tickets together, claims planned routes first and others only if trains are left for the plan.

    Where a turn is what it is in the base game it looks at vectors of numbers only, without a list of options.
    Elsewhere it decides as our other bots do, with its plan in place of theirs.
    """

    name: ClassVar[str] = "planner"

    def __init__(self, *, racing: bool = False, hasty: bool = False) -> None:
        self.desks: dict[int, PlannerDesk] = {}
        self.racing: bool = racing  # a quick copy of a bot that goes for long routes alone
        self.hasty: bool = hasty  # for playouts: quicker, and a little weaker

    def desk(self, ruleset: Ruleset) -> PlannerDesk:
        """Return the desk of a ruleset, made once."""
        found = self.desks.get(id(ruleset))
        if found is None or found.outlook.ruleset is not ruleset:
            found = PlannerDesk(ruleset, hasty=self.hasty)
            self.shape(found.habits)
            if len(self.desks) >= MOST_DESKS:
                self.desks.clear()
            self.desks[id(ruleset)] = found
        return found

    def shape(self, habits: PlannerHabits) -> None:
        """Change the habits of a new desk."""
        if self.racing:
            habits.plans = False
            habits.aims = RACING_AIMS

    def in_mind(self, game: Game, seat: int, tickets: list[int]) -> list[int]:
        """Return the tickets that are thought of now, out of all that the seat holds."""
        return tickets

    def act(self, game: Game, seat: int, chance: Stream) -> Action:
        desk = self.desk(game.ruleset)
        if desk.quick and game.turns <= PATIENCE * len(game.names):
            step = game.step
            plain = desk.outlook.plain
            action: Action | None = None
            if isinstance(step, NextCardStep):
                action = self.next_card(desk, game, seat, first=step.first)
            elif isinstance(step, TurnStep):
                action = self.take_turn(desk, game, seat)
            elif plain and isinstance(step, OpeningStep):
                action = self.choose_tickets(desk, game, seat, opening=True)
            elif plain and isinstance(step, KeepStep):
                action = self.choose_tickets(desk, game, seat, opening=False)
            if action is not None and (plain or step.refusal(game, seat, action) is None):
                return action
        return super().act(game, seat, chance)

    # ---- a turn of the base game

    def take_turn(self, desk: PlannerDesk, game: Game, seat: int) -> Action | None:
        """Return the claim of the best route if it lacks nothing, else a draw; None if neither can be had."""
        outlook = desk.outlook
        outlook.glance(game, seat)
        plan = desk.plan(game, seat, self.in_mind(game, seat, game.players[seat].tickets), looked=False)
        if game.final_turns > 0:
            route = desk.last_claim(game, seat)
            if route >= 0:
                desk.n_aims = 0  # no card is wanted for anything later
                return self.pay(desk, plan, route)
        desk.rank(seat)
        if desk.n_aims > 0 and outlook.missing[desk.aim[0]] == 0:
            return self.pay(desk, plan, desk.aim[0])
        deck = game.deck
        if deck.stock.size + deck.discards.size > 0:
            return self.card(desk, game, first=True)
        return None

    def next_card(self, desk: PlannerDesk, game: Game, seat: int, *, first: bool) -> Action | None:
        """Return which further card to draw; None if the deck is used up."""
        deck = game.deck
        if deck.stock.size + deck.discards.size == 0:
            return None
        desk.outlook.glance(game, seat)
        desk.plan(game, seat, self.in_mind(game, seat, game.players[seat].tickets), looked=False)
        desk.rank(seat)
        return self.card(desk, game, first=first)

    def card(self, desk: PlannerDesk, game: Game, *, first: bool) -> Action:
        """Return the face-up card that the foremost aims lack, else a hidden one.

        A wild card that ends the draw is taken only where nothing else helps: hidden cards are wild often enough.
        """
        outlook = desk.outlook
        shown = game.deck.market_counts.counts
        drawing = game.ruleset.drawing
        hand = outlook.hand
        wild = outlook.wild
        wild_up = shown[wild] > 0 and (first or game.ruleset.wild_kind.may_be_second)
        free = wild_up and not game.ruleset.wild_kind.ends_draw
        looked: i64 = 0
        k: i64
        for k in range(desk.n_aims):
            route = desk.aim[k]
            if outlook.missing[route] == 0:
                continue
            color = outlook.color[route]
            lacks_color = hand[color] < outlook.cards[route] - outlook.min_wilds[route]
            if free and hand[wild] < outlook.max_wilds[route]:
                return drawing.face_up[wild]
            if wild_up and outlook.missing[route] <= desk.habits.reach:
                return drawing.face_up[wild]
            if lacks_color and shown[color] > 0:
                return drawing.face_up[color]
            if wild_up and not lacks_color:
                return drawing.face_up[wild]
            looked += 1
            if looked == desk.habits.aims:
                break
        return drawing.hidden

    def pay(self, desk: PlannerDesk, plan: JointPlan, route: i64) -> Action:
        """Return the claim of a route that lacks nothing: with the fewest wild cards, then in the color that other
        aims want least, then in the most plentiful.
        """
        outlook = desk.outlook
        terms = outlook.ruleset.terms[route]
        hand = outlook.hand
        wilds = hand[outlook.wild]
        need = desk.need
        desk.wanted_elsewhere(route, plan, desk.habits.aims)
        best: i64 = -1
        fewest: i64 = 0
        color: i64
        for color in range(terms.first_color, terms.end_color):
            least = terms.cards - hand[color]
            if least < terms.min_wilds:
                least = terms.min_wilds
            if least > wilds or least > terms.max_wilds or least >= terms.cards:
                continue
            if best >= 0:
                if least > fewest:
                    continue
                wanted = need[color] - need[best]
                if least == fewest and (wanted > 0 or (wanted == 0 and hand[color] <= hand[best])):
                    continue
            best = color
            fewest = least
        if best >= 0:
            return terms.claims[best][fewest]
        every = terms.all_wild
        assert every is not None
        return every

    def ranked(self, game: Game, seat: int) -> PlannerDesk:
        """Return the desk with the worth of every route that the seat can still claim."""
        desk = self.desk(game.ruleset)
        if desk.outlook.plain:
            desk.outlook.glance(game, seat)
            desk.plan(game, seat, self.in_mind(game, seat, game.players[seat].tickets), looked=False)
        else:
            self.planned(self.position(game, seat))
        desk.rank(seat, every=True)
        return desk

    # ---- tickets

    def choose_tickets(self, desk: PlannerDesk, game: Game, seat: int, *, opening: bool) -> Action:
        """Return the legal choice from an offer whose joint plan is worth most."""
        desk.outlook.look(game, seat)
        desk.maker.prepare(game)
        dealer = game.ruleset.dealer
        held = game.players[seat].tickets
        offer = game.players[seat].offer
        best = -1
        most: i64 = WORST
        for mask in range(1, 1 << len(offer)):
            if dealer.keep_refusal(game, seat, mask, opening=opening) is None:
                kept = [offer[i] for i in range(len(offer)) if mask >> i & 1]
                desk.maker.make(held + kept, desk.habits.trust_at_first if opening else desk.habits.trust, desk.trial)
                if desk.trial.value > most:
                    best, most = mask, desk.trial.value
        return game.ruleset.keeps[best]

    def remember(self, game: Game, seat: int) -> None:
        """Make the plan of a seat, which its desk remembers."""
        desk = self.desk(game.ruleset)
        if desk.quick:
            desk.outlook.glance(game, seat)
            desk.plan(game, seat, self.in_mind(game, seat, game.players[seat].tickets), looked=False)
        else:
            self.planned(self.position(game, seat))

    # ---- any ruleset

    def keep(self, position: BotPosition, keeps: list[Keep]) -> Keep:
        desk = self.look_at(position)
        held = [int(ticket.id) for ticket in position.tickets]
        opening = isinstance(position.game.step, SimultaneousStep)
        trust = desk.habits.trust_at_first if opening else desk.habits.trust
        best = keeps[0]
        most: i64 = WORST
        for choice in keeps:
            kept = [int(ticket.id) for i, ticket in enumerate(position.offer) if choice.mask >> i & 1]
            desk.maker.make(held + kept, trust, desk.trial)
            if desk.trial.value > most:
                best, most = choice, desk.trial.value
        return best

    def position(self, game: Game, seat: int) -> BotPosition:
        return BotPosition(game, seat, imagined=self.hasty)

    def look_at(self, position: BotPosition) -> PlannerDesk:
        """Return the desk with the outlook of a position."""
        desk = self.desk(position.ruleset)
        desk.position = None
        desk.outlook.look_at(position)
        desk.maker.prepare(position.game)
        return desk

    def planned(self, position: BotPosition) -> JointPlan:
        """Return the plan of a position, whose outlook is on the desk then."""
        desk = self.desk(position.ruleset)
        if desk.position is not position:
            self.look_at(position)
            tickets = self.in_mind(position.game, position.seat, [int(ticket.id) for ticket in position.tickets])
            desk.plan(position.game, position.seat, tickets, looked=True)
            desk.position = position
            desk.targets = None
        return desk.seats[position.seat].plan

    def aims(self, position: BotPosition) -> list[RouteTarget]:
        self.planned(position)
        desk = self.desk(position.ruleset)
        if desk.targets is not None:
            return desk.targets
        desk.rank(position.seat)
        terms = {int(own.route_id): own for own in position.open}
        outlook = desk.outlook
        found: list[RouteTarget] = []
        k: i64
        for k in range(desk.n_aims):
            route = desk.aim[k]
            own = terms[int(route)]
            color = outlook.color[route]
            lacks_color = outlook.hand[color] < own.cards - own.min_wilds
            found.append(RouteTarget(own, int(color), int(outlook.missing[route]), lacks_color=lacks_color))
        desk.targets = found
        return found

    def wanted(self, position: BotPosition, choices: Choices) -> list[int]:
        return self.planned(position).routes

    def expected(self, position: BotPosition) -> list[int]:
        return [] if position.game.final_turns > 0 else self.planned(position).routes

    def choose(self, position: BotPosition, choices: Choices) -> Action:
        aims = [aim for aim in self.aims(position) if aim.missing or aim.route in choices.claims]
        desk = self.desk(position.ruleset)
        most = int(desk.habits.aims)
        if desk.outlook.reserve > 0:  # a risky claim that lacks cards to spare would fail
            risky = desk.outlook.numbers.risky
            aims = [aim for aim in aims if not (aim.missing and risky[aim.route] and aim.route in choices.claims)]
        if aims and aims[0].route in choices.claims:
            return self.claim(position, choices, aims[0].route, aims[:most])
        if choices.can_draw:
            return self.draw(position, choices, [aim for aim in aims if aim.missing][:most])
        return self.claim_most(position, choices)
