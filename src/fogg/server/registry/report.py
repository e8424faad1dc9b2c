"""Tables that cannot be replayed, told from their rows alone: finished games whole, others as far as one may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fogg.engine import Record
from fogg.engine.records import FORMAT, Proof, RecordHeader, RecordLine, SeedPart
from fogg.engine.ruleset import Header
from fogg.server.broadcast.table_facts import NameOf
from fogg.server.fair.seed_parts import dealt_seed
from fogg.server.registry.downloads import names_of
from fogg.server.store.rows import (
    AnyBody,
    ChairTaken,
    Created,
    Left,
    Played,
    Started,
    StoredRow,
    TakenBack,
    checksum,
    read_body,
)
from fogg.server.table.chairs import TableChair


class Told:
    """A table as its rows tell without its rules: who sat where, and the decisions. Rows that say nothing are left out.

    `created` None: not even the first row can be read. `intact`: all rows are there, as they were written.
    """

    def __init__(self, rows: Sequence[StoredRow]) -> None:
        bodies = [body for body in map(readable, rows) if body is not None]
        self.intact = len(bodies) == len(rows) and all(map(is_link, rows, [None, *rows]))
        first = bodies[0] if bodies else None
        self.created = first if isinstance(first, Created) else None
        self.places = [TableChair(chair) for chair in self.created.setup.chairs] if self.created else []
        self.order: tuple[int, ...] = ()
        self.promised = False
        self.parts: tuple[SeedPart, ...] = ()
        self.lines: list[RecordLine] = list(self.created.played_on) if self.created else []
        for body in bodies:
            self._take(body)

    def _take(self, body: AnyBody) -> None:
        match body:
            case ChairTaken() if body.chair < len(self.places):
                place = self.places[body.chair]
                place.person, place.holder = body.person, body.holder
            case Left() if body.chair < len(self.places):
                place = self.places[body.chair]
                place.person = place.holder = None
            case Started() if sorted(body.order) == list(range(len(self.places))):
                self.order, self.promised, self.parts = body.order, body.promised, body.parts
            case Played():
                self.lines.append(RecordLine(body.seat, body.do, body.slot))
            case TakenBack():
                self.lines.append(RecordLine(body.seat, take_back=True))

    def header(self, created: Created, names: Sequence[str]) -> Header:
        """Return what was played."""
        setup = created.setup
        return Header(setup.edition, setup.variant, dict(setup.settings), setup.add_ons, tuple(names))

    def record(self, name_of: NameOf) -> Record | None:
        """Return the record of a game that was finished; None if it cannot be made out, or not all of it."""
        created = self.created
        if created is None or not self.order or not self.intact:
            return None
        header = RecordHeader(
            fogg=FORMAT,
            game=self.header(created, names_of([self.places[chair] for chair in self.order], name_of)),
            rules_version=created.rules_version,
            seed=dealt_seed(created.seed, self.parts),
            generator=created.generator,
            proof=Proof(
                created.commitment,
                created.nonce,
                self.order if self.promised else (),
                created.seed if self.parts else "",
                self.parts,
            ),
        )
        return Record(header, self.lines)

    def report(self, reason: str, person: str | None, *, whole: bool) -> bytes:
        """Return what can be downloaded: why it stopped, and the person's decisions;
        all of them where the game was over.
        """
        told: dict[str, Any] = {"stopped": reason}
        if self.created is not None:
            told["game"] = self.header(self.created, [str(n + 1) for n in range(len(self.order))])
            told["rules_version"] = self.created.rules_version
            told["commitment"] = self.created.commitment
        own = [seat for seat, chair in enumerate(self.order) if person and self.places[chair].holder == person]
        skipped = len(self.created.played_on) if self.created else 0
        lines = [line for line in self.lines[skipped:] if whole or line.seat in own]
        return b"".join(msgspec.json.encode(line) + b"\n" for line in (told, *lines))


def is_link(row: StoredRow, before: StoredRow | None) -> bool:
    """Return True if a row is what was written, after the one before it."""
    seq, link = (before.seq + 1, before.checksum) if before is not None else (0, "")
    return row.seq == seq and row.checksum == checksum(link, row.seq, row.at, row.person, row.command, row.body)


def readable(row: StoredRow) -> AnyBody | None:
    """Return what a row says; None if it says nothing."""
    try:
        return read_body(row)
    except msgspec.MsgspecError:
        return None
