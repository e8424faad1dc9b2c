"""`fogg verify`: whether a recorded game was played by the rules, from the promised deal, and as it was signed."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fogg.cli.database import server_imports
from fogg.engine import Game, Record, load_record
from fogg.engine.records import Proof
from fogg.errors import FoggError, RecordError


class NotAsPromised(FoggError):
    """A game differs from what was committed to or signed; the message says how."""


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    commitment: Annotated[
        str, typer.Option(metavar="HASH", help="What the table showed from its start, if you noted it down.")
    ] = "",
    key: Annotated[
        str,
        typer.Option(
            metavar="KEY", help="The server's public key, or its fingerprint: the record must be signed by it."
        ),
    ] = "",
    boards: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder of the host's own boards, for a game that was played on one."),
    ] = None,
) -> None:
    """Check a recorded game: its checksums, every decision by the rules, the deal, and the server's signature.

    A server shows a hash of its seed before the first card, players add nonces of their own, and at the end all of it
    is told: if it matches, neither side chose the deck. The signature holds names, decisions and the end together.
    Status 1 if anything does not match.
    """
    record = load_record(file)
    typer.echo(f"The checksums of all {len(record.lines) + 1} lines fit.")
    try:
        game = on_own_board(record, boards, file).replay()
    except RecordError as error:
        raise RecordError(error.message, file=str(file), line=error.line, value=error.value) from error
    typer.echo(replayed(game, record))
    typer.echo(dealt(record, commitment.strip().lower(), file))
    for sentence in shared(record, file):
        typer.echo(sentence)
    typer.echo(seated(record, game.ruleset.team_size, file))
    typer.echo(signed(record, game, key.strip().lower(), file))


def on_own_board(record: Record, boards: Path | None, file: Path) -> Record:
    """Return a record whose board is found: one of a host's own is named by its folder."""
    from fogg.server.offered import OWN

    edition = record.header.game.edition
    if not edition.startswith(OWN):
        return record
    if boards is None:
        raise RecordError(
            "played on a board of the host's own: --boards DIR says where it is", file=str(file), line=1, value=edition
        )
    game = msgspec.structs.replace(record.header.game, edition=str(boards / edition.removeprefix(OWN)))
    return Record(msgspec.structs.replace(record.header, game=game), record.lines)


def replayed(game: Game, record: Record) -> str:
    """Return a sentence that every decision was legal, and where it led."""
    edition = game.ruleset.edition
    told = f"Every decision is legal by the rules of {edition.name} (version {record.header.rules_version})"
    if game.result is None:
        return f"{told}; the game is not over."
    winners = " and ".join(game.names[seat] for seat in game.result.winners)
    verb = "win" if len(game.result.winners) > 1 else "wins"
    return f"{told}; {winners} {verb} with {game.result.standings[0].total} points."


def dealt(record: Record, noted: str, file: Path) -> str:
    """Return a sentence that the deal was the promised one; NotAsPromised if not."""
    from fogg.server.tokens import commitment

    proof = record.header.proof
    if proof is None:
        if noted:
            raise NotAsPromised(f"{file}: the record holds no commitment, so it cannot be compared with {noted}")
        return "The record holds no commitment: it was not played on a server; its player chose the deal."
    if commitment(proof.seed or record.header.seed, proof.nonce) != proof.commitment:
        raise NotAsPromised(f"{file}: another deal was played: seed and nonce do not give {proof.commitment!r}")
    if noted and noted != proof.commitment:
        raise NotAsPromised(f"{file}: the record is of the commitment {proof.commitment}, not of {noted}")
    compare = "" if noted else " Compare it with what your table showed from its start."
    return f"The deal is the one behind the commitment {proof.commitment}.{compare}"


def shared(record: Record, file: Path) -> list[str]:
    """Return sentences about the players' part of the seed; NotAsPromised if the seed is of other nonces."""
    from fogg.server.fair.seed_parts import dealt_seed, pledge_of

    proof = record.header.proof
    if proof is None:
        return []
    for part in proof.parts:
        if part.nonce and pledge_of(part.nonce) != part.pledge:
            raise NotAsPromised(f"{file}: the nonce {part.nonce} is not the one behind the hash {part.pledge}")
    if proof.parts and (not proof.seed or dealt_seed(proof.seed, proof.parts) != record.header.seed):
        raise NotAsPromised(f"{file}: the server's seed and the players' nonces give another seed")
    told = [part.nonce for part in proof.parts]
    if not any(told):
        return ["No player's nonce is in the seed."]
    names = {part.pledge: called(record, proof, part.chairs) for part in proof.parts}
    found = [f"The nonce of {names[part.pledge]} is in the seed: {part.nonce}." for part in proof.parts if part.nonce]
    missing = [part.pledge for part in proof.parts if not part.nonce]
    return found + [f"The nonce of {names[pledge]} was not told when the game began: {pledge}." for pledge in missing]


def called(record: Record, proof: Proof, chairs: tuple[int, ...]) -> str:
    """Return the names of the players on some chairs."""
    seats = record.header.game.seats
    order = proof.order or tuple(range(len(seats)))
    return " and ".join(seats[order.index(chair)] for chair in chairs if chair in order)


def seated(record: Record, team_size: int, file: Path) -> str:
    """Return a sentence about the order of play; NotAsPromised if the deal draws another."""
    from fogg.server.table.chairs import drawn_order, order_lot

    order = record.header.proof.order if record.header.proof is not None else ()
    if not order:
        return "The order of play was not drawn from the deal."
    if order != drawn_order(len(order), team_size, order_lot(record.header.seed, record.header.generator)):
        raise NotAsPromised(f"{file}: the deal draws another order of play")
    chairs = ", ".join(str(chair + 1) for chair in order)
    return f"The order of play was drawn from the deal: chairs {chairs}."


def signed(record: Record, game: Game, key: str, file: Path) -> str:
    """Return a sentence about the signature; NotAsPromised if it is of another game or another key, or missing."""
    end = record.header.end
    if end is None:
        if key:
            raise NotAsPromised(f"{file}: the record is not signed")
        return (
            "The record is not signed: names, decisions and end are as it tells them; compare them with what you saw."
        )
    with server_imports("verify"):
        from fogg.server.fair.end_statement import differences, signed_text
        from fogg.server.fair.server_key import fingerprint, is_signed

    if not is_signed(end.key, end.signature, signed_text(end.says)):
        raise NotAsPromised(f"{file}: the signature is not one of the key {end.key}: what was signed is something else")
    print_of_key = fingerprint(end.key)
    if key and key.replace(" ", "") not in (end.key, print_of_key):
        raise NotAsPromised(f"{file}: signed by the key {print_of_key}, not by {key}")
    if found := differences(record, game, end.says):
        raise NotAsPromised(f"{file}: not as it was signed: {'; '.join(found)}")
    when = datetime.fromtimestamp(end.says.ended, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    told = f"Names, decisions and the end are those that the server signed: table {end.says.table}, {when}."
    compare = "" if key else " Compare it with the key that the server shows."
    return f"{told}\nSigned by the key {print_of_key}.{compare}"
