"""The offer of bots: which can be asked to a table, and how strong those for people are."""

from __future__ import annotations

import msgspec

from fogg.server.protocol.bodies import Answered
from fogg.words.message import Message


class OfferedLevel(msgspec.Struct, frozen=True):
    """A bot for people: its level from 1 (0: another bot), and its Elo rating with a 95% interval, measured on
    two-player USA.
    """

    bot: str
    level: int
    rating: int
    plus_minus: int


class NetworkTable(msgspec.Struct, frozen=True):
    """A table without add-ons that a network has learned; `variant` is empty for the edition as it is."""

    edition: str
    variant: str
    players: int


class OfferedNetwork(msgspec.Struct, frozen=True):
    """The bot that is a network: the tables that it can play, and what to say of others, or of all."""

    bot: str
    tables: tuple[NetworkTable, ...]
    why: Message


class Bots(Answered, frozen=True):
    """All bots that can be asked to a table, and those that are meant for people, by their rating."""

    bots: tuple[str, ...]
    levels: tuple[OfferedLevel, ...]
    network: OfferedNetwork
