"""Positions made with the server's caches are what a plain function makes of each view from nothing."""

from __future__ import annotations

import pytest
from tests.sample import PLAYABLE

import fogg
from fogg.draw.svg.mark import Mark
from fogg.draw.svg.marks import marks, seat_liveries
from fogg.engine import Chance, Game, View
from fogg.engine.views import ticket_states
from fogg.server.broadcast.position_cache import PositionCache, own_of
from fogg.server.broadcast.question import question_of
from fogg.server.broadcast.seat_position import Parts, parts_of
from fogg.server.broadcast.shared_cache import SharedCache, actors_of
from fogg.server.protocol.frames import Market, SeatCounts, Turn, encoder

BACK = 9  # one decision in nine is taken back


def plain_parts(game: Game, view: View, assist: int) -> Parts:
    """Return the parts of a position without any cache; JSON is made of structs only."""
    question = question_of(game, view)
    lines = list(view.standing()) if assist and view.seat is not None else None
    found = ticket_states(view, [*view.tickets, *view.shared], {}) if lines is not None else []
    standing = marks(view, liveries=seat_liveries(view))
    if not assist:
        standing = [Mark("ticket", mark.place, mark.owner) if mark.kind == "done" else mark for mark in standing]
    seats = range(len(view.names))
    counts = [SeatCounts(view.trains[n], view.scores[n], view.hand_size(n), view.ticket_count(n)) for n in seats]
    row = Market(view.market, view.deck_size, view.discards_size, view.tickets_left)
    sight = view.snapshot
    return {
        "turn": encoder.encode(Turn(sight.current, sight.turns, view.final_turns, sight.over, actors_of(view))),
        "seats": encoder.encode(counts),
        "market": encoder.encode(row),
        "marks": encoder.encode(standing),
        "extras": encoder.encode(view.module_states),
        "ledgers": encoder.encode(view.ledgers(lines)),
        "notes": encoder.encode(view.notes()),
        "own": encoder.encode(own_of(view, {ticket.key: state for state, ticket in found})),
        "question": b"null" if question is None else question.text,
        "undo": b"0",
        "lines": encoder.encode(lines),
        "result": b"null",
    }


class Compared:
    """Looks at positions with caches that stay, and compares what they make with what is made from nothing."""

    def __init__(self, game: Game, assist: int) -> None:
        self.assist = assist
        self.liveries = seat_liveries(game.view(None))
        self.common = SharedCache()
        self.kept: dict[int | None, PositionCache] = {}
        self.times = 0

    def look(self, game: Game, seat: int | None) -> None:
        """Look through a seat; None is a spectator."""
        view = game.view(seat)
        memory = self.kept.setdefault(seat, PositionCache(self.common))
        asked = question_of(game, view)
        cached = parts_of(view, asked, undo=0, assist=self.assist, liveries=self.liveries, result=None, memory=memory)
        plain = plain_parts(game, view, self.assist)
        assert {name for name in plain if plain[name] != cached[name]} == set(), (len(game.moves), seat)
        self.times += 1


@pytest.mark.parametrize("edition", PLAYABLE)
def test_what_is_kept_from_one_position_to_the_next_changes_nothing(edition: str) -> None:
    stream = Chance(11).stream("caches")
    game = fogg.new_game(edition, seats=4 if edition == "team_asia" else 3, seed=11)
    compared = Compared(game, assist=1 if len(edition) % 3 else 0)
    while not game.over:
        seat = stream.below(len(game.players))
        compared.look(game, None)
        compared.look(game, seat)
        actor = game.actors[stream.below(len(game.actors))]
        options = game.options(actor)
        tried = game.copy() if stream.below(BACK) == 0 else game
        tried.play(actor, options[stream.below(len(options))])
        if tried is not game and not tried.over:  # and it is taken back
            compared.look(tried, seat)
    assert compared.times > 100
