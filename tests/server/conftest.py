"""Databases for tests: the same test runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.postgres import Cluster, NoPostgres, is_left_out

from fogg.server.store.connect import connect, database_url

KINDS = ("sqlite", "postgres")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs PostgreSQL if a variable says so; `tests/conftest.py` tells it at the end of the run."""
    if is_left_out():
        left_out = [item for item in items if needs_postgres(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not needs_postgres(item)]


def needs_postgres(item: pytest.Item) -> bool:
    """Return whether a test runs on PostgreSQL."""
    call = getattr(item, "callspec", None)
    return "cluster" in getattr(item, "fixturenames", ()) or (call is not None and "postgres" in call.params.values())


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Yield one PostgreSQL for all tests of a process."""
    try:
        cluster = Cluster()
    except NoPostgres as error:
        pytest.fail(str(error), pytrace=False)
    yield cluster
    cluster.close()


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[URL]:
    """Yield the address of an empty database of PostgreSQL."""
    url = cluster.new_database()
    yield url
    cluster.drop(url)


@pytest.fixture
def sqlite(tmp_path: Path) -> URL:
    """Return the address of an empty database of SQLite."""
    return database_url(str(tmp_path / "fogg.sqlite"))


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest) -> URL:
    """Return the address of an empty database, of either kind."""
    url: URL = request.getfixturevalue(request.param)
    return url


@pytest.fixture
async def engine(database: URL) -> AsyncIterator[AsyncEngine]:
    """Yield a connection to an empty database, of either kind."""
    engine = connect(database)
    yield engine
    await engine.dispose()
