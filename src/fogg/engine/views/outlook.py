"""The value of claims that cannot be made yet, or that others would make; for planning on a rehearsal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.claims.claim import claim_lines
from fogg.engine.decisions.turn import TurnStep
from fogg.engine.scoring.scoring import tally_of

if TYPE_CHECKING:
    from fogg.engine.game import Game

MOST_STEPS = 12
FREE_STEPS = ("turn", "late")


def claims_of_others(game: Game, seat: int) -> int:
    """Return the points that claims of other sides would bring the seat's side, over all routes open to them.

    Each route is counted once, for the first seat that may claim it.
    """
    side = game.side_of[seat]
    others = [other for other in range(len(game.players)) if game.side_of[other] != side]
    total = 0
    for terms in game.ruleset.terms:
        closed = game.closed[terms.route_id]
        takers = [other for other in others if not closed >> other & 1]
        if takers and not game.owners[terms.route_id]:
            lines = claim_lines(game, takers[0], terms)
            total += sum([line.points for line in lines if game.side_of[line.seat] == side])
    return total


def claim_outlook(game: Game, seat: int, route: int, color: int) -> int:
    """Return the points that a claim would score at once if the seat had the train cards for it, paid in that color.

    What is asked along with it is answered by the first option. The game is left as it is.
    """
    terms = game.terms_for(seat, route)
    wilds = int(terms.min_wilds)
    claim = terms.all_wild if wilds >= terms.cards else terms.claims[color][wilds]
    if claim is None:
        return 0
    twin = game.copy()
    player = twin.players[seat]
    player.hand.add(color, int(terms.cards) - wilds)
    player.hand.add(twin.ruleset.wild, wilds)
    twin.current = seat
    twin.put_agenda([TurnStep(seat)])
    if not twin.legal(seat, claim):
        return 0
    before = int(player.score)
    twin.do(seat, claim)
    play_out(twin, seat)
    return int(twin.players[seat].score) - before


def points_if_ended(game: Game, seat: int, expected: list[int]) -> int:
    """Return the points of the seat's side if the game ended now and the seat owned the expected routes too.

    Others' tickets are unknown and do not matter.
    """
    seen = [other == seat for other in range(len(game.names))]  # a partner's own tickets are hidden too
    player = game.players[seat]
    own = player.routes
    player.routes = own + [route for route in expected if route not in own]
    total = tally_of(game, seen, explained=False, listed=False, again=True).total(game.side_of[seat])
    player.routes = own
    return total


def play_out(game: Game, seat: int) -> None:
    """Let the seat take the first option of every step that follows, until it is free again or another seat acts.

    A decision that leads to many more steps is left where it has come.
    """
    for _ in range(MOST_STEPS):
        if not game.may_act(seat) or game.step_name in FREE_STEPS:
            return
        game.do(seat, game.options(seat)[0])
