"""Faults of a record: where its proof of the deal, or its signed end, contradicts what it holds."""

from __future__ import annotations

from fogg.engine import Game, Record
from fogg.errors import FoggError
from fogg.server.fair.end_statement import differences, signed_text
from fogg.server.fair.seed_parts import dealt_seed, pledge_of
from fogg.server.fair.server_key import is_signed
from fogg.server.tokens import commitment


def record_faults(record: Record, game: Game) -> list[str]:
    """Return in what a record contradicts itself: commitment, nonces, signature. A record without them has no fault."""
    try:
        return [*deal_faults(record), *end_faults(record, game)]
    except (FoggError, ValueError) as error:
        return [str(error)[:200]]


def deal_faults(record: Record) -> list[str]:
    """Return what is wrong with the proof of the deal."""
    proof = record.header.proof
    if proof is None or not proof.commitment:
        return []
    if commitment(proof.seed or record.header.seed, proof.nonce) != proof.commitment:
        return ["another seed was promised"]
    if any(part.nonce and pledge_of(part.nonce) != part.pledge for part in proof.parts):
        return ["a player had pledged another number"]
    if proof.parts and (not proof.seed or dealt_seed(proof.seed, proof.parts) != record.header.seed):
        return ["its seed is not made of the numbers that it lists"]
    return []


def end_faults(record: Record, game: Game) -> list[str]:
    """Return what is wrong with the signature."""
    end = record.header.end
    if end is None:
        return []
    if not is_signed(end.key, end.signature, signed_text(end.says)):
        return ["its signature is not of the key that it names"]
    return differences(record, game, end.says)
