"""The throw-away PostgreSQL of tests."""

from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import URL
from tests.server import postgres as module
from tests.server.postgres import Cluster, NoPostgres, binaries


def rows(url: URL) -> list[int]:
    with psycopg.connect(host=str(url.query["host"]), user="fogg", dbname=url.database) as connection:
        return [n for (n,) in connection.execute("SELECT n FROM kept ORDER BY n").fetchall()]


@pytest.mark.parametrize("at_once", [False, True])
def test_what_was_committed_is_there_after_a_restart(cluster: Cluster, postgres: URL, at_once: bool) -> None:
    with psycopg.connect(host=str(cluster.home), user="fogg", dbname=postgres.database) as connection:
        connection.execute("CREATE TABLE kept (n integer)")
        connection.execute("INSERT INTO kept VALUES (1)")
        connection.commit()
        cluster.stop(at_once=at_once)
        cluster.start()
        with pytest.raises(psycopg.OperationalError):
            connection.execute("INSERT INTO kept VALUES (2)")
    assert rows(postgres) == [1]


def test_a_cluster_leaves_nothing_behind(cluster: Cluster) -> None:
    other = Cluster()
    process = other.process
    assert process is not None and other.home != cluster.home
    other.close()
    assert not other.home.exists() and process.poll() is not None


def test_binaries_that_the_user_cannot_reach_are_copied(tmp_path: Path, cluster: Cluster) -> None:
    closed = tmp_path / "closed"
    (closed / "bin").mkdir(parents=True)
    (closed / "bin" / "initdb").write_text("#!/bin/sh\n")
    (closed / "bin" / "initdb").chmod(0o600)
    copied = cluster.readable(closed / "bin")
    assert copied == cluster.home / "install" / "bin" and copied.is_dir()


def test_without_any_binaries_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(module, "DEBIAN", tmp_path)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoPostgres, match=r"apt install postgresql.*make setup-dev.*FOGG_TEST_POSTGRES=off leaves"):
        binaries()


def test_binaries_from_pypi_are_found_when_there_are_no_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(module, "DEBIAN", tmp_path)
    assert binaries().parent.name == "pginstall"
