"""The printed game: editions loaded and checked, and exact answers to questions about their boards."""

from fogg.board.board import Board
from fogg.board.catalog import EditionInfo, describe, edition_ids
from fogg.board.checks.check_edition import check
from fogg.board.city import City
from fogg.board.edition import Edition
from fogg.board.folder.source import editions_home
from fogg.board.graph import (
    components,
    connected,
    disjoint_paths,
    distances,
    edge_disjoint_paths,
    longest_length,
    longest_path,
    shortest_path,
)
from fogg.board.load import load
from fogg.board.route import Route
from fogg.board.ticket import Ticket

__all__ = [
    "Board",
    "City",
    "Edition",
    "EditionInfo",
    "Route",
    "Ticket",
    "check",
    "components",
    "connected",
    "describe",
    "disjoint_paths",
    "distances",
    "edge_disjoint_paths",
    "edition_ids",
    "editions_home",
    "load",
    "longest_length",
    "longest_path",
    "shortest_path",
]
