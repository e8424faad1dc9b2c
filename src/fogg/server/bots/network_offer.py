"""The bot that is a network: at which tables it can sit, and the sentence for those at which it cannot."""

from __future__ import annotations

from fogg.bots.net import NET, has_numpy, is_trained, net_tables
from fogg.server.protocol.bot_bodies import NetworkTable, OfferedNetwork
from fogg.server.table.table_setup import TableSetup
from fogg.words import Message

NO_NUMPY = Message("web-net-needs-numpy")
NOT_TRAINED = Message("web-net-not-trained")


def network_offer() -> OfferedNetwork:
    """Return which tables the network can play."""
    if not has_numpy():
        return OfferedNetwork(NET, (), NO_NUMPY)
    return OfferedNetwork(NET, tuple(NetworkTable(*table) for table in net_tables()), NOT_TRAINED)


def why_no_network(setup: TableSetup) -> Message | None:
    """Return why the network cannot play at a table; None if it can."""
    if not has_numpy():
        return NO_NUMPY
    trained = is_trained(setup.edition, setup.variant, len(setup.chairs), setup.add_ons)
    return None if trained else NOT_TRAINED
