"""Technologies in the tests of United Kingdom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.factory import forms, position
from tests.rules.usa.helpers import Form

import fogg
from fogg.modules.technologies.display import Display, Technology
from fogg.modules.technologies.rules import Technologies

EDITION = "uk"
ADVANCED = {"advanced_technologies": True}
WALES, IRELAND, SCOTLAND = "wales_concession", "ireland_france_concession", "scotland_concession"
STOKER, BOILER, PROPELLERS = "mechanical_stoker", "superheated_steam_boiler", "propellers"
BOOSTER, LAGGING, TURBINES = "booster", "boiler_lagging", "steam_turbines"
HEADING, RIGHT_OF_WAY = "double_heading", "right_of_way"
THERMO, TENDERS, CONTRACTS = "thermocompressor", "water_tenders", "risky_contracts"
BEAM, DIESEL = "equalising_beam", "diesel_power"
STANDARD = [WALES, IRELAND, SCOTLAND, STOKER, BOILER, PROPELLERS, BOOSTER, LAGGING, TURBINES, HEADING, RIGHT_OF_WAY]
NEEDED = [WALES, IRELAND, SCOTLAND, STOKER, BOILER, PROPELLERS]
NEW_YORK = "new_york-southampton"
DECLINE: Form = {"do": "decline"}
THREE: Form = {"do": "draw-three"}


def table(owned: Mapping[int, Iterable[str]] | None = None, *, advanced: bool = False, **more: Any) -> fogg.Game:
    """Return a position in which the seats own these technologies."""
    settings = {**more.pop("settings", {}), **(ADVANCED if advanced else {})}
    game = position(EDITION, settings=settings, **more)
    for seat, keys in (owned or {}).items():
        for key in keys:
            technology = card(game, key)
            assert display(game).left[technology.id], f"no {key} left"
            display(game).left[technology.id] -= 1
            display(game).owned[seat] |= technology.bit
    return game


def module(game: fogg.Game) -> Technologies:
    """Return the rule module of that game."""
    (found,) = [m for m in game.ruleset.modules if isinstance(m, Technologies)]
    return found


def display(game: fogg.Game) -> Display:
    """Return where the technologies lie."""
    return module(game).display(game)


def card(game: fogg.Game, key: str) -> Technology:
    return module(game).card(key)


def left(game: fogg.Game, key: str) -> int:
    """Return the number of copies that are for sale, as everybody sees it."""
    pieces = [p for p in game.view(None).pieces if p.place == f"technology:{key}" and p.seat < 0]
    return pieces[0].n if pieces else 0


def owns(game: fogg.Game, seat: int) -> list[str]:
    """Return what a seat owns, as everybody sees it."""
    return [p.place.partition(":")[2] for p in game.view(None).pieces if p.kind == "technology" and p.seat == seat]


def buy(key: str) -> Form:
    return {"do": "buy", "technology": key}


def sets(n: int) -> Form:
    return {"do": "substitutes", "sets": n}


def give(kind: str) -> Form:
    return {"do": "give", "kind": kind}


def diesel(fewer: int) -> Form:
    return {"do": "diesel", "fewer": fewer}


def pays(game: fogg.Game, seat: int, *answers: Form) -> None:
    """Play the links of a payment one after the other; afterwards it is paid."""
    for answer in answers:
        assert game.step.name() in ("substitutes", "give", "diesel")
        game.play(seat, answer)
    assert not game.agenda or game.step.name() not in ("substitutes", "give", "diesel")


def buys(game: fogg.Game, seat: int, key: str) -> None:
    """Buy a technology with locomotives only."""
    game.play(seat, buy(key))
    if game.step.name() == "substitutes":
        game.play(seat, sets(0))
    assert key in owns(game, seat)


def buyable(game: fogg.Game, seat: int) -> set[str]:
    """Return the technologies that the seat can buy."""
    return {str(form["technology"]) for form in forms(game, seat) if form["do"] == "buy"}


def claimable(game: fogg.Game, seat: int) -> set[str]:
    """Return the routes that the seat can claim."""
    return {str(form["route"]) for form in forms(game, seat) if form["do"] == "claim"}


def turn_of(game: fogg.Game, seat: int) -> bool:
    """Return whether that seat has its turn, seen from everywhere."""
    views = [game.view(other).data.snapshot for other in (None, *range(len(game.players)))]
    return all(view.current == seat and [name for name, _ in view.agenda] == ["turn"] for view in views)


def discarded(game: fogg.Game) -> dict[str, int]:
    """Return the cards in the discards."""
    counts = game.deck.discards.listed()
    return {kind.key: counts[kind.id] for kind in game.ruleset.kinds if counts[kind.id]}
