# interpreted: never in a hurry, and generator expressions read best
"""The audit: nothing is lost and nothing is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.cards.zone import CARDS, TICKETS, PileZone
from fogg.engine.views.zones import zones_of
from fogg.errors import AuditError

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState


def audit(game: GameState) -> None:
    """Raise AuditError if cards, tickets, trains or points do not add up."""
    problems = card_problems(game) + ticket_problems(game) + train_problems(game) + point_problems(game)
    problems += open_problems(game)
    for module in game.ruleset.modules:
        problems += module.audit(game)
    if problems:
        raise AuditError(problems)


def card_problems(game: GameState) -> list[str]:
    """Return cards of each kind over all zones, and the row's two forms."""
    problems: list[str] = []
    counts = [0] * len(game.ruleset.kinds)
    for zone in zones_of(game):
        if zone.pool == CARDS:
            contents = zone.contents()
            if min(contents) < 0 or sum(contents) != zone.size():
                problems.append(f"{zone.name} holds {contents} but says {zone.size()}")
            counts = [a + b for a, b in zip(counts, contents, strict=True)]
            if isinstance(zone, PileZone) and zone.floor is not None:
                floor = zone.floor.listed()
                if any(known > held for known, held in zip(floor, contents, strict=True)):
                    problems.append(f"{zone.name} is known to hold {floor} but holds {contents}")
    for kind in game.ruleset.kinds:
        if counts[kind.id] != kind.total:
            problems.append(f"{counts[kind.id]} {kind.key} cards instead of {kind.total}")
        if [int(card) for card in game.deck.market].count(kind.id) != game.deck.market_counts.counts[kind.id]:
            problems.append(f"slots and counts of the row differ on {kind.key}")
    return problems


def ticket_problems(game: GameState) -> list[str]:
    """Return every ticket lies in exactly one place."""
    found = sorted(ticket for zone in zones_of(game) if zone.pool == TICKETS for ticket in zone.contents())
    wanted = [ticket.id for ticket in game.ruleset.board.tickets]
    return [] if found == wanted else [f"tickets {found} instead of {wanted}"]


def train_problems(game: GameState) -> list[str]:
    """Return trains in supplies and on routes, owners, and counts of parallel tracks."""
    problems: list[str] = []
    for seat, player in enumerate(game.players):
        used = sum(int(game.ruleset.terms[route].trains) for route in player.routes)
        if player.trains < 0 or (game.supply and player.trains + used != game.supply[seat]):
            problems.append(f"seat {seat} has {player.trains} trains and {used} on the board")
        if any(not game.owners[route] >> seat & 1 for route in player.routes):
            problems.append(f"seat {seat} has a route that it does not own")
    for route in range(len(game.ruleset.board.routes)):
        owned = sum(1 for player in game.players if route in player.routes)
        if int(game.owners[route]).bit_count() != owned:
            problems.append(f"route {game.ruleset.board.routes[route].key} has owners {game.owners[route]}")
    return problems


def open_problems(game: GameState) -> list[str]:
    """Return where the counts of open routes by seat and tariff are not those of the routes."""
    problems: list[str] = []
    tariffs = game.ruleset.tariffs
    for seat in range(len(game.players)):
        for number, tariff in enumerate(tariffs):
            still = sum(1 for terms in tariff.routes if not game.closed[terms.route_id] >> seat & 1)
            if game.open_counts[seat * len(tariffs) + number] != still:
                problems.append(f"seat {seat} may claim {still} of {tariff}, but the count differs")
    return problems


def point_problems(game: GameState) -> list[str]:
    """Return a seat's score is the sum of its lines."""
    problems: list[str] = []
    for seat, player in enumerate(game.players):
        points = sum(line.points for line in game.lines if line.seat == seat)
        if points != player.score:
            problems.append(f"seat {seat} has {player.score} points but lines of {points}")
    return problems
