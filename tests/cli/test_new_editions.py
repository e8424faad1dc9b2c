"""The special moves of editions in the terminal: shares, markers, monsters, six seats."""

from typing import Any

import pytest
from tests.cli.helpers import Fogg
from tests.factory import claim_form, finish, position
from tests.rules.alvin_dexter.helpers import monsters, move
from tests.rules.alvin_dexter.helpers import place as place_monster
from tests.rules.old_west.helpers import marked, place
from tests.rules.pennsylvania.helpers import claimed, deal, take

from fogg.cli.terminal.intents import parse_intent
from fogg.cli.terminal.scores import line_text
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import parse
from fogg.modules.monsters.rules import Monsters
from fogg.modules.monsters.steps import PlaceMonsterStep


def wished(line: str, game: Any) -> list[dict[str, Any]]:
    at = TerminalPosition(game, 0)
    return [action.to_json() for action in parse_intent(parse(line, at.own_verbs), at).actions]


def test_six_play_old_west_in_the_terminal(fogg: Fogg) -> None:
    play = ["play", "old_west", "--seats", ",".join(["ann", *["greedy"] * 5]), "--seed", "5"]
    ran = fogg(*play, typed=["keep 1 2 3", "", "place denver", "", "quit"])
    assert ran.status == 0
    assert "Greedy 5 started in" in ran.out and "Ann started in Denver." in ran.out


@pytest.mark.parametrize("line", ["place denver", "place marker denver", "place marker den"])
def test_a_marker_is_placed_by_the_name_of_its_city(line: str) -> None:
    game = marked({0: ["salt_lake_city"]}, hands={0: {"blue": 8}})
    game.play(0, claim_form("denver-salt_lake_city", "blue"))
    assert wished(line, game) == [place("denver")]


@pytest.mark.parametrize("line", ["take share prr", "take share pennsylvania", "take share 1"])
def test_a_share_is_taken_by_the_name_of_its_railroad_or_its_number(line: str) -> None:
    assert wished(line, claimed("albany-new_york", "blue")) == [take("prr")]


@pytest.mark.parametrize("line", ["place monster alvin denver", "place monster alvin den"])
def test_a_monster_is_put_into_a_city_by_names(line: str) -> None:
    game = position("usa", add_ons=["alvin_dexter"])
    (module,) = [one for one in game.ruleset.modules if isinstance(one, Monsters)]
    game.step = PlaceMonsterStep(0, "alvin", module)
    assert wished(line, game) == [place_monster("alvin", "denver")]


def test_a_monster_is_moved_by_names() -> None:
    game = monsters(hands={0: {"locomotive": 1}})
    assert wished("move monster alvin omaha", game) == [move("alvin", "omaha")]


def test_score_sheets_name_the_railroads() -> None:
    game = deal(position("pennsylvania", seats=3), "lv", {0: [1]})
    (line,) = [line for line in finish(game).of(0).lines if line.things]
    assert line_text(line, TerminalPosition(game, 0).wording) == "Lehigh Valley Railroad"
