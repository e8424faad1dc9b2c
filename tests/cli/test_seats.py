"""Seats of a terminal game."""

import pytest

from fogg.bots import RacerBot
from fogg.bots.net import NetBot
from fogg.cli.terminal.seated import bot_at, bots_at, seat_names
from fogg.errors import FoggError


def test_names_begin_with_a_capital_and_equal_ones_are_numbered() -> None:
    assert seat_names("you, racer,racer ,ann") == ["Player", "Racer", "Racer 2", "Ann"]


def test_an_empty_name_is_refused() -> None:
    with pytest.raises(FoggError, match="names separated by commas"):
        seat_names("you,,racer")


@pytest.mark.parametrize("name", ["Racer", "racer", "Racer 2", "fogg.bots.racer:RacerBot"])
def test_the_name_of_a_bot_is_that_bot(name: str) -> None:
    assert isinstance(bot_at(name), RacerBot)


@pytest.mark.parametrize("name", ["Player", "Ann", "Racer's friend", "Ann 2"])
def test_every_other_name_is_a_person(name: str) -> None:
    assert bot_at(name) is None


def test_a_table_of_bots_alone_is_for_the_simulation() -> None:
    with pytest.raises(FoggError, match="fogg sim"):
        bots_at(["Racer", "Greedy"])


@pytest.mark.parametrize("name", ["net", "Net", "Net 2"])
def test_the_network_takes_a_seat_by_its_name(name: str) -> None:
    assert isinstance(bot_at(name), NetBot)
