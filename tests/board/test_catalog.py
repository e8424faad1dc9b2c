"""Facts about editions before one is played."""

from __future__ import annotations

import pytest

from fogg.board import describe, edition_ids
from fogg.errors import UnknownName


def test_all_eighteen_folders_are_listed() -> None:
    assert len(edition_ids()) == 18
    assert edition_ids() == sorted(edition_ids())


def test_alvin_dexter_is_an_add_on_and_everything_else_a_board() -> None:
    kinds = {name: describe(name).kind for name in edition_ids()}
    assert [name for name, kind in kinds.items() if kind == "add-on"] == ["alvin_dexter"]
    assert set(kinds.values()) == {"board", "add-on"}
    assert describe("alvin_dexter").players == []


def test_variants_have_names_players_and_rules() -> None:
    variants = {v.id: v for v in describe("nederland").variants}
    assert variants["no_tolls"].rules == ["ticket_discards"]
    assert variants["two_players_neutral"].players == [2]
    assert [v.name for v in describe("usa").variants] == ["Classic", "USA 1910", "The Mega Game", "The Big Cities"]


def test_settings_have_type_default_values_and_words() -> None:
    (setting,) = [s for s in describe("new_york").settings if s.id == "row_open_when_no_cards_left"]
    assert (setting.type, setting.default, setting.values) == ("bool", True, [False, True])
    assert setting.words == "setting-row-open-when-no-cards-left"


def test_labels_are_told() -> None:
    assert ("reconstructed", "tickets") in describe("amsterdam").labels
    assert ("substituted", "tickets") in describe("marklin").labels
    assert describe("usa").labels == []


def test_the_words_of_settings_are_message_keys_and_those_of_add_ons_sentences() -> None:
    for name in edition_ids():
        info = describe(name)
        assert all(s.words == "setting-" + s.id.replace("_", "-") for s in info.settings), name
        assert all(" " in a.words for a in info.add_ons), name  # an add-on is listed with boards other than its own


def test_an_unknown_edition_is_an_unknown_name() -> None:
    with pytest.raises(UnknownName):
        describe("mars")
