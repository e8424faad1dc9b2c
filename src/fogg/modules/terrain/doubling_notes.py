"""Sentences about doubling, told before a claim is paid: what it takes and pays, or why it cannot be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fogg.authoring import Claim, ClaimNote, Edition, GameState, Message, Route, Terms, claim_gain, covers

if TYPE_CHECKING:
    from fogg.modules.terrain.rules import Terrain

COLORS = "terrain_colors"
LEAVES = (
    "M12 10.5C9 5.5 5.5 5 3 6.5 6.5 6.5 9.5 8 12 10.5ZM12 10.5C15 5.5 18.5 5 21 6.5 17.5 6.5 14.5 8 12 10.5Z"
    "M12 10.5C8 9.5 5 11.5 4 15 7 12 9.5 11 12 10.5ZM12 10.5C16 9.5 19 11.5 20 15 17 12 14.5 11 12 10.5Z"
)
SUN = "M17.5 4A2.6 2.6 0 1 0 17.51 4Z"
PICTURES = {
    "desert": (f"M2.5 18.5C7 18.5 8.5 12 12 12 15.5 12 17 18.5 21.5 18.5ZM2.5 21H21.5{SUN}", "#ecd08a"),
    "jungle": (f"M12 21V10.5{LEAVES}", "#a9d3a0"),
    "mountain": ("M2.5 19.5 9 7 13 14 15.5 10.5 21.5 19.5ZM7.4 10.2 9 12 10.7 10", "#c9ccd6"),
}


def double_note(terrain: Terrain, game: GameState, seat: int, terms: Terms) -> ClaimNote:
    """Return what doubling a route takes and pays; with the reason where the seat cannot."""
    points = claim_gain(game, seat, terms)
    needed = max(0, terrain.bounds(game, seat, terms.route)[0])
    kind, n = terrain.price(game, terms.route, needed)
    cards: list[list[str | int]] = [[kind.key, n]] if n else []
    if needed:
        cards.append([game.ruleset.wild_kind.key, needed])
    text = Message("note-double", {"cards": cards, "n": points, "points": points * terrain.multiplier})
    if needed == 0 or any([terrain.ways(game, seat, claim) for claim in payable(terrain, game, seat, terms)]):
        return ClaimNote(text, verb="double")
    return ClaimNote(text, why=shortage(terrain, game, seat, terms.route, needed))


def payable(terrain: Terrain, game: GameState, seat: int, terms: Terms) -> list[Claim]:
    """Return the claims of a route that the seat has the cards for."""
    claims = [one for one in game.ruleset.actions if isinstance(one, Claim) and one.route_id == terms.route_id]
    return [claim for claim in claims if covers(game, seat, terrain.bill(game, seat, claim, 0))]


def shortage(terrain: Terrain, game: GameState, seat: int, route: Route, needed: int) -> Message:
    """Return why a seat cannot double a route (R21 to R23)."""
    held, kind = terrain.state(game).held, terrain.kinds[terrain.type_of[route.id]]
    mine = held[seat][kind.id]
    first = max([other for other in range(len(held)) if other != seat], key=lambda other: held[other][kind.id])
    values: dict[str, Any] = {"kind": kind.key, "mine": mine, "wilds": needed if terrain.wilds_stand_in else 0}
    if terrain.must_lead and held[first][kind.id] > mine:
        return Message("note-double-behind", {**values, "seat": first, "n": held[first][kind.id]})
    return Message("note-double-few", {**values, "n": terrain.cost_of[route.id]})


def type_message(edition: Edition, kind: str) -> Message:
    """Return which routes are of a type."""
    colors: list[str] = edition.get(COLORS, {})[kind]
    plain = [color for color in colors if color != "gray"]
    key = "rules-terrain-type-gray" if "gray" in colors else "rules-terrain-type"
    return Message(key, {"kind": kind, "kinds": plain})
