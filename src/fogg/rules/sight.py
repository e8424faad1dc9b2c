# interpreted: a msgspec struct, which crosses processes
"""What a seat sees of a position, field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fogg.rules.counts import listed
from fogg.rules.step import Step
from fogg.rules.turn import LateStep, TurnStep
from fogg.rules.zone import PileZone, Zone
from fogg.rules.zones import zones_of
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.rules.game import Game


class ZoneSight(msgspec.Struct, frozen=True, array_like=True):
    """A zone as a seat sees it: how much lies there, what (if it may know), and what is known to lie there at least."""

    size: int
    contents: tuple[int, ...] | None
    floor: tuple[int, ...] | None


class Sight(msgspec.Struct, frozen=True):
    """A position as a seat sees it."""

    current: int
    turns: int
    passes: int
    final_turns: int
    over: bool
    agenda: tuple[tuple[str, dict[str, Any]], ...]  # name and form of each step, as far as the seat may know it
    owners: tuple[int, ...]
    trains: tuple[int, ...]
    scores: tuple[int, ...]
    routes: tuple[tuple[int, ...], ...]
    row: tuple[int, ...]
    reshuffles: int
    layers: tuple[tuple[int, ...], tuple[int, ...]]  # sizes of the layers of tickets, and who made them
    box: tuple[tuple[int, ...], tuple[int, ...]]
    tickets_left: int  # how many can still be drawn
    zones: tuple[ZoneSight, ...]
    lines: tuple[ScoreLine, ...]
    extras: tuple[Any, ...]


def see(game: Game, seat: int) -> Sight:
    """What that seat (-1: a spectator) sees."""
    seen = [step.seen_by(game, seat) for step in game.agenda]
    steps = without_late([step for step in seen if step is not None])
    return Sight(
        current=game.current,
        turns=game.turns,
        passes=game.passes,
        final_turns=game.final_turns,
        over=game.over,
        agenda=tuple((step.name(), step.form()) for step in steps),
        owners=tuple(listed(game.owners)),
        trains=tuple(int(player.trains) for player in game.players),
        scores=tuple(int(player.score) for player in game.players),
        routes=tuple(tuple(player.routes) for player in game.players),
        row=tuple(listed(game.deck.row)),
        reshuffles=int(game.deck.reshuffles),
        layers=(tuple(game.tickets.sizes), tuple(game.tickets.makers)),
        box=(tuple(game.box.sizes), tuple(game.box.makers)),
        tickets_left=game.ruleset.dealer.left(game),
        zones=tuple(zone_sight(zone, seat) for zone in zones_of(game)),
        lines=tuple(game.lines),
        extras=tuple(state.form() for state in game.extras),
    )


def without_late(steps: list[Step]) -> list[Step]:
    """The steps without a late one below a turn: where a turn stands in for a draft, its action is not done yet."""
    kept: list[Step] = []
    for step in steps:
        if kept and isinstance(kept[-1], LateStep) and isinstance(step, TurnStep):
            kept.pop()
        kept.append(step)
    return kept


def zone_sight(zone: Zone, seat: int) -> ZoneSight:
    """A zone as that seat sees it."""
    floor = zone.floor if isinstance(zone, PileZone) else None
    contents = tuple(zone.contents()) if zone.seen_by(seat) else None
    return ZoneSight(zone.size(), contents, None if floor is None else tuple(floor.listed()))
