"""`fogg verify` and a record that a server signed: what was changed afterwards is found."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest
from tests.cli.helpers import Fogg

import fogg as api
from fogg.bots import find_bot
from fogg.bots.bot import ask
from fogg.engine import Game, Record
from fogg.engine.records import Proof, SeedPart, SignedEnd
from fogg.server.fair.end_statement import signed_text, statement_of
from fogg.server.fair.seed_parts import dealt_seed, pledge_of
from fogg.server.fair.server_key import ServerKey, fingerprint
from fogg.server.table.chairs import drawn_order, order_lot
from fogg.server.tokens import commitment

KEY, OTHER = ServerKey("17" * 32), ServerKey("71" * 32)
SECRET, NONCE = "5eed", "c0ffee"
ANN, BEN = "a0" * 16, "b0" * 16
PARTS = (SeedPart((0,), pledge_of(ANN), ANN), SeedPart((1,), pledge_of(BEN), BEN))
SEED = dealt_seed(SECRET, PARTS)


@pytest.fixture(scope="module")
def over() -> Game:
    """Return a whole game of New York between two bots, dealt as a server deals it."""
    game = api.new_game("new_york", ["Ann", "Ben"], SEED, generator="blake2b")
    bot = find_bot("greedy")
    while not game.over:
        seat = game.actors[0]
        stream = game.chance.stream(f"bot/{len(game.moves)}")
        game.play(seat, ask(bot, game.view(seat), game.options(seat), stream, None))
    return game


@pytest.fixture(scope="module")
def record(over: Game) -> Record:
    """Return its record as a server hands it out."""
    return signed(promised(over.record(), PARTS), over)


def promised(record: Record, parts: tuple[SeedPart, ...]) -> Record:
    """Return a record with the proof of its deal."""
    order = drawn_order(2, 1, order_lot(SEED, "blake2b"))
    return changed(record, proof=Proof(commitment(SECRET, NONCE), NONCE, order, SECRET, parts))


def signed(record: Record, game: Game, key: ServerKey = KEY) -> Record:
    """Return a record with the signature of its end."""
    says = statement_of(record, game, table="t1", ended=1_800_000_000.0, resigned=())
    return changed(record, end=SignedEnd(says, key.public, key.sign(signed_text(says))))


def changed(record: Record, **header: object) -> Record:
    return Record(msgspec.structs.replace(record.header, **header), list(record.lines))


def save(record: Record) -> str:
    record.save("game.jsonl")
    return "game.jsonl"


def swapped(record: Record) -> Record:
    game = msgspec.structs.replace(record.header.game, seats=record.header.game.seats[::-1])
    return changed(record, game=game)


def decided_otherwise(record: Record) -> Record:
    """Return a legal game whose last decisions are others, of the same number."""
    for cut in range(len(record.lines) - 1, 0, -1):
        game = record.replay(until=cut)
        first = record.lines[cut].do
        for option in game.options(game.actors[0]):
            if option.to_json() != first:
                found = played_on(record, cut, option.to_json())
                if found is not None:
                    return found
    raise AssertionError("there is only one way to end this game")


def played_on(record: Record, cut: int, do: Mapping[str, Any]) -> Record | None:
    """Return the record with another decision after `cut` lines and as many lines as before, if that goes."""
    game = record.replay(until=cut)
    game.play(game.actors[0], do)
    while not game.over and len(game.moves) < len(record.lines):
        seat = game.actors[0]
        game.play(seat, game.options(seat)[0])
    return Record(record.header, game.record().lines) if len(game.moves) == len(record.lines) else None


def test_a_signed_record_is_told_so(fogg: Fogg, record: Record) -> None:
    ran = fogg("verify", save(record), "--commitment", commitment(SECRET, NONCE), "--key", fingerprint(KEY.public))
    assert (ran.status, ran.err) == (0, "")
    assert f"The deal is the one behind the commitment {commitment(SECRET, NONCE)}.\n" in ran.out
    first, second = (
        record.header.game.seats if record.header.proof and record.header.proof.order == (0, 1) else ("Ben", "Ann")
    )
    assert f"The nonce of {first} is in the seed: {ANN}.\nThe nonce of {second} is in the seed: {BEN}.\n" in ran.out
    assert ran.out.endswith(
        "Names, decisions and the end are those that the server signed: table t1, 2027-01-15 08:00:00 UTC.\n"
        f"Signed by the key {fingerprint(KEY.public)}.\n"
    )
    assert fogg("verify", save(record), "--key", KEY.public.upper()).status == 0


def test_without_a_known_key_it_says_what_to_compare(fogg: Fogg, record: Record) -> None:
    ran = fogg("verify", save(record))
    assert ran.status == 0 and ran.out.endswith(" Compare it with the key that the server shows.\n")


FORGED: dict[str, tuple[Callable[[Record], Record], str]] = {
    "swapped names": (swapped, "the players are Ben, Ann, in the signed game they are Ann, Ben"),
    "another decision": (decided_otherwise, "other decisions were made in the signed game"),
    "a cut end": (lambda record: Record(record.header, record.lines[:-3]), "the end is cut off: "),
    "another first line": (lambda record: changed(record, engine="9"), "the first line"),
}


@pytest.mark.parametrize("forged", FORGED)
def test_a_record_that_was_changed_after_it_was_signed_is_found(fogg: Fogg, record: Record, forged: str) -> None:
    change, found = FORGED[forged]
    ran = fogg("verify", save(change(record)))
    assert ran.status == 1 and "game.jsonl: not as it was signed: " in ran.err and found in ran.err


def test_a_statement_that_was_changed_with_the_record_is_found(fogg: Fogg, record: Record) -> None:
    other = swapped(record)
    assert record.header.end is not None
    says = msgspec.structs.replace(record.header.end.says, seats=other.header.game.seats)
    ran = fogg("verify", save(changed(other, end=msgspec.structs.replace(record.header.end, says=says))))
    assert ran.status == 1 and "what was signed is something else" in ran.err


def test_a_result_that_the_game_does_not_have_is_found_though_it_is_signed(fogg: Fogg, over: Game) -> None:
    record = promised(over.record(), PARTS)
    says = statement_of(record, over, table="t1", ended=1.0, resigned=())
    says = msgspec.structs.replace(says, result=says.result[:1])
    ran = fogg("verify", save(changed(record, end=SignedEnd(says, KEY.public, KEY.sign(signed_text(says))))))
    assert ran.status == 1 and "the result is another one" in ran.err


def test_a_record_that_another_server_signed_is_found_by_the_key(fogg: Fogg, record: Record, over: Game) -> None:
    forged = signed(swapped(record), over, OTHER)
    assert fogg("verify", save(forged)).status == 0
    ran = fogg("verify", save(forged), "--key", KEY.public)
    assert ran.status == 1 and f"signed by the key {fingerprint(OTHER.public)}, not by {KEY.public}" in ran.err


def test_a_record_without_its_signature_is_found_by_the_key(fogg: Fogg, record: Record) -> None:
    unsigned = changed(record, end=None)
    ran = fogg("verify", save(unsigned))
    assert ran.status == 0 and ran.out.endswith(
        "The record is not signed: names, decisions and end are as it tells them; compare them with what you saw.\n"
    )
    ran = fogg("verify", save(unsigned), "--key", KEY.public)
    assert ran.status == 1 and "game.jsonl: the record is not signed" in ran.err


@pytest.mark.parametrize("key", ["", "zz", "17"])
def test_a_key_that_is_none_signs_nothing(fogg: Fogg, record: Record, key: str) -> None:
    assert record.header.end is not None
    ran = fogg("verify", save(changed(record, end=msgspec.structs.replace(record.header.end, key=key))))
    assert ran.status == 1 and "what was signed is something else" in ran.err


def with_proof(record: Record, **proof: object) -> Record:
    """Return an unsigned record with another proof: its host could sign it."""
    assert record.header.proof is not None
    return changed(record, end=None, proof=msgspec.structs.replace(record.header.proof, **proof))


LIES: dict[str, tuple[dict[str, object], str]] = {
    "another nonce": ({"parts": (PARTS[0], SeedPart((1,), pledge_of(BEN), ANN))}, "is not the one behind the hash"),
    "another pledge": ({"parts": (PARTS[0], SeedPart((1,), pledge_of(ANN), ANN))}, "give another seed"),
    "a nonce left out": ({"parts": PARTS[:1]}, "give another seed"),
    "a nonce not told": ({"parts": (PARTS[0], SeedPart((1,), pledge_of(BEN)))}, "give another seed"),
    "another seed": ({"seed": "5eee"}, "another deal was played"),
    "no seed of the server": ({"seed": "", "commitment": commitment(SEED, NONCE)}, "give another seed"),
    "another order": ({"order": drawn_order(2, 1, order_lot(SEED, "blake2b"))[::-1]}, "another order of play"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_proof_that_does_not_hold_is_found(fogg: Fogg, record: Record, lie: str) -> None:
    proof, found = LIES[lie]
    ran = fogg("verify", save(with_proof(record, **proof)))
    assert ran.status == 1 and found in ran.err


def test_another_seed_of_the_game_than_the_parts_give_is_found(fogg: Fogg) -> None:
    game = api.new_game("new_york", ["Ann", "Ben"], 4)
    ran = fogg("verify", save(promised(game.record(), PARTS)))
    assert ran.status == 1 and "the players' nonces give another seed" in ran.err


def test_a_nonce_that_was_not_told_is_named(fogg: Fogg) -> None:
    parts = (PARTS[0], SeedPart((1,), pledge_of(BEN)))
    seed = dealt_seed(SECRET, parts)
    game = api.new_game("new_york", ["Ann", "Ben"], seed, generator="blake2b")
    proof = Proof(commitment(SECRET, NONCE), NONCE, (), SECRET, parts)
    ran = fogg("verify", save(changed(game.record(), proof=proof)))
    assert ran.status == 0
    assert f"The nonce of Ann is in the seed: {ANN}.\n" in ran.out
    assert f"The nonce of Ben was not told when the game began: {pledge_of(BEN)}.\n" in ran.out


def test_the_signature_is_that_of_ed25519_over_the_documented_text(record: Record) -> None:
    end = record.header.end
    assert end is not None
    text = signed_text(end.says)
    assert text.startswith(b'fogg end 1\n{"decisions":"') and text.endswith(b"}\n")


def test_without_the_extra_a_signature_is_not_taken_for_granted(
    fogg: Fogg, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = sys.modules["fogg.server.fair.server_key"]
    monkeypatch.setattr(sys.modules["fogg.server.fair"], "server_key", key)  # back for the tests after this one
    monkeypatch.delitem(sys.modules, "fogg.server.fair.server_key")
    monkeypatch.setitem(sys.modules, "nacl.exceptions", None)
    ran = fogg("verify", save(record))
    assert ran.status == 1 and "fogg-rails[server]" in ran.err
