"""From a view back to a full game: everything seen is put in its place, the rest is dealt by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.cards.counts import packed
from fogg.engine.cards.pile import Pile, empty_pile
from fogg.engine.cards.zone import CARDS, TICKETS, PileZone, Zone
from fogg.engine.chance import Chance, Stream
from fogg.engine.claims.claim import close_routes
from fogg.engine.game.setup import empty_game
from fogg.engine.tickets.ticket_deck import TicketDeck
from fogg.engine.views.deal import deal_cards
from fogg.engine.views.zones import OFFER, SHARED, seat_zone, zones_of
from fogg.engine.views.zones import TICKETS as SEAT_TICKETS

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.views.snapshot import SeatSnapshot, ZoneSnapshot
    from fogg.engine.views.view import View


def determinize(view: View, chance: Chance) -> Game:
    """Return a game whose view for that seat equals `view`, without history and so fast."""
    sight = view.data.snapshot
    seat = view.data.seat
    stream = chance.stream("deal")
    game = empty_game(view.ruleset, list(view.names), chance, stream)
    place_pieces(game, sight)
    zones = zones_of(game)
    fill_seen(zones, sight.zones)
    deal_hidden_cards(game, zones, sight.zones, stream)
    deal_hidden_tickets(game, seat, zones, sight.zones, stream)
    for module in game.ruleset.modules:
        module.deal_hidden(game, seat, stream)
    if view.history:
        game.history = [[] for _ in range(len(game.players) + 1)]
        game.history[seat] = list(view.history)
    return game


def informed(known: Game, view: View) -> Game:
    """Return a game whose view for that seat equals `view`, from a game that agrees with its public part.

    Cards that the seat sees may lie in a hidden place as well: to play on, use `determinize`.
    """
    sight = view.data.snapshot
    game = known.copy()
    for player in game.players:
        player.own_tickets()
    game.put_agenda([game.ruleset.read_step(name, form) for name, form in sight.agenda])
    fill_seen(zones_of(game), sight.zones)
    if view.history:
        game.history = [[] for _ in range(len(game.players) + 1)]
        game.history[view.data.seat] = list(view.history)
    return game


def place_pieces(game: Game, sight: SeatSnapshot) -> None:
    """Place everything public, and containers of the right sizes for the rest."""
    game.current = sight.current
    game.turns = sight.turns
    game.passes = sight.passes
    game.final_turns = sight.final_turns
    game.over = sight.over
    game.owners = packed(list(sight.owners))
    zones = sight.zones
    for seat in range(len(game.players)):
        player = game.players[seat]
        player.trains = sight.trains[seat]
        player.score = sight.scores[seat]
        player.routes = list(sight.routes[seat])
        first = seat_zone(game.ruleset, seat, 0)
        player.tickets = [-1] * zones[first + SEAT_TICKETS].size
        player.offer = [-1] * zones[first + OFFER].size
        if game.ruleset.team_size > 1:
            player.shared = [-1] * zones[first + SHARED].size
    close_routes(game)
    game.lines = list(sight.lines)
    game.deck.market = packed(list(sight.market))
    game.deck.reshuffles = sight.reshuffles
    game.tickets = unknown_layers(list(sight.layers[0]), list(sight.layers[1]))
    game.box = unknown_layers(list(sight.box[0]), list(sight.box[1]))
    modules = game.ruleset.modules
    game.module_states = [modules[i].read_state(game, sight.module_states[i]) for i in range(len(modules))]
    game.put_agenda([game.ruleset.read_step(name, form) for name, form in sight.agenda])


def unknown_layers(sizes: list[int], makers: list[int]) -> TicketDeck:
    """Return a deck of tickets with those layers, whose cards are still to be put in."""
    return TicketDeck([-1] * sum(sizes), sizes, makers)


def fill_seen(zones: list[Zone], seen: tuple[ZoneSnapshot, ...]) -> None:
    """Put what the seat sees where it sees it."""
    for i in range(len(zones)):
        zone = zones[i]
        sight = seen[i]
        contents = sight.contents
        if contents is not None:
            zone.put(list(contents))
        if isinstance(zone, PileZone) and zone.floor is not None:
            floor = sight.floor
            if floor is not None:
                zone.floor.become(list(floor))


def deal_hidden_cards(game: Game, zones: list[Zone], seen: tuple[ZoneSnapshot, ...], stream: Stream) -> None:
    """Deal the cards that the seat does not see over the zones that it does not see into, known ones first."""
    kinds = game.ruleset.kinds
    unseen = empty_pile(len(kinds))
    for kind in kinds:
        unseen.add(kind.id, kind.total)
    hidden: list[Zone] = []
    places: list[Pile] = []
    sizes: list[int] = []
    for i in range(len(zones)):
        zone = zones[i]
        if zone.pool != CARDS:
            continue
        known = empty_pile(len(kinds))
        contents = seen[i].contents
        cards = contents if contents is not None else seen[i].floor
        if cards is not None:
            known.become(list(cards))
            unseen.take_all(known)
        if contents is None:
            hidden.append(zone)
            places.append(known)
            sizes.append(seen[i].size)
    deal_cards(unseen, places, sizes, stream)
    for i in range(len(hidden)):
        hidden[i].put(places[i].listed())


def deal_hidden_tickets(
    game: Game, seat: int, zones: list[Zone], seen: tuple[ZoneSnapshot, ...], stream: Stream
) -> None:
    """Deal the tickets that the seat does not see, as the dealer knows they can lie."""
    unknown = [True] * len(game.ruleset.board.tickets)
    hidden: list[Zone] = []
    for i in range(len(zones)):
        zone = zones[i]
        if zone.pool != TICKETS:
            continue
        contents = seen[i].contents
        if contents is None:
            hidden.append(zone)
        else:
            for ticket in contents:
                unknown[ticket] = False
    game.ruleset.dealer.deal_unknown(
        game, seat, hidden, [ticket for ticket in range(len(unknown)) if unknown[ticket]], stream
    )
