"""Tables of rulesets: which there are, what they say, and how they are kept."""

from pathlib import Path

import numpy as np
import pytest

import fogg
from fogg.gpu import NotBatched, TensorGame, load_tables, tables_of


@pytest.mark.parametrize(("edition", "variant"), [("usa", "mega_game"), ("new_york", None), ("europe", "mega_europe")])
def test_tables_survive_a_file(edition: str, variant: str | None, tmp_path: Path) -> None:
    tables = tables_of(fogg.ruleset(edition, variant=variant))
    tables.save(tmp_path / "tables.npz")
    again = load_tables(tmp_path / "tables.npz")
    for name, value in vars(tables).items():
        assert np.array_equal(value, getattr(again, name)), name


def test_claims_are_in_the_tables_as_the_rules_price_them() -> None:
    rules = fogg.ruleset("europe")
    tables = tables_of(rules)
    for number, action in enumerate(rules.actions):
        form = action.to_json()
        if form["do"] == "claim":
            route = rules.board.route(str(form["route"])).id
            assert tables.a_route[number] == route
            assert tables.min_wilds[route] <= tables.a_wilds[number] <= tables.max_wilds[route]


def test_an_edition_with_other_rules_is_refused_by_the_name_of_the_module() -> None:
    with pytest.raises(NotBatched, match=r"switzerland: the batch engine does not know the rule module"):
        tables_of(fogg.ruleset("switzerland"))


def test_a_number_of_players_that_cannot_play_is_refused() -> None:
    with pytest.raises(NotBatched, match="takes 2, 3, 4 players, not 5"):
        TensorGame(tables_of(fogg.ruleset("new_york")), 5)
