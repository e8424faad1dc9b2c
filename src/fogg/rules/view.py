# interpreted: msgspec structs, which cross processes
"""The view of a seat: all that it may know, listed field by field. Never a full state with secrets deleted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from fogg import notebook
from fogg.board import Board, Ticket
from fogg.rules.action import Action
from fogg.rules.chance import Chance
from fogg.rules.header import Header, header_of, ruleset_of
from fogg.rules.pieces import Piece
from fogg.rules.seeing import Sights
from fogg.rules.sight import Sight, ZoneSight
from fogg.rules.zones import DECK, DISCARDS, HAND, OFFER, SHARED, TICKETS, seat_zone
from fogg.words.message import Message
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.rules.game import Game
    from fogg.rules.ruleset import Ruleset

SPECTATOR = -1


class ViewData(msgspec.Struct, frozen=True):
    """What a view consists of, in plain numbers and texts; its JSON is the text form of the view."""

    header: Header
    seat: int  # -1: a spectator
    sight: Sight
    history: tuple[Message, ...]


class View:
    """All that a seat may know of a game, and questions about it.

    Two positions with equal information for a seat have equal views. `text()` is a lossless form that crosses
    processes; `View.read(text)` makes the view again.
    """

    def __init__(self, data: ViewData, ruleset: Ruleset, ground: Ground | None = None) -> None:
        self.data = data
        self.ruleset = ruleset
        self.board: Board = ruleset.board
        self.seat = None if data.seat == SPECTATOR else data.seat  # whose view it is; None: a spectator's
        self.names = data.header.seats
        self.history = data.history  # what this seat has heard so far
        self._ground = ground

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]  # a view is compared, never looked up

    def __repr__(self) -> str:
        seat = "spectator" if self.data.seat == SPECTATOR else f"seat {self.data.seat}"
        return f"<View of {self.data.header.edition}, {seat}, turn {self.data.sight.turns}>"

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
        return self.data.sight.over

    @property
    def current(self) -> int:
        """Whose turn it is."""
        return self.data.sight.current

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self.data.sight.turns

    @property
    def final_turns(self) -> int | None:
        """How many turns are left, once the last round has begun."""
        return None if self.data.sight.final_turns < 0 else self.data.sight.final_turns

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act, as far as this seat knows."""
        return tuple(self.known_game.actors)

    @cached_property
    def hand(self) -> dict[str, int]:
        """The own cards by kind; kinds without cards are left out."""
        counts = self._own(HAND)
        return {kind.key: counts[kind.id] for kind in self.ruleset.kinds if counts and counts[kind.id]}

    @cached_property
    def tickets(self) -> tuple[Ticket, ...]:
        """The own tickets."""
        return tuple(self.board.tickets[ticket] for ticket in self._own(TICKETS))

    @cached_property
    def shared(self) -> tuple[Ticket, ...]:
        """The tickets that the seat's side has in common."""
        if self.seat is None or self.ruleset.team_size == 1:
            return ()
        game = self.known_game
        mates = game.sides[game.side_of[self.seat]]
        return tuple(self.board.tickets[ticket] for mate in mates for ticket in game.players[mate].shared)

    @cached_property
    def common(self) -> dict[str, int]:
        """The cards beside the hand that the seat may pay with, by kind: those that its side has in common."""
        purse = self.ruleset.purse
        if self.seat is None or purse is None:
            return {}
        means = purse.means(self.known_game, self.seat)
        beside = {kind.key: int(means[kind.id]) - self.hand.get(kind.key, 0) for kind in self.ruleset.kinds}
        return {key: n for key, n in beside.items() if n > 0}

    @cached_property
    def offer(self) -> tuple[Ticket, ...]:
        """The tickets that the seat must choose from."""
        return tuple(self.board.tickets[ticket] for ticket in self._own(OFFER))

    def _zone(self, seat: int, which: int) -> ZoneSight:
        return self.data.sight.zones[seat_zone(self.ruleset, seat, which)]

    def _own(self, which: int) -> tuple[int, ...]:
        return () if self.seat is None else self._zone(self.seat, which).contents or ()

    @property
    def row(self) -> tuple[str | None, ...]:
        """The kinds of the face-up cards by slot; None: an empty slot."""
        return tuple(None if card < 0 else self.ruleset.kinds[card].key for card in self.data.sight.row)

    @property
    def trains(self) -> tuple[int, ...]:
        """Trains left, by seat."""
        return self.data.sight.trains

    @property
    def scores(self) -> tuple[int, ...]:
        """Points scored so far, by seat."""
        return self.data.sight.scores

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
        mask = self.data.sight.owners[route]
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
        return self.data.sight.zones[DECK].size

    @property
    def discards_size(self) -> int:
        return self.data.sight.zones[DISCARDS].size

    @property
    def tickets_left(self) -> int:
        """How many tickets can still be drawn."""
        return self.data.sight.tickets_left

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """What stands on the board: trains, then what modules put there."""
        found = [
            Piece("train", f"route:{self.board.routes[route].key}", seat, int(self.board.routes[route].length))
            for seat, routes in enumerate(self.data.sight.routes)
            for route in routes
        ]
        for module in self.ruleset.on_pieces:
            found += module.pieces(self.known_game)
        return tuple(found)

    # ---- questions

    @cached_property
    def known_game(self) -> Game:
        """A game that agrees with the view; what the seat cannot know in it is made up, always in the same way."""
        return self.determinize(Chance(0)) if self._ground is None else self._ground.known_to(self)

    def determinize(self, chance: Chance) -> Game:
        """A full game consistent with what the seat knows: hidden cards and tickets dealt by that chance."""
        from fogg.rules.determinize import determinize

        return determinize(self, chance)

    def options(self) -> list[Action]:
        """The options of the seat."""
        return [] if self.seat is None else self.known_game.options(self.seat)

    def is_open(self, route: int, *, later: bool = False) -> bool:
        """Whether the seat could claim that route, had it the cards; `later`: or if something must be done first."""
        from fogg.rules.claim import may_open, route_refusal

        if self.seat is None:
            return False
        if later:
            return may_open(self.known_game, self.seat, route)
        return route_refusal(self.known_game, self.seat, route) is None

    def missing(self, route: int) -> list[str]:
        """What the seat could get to be allowed a route; nothing if it is open, or closed to it whatever it gets."""
        from fogg.rules.claim import route_refusal

        why = None if self.seat is None else route_refusal(self.known_game, self.seat, route)
        return [] if why is None else list(why.params.get("things", ()))

    def standing(self) -> tuple[ScoreLine, ...]:
        """The score lines if the game ended now, as far as this seat knows."""
        return self._standing

    @cached_property
    def _standing(self) -> tuple[ScoreLine, ...]:
        from fogg.rules.scoring import standing_lines

        return tuple(standing_lines(self.known_game, self.data.seat))

    def gain(self, option: Action) -> int:
        """The points that an option brings at once."""
        if self.seat is None:
            return 0
        return self.known_game.agenda[-1].gain(self.known_game, self.seat, option)

    def say(self, message: Message) -> str:
        """A message in words."""
        from fogg.rules.wording import wording_of

        return wording_of(self.ruleset, list(self.names)).say(message)

    def label(self, option: Action) -> str:
        """An option in words."""
        return self.say(option.words(self.known_game, self.data.seat))


