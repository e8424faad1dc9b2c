"""Rulesets: an edition combined with its modules, and the base class of modules."""

from fogg.engine.ruleset.forms import plain_form
from fogg.engine.ruleset.ledger import Bystander, ClaimNote, DisplayCard, Ledger, LedgerEntry, LedgerRow, points_for
from fogg.engine.ruleset.listing import as_data, waits_for
from fogg.engine.ruleset.module import Module, pieces_of
from fogg.engine.ruleset.module_registry import code_of, known_modules
from fogg.engine.ruleset.module_state import State
from fogg.engine.ruleset.own_words import WORDS, words_of
from fogg.engine.ruleset.piece import Piece
from fogg.engine.ruleset.provenance import (
    add_on_sentence,
    edition_wording,
    presentation,
    provenance,
    sentence,
    variant_name,
)
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.engine.ruleset.spec import Header
from fogg.engine.ruleset.table_wording import ticket_names, wording_of

__all__ = [
    "WORDS",
    "Bystander",
    "ClaimNote",
    "DisplayCard",
    "Header",
    "Ledger",
    "LedgerEntry",
    "LedgerRow",
    "Module",
    "Piece",
    "Ruleset",
    "State",
    "add_on_sentence",
    "as_data",
    "code_of",
    "edition_wording",
    "known_modules",
    "pieces_of",
    "plain_form",
    "points_for",
    "presentation",
    "provenance",
    "sentence",
    "ticket_names",
    "variant_name",
    "waits_for",
    "wording_of",
    "words_of",
]
