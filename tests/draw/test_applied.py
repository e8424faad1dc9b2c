"""Marks are put on a board by Python exactly as docs/marks.md tells a web page to do it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.draw.client import Client
from tests.factory import position

import fogg
from fogg.draw import Mark, applied, board_svg, marks, static_board
from fogg.draw.style.palette import LIVERIES
from fogg.engine.records.record import read_record

GAMES = Path(__file__).parent.parent / "golden" / "games"
# One record of each playable edition, the longest names of variants left out.
RECORDS = sorted(path for path in GAMES.glob("*.jsonl") if path.name.split("-")[0] in fogg.playable())
ONE_EACH = {path.name.split("-")[0]: path for path in RECORDS}


def both(edition: fogg.Edition, found: list[Mark]) -> tuple[str, str]:
    """Return the same marks put on the board by Python and by the client, each in canonical form."""
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(found))
    client = Client(board_svg(edition))
    client.apply(plain)
    return Client(applied(static_board(edition), found)).text(), client.text()


@pytest.mark.parametrize("path", ONE_EACH.values(), ids=list(ONE_EACH))
def test_a_client_makes_the_same_picture_in_mid_game_and_at_the_end(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    for until, seat in ((len(record.lines) * 2 // 3, 0), (None, None)):
        view = record.replay(until).view(seat)
        python, client = both(view.ruleset.edition, marks(view))
        assert python == client


def test_a_client_lights_a_ticket_and_dims_the_rest() -> None:
    claimed = {0: ["denver-santa_fe"], 1: ["denver-omaha"]}
    view = position("usa", claimed=claimed, tickets={0: ["denver-el_paso"]}).view(0)
    python, client = both(view.ruleset.edition, marks(view, lit=["denver-el_paso"]))
    assert python == client
    for faint in (".25", ".28", ".4"):  # routes, trains, cities
        assert f'opacity="{faint}"' in python


def test_a_client_shows_a_piece_without_a_drawing_as_a_disc_with_its_name() -> None:
    found = [
        Mark("zeppelin", "city:denver", 1, "red", n=3),
        Mark("bandit", "route:denver-omaha"),
        Mark("sheriff", "city:omaha"),
    ]
    python, client = both(fogg.load("usa"), found)
    assert python == client
    assert [word for word in ("Ze", "Ba", "Sh") if f">{word}</text>" not in python] == []
    assert ">3</text>" in python


def test_a_client_lets_several_owners_share_the_spaces_of_a_route() -> None:
    liveries = tuple(LIVERIES)  # more than any edition allows
    found = [Mark("train", "route:denver-omaha", i, livery, 4, i, 6) for i, livery in enumerate(liveries)]
    python, client = both(fogg.load("usa"), found)
    assert python == client
    for livery in liveries:
        assert python.count(f'href="#shape-{livery}"') == 4 + 1  # one a space, and one in the template
    assert python.count('class="s-bed" href="#band-denver-omaha"') == 2  # bands from city to city have no owner
