# interpreted: only for what is not an action of the ruleset as it stands
"""Reading actions that are not in the action space: a red route with blue cards, tickets by their names.

What the rules do not allow gets its refusal here, with the rule behind it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.decisions.action import Action, Claim, Keep
from fogg.engine.decisions.refusal import NOT_NOW, Refusal
from fogg.engine.game.reason import Why, because, explain
from fogg.engine.ruleset.forms import CLAIM, KEEP, PlainForm, absence, unknown
from fogg.engine.tickets.offer import OpeningStep

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset

NOT_OFFERED = Refusal("refusal-ticket-not-offered", "usa R27")
NOT_OFFERED_AT_FIRST = Refusal("refusal-ticket-not-offered", "usa R3")


def matching(game: Game, seat: int, form: PlainForm) -> Action | Why:
    """Return the action that a form means for a seat that may act, or why there is none."""
    ruleset = game.ruleset
    found = ruleset.find(form)
    if found is not None:
        return found
    if form["do"] == KEEP and not isinstance(form["tickets"], int):
        return kept(game, seat, list(form["tickets"]))
    absent = absence(ruleset, form)
    if absent is not None:
        return because(game, *absent)
    action = made(ruleset, form)
    step = game.step
    return explain(game, step.refusal(game, seat, action) or NOT_NOW, step.details(game, seat, action))


def kept(game: Game, seat: int, keys: list[str]) -> Action | Why:
    """Return the choice that keeps the tickets of those keys, or why it cannot be made."""
    board = game.ruleset.board
    offer = game.players[seat].offer
    if not offer:
        return explain(game, NOT_NOW, {})
    mask = 0
    for key in keys:
        if not board.has_ticket(key):
            return because(game, NOT_OFFERED.rule, unknown("ticket", key, [ticket.key for ticket in board.tickets]))
        ticket = int(board.ticket(key).id)
        if ticket not in offer:
            opening = isinstance(game.step, OpeningStep)
            return explain(game, NOT_OFFERED_AT_FIRST if opening else NOT_OFFERED, {"ticket": key})
        mask |= 1 << offer.index(ticket)
    return game.ruleset.keeps[mask]


def made(ruleset: Ruleset, form: PlainForm) -> Action:
    """Return a claim or choice of tickets that is not in the action space, to be refused by the rules."""
    if form["do"] == KEEP:
        return Keep(form["tickets"])
    color = form.get("color")
    claim = Claim(ruleset.board.route(form["route"]), None if color is None else ruleset.kind(color), form["wilds"])
    claim.verb = ruleset.verb_by_id.index(ruleset.verb(CLAIM))
    return claim
