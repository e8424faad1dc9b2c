"""Notes about a claim, told to the seat that looks at its payment."""

from __future__ import annotations

import pytest
from sqlalchemy.engine import URL
from tests.server.house import house, started

import fogg
from fogg.server.broadcast.book import book_of
from fogg.server.protocol.commands import AskNotes
from fogg.server.request_refusal import RequestRefused
from fogg.server.table import playing as play


async def test_nederland_r11_the_toll_is_told_before_it_is_paid(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, edition="nederland")
        (note,) = play.notes(table, ada.id, AskNotes("n", 0, "route:amsterdam-utrecht")).notes
        assert note.text.key == "note-toll" and note.text.params["n"] == 1


async def test_notes_are_told_to_the_own_seat_and_of_routes_only(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, edition="nederland")
        with pytest.raises(RequestRefused, match="not-yours"):
            play.notes(table, ben.id, AskNotes("n", 0, "route:amsterdam-utrecht"))
        with pytest.raises(RequestRefused, match="bad-request"):
            play.notes(table, ada.id, AskNotes("n", 0, "city:amsterdam"))


def test_the_book_says_whether_claims_have_notes() -> None:
    assert book_of(fogg.ruleset("africa")).notes and not book_of(fogg.ruleset("usa")).notes
