"""A fleet of two nodes for all tests of a file that leave it as it was."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from tests.server.fleet.together import NodeInTest, together
from tests.server.postgres import Cluster


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nodes(cluster: Cluster) -> AsyncIterator[list[NodeInTest]]:
    """Yield two nodes that know each other."""
    url = cluster.new_database()
    async with together(url) as running:
        yield running
    cluster.drop(url)
