"""Positions in a line or two, so that a test of a rule is five lines.

`position("usa", seats=3, hands={0: {"red": 3}}, claimed={1: ["denver-omaha"]})` is a game past the opening choice, with
seat 0 to move. Cards, tickets and trains are taken from where they lie, so that `audit` holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import fogg
from fogg.rules.chance import Chance, Stream
from fogg.rules.claim import own
from fogg.rules.deck import Deck
from fogg.rules.setup import empty_game
from fogg.rules.ticket_deck import ALL, TicketDeck
from fogg.rules.turn import TurnStep

Cards = Mapping[str, int]


class NextCards(Stream):
    """A stream that lets a deck draw given kinds in order, then by a seeded stream."""

    def __init__(self, deck: Deck, kinds: Iterable[int]) -> None:
        self.deck = deck
        self.kinds = list(kinds)
        self.after = Chance(1).stream("cards")

    def below(self, n: int) -> int:
        if not self.kinds:
            return self.after.below(n)
        kind = self.kinds.pop(0)
        counts = self.deck.stock.listed()
        assert counts[kind], f"the deck holds no card of kind {kind}"
        return sum(counts[:kind])

    def copy(self) -> Stream:
        return NextCards(self.deck, self.kinds)


class NextTickets(Stream):
    """A stream that lets a deck of tickets draw given tickets in order; they must lie in its top layer."""

    def __init__(self, deck: TicketDeck, tickets: Iterable[int]) -> None:
        self.deck = deck
        self.tickets = list(tickets)
        self.after = Chance(1).stream("tickets")

    def below(self, n: int) -> int:
        if not self.tickets:
            return self.after.below(n)
        return len(self.deck.cards) - 1 - self.deck.cards.index(self.tickets.pop(0))

    def copy(self) -> Stream:
        return NextTickets(self.deck, self.tickets)


def position(
    edition: str,
    *,
    seats: int = 2,
    turn: int = 0,
    hands: Mapping[int, Cards] | None = None,
    row: Sequence[str] | None = None,
    deck: Cards | None = None,
    discards: Cards | None = None,
    rest_to: int | None = None,
    claimed: Mapping[int, Sequence[str]] | None = None,
    tickets: Mapping[int, Sequence[str]] | None = None,
    ticket_deck: Sequence[str] | None = None,
    trains: Mapping[int, int] | None = None,
    next_cards: Sequence[str] = (),
    next_tickets: Sequence[str] = (),
    **choices: Any,
) -> fogg.Game:
    """A game of that edition with seat `turn` to move.

    `row`: the face-up cards (default: five of different colors). `deck`: exactly these cards are in the deck; all
    others that lie nowhere go to the discards, or with `rest_to` to that seat's hand. `discards`: these lie there.
    `ticket_deck`: the tickets left in the deck; the others go to the box, face up. `trains`: left in the supply after
    `claimed`.
    `next_cards`, `next_tickets`: what will be drawn. Other keywords are those of `fogg.ruleset`.
    """
    rules = fogg.ruleset(edition, **choices)
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    game = empty_game(rules, names, Chance(1))
    game.extras = [module.new_state(game) for module in rules.modules]
    game.heard = [[] for _ in range(seats + 1)]
    undealt = [ticket.id for ticket in rules.board.tickets if ticket.id not in game.tickets.cards]
    game.box.put_under_together(undealt, ALL)
    game.agenda = [TurnStep(turn)]
    game.current = turn
    game.turns = 1
    for seat, cards in (hands or {}).items():
        give(game, seat, cards)
    set_row(game, default_row(game) if row is None else row)
    move(game, discards or {}, game.deck.stock, game.deck.discards)
    if deck is not None:
        keep_only(game, deck, rest_to)
    for seat, routes in (claimed or {}).items():
        for route in routes:
            claim(game, seat, route)
    for seat, left in (trains or {}).items():
        spend_trains(game, seat, left)
    for seat, wanted in (tickets or {}).items():
        for ticket in wanted:
            hold(game, seat, ticket)
    if ticket_deck is not None:
        wanted_ids = [rules.board.ticket(ticket).id for ticket in ticket_deck]
        game.box.put_under_together([t for t in game.tickets.cards if t not in wanted_ids], ALL)
        game.tickets = TicketDeck(wanted_ids, [len(wanted_ids)] if wanted_ids else [], [-1] if wanted_ids else [])
    if next_cards:
        game.deck.stream = NextCards(game.deck, [rules.kind(kind).id for kind in next_cards])
    if next_tickets:
        game.ticket_stream = NextTickets(game.tickets, [rules.board.ticket(ticket).id for ticket in next_tickets])
    game.listen([])
    return game


def give(game: fogg.Game, seat: int, cards: Cards) -> None:
    """Move cards from the deck to a hand."""
    move(game, cards, game.deck.stock, game.players[seat].hand)


def move(game: fogg.Game, cards: Cards, source: Any, target: Any) -> None:
    for key, n in cards.items():
        kind = game.ruleset.kind(key).id
        assert source.counts[kind] >= n, f"not enough {key} cards"
        source.take(kind, n)
        target.add(kind, n)


def default_row(game: fogg.Game) -> list[str]:
    """Five cards of different colors that are still in the deck."""
    colors = [kind for kind in game.ruleset.kinds if kind.is_color and game.deck.stock.counts[kind.id]]
    return [kind.key for kind in colors[: game.ruleset.row_size]]


def set_row(game: fogg.Game, row: Sequence[str]) -> None:
    """Lay these cards of the deck face up, the first in the first slot."""
    for slot, key in enumerate(row):
        move(game, {key: 1}, game.deck.stock, game.deck.shown)
        game.deck.row[slot] = game.ruleset.kind(key).id


def keep_only(game: fogg.Game, deck: Cards, rest_to: int | None) -> None:
    """Leave exactly these cards in the deck."""
    rest = game.deck.discards if rest_to is None else game.players[rest_to].hand
    for kind in game.ruleset.kinds:
        extra = game.deck.stock.counts[kind.id] - deck.get(kind.key, 0)
        assert extra >= 0, f"the deck cannot hold {deck[kind.key]} {kind.key} cards"
        move(game, {kind.key: extra}, game.deck.stock, rest)


def claim(game: fogg.Game, seat: int, route: str) -> None:
    """Let a seat own a route that it has paid for, with its points."""
    terms = game.ruleset.terms[game.ruleset.board.route(route).id]
    own(game, seat, terms)
    game.players[seat].routes.append(terms.route.id)
    game.players[seat].trains -= terms.trains
    game.book(terms.lines[seat])


def spend_trains(game: fogg.Game, seat: int, left: int) -> None:
    """Leave a seat with so many trains; the others are out of the game, so `audit` must not be asked."""
    game.players[seat].trains = left


def hold(game: fogg.Game, seat: int, ticket: str) -> None:
    """Move a ticket from the deck, or from wherever it lies unused, to a seat."""
    wanted = game.ruleset.board.ticket(ticket).id
    for deck in (game.tickets, game.box):
        if wanted in deck.cards:
            deck.cards.remove(wanted)
            deck.sizes[-1] -= 1
    game.players[seat].tickets.append(wanted)


def finish(game: fogg.Game) -> fogg.Result:
    """Score the position as if the game had ended here."""
    game.agenda = []
    game.over = True
    assert game.result is not None
    return game.result


def claim_form(route: str, color: str | None, wilds: int = 0) -> dict[str, str | int]:
    """The JSON form of a claim."""
    form: dict[str, str | int] = {"do": "claim", "route": route, "wilds": wilds}
    if color is not None:
        form["color"] = color
    return form


def points(result: fogg.Result, seat: int, reason: str) -> int:
    """The points of a seat for one reason."""
    return sum(line.points for line in result.of(seat).lines if line.reason == reason and line.seat == seat)


def forms(game: fogg.Game, seat: int) -> list[dict[str, str | int]]:
    """The options of a seat in their JSON forms."""
    return [option.form() for option in game.options(seat)]
