"""Final scoring: tickets, bonuses, standings. Every point stands on a line (usa R32 to R36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.board import Route, Ticket
from fogg.board.graph import shortest_path
from fogg.engine.scoring.borrow import best_choice
from fogg.engine.scoring.network import Network
from fogg.engine.scoring.result import Result, Standing
from fogg.engine.scoring.tally import Tally
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState


def score(game: GameState) -> Result:
    """Return the result of a game that is over, every point explained."""
    return standings(tally_of(game, [True] * len(game.players), explained=True))


def totals(game: GameState) -> list[int]:
    """Return the points of each side of a game that is over, by the same rules but without the paths."""
    tally = tally_of(game, [True] * len(game.players), explained=False, listed=False)
    return [tally.total(side) for side in range(len(game.sides))]


def standing_lines(game: GameState, seat: int) -> list[ScoreLine]:
    """Return the lines if the game ended now, as far as that seat knows:
    without others' tickets and what hangs on them.
    """
    seen = [other == seat or game.over for other in range(len(game.players))]
    return tally_of(game, seen, explained=True).lines


def tally_of(game: GameState, seen: list[bool], *, explained: bool, listed: bool = True, again: bool = False) -> Tally:
    """Score in phases: claims so far, tickets, bonuses."""
    tally = Tally(game, seen, explained=explained, listed=listed, again=again)
    for side in range(len(game.sides)):
        score_tickets(tally, side)
    for module in game.ruleset.on_bonus:
        tally.lines += module.bonus(tally)
    return tally


def score_tickets(tally: Tally, side: int) -> None:
    """Add a line for each ticket seen of the side: its value if its ends are joined, minus it if not (usa R32)."""
    game = tally.game
    if not any([len(tally.tickets(seat)) > 0 for seat in game.sides[side]]):
        return
    network = tally.network(side)
    borrowed: list[int] = []
    if game.ruleset.on_routes_to_borrow:
        borrowed = best_choice(tally, side, network)
        routes = game.ruleset.board.routes
        network = network.with_routes([(int(routes[r].a), int(routes[r].b)) for r in borrowed])
    for seat in game.sides[side]:
        for ticket in tally.tickets(seat):
            reached = is_done(game, network, ticket)
            points = ticket_value(game, network, ticket, reached=reached)
            if reached:
                tally.completed[side] += 1
            if not tally.listed:
                tally.ticket_points[side] += points
                continue
            tally.lines.append(ticket_line(tally, seat, side, ticket, borrowed, reached=reached, points=points))


def is_done(game: GameState, network: Network, ticket: int) -> bool:
    """Return whether the network completes the ticket."""
    card = game.ruleset.board.tickets[ticket]
    if card.targets:
        return any([network.joins(card.a, target[0]) for target in card.targets])
    return network.joins(card.a, card.b)


def ticket_value(game: GameState, network: Network, ticket: int, *, reached: bool) -> int:
    """Return what a ticket brings, or costs as a negative number."""
    target, points = printed_value(network, game.ruleset.board.tickets[ticket], reached=reached)
    for module in game.ruleset.on_ticket_points:
        points = module.ticket_points(game, ticket, target, reached=reached, points=points)
    return points


def printed_value(network: Network, card: Ticket, *, reached: bool) -> tuple[int, int]:
    """Return the end that counts and its value: of several the best one reached, or the lowest if none is."""
    if not card.targets:
        return card.b, card.points if reached else -card.points
    best = (-1, 0)
    for city, value in card.targets:
        if reached and network.joins(card.a, city) and (best[0] < 0 or value > best[1]):
            best = (city, value)
        elif not reached and (best[0] < 0 or -value > best[1]):
            best = (city, -value)
    return best


def ticket_line(
    tally: Tally, seat: int, side: int, ticket: int, borrowed: list[int], *, reached: bool, points: int
) -> ScoreLine:
    """Return the line of one ticket, with a path that completes it where lines are explained."""
    card = tally.game.ruleset.board.tickets[ticket]
    reason = "score-ticket-done" if reached else "score-ticket-failed"
    path: tuple[str, ...] = ()
    if reached and tally.explained:
        board = tally.game.ruleset.board
        own = tally.routes(side) + [board.routes[route] for route in borrowed]
        path = path_of(tally, own, card)
    return ScoreLine(seat, reason, points, path, (card.key,))


def path_of(tally: Tally, routes: list[Route], card: Ticket) -> tuple[str, ...]:
    """Return a shortest path over those routes that joins the ends of a completed ticket."""
    ends = tally.game.ruleset.ticket_nodes
    goals = [target[0] for target in card.targets] if card.targets else [card.b]
    found = shortest_path(
        routes, len(tally.game.ruleset.board.cities), ends[card.a], [end for goal in goals for end in ends[goal]]
    )
    return () if found is None else tuple([route.key for route in found[1]])


def standings(tally: Tally) -> Result:
    """Rank the sides: points, then the edition's tie-breaks in order, then shared (usa R34)."""
    game = tally.game
    sides = range(len(game.sides))
    keys = [[tally.total(side)] for side in sides]
    for name in game.ruleset.tie_breaks:
        numbers = tie_break(tally, name)
        for side in sides:
            keys[side].append(numbers[side])
    order = sorted(sides, key=lambda side: keys[side], reverse=True)
    placed: list[Standing] = []
    for side in order:
        place = 1 + sum([1 for other in sides if keys[other] > keys[side]])
        lines = tuple([line for line in tally.lines if game.side_of[line.seat] == side])
        placed.append(Standing(place, tuple(game.sides[side]), keys[side][0], tally.completed[side], lines))
    return Result(tuple(placed))


def tie_break(tally: Tally, name: str) -> list[int]:
    """Return for each side the number that decides a tie; more is better."""
    if name == "most_completed_tickets":
        return tally.completed
    if name == "longest_path_length":
        return [tally.longest(side) for side in range(len(tally.game.sides))]
    for module in tally.game.ruleset.on_tie_break:
        numbers = module.tie_break(name, tally)
        if numbers is not None:
            return numbers
    raise ValueError(f"no module knows the tie-break {name!r}")
