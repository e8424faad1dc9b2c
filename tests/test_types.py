"""The types of the public API: a strict script of a user is clean, and mistakes in it are found."""

from __future__ import annotations

import re
from pathlib import Path

from mypy import api

ROOT = Path(__file__).parent.parent

SCRIPT = """
import fogg
from fogg.actions import Claim
from fogg.bots import Bot, check_bot


class Mine(Bot):
    needs_history = True

    def decide(self, view: fogg.View, options: fogg.Options, chance: fogg.Stream, budget: float | None) -> fogg.Action:
        twin: fogg.Game = view.determinize(chance)
        assert view.seat is not None
        twin.play(view.seat, options[0])
        claims = [option for option in options if isinstance(option, Claim)]
        return max(claims, key=view.immediate_points) if claims else options[0]


check_bot(Mine(), editions=["usa"])
game = fogg.position("usa", seats=2, hands={0: {"red": 3}}, claimed={1: ["denver-omaha"]}, row=["red", None])
form = {"do": "draw", "kind": "red"}
kept: fogg.ActionForm = {"do": "keep", "tickets": ["denver-el_paso"]}
news: list[fogg.Event] = game.play(0, form)
legal: bool = game.legal(0, 3) and game.legal(0, kept) and game.legal(0, game.options(0)[0])
why: fogg.Why | None = game.refusal(0, "route:denver-omaha")
"""

MISTAKES = """
import fogg

game = fogg.new_game("usa", 2, 1)
game.play(0, 3.5)  # wrong
game.play(0, "draw-hidden")  # wrong
game.play("Ada", 3)  # wrong
game.legal(0, None)  # wrong
game.refusal(0, 3.5)  # wrong
game.view(0).determinize(7)  # wrong
fogg.position("usa", hands={"red": 3})  # wrong
"""


def checked(tmp_path: Path, script: str) -> str:
    """Return what mypy says of a script in strict mode."""
    file = tmp_path / "script.py"
    file.write_text(script)
    config = ["--strict", "--config-file=", f"--cache-dir={ROOT / 'build' / 'mypy-script'}", "--no-error-summary"]
    return api.run([*config, str(file)])[0]


def test_a_strict_script_is_clean_and_mistakes_are_found(tmp_path: Path) -> None:
    assert checked(tmp_path, SCRIPT) == ""
    said = {int(line) for line in re.findall(r"script\.py:(\d+): error", checked(tmp_path, MISTAKES))}
    wrong = {n for n, line in enumerate(MISTAKES.splitlines(), 1) if line.endswith("# wrong")}
    assert said == wrong
