"""The attacks on a server fail through a forwarding node too: here some of each sort, all of them in `make soak`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.engine import URL
from tests.server import house, test_attacks, test_fuzz, test_hidden
from tests.server.house import started

Attack = Callable[[URL], Awaitable[None]]
ATTACKS: tuple[Attack, ...] = (
    test_attacks.test_another_persons_cookie_forged_or_cut_is_worthless,
    test_attacks.test_an_invite_is_used_once_also_by_two_at_the_same_time,
    test_attacks.test_a_forged_or_replaced_invite_opens_nothing,
    test_attacks.test_a_kicked_persons_socket_and_commands_do_nothing_any_more,
    test_attacks.test_a_page_of_another_site_can_neither_post_nor_open_a_socket,
    test_fuzz.test_rubbish_over_sockets_harms_no_other_client,
    test_fuzz.test_a_client_that_floods_is_told_to_wait_and_no_other_notices,
    test_hidden.test_canaries_of_what_is_unique_occur_in_no_byte_before_their_time,
)


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
async def test_it_fails_through_a_forwarding_node(attack: Attack, sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "HOP", True)
    await attack(sqlite)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_fetching_changes_nothing_through_a_forwarding_node(
    sqlite: URL, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "HOP", True)
    await test_attacks.test_fetching_any_link_or_path_changes_nothing(sqlite, method)


async def test_requests_are_really_passed_on(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "HOP", True)
    async with house.house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1)
        assert home.front is not None and home.front.fleet is not None
        before = home.front.fleet.forwarder.requests
        await ada.get(f"/api/tables/{table.state.id}")
        assert home.front.fleet.forwarder.requests == before + 1
