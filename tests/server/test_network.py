"""The bot that taught itself: offered where there are weights for the table, and a sentence where it cannot play."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.fake import Instant
from tests.server.house import house
from tests.server.playing import play_out

import fogg
from fogg.bots.net import offered_nets
from fogg.server.bots.network_offer import network_offer
from fogg.server.bots.pool import BotPool
from fogg.server.offered import Catalog
from fogg.server.request_refusal import RequestRefused
from fogg.server.results.unrated import why_unrated
from fogg.server.table.table_setup import Chair, TableSetup


def setup(edition: str = "usa", players: int = 2, **chosen: Any) -> TableSetup:
    """Return a table with one person and the network on all other chairs."""
    return TableSetup(edition, (Chair("me"), *[Chair("bot", bot="net")] * (players - 1)), **chosen)


def refusal(chosen: TableSetup) -> str:
    """Return the key of the sentence with which a table is refused."""
    with pytest.raises(RequestRefused) as refused:
        Catalog().check(chosen)
    return refused.value.why.key


def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this server lack NumPy."""
    monkeypatch.setattr(offered_nets, "find_spec", lambda name: None)


def test_the_network_plays_usa_with_two_players() -> None:
    assert offered_nets.net_tables() == [("usa", "", 2)]
    assert Catalog().check(setup()).edition.id == "usa"
    assert Catalog().check(setup(variant="classic")).edition.id == "usa"


@pytest.mark.parametrize(
    "chosen",
    [
        setup("europe"),
        setup(players=3),
        setup(variant="mega_game"),
        setup(add_ons=("alvin_dexter",)),
        setup("new_york", 4),
    ],
    ids=["board", "players", "variant", "add-on", "both"],
)
def test_a_table_without_weights_is_refused_with_a_sentence(chosen: TableSetup) -> None:
    assert refusal(chosen) == "web-net-not-trained"


def test_without_numpy_the_network_is_not_offered_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "net" in Catalog().bots
    without_numpy(monkeypatch)
    assert "net" not in Catalog().bots
    assert refusal(setup()) == "web-net-needs-numpy"
    offer = network_offer()
    assert offer.tables == () and offer.why.key == "web-net-needs-numpy"
    assert "it needs NumPy: pip install 'fogg-rails[net]'" in offered_nets.why_no_net("usa", None, 2)


async def test_the_offer_of_bots_has_the_network_by_its_rating_and_its_tables(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        offer = await ada.get("/api/bots")
        (shown,) = (known for known in offer["levels"] if known["bot"] == "net")
        assert shown["level"] == 0 and shown["rating"] > 1500 and shown["plus_minus"] > 0
        assert offer["network"]["tables"] == [{"edition": "usa", "variant": "", "players": 2}]
        assert offer["network"]["why"] == ["web-net-not-trained", {}]


async def test_a_table_with_the_network_plays_to_its_end_and_is_rated(sqlite: URL) -> None:
    bots = Instant()
    async with house(sqlite, bots=bots) as home:
        ada = await home.guest("Ada")
        chairs = [{"kind": "me"}, {"kind": "bot", "bot": "net"}]
        made = await ada.post("/api/tables", {"setup": {"edition": "usa", "chairs": chairs, "bot_pace": "instant"}})
        await ada.post(f"/api/tables/{made['table']}/start")
        table = await home.table(made["table"])
        assert why_unrated(table.state) == ""
        await play_out(home, table, ada)
        assert (await home.table(made["table"])).state.phase == "finished"
        assert bots.asked.count("net") > 20


async def test_the_network_answers_in_a_process_of_its_own() -> None:
    game = fogg.new_game("usa", 2, 4)
    for seat in range(2):
        game.play(seat, game.options(seat)[0])
    noted: list[tuple[str, bool]] = []
    pool = BotPool(1, lambda bot, seconds, good: noted.append((bot, good)))
    try:
        chosen = await pool.decide("net", game.view(0).text(), 30.0, 7)
    finally:
        await pool.close()
    assert chosen in {option.id for option in game.options(0)}
    assert noted == [("net", True)]
