"""Snapshots of a position for a seat: each field is asked for by name, and nothing else gets into a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.cards.zone import PileZone, Zone
from fogg.engine.decisions.step import AnyStep
from fogg.engine.decisions.turn import AfterActionStep, TurnStep
from fogg.engine.views.snapshot import SeatSnapshot, ZoneSnapshot
from fogg.engine.views.zones import zones_of

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState


def snapshot_for(game: GameState, seat: int) -> SeatSnapshot:
    """Return what that seat (-1: a spectator) sees."""
    return SeatSnapshots(game).of(seat)


class SeatSnapshots:
    """Snapshots of a position for all seats. Common parts are made once; use it before the game continues."""

    def __init__(self, game: GameState) -> None:
        self.game = game
        self.zones = zones_of(game)
        self.closed: list[ZoneSnapshot | None] = [None] * len(self.zones)  # made for the first who asks
        self.open: list[ZoneSnapshot | None] = [None] * len(self.zones)  # as those see it who may look into it
        self.owners: tuple[int, ...] = tuple(game.owners)
        self.trains = tuple([int(player.trains) for player in game.players])
        self.scores = tuple([int(player.score) for player in game.players])
        self.routes = tuple([tuple(player.routes) for player in game.players])
        self.market: tuple[int, ...] = tuple(game.deck.market)
        self.layers = (tuple(game.tickets.sizes), tuple(game.tickets.makers))
        self.box = (tuple(game.box.sizes), tuple(game.box.makers))
        self.tickets_left = game.ruleset.dealer.left(game)
        self.lines = tuple(game.lines)
        self.module_states = tuple([state.to_json() for state in game.module_states])

    def of(self, seat: int) -> SeatSnapshot:
        """Return what that seat (-1: a spectator) sees."""
        seen = [step.seen_by(self.game, seat) for step in self.game.agenda]
        steps = without_after_action([step for step in seen if step is not None])
        return self.sight(steps, [self.zone(i, seat) for i in range(len(self.zones))])

    def everything(self) -> SeatSnapshot:
        """Return the position with all that is hidden in it."""
        return self.sight(list(self.game.agenda), [self.opened(i) for i in range(len(self.zones))])

    def sight(self, steps: list[AnyStep], zones: list[ZoneSnapshot]) -> SeatSnapshot:
        """Return the position with those steps and zones."""
        game = self.game
        return SeatSnapshot(
            current=game.current,
            turns=game.turns,
            passes=game.passes,
            final_turns=game.final_turns,
            over=game.over,
            agenda=tuple([(step.name(), step.to_json()) for step in steps]),
            owners=self.owners,
            trains=self.trains,
            scores=self.scores,
            routes=self.routes,
            market=self.market,
            reshuffles=int(game.deck.reshuffles),
            layers=self.layers,
            box=self.box,
            tickets_left=self.tickets_left,
            zones=tuple(zones),
            lines=self.lines,
            module_states=self.module_states,
        )

    def zone(self, number: int, seat: int) -> ZoneSnapshot:
        """Return a zone as that seat sees it."""
        if self.zones[number].seen_by(seat):
            return self.opened(number)
        known = self.closed[number]
        if known is None:
            zone = self.zones[number]
            known = ZoneSnapshot(zone.size(), None, floor_of(zone))
            self.closed[number] = known
        return known

    def opened(self, number: int) -> ZoneSnapshot:
        """Return a zone as those see it who may look into it."""
        known = self.open[number]
        if known is None:
            zone = self.zones[number]
            known = ZoneSnapshot(zone.size(), zone.seen(), floor_of(zone))
            self.open[number] = known
        return known


def floor_of(zone: Zone) -> tuple[int, ...] | None:
    """Return the publicly known minimum of its contents."""
    floor = zone.floor if isinstance(zone, PileZone) else None
    return None if floor is None else tuple(floor.counts)


def without_after_action(steps: list[AnyStep]) -> list[AnyStep]:
    """Return the steps without a late one below a turn:
    where a turn stands in for a draft, its action is not done yet.
    """
    kept: list[AnyStep] = []
    for step in steps:
        if kept and isinstance(kept[-1], AfterActionStep) and isinstance(step, TurnStep):
            kept.pop()
        kept.append(step)
    return kept
