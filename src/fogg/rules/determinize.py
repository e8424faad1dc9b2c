# interpreted: reads msgspec structs
"""From a view back to a full game: everything seen is put in its place, the rest is dealt by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.rules.chance import Chance, Stream
from fogg.rules.claim import close_routes
from fogg.rules.counts import packed
from fogg.rules.deal import deal_cards
from fogg.rules.setup import empty_game
from fogg.rules.ticket_deck import TicketDeck
from fogg.rules.zone import CARDS, TICKETS, PileZone, Zone
from fogg.rules.zones import zones_of

if TYPE_CHECKING:
    from fogg.rules.game import Game
    from fogg.rules.sight import Sight, ZoneSight
    from fogg.rules.view import View


def determinize(view: View, chance: Chance) -> Game:
    """A game whose view for that seat equals `view`; nobody listens to it, so it runs fast."""
    sight = view.data.sight
    seat = view.data.seat
    game = empty_game(view.ruleset, list(view.names), chance)
    place_pieces(game, sight)
    zones = zones_of(game)
    stream = chance.stream("deal")
    fill_seen(zones, sight.zones)
    hidden = [(zone, seen) for zone, seen in zip(zones, sight.zones, strict=True) if seen.contents is None]
    deal_hidden_cards(game, [pair for pair in hidden if pair[0].pool == CARDS], zones, stream)
    deal_hidden_tickets(game, seat, [pair for pair in hidden if pair[0].pool == TICKETS], zones, stream)
    for module in game.ruleset.modules:
        module.deal_hidden(game, seat, stream)
    if view.history:
        game.heard = [[] for _ in range(len(view.names) + 1)]
        game.heard[seat] = list(view.history)
    return game


def place_pieces(game: Game, sight: Sight) -> None:
    """Everything that is public, and containers of the right sizes for what is not."""
    game.current = sight.current
    game.turns = sight.turns
    game.passes = sight.passes
    game.final_turns = sight.final_turns
    game.over = sight.over
    game.owners = packed(list(sight.owners))
    for player, trains, routes in zip(game.players, sight.trains, sight.routes, strict=True):
        player.trains = trains
        player.routes = list(routes)
    close_routes(game)
    for line in sight.lines:
        game.book(line)
    game.deck.row = packed(list(sight.row))
    game.deck.reshuffles = sight.reshuffles
    game.tickets = unknown_layers(sight.layers)
    game.box = unknown_layers(sight.box)
    game.extras = [
        module.read_state(game, form) for module, form in zip(game.ruleset.modules, sight.extras, strict=True)
    ]
    game.agenda = [game.ruleset.read_step(name, form) for name, form in sight.agenda]
    sizes = iter(zone.size for zone in sight.zones[3:])
    for player in game.players:  # the order of zones_of: hand, laid, tickets, offer
        next(sizes), next(sizes)
        player.tickets = [-1] * next(sizes)
        player.offer = [-1] * next(sizes)
        if game.ruleset.team_size > 1:
            player.shared = [-1] * next(sizes)


def unknown_layers(layers: tuple[tuple[int, ...], tuple[int, ...]]) -> TicketDeck:
    """A deck of tickets with those layers, whose cards are still to be put in."""
    sizes, makers = layers
    return TicketDeck([-1] * sum(sizes), list(sizes), list(makers))


def fill_seen(zones: list[Zone], seen: tuple[ZoneSight, ...]) -> None:
    """Put what the seat sees where it sees it."""
    for zone, sight in zip(zones, seen, strict=True):
        if sight.contents is not None:
            zone.put(list(sight.contents))
        if isinstance(zone, PileZone) and zone.floor is not None and sight.floor is not None:
            zone.floor.become(list(sight.floor))


def deal_hidden_cards(game: Game, hidden: list[tuple[Zone, ZoneSight]], zones: list[Zone], stream: Stream) -> None:
    """Deal the cards that the seat does not see over the zones that it does not see into, known ones first."""
    unseen = [kind.total for kind in game.ruleset.kinds]
    closed = {id(zone) for zone, _ in hidden}
    for zone in zones:
        if zone.pool == CARDS and id(zone) not in closed:
            unseen = [left - here for left, here in zip(unseen, zone.contents(), strict=True)]
    floors = [list(seen.floor) if seen.floor is not None else [0] * len(unseen) for _, seen in hidden]
    hands = deal_cards(unseen, [seen.size for _, seen in hidden], floors, stream)
    for (zone, _), hand in zip(hidden, hands, strict=True):
        zone.put(hand)


def deal_hidden_tickets(
    game: Game, seat: int, hidden: list[tuple[Zone, ZoneSight]], zones: list[Zone], stream: Stream
) -> None:
    """Deal the tickets that the seat does not see, as the dealer knows they can lie."""
    closed = {id(zone) for zone, _ in hidden}
    seen = {ticket for zone in zones if zone.pool == TICKETS and id(zone) not in closed for ticket in zone.contents()}
    unknown = [ticket.id for ticket in game.ruleset.board.tickets if ticket.id not in seen]
    game.ruleset.dealer.deal_unknown(game, seat, [zone for zone, _ in hidden], unknown, stream)
