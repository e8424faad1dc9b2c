"""Games near their end, to be played on in a browser: a record, a point in it, and what is used after that point.

`tests/positions/<edition>.jsonl` has one position a line. The record goes on to the end of the game: a test that takes
`seat` at the point and decides as it says meets the same bots' answers, since bots and deal leave nothing to chance.
`make positions` regenerates them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import fogg
from fogg.engine.decisions.action import Action, Claim

HOME = Path(__file__).parent
# What is special about an edition, as `uses` names it: each must be done after the point.
WANTS: dict[str, tuple[str, ...]] = {
    "usa": ("claim", "draw-tickets", "keep"),
    "europe": ("claim ferry", "claim tunnel", "extra", "station", "pay"),
    "new_york": ("claim attraction", "draw-tickets", "keep"),
    "amsterdam": ("claim cart", "draw-tickets", "keep"),
    "uk": ("buy", "claim tech", "claim ferry", "substitutes", "give"),
    "france": ("place-track", "claim"),
    "marklin": ("place-passenger", "move-passenger", "along", "stop", "plus-fours"),
    "germany": ("take-meeple", "draw-tickets", "keep"),
    "africa": ("claim", "draw-terrain", "draw-terrain-hidden", "double"),
    "nederland": ("claim double", "draw-tickets", "keep"),
    "old_west": ("claim", "place-marker", "pay", "draw-tickets", "keep"),
    "pennsylvania": ("claim ferry", "take-share", "draw-tickets", "keep"),
    "nordic": ("claim ferry", "claim tunnel", "give", "draw-tickets", "keep"),
    "switzerland": ("claim tunnel", "extra", "claim border", "draw-tickets", "keep"),
    "india": ("claim ferry", "draw-tickets", "keep"),
    "legendary_asia": ("claim mountain", "claim ferry", "draw-tickets", "keep"),
    "team_asia": ("to-holder", "to-hand", "from-holder", "from-holder 1", "share"),
    "warehouses_depots": ("store", "place-depot", "empty", "claim"),
    "alvin_dexter": ("move-monster", "claim", "draw-tickets", "keep"),
    "alvin": ("move-alvin", "claim", "draw-tickets", "keep"),
    "two_players_neutral": ("place-neutral", "claim", "draw-tickets", "keep"),
    "loans": ("claim on loan",),
}
# Other positions are named by the add-on, variant or module that they are about: the board that it is played on.
BOARDS = {
    "warehouses_depots": "europe",
    "alvin_dexter": "usa",
    "alvin": "old_west",
    "two_players_neutral": "nederland",
    "loans": "nederland",
}
VARIANTS = ("two_players_neutral",)
ADD_ONS = ("warehouses_depots", "alvin_dexter", "alvin")


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be played on after `point` lines of its record, by who takes `seat`."""

    seat: int
    point: int
    wants: tuple[str, ...]
    record: tuple[dict[str, Any], ...]

    @property
    def text(self) -> str:
        """The record as it is sent to a server."""
        return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in self.record)

    def read(self) -> fogg.Record:
        """Return the record itself; an error if it was changed."""
        return fogg.read_record(self.text)


def add_ons_of(name: str) -> list[str]:
    """Return the add-ons of a position's name: none for an edition."""
    return [name] if name in ADD_ONS else []


def variant_of(name: str) -> str | None:
    """Return the variant of a position's name."""
    return name if name in VARIANTS else None


def file_of(edition: str) -> Path:
    return HOME / f"{edition}.jsonl"


def positions(edition: str) -> list[Position]:
    """Return the positions of an edition."""
    lines = file_of(edition).read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(line, type=Position) for line in lines]


def uses(game: fogg.Game, action: Action) -> set[str]:
    """Return what an option uses: its verb, and of a claim also what its route is: `claim ferry`, `claim cart`, ..."""
    verb = str(action.to_json()["do"])
    found = {verb}
    if verb == "from-holder":
        found.add(f"from-holder {min(1, int(action.to_json()['n']))}")  # 1: the team's cards are used at all
    if isinstance(action, Claim):
        found |= {"claim on loan"} if is_lent(game, action) else set()
        route = action.route
        ends = (game.ruleset.board.cities[route.a], game.ruleset.board.cities[route.b])
        found |= {f"claim {route.kind}"} | {f"claim {tag}" for tag in route.tags}
        found |= {f"claim {tag}" for end in ends for tag in end.tags}
    return found


def is_lent(game: fogg.Game, claim: Claim) -> bool:
    """Return True if a claim takes a loan, as its seat is told before."""
    view = game.view(game.actors[0])
    return any(note.text.key == "note-toll-loan" for note in view.claim_notes(int(claim.route.id)))
