"""The base of our bots: they collect cards for target routes and weigh what modules add by its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from fogg.bots.bot import GameBot
from fogg.bots.bot_position import BotPosition, RouteTarget, missing_things
from fogg.bots.choices import Choices, cheapest
from fogg.bots.helping import best_help, best_other, harmless, readiest
from fogg.bots.trial import Trial

if TYPE_CHECKING:
    from fogg.engine import Action, Game
    from fogg.engine.chance import Stream
    from fogg.engine.decisions import Keep

# No sensible game takes this many turns of each seat. Beyond, anything goes: giving every option a chance is what ends
# a game in which, say, everybody fails at the same tunnel for ever.
PATIENCE: Final = 150
# What a turn brings in points, roughly: something else that takes a turn must bring more. Found by playing.
TURN: Final = 4
# A step of modules with more options than this is not decided by trying them all.
MOST_TRIALS: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class HeuristicBot(GameBot):
    """A bot that aims at routes. A subclass says at which, what to do about tickets, and when to claim."""

    wild_reach: ClassVar[int] = 0
    """A face-up wild card that is the only card of its turn is taken for a target that lacks that many cards."""

    def act(self, game: Game, seat: int, chance: Stream) -> Action:
        options = game.options(seat)
        if len(options) == 1:
            return options[0]
        if game.turns > PATIENCE * len(game.names):
            return options[int(chance.below(len(options)))]
        choices = Choices(options)
        position = self.position(game, seat)
        if choices.keeps:
            return self.keep(position, choices.keeps)
        if choices.claims or choices.can_draw:
            return self.turn(position, choices)
        return self.odd_step(position, choices, options)

    def position(self, game: Game, seat: int) -> BotPosition:
        """Return the position that it decides by."""
        return BotPosition(game, seat)

    def keep(self, position: BotPosition, keeps: list[Keep]) -> Keep:
        """Return which tickets of an offer to keep."""
        raise NotImplementedError

    def choose(self, position: BotPosition, choices: Choices) -> Action:
        """Return what to do with a turn, or which further card to draw, where a claim or a card can be had."""
        raise NotImplementedError

    def aims(self, position: BotPosition) -> list[RouteTarget]:
        """Return the routes it works for, the foremost first."""
        raise NotImplementedError

    def wanted(self, position: BotPosition, choices: Choices) -> list[int]:
        """Return the routes that it would claim next if nothing forbade them."""
        raise NotImplementedError

    def expected(self, position: BotPosition) -> list[int]:
        """Return the routes that it counts on having at the end."""
        return []

    def reach(self, position: BotPosition) -> int:
        """Return how many missing cards make a face-up wild card worth a turn."""
        return self.wild_reach

    def turn(self, position: BotPosition, choices: Choices) -> Action:
        """Return the turn as planned, unless points are at hand: at its last turn a seat takes what brings most."""
        if position.game.final_turns > 0 and (choices.claims or choices.special):
            claims = [cheapest(ways, position.hand, {}) for ways in choices.claims.values()]
            best = Trial(position).best([*claims, *choices.special])
            if best is not None and best[0] > 0:
                return best[1]
        if position.blocked and choices.special:
            key = self.unblock(position, choices)
            if key is not None:
                return key
        if choices.special:
            way = self.make_way(position, choices)
            if way is not None:
                return way
        planned = self.choose(position, choices)
        if choices.special:
            bonus, points = most_points(position, choices.special)
            if points > max(TURN, most_points(position, [planned])[1]):
                return bonus
        return planned

    def unblock(self, position: BotPosition, choices: Choices) -> Action | None:
        """Return the option that does most to allow the routes it wants, and leaves it the turn; None if none does."""
        routes = self.wanted(position, choices)
        missing = len(position.things_for(routes))
        if not missing:
            return None
        trial = Trial(position)
        best: tuple[int, Action] | None = None
        for option in choices.special:
            game = trial.after(option)
            if game.step_name == "turn" and game.may_act(trial.seat):
                left = missing_things(game, trial.seat, routes)
                if left < (missing if best is None else best[0]):
                    best = (left, option)
        return None if best is None else best[1]

    def make_way(self, position: BotPosition, choices: Choices) -> Action | None:
        """Return the option after which its foremost aim can be claimed that lacks no card and is kept from it now.

        Of several, return what leaves it best off; None if none leaves it the turn and cards enough.
        """
        aims = [aim for aim in self.aims(position) if aim.route not in position.out_of_reach]
        if not aims or aims[0].missing or aims[0].route in choices.claims or aims[0].route in position.blocked:
            return None
        trial = Trial(position, self.expected(position))
        best: tuple[int, Action] | None = None
        for option in spread(choices.special):
            game = trial.after(option)
            if game.step_name == "turn" and game.may_act(trial.seat):
                worth = trial.worth(option)
                ready = aims[0].route in Choices(game.options(trial.seat)).claims
                if ready and (best is None or worth > best[0]):
                    best = (worth, option)
        return None if best is None else best[1]

    def odd_step(self, position: BotPosition, choices: Choices, options: Sequence[Action]) -> Action:
        """Decide a step that only modules ask, or a turn without cards and claims: take what leaves the seat best off.

        Where no option brings points, making a planned route claimable is next best. What is optional must be
        worth the cards that it costs.
        """
        if choices.pays:
            return cheapest(choices.pays, position.hand, {})
        if not choices.special:
            return options[0]
        few = len(choices.special) <= MOST_TRIALS
        trial = Trial(position, self.expected(position))
        if few and choices.declining is not None:
            return max(choices.special, key=trial.worth)
        if choices.ending is not None:
            return max([choices.ending, *spread(choices.special)], key=trial.worth)
        best = trial.best(choices.special) if few else None
        if best is not None and best[0] > 0:
            return best[1]
        aims = self.aims(position)
        serving = best_help(position, aims, choices.special)
        if serving is not None:
            return serving
        if choices.tickets is not None:
            return choices.tickets
        return harmless(position, aims, choices.special) if best is None else readiest(trial, aims, choices.special)

    def claim(self, position: BotPosition, choices: Choices, route: int, aims: Sequence[RouteTarget]) -> Action:
        """Claim that route and pay for it with what the other aims need least."""
        wanted: dict[int, int] = {}
        for aim in aims:
            if aim.route != route and aim.terms.end_color - aim.terms.first_color == 1:
                wanted[aim.color] = wanted.get(aim.color, 0) + aim.cards
        return cheapest(choices.claims[route], position.hand, wanted)

    def claim_most(self, position: BotPosition, choices: Choices) -> Action:
        """Claim the route that brings most."""
        terms = position.ruleset.terms
        route = max(choices.claims, key=lambda key: (int(terms[key].points), -key))
        return self.claim(position, choices, route, ())

    def draw(self, position: BotPosition, choices: Choices, aims: Sequence[RouteTarget]) -> Action:
        """Draw the face-up card that serves the foremost aim; if none does, another sort of card or a hidden one.

        Where a draw begins with something else, the first way to begin it is taken.
        """
        if choices.begins:
            return choices.begins[0]
        wild = choices.face_up.get(position.wild)
        if wild is not None and (not wild.kind.ends_draw or position.things_for(aim.route for aim in aims)):
            return wild
        for aim in aims:
            if aim.missing == 0:
                continue
            if aim.lacks_color and aim.color in choices.face_up:
                return choices.face_up[aim.color]
            if wild is not None and (aim.missing <= self.reach(position) or not aim.lacks_color):
                return wild
        other = best_other(position, aims, choices.special) if choices.special else None
        return other or choices.hidden or next(iter(choices.face_up.values()))


def most_points(position: BotPosition, options: Sequence[Action]) -> tuple[Action, int]:
    """Return the first of at least one option that brings most points at once, and how many."""
    game = position.game
    step = game.step
    best = options[0]
    most = step.immediate_points(game, position.seat, best)
    for i in range(1, len(options)):
        points = step.immediate_points(game, position.seat, options[i])
        if points > most:
            best, most = options[i], points
    return best, most


def spread(options: Sequence[Action]) -> Sequence[Action]:
    """Return options all over the list, no more than can be tried."""
    return options[:: -(-len(options) // MOST_TRIALS)]
