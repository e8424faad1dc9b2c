"""The part of an observation that rule modules tell: their steps, pieces, counters, cards that lie aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i16, i64

from fogg.bots.observation.blocks import CORE_STEPS, piece_kinds, told_by
from fogg.engine.cards import CARDS
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.bots.observation.blocks import ObservationSpec
    from fogg.engine import Game, Ruleset
    from fogg.engine.decisions import AnyStep
    from fogg.engine.ruleset import Module

LARGEST: Final[i64] = 32767


class PieceBlock:
    """The pieces of one kind: where the block begins, and the number of each place."""

    def __init__(self, offset: int, places: dict[str, int]) -> None:
        self.offset: i64 = offset
        self.width: i64 = len(places)
        self.places: dict[str, int] = places


class CounterBlock:
    """The numbers of a module for each seat; `display` is the place of what it displays, or -1."""

    def __init__(self, module: Module, offset: int, names: list[str], display: int) -> None:
        self.module: Module = module
        self.offset: i64 = offset
        self.names: dict[str, int] = {name: i for i, name in enumerate(names)}
        self.display: i64 = display


class ModuleNumbers:
    """Writes what modules tell into the numbers of an observer; that of a plain ruleset has only the step."""

    def __init__(self, ruleset: Ruleset, spec: ObservationSpec, numbers: vec[i16]) -> None:
        self.ruleset: Ruleset = ruleset
        self.players: i64 = spec.players
        self.numbers: vec[i16] = numbers
        self.steps: dict[str, int] = {name: i for i, name in enumerate(ruleset.step_readers)}
        self.routes: dict[str, int] = {route.key: int(route.id) for route in ruleset.board.routes}
        self.cities: dict[str, int] = {city.key: int(city.id) for city in ruleset.board.cities}
        self.at_step: i64 = place(spec, "step")
        self.at_route: i64 = place(spec, "step_route")
        self.at_number: i64 = place(spec, "step_number")
        self.at_city: i64 = place(spec, "step_city")
        self.at_aside: i64 = place(spec, "aside")
        self.at_common: i64 = place(spec, "common")
        self.pieces: dict[str, PieceBlock] = {}
        for kind, where in piece_kinds(ruleset).items():
            keys = self.cities if where == "city" else self.routes
            places = {f"{where}:{key}": number for key, number in keys.items()}
            self.pieces[kind] = PieceBlock(place(spec, f"pieces.{kind}"), places)
        self.counters: list[CounterBlock] = []
        for told in told_by(ruleset, spec.players):
            if told.seats:
                first = place(spec, f"counters.{told.name}")
                shown = place(spec, f"display.{told.name}")
                self.counters.append(CounterBlock(told.module, first, list(told.names), shown))

    def write(self, game: Game, seat: int) -> None:
        """Write everything that modules tell a seat."""
        self.write_step(game, seat)
        if self.pieces:
            self.write_pieces(game, seat)
        for counter in self.counters:
            self.write_counter(counter, game, seat)
        if self.at_aside >= 0:
            self.write_aside(game, seat)
        if self.at_common >= 0:
            self.write_common(game, seat)

    def write_step(self, game: Game, seat: int) -> None:
        """Write the step to be decided as the seat sees it, and what it is about."""
        step = seen_step(game, seat)
        number = self.steps.get(step.name(), -1)
        if number < 0:
            return  # the game is over
        self.numbers[self.at_step + i64(number)] = 1
        if number < CORE_STEPS:
            return
        self.numbers[self.at_number] = i16(i64(step.price() + step.extra_wilds()))
        form = step.to_json()
        claim = form.get("claim")
        self.mark(form.get("route"), self.routes, self.at_route)
        self.mark(form.get("city"), self.cities, self.at_city)
        if isinstance(claim, dict):
            self.mark(claim.get("route"), self.routes, self.at_route)
        trail = step.trail(game)
        for passed in trail:
            if passed.startswith("route:"):
                self.mark(passed[6:], self.routes, self.at_route)
        if trail:
            self.mark(trail[-1].removeprefix("city:"), self.cities, self.at_city)

    def mark(self, key: Any, keys: dict[str, int], where: i64) -> None:
        """Write a 1 for the route or city of that key, if it is one."""
        if isinstance(key, str) and key in keys:
            self.numbers[where + i64(keys[key])] = 1

    def write_pieces(self, game: Game, seat: int) -> None:
        """Write how many pieces of each kind stand in each place."""
        numbers = self.numbers
        for module in self.ruleset.on_pieces:
            for piece in module.pieces(game):
                block = self.pieces.get(piece.kind)
                if block is not None and piece.place in block.places:
                    owner: i64 = piece.seat
                    row = self.players if owner < 0 else (owner - seat + self.players) % self.players
                    numbers[block.offset + row * block.width + i64(block.places[piece.place])] += i16(i64(piece.n))

    def write_counter(self, counter: CounterBlock, game: Game, seat: int) -> None:
        """Write the numbers in the ledger of a module."""
        numbers = self.numbers
        ledger = counter.module.ledger(game, seat, None)
        if ledger is None:
            return
        players = self.players
        k: i64
        for k in range(players):
            entry = ledger.seats[(seat + k) % players]
            at = counter.offset + k
            if entry.n is not None:
                numbers[at] = i16(within(entry.n))
            names = counter.names
            if names:
                for thing in entry.things:
                    if thing in names:
                        numbers[at + players * i64(names[thing] + 1)] += 1
                for kind, n in (*entry.kinds, *entry.cards):
                    if kind in names:
                        numbers[at + players * i64(names[kind] + 1)] += i16(within(n))
        if counter.display >= 0:
            for card in ledger.display:
                if card.kind in counter.names:
                    numbers[counter.display + i64(counter.names[card.kind])] += 1

    def write_aside(self, game: Game, seat: int) -> None:
        """Write the cards in places of modules that the seat sees into."""
        numbers = self.numbers
        for module in self.ruleset.on_zones:
            for zone in module.zones(game):
                if zone.pool == CARDS and zone.seen_by(seat):
                    for kind, n in enumerate(zone.contents()):
                        numbers[self.at_aside + i64(kind)] += i16(i64(n))

    def write_common(self, game: Game, seat: int) -> None:
        """Write the cards that the seat can pay with and that are not in its hand."""
        held = game.available_cards(seat)
        hand = game.players[seat].hand.counts
        kind: i64
        for kind in range(len(hand)):
            self.numbers[self.at_common + kind] = i16(held[kind] - hand[kind])


def seen_step(game: Game, seat: int) -> AnyStep:
    """Return the step to be decided, as far as the seat may know it."""
    seen = game.step.seen_by(game, seat)
    if seen is not None:
        return seen
    for step in reversed(game.later):
        seen = step.seen_by(game, seat)
        if seen is not None:
            return seen
    return game.step


def place(spec: ObservationSpec, name: str) -> int:
    """Return where a block begins; -1 if the ruleset does not have it."""
    block = spec.block(name)
    return -1 if block is None else block.offset


def within(n: int) -> i64:
    """Return a number that can be written."""
    number: i64 = n
    return number if number <= LARGEST else LARGEST
