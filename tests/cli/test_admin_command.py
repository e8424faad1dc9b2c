"""`fogg admin` against a server in a process of its own, and where there is none."""

from __future__ import annotations

import gzip
import json
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.helpers import Fogg
from tests.web.serving import Serving

from fogg.cli.admin.admin_client import NotServed


class Visitor:
    """A person who talks to the server as a program does."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.token = ""
        made = self.post("/api/me", {"name": name, "bearer": True})
        self.id, self.token = made["id"], made["token"]

    def post(self, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as answer:
            return json.loads(answer.read())

    def table(self) -> str:
        """Make a table with an invitation."""
        chairs = [{"kind": "me"}, {"kind": "invited"}]
        made = self.post("/api/tables", {"setup": {"edition": "new_york", "chairs": chairs}})
        self.post(f"/api/tables/{made['table']}/invite", {"chair": 1})
        return str(made["table"])


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """Yield a server of its own process."""
    serving = Serving(tmp_path / "fogg.sqlite", "--bot-workers", "1")
    serving.start()
    yield serving
    serving.stop()


def test_a_host_looks_after_a_running_server(fogg: Fogg, serving: Serving) -> None:
    db = str(serving.db)

    def admin(*words: str, typed: tuple[str, ...] = ()) -> str:
        ran = fogg("admin", *words, "--db", db, typed=typed)
        assert (ran.status, ran.err) == (0, ""), ran
        return ran.out

    ada, ben = Visitor(serving.address, "Ada"), Visitor(serving.address, "Ben")
    first, second = ada.table(), ada.table()
    listed = json.loads(admin("tables", "--json"))
    assert {one["table"] for one in listed} == {first, second}
    lines = admin("tables", "--find", first[:8]).splitlines()
    assert (
        lines[0].split()[:3] == ["TABLE", "STATE", "EDITION"]
        and lines[1].startswith(f"{first}  open")
        and not lines[2:]
    )
    assert "Ben" in admin("people") and "Ben" not in admin("people", "--find", "ada")

    assert admin("revoke", first) == f"Took back all invitations to table {first}.\n"
    assert admin("close", first, "--reason", "too loud") == f"Closed table {first}.\n"
    assert admin("tables", "--state", "closed").splitlines()[1].startswith(first)
    assert "Removed table" in admin("delete-table", second[:10], typed=("y",))

    assert admin("ban", "Ben", "--days", "2", "--reason", "Spam.") == "Banned Ben for 2 days.\n"
    with pytest.raises(urllib.error.HTTPError, match="403"):
        ben.table()
    assert admin("ban", "2001:db8::1") == "Banned 2001:db8::1 until lifted.\n"
    assert "2001:db8::" in admin("bans") and "Spam." in admin("bans")
    assert admin("unban", "Ben") == "Lifted the ban of Ben.\n"
    assert admin("mute", "Ben", "--hours", "3") == "Muted Ben for 3 hours.\n"
    assert admin("unmute", ben.id[:12]) == "Lifted the mute of Ben.\n".replace("Ben", ben.id[:12])
    assert admin("end-sessions", "Ben") == "Signed Ben out everywhere.\n"
    assert admin("delete-person", "Ben", "--yes") == "Forgot Ben.\n"
    link = admin("owner-link").strip()
    assert link.startswith(f"{serving.address}/own#")
    ada.post("/api/own", {"token": link.partition("#")[2]})
    assert "owner" in admin("people", "--find", "Ada")
    assert admin("disown", "Ada") == "Ada is not an owner any more.\n"
    assert admin("prune", "--dry-run") == "0 tables and 0 people would be removed.\n"
    assert admin("prune", "--yes") == "0 tables and 0 people removed.\n"
    log = [one["action"] for one in json.loads(admin("log", "--json"))]
    assert log == [
        "disown",
        "owner",
        "owner-link",
        "delete-person",
        "end-sessions",
        "unmute",
        "mute",
        "unban",
        "ban",
        "ban",
        "delete-table",
        "close",
        "revoke",
    ]
    assert "too loud" in admin("log")

    for words, said in (
        (["close", first], "fogg: The game is over.\n"),
        (["close", "zzzzzz"], "fogg: there is no table zzzzzz\n"),
        (["ban", "Nemo"], "fogg: there is no person Nemo\n"),
        (["ban", "127.0.0.1"], "fogg: This machine itself cannot be banned.\n"),
        (["unban", "Ada"], "fogg: That is not there any more.\n"),
    ):
        ran = fogg("admin", *words, "--db", db)
        assert (ran.status, ran.err) == (1, said)
    assert fogg("admin", "delete-person", "Ada", "--db", db, typed=("n",)).status == 1
    assert "Ada" in admin("people"), "a no was taken as one"

    with sqlite3.connect(serving.db) as stored:
        ((found,),) = stored.execute("SELECT value FROM meta WHERE key = 'admin'").fetchall()
    token = json.loads(found)["token"]
    assert token not in serving.db.with_suffix(".log").read_text()
    copy = serving.db.with_name("a.backup")
    assert fogg("backup", str(copy), "--db", db).status == 0
    saved = gzip.decompress(copy.read_bytes())
    assert b"secret" in saved and token.encode() not in saved, "a backup opens no server"


def test_two_people_of_one_name_must_be_told_apart(fogg: Fogg, serving: Serving) -> None:
    both = [Visitor(serving.address, "Ada") for _ in range(2)]
    ran = fogg("admin", "mute", "Ada", "--db", str(serving.db))
    assert ran.status == 1 and ran.err.startswith("fogg: Ada is not clear: 2 fit, such as Ada (")
    assert fogg("admin", "mute", both[0].id, "--db", str(serving.db)).status == 0


def test_without_a_server_it_says_what_to_do(fogg: Fogg, serving: Serving, tmp_path: Path) -> None:
    said = "no server is running on the database"
    token = fogg("admin", "owner-link", "--db", str(serving.db))
    assert token.status == 0
    serving.kill()  # what it leaves behind is not taken for a server
    ran = fogg("admin", "tables", "--db", str(serving.db))
    assert ran.status == 1 and said in ran.err and "`fogg serve`" in ran.err and ran.err.count("\n") == 1
    serving.start()
    serving.stop()
    assert said in fogg("admin", "log", "--db", str(serving.db)).err
    assert "there is no database" in fogg("admin", "log", "--db", str(tmp_path / "none.sqlite")).err
    serving.start()


def test_a_password_of_the_database_is_not_shown() -> None:
    said = str(NotServed("postgresql://fogg:s3cret@db/fogg"))
    assert "postgresql://db/fogg" in said and "s3cret" not in said
    assert "database fogg.sqlite:" in str(NotServed("fogg.sqlite"))
