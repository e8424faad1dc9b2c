"""The state of a tournament: what is finished stays finished, and nothing is mixed up."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from fogg.arena import DealResult, DealState, Tournament
from fogg.arena.deal_state import kept_seed
from fogg.errors import FoggError

SMALL = Tournament(edition="new_york", players=2, tables=(("racer", "random"),), seed=(1 << 127) + 5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the state of a tournament with two finished deals."""
    path = tmp_path / "arena.deals.jsonl"
    with DealState(path, SMALL) as state:
        state.add(DealResult(0, 0, ()))
        state.add(DealResult(0, 1, ()))
    return path


def test_finished_deals_come_back(file: Path) -> None:
    with DealState(file, SMALL) as state:
        assert [result.deal for result in state.done] == [0, 1]


def test_the_seed_comes_back_with_all_its_bits(file: Path, tmp_path: Path) -> None:
    assert kept_seed(file) == SMALL.seed
    assert kept_seed(tmp_path / "missing") is None


@pytest.mark.parametrize("damage", [b'{"table":0,"de', b"\x00\xff\n", b'{"table":0,"deal":2,"games":[]}'])
def test_a_damaged_last_line_is_dropped_and_written_over(file: Path, damage: bytes) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole + damage)
    with DealState(file, SMALL) as state:
        assert [result.deal for result in state.done] == [0, 1]
        state.add(DealResult(0, 2, ()))
    assert file.read_bytes() == whole + b'{"table":0,"deal":2,"games":[]}\n'


def test_half_a_header_is_begun_again(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:40])
    with DealState(file, SMALL) as state:
        assert state.done == []
    assert file.read_bytes() == whole.splitlines(keepends=True)[0]


def test_a_damaged_line_in_the_middle_is_an_error_with_its_number(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"{}\n" + lines[2])
    with pytest.raises(FoggError, match=r"arena\.deals\.jsonl:2: this line is damaged"):
        DealState(file, SMALL)


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        ({"seed": 6}, "seed 0x8.*5 instead of 0x6"),
        ({"tables": (("racer", "greedy"),)}, "tables racer,random instead of racer,greedy"),
        ({"budget": 0.5}, r"budget none instead of 0\.5"),
    ],
)
def test_a_state_of_other_settings_is_refused_and_kept(file: Path, other: dict[str, object], difference: str) -> None:
    whole = file.read_bytes()
    settings = {name: getattr(SMALL, name) for name in SMALL.__struct_fields__}
    with pytest.raises(
        FoggError, match=f"holds deals of another tournament \\({difference}\\); give the same settings"
    ):
        DealState(file, Tournament(**{**settings, **other}))
    assert file.read_bytes() == whole


def test_a_state_of_another_version_or_of_a_changed_board_is_refused(file: Path) -> None:
    header, *rest = file.read_text().splitlines()
    for change, words in (({"version": "0.0"}, r"Fogg 0\.0 instead of"), ({"digest": "x"}, "files of the board")):
        file.write_text("\n".join([json.dumps({**json.loads(header), **change}), *rest]) + "\n")
        with pytest.raises(FoggError, match=words):
            DealState(file, SMALL)


def test_deals_of_a_bot_that_was_edited_are_not_counted_with_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "edited_bot.py"
    source.write_text("from fogg.bots import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    own = msgspec.structs.replace(SMALL, tables=(("edited_bot:Mine", "random"),))
    path = tmp_path / "own.jsonl"
    for _ in range(2):
        with DealState(path, own):
            pass
    source.write_text(source.read_text() + "\n# better now\n")
    with pytest.raises(FoggError, match="the code of edited_bot:Mine has changed"):
        DealState(path, own)


@pytest.mark.parametrize("content", ["precious", "precious\n", '{"a": 1}\n', "two\nlines"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, content: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(content)
    with pytest.raises(FoggError, match="is not the state of a tournament; name another file with --resume"):
        DealState(path, SMALL)
    assert path.read_text() == content
