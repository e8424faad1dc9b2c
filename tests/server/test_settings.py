"""Settings of `fogg serve`."""

from pathlib import Path

import pytest

from fogg.server.settings import BadSetting, Settings, read_proxies, read_public_url


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://fogg.example", "https://fogg.example"),
        ("https://Fogg.Example:443/", "https://fogg.example"),
        ("http://fogg.lan:8000", "http://fogg.lan:8000"),
        ("http://[2001:db8::5]:8000", "http://[2001:db8::5]:8000"),
    ],
)
def test_a_public_address_is_a_scheme_and_a_host(given: str, read: str) -> None:
    assert read_public_url(given) == read


@pytest.mark.parametrize(
    "given",
    [
        "fogg.example",
        "ftp://fogg.example",
        "https://",
        "https://a b/",
        "https://x.example/fogg",
        "https://u@x.example",
        "http://x:y",
    ],
)
def test_another_public_address_is_refused_by_its_name(given: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_public_url(given)
    assert repr(given) in str(refused.value)


def test_proxies_are_addresses_and_networks() -> None:
    assert [str(network) for network in read_proxies("loopback, 10.0.0.1 192.168.0.0/16")] == [
        *("127.0.0.0/8", "::1/128"),
        *("10.0.0.1/32", "192.168.0.0/16"),
    ]


def test_other_words_are_not_proxies() -> None:
    with pytest.raises(BadSetting, match="'nginx' is not a list of proxy addresses"):
        read_proxies("nginx")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"port": 70_000}, "there is no port 70000"),
        ({"workers": 0}, "0 workers cannot serve"),
        ({"bot_workers": 0}, "in 0 processes"),
        ({"node": "0.0.0.0"}, "name one address"),
        ({"node_bind": "everywhere"}, "write it like 10.0.0.5"),
        ({"node": "10.0.0.5", "node_bind": "0.0.0.0:7000"}, "need a port"),
        ({"node": "my-machine"}, "write it like 10.0.0.5"),
        ({"node": "10.0.0.5:port"}, "write it like 10.0.0.5"),
        ({"boards": Path("/nowhere")}, "/nowhere is not a folder"),
        ({"limit_scale": 0.0}, "cannot be multiplied by 0"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, object], why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        Settings(**options)  # type: ignore[arg-type]


def test_the_token_is_not_shown() -> None:
    assert "s3cret" not in repr(Settings(metrics_token="s3cret"))


@pytest.mark.parametrize(("url", "https"), [("https://fogg.example", True), ("http://fogg.lan", False), ("", False)])
def test_cookies_are_for_https_only_where_people_use_it(url: str, https: bool) -> None:
    assert Settings(public_url=url).is_https is https
