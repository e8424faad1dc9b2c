# interpreted: pickle finds these functions by name
"""Support for pickle and deepcopy of rulesets, actions, views and games: each is made again from a plain form.

Rulesets and actions exist once in a process, so they come back as the objects that are there already. A game is put
together from everything that lies in it, hidden things and the state of its chance included; it does not need the
moves that led there, so games made for simulation, from a view or by `fogg.position` can be pickled as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from fogg.engine.chance import Chance, Stream
from fogg.engine.game.game import Game
from fogg.engine.game.move import Move
from fogg.engine.game.setup import empty_game
from fogg.engine.views.determinize import fill_seen, place_pieces
from fogg.engine.views.snapshot import SeatSnapshot
from fogg.engine.views.snapshots import SeatSnapshots
from fogg.engine.views.view import View
from fogg.engine.views.zones import zones_of
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.engine.cards.deck import Deck
    from fogg.engine.decisions.action import Action
    from fogg.engine.ruleset.ruleset import Ruleset

Reduced = tuple[Any, ...]


class PickledGame(msgspec.Struct, frozen=True):
    """Everything of a game but its ruleset and what may be taken back."""

    names: list[str]
    chance: Chance
    dealt: bool
    supply: list[int]
    position: SeatSnapshot  # with all that is hidden
    decks: list[tuple[Stream, int, int]]  # of each deck: its stream, cards drawn, reshuffles
    streams: list[Stream]  # the others: of the tickets, and of modules
    listening: bool
    heard: list[list[Message]]
    told: list[int]
    moves: list[tuple[int, dict[str, Any] | None, int]]


def reduced_view(view: View) -> Reduced:
    """Return a view as its text form."""
    return restore_view, (view.text(),)


def restore_view(text: str) -> View:
    """Return the view of that text."""
    return View.read(text)


def reduced_game(game: Game) -> Reduced:
    """Return a game as its ruleset, its state, and the positions that it could go back to."""
    return restore_game, (game.ruleset, state_of(game), game.saved)


def restore_game(ruleset: Ruleset, state: PickledGame, saved: Sequence[Game]) -> Game:
    """Return the game of that state, with the same future chance."""
    game = empty_game(ruleset, state.names, state.chance, state.chance.stream("restored"))
    game.dealt = state.dealt
    game.supply = tuple(state.supply)
    place_pieces(game, state.position)
    fill_seen(zones_of(game), state.position.zones)
    for deck, (stream, drawn, reshuffles) in zip(decks_of(game), state.decks, strict=True):
        deck.stream, deck.drawn, deck.reshuffles = stream, drawn, reshuffles
    streams = iter(state.streams)
    game.ticket_stream = next(streams)
    for module_state in game.module_states:
        module_state.use_streams([next(streams) for _ in module_state.streams()])
    game.history = state.heard
    game.events_seen = tuple(state.told)
    game.moves = [Move(seat, None if do is None else ruleset.action(do), slot) for seat, do, slot in state.moves]
    game.saved = tuple(saved)
    if state.listening:
        game.listen([])
    return game


def state_of(game: Game) -> PickledGame:
    """Return the state of a game, to be compared or stored."""
    return PickledGame(
        names=game.names[:],
        chance=game.chance,
        dealt=game.dealt,
        supply=list(game.supply),
        position=SeatSnapshots(game).everything(),
        decks=[(deck.stream, int(deck.drawn), int(deck.reshuffles)) for deck in decks_of(game)],
        streams=[game.ticket_stream, *(stream for state in game.module_states for stream in state.streams())],
        listening=game.events is not None,
        heard=[ears[:] for ears in game.history],
        told=list(game.events_seen),
        moves=[(move.seat, form_of(move.action), move.slot) for move in game.moves],
    )


def form_of(action: Action | None) -> dict[str, Any] | None:
    """Return the JSON form of a move's action; None where it takes one back."""
    return None if action is None else dict(action.to_json())


def decks_of(game: Game) -> list[Deck]:
    """Return all decks of cards of a game, those of modules last."""
    return [game.deck, *(deck for state in game.module_states for deck in state.decks())]


def equal_games(one: Game, other: Game) -> bool:
    """Return True if two games are at the same position, by the same rules and moves, with the same future chance."""
    same_rules = one.ruleset is other.ruleset or one.ruleset.choice == other.ruleset.choice
    return same_rules and state_of(one) == state_of(other)
