"""Numbers about the fleet, as one node sees it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Gauge

from fogg.server.fleet.fleet import Fleet


def count_fleet(registry: CollectorRegistry, fleet: Fleet) -> None:
    """Register what a host wants to watch of nodes and the lines between them."""
    keeper = fleet.keeper
    nodes = Gauge("fogg_nodes", "Nodes that are alive, as this one sees it.", registry=registry)
    nodes.set_function(lambda: len(keeper.nodes))
    tables = Gauge("fogg_fleet_tables", "Tables that all nodes run together.", registry=registry)
    tables.set_function(lambda: sum(node.tables for node in keeper.nodes))
    valid = Gauge("fogg_node_valid", "1 while this node may answer from memory.", registry=registry)
    valid.set_function(lambda: float(keeper.is_valid()))
    held = Gauge("fogg_leases", "Tables that this node may run.", registry=registry)
    held.set_function(lambda: len(keeper.held))
    sockets = Gauge("fogg_forwarded_sockets", "Sockets joined to other nodes.", registry=registry)
    sockets.set_function(lambda: fleet.forwarder.sockets)
    requests = Gauge("fogg_forwarded_requests", "Requests passed on to other nodes so far.", registry=registry)
    requests.set_function(lambda: fleet.forwarder.requests)
    moved = Gauge("fogg_tables_moved", "Tables that this node has handed over so far.", registry=registry)
    moved.set_function(lambda: fleet.mover.moved if fleet.mover is not None else 0)
