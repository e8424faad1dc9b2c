"""Bots by name."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from fogg.bots import Bot, GreedyBot, RacerBot, RandomBot, bot_names, find_bot, registry
from fogg.errors import FoggError, UnknownName


@pytest.mark.parametrize(("name", "kind"), [("random", RandomBot), ("greedy", GreedyBot), ("racer", RacerBot)])
def test_a_built_in_bot_is_found_by_its_name(name: str, kind: type[Bot]) -> None:
    assert type(find_bot(name)) is kind
    assert find_bot(name).label == name


def test_built_in_bots_are_known_without_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [])
    assert bot_names() == ["random", "greedy", "racer", "planner"]
    assert isinstance(find_bot("racer"), RacerBot)


def test_a_registered_bot_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("swift", "fogg.bots.racer:RacerBot", "fogg.bots")
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == "fogg.bots" else [])
    assert "swift" in bot_names()
    assert isinstance(find_bot("swift"), RacerBot)


def test_a_bot_is_found_by_module_and_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from fogg.bots import Bot\nclass Last(Bot):\n    def decide(self, view, options, chance, budget):\n"
    (tmp_path / "my_last_bot.py").write_text(source + "        return options[-1]\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert find_bot("my_last_bot:Last").label == "Last"


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName, match=r"unknown bot 'racr'; known: random, greedy, racer, .*Did you mean racer\?"):
        find_bot("racr")


@pytest.mark.parametrize(("name", "meant"), [("search", "search:400"), ("level", "level:3"), ("nett", "net")])
def test_a_name_that_needs_an_effort_is_listed_with_one(name: str, meant: str) -> None:
    with pytest.raises(UnknownName, match=rf"unknown bot '{name}'; known: .*{meant}.* Did you mean {meant}\?"):
        find_bot(name)


@pytest.mark.parametrize("name", ["no_such_module:Bot", "fogg.bots.racer:Nobody", "fogg.bots.match:Match", ":Bot"])
def test_what_cannot_be_loaded_as_a_bot_is_named(name: str) -> None:
    with pytest.raises(FoggError, match=f"bot '{name}'"):
        find_bot(name)
