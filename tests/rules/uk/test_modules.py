"""The modules of United Kingdom on boards of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.factory import claim_form, position
from tests.rules.uk.helpers import ADVANCED, buy, discarded, sets, turn_of
from tests.rules.usa.helpers import WILD, payments

import fogg
from fogg.engine.checks.contract import check_edition

RULES = 'rules = ["ferries", "special_routes", "countries", {more}]'
SETS = (
    '\n[locomotive_substitution]\ncards_for_one_locomotive = 3\nusable_for = ["claiming_routes", "buying_technology"]\n'
)


def board(folder: Path, text: str) -> str:
    """Return a folder with a board of one's own."""
    (folder / "edition.toml").write_text(text, encoding="utf-8")
    return str(folder)


def test_technologies_work_without_substitutes(tmp_path: Path) -> None:
    name = board(tmp_path, 'base = "uk"\n' + RULES.format(more='"technologies"'))
    check_edition(name, games=1, settings=ADVANCED)
    game = position(name, settings=ADVANCED, hands={0: {"red": 8}})
    assert not [form for form in game.options(0) if form.to_json()["do"] == "buy"]
    assert payments(game, 0, "london-southampton") == {("red", 0)}


def test_substitutes_must_stand_before_technologies(tmp_path: Path) -> None:
    name = board(tmp_path, 'base = "uk"\n' + RULES.format(more='"technologies", "substitutes"'))
    with pytest.raises(fogg.EditionError, match="substitutes must stand before it"):
        fogg.ruleset(name)


@pytest.mark.parametrize("key", ["bought_per_turn", "max_copies_per_player"])
def test_numbers_that_technologies_cannot_play_are_refused(tmp_path: Path, key: str) -> None:
    name = board(tmp_path, f'base = "uk"\n[technologies]\n{key} = 2\n')
    with pytest.raises(fogg.EditionError, match=f"technologies.{key} can only be 1"):
        fogg.ruleset(name)


def test_a_rate_of_one_card_is_refused(tmp_path: Path) -> None:
    name = board(tmp_path, 'base = "uk"\n[locomotive_substitution]\ncards_for_one_locomotive = 1\n')
    with pytest.raises(fogg.EditionError, match="a single card cannot stand in"):
        fogg.ruleset(name)


def test_substitutes_need_a_rate(tmp_path: Path) -> None:
    name = board(tmp_path, 'base = "usa"\nrules = ["longest_path", "globetrotter", "substitutes"]\n')
    with pytest.raises(fogg.EditionError, match="how many cards stand in"):
        fogg.ruleset(name)


def test_substitutes_pay_for_tunnels_and_stations_too(tmp_path: Path) -> None:
    rules = 'rules = ["ferries", "tunnels", "stations", "long_tickets", "longest_path", "substitutes"]\n'
    name = board(tmp_path, 'base = "europe"\n' + rules + SETS)
    check_edition(name, games=2)


def test_how_a_tunnels_extra_cards_are_paid_is_seen_by_the_payer_only(tmp_path: Path) -> None:
    rules = 'rules = ["ferries", "tunnels", "stations", "long_tickets", "longest_path", "substitutes"]\n'
    name = board(tmp_path, 'base = "europe"\n' + rules + SETS)
    hand = {"red": 4, "blue": 4, WILD: 3}
    game = position(name, hands={0: hand}, next_cards=[WILD, "green", "green"])
    tunnel = next(
        r.key for r in game.ruleset.board.routes if r.kind == "tunnel" and r.length == 2 and r.color == "gray"
    )
    game.play(0, claim_form(tunnel, "red", 0))
    assert game.step.name() == "tunnel"
    before = game.view(1).text()
    game.play(0, {"do": "extra", "wilds": 1})
    assert game.step.name() == "substitutes"
    assert game.view(1).text() == before
    assert game.view(0).options() == game.options(0)
    game.play(0, sets(0))
    assert turn_of(game, 1)


def test_a_rate_for_ferries_only_does_not_serve_other_routes(tmp_path: Path) -> None:
    rules = 'rules = ["ferries", "tunnels", "stations", "long_tickets", "longest_path", "substitutes"]\n'
    name = board(tmp_path, 'base = "europe"\n' + rules + "[ferries]\ncards_replacing_one_locomotive = 3\n")
    game = position(name, hands={0: {"red": 1, "blue": 3}})
    ferry = next(r.key for r in game.ruleset.board.routes if r.kind == "ferry" and r.length == 2 and r.locos == 1)
    plain = next(r.key for r in game.ruleset.board.routes if r.kind == "normal" and r.color == "red" and r.length == 2)
    assert ("red", 1) in payments(game, 0, ferry)
    assert payments(game, 0, plain) == set()
    game.play(0, claim_form(ferry, "red", 1))
    assert discarded(game) == {"red": 1, "blue": 3}


def test_a_special_route_may_be_closed_to_locomotives(tmp_path: Path) -> None:
    text = 'base = "uk"\n[special_routes.new_york_southampton]\nlocomotive_wild = false\npoints = 27\n'
    rules = 'rules = ["special_routes", "countries"]\n'
    name = board(tmp_path, text.replace("\n", f"\n{rules}", 1))
    game = position(name, hands={0: {"red": 10, WILD: 10}})
    assert payments(game, 0, "new_york-southampton") == {("red", 0)}
    game.play(0, claim_form("new_york-southampton", "red"))
    assert game.view(None).scores == (27, 0)


def test_buying_is_refused_with_a_sentence_that_names_the_technology() -> None:
    game = position("uk", hands={0: {}})
    why = game.refusal(0, buy("booster"))
    assert why is not None
    assert why.sentence == "Booster costs 2 locomotives, or cards in their place."
