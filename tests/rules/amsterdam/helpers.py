"""Merchandise cards in the tests of Amsterdam."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.factory import finish, position

import fogg

EDITION = "amsterdam"
CARDS = 16


def merchandise(game: fogg.Game) -> dict[str, Any]:
    """Return the merchandise cards of each seat and how many are left, as everybody sees them."""
    (state,) = game.view(None).data.snapshot.module_states
    return dict(state)


def with_merchandise(held: list[int], **more: Any) -> fogg.Game:
    """Return a game in which the seats hold these numbers of merchandise cards."""
    game = position(EDITION, seats=len(held), **more)
    (module,) = game.ruleset.modules
    game.module_states = [module.read_state(game, {"held": held, "left": CARDS - sum(held)})]
    game.audit()
    return game


def bonus_of(held: list[int]) -> list[int]:
    """Return the merchandise bonus of each seat, if they hold these numbers of cards at the end."""
    result = finish(with_merchandise(held))
    return [
        sum(line.points for line in result.of(seat).lines if line.reason == "score-merchandise")
        for seat in range(len(held))
    ]


def board_of_ones_own(folder: Path, numbers: str) -> str:
    """Return a folder that plays Amsterdam with some numbers changed."""
    (folder / "edition.toml").write_text(f'base = "amsterdam"\n{numbers}\n', encoding="utf-8")
    return str(folder)
