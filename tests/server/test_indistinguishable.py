"""Nothing sent to anybody depends on what they may not know.

Every frame and body made from the full game equals, byte for byte, the one made from a game that was dealt from the
recipient's own view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.sample import any_option, build, save

import fogg
from fogg.rules import Chance, Game
from fogg.server.protocol.frames import Facts, encoder
from fogg.server.setup import Chair, TableSetup
from fogg.server.store.rows import Created, Joined, Started, make_row
from fogg.server.tables.card import card_of
from fogg.server.tables.facts import Around, facts_of
from fogg.server.tables.frames import Sight, seen_through, snapshot, update
from fogg.server.tables.position import Memory, placed
from fogg.server.tables.records import own_view
from fogg.server.tables.state import TableState

NOW = 1_800_000_000.0
EVERY = 10  # decisions between two looks
GAMES = [(edition, players) for edition in fogg.playable() for players in fogg.load(edition).players]


def table_of(edition: str, players: int, seed: int) -> TableState:
    """A table that has just begun, with two people on one device where there are three or more."""
    chairs = tuple(Chair("hot" if n == 1 and players > 2 else "me" if n == 0 else "open") for n in range(players))
    created = Created(TableSetup(edition, chairs), "host", 1, f"{seed:x}", "1", "committed")
    state = TableState("t", fogg.ruleset(edition), created, NOW)
    people = [f"p{n}" for n in range(players)]
    bodies: list[Any] = [created]
    bodies += [Joined(n, p, "p0" if n < 2 else p, "blue") for n, p in enumerate(people)]
    bodies.append(Started(tuple(range(players))))
    for body in bodies:
        state.apply(make_row("t", state.seq + 1, NOW, body, person=None, command=None, before=state.checksum), body)
    return state


def facts(state: TableState, game: Game, person: str | None) -> Facts:
    """The facts of the table, with its game replaced."""
    real, state.game = state.game, game
    try:
        return facts_of(state, Around(), person, str.title, NOW, "board")
    finally:
        state.game = real


def listed(state: TableState, game: Game) -> bytes:
    """The table's line in lists, with its game replaced."""
    real, state.game = state.game, game
    try:
        return encoder.encode(card_of(state))
    finally:
        state.game = real


def sight(state: TableState, game: Game, seat: int | None, undo: int, assist: int = 1) -> Sight:
    """What somebody at a seat sees of that game at that table."""
    result = game.result
    standings = None if result is None else placed(result, state.resigned, teams=state.ruleset.team_size > 1)
    seen = seen_through(
        game, seat, undo=undo, assist=assist, liveries=state.liveries, result=standings, memory=Memory()
    )
    return Sight(seen, facts(state, game, None if seat is None else f"p{seat}"), (), ())


def refusals(game: Game, seat: int | None) -> list[Any]:
    """Why nothing can be done to a sample of targets, and why a sample of actions is refused."""
    if seat is None:
        return []
    targets = [f"route:{route.key}" for route in game.ruleset.board.routes[::5]]
    targets += ["deck", "tickets", f"city:{game.ruleset.board.cities[0].key}"]
    actions = game.ruleset.actions
    whys = [game.refusal(seat, about) for about in (*targets, *actions[:: len(actions) // 20 + 1])]
    return [None if why is None else (why.rule, why.message) for why in whys]


def positions(state: TableState, seed: int) -> Iterator[Game]:
    """A whole game, after each decision."""
    game = state.game
    assert game is not None
    stream = Chance(seed).stream("players")
    policies = (build, save, any_option)
    while not game.over:
        actors = game.actors
        seat = actors[stream.below(len(actors))]
        game.play(seat, policies[seat % len(policies)](game, seat, stream))
        yield game


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_what_is_sent_can_be_made_from_what_the_recipient_knows(edition: str, players: int) -> None:
    seed = 7 + players
    print("seed", seed)
    state = table_of(edition, players, seed)
    before: dict[int | None, tuple[Sight, Sight]] = {}
    for number, game in enumerate(positions(state, seed)):
        if number % EVERY > 1 and not game.over:
            continue  # two looks in a row: the second has an event frame of one decision
        for seat in (*range(players), None):
            undo = 0 if seat is None else game.undoable(seat)
            twin = game.view(seat).determinize(Chance(number))
            full, known = sight(state, game, seat, undo), sight(state, twin, seat, undo)
            assert encoder.encode(snapshot(1, full)) == encoder.encode(snapshot(1, known))
            if number % EVERY == 1:
                old = before[seat]
                assert encoder.encode(update(2, old[0], full)) == encoder.encode(update(2, old[1], known))
            before[seat] = full, known
            if number % (3 * EVERY) == 0:
                bare = (snapshot(1, sight(state, one, seat, undo, assist=0)) for one in (game, twin))
                assert len({encoder.encode(frame) for frame in bare}) == 1
            assert listed(state, game) == listed(state, twin)
            assert refusals(game, seat) == refusals(twin, seat)
            real, state.game = state.game, twin
            body = own_view(state, seat)
            state.game = real
            assert own_view(state, seat) == body


def test_the_comparison_would_see_a_leak() -> None:
    """If another's hand got into a frame, the twin's frame would differ: it deals other cards."""
    state = table_of("usa", 2, 3)
    assert state.game is not None
    for _ in zip(range(40), positions(state, 3), strict=False):
        pass
    twin = state.game.view(0).determinize(Chance(1))
    assert twin.view(1).hand != state.game.view(1).hand
