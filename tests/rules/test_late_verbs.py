"""Free actions after a turn's own action."""

from __future__ import annotations

from pathlib import Path

import fogg
from fogg.engine.chance import Chance


def garden_game(folder: Path) -> fogg.Game:
    """Return Europe with a free action after each turn's own, past the opening choice."""
    rules = '["ferries", "tunnels", "stations", "long_tickets", "longest_path", "tests.rules.gardens:Gardens"]'
    (folder / "edition.toml").write_text(f'base = "europe"\nid = "gardens"\nname = "Gardens"\nrules = {rules}\n')
    game = fogg.new_game(folder, 2, 3)
    for seat in (0, 1):
        game.play(seat, game.options(seat)[0])
    return game


def test_a_late_verb_comes_after_the_action_until_the_seat_ends_its_turn(tmp_path: Path) -> None:
    game = garden_game(tmp_path)
    assert {"do": "water"} not in [option.to_json() for option in game.options(0)]
    assert game.refusal(0, {"do": "water"}) is not None
    for _ in range(2):
        game.play(0, {"do": "draw-hidden"})
    assert [option.to_json()["do"] for option in game.options(0)] == ["water", "end-turn"]
    game.play(0, {"do": "water"})
    game.play(0, {"do": "end-turn"})
    assert game.actors == [1]


def test_others_do_not_see_that_a_payment_is_being_decided(tmp_path: Path) -> None:
    game = garden_game(tmp_path)
    before = [game.view(seat) for seat in (1, None)]
    game.play(0, {"do": "station", "city": "wien"})
    assert [game.view(seat) for seat in (1, None)] == before
    dealt = game.view(1).determinize(Chance(1))
    assert dealt.actors == [0]
    assert dealt.view(1) == before[0]
