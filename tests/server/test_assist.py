"""Assist levels 2 to 4: the plan of a seat's tickets, its count of cards, and the coach's suggestion."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import URL
from tests.factory import position
from tests.server.house import house, started
from tests.server.twins import begun, table_with

import fogg
from fogg.board.catalog import describe
from fogg.board.graph import shortest_path
from fogg.bots.planner import PlannerBot
from fogg.engine import Chance, Game, View
from fogg.engine.cards import CARDS
from fogg.engine.decisions import Claim, DrawFaceUp, DrawHidden, Keep, Pay
from fogg.engine.ruleset.table_wording import wording_of
from fogg.engine.views.zones import zones_of
from fogg.server.assist.assist_answers import answer, card_odds
from fogg.server.assist.card_needs import cards_missing
from fogg.server.assist.coach import Coach
from fogg.server.assist.ticket_plan import SeatPlan
from fogg.server.protocol.assist_frames import PlannedTicket, SuggestedMove
from fogg.server.protocol.commands import AskHint, AskOdds, AskPlan
from fogg.server.protocol.frames import encoder
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.table_setup import AssistLevel, TableSetup

QUESTIONS: tuple[tuple[Any, AssistLevel, str], ...] = (
    (AskPlan, 2, "planner"),
    (AskOdds, 3, "counter"),
    (AskHint, 4, "coach"),
)
CORE = (Claim, DrawFaceUp, DrawHidden, Keep, Pay)
EVERY = 24  # decisions between two looks


def said(game: Game, seat: int) -> str:
    """Return the suggestion for a seat and its reason in words."""
    view = game.view(seat)
    coach = Coach(view)
    action = coach.suggestion()
    return f"{view.label(action)}. {wording_of(game.ruleset, list(game.names), strict=True).say(coach.reason(action))}"


# ---- levels


@pytest.mark.parametrize(("question", "level", "name"), QUESTIONS)
def test_a_question_is_answered_from_its_level_on(question: Any, level: AssistLevel, name: str) -> None:
    for assist in (0, 1, 2, 3, 4):
        state = begun("usa", 2, 5, assist=assist)
        assert state.game is not None
        table = table_with(state, state.game)
        if assist >= level:
            assert answer(table, "p0", question("q", 0)).id == "q"
            continue
        with pytest.raises(RequestRefused) as refused:
            answer(table, "p0", question("q", 0))
        sentence = wording_of(state.ruleset, [], strict=True).say(refused.value.why)
        assert (refused.value.code, sentence) == ("assist", f"This table was set up without the {name}.")


@pytest.mark.parametrize(("question", "level", "name"), QUESTIONS)
async def test_only_the_seat_itself_is_answered(sqlite: URL, question: Any, level: int, name: str) -> None:
    async with house(sqlite) as home:
        ada, ben, eve = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Eve")
        table = await started(ada, ben, assist=level)
        assert answer(table, ada.id, question("q", 0)).id == "q"
        for person in (ben, eve):
            with pytest.raises(RequestRefused, match="not-yours"):
                answer(table, person.id, question("q", 0))


def test_a_table_without_a_level_has_the_clerk_and_levels_end_at_the_coach() -> None:
    stored = {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "racer"}]}
    assert msgspec.convert(stored, TableSetup).assist == 1
    assert msgspec.convert({**stored, "assist": 4}, TableSetup).assist == 4
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**stored, "assist": 5}, TableSetup)


# ---- the plan


def test_the_plan_completes_its_tickets_with_what_the_planner_bot_plans() -> None:
    game = position("usa", claimed={0: ["denver-omaha"]}, tickets={0: ["denver-el_paso", "chicago-santa_fe"]})
    plan = SeatPlan(game.view(0), PlannerBot()).frame("p")
    assert set(plan.tickets) == {"denver-el_paso", "chicago-santa_fe"}
    board = game.ruleset.board
    claimed = position("usa", claimed={0: ["denver-omaha", *plan.routes]}, tickets={0: list(plan.tickets)})
    after = SeatPlan(claimed.view(0), PlannerBot()).frame("p")
    assert after.tickets == {} and after.routes == ()
    assert plan.trains == sum(int(board.route(key).length) for key in plan.routes)
    for way in plan.tickets.values():
        assert way.planned and way.routes


def test_the_way_of_a_ticket_takes_fewest_turns() -> None:
    board = fogg.ruleset("usa").board
    longer = 0
    for ticket in board.tickets:
        game = position("usa", tickets={0: [ticket.key]})
        routes = SeatPlan(game.view(0), PlannerBot()).frame("p").tickets[ticket.key].routes
        turns = [2 + int(route.length) for route in board.routes]  # halves of a turn, without a card in hand
        best = shortest_path(board.routes, len(board.cities), [int(ticket.a)], [int(ticket.b)], turns)
        assert best is not None
        assert sum(turns[int(board.route(key).id)] for key in routes) == best[0]
        longer += set(SeatPlan(game.view(0), PlannerBot()).routes) != {int(board.route(key).id) for key in routes}
    assert longer > 10, "the plan of all tickets also looks at what routes bring"


def test_cards_in_hand_make_a_way_cheaper_each_card_once() -> None:
    def way(**hand: int) -> PlannedTicket:
        held = position("usa", tickets={0: ["boston-miami"]}, hands={0: dict(hand)})
        return SeatPlan(held.view(0), PlannerBot()).frame("p").tickets["boston-miami"]

    assert "new_york-pittsburgh.2" not in way().routes and way().cards == 12
    assert "new_york-pittsburgh.2" in way(white=5).routes and way(white=5).cards == 7  # the other track is green
    assert way(blue=5).routes == way().routes and way(blue=5).cards < 12  # gray routes that they pay only once


def test_a_finished_ticket_needs_no_plan() -> None:
    game = position("usa", claimed={0: ["denver-santa_fe", "el_paso-santa_fe"]}, tickets={0: ["denver-el_paso"]})
    plan = SeatPlan(game.view(0), PlannerBot()).frame("p")
    assert (plan.routes, plan.cards, plan.tickets) == ((), 0, {})


@pytest.mark.parametrize(
    ("routes", "hand", "missing"),
    [
        (["denver-oklahoma_city"], {}, 4),  # red
        (["denver-oklahoma_city"], {"red": 3, "blue": 5}, 1),
        (["denver-oklahoma_city"], {"red": 3, "locomotive": 2}, 0),
        (["dallas-el_paso", "denver-oklahoma_city"], {"red": 5}, 3),  # both red: each card pays once
        (["denver-santa_fe", "el_paso-santa_fe"], {"blue": 2, "green": 1}, 1),  # gray: a color each
        (["denver-santa_fe", "denver-oklahoma_city"], {"red": 4}, 2),  # the red route has the first claim on red
    ],
)
def test_missing_cards_are_counted_for_all_routes_together(
    routes: list[str], hand: dict[str, int], missing: int
) -> None:
    rules = fogg.ruleset("usa")
    terms = [rules.terms[int(rules.board.route(key).id)] for key in routes]
    counts = [hand.get(kind.key, 0) for kind in rules.kinds]
    assert cards_missing(terms, counts, int(rules.wild)) == missing


# ---- the count of cards


def hidden_cards(view: View) -> int:
    """Return the number of cards of which the view knows neither what nor where they are."""
    places = zip(zones_of(view.sampled_game), view.snapshot.zones, strict=True)
    hidden = [place for zone, place in places if zone.pool == CARDS and place.contents is None]
    return sum(place.size - sum(place.floor or ()) for place in hidden)


def test_cards_are_counted_where_the_seat_saw_them() -> None:
    game = position("usa", hands={0: {"red": 3, "locomotive": 1}}, turn=1)
    kind = game.view(1).market[0]
    assert kind is not None
    game.play(1, {"do": "draw", "kind": kind})
    view = game.view(0)
    odds = card_odds(view, "o")
    counts = {count.kind: count for count in odds.kinds}
    assert (counts["red"].hand, counts["locomotive"].hand) == (3, 1)
    assert counts[kind].elsewhere == 1  # it was face up when the other seat took it
    assert sum(count.row for count in odds.kinds) == 5
    for count in odds.kinds:
        seen = count.hand + count.row + count.discards + count.elsewhere
        assert count.total == seen + count.unseen and count.next == count.unseen
    assert odds.among == view.deck_size + view.hand_size(1) - 1 and odds.deck == view.deck_size


def test_an_empty_deck_is_made_of_what_was_spent() -> None:
    game = position("usa", deck={}, discards={"red": 2, "blue": 1}, rest_to=1)
    odds = card_odds(game.view(0), "o")
    assert {count.kind: count.next for count in odds.kinds if count.next} == {"red": 2, "blue": 1}
    assert (odds.deck, odds.among) == (0, 3)


@pytest.mark.parametrize("edition", fogg.playable())
def test_every_card_is_counted_once_through_a_whole_game(edition: str) -> None:
    game = fogg.new_game(edition, describe(edition).players[-1], 11)
    bot, chance = PlannerBot(), Chance(1).stream("bots")
    number = 0
    while not game.over:
        seat = game.actors[0]
        game.do(seat, bot.act(game, seat, chance))
        number += 1
        if number % EVERY == 0 and not game.over:
            view = game.view(0, history=False)
            odds = card_odds(view, "o")
            assert sum(count.unseen for count in odds.kinds) == hidden_cards(view)
            assert all(count.unseen >= 0 for count in odds.kinds)
            following = [count.next for count in odds.kinds]
            expected = [count.unseen if odds.deck else count.discards for count in odds.kinds]
            assert following == expected and odds.among == sum(following)


# ---- the coach


def test_a_hint_is_what_the_planner_bot_would_do() -> None:
    state = begun("usa", 2, 5, assist=4)
    game = state.game
    assert game is not None
    for _ in range(12):
        seat = game.actors[0]
        view = game.view(seat)
        chosen = PlannerBot().act(view.sampled_game, seat, Chance(0).stream("any"))
        hint: Any = answer(table_with(state, game), state.place_of(seat).holder or "", AskHint("h", seat))
        assert (hint.action, hint.label) == (chosen.id, view.message(chosen))
        game.play(seat, chosen)


async def test_there_is_no_hint_without_a_question(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, assist=4)
        game = table.state.game
        assert game is not None
        game.play(0, game.options(0)[0])  # Ben still chooses
        with pytest.raises(RequestRefused, match="not-asked"):
            answer(table, ada.id, AskHint("h", 0))


WAY = ["denver-santa_fe", "el_paso-santa_fe"]  # of the ticket Denver-El Paso


def test_the_coach_says_for_which_ticket_a_route_is_claimed() -> None:
    game = position("usa", hands={0: {"red": 2}}, claimed={0: WAY[:1]}, tickets={0: ["denver-el_paso"]})
    assert said(game, 0) == (
        "Claim El Paso–Santa Fe with 2 red. It is on the way of Denver–El Paso (4), and you have the cards."
    )


def test_the_coach_says_what_is_still_needed() -> None:
    row = ["red", "blue", "green", "green", "green"]
    game = position("usa", hands={0: {"red": 1}}, claimed={0: WAY[:1]}, tickets={0: ["denver-el_paso"]}, row=row)
    assert said(game, 0) == "Take the face-up red card. 1 red more would pay for El Paso–Santa Fe."


def test_the_coach_says_why_tickets_are_kept() -> None:
    assert said(fogg.new_game("usa", 2, 3), 0).endswith("Together they bring the most for their cards.")


def test_the_coach_goes_for_points_in_the_last_round() -> None:
    game = position("usa", hands={0: {"red": 4, "blue": 1}}, tickets={0: ["denver-el_paso"]}, final_turns=1)
    assert said(game, 0).endswith("The game is about to end, and nothing brings you more points.")


def test_the_coach_says_what_a_route_brings_that_no_ticket_needs() -> None:
    game = position("usa", hands={0: {"white": 6}}, claimed={0: WAY}, tickets={0: ["denver-el_paso"]})
    assert said(game, 0) == "Claim Calgary–Winnipeg with 6 white. It brings 15 points."


SORTS = sorted(
    {(edition, ()) for edition in fogg.playable()} | {("usa", (one,)) for one in ("alvin_dexter", "warehouses_depots")}
)
LOOKS = 60  # decisions of two games that are looked at


@pytest.mark.parametrize(
    ("edition", "add_ons"), SORTS, ids=lambda value: "-".join(value) if isinstance(value, tuple) else value
)
def test_the_coach_has_a_reason_for_what_editions_add(edition: str, add_ons: tuple[str, ...]) -> None:
    bot, chance = PlannerBot(), Chance(1).stream("bots")
    reasons: list[str] = []
    game = fogg.new_game(edition, describe(edition).players[0], 12, history=False, add_ons=add_ons)
    while not game.over:
        seat = game.actors[0]
        action = bot.act(game, seat, chance)
        if not isinstance(action, CORE) and len(game.options(seat)) > 1 and len(reasons) < LOOKS:
            reason = Coach(game.view(seat, history=False)).reason(action)
            assert wording_of(game.ruleset, list(game.names), strict=True).say(reason).endswith(".")
            reasons.append(reason.key)
        game.do(seat, action)
    assert reasons.count("hint-experience") <= len(reasons) // 10


def test_the_coach_says_which_route_a_purchase_opens() -> None:
    bot, chance, opened = PlannerBot(), Chance(1).stream("bots"), set()
    game = fogg.new_game("uk", 2, 50, history=False)
    while not game.over:
        seat = game.actors[0]
        action = bot.act(game, seat, chance)
        if action.to_json()["do"] == "buy":
            opened.add(Coach(game.view(seat, history=False)).reason(action).key)
        game.do(seat, action)
    assert opened == {"hint-opens"}


def test_the_coach_draws_tickets_only_with_a_reason() -> None:
    game = position("usa", claimed={0: WAY}, tickets={0: ["denver-el_paso"]})
    (draw,) = (option for option in game.options(0) if option.to_json()["do"] == "draw-tickets")
    assert Coach(game.view(0)).reason(draw).key == "hint-to-draw-tickets"
    game = position("usa", tickets={0: ["denver-el_paso"]})
    assert Coach(game.view(0)).reason(draw).key == "hint-experience"


# ---- nothing hidden


@pytest.mark.parametrize("edition", fogg.playable())
def test_what_is_answered_can_be_made_from_what_the_seat_knows(edition: str) -> None:
    players = describe(edition).players[-1]
    state = begun(edition, players, 7, assist=4)
    game = state.game
    assert game is not None
    bot, chance, compared = PlannerBot(), Chance(1).stream("bots"), 0
    for number in range(1 + 8 * EVERY):
        if game.over:
            break
        if number % EVERY == 0:
            full = table_with(state, game)
            for seat in range(players):
                person = state.place_of(seat).holder or ""
                known = table_with(state, game.view(seat).determinize(Chance(number)))
                asked: list[Any] = [
                    AskPlan("a", seat),
                    AskOdds("a", seat),
                    *([AskHint("a", seat)] if seat in game.actors else []),
                ]
                for one in asked:
                    found = answer(full, person, one)
                    assert encoder.encode(found) == encoder.encode(answer(known, person, one))
                    assert not isinstance(found, SuggestedMove) or said(game, seat).endswith(".")
                    compared += 1
        seat = game.actors[0]
        game.play(seat, bot.act(game, seat, chance))
    assert compared > 2 * players
