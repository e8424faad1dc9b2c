"""`fogg verify`: whether a recorded game was played by the rules, from the deal that was promised at its start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fogg.engine import Game, Record, load_record
from fogg.errors import FoggError, RecordError


class NotAsPromised(FoggError):
    """The deal of a game differs from the committed one; the message says how."""


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    commitment: Annotated[
        str, typer.Option(metavar="HASH", help="What the table showed from its start, if you noted it down.")
    ] = "",
    boards: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder of the host's own boards, for a game that was played on one."),
    ] = None,
) -> None:
    """Check a recorded game: its checksums, every decision by the rules, and the deal.

    A server shows a hash of the deal before the first card, and at the end the seed and nonce that it was made from:
    if they match, the deck was not changed during the game. Status 1 if anything does not match.
    """
    record = load_record(file)
    typer.echo(f"The checksums of all {len(record.lines) + 1} lines fit.")
    try:
        game = on_own_board(record, boards, file).replay()
    except RecordError as error:
        raise RecordError(error.message, file=str(file), line=error.line, value=error.value) from error
    typer.echo(replayed(game, record))
    typer.echo(dealt(record, commitment.strip().lower(), file))
    typer.echo(seated(record, game.ruleset.team_size, file))
    typer.echo("Decisions and names are as the record tells them: compare them with what you saw.")


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
    if commitment(record.header.seed, proof.nonce) != proof.commitment:
        raise NotAsPromised(f"{file}: another deal was played: seed and nonce do not give {proof.commitment!r}")
    if noted and noted != proof.commitment:
        raise NotAsPromised(f"{file}: the record is of the commitment {proof.commitment}, not of {noted}")
    compare = "" if noted else " Compare it with what your table showed from its start."
    return f"The deal is the one behind the commitment {proof.commitment}.{compare}"


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
