"""Drawing train cards: face up or from the deck, one after the other (usa R8 to R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from fogg.engine.cards.kind import Kind
from fogg.engine.chance import Stream
from fogg.engine.decisions.action import Action, DrawFaceUp, DrawHidden
from fogg.engine.decisions.refusal import NOT_NOW, Refusal
from fogg.engine.decisions.step import Step, StepForm
from fogg.engine.decisions.verb import UNCOUNTED, Verb
from fogg.engine.event import Event, public
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset

NOT_SHOWN: Final = Refusal("refusal-not-shown", "usa R8")
NOT_SECOND: Final = Refusal("refusal-not-second", "usa R11")
NO_CARDS: Final = Refusal("refusal-no-cards", "usa R16")


@final
class DrawVerb(Verb[Action]):
    """Use the turn to draw cards."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.face_up: Final = [DrawFaceUp(kind) for kind in kinds]
        self.hidden: Final = DrawHidden()

    def name(self) -> str:
        return "draw"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        made: list[Action] = [*self.face_up, self.hidden]
        for source in ruleset.sources:
            made += source.actions(ruleset)
        return made

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        deck = game.deck
        can_draw = deck.stock.size + deck.discards.size > 0
        if can_draw or game.ruleset.market_stays_open:
            shown = deck.market_counts.counts
            kind: i64
            for kind in range(len(shown)):
                if shown[kind]:
                    options.append(self.face_up[kind])
        if can_draw:
            options.append(self.hidden)
        for source in game.ruleset.sources:
            source.add_options(game, seat, options, first=True)

    def count(self, game: GameState, seat: int) -> i64:
        if game.ruleset.sources:
            return UNCOUNTED
        deck = game.deck
        can_draw = deck.can_draw()
        count: i64 = 1 if can_draw else 0
        if can_draw or game.ruleset.market_stays_open:
            shown = deck.market_counts.counts
            kind: i64
            for kind in range(len(shown)):
                if shown[kind]:
                    count += 1
        return count

    def nth(self, game: GameState, seat: int, n: i64) -> Action:
        shown = game.deck.market_counts.counts
        kind: i64
        for kind in range(len(shown)):
            if shown[kind]:
                if n == 0:
                    return self.face_up[kind]
                n -= 1
        return self.hidden

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, DrawFaceUp):
            if not game.deck.can_draw() and not game.ruleset.market_stays_open:
                return NO_CARDS
            return None if game.deck.market_counts.counts[action.kind_id] else NOT_SHOWN
        if isinstance(action, DrawHidden):
            return None if game.deck.can_draw() else NO_CARDS
        return source_refusal(game, seat, action, first=True)

    def do(self, game: GameState, seat: int, action: Action) -> None:
        take_card(game, seat, action, game.ruleset.cards_per_turn - 1)

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return draw_details(action)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        return target_refusal(self, game, seat, target)


@final
class NextCardStep(Step[Action]):
    """Draw a further card of the same draw; `left` counts the cards still to be drawn, this one included.

    `first`: it is the first card after all, because something else came before it in the same turn (europe R53).
    `sources_only`: row and deck were closed when the action was chosen (usa R16), and stay so until it is over.
    """

    def __init__(self, seat: int, left: i64, *, first: bool = False, sources_only: bool = False) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.first: bool = first
        self.sources_only: bool = sources_only

    def name(self) -> str:
        return "next-card"

    def options(self, game: GameState, seat: int) -> list[Action]:
        verb = game.ruleset.drawing
        options: list[Action] = []
        shown = game.deck.market_counts.counts
        kinds = game.ruleset.kinds
        kind: i64
        if not self.sources_only:
            for kind in range(len(shown)):
                if shown[kind] and (self.first or kinds[kind].may_be_second):
                    options.append(verb.face_up[kind])
            if game.deck.can_draw():
                options.append(verb.hidden)
        for source in game.ruleset.sources:
            source.add_options(game, seat, options, first=self.first)
        return options

    def pick(self, game: GameState, seat: int, stream: Stream) -> Action:
        if game.ruleset.sources or self.first:
            return super().pick(game, seat, stream)
        verb = game.ruleset.drawing
        shown = game.deck.market_counts.counts
        kinds = game.ruleset.kinds
        kind: i64
        count: i64 = 1 if game.deck.can_draw() else 0
        for kind in range(len(shown)):
            if shown[kind] and kinds[kind].may_be_second:
                count += 1
        n = stream.below(count)
        for kind in range(len(shown)):
            if shown[kind] and kinds[kind].may_be_second:
                if n == 0:
                    return verb.face_up[kind]
                n -= 1
        return verb.hidden

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if self.sources_only and isinstance(action, (DrawFaceUp, DrawHidden)):
            return NO_CARDS
        if isinstance(action, DrawFaceUp):
            if game.deck.market_counts.counts[action.kind_id] == 0:
                return NOT_SHOWN
            return None if self.first or action.kind.may_be_second else NOT_SECOND
        if isinstance(action, DrawHidden):
            return None if game.deck.can_draw() else NO_CARDS
        return source_refusal(game, seat, action, first=self.first)

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        take_card(game, seat, action, self.left - 1)
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return draw_details(action)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        for action in game.ruleset.drawing.actions(game.ruleset):
            if target in action.targets():
                why = self.refusal(game, seat, action)
                return (why or NOT_NOW), draw_details(action)
        return NOT_NOW, {}

    def to_json(self) -> StepForm:
        form: StepForm = {"seat": self.seat, "left": int(self.left), "first": self.first}
        if self.sources_only:
            form["sources_only"] = True
        return form

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> NextCardStep:
        closed = form.get("sources_only", False)
        return NextCardStep(form["seat"], form["left"], first=form["first"], sources_only=closed)


