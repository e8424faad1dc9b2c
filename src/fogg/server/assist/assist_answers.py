"""The questions of a seat that assist levels 2 to 4 answer; nothing is changed by them."""

from __future__ import annotations

from fogg.analysis import card_counts
from fogg.bots.planner import PlannerBot
from fogg.engine import View
from fogg.server.assist.coach import Coach
from fogg.server.assist.ticket_plan import SeatPlan
from fogg.server.protocol.assist_frames import CardOdds, SuggestedMove, TicketPlan
from fogg.server.protocol.commands import AskHint, AskOdds, AskPlan
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.playing import own_game
from fogg.server.table.table import Table

PLANNER, COUNTER, COACH = 2, 3, 4


def answer(table: Table, person: str, asked: AskPlan | AskOdds | AskHint) -> TicketPlan | CardOdds | SuggestedMove:
    """Return the answer to a question of a seat; refused below the level that it belongs to."""
    match asked:
        case AskPlan():
            view = assisted_view(table, person, asked.seat, PLANNER)
            return SeatPlan(view, PlannerBot()).frame(asked.id)
        case AskOdds():
            return card_odds(assisted_view(table, person, asked.seat, COUNTER), asked.id)
        case AskHint():
            return hint(table, assisted_view(table, person, asked.seat, COACH), asked)


def assisted_view(table: Table, person: str, seat: int, level: int) -> View:
    """Return the view of a person's own seat at a table of that assist level or a higher one."""
    game = own_game(table, person, seat)
    if table.state.setup.assist < level:
        raise RequestRefused("assist", level=level)
    return game.view(seat, history=False)


def card_odds(view: View, id: str) -> CardOdds:
    """Return the cards that the seat of a view has seen, and among how many the next hidden one is."""
    counts = card_counts(view)
    return CardOdds(id, counts, view.deck_size, sum(count.next for count in counts))


def hint(table: Table, view: View, asked: AskHint) -> SuggestedMove:
    """Return a suggestion for the question that the seat is asked."""
    ask = table.seen(asked.seat).ask
    if ask is None:
        raise RequestRefused("not-asked")
    coach = Coach(view)
    action = coach.suggestion()
    return SuggestedMove(asked.id, ask, action.id, view.message(action), coach.reason(action))
