"""Märklin, drawing and claiming: R7 to R15, R27, R28 and the worked example X1."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.marklin.helpers import (
    DECLINE,
    EDITION,
    PASSENGER,
    PLUS4,
    Form,
    decks,
    draws_long,
    mix,
    plus_fours,
    station,
)
from tests.rules.usa.helpers import HIDDEN, WILD, events, face_up, hand, heard, keep, keys, payments, refuses, row

import fogg
from fogg.rules.chance import Chance

COLORS = ["red", "orange", "yellow", "green", "blue"]


def test_marklin_r7_a_turn_is_one_of_four_actions() -> None:
    game = position(EDITION, hands={0: {"black": 2}}, claimed={0: ["berlin-hamburg"]})
    station(game, 0, "berlin")
    actions = {form["do"] for form in forms(game, 0)}
    assert actions == {"draw", "draw-hidden", "claim", "draw-tickets", "move-passenger"}


# ---- R8: tickets


def test_marklin_r8_a_later_draw_announces_its_mix_and_draws_four() -> None:
    game = position(EDITION, next_tickets=["berlin-leipzig"])
    draws_long(game, ["berlin-munchen", "berlin-koln", "berlin-mainz"])
    game.play(0, mix(1, 3))
    assert keys(game.view(0).offer) == ["berlin-leipzig", "berlin-munchen", "berlin-koln", "berlin-mainz"]
    assert heard(game, 1, "event-announced") == [{"seat": 0, "short": 1, "long": 3}]
    assert game.undoable(0) == 0


def test_marklin_r8_at_least_one_is_kept() -> None:
    game = position(EDITION)
    game.play(0, mix(2, 2))
    refuses(game, 0, keep(), "refusal-keep-more", "usa R27")
    game.play(0, keep(3))
    assert len(game.view(0).tickets) == 1
    assert game.actors == [1]


def test_marklin_r8_refused_tickets_go_to_the_bottom_of_their_own_deck() -> None:
    game = position(EDITION, next_tickets=["berlin-leipzig", "koln-frankfurt"])
    draws_long(game, ["berlin-munchen", "berlin-koln"])
    game.play(0, mix(2, 2))
    game.play(0, keep(0))
    board = game.ruleset.board
    assert board.tickets[game.tickets.cards[0]].key == "koln-frankfurt"
    view = game.view(0).data.sight.extras[0]
    assert view["sizes"][:2] == [1, 1] and view["makers"][:2] == [0, 0]  # two long ones, which only seat 0 knows
    assert decks(game) == (54, 34)
    for number in range(5):
        dealt = game.view(1).determinize(Chance(number))
        assert board.tickets[dealt.tickets.cards[0]].kind == "short"
        own = game.view(0).determinize(Chance(number))
        assert board.tickets[own.tickets.cards[0]].key == "koln-frankfurt"


def test_marklin_r8_with_fewer_than_four_left_all_of_them_are_drawn() -> None:
    game = position(EDITION, ticket_deck=["berlin-leipzig", "koln-frankfurt", "berlin-munchen"])
    assert [form for form in forms(game, 0) if form["do"] == "draw-tickets"] == [mix(2, 1)]
    game.play(0, mix(2, 1))
    assert len(game.view(0).offer) == 3


def test_marklin_r8_the_mix_asks_for_no_more_than_a_deck_holds() -> None:
    short = [ticket.key for ticket in fogg.load(EDITION).board.tickets if ticket.kind == "short"]
    game = position(EDITION, ticket_deck=[*short[:9], "berlin-munchen"])
    assert [form for form in forms(game, 0) if form["do"] == "draw-tickets"] == [mix(4, 0), mix(3, 1)]
    refuses(game, 0, mix(2, 2), "refusal-mix-deck", "marklin R8")
    refuses(game, 0, mix(2, 1), "refusal-mix-number", "marklin R8")


def test_marklin_r8_nothing_can_be_drawn_from_two_empty_decks() -> None:
    game = position(EDITION, ticket_deck=[])
    refuses(game, 0, mix(1, 0), "refusal-no-tickets", "usa R28")
    why = game.refusal(0, "tickets")
    assert why is not None and why.rule == "usa R28"


# ---- R9, R10, R12: drawing cards


def test_marklin_r9_a_face_up_locomotive_is_the_whole_draw() -> None:
    game = position(EDITION, row=[WILD, *COLORS[:4]])
    game.play(0, face_up(WILD))
    assert game.actors == [1]


def test_marklin_r9_it_cannot_be_the_second_card() -> None:
    game = position(EDITION, row=[WILD, *COLORS[:4]])
    game.play(0, face_up("red"))
    refuses(game, 0, face_up(WILD), "refusal-not-second", "usa R11")


def test_marklin_r9_blind_locomotives_are_free() -> None:
    game = position(EDITION, next_cards=[WILD, WILD])
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert hand(game, 0) == {WILD: 2}


def test_marklin_r9_three_ordinary_locomotives_replace_the_row() -> None:
    game = position(EDITION, row=[WILD, WILD, *COLORS[:3]], next_cards=[WILD, *COLORS])
    assert "event-flushed" in events(game, 0, face_up("red"))
    assert row(game) == COLORS


@pytest.mark.parametrize("kind", [PLUS4, PASSENGER])
def test_marklin_r10_r12_they_are_drawn_like_colored_cards_even_two_in_a_turn(kind: str) -> None:
    game = position(EDITION, row=[kind, kind, *COLORS[:3]], next_cards=["blue", "blue"])
    game.play(0, face_up(kind))
    assert game.actors == [0]
    game.play(0, face_up(kind))
    assert hand(game, 0) == {kind: 2}
    assert game.actors == [1]


def test_marklin_r10_three_of_them_are_no_reason_for_a_flush() -> None:
    game = position(EDITION, row=[PLUS4, PLUS4, *COLORS[:3]], next_cards=[PLUS4])
    assert "event-flushed" not in events(game, 0, face_up("red"))
    assert row(game).count(PLUS4) == 3


# ---- R11: +4 locomotives


def test_marklin_r11_they_are_wild_on_routes_of_four_or_more_spaces() -> None:
    game = position(EDITION, hands={0: {"orange": 2, PLUS4: 2}})
    assert payments(game, 0, "berlin-leipzig") == {("orange", 2)}  # orange, 4 spaces
    assert payments(game, 0, "kiel-rostock") == {("orange", 2)}
    assert payments(game, 0, "frankfurt-koln") == {("orange", 2)}  # gray


@pytest.mark.parametrize("route", ["bremen-hamburg", "hamburg-kiel", "dortmund-dusseldorf"])
def test_marklin_r11_they_cannot_be_used_on_shorter_routes(route: str) -> None:
    game = position(EDITION, hands={0: {PLUS4: 6}})
    assert payments(game, 0, route) == set()
    length = int(game.ruleset.board.route(route).length)
    refuses(game, 0, claim_form(route, None, length), "refusal-plus-fours-route", "marklin R11")


def test_marklin_r11_x1_berlin_hannover_with_all_three_sorts() -> None:
    game = position(EDITION, hands={0: {"black": 4, WILD: 1, PLUS4: 2}})
    assert payments(game, 0, "berlin-hannover") == {("black", 3)}
    game.play(0, claim_form("berlin-hannover", "black", 3))
    game.play(0, DECLINE)  # no passenger
    assert game.view(None).scores == (18, 0)
    assert hand(game, 0) == {}
    (claimed,) = heard(game, 1, "event-claimed")
    assert claimed["cards"] == [["black", 4], [WILD, 1], [PLUS4, 2]]
    game.audit()


def test_marklin_r11_x1_hamburg_kiel_is_too_short() -> None:
    game = position(EDITION, hands={0: {"black": 1, PLUS4: 1}})
    refuses(game, 0, claim_form("hamburg-kiel", "black", 1), "refusal-plus-fours-route", "marklin R11")


def test_marklin_r11_x1_koln_frankfurt_with_nothing_but_plus_fours() -> None:
    game = position(EDITION, hands={0: {PLUS4: 4}})
    assert payments(game, 0, "frankfurt-koln") == {(None, 4)}
    game.play(0, claim_form("frankfurt-koln", None, 4))
    assert game.view(None).scores[0] == 7


def test_marklin_r11_who_has_both_sorts_says_how_many_are_plus_fours() -> None:
    game = position(EDITION, hands={0: {"orange": 2, WILD: 1, PLUS4: 2}})
    game.play(0, claim_form("berlin-leipzig", "orange", 2))
    assert forms(game, 0) == [plus_fours(2), plus_fours(1)]
    refuses(game, 0, plus_fours(0), "refusal-plus-fours", "marklin R11")
    refuses(game, 0, plus_fours(3), "refusal-plus-fours", "marklin R11")
    game.play(0, plus_fours(1))
    assert hand(game, 0) == {PLUS4: 1}


def test_marklin_r11_until_that_is_said_nobody_sees_the_claim() -> None:
    hands = {0: {"orange": 2, WILD: 1, PLUS4: 2}}
    game, before = position(EDITION, hands=hands), position(EDITION, hands=hands)
    game.play(0, claim_form("berlin-leipzig", "orange", 2))
    assert game.view(1) == before.view(1)
    assert game.view(None) == before.view(None)
    assert game.view(0).determinize(Chance(3)).options(0) == game.options(0)
    game.take_back(0)
    assert game.view(0) == before.view(0)


def test_marklin_r11_a_label_names_the_cards_that_are_paid() -> None:
    game = position(EDITION, hands={0: {"orange": 2, PLUS4: 2}})
    (claim,) = [option for option in game.options(0) if option.targets() == ["route:berlin-leipzig"]]
    assert claim.words(game, 0).params["cards"] == [["orange", 2], [PLUS4, 2]]


def test_marklin_r12_passenger_cards_pay_for_no_route() -> None:
    game = position(EDITION, hands={0: {PASSENGER: 10}})
    assert not any(form["do"] == "claim" for form in forms(game, 0))


# ---- R13 to R15: routes


@pytest.mark.parametrize(
    ("route", "color", "points"),
    [
        ("augsburg-ulm", "red", 1),
        ("hamburg-kiel", "black", 2),
        ("bremen-hamburg", "orange", 4),
        ("berlin-leipzig", "orange", 7),
        ("berlin-dresden", "green", 10),
        ("chemnitz-regensburg", "orange", 15),
        ("berlin-hannover", "black", 18),
    ],
)
def test_marklin_r13_points_by_length(route: str, color: str, points: int) -> None:
    length = int(fogg.load(EDITION).board.route(route).length)
    color = fogg.load(EDITION).board.route(route).color if length == 6 else color
    game = position(EDITION, hands={0: {color: length}})
    game.play(0, claim_form(route, color))
    assert game.view(None).scores[0] == points


def test_marklin_r13_read_to_the_letter_seven_spaces_are_15() -> None:
    game = position(EDITION, hands={0: {"black": 7}}, settings={"literal": True})
    game.play(0, claim_form("berlin-hannover", "black"))
    assert game.view(None).scores[0] == 15


def test_marklin_r14_each_flag_is_a_dead_end() -> None:
    board = fogg.load(EDITION).board
    flags = [city for city in board.cities if city.kind == "border"]
    assert len(flags) == 14
    for flag in flags:
        assert len([route for route in board.routes if flag.id in (route.a, route.b)]) == 1


def test_marklin_r14_a_ticket_to_a_country_is_served_by_any_of_its_flags() -> None:
    for flag in ("lindau-osterreich_lindau", "munchen-osterreich_munchen"):
        way = ["frankfurt-wurzburg", "nurnberg-wurzburg", "munchen-nurnberg", "lindau-munchen", flag]
        game = position(EDITION, claimed={0: way}, tickets={0: ["frankfurt-osterreich"]})
        assert [line.points for line in game.view(0).standing() if line.reason == "score-ticket-done"] == [10]


def test_marklin_r14_nobody_travels_through_a_country() -> None:
    way = ["konstanz-schweiz_konstanz", "lindau-schweiz_lindau", "lindau-ulm", "freiburg-konstanz"]
    game = position(EDITION, claimed={0: way}, tickets={0: ["berlin-schweiz"]})
    assert [line.reason for line in game.view(0).standing() if line.tickets] == ["score-ticket-failed"]
    network = {int(end) for key in way for end in ends(game, key)}
    assert len(network) == 6  # two flags of one country are two places


def ends(game: fogg.Game, route: str) -> tuple[int, int]:
    found = game.ruleset.board.route(route)
    return int(found.a), int(found.b)


def test_marklin_r14_austria_has_three_flags_one_of_them_at_lindau() -> None:
    austria = fogg.load(EDITION).data["countries"]["osterreich"]
    assert austria == ["osterreich_lindau", "osterreich_munchen", "osterreich_regensburg"]


@pytest.mark.parametrize(("seats", "open_to_others"), [(2, False), (3, False), (4, True), (5, True)])
@pytest.mark.parametrize("route", ["hamburg-kiel", "dortmund-dusseldorf", "dusseldorf-koln"])
def test_marklin_r15_with_two_or_three_players_the_other_tracks_close(
    seats: int, open_to_others: bool, route: str
) -> None:
    game = position(EDITION, seats=seats, turn=1, hands={1: {WILD: 3}}, claimed={0: [route]})
    length = int(game.ruleset.board.route(route).length)
    others = [other.key for other in game.ruleset.board.routes if other.key.startswith(f"{route}.")]
    for other in others:
        if open_to_others:
            assert claim_form(other, None, length) in forms(game, 1)
        else:
            refuses(game, 1, claim_form(other, None, length), "refusal-route-closed", "usa R22")


def test_marklin_r15_nobody_owns_two_tracks_between_the_same_places() -> None:
    game = position(EDITION, seats=4, hands={0: {"red": 1}}, claimed={0: ["dortmund-dusseldorf"]})
    for other in ("dortmund-dusseldorf.2", "dortmund-dusseldorf.3"):
        refuses(game, 0, claim_form(other, "red"), "refusal-own-track", "usa R21")


def test_marklin_r15_with_four_players_three_can_share_a_triple() -> None:
    claimed = {0: ["dusseldorf-koln"], 1: ["dusseldorf-koln.2"]}
    game = position(EDITION, seats=4, turn=2, hands={2: {"red": 1}}, claimed=claimed)
    assert claim_form("dusseldorf-koln.3", "red") in forms(game, 2)


def test_marklin_r15_there_are_21_doubles_and_2_triples() -> None:
    groups = fogg.load(EDITION).board.groups
    assert [sum(len(group) == n for group in groups) for n in (2, 3)] == [21, 2]


# ---- R27, R28: the row


def test_marklin_r27_three_passenger_cards_replace_the_row() -> None:
    game = position(EDITION, row=[PASSENGER, PASSENGER, *COLORS[:3]], next_cards=[PASSENGER, *COLORS])
    (flushed,) = [item for item in game.play(0, face_up("red")) if item.full.key == "event-flushed"]
    assert [PASSENGER, 3] in flushed.full.params["cards"]
    assert row(game) == COLORS


def test_marklin_r27_two_of_each_kind_stay() -> None:
    game = position(EDITION, row=[PASSENGER, PASSENGER, WILD, "red", "blue"], next_cards=[WILD])
    assert "event-flushed" not in events(game, 0, face_up("red"))


def test_marklin_r27_four_flushes_in_a_row_at_most_whatever_the_kind() -> None:
    too_many = [[PASSENGER] * 3 + ["green", "blue"], [WILD] * 3 + ["green", "blue"]]
    cards = [PASSENGER, *too_many[1], *too_many[0], *too_many[1], *too_many[0]]
    game = position(EDITION, row=[PASSENGER, PASSENGER, *COLORS[:3]], next_cards=cards)
    assert events(game, 0, face_up("red")).count("event-flushed") == 4
    assert row(game).count(PASSENGER) == 3


@pytest.mark.parametrize(("colored", "flushes"), [(0, False), (1, True)])
def test_marklin_r27_no_flush_where_no_better_row_can_be_made(colored: int, flushes: bool) -> None:
    # Of all cards outside the hands at most two locomotives and two passenger cards fit into a row.
    game = position(
        EDITION,
        row=[PASSENGER, PASSENGER, WILD, WILD, "red"],
        deck={PASSENGER: 1, WILD: 1, "blue": colored},
        rest_to=1,
        next_cards=[PASSENGER],
    )
    told = events(game, 0, face_up("red"))
    assert ("event-flushed" in told) == flushes


def test_marklin_r28_without_cards_only_claims_passengers_and_tickets_are_left() -> None:
    game = position(EDITION, row=[], deck={}, rest_to=0, claimed={0: ["berlin-hamburg"]})
    station(game, 0, "berlin")
    assert {form["do"] for form in forms(game, 0)} == {"claim", "move-passenger", "draw-tickets"}


def test_marklin_r28_a_row_that_is_left_can_be_taken() -> None:
    game = position(EDITION, row=["red", PLUS4], deck={}, rest_to=1)
    shown: list[Form] = [form for form in forms(game, 0) if str(form["do"]).startswith("draw") and "kind" in form]
    assert shown == [face_up("red"), face_up(PLUS4)]
    refuses(game, 0, HIDDEN, "refusal-no-cards", "usa R16")
