"""From a view back to a full game: everything seen is put in its place, the rest is dealt by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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
    stream = chance.stream("deal")
    game = empty_game(view.ruleset, list(view.names), chance, stream)
    return SeenPosition(view, game).dealt(game, stream)


def seen_position(view: View) -> SeenPosition:
    """Return what a view knows, for several deals from it."""
    chance = Chance(0)
    return SeenPosition(view, empty_game(view.ruleset, list(view.names), chance, chance.stream("deal")))


@final
class SeenPosition:
    """A game in which everything that a view knows is in its place, and what is left to be dealt."""

    def __init__(self, view: View, game: Game) -> None:
        sight = view.data.snapshot
        place_pieces(game, sight)
        zones = zones_of(game)
        fill_seen(zones, sight.zones)
        self.seat: Final = view.viewer
        self.history: Final = view.history
        self.game: Final = game
        self.unseen: Final = empty_pile(len(game.ruleset.kinds))  # the cards that lie where the seat does not see them
        self.floors: Final[list[Pile]] = []  # of each hidden place of cards: what is known to lie there
        self.sizes: Final[list[int]] = []
        self.card_zones: Final[list[int]] = []  # the numbers of these places among the zones
        self.ticket_zones: Final[list[int]] = []  # the same for tickets
        self.tickets: Final = [ticket.id for ticket in game.ruleset.board.tickets]  # those that it does not see
        self.find_hidden_cards(zones, sight.zones)
        self.find_hidden_tickets(zones, sight.zones)
        self.own_chance: Final = self.has_own_chance()

    def find_hidden_cards(self, zones: list[Zone], seen: tuple[ZoneSnapshot, ...]) -> None:
        """Find the cards that the seat does not see, and the places where they may lie."""
        for kind in self.game.ruleset.kinds:
            self.unseen.add(kind.id, kind.total)
        for i in range(len(zones)):
            if zones[i].pool != CARDS:
                continue
            known = empty_pile(len(self.game.ruleset.kinds))
            contents = seen[i].contents
            cards = contents if contents is not None else seen[i].floor
            if cards is not None:
                known.become(list(cards))
                self.unseen.take_all(known)
            if contents is None:
                self.card_zones.append(i)
                self.floors.append(known)
                self.sizes.append(seen[i].size)

    def find_hidden_tickets(self, zones: list[Zone], seen: tuple[ZoneSnapshot, ...]) -> None:
        """Find the tickets that the seat does not see, and the places where they may lie."""
        unknown = [True] * len(self.tickets)
        for i in range(len(zones)):
            if zones[i].pool == TICKETS:
                contents = seen[i].contents
                if contents is None:
                    self.ticket_zones.append(i)
                else:
                    for ticket in contents:
                        unknown[ticket] = False
        self.tickets[:] = [ticket for ticket in self.tickets if unknown[ticket]]

    def has_own_chance(self) -> bool:
        """Return True if a module has a deck or stream of its own, which its state takes from the game's chance."""
        for state in self.game.module_states:
            if state.decks() or state.streams():
                return True
        return False

    def deal(self, chance: Chance) -> Game:
        """Return the game that `determinize` returns for that chance, unless modules have chance of their own."""
        stream = chance.stream("deal")
        game = self.game.copy()
        game.chance = chance
        game.ticket_stream = stream.split()
        game.deck.stream = stream.split()
        for seat in range(len(game.players)):
            if seat != self.seat:
                game.players[seat].own_tickets()
        return self.dealt(game, stream)

    def dealt(self, game: Game, stream: Stream) -> Game:
        """Deal what is hidden, in the game or in a copy of it, and return that."""
        zones = zones_of(game)
        places = [floor.copy() for floor in self.floors]
        deal_cards(self.unseen.copy(), places, self.sizes, stream)
        for i in range(len(places)):
            zones[self.card_zones[i]].put(places[i].listed())
        hidden = [zones[i] for i in self.ticket_zones]
        game.ruleset.dealer.deal_unknown(game, self.seat, hidden, self.tickets[:], stream)
        for module in game.ruleset.modules:
            module.deal_hidden(game, self.seat, stream)
        if self.history:
            game.history = [[] for _ in range(len(game.players) + 1)]
            game.history[self.seat] = list(self.history)
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
