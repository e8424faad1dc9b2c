"""A rule module: what an edition adds to the base game, and the hooks by which it does so.

A module is stateless: one object per ruleset. What it must remember of a game is its `State`, which lies in
`game.module_states[slot]`. A ruleset calls a hook only on the modules that define it: others cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from fogg.board import Edition
from fogg.engine.cards.zone import Zone
from fogg.engine.chance import Stream
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import Action, Claim
from fogg.engine.decisions.fields import restore_state
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.decisions.step import AnyStep
from fogg.engine.ruleset.module_state import NO_STATE, State
from fogg.engine.ruleset.piece import Piece
from fogg.errors import EditionError
from fogg.words.message import Message
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ledger import ClaimNote, Ledger
    from fogg.engine.ruleset.ruleset import Ruleset
    from fogg.engine.scoring.tally import Tally


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Subclass it, override the hooks that are needed, and name it in the `rules` of an edition."""

    def __init__(self) -> None:
        self.slot: int = -1  # its place in `game.module_states`

    def __repr__(self) -> str:
        return f"<{type(self).__name__} module>"

    # ---- loading

    def excludes(self) -> list[str]:
        """Return the names of modules that cannot be used together with this one."""
        return []

    def check(self, edition: Edition) -> Sequence[str | EditionError]:
        """Return what is missing or wrong in the edition's files for this module.

        Sentences, or errors that name a line: `row.error` of a row of `edition.rows`, `edition.key_error`.
        """
        return []

    def install(self, ruleset: Ruleset) -> None:
        """Change the ruleset while it is built: terms of routes, kinds, verbs, parts such as the dealer.

        Modules are installed in the order of the edition's `rules`; the action space is numbered afterwards.
        """

    def actions(self, ruleset: Ruleset) -> list[Action]:
        """Return the actions of its own steps; verbs bring theirs. Runs once, after all modules are installed."""
        return []

    def tensors(self, ruleset: Ruleset) -> dict[str, list[int]] | None:
        """Return its rules in numbers that `fogg.gpu` knows (`gpu/tensor_tables.py`); None: they need more."""
        return None

    # ---- state

    def new_state(self, game: GameState) -> State:
        """Return its state at the start of a game. Seats, trains and starting hands are there; no ticket is dealt."""
        return NO_STATE

    def read_state(self, game: GameState, form: Any) -> State:
        """Return its state from the JSON form in a view: by default a new one with the fields of the form."""
        state = self.new_state(game)
        if form is None:
            return state
        made = restore_state(state, form)
        assert isinstance(made, State)
        return made

    def steps(self) -> list[type[AnyStep]]:
        """Return the classes of its steps that are made again by their constructors (`engine/decisions/fields.py`)."""
        return []

    def zones(self, game: GameState) -> list[Zone]:
        """Return the places where its pieces or cards lie, always in the same order for the same public position."""
        return []

    def deal_hidden(self, game: GameState, seat: int, stream: Stream) -> None:
        """Deal at random what that seat (-1: a spectator) cannot know, in a game that is otherwise as its view says."""

    def pieces(self, game: GameState) -> list[Piece]:
        """Return its pieces on the board. The game may be sampled from a view, so show public things only."""
        return []

    def piece_kinds(self) -> dict[str, str]:
        """Return every kind of piece that it may put on a `city` or `route`, and on which, for observations."""
        return {}

    # ---- at the table

    def icon(self) -> str:
        """Return the icon for what it counts: SVG path data in a box of 24 by 24, drawn as a line; empty for none."""
        return ""

    def pictures(self) -> dict[str, tuple[str, str]]:
        """Return a picture for each kind of its own cards: path data like an icon's, and the light color behind it."""
        return {}

    def turn_summary(self) -> list[Message]:
        """Return sentences for players: what it adds to what a turn can be used for."""
        return []

    def summary(self, edition: Edition) -> list[Message]:
        """Return sentences for players: what it adds to the rules."""
        return []

    def end_summary(self, edition: Edition) -> list[Message]:
        """Return sentences for players: what it scores at the end."""
        return []

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        """Return who has what of the things it counts, as the viewer (-1: a spectator) may see it; None for nothing.

        The game agrees with what the viewer knows; the rest of it is made up. `lines` is the score if the game ended
        now; None where points are hidden.
        """
        return None

    def counted(self) -> list[str]:
        """Return every kind, card or thing that entries of its ledger may name, for observations."""
        return []

    def gives(self, ruleset: Ruleset) -> dict[str, Message]:
        """Return what a city, route or thing (`thing:booster`) gives a player; `n` is a thing's price in wild cards."""
        return {}

    def risks(self, ruleset: Ruleset) -> dict[str, Message]:
        """Return what the claim of a route (`route:wien-zurich`) may still cost once it was paid for, told before."""
        return {}

    def worth(self, ruleset: Ruleset) -> dict[str, int]:
        """Return the points that bots count for a route (`route:amsterdam-utrecht`) besides those that are printed."""
        return {}

    def claim_notes(self, game: GameState, seat: int, route: int) -> list[ClaimNote]:
        """Return what claiming a route, or building there, would cost or bring the seat besides what is printed.

        The game agrees with what the seat knows; the rest of it is made up. Asked when the seat looks at a
        payment, before it pays, never while options are listed.
        """
        return []

    def loan_note(self) -> Message | None:
        """Return what a loan of its own (`lend`) costs, as a sentence; None if it lends nothing."""
        return None

    def notes(self, game: GameState, seat: int) -> dict[str, Message]:
        """Return what it says now of places (`route:denver-omaha`, `city:denver`), for a seat (-1: a spectator).

        Of a route: what claiming it means beyond cards, such as who would score it or to whom its toll goes; that is
        told instead of what `gives` says of the same route. Use public facts only: the rest of the game is made up.
        """
        return {}

    # ---- checks

    def audit(self, game: GameState) -> list[str]:
        """Return what is not conserved, as sentences. Tests call it after every decision."""
        return []

    # ---- the game

    def setup(self, game: GameState) -> None:
        """Run after cards and tickets are dealt. Pushed steps come after the opening choice."""

    def forbids(self, game: GameState, seat: int, route: i64) -> Refusal | None:
        """Return why that seat may not claim that route with any payment; None if it may.

        Called for routes that the core leaves open, when options are listed: it must be quick and change nothing.
        """
        return None

    def open_routes(self, game: GameState, seat: int, routes: list[Terms]) -> list[Terms]:
        """Return those of the routes that `forbids` lets the seat claim, in the same order.

        Only for a module that knows them at once: claims are then listed without asking `forbids` of each route.
        """
        return routes

    def terms(self, game: GameState, seat: int, terms: Terms) -> Terms:
        """Return the terms of a route for that seat now: the given ones, or `terms.amended(...)`."""
        return terms

    def draft(self, game: GameState, seat: int, claim: Claim, stage: int) -> AnyStep | None:
        """Return a step to be decided before a chosen claim is paid; it ends in `continue_claim(..., stage)`."""
        return None

    def forbids_piece(self, game: GameState, seat: int, city: int, piece: str) -> Refusal | None:
        """Return why a piece of that kind (`station`, `depot`, ...) may not be put into that city; None if it may."""
        return None

    def after_payment(self, game: GameState, seat: int, claim: Claim) -> bool:
        """Run when a claim's payment lies in `player.committed`; True: the module completes it or gives cards back."""
        return False

    def points(self, game: GameState, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        """Return the lines of score that a claim brings: the given ones, or others. It is not claimed yet."""
        return lines

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        """Run when a route is claimed: cards, trains and points are settled. Pushed steps belong to the same turn."""

    def after_neutral_claim(self, game: GameState, terms: Terms) -> None:
        """Run when a route is taken that belongs to no seat from now on, because a neutral player built there."""

    def lend(self, game: GameState, seat: int, amount: int) -> bool:
        """Run when a seat lacks an amount of tokens or money; True: the module settles it, the seat pays nothing."""
        return False

    def in_debt(self, game: GameState, seat: int) -> bool:
        """Return True if the seat owes something, so that rankings by wealth leave it out."""
        return False

    def city_pays(self, game: GameState, seat: int, city: int) -> int:
        """Return the points that a piece of the seat would bring by traveling to that city now."""
        return 0

    def after_move(self, game: GameState, seat: int, cities: list[int]) -> None:
        """Run when a piece has traveled; `cities` are those it reached, each once, without the one it came from."""

    def after_keep(self, game: GameState, seat: int, kept: list[int], *, opening: bool) -> None:
        """Run when a seat has kept tickets: they are in its hand, the refused ones are back. May push steps."""

    def tickets_ran_out(self, game: GameState) -> None:
        """Run when a ticket is to be drawn and the deck is empty, before discarded tickets become the deck."""

    def after_card(self, game: GameState, seat: int, kind: i64, *, face_up: bool) -> None:
        """Run when a drawn card is in the hand and the market is full again. Pushed steps precede the next card."""

    def after_draw(self, game: GameState, seat: int) -> None:
        """Run when all cards of a draw are taken, before the turn ends. May push steps."""

    def after_turn(self, game: GameState, seat: int) -> None:
        """Run when the turn of `seat` is over. May push steps, which come before the next turn.

        `game.current` is already the next seat, and its turn is on the agenda.
        """

    def after_round(self, game: GameState) -> None:
        """Run after `after_turn` of the last seat: `game.current` is seat 0 again."""

    def reshuffled(self, game: GameState) -> None:
        """Run at the end of a decision in which the discards became the deck."""

    def exhausted(self, game: GameState) -> None:
        """Run at the end of a turn when no card can be drawn from deck or discards; `game.current` is the next seat."""

    def end_triggered(self, game: GameState, seat: int) -> None:
        """Run when `seat` has triggered the last round, at the end of its turn; `game.current` is still `seat`."""

    # ---- scoring

    def before_scoring(self, game: GameState) -> None:
        """Run before the final scoring, when `game.over` is not set yet. Chance and revealing are still allowed."""

    def routes_to_borrow(self, game: GameState, side: int) -> list[list[int]]:
        """Return, for each piece that lends the side a route of others for its tickets, the routes to choose from."""
        return []

    def ticket_points(self, game: GameState, ticket: int, target: int, *, reached: bool, points: int) -> int:
        """Return what a ticket brings or costs: `points` as far as computed, or another number.

        `target` is the end that counts: the best-paying end reached, or the end whose value is lost.
        """
        return points

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        """Return the lines that the module adds at the end, or would add now (then `game.over` is False)."""
        return []

    def tie_breaks(self) -> list[str]:
        """Return the names of tie-breaks that it knows."""
        return []

    def tie_break(self, name: str, tally: Tally) -> list[int] | None:
        """Return, by side, the number that decides a tie (more is better); None if it does not know that name."""
        return None


def pieces_of(game: GameState, kind: str) -> list[Piece]:
    """Return the pieces of that kind on the board, so that a module can ask for those of another without naming it."""
    return [piece for module in game.ruleset.on_pieces for piece in module.pieces(game) if piece.kind == kind]
