"""A step: something that must be decided next. The agenda of a game is a stack of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr

from fogg.engine.chance import Stream
from fogg.engine.decisions.action import A, Action
from fogg.engine.decisions.fields import kebab, step_json
from fogg.engine.decisions.refusal import NOT_NOW, Refusal

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.words.message import Message

StepForm = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[A]):
    """A decision: who may act, the options, and what each does. Steps are immutable and are shared by copies.

    `do` takes the step off the agenda itself (`game.pop_step()`), and may put others on it (`game.push_step`).
    """

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.to_json()}>"

    def name(self) -> str:
        """Return the name under which its JSON form is read back: by default that of its class, `move-monster`."""
        return kebab(type(self).__name__, "Step")

    def actors(self) -> list[int]:
        """Return the seats that may act."""
        return [self.seat]

    def may_act(self, seat: int) -> bool:
        return seat == self.seat

    def options(self, game: GameState, seat: int) -> list[Action]:
        """Return every legal action of that seat, without duplicates; by default all that `refusal` lets pass."""
        return [action for action in game.ruleset.actions if self.refusal(game, seat, action) is None]

    def pick(self, game: GameState, seat: int, stream: Stream) -> Action:
        """Return one of the options, each equally likely: the one whose number is the stream's next below their count.

        By default they are listed; a step that can count them need not.
        """
        options = self.options(game, seat)
        return options[stream.below(len(options))]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        """Return why that action is not among the options, or None if it is."""
        return NOT_NOW

    def do(self, game: GameState, seat: int, action: A) -> None:
        """Carry out an action that is among the options."""
        raise NotImplementedError

    def details(self, game: GameState, seat: int, action: A) -> dict[str, Any]:
        """Return parameters for the sentence of a refusal of this step."""
        return {}

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        """Return why nothing can be done to a target that no option touches.

        By default the reason against the first action that touches it, if the step has one.
        """
        action: Any
        for action in game.ruleset.actions:
            if target in action.targets():
                why = self.refusal(game, seat, action)
                if why is not None and why is not NOT_NOW:
                    return why, self.details(game, seat, action)
        return NOT_NOW, {}

    def immediate_points(self, game: GameState, seat: int, action: A) -> int:
        """Return the points that an option brings at once."""
        return 0

    def trail(self, game: GameState) -> list[str]:
        """Return the places of what is planned so far (`city:berlin`, `route:berlin-hamburg`), in their order."""
        return []

    def so_far(self, game: GameState, seat: int) -> Message | None:
        """Return what is planned so far, for players; None where nothing is."""
        return None

    def price(self) -> int:
        """Return the number of cards must be paid, where that is the question."""
        return 0

    def extra_wilds(self) -> int:
        """Return the number of wild cards a claim costs here on top of the route's price."""
        return 0

    def has_answered(self, seat: int) -> bool:
        """Return whether that seat has made its choice, which waits for others'."""
        return False

    def retract(self, game: GameState, seat: int) -> None:
        """Take a held choice back."""

    def nothing_to_decide(self, game: GameState) -> bool:
        """Return True if public information leaves no choice; the step is then skipped."""
        return False

    def seen_by(self, game: GameState, seat: int) -> AnyStep | None:
        """Return what that seat (-1: a spectator) may know of the step:
        the step itself, a stand-in, or nothing.
        """
        return self

    def to_json(self) -> StepForm:
        """Return its fields in JSON, without the name."""
        return step_json(self)


AnyStep = Step[Any]  # a step of any action


class NothingStep(Step[Action]):
    """Stands for the step of a game in which nothing is to be decided."""

    def name(self) -> str:
        return ""

    def actors(self) -> list[int]:
        return []

    def may_act(self, seat: int) -> bool:
        return False

    def options(self, game: GameState, seat: int) -> list[Action]:
        return []


NOTHING: Final[AnyStep] = NothingStep(-1)
