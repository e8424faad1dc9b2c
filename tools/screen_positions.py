"""Positions for pictures: games that racers play from fixed seeds, and the moments of them that are worth showing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import fogg
from fogg.bots import find_bot
from fogg.bots.bot import ask
from fogg.engine.chance import Chance
from fogg.engine.views.grouped import grouped_options
from fogg.engine.views.groups import Group

Wanted = Callable[[fogg.Game], bool]
LARGEST = {edition: max(fogg.load(edition).players) for edition in fogg.playable()}
SEEDS = range(7, 60)


class Deal(NamedTuple):
    """An edition, with its variant and add-ons where there are any."""

    edition: str
    variant: str | None = None
    add_ons: tuple[str, ...] = ()


class Moment(NamedTuple):
    """A game up to a line of its record, where seat 0 is asked."""

    deal: Deal
    players: int
    record: str
    until: int


def deal_of(name: str) -> Deal:
    """Return the deal of a name such as `usa`, `nederland:no_tolls`, or `usa+alvin_dexter`."""
    plain, *add_ons = name.split("+")
    edition, _, variant = plain.partition(":")
    return Deal(edition, variant or None, tuple(add_ons))


def loaded(name: str) -> fogg.Edition:
    """Return the edition of a deal's name, with its choices made."""
    deal = deal_of(name)
    return fogg.load(deal.edition, variant=deal.variant, add_ons=deal.add_ons)


@cache
def played(name: str, players: int, seed: int, bot_name: str = "racer") -> fogg.Record:
    """Return a whole game of racers, or of other bots; the same for the same seed."""
    deal = deal_of(name)
    game = fogg.new_game(deal.edition, players, seed, variant=deal.variant, add_ons=deal.add_ons)
    bot, stream = find_bot(bot_name), Chance(seed).stream("pictures")
    while not game.over:
        seat = game.actors[0]
        game.play(seat, ask(bot, game.view(seat), game.options(seat), stream, None))
    return game.record()


def moment(edition: str, wanted: Wanted, *, players: int | None = None, seat: int = 0, late: bool = False) -> Moment:
    """Return the first (or last) moment of the first seed's game in which `seat` is asked what is wanted."""
    number = players or max(loaded(edition).players)
    for seed in SEEDS:
        record = played(edition, number, seed)
        found = [
            until
            for until, (_, game) in enumerate(record.positions())
            if not game.over and seat in game.actors and wanted(game)
        ]
        if found:
            return Moment(deal_of(edition), number, record.text(), found[-1 if late else 0])
    raise LookupError(f"no game of {edition} has such a moment")


def opening(edition: str, players: int | None = None) -> Moment:
    """Return the moment when all seats choose their first tickets."""
    return moment(edition, lambda game: is_at(game, "opening", "announce"), players=players)


def midway(edition: str, part: float = 0.6) -> Moment:
    """Return a turn when that part of the trains is on the board."""
    trains = fogg.ruleset(deal_of(edition).edition).trains
    return moment(edition, lambda game: is_at(game, "turn") and min_trains(game) <= trains * (1 - part))


def at_step(edition: str, *names: str, late: bool = False) -> Moment:
    """Seat 0 is asked one of these steps."""
    return moment(edition, lambda game: is_at(game, *names), late=late)


def last_round(edition: str) -> Moment:
    """Return the last turn of seat 0, with the last round on."""
    return moment(edition, lambda game: is_at(game, "turn") and game.final_turns >= 0)


def last_decision(edition: str, players: int | None = None) -> Moment:
    """Return the last turn of seat 0 in the game."""
    return moment(edition, lambda game: is_at(game, "turn"), players=players, late=True)


def with_gray_choice(edition: str) -> Moment:
    """Return a turn in which some gray route can be paid with many colors and with wild cards."""
    return moment(edition, lambda game: is_at(game, "turn") and any(map(is_rich, claims(game))))


def rich_claim(found: Moment) -> str:
    """Return the route of that moment that can be paid in most ways."""
    game = fogg.read_record(found.record).replay(found.until)
    return str(max(claims(game), key=lambda group: len(group.payments)).targets[0])


def claims(game: fogg.Game) -> list[Group]:
    return [group for group in grouped_options(game, 0) if group.terms is not None]


def is_rich(group: Group) -> bool:
    colors = {payment.color for payment in group.payments}
    return len(colors) >= 5 and len(group.payments) >= 9 and group.terms is not None and group.terms.cards >= 3


def is_at(game: fogg.Game, *names: str) -> bool:
    return game.step.name() in names


def min_trains(game: fogg.Game) -> int:
    return int(min(game.view(0).trains))
