"""Games from files: a record is checked like one's own, and becomes a finished table that is known as brought along."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, insert

from fogg.engine import Chance, Game, Record, Ruleset, read_record
from fogg.engine.game import start
from fogg.engine.records import follow
from fogg.errors import FoggError, RecordError
from fogg.server.broadcast.table_card import card_of
from fogg.server.fair.record_faults import record_faults
from fogg.server.offered import Catalog
from fogg.server.person_names import MOST_CHARACTERS, BadName, clean_name
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store import schema
from fogg.server.store.people import new_person
from fogg.server.store.rows import AnyBody, ChairTaken, Created, Started
from fogg.server.store.schema import IMPORTER, guests
from fogg.server.store.stored_tables import listing
from fogg.server.store.writer import values
from fogg.server.table.create import LINES_AT_ONCE, MOST_LINES, TableDraft, add
from fogg.server.table.table_setup import COLORS, TableSetup
from fogg.server.table.table_state import TableState
from fogg.server.tokens import hexadecimal, new_id
from fogg.words.message import Message

AGAIN = re.compile(r" \d+$")  # how a record tells a second bot of one name apart


def refusal(key: str, **params: Any) -> RequestRefused:
    """Return why a file is not taken."""
    return RequestRefused("bad-record", Message(key, params))


async def import_record(hub: TableRegistry, person: str, text: str) -> TableDraft:
    """Store a finished game from a file under an address of its own; a refusal with a sentence if it cannot be."""
    record = readable(text)
    setup = setup_of(record, hub.catalog)
    rules = rules_of(record, setup, hub.catalog)
    game = await replayed(record, rules)
    if game.result is None:
        raise refusal("refused-import-unfinished")
    if record_faults(record, game):
        raise refusal("refused-import-damaged", fault="proof")
    made = imported_table(hub, person, record, setup, rules)
    await hub.writer.append([], also=made.stored)
    return made


def readable(text: str) -> Record:
    """Return the record of a text; a refusal if it is damaged or something else."""
    if text.count("\n") > MOST_LINES:
        raise refusal("refused-import-damaged", fault="long")
    try:
        return read_record(text)
    except RecordError as error:
        fault = "line" if error.line > 1 else "foreign" if error.line else "empty"
        raise refusal("refused-import-damaged", fault=fault, line=error.line) from error
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise refusal("refused-import-damaged", fault="foreign") from error


def setup_of(record: Record, catalog: Catalog) -> TableSetup:
    """Return what was played, as a table has it; people are guests, and bots are known by their names."""
    game = record.header.game
    chairs = []
    for number, name in enumerate(game.seats):
        bot = bot_of(name, catalog)
        chair: dict[str, Any] = {"kind": "open"} if bot is None else {"kind": "bot", "bot": bot}
        chairs.append({**chair, "color": COLORS[number % len(COLORS)]})
    plain = {
        "edition": game.edition,
        "chairs": chairs,
        "variant": game.variant,
        "settings": game.settings,
        "add_ons": game.add_ons,
        "fixed_order": True,
    }
    try:
        return msgspec.convert(plain, TableSetup)
    except msgspec.ValidationError as error:
        raise refusal("refused-import-damaged", fault="setup") from error


def bot_of(name: str, catalog: Catalog) -> str | None:
    """Return the bot that a name in a record means; None: a person."""
    plain = name if name in catalog.bots else AGAIN.sub("", name)
    return plain if plain in catalog.bots else None


def rules_of(record: Record, setup: TableSetup, catalog: Catalog) -> Ruleset:
    """Return the rules of a record; a refusal if they are not known here, or another version is."""
    try:
        rules = catalog.check(setup)
    except RequestRefused as error:
        raise refusal("refused-import-edition", edition=record.header.game.edition) from error
    own, played = rules.edition.rules_version, record.header.rules_version
    if own != played:
        raise refusal("refused-import-version", edition=rules.edition.name, played=played, own=own)
    return rules


async def replayed(record: Record, rules: Ruleset) -> Game:
    """Return the game of a record, with every decision checked; others are served meanwhile."""
    header = record.header
    try:
        chance = Chance(int(hexadecimal(header.seed), 16), header.generator)
        game = start(rules, list(header.game.seats), chance, telling=True)
        for number, line in enumerate(record.lines, 2):
            follow(game, line, number)
            if number % LINES_AT_ONCE == 0:
                await asyncio.sleep(0)
    except RecordError as error:
        raise refusal("refused-import-damaged", fault="decision", line=error.line) from error
    except (FoggError, ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise refusal("refused-import-damaged", fault="other") from error
    return game


def imported_table(hub: TableRegistry, person: str, record: Record, setup: TableSetup, rules: Ruleset) -> TableDraft:
    """Return a finished table with the game of a record. Its players are people whom the importer keeps.

    Names stand where all names stand, so that they go when the importer wants to be forgotten.
    """
    now, table, header = hub.clock.now(), new_id(), record.header
    created = Created(
        setup,
        person,
        header.rules_version,
        hexadecimal(header.seed),
        nonce="",
        commitment="",
        generator=header.generator,
        known_deal=True,
        played_on=tuple(record.lines),
        imported=True,
    )
    also: list[Executable] = [insert(guests).values(table_id=table, person=person, chair=IMPORTER)]
    bodies: list[AnyBody] = [created]
    for chair, name in enumerate(header.game.seats):
        if setup.chairs[chair].bot is None:
            player, stored = new_person(usable_name(name), now, keeper=person)
            also.append(stored)
            bodies.append(ChairTaken(chair, player, player, COLORS[chair % len(COLORS)]))
    bodies.append(Started(tuple(range(len(setup.chairs)))))
    state = TableState(table, rules, created, now)
    rows = [add(state, body, person, now) for body in bodies]
    card = msgspec.json.encode(card_of(state)).decode()
    listed = listing(table, private=setup.private, now=now, deadline=None, card=card, state=state.phase)
    return TableDraft(table, [listed, *also, insert(schema.rows).values(stored_rows(rows))], now, "")


def stored_rows(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Return rows as they are inserted."""
    return [values(row) for row in rows]


def usable_name(name: str) -> str | None:
    """Return the name of a player in a file as a name here; None where it cannot be one, as of a forgotten player."""
    shown = "".join(letter for letter in name if unicodedata.category(letter)[0] not in "CZ" or letter == " ")
    try:
        return clean_name(shown[:MOST_CHARACTERS])
    except BadName:
        return None
