"""The same position with another future: for what could still have happened in a game that is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.chance import Chance

if TYPE_CHECKING:
    from fogg.engine.game.game import Game


def other_future(game: Game, chance: Chance) -> Game:
    """Return a copy without history in which everything lies where it lies, and all that is drawn from now on
    comes from `chance`.
    """
    twin = game.position([])
    stream = chance.stream("future")
    twin.chance = chance
    twin.deck.stream = stream.split()
    twin.ticket_stream = stream.split()
    for state in twin.module_states:
        for deck in state.decks():
            deck.stream = stream.split()
        state.use_streams([stream.split() for _ in state.streams()])
    return twin