def take_card(game: GameState, seat: int, action: Action, left: i64) -> None:
    """Move the card that the action names into the hand; then ask for the next of `left`, or end the draw."""
    if game.ruleset.sources and not isinstance(action, (DrawFaceUp, DrawHidden)):
        take_from_source(game, seat, action, left)
        return
    player = game.players[seat]
    deck = game.deck
    kind: i64
    face_up = False
    if isinstance(action, DrawFaceUp):
        face_up = True
        kind = action.kind_id
        deck.take_from_market(kind, game.slot)
        player.known.add(kind, 1)
        if game.events is not None:
            game.emit(public("event-drew", seat=seat, kind=action.kind.key))
        if action.kind.ends_draw:
            left = 0  # usa R10
    else:
        kind = deck.draw()
        if game.events is not None:
            full = Message("event-drew-hidden-own", {"seat": seat, "kind": game.ruleset.kinds[kind].key})
            game.emit(Event(full, 1 << seat, Message("event-drew-hidden", {"seat": seat})))
    player.hand.add(kind, 1)
    deck.fill()  # usa R9, Q4: the card that was asked for came first
    for module in game.ruleset.on_after_card:
        module.after_card(game, seat, kind, face_up=face_up)
    continue_draw(game, seat, left)


def continue_draw(game: GameState, seat: int, left: i64, *, sources_only: bool = False) -> None:
    """Ask for the next of `left` cards, or end the draw. `sources_only`: neither from the row nor from the deck."""
    if left > 0 and ((not sources_only and has_next(game)) or has_source(game, seat)):
        if left == 1 and not sources_only:
            game.push_step(game.ruleset.last_card_steps[seat])
        else:
            game.push_step(NextCardStep(seat, left, sources_only=sources_only))
    else:
        end_draw(game, seat)


def begin_draw(game: GameState, seat: int) -> None:
    """Ask for the first card of a draw, for a verb that does something before it; end the draw if there is none."""
    step = NextCardStep(seat, game.ruleset.cards_per_turn, first=True)
    if step.options(game, seat):
        game.push_step(step)
    else:
        end_draw(game, seat)


def end_draw(game: GameState, seat: int) -> None:
    """Run the modules' hooks after a draw."""
    for module in game.ruleset.on_after_draw:
        module.after_draw(game, seat)


def take_from_source(game: GameState, seat: int, action: Action, left: i64) -> None:
    """Draw from the source that knows the action."""
    for source in game.ruleset.sources:
        if action in source.actions(game.ruleset):
            source.take(game, seat, action, left)
            return


def source_refusal(game: GameState, seat: int, action: Action, *, first: bool) -> Refusal | None:
    """Return why an action that is neither of the row nor of the deck cannot be done, or None if it can."""
    for source in game.ruleset.sources:
        if action in source.actions(game.ruleset):
            return source.refusal(game, seat, action, first=first)
    return NOT_NOW


def has_source(game: GameState, seat: int) -> bool:
    """Return True if a source other than market and deck has a further card."""
    if not game.ruleset.sources:
        return False
    found: list[Action] = []
    for source in game.ruleset.sources:
        source.add_options(game, seat, found, first=False)
    return len(found) > 0


def has_next(game: GameState) -> bool:
    """Return whether a legal further card exists; if not the turn ends with the cards drawn (usa R16)."""
    deck = game.deck
    if deck.stock.size + deck.discards.size > 0:
        return True
    for kind in game.ruleset.kinds:
        if kind.may_be_second and deck.market_counts.counts[kind.id]:
            return True
    return False


def draw_details(action: Action) -> dict[str, Any]:
    """Return parameters for the sentence of a refusal."""
    return {"kind": action.kind.key} if isinstance(action, DrawFaceUp) else {}


def target_refusal(verb: DrawVerb, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
    """Return why neither the deck nor a kind can be drawn from."""
    for action in verb.actions(game.ruleset):
        if target in action.targets():
            return (verb.refusal(game, seat, action) or NOT_NOW), draw_details(action)
    return None
