"""The addresses of a server."""

import ipaddress

import pytest

from fogg.server.addresses import own_addresses, qr_code, web_addresses

OWN = ["192.168.1.20", "10.8.0.3", "2001:db8::5"]


@pytest.mark.parametrize(
    ("host", "port", "public", "listed"),
    [
        ("127.0.0.1", 8000, "", ["http://127.0.0.1:8000"]),
        ("::1", 8000, "", ["http://[::1]:8000"]),
        ("192.168.1.20", 80, "", ["http://192.168.1.20"]),
        ("0.0.0.0", 8000, "", ["http://192.168.1.20:8000", "http://10.8.0.3:8000", "http://127.0.0.1:8000"]),
        ("0.0.0.0", 8000, "https://fogg.example", ["https://fogg.example"]),
    ],
)
def test_addresses_can_be_typed_into_a_browser(host: str, port: int, public: str, listed: list[str]) -> None:
    assert web_addresses(host, port, public, own=lambda: OWN) == listed


def test_listening_at_every_version_lists_both() -> None:
    assert "http://[2001:db8::5]:8000" in web_addresses("::", 8000, own=lambda: OWN)


def test_the_own_addresses_are_some_that_others_can_use() -> None:
    for address in own_addresses():
        found = ipaddress.ip_address(address)
        assert not found.is_loopback and not found.is_link_local


def test_a_qr_code_is_a_square_of_blocks() -> None:
    rows = qr_code("http://192.168.1.20:8000").splitlines()
    assert len({len(row) for row in rows}) == 1
    assert set("".join(rows)) <= set(" ▀▄█")
    assert abs(len(rows[0]) - 2 * len(rows)) <= 1
