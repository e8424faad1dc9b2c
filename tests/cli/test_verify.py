"""`fogg verify`: was it played by the rules, from the promised deal."""

import shutil
from pathlib import Path

import msgspec
import pytest
from tests.cli.helpers import Fogg

import fogg as api
from fogg.bots import find_bot
from fogg.bots.bot import ask
from fogg.engine import Record
from fogg.engine.records import Proof
from fogg.server.table.chairs import drawn_order, order_lot
from fogg.server.tokens import commitment

NONCE = "c0ffee"


@pytest.fixture(scope="module")
def played() -> Record:
    """Return a whole game of New York between two bots, as a server hands it out."""
    game = api.new_game("new_york", ["Ann", "Ben"], 4)
    bot = find_bot("greedy")
    while not game.over:
        seat = game.actors[0]
        game.play(
            seat, ask(bot, game.view(seat), game.options(seat), game.chance.stream(f"bot/{len(game.moves)}"), None)
        )
    return promised(game.record(), commitment("4", NONCE))


def promised(record: Record, hash: str) -> Record:
    """Return a record with a proof that names a commitment."""
    return Record(msgspec.structs.replace(record.header, proof=Proof(hash, NONCE)), record.lines)


def save(record: Record) -> Path:
    record.save("game.jsonl")
    return Path("game.jsonl")


def test_a_game_as_it_was_promised_is_told_so(fogg: Fogg, played: Record) -> None:
    ran = fogg("verify", str(save(played)), "--commitment", commitment("4", NONCE))
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == f"The checksums of all {len(played.lines) + 1} lines fit."
    assert lines[1].startswith("Every decision is legal by the rules of Ticket to Ride: New York (version ")
    assert lines[1].endswith(" points.") and " wins with " in lines[1]
    assert lines[2] == f"The deal is the one behind the commitment {commitment('4', NONCE)}."


def test_without_a_noted_commitment_it_says_what_to_compare(fogg: Fogg, played: Record) -> None:
    ran = fogg("verify", str(save(played)))
    assert ran.status == 0 and "Compare it with what your table showed" in ran.out


def test_another_deal_than_the_promised_one_is_found(fogg: Fogg, played: Record) -> None:
    ran = fogg("verify", str(save(promised(played, commitment("5", NONCE)))))
    assert ran.status == 1 and "game.jsonl: another deal was played" in ran.err


def test_another_commitment_than_the_noted_one_is_found(fogg: Fogg, played: Record) -> None:
    ran = fogg("verify", str(save(played)), "--commitment", "00ff")
    assert ran.status == 1 and ran.err.endswith(", not of 00ff\n")


def test_a_decision_against_the_rules_is_found_with_its_line(fogg: Fogg, played: Record) -> None:
    lines = played.lines[:3] + played.lines[4:]
    ran = fogg("verify", str(save(Record(played.header, lines))))
    assert ran.status == 1 and ran.err.startswith("fogg: game.jsonl:") and "does not replay" in ran.err


def test_a_changed_line_is_found(fogg: Fogg, played: Record) -> None:
    file = save(played)
    file.write_text(file.read_text().replace('"seat":1', '"seat":0', 1))
    ran = fogg("verify", str(file))
    assert (ran.status, ran.out) == (1, "") and "the checksum does not match" in ran.err


def test_an_unfinished_game_is_told_so(fogg: Fogg, played: Record) -> None:
    ran = fogg("verify", str(save(Record(played.header, played.lines[:6]))))
    assert ran.status == 0 and "the game is not over" in ran.out


def test_a_game_without_a_promise_does_not_prove_its_deal(fogg: Fogg, played: Record) -> None:
    own = Record(msgspec.structs.replace(played.header, proof=None), played.lines)
    ran = fogg("verify", str(save(own)))
    assert ran.status == 0 and "The record holds no commitment" in ran.out
    ran = fogg("verify", str(save(own)), "--commitment", "00ff")
    assert ran.status == 1 and "cannot be compared" in ran.err


def test_a_game_on_a_board_of_the_hosts_own_is_checked_with_that_board(fogg: Fogg, played: Record) -> None:
    shutil.copytree(Path(api.__file__).parent / "editions" / "new_york", "boards/mine")
    game = msgspec.structs.replace(played.header.game, edition="own-mine")
    record = Record(msgspec.structs.replace(played.header, game=game), played.lines)
    ran = fogg("verify", str(save(record)))
    assert ran.status == 1 and "--boards DIR says where it is" in ran.err
    ran = fogg("verify", str(save(record)), "--boards", "boards")
    assert (ran.status, ran.err) == (0, "") and "Every decision is legal" in ran.out


def drawn(record: Record, order: tuple[int, ...]) -> Record:
    """Return a record whose proof says that the order of play was drawn."""
    proof = Proof(commitment("4", NONCE), NONCE, order)
    return Record(msgspec.structs.replace(record.header, proof=proof), record.lines)


def test_the_order_of_play_is_drawn_again(fogg: Fogg, played: Record) -> None:
    order = drawn_order(2, 1, order_lot("4", played.header.generator))
    ran = fogg("verify", str(save(drawn(played, order))))
    chairs = ", ".join(str(chair + 1) for chair in order)
    assert ran.status == 0 and f"The order of play was drawn from the deal: chairs {chairs}." in ran.out
    ran = fogg("verify", str(save(drawn(played, order[::-1]))))
    assert ran.status == 1 and "the deal draws another order of play" in ran.err


def test_an_order_that_was_not_drawn_from_the_deal_is_told(fogg: Fogg, played: Record) -> None:
    ran = fogg("verify", str(save(played)))
    assert ran.status == 0 and "The order of play was not drawn from the deal." in ran.out
    assert ran.out.endswith("compare them with what you saw.\n")
