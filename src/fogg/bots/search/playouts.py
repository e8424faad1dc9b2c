"""Games played on to their end by planners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.bots.planner import PlannerBot
from fogg.bots.search.seated_draws import SeatedDraws, seat_draws
from fogg.engine import totals

if TYPE_CHECKING:
    from fogg.engine import Action, Game, Stream


class Playouts:
    """Plays a dealt game on after each of several actions. Planners play for the own side, and planners and racers in
    turn, by the number of the deal, for the others.

    The plans with which all these games begin are made once for each deal.
    """

    def __init__(self) -> None:
        self.own: PlannerBot = PlannerBot(hasty=True)
        self.others: list[PlannerBot] = [self.own, PlannerBot(racing=True, hasty=True)]
        self.other: PlannerBot = self.own
        self.seat: int = 0
        self.root: Game | None = None

    def begin(self, game: Game) -> None:
        """Forget what was planned in earlier searches."""
        for bot in self.others:
            bot.desk(game.ruleset).forget()

    def deal(self, root: Game, seat: int, number: int) -> None:
        """Take a game from which the playouts of that seat's actions begin."""
        self.root = root
        self.seat = seat
        self.other = self.others[number % len(self.others)]
        seat_draws(root)
        if not self.own.desk(root.ruleset).remembers:
            return
        for bot in self.others:
            bot.desk(root.ruleset).recall()  # not the plans with which the last playout ended
        for other in range(len(root.players)):
            self.model(root, other).remember(root, other)
        for bot in self.others:
            bot.desk(root.ruleset).mark()

    def model(self, game: Game, seat: int) -> PlannerBot:
        """Return the bot that plays for a seat."""
        return self.own if game.side_of[seat] == game.side_of[self.seat] else self.other

    def margin(self, action: Action, chance: Stream) -> int:
        """Return the points by which the seat's side ends ahead of the best other one, if it takes that action."""
        assert self.root is not None
        game = self.root.copy()
        ruleset = game.ruleset
        for bot in self.others:
            desk = bot.desk(ruleset)
            if desk.remembers:
                desk.recall()
        draws = game.deck.stream
        assert isinstance(draws, SeatedDraws)
        side = game.side_of[self.seat]
        seat = self.seat
        while True:
            draws.source = seat
            game.do(seat, action)
            if game.over:
                break
            step = game.step
            seat = step.seat if step.seat >= 0 else step.actors()[0]
            bot = self.own if game.side_of[seat] == side else self.other
            action = bot.act(game, seat, chance)
        points = totals(game)
        best = -(1 << 30)
        for i in range(len(points)):
            if i != side and points[i] > best:
                best = points[i]
        return points[side] - best if len(points) > 1 else points[side]
