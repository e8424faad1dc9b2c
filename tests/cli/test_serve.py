"""`fogg serve`: what it is told, and what it tells."""

import ipaddress
import sys
from pathlib import Path

import pytest
from tests.cli.helpers import Fogg

from fogg import native
from fogg.cli.commands.serve_command import banner
from fogg.server import addresses, run
from fogg.server.settings import Settings


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Return the settings with which servers would have been started; nothing is started."""
    found: list[Settings] = []

    def note(settings: Settings, told: run.Told, *, owner_link: bool = False) -> None:
        found.append(settings)
        told(settings.port or 4321, "/own#t0ken" if owner_link else "")

    monkeypatch.setattr(run, "run", note)
    return found


def test_without_options_it_serves_this_machine_from_a_file_in_this_folder(fogg: Fogg, told: list[Settings]) -> None:
    ran = fogg("serve")
    assert (ran.status, ran.err) == (0, "")
    assert told == [Settings(host="127.0.0.1", port=8000, db="fogg.sqlite")]
    assert "  http://127.0.0.1:8000\n" in ran.out and "fogg serve --host 0.0.0.0" in ran.out


def test_every_option_reaches_the_server(fogg: Fogg, told: list[Settings], tmp_path: Path) -> None:
    options = {
        "--host": "0.0.0.0",
        "--port": "0",
        "--db": "postgresql://fogg@db/fogg",
        "--public-url": "https://Fogg.example/",
        "--proxy": "10.0.0.1",
        "--boards": str(tmp_path),
        "--metrics-token": "s3cret",
        "--workers": "3",
        "--bot-workers": "2",
        "--node": "10.0.0.5:7000",
        "--node-bind": "0.0.0.0:7000",
        "--limits": "2.5",
        "--retention-days": "30",
    }
    ran = fogg(
        "serve",
        *(word for pair in options.items() for word in pair),
        "--allow-private-webhooks",
        "--json-logs",
        "--allow-code",
    )
    assert ran.status == 0 and "s3cret" not in ran.out
    assert told == [
        Settings(
            host="0.0.0.0",
            port=0,
            db="postgresql://fogg@db/fogg",
            public_url="https://fogg.example",
            proxy=(ipaddress.ip_network("10.0.0.1"),),
            boards=tmp_path,
            allow_code=True,
            metrics_token="s3cret",
            allow_private_webhooks=True,
            workers=3,
            bot_workers=2,
            node="10.0.0.5:7000",
            node_bind="0.0.0.0:7000",
            json_logs=True,
            limit_scale=2.5,
            retention_days=30,
        )
    ]


def test_secrets_can_come_as_variables(fogg: Fogg, told: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGG_DB", "postgresql://fogg:pw@db/fogg")
    monkeypatch.setenv("FOGG_METRICS_TOKEN", "s3cret")
    fogg("serve")
    assert (told[0].db, told[0].metrics_token) == ("postgresql://fogg:pw@db/fogg", "s3cret")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--public-url", "fogg.example"], "fogg: 'fogg.example' is not the address of a web site"),
        (["--proxy", "nginx"], "fogg: 'nginx' is not a list of proxy addresses"),
        (["--boards", "nowhere"], "fogg: nowhere is not a folder with boards"),
    ],
)
def test_a_wrong_option_is_one_line(fogg: Fogg, told: list[Settings], words: list[str], line: str) -> None:
    ran = fogg("serve", *words)
    assert (ran.status, told) == (1, [])
    assert ran.err.startswith(line) and ran.err.count("\n") == 1


def test_friends_on_the_network_get_addresses_and_a_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses.web_addresses, "__kwdefaults__", {"own": lambda: ["192.168.1.20"]})
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    text = banner(Settings(host="0.0.0.0"), 8000)
    assert text.index("http://192.168.1.20:8000") < text.index("http://127.0.0.1:8000") < text.index("█")


def test_the_link_that_makes_an_owner_is_shown_in_a_terminal_and_nowhere_else(
    fogg: Fogg, told: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "/own#" not in fogg("serve").out
    text = banner(Settings(host="0.0.0.0", port=80), 8000, "/own#t0ken")
    assert "  http://127.0.0.1:8000/own#t0ken" in text.splitlines()
    assert "https://fogg.example/own#t0ken" in banner(Settings(public_url="https://fogg.example"), 1, "/own#t0ken")


def test_a_host_reads_why_the_engine_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "status", lambda: native.Status(False, "the compile failed, see build/native.log"))
    plain = "The engine runs as plain Python: the compile failed, see build/native.log."
    assert plain in banner(Settings(), 8000).splitlines()
    monkeypatch.setattr(native, "status", lambda: native.Status(True, native.FITS))
    assert "plain" not in banner(Settings(), 8000)


@pytest.mark.parametrize("words", [["serve"], ["backup", "a.backup"], ["restore", "a.backup"]])
def test_without_the_extra_of_the_server_it_says_what_to_install(
    fogg: Fogg, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setattr(sys.modules["fogg"], "server", sys.modules["fogg.server"])  # back for the tests after this one
    for name in [name for name in sys.modules if name.startswith(("fogg.server", "sqlalchemy"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    ran = fogg(*words)
    said = f"fogg: `fogg {words[0]}` needs the extra `server`: pip install 'fogg-rails[server]'\n"
    assert (ran.status, ran.err) == (1, said)
