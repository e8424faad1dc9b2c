"""Records: header and decisions as JSON lines with a chained checksum."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import fogg
from fogg.engine.chance import Chance
from fogg.engine.records.record import checksum


def played(decisions: int = 30) -> fogg.Game:
    game = fogg.new_game("usa", ["Ada", "Ben"], 2**100 + 5, variant="mega_game", settings={"reprint_values": True})
    stream = Chance(1).stream("record")
    for _ in range(decisions):
        seat = game.actors[0]
        options = game.options(seat)
        game.play(seat, options[stream.below(len(options))])
    return game


def test_the_header_says_what_game_it_is() -> None:
    header = json.loads(played().record().text().splitlines()[0])
    assert header["fogg"] == 1
    assert header["game"] == {
        "edition": "usa",
        "variant": "mega_game",
        "settings": {"reprint_values": True},
        "add_ons": [],
        "seats": ["Ada", "Ben"],
    }
    assert header["seed"] == f"{2**100 + 5:x}"
    assert header["generator"] == "sfc32"
    assert header["rules_version"] == fogg.load("usa").rules_version
    assert len(header["ruleset"]) == 64


def test_decisions_are_stored_in_the_json_form_of_the_action() -> None:
    game = played()
    lines = [json.loads(line) for line in game.record().text().splitlines()[1:]]
    assert [line["do"] for line in lines] == [m.action.to_json() for m in game.moves if m.action is not None]


def test_a_saved_record_is_the_same_when_loaded_and_replays_to_any_point(tmp_path: Path) -> None:
    game = played()
    file = tmp_path / "game.jsonl"
    game.record().save(file)
    record = fogg.load_record(file)
    assert record == game.record()
    assert record.replay().view(0) == game.view(0)
    assert record.replay(10).view(1) == played(10).view(1)
    assert len([line for line, _ in record.positions()]) == 31


def test_every_changed_lost_or_doubled_line_is_found() -> None:
    lines = played().record().text().splitlines()
    for number in range(len(lines)):
        if number < len(lines) - 1:
            with pytest.raises(fogg.RecordError):
                fogg.read_record("\n".join(lines[:number] + lines[number + 1 :]))
        with pytest.raises(fogg.RecordError):
            fogg.read_record("\n".join([*lines[: number + 1], lines[number], *lines[number + 1 :]]))
    changed = lines[5].replace('"seat":', '"seat": 1, "x":')
    with pytest.raises(fogg.RecordError, match="line 6"):
        fogg.read_record("\n".join([*lines[:5], changed, *lines[6:]]))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("hello\n", "not valid JSON"),
        ("[1]\n", "JSON object"),
        ('{"fogg": 99}\n', "later version"),
        ('{"chess": 1}\n', "not a record"),
        ('{"fogg": 1}\n', "missing required field"),
    ],
)
def test_a_foreign_text_is_refused_with_a_clear_message(text: str, message: str) -> None:
    with pytest.raises(fogg.RecordError, match=message):
        fogg.read_record(text)


def test_a_missing_or_binary_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(fogg.RecordError, match="No such file"):
        fogg.load_record(tmp_path / "none.jsonl")
    (tmp_path / "x.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(fogg.RecordError, match="not a text file"):
        fogg.load_record(tmp_path / "x.png")


def resigned(lines: list[str]) -> str:
    """Return the same lines with fitting checksums, as a forger would write them."""
    check = ""
    out = []
    for line in lines:
        plain = json.loads(line)
        plain.pop("check", None)
        check = checksum(check, plain)
        out.append(json.dumps({**plain, "check": check}))
    return "\n".join(out)


def test_a_record_of_other_rules_is_refused_at_replay() -> None:
    lines = played().record().text().splitlines()
    header = {**json.loads(lines[0]), "rules_version": 7}
    forged = resigned([json.dumps(header), *lines[1:]])
    with pytest.raises(fogg.RecordError, match="version 7 of the rules of usa"):
        fogg.read_record(forged).replay()


def test_a_record_with_an_illegal_decision_names_its_line() -> None:
    lines = played().record().text().splitlines()
    illegal = json.dumps({"seat": 1, "do": {"do": "pass"}})
    with pytest.raises(fogg.RecordError, match="line 4"):
        fogg.read_record(resigned([*lines[:3], illegal, *lines[3:]])).replay()


def test_a_game_without_history_has_no_record() -> None:
    with pytest.raises(fogg.RecordError, match="not recorded"):
        fogg.new_game("usa", 2, 1, history=False).record()
