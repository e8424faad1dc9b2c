# interpreted: puts a game together once, for a question about the rules, a puzzle or a test
"""Positions of your own: a game that stands where you want it, without having been played there.

Cards, tickets and trains are taken from where they lie, so nothing is lost and `game.audit()` holds.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fogg.engine.api import ruleset, seat_names, seed_number
from fogg.engine.chance import Chance
from fogg.engine.claims.claim import record_owner
from fogg.engine.decisions.turn import TurnStep
from fogg.engine.game.setup import empty_game, give_start_scores
from fogg.engine.scripted import NextCards, NextTickets
from fogg.engine.tickets.ticket_deck import ALL
from fogg.errors import UnknownName, WrongArgument

if TYPE_CHECKING:
    from fogg.board import Route
    from fogg.engine.cards.kind import Kind
    from fogg.engine.cards.pile import Pile
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.spec import Setting

Cards = Mapping[str, int]


def position(
    edition: str | os.PathLike[str],
    *,
    seats: int | Sequence[str] = 2,
    turn: int = 0,
    hands: Mapping[int, Cards] | None = None,
    row: Sequence[str | None] | None = None,
    deck: Cards | None = None,
    discards: Cards | None = None,
    rest_to: int | None = None,
    claimed: Mapping[int, Sequence[str]] | None = None,
    tickets: Mapping[int, Sequence[str]] | None = None,
    ticket_deck: Sequence[str] | None = None,
    trains: Mapping[int, int] | None = None,
    final_turns: int | None = None,
    next_cards: Sequence[str] = (),
    next_tickets: Sequence[str] = (),
    seed: int | str = 1,
    history: bool = True,
    variant: str | None = None,
    settings: Mapping[str, Setting] | None = None,
    add_ons: Sequence[str] = (),
) -> Game:
    """Return a game of that edition, past the opening choice, with seat `turn` to move.

        >>> game = position("usa", seats=3, hands={0: {"red": 3}}, claimed={1: ["denver-omaha"]})
        >>> print(game.refusal(0, "route:denver-omaha"))
        Denver–Omaha already belongs to Seat 2. (usa R20)

    `hands`, `claimed`, `tickets` and `trains` are by seat; seats that are not named have nothing and all their trains.

    - `hands`: cards by kind, such as `{"red": 3, "locomotive": 1}`.
    - `row`: the face-up cards by slot, None for an empty one. By default as many different colors as there are slots.
    - `deck`: exactly these cards are in the deck. All cards that are nowhere else are discarded, or with `rest_to` in
      the hand of that seat. Without `deck` they are in the deck.
    - `discards`: these cards are discarded.
    - `claimed`: the keys of routes, with their points and without what modules add to a claim.
    - `tickets`: the keys of tickets that a seat holds; `ticket_deck`: those that can still be drawn, in any order (the
      others are out of the game). By default all that no seat holds can be drawn.
    - `trains`: how many are left to the seat; those that are neither left nor on routes are out of the game.
    - `final_turns`: how many turns are left, in the last round.
    - `next_cards`, `next_tickets`: what will be drawn from the deck, first to last; after that `seed` decides.

    The states of rule modules are those at the start of a game. The game keeps its history unless `history=False`,
    but has no record, because it was not dealt from a seed. Raises WrongArgument or UnknownName if the position
    cannot be, for instance if more cards are asked for than there are.
    """
    rules = ruleset(edition, variant=variant, settings=settings, add_ons=add_ons)
    game = empty_game(rules, seat_names(rules, seats), Chance(seed_number(seed)))
    game.dealt = False
    game.module_states = [module.new_state(game) for module in rules.modules]
    game.current = game.seat_number(turn)
    game.put_agenda([TurnStep(game.current)])
    game.turns = 1
    give_start_scores(game)
    if final_turns is not None:
        game.final_turns = final_turns
    place_cards(game, hands or {}, row, deck, discards or {}, rest_to)
    place_trains(game, claimed or {}, trains or {})
    place_tickets(game, tickets or {}, ticket_deck)
    script(game, next_cards, next_tickets)
    if history:
        game.history = [[] for _ in range(len(game.players) + 1)]
        game.listen([])
    return game


# ---- cards


def place_cards(
    game: Game,
    hands: Mapping[int, Cards],
    row: Sequence[str | None] | None,
    deck: Cards | None,
    discards: Cards,
    rest_to: int | None,
) -> None:
    """Put all train cards where they shall lie."""
    stock = game.deck.stock
    for seat, cards in hands.items():
        move_cards(game, cards, stock, game.players[game.seat_number(seat)].hand, f"hands[{seat}]")
    set_row(game, default_row(game) if row is None else row)
    move_cards(game, discards, stock, game.deck.discards, "discards")
    if deck is not None:
        rest = game.deck.discards if rest_to is None else game.players[game.seat_number(rest_to)].hand
        keep_only(game, deck, rest)


def move_cards(game: Game, cards: Cards, source: Pile, target: Pile, argument: str) -> None:
    """Move cards from one pile to another; `argument` names them in an error."""
    for key, n in cards.items():
        kind = kind_of(game, key)
        left = int(source.counts[kind.id])
        if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= left:
            raise WrongArgument(argument, n, f"0 to {left} {key} cards are possible")
        source.take(kind.id, n)
        target.add(kind.id, n)


def kind_of(game: Game, key: str) -> Kind:
    """Return a kind of card by its key."""
    for kind in game.ruleset.kinds:
        if kind.key == key:
            return kind
    raise UnknownName("kind of card", key, [kind.key for kind in game.ruleset.kinds])


def default_row(game: Game) -> list[str]:
    """Return cards of different colors that are still in the deck, as many as the row has slots."""
    colors = [kind for kind in game.ruleset.kinds if kind.is_color and game.deck.stock.counts[kind.id]]
    return [kind.key for kind in colors[: game.ruleset.market_size]]


def set_row(game: Game, row: Sequence[str | None]) -> None:
    """Lay these cards of the deck face up, the first in the first slot."""
    if isinstance(row, str) or len(row) > game.ruleset.market_size:
        raise WrongArgument("row", row, f"a list of up to {game.ruleset.market_size} kinds of cards is needed")
    for slot, key in enumerate(row):
        if key is not None:
            move_cards(game, {key: 1}, game.deck.stock, game.deck.market_counts, f"row[{slot}]")
            game.deck.market[slot] = kind_of(game, key).id


def keep_only(game: Game, deck: Cards, rest: Pile) -> None:
    """Leave exactly these cards in the deck, and put the others there."""
    for key in deck:
        kind_of(game, key)
    for kind in game.ruleset.kinds:
        wanted = deck.get(kind.key, 0)
        left = int(game.deck.stock.counts[kind.id])
        if not 0 <= wanted <= left:
            raise WrongArgument("deck", wanted, f"0 to {left} {kind.key} cards are possible")
        move_cards(game, {kind.key: left - wanted}, game.deck.stock, rest, "deck")


# ---- trains


def place_trains(game: Game, claimed: Mapping[int, Sequence[str]], trains: Mapping[int, int]) -> None:
    """Give seats their routes and the trains they have left."""
    for seat, routes in claimed.items():
        if isinstance(routes, str):
            raise WrongArgument(f"claimed[{seat}]", routes, "a list of routes is needed")
        for key in routes:
            claim(game, game.seat_number(seat), route_of(game, key))
    for seat, left in trains.items():
        player = game.players[game.seat_number(seat)]
        if not isinstance(left, int) or not 0 <= left <= player.trains:
            raise WrongArgument(f"trains[{seat}]", left, f"0 to {player.trains} trains can be left")
        supply = list(game.supply)
        supply[seat] -= int(player.trains) - left
        game.supply = tuple(supply)
        player.trains = left


def route_of(game: Game, key: str) -> Route:
    """Return a route by its key."""
    board = game.ruleset.board
    if not board.has_route(key):
        raise UnknownName("route", key, [route.key for route in board.routes])
    return board.route(key)


def claim(game: Game, seat: int, route: Route) -> None:
    """Give a seat a route that it has paid for, with its points."""
    terms = game.ruleset.terms[route.id]
    player = game.players[seat]
    owners = int(game.owners[route.id])
    if owners >> seat & 1 or (owners and not game.ruleset.second_owners):
        raise WrongArgument(f"claimed[{seat}]", route.key, "a route that is not claimed yet is needed")
    if not owners and game.closed[route.id] >> seat & 1:
        raise WrongArgument(f"claimed[{seat}]", route.key, "a route that is open to the seat is needed")
    if terms.trains > player.trains:
        raise WrongArgument(f"claimed[{seat}]", route.key, f"routes for {player.trains} more trains are possible")
    record_owner(game, seat, terms)
    player.routes.append(int(route.id))
    player.trains -= terms.trains
    game.add_score(terms.lines[seat])


# ---- tickets


def place_tickets(game: Game, held: Mapping[int, Sequence[str]], left: Sequence[str] | None) -> None:
    """Give seats their tickets, and leave those in the decks that shall be drawn."""
    dealer = game.ruleset.dealer
    every = range(len(game.ruleset.board.tickets))
    free = list(every)
    for seat, keys in held.items():
        if isinstance(keys, str):
            raise WrongArgument(f"tickets[{seat}]", keys, "a list of tickets is needed")
        for key in keys:
            ticket = ticket_of(game, key)
            if ticket not in free:
                raise WrongArgument(f"tickets[{seat}]", key, "a ticket that is not held or named yet is needed")
            free.remove(ticket)
            player = game.players[game.seat_number(seat)]
            player.tickets = [*player.tickets, ticket]
            dealer.received(game, game.seat_number(seat), ticket)
    drawable = [ticket for deck in dealer.decks(game) for ticket in deck.cards if ticket in free]
    if left is not None:
        wanted = [ticket_of(game, key) for key in left]
        for ticket in wanted:
            if ticket not in free or wanted.count(ticket) > 1:
                key = game.ruleset.board.tickets[ticket].key
                raise WrongArgument("ticket_deck", key, "a ticket that is not held or named yet is needed")
        drawable = wanted
    dealer.stack(game, drawable)
    game.box.put_under_together([ticket for ticket in free if ticket not in drawable], ALL)


def ticket_of(game: Game, key: str) -> int:
    """Return the number of a ticket by its key."""
    board = game.ruleset.board
    if not board.has_ticket(key):
        raise UnknownName("ticket", key, [ticket.key for ticket in board.tickets])
    return int(board.ticket(key).id)


# ---- what comes next


def script(game: Game, cards: Sequence[str], tickets: Sequence[str]) -> None:
    """Put these cards and tickets next to be drawn."""
    if isinstance(cards, str):
        raise WrongArgument("next_cards", cards, "a list of kinds of cards is needed")
    if isinstance(tickets, str):
        raise WrongArgument("next_tickets", tickets, "a list of tickets is needed")
    if cards:
        game.deck.stream = NextCards([kind_of(game, key).id for key in cards], game.deck.stream)
    if tickets:
        wanted = [ticket_of(game, key) for key in tickets]
        drawable = [ticket for deck in game.ruleset.dealer.decks(game) for ticket in deck.cards]
        for ticket in wanted:
            if ticket not in drawable:
                key = game.ruleset.board.tickets[ticket].key
                raise WrongArgument("next_tickets", key, "a ticket that can be drawn is needed")
        game.ticket_stream = NextTickets(wanted, game.ticket_stream)
        for state in game.module_states:
            state.use_streams([NextTickets(wanted, stream) for stream in state.streams()])
