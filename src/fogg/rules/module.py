"""A rule module: what an edition adds to the base game, and the hooks by which it does so.

A module is stateless: one object per ruleset. What it must remember of a game is its `State`, which lies in
`game.module_states[slot]`.
A ruleset calls a hook only on the modules that define it, so a hook nobody uses costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from fogg.board import Edition
from fogg.rules.action import Action, Claim
from fogg.rules.chance import Stream
from fogg.rules.deck import Deck
from fogg.rules.fields import copy_of, restore_state, state_json
from fogg.rules.pieces import Piece
from fogg.rules.refusal import Refusal
from fogg.rules.step import AnyStep
from fogg.rules.terms import Terms
from fogg.rules.zone import Zone
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.rules.game import Game
    from fogg.rules.ruleset import Ruleset
    from fogg.rules.tally import Tally


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a module remembers of a game.

    Copies and JSON forms follow from its fields (`rules/fields.py`). Numbers, text, lists and dictionaries are public;
    piles and decks must lie in zones, which say who sees them. A state that is copied in hot paths overrides `copy`.
    """

    def copy(self) -> State:
        """Return an independent copy."""
        twin = copy_of(self)
        assert isinstance(twin, State)
        return twin

    def to_json(self) -> Any:
        """Return what everybody knows of it in JSON; `Module.read_state` makes the state again from that."""
        return state_json(self)

    def secrets(self) -> tuple[str, ...]:
        """Return the names of fields that are not public; zones of the module say who sees them."""
        return ()

    def decks(self) -> list[Deck]:
        """Decks of its own, so that their news are told and what they show cannot be taken back."""
        return []

    def streams(self) -> list[Stream]:
        """Streams of chance of its own, other than those of its decks, so that a stored game goes on by them."""
        return []

    def use_streams(self, streams: list[Stream]) -> None:
        """Go on by these streams instead of the ones that `streams` returns."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.to_json()}>"


class NoState(State):
    """The state of a module that remembers nothing."""

    def copy(self) -> State:
        return self

    def to_json(self) -> Any:
        return None


NO_STATE: Final = NoState()


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Subclass it, override the hooks that are needed, and name it in the `rules` of an edition."""

    def __init__(self) -> None:
        self.slot: int = -1  # its place in `game.module_states`

    def __repr__(self) -> str:
        return f"<{type(self).__name__} module>"

    # ---- loading

    def excludes(self) -> list[str]:
        """Names of modules that cannot be used together with this one."""
        return []

    def check(self, edition: Edition) -> list[str]:
        """What is missing or wrong in the edition's tables for this module, as sentences."""
        return []

    def install(self, ruleset: Ruleset) -> None:
        """Change the ruleset while it is built: terms of routes, kinds, verbs, parts such as the dealer."""

    def actions(self, ruleset: Ruleset) -> list[Action]:
        """Actions of steps of its own (those of verbs come from the verbs)."""
        return []

    # ---- state

    def new_state(self, game: Game) -> State:
        """Its state at the start of a game."""
        return NO_STATE

    def read_state(self, game: Game, form: Any) -> State:
        """Return its state from the JSON form in a view: by default a new one with the fields of the form."""
        state = self.new_state(game)
        if form is None:
            return state
        made = restore_state(state, form)
        assert isinstance(made, State)
        return made

    def steps(self) -> list[type[AnyStep]]:
        """Return the classes of its steps that are made again from their fields (`rules/fields.py`)."""
        return []

    def zones(self, game: Game) -> list[Zone]:
        """The places where its pieces or cards lie."""
        return []

    def deal_hidden(self, game: Game, seat: int, stream: Stream) -> None:
        """Put at random what that seat cannot know of the module's own pools, in a game made from a view."""

    def pieces(self, game: Game) -> list[Piece]:
        """What of it stands on the board, for whoever draws it."""
        return []

    def audit(self, game: Game) -> list[str]:
        """What is not conserved, as sentences."""
        return []

    # ---- the game

    def setup(self, game: Game) -> None:
        """After cards and tickets are dealt, before the opening choice; may ask steps."""

    def forbids(self, game: Game, seat: int, route: i64) -> Refusal | None:
        """Why that seat may not claim that route, beyond the rules of the core."""
        return None

    def open_routes(self, game: Game, seat: int, routes: list[Terms]) -> list[Terms]:
        """Those of the routes that `forbids` lets the seat claim, in the same order.

        Only for a module that knows them at once: claims are then listed without asking `forbids` of each route.
        """
        return routes

    def terms(self, game: Game, seat: int, terms: Terms) -> Terms:
        """The terms of a route for that seat now: the given ones, or a changed copy."""
        return terms

    def draft(self, game: Game, seat: int, claim: Claim, stage: int) -> AnyStep | None:
        """Return a step to be decided before a chosen claim is paid; it ends in `continue_claim(..., stage)`."""
        return None

    def forbids_piece(self, game: Game, seat: int, city: int, piece: str) -> Refusal | None:
        """Why a piece of that kind (`station`, `depot`, ...) may not be put into that city."""
        return None

    def after_payment(self, game: Game, seat: int, claim: Claim) -> bool:
        """The payment is laid out. True: the module has taken over and will complete or drop the claim."""
        return False

    def points(self, game: Game, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        """The lines of score that a claim brings: the given ones, or others."""
        return lines

    def after_claim(self, game: Game, seat: int, terms: Terms) -> None:
        """A route has been claimed; may ask steps."""

    def city_pays(self, game: Game, seat: int, city: int) -> int:
        """The points that a piece of the seat would bring by traveling to that city now."""
        return 0

    def after_move(self, game: Game, seat: int, cities: list[int]) -> None:
        """A piece of the seat has traveled: `cities` it has reached, each once, without the one it came from."""

    def after_keep(self, game: Game, seat: int, kept: list[int], *, opening: bool) -> None:
        """A seat has kept tickets of an offer; may ask steps."""

    def after_card(self, game: Game, seat: int, kind: i64, *, face_up: bool) -> None:
        """A card has been drawn and is in the hand; may ask steps."""

    def after_draw(self, game: Game, seat: int) -> None:
        """All cards of a draw are taken; may ask steps."""

    def after_turn(self, game: Game, seat: int) -> None:
        """A turn is over; may ask steps that come before the next one."""

    def after_round(self, game: Game) -> None:
        """The last seat's turn of a round is over."""

    def reshuffled(self, game: Game) -> None:
        """The discards have become the deck during the last decision."""

    def exhausted(self, game: Game) -> None:
        """At the end of a turn no card can be drawn from deck or discards."""

    def end_triggered(self, game: Game, seat: int) -> None:
        """The last round begins."""

    # ---- scoring

    def before_scoring(self, game: Game) -> None:
        """The game is over; chance and revealing are still allowed."""

    def routes_to_borrow(self, game: Game, side: int) -> list[list[int]]:
        """Routes of others that the side may use for its tickets: for each piece, the routes it can choose one of."""
        return []

    def ticket_points(self, game: Game, ticket: int, target: int, *, reached: bool, points: int) -> int:
        """What a ticket brings or costs: `points` as far as computed, or another number.

        `target` is the end that counts: the reached one that pays best, or the one whose value is lost.
        """
        return points

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        """The lines that the module adds when the game is scored."""
        return []

    def tie_breaks(self) -> list[str]:
        """The names of tie-breaks that it knows."""
        return []

    def tie_break(self, name: str, tally: Tally) -> list[int] | None:
        """By side, the number that decides a tie, more is better; None if the module does not know that name."""
        return None
