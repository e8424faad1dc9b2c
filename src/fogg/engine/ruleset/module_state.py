"""The state of a module in a game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from fogg.engine.cards.deck import Deck
from fogg.engine.chance import Stream
from fogg.engine.decisions.fields import copy_of, state_json


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a module in a game.

    Copies and JSON forms follow from its fields (`engine/decisions/fields.py`). Numbers, text, lists and dictionaries
    are public; piles and decks must lie in zones, which say who sees them. A state that is copied in hot paths
    overrides `copy`.
    """

    def copy(self) -> State:
        """Return an independent copy."""
        twin = copy_of(self)
        assert isinstance(twin, State)
        return twin

    def to_json(self) -> Any:
        """Return the public state as JSON; `Module.read_state` restores the state from it."""
        return state_json(self)

    def secrets(self) -> tuple[str, ...]:
        """Return the names of fields that are not public; zones of the module say who sees them."""
        return ()

    def decks(self) -> list[Deck]:
        """Return its own decks, so that their events are sent and cards they reveal cannot be taken back."""
        return []

    def streams(self) -> list[Stream]:
        """Return its own random streams, other than those of its decks, so that a stored game continues them."""
        return []

    def use_streams(self, streams: list[Stream]) -> None:
        """Continue with these streams instead of those from `streams`."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.to_json()}>"


class NoState(State):
    """The state of a module that remembers nothing."""

    def copy(self) -> State:
        return self

    def to_json(self) -> Any:
        return None


NO_STATE: Final = NoState()
