"""The state of a game, and what steps, verbs and modules may do to it."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from mypy_extensions import i16, i64

from fogg.engine.cards.deck import Deck
from fogg.engine.chance import Chance, Stream
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import Action
from fogg.engine.decisions.refusal import Refusal
from fogg.engine.decisions.step import NOTHING, AnyStep
from fogg.engine.decisions.turn import end_turn
from fogg.engine.event import Event, public
from fogg.engine.game.player import Player
from fogg.engine.ruleset.module_state import State
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.engine.tickets.ticket_deck import TicketDeck
from fogg.errors import UnknownName
from fogg.vec import vec
from fogg.words.score import ScoreLine

NO_SLOT: Final = -1
NOT_YET: Final = -1


class GameState:
    """A position of a game and its agenda: all that steps, verbs and hooks of modules see and change.

    `Game` adds what players and programs need: checked moves, views, records, take-backs.
    """

    deck: Deck
    tickets: TicketDeck
    box: TicketDeck  # tickets out of the game; layers only to remember who knows them
    ticket_stream: Stream
    open_counts: vec[i16]  # by seat and tariff: how many routes the seat may still claim

    def __init__(
        self,
        ruleset: Ruleset,
        names: list[str],
        chance: Chance,
        owners: vec[i64],
        players: list[Player],
        side_of: list[int],
        sides: list[list[int]],
        module_states: list[State],
        lines: list[ScoreLine],
    ) -> None:
        self.ruleset: Ruleset = ruleset
        self.names: list[str] = names
        self.chance: Chance = chance
        self.players: list[Player] = players
        self.side_of: list[int] = side_of  # the side of each seat
        self.sides: list[list[int]] = sides  # the seats of each side
        self.owners: vec[i64] = owners  # by route: bit mask of the seats that own it
        self.taken: vec[i64] = owners  # by group of parallel tracks: how many are claimed
        self.limits: vec[i64] = owners  # by group: how many may be, with this number of players
        self.closed: vec[i64] = owners  # by route: bit mask of seats that may never claim it
        self.shares_board: bool = False  # a copy has the same owners, closed routes and score lines: see `own_board`
        self.step: AnyStep = NOTHING  # what must be decided now
        self.later: tuple[AnyStep, ...] = ()  # what is decided after it, the next one last
        self.pushed: AnyStep = NOTHING  # the first of the steps that the current decision asks for
        self.pushed_later: tuple[AnyStep, ...] = ()  # the others
        self.module_states: list[State] = module_states  # by the slot of the module
        self.lines: list[ScoreLine] = lines  # points scored so far
        self.current: int = 0  # whose turn it is
        self.turns: int = 0  # turns begun
        self.passes: int = 0  # forced passes in a row
        self.passing: bool = False  # the current decision is a pass
        self.final_turns: int = NOT_YET  # turns left once the last round has begun
        self.over: bool = False
        self.slot: int = NO_SLOT  # which of equal face-up cards the current decision names
        self.revealed_information: bool = False  # by the current decision, to any seat
        self.events: list[Event] | None = None  # of the current decision; None: not collected
        self.supply: tuple[int, ...] = ()  # trains each seat began with; empty if made from a view

    @property
    def agenda(self) -> tuple[AnyStep, ...]:
        """All steps that are to be decided; the last one, `step`, comes first."""
        return () if self.step is NOTHING else (*self.later, self.step)

    @property
    def actors(self) -> list[int]:
        """The seats that may act now; several at the opening choice, none when the game is over."""
        return self.step.actors()

    @property
    def step_name(self) -> str:
        """The name of the step to be decided; empty when the game is over."""
        return self.step.name()

    @property
    def deciding(self) -> int:
        """The seat that must decide; -1 if several do, or none."""
        return self.step.seat

    def public_actors(self) -> list[int]:
        """Return the seats that are asked, as spectators see it: answers to a simultaneous step are hidden."""
        for step in reversed(self.agenda):
            seen = step.seen_by(self, -1)
            if seen is not None:
                return seen.actors()
        return []

    def may_act(self, seat: int) -> bool:
        """Return True if that seat is asked."""
        return self.step.may_act(seat)

    def seat_number(self, seat: SupportsIndex) -> int:
        """Return the number of a seat; UnknownName if this game does not have it."""
        if isinstance(seat, int) and not isinstance(seat, bool):
            if 0 <= seat < len(self.players):
                return seat
        elif isinstance(seat, SupportsIndex) and not isinstance(seat, bool):
            number = seat.__index__()
            if 0 <= number < len(self.players):
                return number
        raise UnknownName("seat", seat, range(len(self.players)))

    # ---- for steps, verbs and modules

    def push_step(self, step: AnyStep, *, first: bool = False) -> None:
        """Put a step on the agenda; of several pushed together the first, or a step with `first`, is decided first."""
        if self.pushed is NOTHING:
            self.pushed = step
        elif first:
            self.pushed_later = (self.pushed, *self.pushed_later)
            self.pushed = step
        else:
            self.pushed_later = (*self.pushed_later, step)

    def flush_pushed(self) -> None:
        """Put the steps that were asked on the agenda."""
        if self.pushed is NOTHING:
            return
        if self.pushed_later:
            for step in reversed(self.pushed_later):
                self.put_step(step)
            self.pushed_later = ()
        self.put_step(self.pushed)
        self.pushed = NOTHING

    def put_step(self, step: AnyStep) -> None:
        """Put a step on top of the agenda at once."""
        if self.step is not NOTHING:
            self.later = (*self.later, self.step)
        self.step = step

    def pop_step(self) -> None:
        """Take the top step off the agenda."""
        if self.later:
            self.step = self.later[-1]
            self.later = self.later[:-1]
        else:
            self.step = NOTHING

    def put_agenda(self, steps: list[AnyStep]) -> None:
        """Make those steps the agenda; the last one is decided first."""
        self.step = steps[-1] if steps else NOTHING
        self.later = tuple(steps[:-1])

    def emit(self, news: Event) -> None:
        """Emit an event, if the game keeps its history."""
        if self.events is not None:
            self.events.append(news)

    def announce(self, key: str, **params: Any) -> None:
        """Emit an event that all see in full."""
        if self.events is not None:
            self.events.append(public(key, **params))

    def available_cards(self, seat: int) -> vec[i64]:
        """Return the cards that a seat can pay with, by kind: its hand, and what payment rules add to it."""
        return self.ruleset.payment_rules.available_cards(self, seat)

    def terms_for(self, seat: int, route: i64) -> Terms:
        """Return the terms of a route for that seat now."""
        terms = self.ruleset.terms[route]
        for module in self.ruleset.on_terms:
            terms = module.terms(self, seat, terms)
        return terms

    def piece_refusal(self, seat: int, city: int, piece: str) -> Refusal | None:
        """Return why some module lets no piece of that kind (`station`, `depot`) into a city; None if all do."""
        for module in self.ruleset.on_forbids_piece:
            why = module.forbids_piece(self, seat, city, piece)
            if why is not None:
                return why
        return None

    def others_forbid_pieces(self, own: object) -> bool:
        """Return True if a module other than that one may keep pieces out of cities: `piece_refusal` tells."""
        return any([module is not own for module in self.ruleset.on_forbids_piece])

    def own_board(self) -> None:
        """Make what claims and scores change the game's own; call it before any of that is changed in place.

        Copies share it until one of them changes it, since a copy is made far more often than a route is claimed.
        """
        if not self.shares_board:
            return
        self.shares_board = False
        self.owners = self.owners[:]
        self.taken = self.taken[:]
        self.closed = self.closed[:]
        self.open_counts = self.open_counts[:]
        self.lines = self.lines[:]
        for player in self.players:
            player.routes = player.routes[:]

    def add_score(self, line: ScoreLine) -> None:
        """Score points now."""
        self.own_board()
        self.lines.append(line)
        self.players[line.seat].score += line.points

    # ---- what changes it

    def do(self, seat: int, action: Action) -> None:
        """Carry out an action known to be legal; for callers that have just listed the options."""
        reshuffles = self.deck.reshuffles
        self.step.do(self, seat, action)
        self.slot = NO_SLOT
        while not self.over:
            if self.step is NOTHING:
                end_turn(self)
            elif self.step.nothing_to_decide(self):
                self.pop_step()
            else:
                break
        if self.deck.reshuffles != reshuffles:
            for module in self.ruleset.on_reshuffled:
                module.reshuffled(self)

    def listen(self, news: list[Event]) -> None:
        """Collect what happens in that list."""
        self.events = news
        self.deck.events = news
        for state in self.module_states:
            for deck in state.decks():
                deck.events = news

    def cards_drawn(self) -> i64:
        """Return the number of cards drawn from all decks."""
        drawn = self.deck.drawn
        for state in self.module_states:
            for deck in state.decks():
                drawn += deck.drawn
        return drawn

    def copy_position(self, twin: GameState) -> None:
        """Make another game, which has copies of the same players and module states, equal to this one."""
        self.shares_board = True
        twin.shares_board = True
        twin.taken = self.taken
        twin.limits = self.limits
        twin.closed = self.closed
        twin.open_counts = self.open_counts
        twin.deck = self.deck.copy()
        twin.tickets = self.tickets.copy()
        twin.box = self.box.copy()
        twin.ticket_stream = self.ticket_stream.copy()
        twin.step = self.step
        twin.later = self.later
        twin.current = self.current
        twin.turns = self.turns
        twin.passes = self.passes
        twin.final_turns = self.final_turns
        twin.over = self.over
        twin.supply = self.supply
        if self.events is not None:
            twin.listen([])

    def become(self, before: GameState) -> None:
        """Take over everything of an earlier position, which is no longer used."""
        self.players = before.players
        self.owners = before.owners
        self.taken = before.taken
        self.closed = before.closed
        self.open_counts = before.open_counts
        self.shares_board = before.shares_board
        self.deck = before.deck
        self.tickets = before.tickets
        self.box = before.box
        self.ticket_stream = before.ticket_stream
        self.step = before.step
        self.later = before.later
        self.module_states = before.module_states
        self.lines = before.lines
        self.current = before.current
        self.turns = before.turns
        self.passes = before.passes
        self.final_turns = before.final_turns
        self.over = before.over
        if self.events is not None:
            self.listen([])
