"""A board's folder may hold its rules and its words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.board.own import small_board

import fogg
from fogg.engine.checks.contract import ContractError, check_edition
from fogg.engine.ruleset.own_words import words_of

VOLCANO = '''
from fogg.engine.ruleset.module import Module
from fogg.engine.event import public
from fogg.engine.decisions.refusal import Refusal
from fogg.words import ScoreLine

ERUPTING = Refusal("refusal-erupting", "volcano R1")


class Volcano(Module):
    """Nothing is built to the elm before everybody has drawn; the end brings points."""

    POINTS = 7

    def forbids(self, game, seat, route):
        return ERUPTING if "elm" in game.ruleset.board.routes[route].key and game.turns < 20 else None

    def after_claim(self, game, seat, terms):
        game.emit(public("event-rumble", seat=seat, route=terms.route.key))

    def bonus(self, tally):
        return [ScoreLine(tally.captain(side), "score-ashes", self.POINTS) for side in range(len(tally.game.sides))]
'''
WORDS = """\
refusal-erupting = The elm is too near to the volcano.
event-rumble = The mountain rumbles as { $seat } builds { $route }.
score-ashes = Ashes
setting-quiet = Let the volcano sleep
"""
TOML = 'name = "Volcano"\nrules = ["volcano:Volcano"]\n[volcano]\nlava = 3\n'


def volcano_board(folder: Path, *, code: str = VOLCANO, words: str = WORDS, toml: str = TOML) -> Path:
    """Return a small board with a rule and words of its own."""
    small_board(folder, toml)
    (folder / "volcano.py").write_text(code, encoding="utf-8")
    if words:
        (folder / "words.en.ftl").write_text(words, encoding="utf-8")
    return folder


def finished(folder: Path) -> fogg.Game:
    game = fogg.new_game(folder, 2, 1)
    while not game.over:
        game.play(game.actors[0], game.options(game.actors[0])[-1])
    return game


def test_a_module_in_the_boards_folder_is_found(tmp_path: Path) -> None:
    game = finished(volcano_board(tmp_path / "board"))
    assert game.result is not None
    assert all(any(line.reason == "score-ashes" for line in s.lines) for s in game.result.standings)


def test_two_boards_with_a_file_of_the_same_name_keep_their_own(tmp_path: Path) -> None:
    one = volcano_board(tmp_path / "one")
    two = volcano_board(tmp_path / "two", code=VOLCANO.replace("POINTS = 7", "POINTS = 9"))
    paid = [fogg.ruleset(folder).modules[0].POINTS for folder in (one, two, one)]  # type: ignore[attr-defined]
    assert paid == [7, 9, 7]


def test_a_changed_module_is_loaded_again(tmp_path: Path) -> None:
    folder = volcano_board(tmp_path / "one")
    assert fogg.ruleset(folder).modules[0].POINTS == 7  # type: ignore[attr-defined]
    volcano_board(folder, code=VOLCANO.replace("POINTS = 7", "POINTS = 8"))
    os.utime(folder / "volcano.py", ns=(1, 1))
    assert fogg.ruleset(folder).modules[0].POINTS == 8  # type: ignore[attr-defined]


def test_loading_a_module_leaves_the_boards_folder_and_the_path_alone(tmp_path: Path) -> None:
    folder = volcano_board(tmp_path / "one")
    path = list(sys.path)
    fogg.ruleset(folder)
    assert not (folder / "__pycache__").exists()
    assert sys.path == path and "volcano" not in sys.modules


def test_files_of_a_folder_reach_each_other_by_relative_imports(tmp_path: Path) -> None:
    code = VOLCANO.replace("class Volcano", "from .lava import POINTS as LAVA\n\n\nclass Volcano")
    folder = volcano_board(tmp_path / "one", code=code.replace("POINTS = 7", "POINTS = LAVA"))
    (folder / "lava.py").write_text("POINTS = 11\n", encoding="utf-8")
    assert fogg.ruleset(folder).modules[0].POINTS == 11  # type: ignore[attr-defined]


def test_a_module_can_be_a_folder_with_words_of_its_own(tmp_path: Path) -> None:
    folder = volcano_board(tmp_path / "one", words="score-ashes = Black ashes\n")
    (folder / "volcano").mkdir()
    (folder / "volcano.py").rename(folder / "volcano" / "__init__.py")
    (folder / "volcano" / "words.en.ftl").write_text(WORDS, encoding="utf-8")
    game = finished(folder)
    words = [fogg.Message("score-ashes", {}), fogg.Message("refusal-erupting", {})]
    assert [game.sentence(m) for m in words] == ["Black ashes", "The elm is too near to the volcano."]


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("class Volcano(\n", r"one/volcano\.py:1: rules: cannot load the module 'volcano:Volcano': '\(' was never"),
        ("import nothing_of_the_kind\n", "ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("class Other: pass\n", "AttributeError: .*Volcano"),
        ("class Volcano: pass\n", "'volcano:Volcano' is not a rule module"),
    ],
)
def test_code_that_cannot_be_loaded_is_an_error_of_the_board(tmp_path: Path, code: str, message: str) -> None:
    with pytest.raises(fogg.EditionError, match=message):
        fogg.ruleset(volcano_board(tmp_path / "one", code=code))


def test_a_refusal_of_a_boards_own_is_a_sentence(tmp_path: Path) -> None:
    game = fogg.new_game(volcano_board(tmp_path / "board"), 2, 1)
    for seat in (0, 1):
        game.play(seat, game.options(seat)[0])
    assert str(game.refusal(0, "route:elm-hazel")) == "The elm is too near to the volcano. (volcano R1)"


def test_an_event_of_a_boards_own_is_a_sentence(tmp_path: Path) -> None:
    game = finished(volcano_board(tmp_path / "board"))
    rumbles = [game.sentence(m) for m in game.view(None).history if m.key == "event-rumble"]
    assert rumbles and rumbles[0].startswith("The mountain rumbles as Seat ")


def test_without_words_the_key_is_shown_and_the_game_goes_on(tmp_path: Path) -> None:
    game = finished(volcano_board(tmp_path / "board", words=""))
    assert game.sentence(fogg.Message("score-ashes", {})) == "score-ashes"


def test_the_contract_names_messages_without_words(tmp_path: Path) -> None:
    folder = volcano_board(tmp_path / "board", words=WORDS.replace("score-ashes = Ashes\n", ""))
    with pytest.raises(ContractError, match="every message has words, but there are no words for 'score-ashes'"):
        check_edition(str(folder), games=1)


def test_a_board_with_rules_and_words_keeps_the_contract(tmp_path: Path) -> None:
    check_edition(str(volcano_board(tmp_path / "board")), games=1)


def test_words_that_are_not_fluent_are_an_error_with_file_and_line(tmp_path: Path) -> None:
    folder = volcano_board(tmp_path / "board", words=f"{WORDS}this is not an entry\n")
    with pytest.raises(fogg.EditionError, match=r"^board/words\.en\.ftl:5: expected `key = sentence`"):
        fogg.ruleset(folder)


def test_words_without_end_are_refused(tmp_path: Path) -> None:
    folder = volcano_board(tmp_path / "board", words=WORDS + "# long\n" * 10_000)
    with pytest.raises(fogg.EditionError, match="longer than 65,536 bytes"):
        fogg.ruleset(folder)


def test_our_own_editions_bring_the_words_of_their_modules() -> None:
    words = words_of(fogg.ruleset("usa"))
    assert [f"score-{name} = " in words for name in ("longest-path", "stations")] == [True, False]


@pytest.mark.parametrize("mode", ["off", "auto"])
def test_a_boards_own_code_works_with_the_plain_and_the_compiled_engine(tmp_path: Path, mode: str) -> None:
    folder = volcano_board(tmp_path / "board")
    code = f"from fogg.engine.checks.contract import check_edition; check_edition({str(folder)!r}, games=1)"
    environment = {**os.environ, "FOGG_NATIVE": mode}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