def view_of(game: Game, seat: int | None) -> View:
    """The view of a seat of a game."""
    return Views(game).alone(seat)


class Views:
    """The views of one position: what all may know is worked out once. To be used before the game goes on."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._sights = Sights(game)
        self._header = header_of(game)
        self._ground: Ground | None = None

    def of(self, seat: int | None) -> View:
        """The view of a seat; None: a spectator's."""
        if self._ground is None:
            public = ViewData(self._header, SPECTATOR, self._sights.of(SPECTATOR), ())
            self._ground = Ground(View(public, self._game.ruleset))
        return View(self._data(seat), self._game.ruleset, self._ground)

    def alone(self, seat: int | None) -> View:
        """The same view, which shares nothing."""
        return View(self._data(seat), self._game.ruleset)

    def _data(self, seat: int | None) -> ViewData:
        who = SPECTATOR if seat is None else seat
        heard: tuple[Message, ...] = tuple(self._game.heard[who]) if self._game.heard else ()
        return ViewData(self._header, who, self._sights.of(who), heard)


class Ground:
    """What everybody knows of a position, as a game; what a seat knows beyond that is put into a copy of it."""

    def __init__(self, view: View) -> None:
        self._view = view

    def known_to(self, view: View) -> Game:
        """A game that agrees with the view of a seat; what the seat cannot know in it is made up."""
        from fogg.rules.determinize import informed

        return informed(self._view.known_game, view)
