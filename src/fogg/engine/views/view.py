"""The view of a seat: all that it may know, listed field by field. Never a full state with secrets deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fogg import notebook
from fogg.board import Board, Ticket
from fogg.engine.chance import Chance, Stream
from fogg.engine.claims.claim import may_open, route_refusal
from fogg.engine.decisions.action import Action
from fogg.engine.ruleset.piece import Piece
from fogg.engine.ruleset.spec import ruleset_of
from fogg.engine.ruleset.wording import wording_of
from fogg.engine.scoring.scoring import standing_lines
from fogg.engine.views.determinize import determinize, informed
from fogg.engine.views.snapshot import ZoneSnapshot
from fogg.engine.views.view_data import SPECTATOR, ViewData
from fogg.engine.views.zones import DECK, DISCARDS, HAND, OFFER, SHARED, TICKETS, seat_zone
from fogg.words.message import Message
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset


class View:
    """All that a seat may know of a game, and questions about it.

    Two positions with equal information for a seat have equal views. `text()` is a lossless form that crosses
    processes; `View.read(text)` makes the view again.
    """

    def __init__(self, data: ViewData, ruleset: Ruleset, ground: SharedPosition | None = None) -> None:
        self.data = data
        self.ruleset = ruleset
        self.board: Board = ruleset.board
        self.seat = None if data.seat == SPECTATOR else data.seat  # whose view it is; None: a spectator's
        self.names = data.header.seats
        self.history = data.history  # what this seat has heard so far
        self._shared_position = ground
        # What is worked out when it is first asked for.
        self._hand: dict[str, int] | None = None
        self._tickets: tuple[Ticket, ...] | None = None
        self._shared: tuple[Ticket, ...] | None = None
        self._pieces: tuple[Piece, ...] | None = None
        self._sampled_game: Game | None = None
        self._standing: tuple[ScoreLine, ...] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data == other.data

    def __hash__(self) -> int:
        sight = self.data.snapshot
        position = (sight.turns, sight.current, sight.owners, sight.trains, sight.scores, sight.market, sight.zones)
        return hash((self.data.seat, len(self.data.history), position))

    def __copy__(self) -> View:
        return self  # nothing of it changes

    def __deepcopy__(self, memo: Any) -> View:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let pickle take the text form."""
        from fogg.engine.records.pickling import reduced_view

        return reduced_view(self)

    def __repr__(self) -> str:
        seat = "spectator" if self.data.seat == SPECTATOR else f"seat {self.data.seat}"
        return f"<View of {self.data.header.edition}, {seat}, turn {self.data.snapshot.turns}>"

    def _repr_svg_(self) -> str | None:
        """A picture of what the seat sees on the board, for notebooks."""
        return notebook.picture(self)

    # ---- text

    def text(self) -> str:
        """The view as JSON."""
        return msgspec.json.encode(self.data).decode()

    @classmethod
    def read(cls, text: str | bytes) -> View:
        """The view of a text form."""
        data = msgspec.json.decode(text, type=ViewData)
        return cls(data, ruleset_of(data.header))

    # ---- what is there

    @property
    def over(self) -> bool:
        return self.data.snapshot.over

    @property
    def current(self) -> int:
        """Whose turn it is."""
        return self.data.snapshot.current

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self.data.snapshot.turns

    @property
    def final_turns(self) -> int | None:
        """How many turns are left, once the last round has begun."""
        return None if self.data.snapshot.final_turns < 0 else self.data.snapshot.final_turns

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act, as far as this seat knows."""
        return tuple(self.sampled_game.actors)

    @property
    def hand(self) -> dict[str, int]:
        """The own cards by kind; kinds without cards are left out."""
        if self._hand is None:
            counts = self._own(HAND)
            self._hand = {kind.key: counts[kind.id] for kind in self.ruleset.kinds if counts and counts[kind.id]}
        return self._hand

    @property
    def tickets(self) -> tuple[Ticket, ...]:
        """The own tickets."""
        if self._tickets is None:
            self._tickets = tuple([self.board.tickets[ticket] for ticket in self._own(TICKETS)])
        return self._tickets

    @property
    def shared(self) -> tuple[Ticket, ...]:
        """The tickets that the seat's side has in common."""
        if self.seat is None or self.ruleset.team_size == 1:
            return ()
        if self._shared is None:
            game = self.sampled_game
            mates = game.sides[game.side_of[self.seat]]
            held = [ticket for mate in mates for ticket in game.players[mate].shared]
            self._shared = tuple([self.board.tickets[ticket] for ticket in held])
        return self._shared

    @property
    def common(self) -> dict[str, int]:
        """The cards beside the hand that the seat may pay with, by kind: those that its side has in common."""
        purse = self.ruleset.payment_rules
        if self.seat is None or purse is None:
            return {}
        means = purse.available_cards(self.sampled_game, self.seat)
        beside = {kind.key: int(means[kind.id]) - self.hand.get(kind.key, 0) for kind in self.ruleset.kinds}
        return {key: n for key, n in beside.items() if n > 0}

    @property
    def offer(self) -> tuple[Ticket, ...]:
        """The tickets that the seat must choose from."""
        return tuple([self.board.tickets[ticket] for ticket in self._own(OFFER)])

    def _zone(self, seat: int, which: int) -> ZoneSnapshot:
        return self.data.snapshot.zones[seat_zone(self.ruleset, seat, which)]

    def _own(self, which: int) -> tuple[int, ...]:
        return () if self.seat is None else self._zone(self.seat, which).contents or ()

    @property
    def market(self) -> tuple[str | None, ...]:
        """The kinds of the face-up cards by slot; None: an empty slot."""
        return tuple([None if card < 0 else self.ruleset.kinds[card].key for card in self.data.snapshot.market])

    @property
    def trains(self) -> tuple[int, ...]:
        """Trains left, by seat."""
        return self.data.snapshot.trains

    @property
    def scores(self) -> tuple[int, ...]:
        """Points scored so far, by seat."""
        return self.data.snapshot.scores

    @property
    def sides(self) -> list[list[int]]:
        """The seats of each side: those that score together."""
        size = self.ruleset.team_size
        return [list(range(first, first + size)) for first in range(0, len(self.names), size)]

    def side_score(self, seat: int) -> int:
        """Points scored so far by a seat and its mates."""
        return sum(sum(self.scores[mate] for mate in side) for side in self.sides if seat in side)

    def owners(self, route: int) -> list[int]:
        """The seats that own a route."""
        mask = self.data.snapshot.owners[route]
        return [seat for seat in range(len(self.names)) if mask >> seat & 1]

    def hand_size(self, seat: int) -> int:
        """How many train cards a seat holds."""
        return self._zone(seat, HAND).size

    def ticket_count(self, seat: int) -> int:
        """How many tickets a seat holds, with those it shares with its side."""
        shared = self._zone(seat, SHARED).size if self.ruleset.team_size > 1 else 0
        return self._zone(seat, TICKETS).size + shared

    @property
    def deck_size(self) -> int:
        return self.data.snapshot.zones[DECK].size

    @property
    def discards_size(self) -> int:
        return self.data.snapshot.zones[DISCARDS].size

    @property
    def tickets_left(self) -> int:
        """How many tickets can still be drawn."""
        return self.data.snapshot.tickets_left

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What stands on the board: trains, then what modules put there."""
        if self._pieces is None:
            found: list[Piece] = []
            for seat, routes in enumerate(self.data.snapshot.routes):
                for number in routes:
                    route = self.board.routes[number]
                    found.append(Piece("train", f"route:{route.key}", seat, int(route.length)))
            for module in self.ruleset.on_pieces:
                found += module.pieces(self.sampled_game)
            self._pieces = tuple(found)
        return self._pieces

    # ---- questions

    @property
    def sampled_game(self) -> Game:
        """A game that agrees with the view; what the seat cannot know in it is made up, always in the same way."""
        if self._sampled_game is None:
            ground = self._shared_position
            self._sampled_game = determinize(self, Chance(0)) if ground is None else ground.sampled_for(self)
        return self._sampled_game

    def determinize(self, chance: Chance | Stream) -> Game:
        """Return a full game consistent with what the seat knows: hidden cards and tickets are dealt by that chance.

        A Chance always deals the same game. A Stream, such as the one that `Bot.decide` is given, moves on, so that
        each call deals another game.
        """
        return determinize(self, chance.chance() if isinstance(chance, Stream) else chance)

    def options(self) -> list[Action]:
        """The options of the seat."""
        return [] if self.seat is None else self.sampled_game.options(self.seat)

    def is_open(self, route: int, *, later: bool = False) -> bool:
        """Whether the seat could claim that route, had it the cards; `later`: or if something must be done first."""
        if self.seat is None:
            return False
        if later:
            return may_open(self.sampled_game, self.seat, route)
        return route_refusal(self.sampled_game, self.seat, route) is None

    def missing(self, route: int) -> list[str]:
        """What the seat could get to be allowed a route; nothing if it is open, or closed to it whatever it gets."""
        why = None if self.seat is None else route_refusal(self.sampled_game, self.seat, route)
        return [] if why is None else list(why.lifted_by)

    def standing(self) -> tuple[ScoreLine, ...]:
        """The score lines if the game ended now, as far as this seat knows."""
        if self._standing is None:
            self._standing = tuple(standing_lines(self.sampled_game, self.data.seat))
        return self._standing

    def immediate_points(self, option: Action) -> int:
        """The points that an option brings at once."""
        if self.seat is None:
            return 0
        return self.sampled_game.agenda[-1].immediate_points(self.sampled_game, self.seat, option)

    def say(self, message: Message) -> str:
        """A message in words."""
        return wording_of(self.ruleset, list(self.names)).say(message)

    def label(self, option: Action) -> str:
        """An option in words."""
        return self.say(option.words(self.sampled_game, self.data.seat))


class SharedPosition:
    """What everybody knows of a position, as a game; what a seat knows beyond that is put into a copy of it."""

    def __init__(self, view: View) -> None:
        self._view = view

    def sampled_for(self, view: View) -> Game:
        """A game that agrees with the view of a seat; what the seat cannot know in it is made up."""
        return informed(self._view.sampled_game, view)
