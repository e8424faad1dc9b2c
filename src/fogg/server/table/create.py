"""New tables: from a choice of what is played, from a record, or from a table that is over."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Executable, insert

from fogg.engine import Chance, Ruleset, read_record
from fogg.engine.chance import SEED_BITS
from fogg.engine.game import start
from fogg.engine.records import RecordHeader, RecordLine, follow
from fogg.errors import FoggError, RecordError
from fogg.server.broadcast.table_card import card_of
from fogg.server.person_names import same_name
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store import schema
from fogg.server.store.people import new_person
from fogg.server.store.rows import AnyBody, ChairTaken, Created, Reserved, StoredRow, make_row
from fogg.server.store.schema import guests
from fogg.server.store.stored_tables import listing
from fogg.server.store.writer import values
from fogg.server.table.chairs import free_color
from fogg.server.table.due import CLOSE_SECONDS
from fogg.server.table.table_setup import Chair, Kind, TableSetup
from fogg.server.table.table_state import TableState
from fogg.server.tokens import commitment, hexadecimal, new_id

GENERATOR = "sfc32"  # of deals that are known anyway
KEYED = "blake2b"  # of deals that people must not be able to compute from the cards they see
LINES_AT_ONCE = 50  # that are replayed before others are served
MOST_LINES = 5000  # of a record to play on from; the longest games have some hundreds


class Deal(NamedTuple):
    """The source of a game's chance, and the decisions already made in it."""

    seed: str
    generator: str = GENERATOR
    known: bool = False
    played_on: tuple[RecordLine, ...] = ()
    daily: str = ""  # the day whose deal it is


def fresh_deal() -> Deal:
    """Return a deal of the server's, secret until the end."""
    return Deal(f"{secrets.randbits(SEED_BITS):x}", KEYED)


