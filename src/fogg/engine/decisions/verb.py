"""A verb: one of the things a seat may do with its turn. Modules add verbs or replace them, and sources of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from fogg.engine.decisions.action import A, Action
from fogg.engine.decisions.fields import kebab
from fogg.engine.decisions.refusal import NOT_NOW, Refusal

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset


UNCOUNTED: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[A]):
    """One kind of action in a turn. Stateless; one object per ruleset."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name()}>"

    def name(self) -> str:
        """Return the word for it, by which it can be replaced: by default the name of its class, `build-station`."""
        return kebab(type(self).__name__, "Verb")

    def actions(self, ruleset: Ruleset) -> list[Action]:
        """Return its part of the action space."""
        raise NotImplementedError

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        """Append every legal action: by default all of its actions that `refusal` lets pass."""
        for action in game.ruleset.actions_by_verb[self.name()]:
            if self.refusal(game, seat, action) is None:
                options.append(action)

    def count(self, game: GameState, seat: int) -> i64:
        """Return how many actions are legal, where that is quicker than listing them; by default UNCOUNTED."""
        return UNCOUNTED

    def nth(self, game: GameState, seat: int, n: i64) -> Action:
        """Return the n-th action that `add_options` would append, for a verb that counts them."""
        raise NotImplementedError

    def is_open(self, game: GameState, seat: int) -> bool:
        """Return whether the seat may have a choice here, by public information.
        Asked of late verbs only.
        """
        return True

    def refusal(self, game: GameState, seat: int, action: A) -> Refusal | None:
        """Return why that action of the verb is not legal, or None if it is."""
        return NOT_NOW

    def do(self, game: GameState, seat: int, action: A) -> None:
        """Carry out a legal action. The step of the turn is already off the agenda."""
        raise NotImplementedError

    def details(self, game: GameState, seat: int, action: A) -> dict[str, Any]:
        """Return parameters for the sentence of a refusal."""
        return {}

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        """Return why nothing of this verb can be done to the target; None if none of its actions touches it."""
        for action in game.ruleset.actions_by_verb[self.name()]:
            if target in action.targets():
                why = self.refusal(game, seat, action)
                if why is not None:
                    return why, self.details(game, seat, action)
        return None

    def immediate_points(self, game: GameState, seat: int, action: A) -> int:
        """Return the points that a legal action brings at once."""
        return 0


AnyVerb = Verb[Any]  # a verb of any action


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSource:
    """A source of cards other than market and deck: a module's second deck, three hidden cards at once, ...

    What a source says of further cards (`first=False`) must be public, as the draw ends where there are none.
    """

    def actions(self, ruleset: Ruleset) -> list[Action]:
        """Return its part of the action space."""
        raise NotImplementedError

    def add_options(self, game: GameState, seat: int, options: list[Action], *, first: bool) -> None:
        """Append what can be drawn here, as the first card of a turn or as a later one."""
        raise NotImplementedError

    def refusal(self, game: GameState, seat: int, action: Action, *, first: bool) -> Refusal | None:
        """Return why an action of this source cannot be done now."""
        return NOT_NOW

    def take(self, game: GameState, seat: int, action: Action, left: i64) -> None:
        """Draw; then `draw.continue_draw(game, seat, left)` with the number of cards still to be drawn."""
        raise NotImplementedError
