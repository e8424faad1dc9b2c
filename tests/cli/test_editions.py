"""`fogg editions`."""

import json
from typing import Any

import pytest
from tests.cli.helpers import Fogg

import fogg

PLAYABLE = {"usa", "new_york", "amsterdam", "europe"}


@pytest.fixture
def listed(fogg: Fogg) -> dict[str, dict[str, Any]]:
    """Return the editions of the JSON list by id."""
    return {entry["id"]: entry for entry in json.loads(fogg("editions", "--json").out)}


def test_the_json_has_every_edition_and_add_on(listed: dict[str, dict[str, Any]]) -> None:
    assert list(listed) == fogg.edition_ids()


def test_an_edition_is_playable_if_and_only_if_it_waits_for_nothing(listed: dict[str, dict[str, Any]]) -> None:
    assert {name for name, entry in listed.items() if entry["playable"]} >= PLAYABLE
    assert all(entry["playable"] == (entry["waits_for"] == []) for entry in listed.values())


def test_what_is_listed_as_playable_can_be_played(listed: dict[str, dict[str, Any]]) -> None:
    for name, entry in listed.items():
        if entry["playable"] and entry["kind"] == "board":
            assert fogg.new_game(name, entry["players"][0], 1).actors


@pytest.mark.parametrize("edition", ["europe", "usa", "marklin"])
def test_warehouses_are_an_add_on_of_every_board(listed: dict[str, dict[str, Any]], edition: str) -> None:
    add_on = next(add_on for add_on in listed[edition]["add_ons"] if add_on["id"] == "warehouses_depots")
    assert (add_on["playable"], add_on["waits_for"]) == (True, [])


def test_alvin_and_dexter_are_an_add_on_and_no_board(listed: dict[str, dict[str, Any]]) -> None:
    assert (listed["alvin_dexter"]["kind"], listed["alvin_dexter"]["players"]) == ("add-on", [])


def test_a_setting_has_type_default_and_a_sentence(listed: dict[str, dict[str, Any]]) -> None:
    setting = next(setting for setting in listed["usa"]["settings"] if setting["id"] == "reprint_values")
    assert setting == {
        "id": "reprint_values",
        "type": "bool",
        "default": False,
        "values": [False, True],
        "sentence": "Use the values of the 1910 reprints for the classic cards",
    }


def test_reconstructed_data_is_said_in_the_editions_own_words(listed: dict[str, dict[str, Any]]) -> None:
    first = listed["amsterdam"]["provenance"][0]
    assert (first["label"], first["part"]) == ("reconstructed", "tickets")
    assert first["sentence"].startswith("Reconstructed: the contracts.")


def test_every_sentence_is_in_the_catalogue(listed: dict[str, dict[str, Any]]) -> None:
    for entry in listed.values():
        for thing in (*entry["settings"], *entry["add_ons"]):
            assert " " in thing["sentence"], thing


def test_the_text_tells_boards_that_wait_and_add_ons_apart(fogg: Fogg, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"attractions"}
    monkeypatch.setattr(
        "fogg.cli.commands.editions_command.waits_for", lambda rules: [name for name in rules if name in missing]
    )
    playable, waiting, add_ons = fogg("editions").out.split("\n\n")[:3]
    assert playable.startswith("Playable\n") and "\n  usa " in playable
    assert waiting.startswith("Not playable yet") and "\n  new_york " in waiting
    assert add_ons.startswith("Add-ons") and "alvin_dexter" in add_ons


def test_one_edition_is_told_in_full(fogg: Fogg) -> None:
    out = fogg("editions", "amsterdam").out
    for text in ("Reconstructed: the contracts", "Unverified: the routes", "row_open_when_no_cards_left", "2-4"):
        assert text in out