async def recorded_deal(text: str, until: int | None, setup: TableSetup, rules: Ruleset) -> Deal:
    """Return the deal of a record up to a point; Refusal if it is damaged, of another game, or has ended by then.

    It is played by the rules of the table: what the record calls its edition may be the path of a folder.
    """
    if text.count("\n") > MOST_LINES:
        raise RequestRefused("bad-record", fault="long")
    try:
        record = read_record(text)
        header = record.header
        seed = hexadecimal(header.seed)
        check_same(header, setup, rules)
        game = start(rules, list(header.game.seats), Chance(int(seed, 16), header.generator), telling=True)
        for number, line in enumerate(record.lines[:until], 2):
            follow(game, line, number)
            if number % LINES_AT_ONCE == 0:
                await asyncio.sleep(0)  # others want to be served meanwhile
    except RecordError as error:
        raise RequestRefused("bad-record", fault="line", line=error.line) from error
    except (FoggError, ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise RequestRefused("bad-record", fault="other") from error
    if game.over:
        raise RequestRefused("bad-record", fault="over")
    return Deal(seed, header.generator, known=True, played_on=tuple(record.lines[:until]))


def check_same(header: RecordHeader, setup: TableSetup, rules: Ruleset) -> None:
    """Raise a refusal if a record is of another game or another version of its rules."""
    game = header.game
    same = header.ruleset == rules.edition.digest if header.ruleset else game.edition == setup.edition
    if not same or len(game.seats) != len(setup.chairs):
        raise RequestRefused("bad-record", fault="game")
    if header.rules_version != rules.edition.rules_version:
        raise RequestRefused("bad-record", fault="version")


class TableDraft(NamedTuple):
    """A table that is not stored yet: its id, what stores it, when it is closed if no player comes, and its promise."""

    id: str
    stored: list[Executable]
    closes: float
    commitment: str


async def make_table(
    hub: TableRegistry, host: str, setup: TableSetup, deal: Deal, *, names: Sequence[str] = (), pledge: str = ""
) -> TableDraft:
    """Make a table and let its host sit down. `names` are those of the hot seats, `pledge` is the host's."""
    async with hub.naming.used():
        made = new_table(hub, host, setup, deal, names=names, pledge=pledge)
        await hub.writer.append([], also=made.stored)
    hub.alarms.set(made.closes, made.id)
    return made


def new_table(
    hub: TableRegistry,
    host: str,
    setup: TableSetup,
    deal: Deal,
    *,
    names: Sequence[str] = (),
    reserved: tuple[Reserved | None, ...] = (),
    pledge: str = "",
) -> TableDraft:
    """Return a table at which its host sits. `reserved`: in a rematch, who sits on each chair again when they come."""
    rules = hub.catalog.check(setup)
    if reserved:
        seated = reserved_for(host, reserved)
    else:
        check_names(setup, names, hub.name_of(host) if any(chair.kind == "me" for chair in setup.chairs) else None)
        seated = seated_now(host, setup, names, hub.clock.now())
    table, now, nonce = new_id(), hub.clock.now(), f"{secrets.randbits(SEED_BITS):x}"
    created = Created(
        setup,
        host,
        rules.edition.rules_version,
        deal.seed,
        nonce,
        commitment(deal.seed, nonce),
        deal.generator,
        deal.known,
        deal.played_on,
        reserved,
        daily=deal.daily,
    )
    state = TableState(table, rules, created, now)
    rows = [add(state, created, host, now)]
    also: list[Executable] = []
    if host not in [person for _, person, _ in seated]:  # who only watches sees it all the same
        also.append(insert(guests).values(table_id=table, person=host, chair=-1))
    for chair, person, stored in seated:
        color = free_color(state.places, setup.chairs[chair].color, chair)
        rows.append(add(state, ChairTaken(chair, person, host, color, pledge), host, now))
        also += [*stored, insert(guests).values(table_id=table, person=host, chair=chair)]
    for other in sorted({r.holder for r in reserved if r is not None and r.holder != host}):
        also.append(insert(guests).values(table_id=table, person=other, chair=-1))
    card = msgspec.json.encode(card_of(state)).decode()
    close = now + CLOSE_SECONDS  # even if it is never watched
    listed = listing(table, private=setup.private, now=now, deadline=close, card=card)
    return TableDraft(
        table, [listed, *also, insert(schema.rows).values([values(row) for row in rows])], close, created.commitment
    )


Seated = list[tuple[int, str, list[Executable]]]  # chair, person, and what stores a new person


def seated_now(host: str, setup: TableSetup, names: Sequence[str], now: float) -> Seated:
    """Return the host and the players on the same device."""
    hot = [n for n, chair in enumerate(setup.chairs) if chair.kind == "hot"]
    if len(names) != len(hot):
        raise RequestRefused("bad-setup", fault="names", n=len(hot))
    found: Seated = [(n, host, []) for n, chair in enumerate(setup.chairs) if chair.kind == "me"]
    for n, name in zip(hot, names, strict=True):
        person, stored = new_person(name, now, keeper=host)
        found.append((n, person, [stored]))
    return found


def check_names(setup: TableSetup, names: Sequence[str], host: str | None) -> None:
    """Raise a refusal if two people at a new table have the same name; bots may."""
    bots = {chair.bot for chair in setup.chairs if chair.bot is not None}
    taken = [*bots, *([host] if host is not None else [])]
    if host is not None and any(same_name(host, bot) for bot in bots):
        raise RequestRefused("name-taken", name=host)
    for name in names:
        if any(same_name(name, other) for other in taken):
            raise RequestRefused("name-taken", name=name)
        taken.append(name)


def reserved_for(holder: str, reserved: Sequence[Reserved | None]) -> Seated:
    """Return the chairs that a rematch keeps for its players."""
    return [(n, r.person, []) for n, r in enumerate(reserved) if r is not None and r.holder == holder]


def add(state: TableState, body: AnyBody, person: str, now: float) -> StoredRow:
    """Return the next row of a new table."""
    row = make_row(state.id, state.seq + 1, now, body, person=person, command=None, before=state.checksum)
    state.apply(row, body)
    return row


def rematch_of(state: TableState, host: str) -> tuple[TableSetup, tuple[Reserved | None, ...]]:
    """Return the same game with the same people, each one place earlier in the order of play."""
    step = state.ruleset.team_size
    order = [*state.order[step:], *state.order[:step]]
    chairs: list[Chair] = []
    reserved: list[Reserved | None] = []
    for chair in order:
        place = state.places[chair]
        if place.bot is not None:
            chairs.append(Chair("bot", place.bot, place.color))
            reserved.append(None)
            continue
        assert place.person is not None and place.holder is not None
        kind: Kind = "me" if place.person == host else "hot" if place.holder == host else "invited"
        chairs.append(Chair(kind, None, place.color))
        reserved.append(Reserved(place.person, place.holder))
    return msgspec.structs.replace(state.setup, chairs=tuple(chairs), fixed_order=True), tuple(reserved)
