"""Signed records: a finished game with the names of today, as it is downloaded and as its table shows it."""

from __future__ import annotations

import msgspec

from fogg.engine import Record
from fogg.engine.records import SignedEnd
from fogg.server.broadcast.table_facts import NameOf
from fogg.server.fair.end_statement import signed_text, statement_of
from fogg.server.fair.server_key import ServerKey
from fogg.server.registry.downloads import names_of, record_of
from fogg.server.table.table_state import TableState

MOST_KEPT = 256  # signatures


class Signer:
    """Signs the ends of games. Names are not stored with a game, so a signature is made when it is asked for."""

    def __init__(self, key: ServerKey, name_of: NameOf) -> None:
        self.key = key
        self._name_of = name_of
        self._kept: dict[str, SignedEnd] = {}  # by table

    def record(self, state: TableState) -> Record:
        """Return the signed record of a finished game; one from a file is not signed, since it was not played here."""
        assert state.game is not None and state.ended is not None
        record = record_of(state, self._name_of)
        if state.created.imported:
            return record
        says = statement_of(record, state.game, table=state.id, ended=state.ended, resigned=state.resigned)
        end = SignedEnd(says, self.key.public, self.key.sign(signed_text(says)))
        return Record(msgspec.structs.replace(record.header, end=end), record.lines)

    def end(self, state: TableState) -> SignedEnd | None:
        """Return the signed end of a game; None while it is not finished, or if it was not played here."""
        if state.phase != "finished" or state.created.imported:
            return None
        kept = self._kept.get(state.id)
        if kept is None or kept.says.seats != names_of(map(state.place_of, range(state.seats)), self._name_of):
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            kept = self.record(state).header.end
            assert kept is not None
            self._kept[state.id] = kept
        return kept
