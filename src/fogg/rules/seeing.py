"""How a seat sees a position: each field is asked for by name, and nothing else gets into a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.rules.counts import listed
from fogg.rules.sight import Sight, ZoneSight
from fogg.rules.step import Step
from fogg.rules.turn import LateStep, TurnStep
from fogg.rules.zone import PileZone, Zone
from fogg.rules.zones import zones_of

if TYPE_CHECKING:
    from fogg.rules.game import Game


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
