"""Nothing sent to anybody depends on what they may not know.

Every frame and body made from the full game equals, byte for byte, the one made from a game that was dealt from the
recipient's own view; and so do the log and the metrics of a decision, and what a forwarding node passes on.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from tests.sample import any_option, build, save
from tests.server.fake import FakeClock
from tests.server.fleet.hop import carried
from tests.server.twins import Recipient, Stand, at_once, begun, table_with

import fogg
from fogg.board.catalog import describe
from fogg.engine import Chance, Game
from fogg.engine.ruleset import waits_for
from fogg.server.broadcast.table_card import card_of
from fogg.server.protocol.commands import AskNotes, AskWhy, Play
from fogg.server.protocol.frames import Refused, encoder
from fogg.server.registry.downloads import own_view
from fogg.server.request_refusal import RequestRefused
from fogg.server.table import playing as play
from fogg.server.table.table import Table
from fogg.server.table.table_setup import Setting
from fogg.server.table.table_state import TableState

EVERY = int(os.environ.get("FOGG_LOOK_EVERY", "40"))  # decisions between two looks; `make soak` looks more often
PASSED_ON = os.environ.get("FOGG_HOP", "new_york")  # through a forwarding node, too; 1: all editions
CHANGING = ("advanced_technologies", "literal")  # settings that change the course of a game
SELDOM = 2 * EVERY  # between two of the costlier ones
EVERYWHERE = ("alvin_dexter", "warehouses_depots")  # add-ons of all boards: looked at on two of them
GAMES: list[tuple[str, int, str | None, dict[str, Setting], tuple[str, ...]]] = []
for EDITION in map(describe, fogg.playable()):
    FEWEST = EDITION.players[0]
    GAMES += [(EDITION.id, players, None, {}, ()) for players in EDITION.players]
    GAMES += [(EDITION.id, FEWEST, variant.id, {}, ()) for variant in EDITION.variants]
    CHANGED: list[dict[str, Setting]] = [{one.id: not one.default} for one in EDITION.settings if one.id in CHANGING]
    GAMES += [(EDITION.id, FEWEST, None, settings, ()) for settings in CHANGED]
    ADD_ONS = [one.id for one in EDITION.add_ons if not waits_for(one.rules)]
    GAMES += [
        (EDITION.id, EDITION.players[-1], None, {}, (one,))
        for one in ADD_ONS
        if one not in EVERYWHERE or EDITION.id in ("usa", "europe")
    ]
for BOARD, ADD_ON in (("europe", "warehouses_depots"), ("usa", "alvin_dexter")):
    GAMES += [(BOARD, players, None, {}, (ADD_ON,)) for players in describe(BOARD).players[:-1]]
GAMES += [("switzerland", 3, None, {}, EVERYWHERE)]  # monsters in countries, too


def positions(game: Game, seed: int) -> Iterator[Game]:
    """Yield a whole game, after each decision."""
    stream = Chance(seed).stream("players")
    policies = (build, save, any_option)
    while not game.over:
        actors = game.actors
        seat = actors[stream.below(len(actors))]
        game.play(seat, policies[seat % len(policies)](game, seat, stream))
        yield game


def refusals(table: Table, person: str, seat: int) -> list[bytes]:
    """Return every frame that tells why something cannot be done, for a sample of targets and of actions."""
    rules = table.state.ruleset
    targets = [f"route:{route.key}" for route in rules.board.routes[::5]]
    targets += ["deck", "tickets", f"city:{rules.board.cities[0].key}"]
    frames = [encoder.encode(play.because(table, person, AskWhy("w", seat, target))) for target in targets]
    noted = [target for target in targets if target.startswith("route:")]
    frames += [encoder.encode(play.notes(table, person, AskNotes("n", seat, target))) for target in noted]
    game = table.state.game
    assert game is not None
    legal = {option.id for option in game.options(seat)}
    for action in rules.actions[:: len(rules.actions) // 20 + 1]:
        if action.id not in legal:
            try:
                at_once(play.command(table, person, Play("c", seat, table.seen(seat).ask or "", action.id)))
            except RequestRefused as error:
                frames.append(encoder.encode(Refused("c", error.code, error.why, error.rule, error.retry)))
    return frames


def traces(state: TableState, game: Game, person: str, seat: int) -> tuple[list[Any], bytes]:
    """Return what the log and the metrics say after a decision that both the full game and its twin allow."""
    stand = Stand()
    table = table_with(state, game.copy(), stand)
    ask = table.seen(seat).ask
    assert ask is not None
    with structlog.testing.capture_logs() as logs:
        at_once(play.command(table, person, Play("c", seat, ask, game.options(seat)[0].id)))
    return logs, stand.metrics.text()


@pytest.mark.parametrize(("edition", "players", "variant", "settings", "add_ons"), GAMES)
def test_what_is_sent_can_be_made_from_what_the_recipient_knows(
    edition: str,
    players: int,
    variant: str | None,
    settings: dict[str, Setting],
    add_ons: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("time.time", FakeClock().now)  # metrics tell when they were begun
    seed = 7 + players
    print("seed", seed)
    state = begun(edition, players, seed, variant, settings, add_ons=add_ons)
    game = state.game
    assert game is not None
    recipients = [Recipient(person, seat) for person, seat in sockets(players)]
    full = Table(
        Stand(), state, {}
    )  # the same through the whole game: what it keeps from one position to the next counts
    for number, _ in enumerate(positions(game, seed)):
        for seat in (*range(players), None):
            full.seen(seat)
        if number % EVERY > 1 and not game.over:
            continue  # two looks in a row: the second has an event frame of one decision
        twins = {seat: game.view(seat).determinize(Chance(number)) for seat in (*range(players), None)}
        for one in recipients:
            real, known = one.look(full, twins)
            assert real == known
            if PASSED_ON in (edition, "1"):
                there = carried(real)
                assert there == carried(known) and there[0] == real
        for seat, twin in twins.items():
            known_table = table_with(state, twin)
            assert encoder.encode(card_of(full.state)) == encoder.encode(card_of(known_table.state))
            assert own_view(full.state, seat) == own_view(known_table.state, seat)
            if seat is None or game.over:
                continue
            person = state.place_of(seat).holder or ""
            assert refusals(full, person, seat) == refusals(known_table, person, seat)
            if number % SELDOM == 0 and seat in game.actors:
                assert traces(state, game, person, seat) == traces(state, twin, person, seat)


def sockets(players: int) -> list[tuple[str | None, int | None]]:
    """Return who looks through which seat: all players, a shared device, a named and a nameless spectator."""
    shared: list[tuple[str | None, int | None]] = [("p0", 0), ("p0", 1), ("p0", None)]
    return [*shared, *((f"p{seat}", seat) for seat in range(2, players)), ("eve", None), (None, None)]


def test_without_assistance_it_is_the_same() -> None:
    state = begun("usa", 3, 5, assist=0)
    game = state.game
    assert game is not None
    for number, _ in enumerate(positions(game, 5)):
        if number % SELDOM == 0:
            twins = {seat: game.view(seat).determinize(Chance(number)) for seat in (0, 1, 2, None)}
            for person, seat in sockets(3):
                real, known = Recipient(person, seat).look(table_with(state, game), twins)
                assert real == known


def test_the_comparison_would_see_a_leak() -> None:
    """A game dealt from another seat's view has other cards, and what is made from it differs."""
    state = begun("usa", 3, 3)
    assert state.game is not None
    for _ in zip(range(40), positions(state.game, 3), strict=False):
        pass
    real, known = Recipient("p2", 2).look(table_with(state, state.game), {2: state.game.view(0).determinize(Chance(1))})
    assert real != known
