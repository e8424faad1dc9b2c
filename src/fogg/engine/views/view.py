"""The view of a seat: all that it may know, listed field by field. Never a full state with secrets deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fogg import notebook
from fogg.board import Ticket
from fogg.engine.cards.counts import listed
from fogg.engine.chance import Chance, Stream
from fogg.engine.claims.claim_refusal import may_open, openable, route_refusal
from fogg.engine.claims.hand_payment import HandPayment
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import Action
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.ruleset.ledger import ClaimNote, Ledger
from fogg.engine.ruleset.load_ruleset import ruleset_of
from fogg.engine.ruleset.piece import Piece
from fogg.engine.ruleset.table_wording import wording_of
from fogg.engine.scoring.scoring import standing_lines
from fogg.engine.views.determinize import SeenPosition, determinize, informed, seen_position
from fogg.engine.views.known_facts import KnownFacts
from fogg.engine.views.view_data import ViewData
from fogg.words.message import Message
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset


class View(KnownFacts):
    """All that a seat may know of a game, and questions about it.

    Two positions with equal information for a seat have equal views. `text()` is a lossless form that crosses
    processes; `View.read(text)` makes the view again.
    """

    def __init__(self, data: ViewData, ruleset: Ruleset, ground: SharedPosition | None = None) -> None:
        super().__init__(data, ruleset)
        self._shared_position = ground
        # What is worked out when it is first asked for.
        self._shared: tuple[Ticket, ...] | None = None
        self._pieces: tuple[Piece, ...] | None = None
        self._sampled_game: Game | None = None
        self._was_dealt: bool = False
        self._seen_position: SeenPosition | None = None
        self._standing: tuple[ScoreLine, ...] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data == other.data

    def __hash__(self) -> int:
        sight = self.snapshot
        position = (sight.turns, sight.current, sight.owners, sight.trains, sight.scores, sight.market, sight.zones)
        return hash((self.viewer, len(self.data.history), position))

    def __copy__(self) -> View:
        return self  # nothing of it changes

    def __deepcopy__(self, memo: Any) -> View:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let pickle take the text form."""
        from fogg.engine.records.pickling import reduced_view

        return reduced_view(self)

    def _repr_svg_(self) -> str | None:
        """Return a picture of what the seat sees on the board, for notebooks."""
        return notebook.picture(self)

    # ---- text

    def text(self) -> str:
        """Return the view as JSON."""
        return msgspec.json.encode(self.data).decode()

    @classmethod
    def read(cls, text: str | bytes) -> View:
        """Return the view of a text form."""
        data = msgspec.json.decode(text, type=ViewData)
        return cls(data, ruleset_of(data.header))

    # ---- what is there

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act, as far as this seat knows."""
        return tuple(self.sampled_game.actors)

    @property
    def shared(self) -> tuple[Ticket, ...]:
        """The tickets that the seat's side has in common."""
        if self.seat is None or self.ruleset.team_size == 1:
            return ()
        if self._shared is None:
            game = self.sampled_game
            side = game.sides[game.side_of[self.seat]]
            held = [ticket for other in side for ticket in game.players[other].shared]
            self._shared = tuple([self.board.tickets[ticket] for ticket in held])
        return self._shared

    @property
    def common(self) -> dict[str, int]:
        """The cards outside the hand that the seat may pay with, by kind: those its side shares."""
        if self.seat is None or type(self.ruleset.payment_rules) is HandPayment:
            return {}  # without making a game to ask
        means = self.sampled_game.available_cards(self.seat)
        common = {kind.key: int(means[kind.id]) - self.hand.get(kind.key, 0) for kind in self.ruleset.kinds}
        return {key: n for key, n in common.items() if n > 0}

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Return what stands on the board: trains, then what modules put there."""
        if self._pieces is None:
            found: list[Piece] = []
            for seat, routes in enumerate(self.snapshot.routes):
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

        A Chance always deals the same game. A Stream, such as the one passed to `Bot.decide`, moves on, so that
        each call deals another game.
        """
        source = chance.chance() if isinstance(chance, Stream) else chance
        if not self._was_dealt:
            self._was_dealt = True
            return determinize(self, source)
        if self._seen_position is None:  # a search deals hundreds of games from one view
            self._seen_position = seen_position(self)
        seen = self._seen_position
        return determinize(self, source) if seen.own_chance else seen.deal(source)

    def options(self) -> list[Action]:
        """Return the options of the seat."""
        return [] if self.seat is None else self.sampled_game.options(self.seat)

    def is_open(self, route: int, *, later: bool = False) -> bool:
        """Return True if the seat could claim that route with the right cards; `later`: or once something is done."""
        if self.seat is None:
            return False
        if later:
            return may_open(self.sampled_game, self.seat, route)
        return self.route_refusal(route) is None

    def missing(self, route: int) -> list[str]:
        """Return what the seat could get to be allowed a route; nothing if it is open, or closed to it for good."""
        why = None if self.seat is None else self.route_refusal(route)
        return [] if why is None else list(why.lifted_by)

    def route_refusal(self, route: int, seat: int | None = None) -> Refusal | None:
        """Return why a seat (by default the own one) may not claim a route with any cards; None if it may."""
        return route_refusal(self.sampled_game, self.viewer if seat is None else seat, route)

    def openable(self, seat: int) -> list[bool]:
        """Return for each route whether a seat could claim it with the right cards, now or later."""
        return openable(self.sampled_game, seat)

    def terms(self, route: int) -> Terms:
        """Return what a route costs the seat now, and brings; for a spectator what is printed."""
        if self.seat is None:
            return self.ruleset.terms[route]
        return self.sampled_game.terms_for(self.seat, route)

    def available_cards(self) -> list[int]:
        """Return the cards that the seat can pay with, by the id of their kind."""
        return [] if self.seat is None else listed(self.sampled_game.available_cards(self.seat))

    def rehearsal(self) -> Game:
        """Return a game of its own that agrees with the view, to try options out; hidden cards in it are made up."""
        return self.sampled_game.copy()

    def ledgers(self, lines: list[ScoreLine] | None) -> tuple[Ledger, ...]:
        """Return what modules count for each seat. `lines`: the score if the game ended now; None: not told."""
        found = []
        for module in self.ruleset.modules:
            ledger = module.ledger(self.sampled_game, self.viewer, lines)
            if ledger is not None:
                found.append(msgspec.structs.replace(ledger, icon=module.icon()))
        return tuple(found)

    def claim_notes(self, route: int) -> tuple[ClaimNote, ...]:
        """Return what modules tell the seat about the claim of a route before it pays."""
        if self.seat is None:
            return ()
        game, seat = self.sampled_game, self.seat
        return tuple(note for module in self.ruleset.modules for note in module.claim_notes(game, seat, route))

    def notes(self) -> dict[str, tuple[Message, ...]]:
        """Return what modules say of places now; a place of which none says anything is left out."""
        found: dict[str, tuple[Message, ...]] = {}
        for module in self.ruleset.on_notes:
            for place, message in module.notes(self.sampled_game, self.viewer).items():
                found[place] = (*found.get(place, ()), message)
        return found

    def standing(self) -> tuple[ScoreLine, ...]:
        """Return the score lines if the game ended now, as far as this seat knows."""
        if self._standing is None:
            self._standing = tuple(standing_lines(self.sampled_game, self.viewer))
        return self._standing

    def immediate_points(self, option: Action) -> int:
        """Return the points that an option brings at once."""
        if self.seat is None:
            return 0
        return self.sampled_game.step.immediate_points(self.sampled_game, self.seat, option)

    def say(self, message: Message) -> str:
        """Return a message in words."""
        return wording_of(self.ruleset, list(self.names)).say(message)

    def message(self, option: Action) -> Message:
        """Return the label of an option."""
        return option.words(self.sampled_game, self.viewer)

    def label(self, option: Action) -> str:
        """Return an option in words."""
        return self.say(self.message(option))


class SharedPosition:
    """The public part of a position, as a game; a seat's own knowledge is put into a copy of it."""

    def __init__(self, view: View) -> None:
        self._view = view

    def sampled_for(self, view: View) -> Game:
        """Return a game that agrees with the view of a seat; what the seat cannot know in it is made up."""
        return informed(self._view.sampled_game, view)
