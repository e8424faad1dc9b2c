"""A game: the one way to change it, and everything it can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from mypy_extensions import i64

from fogg import notebook
from fogg.engine.chance import Chance
from fogg.engine.decisions.action import Action, ActionForm, DrawFaceUp, DrawHidden
from fogg.engine.event import Event
from fogg.engine.game.move import Move
from fogg.engine.game.player import Player
from fogg.engine.game.state import NO_SLOT, GameState
from fogg.engine.ruleset.module_state import State
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.engine.ruleset.table_wording import wording_of
from fogg.errors import GameIsOver, IllegalAction, NotYourTurn
from fogg.vec import vec
from fogg.words.message import Message
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.game.reason import Why
    from fogg.engine.records.record import Record
    from fogg.engine.ruleset.spec import Header
    from fogg.engine.scoring.result import Result
    from fogg.engine.views.view import View


NO_HISTORY: Final[list[list[Message]]] = []  # of a game that keeps none; another list takes its place where one does


@final
class Game(GameState):
    """A game of a ruleset. Make one with `fogg.new_game`; change it with `play` and `take_back` only."""

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
        moves: list[Move],
    ) -> None:
        super().__init__(ruleset, names, chance, owners, players, side_of, sides, module_states, lines)
        self.moves: list[Move] = moves
        self.history: list[list[Message]] = NO_HISTORY  # by seat, and last by spectators
        self.events_seen: tuple[int, ...] = ()  # of a snapshot: how much each had heard
        self.dealt: bool = True  # from its seed, so that the moves replay; False if it was put together
        self.saved: tuple[Game, ...] = ()  # positions before the decisions that may be taken back
        self.scored: Result | None = None
        self.header: Header | None = None  # what views say of its rules and names; made for the first of them

    def _repr_svg_(self) -> str | None:
        """Return a picture of the position as spectators see it, for notebooks."""
        return notebook.picture(self)

    # ---- what a game may be asked

    def options(self, seat: SupportsIndex) -> list[Action]:
        """Return every legal action of that seat, complete and without duplicates; none if it may not act."""
        number = self.seat_number(seat)
        return self.step.options(self, number) if self.step.may_act(number) else []

    def legal(self, seat: SupportsIndex, action: ActionForm) -> bool:
        """Return True if that action, in any of the forms that `play` takes, is among the options of that seat."""
        number = self.seat_number(seat)
        chosen = self.ruleset.find(action)
        if chosen is None:
            try:
                chosen = self.read(number, action)
            except (GameIsOver, NotYourTurn, IllegalAction):
                return False
        return self.step.may_act(number) and self.step.refusal(self, number, chosen) is None

    def refusal(self, seat: SupportsIndex, what: ActionForm | str) -> Why | None:
        """Return why an action, or anything at all with a target (`"route:denver-omaha"`), is refused; None if not."""
        from fogg.engine.game.why import why_not

        return why_not(self, self.seat_number(seat), what)

    def view(self, seat: SupportsIndex | None, *, history: bool = True) -> View:
        """Return all that a seat may know; None: a spectator. Without `history` it does not list what was heard."""
        from fogg.engine.views.views import view_of

        return view_of(self, None if seat is None else self.seat_number(seat), history=history)

    @property
    def result(self) -> Result | None:
        """Standings with every point explained, once the game is over."""
        if not self.over:
            return None
        if self.scored is None:
            from fogg.engine.scoring.scoring import score

            self.scored = score(self)
        return self.scored

    def record(self) -> Record:
        """Return the game as header and decisions, to be stored or replayed."""
        from fogg.engine.records.record import record_of

        return record_of(self)

    def audit(self) -> None:
        """Raise an error if a card, ticket or train has been lost or made."""
        from fogg.engine.checks.audit import audit

        audit(self)

    # ---- what changes it

    def play(self, seat: SupportsIndex, action: ActionForm, *, slot: int | None = None) -> list[Event]:
        """Carry out an action of that seat, or raise an error and change nothing.

        `action` is one of the options, its JSON form or its id. What cannot be read is a MalformedAction, what the
        rules do not allow an IllegalAction with rule and reason. `slot` says which of equal face-up cards is taken;
        that changes only the order of the row.
        """
        number = self.seat_number(seat)
        chosen = self.ruleset.find(action)
        if chosen is None:
            chosen = self.read(number, action)
        if self.over:
            raise GameIsOver
        step = self.step
        if not step.may_act(number):
            raise NotYourTurn(number, step.actors())
        if step.refusal(self, number, chosen) is not None:
            why = self.refusal(number, chosen)
            assert why is not None
            raise IllegalAction(why.rule, why.sentence)
        where = NO_SLOT if slot is None else slot
        if slot is not None:
            self.check_slot(chosen, slot)
        if self.events is None:
            self.slot = where
            self.do(number, chosen)
            return []
        return self.play_and_record(number, chosen, where)

    def read(self, seat: int, action: ActionForm) -> Action:
        """Return the action that a form means for that seat, or raise the error that `play` raises for it."""
        from fogg.engine.game.reading import matching
        from fogg.engine.ruleset.forms import plain_form

        form = plain_form(self.ruleset, action)
        if self.over:
            raise GameIsOver
        if not self.step.may_act(seat):
            raise NotYourTurn(seat, self.step.actors())
        read = matching(self, seat, form)
        if not isinstance(read, Action):
            raise IllegalAction(read.rule, read.sentence)
        return read

    def play_and_record(self, seat: int, action: Action, slot: int) -> list[Event]:
        """Carry out a legal action, remember how to take it back, and tell what happened."""
        held = len(self.step.actors()) > 1 or self.step.has_answered(seat)
        before = None if held or isinstance(action, DrawHidden) else self.snapshot()
        if self.saved and self.saved[-1].step.seat != seat:
            self.saved = ()
        self.revealed_information = False
        drawn = self.cards_drawn()
        self.slot = slot
        news: list[Event] = []
        self.listen(news)
        self.do(seat, action)
        self.moves.append(Move(seat, action, slot))
        if before is None or self.revealed_information or self.cards_drawn() != drawn:
            self.saved = ()
        else:
            self.saved = (*self.saved, before)
        self.publish()
        return news

    def publish(self) -> None:
        """Append the events of the current decision to every seat's history, and the spectators'."""
        if self.events is None:
            return
        for listener in range(len(self.history)):
            ears = self.history[listener]
            hearer = listener if listener < len(self.players) else -1
            for item in self.events:
                message = item.message_for(hearer)
                if message is not None:
                    ears.append(message)

    def undoable(self, seat: SupportsIndex) -> int:
        """Return the number of decisions that seat may take back."""
        number = self.seat_number(seat)
        if self.step.has_answered(number):
            return 1
        if self.saved and self.saved[-1].step.seat == number:
            return len(self.saved)
        return 0

    def take_back(self, seat: SupportsIndex) -> None:
        """Take back that seat's last decision, or raise IllegalAction."""
        number = self.seat_number(seat)
        if self.undoable(number) == 0:
            raise IllegalAction("", self.sentence(Message("refusal-nothing-to-take-back", {})))
        if self.step.has_answered(number):
            self.step.retract(self, number)
        else:
            before = self.saved[-1]
            self.saved = self.saved[:-1]
            self.restore(before)
        self.moves.append(Move(number, None, NO_SLOT))

    def sentence(self, message: Message) -> str:
        """Return a message in words."""
        return wording_of(self.ruleset, self.names).say(message)

    def copy(self) -> Game:
        """Return an independent copy with the same random state. The undo history is not copied."""
        twin = self.position(self.moves[:])
        if self.history:
            twin.history = [ears[:] for ears in self.history]
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Game:
        twin = self.copy()
        for before in self.saved:
            again = before.position([])
            again.events_seen = before.events_seen
            twin.saved = (*twin.saved, again)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the whole state for pickle, with or without history."""
        from fogg.engine.records.pickling import reduced_game

        return reduced_game(self)

    def __eq__(self, other: object) -> bool:
        """Compare position, moves, events and random state; not the undo history."""
        if not isinstance(other, Game):
            return NotImplemented
        if other is self:
            return True
        from fogg.engine.records.pickling import equal_games

        return equal_games(self, other)

    def __repr__(self) -> str:
        variant = f" ({self.ruleset.edition.variant})" if self.ruleset.edition.variant else ""
        actors = ", ".join([str(seat) for seat in self.actors])
        state = "over" if self.over else f"seat {actors} to act"
        return f"<Game of {self.ruleset.edition.id}{variant}, {len(self.players)} seats, turn {self.turns}, {state}>"

    def snapshot(self) -> Game:
        """Return the position alone: no moves, and only the number of past events."""
        twin = self.position([])
        twin.events_seen = tuple([len(ears) for ears in self.history])
        return twin

    def position(self, moves: list[Move]) -> Game:
        """Return a copy with those moves and without any events."""
        seats = [player.copy() for player in self.players]
        states = [state.copy() for state in self.module_states]
        twin = Game(
            self.ruleset,
            self.names,
            self.chance,
            self.owners,
            seats,
            self.side_of,
            self.sides,
            states,
            self.lines,
            moves,
        )
        self.copy_position(twin)
        twin.header, twin.dealt = self.header, self.dealt
        return twin

    def restore(self, before: Game) -> None:
        """Become an earlier position again, a snapshot of this game; the record of moves continues."""
        self.become(before)
        for ears, told in zip(self.history, before.events_seen, strict=True):
            del ears[told:]
        self.scored = None

    def check_slot(self, action: Action, slot: int) -> None:
        """Raise IllegalAction unless the action takes a face-up card and that slot shows its kind."""
        row = self.deck.market
        if isinstance(action, DrawFaceUp) and 0 <= slot < len(row) and row[slot] == action.kind_id:
            return
        raise IllegalAction(self.ruleset.cite("usa R8"), self.sentence(Message("refusal-slot", {"n": slot + 1})))
