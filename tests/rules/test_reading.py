"""Actions as people write them: what is wrong is named, and what breaks a rule is refused by that rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.factory import claim_form, position

import fogg
from fogg.actions import Claim
from fogg.authoring import Refusal


def refused(game: fogg.Game, action: Any) -> tuple[str, str]:
    """Return rule and reason, the same from `refusal` and `play`; `legal` agrees."""
    why = game.refusal(0, action)
    assert why is not None
    assert game.legal(0, action) is False
    with pytest.raises(fogg.IllegalAction) as caught:
        game.play(0, action)
    assert (caught.value.rule, caught.value.reason) == (why.rule, why.sentence)
    return why.rule, why.sentence


PLENTY = {"red": 6, "purple": 6, "blue": 6, "locomotive": 6}


@pytest.mark.parametrize(
    ("edition", "action", "rule", "words"),
    [
        ("usa", claim_form("denver-omaha", "red"), "usa R17", "with cards of that color"),
        ("usa", claim_form("denver-omaha", "purple", 4), "usa R24", "takes exactly 4 cards"),
        ("usa", claim_form("denver-omaha", None, 3), "usa R24", "takes exactly 4 cards"),
        ("new_york", claim_form("chelsea-soho", None, 9), "new_york R14", "takes exactly 4 cards"),
        ("europe", claim_form("palermo-smyrna", "red", 1), "europe R10", "at least 2 locomotives"),
        ("usa", claim_form("duluth-chicago", "red"), "usa R17", "Did you mean chicago-duluth?"),
        ("usa", claim_form("Denver-Omaha", "red"), "usa R17", "Did you mean denver-omaha?"),
        ("usa", claim_form("atlantis-utopia", "red"), "usa R17", "There is no route atlantis-utopia"),
        ("usa", claim_form("denver-omaha", "mauve"), "usa R17", "There is no color mauve"),
        ("europe", {"do": "station", "city": "pari"}, "europe R6", "no city pari in this game. Did you mean paris?"),
        ("usa", {"do": "draw", "kind": "gold"}, "usa R6", "There is no kind gold"),
        ("usa", {"do": "keep", "tickets": 1 << 20}, "usa R6", "cannot do that now"),
        ("europe", {"do": "extra", "wilds": 99}, "europe R6", "wilds must be from 0 to"),
        ("marklin", {"do": "draw-tickets", "short": 4, "long": 4}, "marklin R7", "no such choice: short 4, long 4"),
    ],
)
def test_what_can_be_read_is_refused_by_its_rule(edition: str, action: Any, rule: str, words: str) -> None:
    game = position(edition, hands={0: PLENTY if edition in ("usa", "europe") else {}})
    before = game.view(0)
    cited, reason = refused(game, action)
    assert cited == rule
    assert words in reason
    assert game.view(0) == before


def test_where_locomotives_may_not_be_used_that_rule_is_named() -> None:
    game = position("usa", hands={0: {"locomotive": 4}})
    terms = game.ruleset.terms[game.ruleset.board.route("denver-omaha").id]
    terms.max_wilds = 0  # as `special_routes` does
    try:
        assert refused(game, claim_form("denver-omaha", "purple", 2)) == (
            "nordic R19",
            "You cannot use locomotives on Denver–Omaha.",
        )
    finally:
        terms.max_wilds = terms.cards


def test_a_module_that_keeps_locomotives_out_says_by_which_rule_for_a_payment_and_for_a_click() -> None:
    game = position("usa", hands={0: {"purple": 2, "locomotive": 2}})
    terms = game.ruleset.terms[game.ruleset.board.route("denver-omaha").id]
    terms.max_wilds, terms.wilds_refusal = 0, Refusal("refusal-no-wilds", "switzerland R7")
    try:
        assert refused(game, claim_form("denver-omaha", "purple", 2))[0] == "switzerland R7"
        clicked = game.refusal(0, "route:denver-omaha")
        assert clicked is not None and clicked.rule == "switzerland R7"
    finally:
        terms.max_wilds, terms.wilds_refusal = terms.cards, None


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({}, "`do` is missing; it is one of draw, "),
        ({"do": "clam"}, "did you mean claim?"),
        ({"do": 3}, "`do` is 3; it is one of draw, "),
        ({"do": "claim", "rout": "denver-omaha"}, "`rout` is not a part of claim; did you mean route?"),
        ({"do": "draw-hidden", "kind": "red"}, "draw-hidden takes no other part"),
        ({"do": "claim", "route": "denver-omaha", "color": "red"}, "`wilds` is missing"),
        ({"do": "claim", "route": 5, "wilds": 0}, "`route` is 5, but must be a text"),
        ({"do": "claim", "route": "denver-omaha", "wilds": True}, "`wilds` is True, but must be a whole number"),
        ({"do": "claim", "route": "denver-omaha", "wilds": -1}, "`wilds` is -1, but must be a whole number"),
        ({"do": "claim", "route": "denver-omaha", "wilds": 10**30}, "but must be a whole number"),
        (claim_form("denver-omaha", "locomotive", 0), "count them in `wilds`"),
        ({"do": "keep", "tickets": [1, 2]}, "`tickets` lists keys of tickets"),
        ("route:denver-omaha", "a text can only name a target"),
        (10**6, "the ids of this ruleset are 0 to "),
        (3.5, "an option, its JSON form or its id is needed"),
    ],
)
def test_what_cannot_be_read_names_the_part_that_is_wrong(action: Any, words: str) -> None:
    game = position("usa")
    calls: list[Callable[[int, Any], object]] = [game.play, game.legal]
    for call in calls if isinstance(action, str) else [*calls, game.refusal]:
        with pytest.raises(fogg.MalformedAction) as caught:
            call(0, action)
        assert words in str(caught.value)


def test_legal_takes_the_forms_that_play_takes() -> None:
    game = position("usa", hands={0: {"purple": 4}})
    action = game.ruleset.action(claim_form("denver-omaha", "purple"))
    assert all(game.legal(0, form) for form in (action, action.to_json(), action.id))
    assert not game.legal(1, action)


def test_an_action_made_by_hand_is_the_one_of_the_ruleset() -> None:
    game = position("usa", hands={0: {"purple": 4}})
    board = game.ruleset.board
    game.play(0, Claim(board.route("denver-omaha"), game.ruleset.kind("purple"), 0))
    assert game.view(None).owners(board.route("denver-omaha").id) == [0]


class Number:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_numbers_of_other_libraries_name_seats_and_actions() -> None:
    game = position("usa")
    hidden = game.ruleset.action({"do": "draw-hidden"})
    assert game.legal(Number(0), Number(hidden.id))
    game.play(Number(0), Number(hidden.id))
    assert game.view(Number(0)).hand_size(0) == 1


def test_tickets_are_kept_by_their_keys() -> None:
    game = fogg.new_game("usa", 2, 7)
    offer = [ticket.key for ticket in game.view(0).offer]
    assert game.legal(0, {"do": "keep", "tickets": [offer[2], offer[0]]})
    game.play(0, {"do": "keep", "tickets": [offer[2], offer[0]]})
    game.play(1, game.options(1)[0])
    assert [ticket.key for ticket in game.view(0).tickets] == [offer[0], offer[2]]
    assert game.record().replay() == game


def test_a_ticket_that_was_not_offered_cannot_be_kept() -> None:
    game = fogg.new_game("usa", 2, 7)
    offer = [ticket.key for ticket in game.view(0).offer]
    other = next(ticket.key for ticket in game.ruleset.board.tickets if ticket.key not in offer)
    rule, reason = refused(game, {"do": "keep", "tickets": [offer[0], other]})
    assert rule == "usa R3"
    assert reason.startswith("You were not offered ")
    assert refused(game, {"do": "keep", "tickets": [offer[0]]})[0] == "usa R3"
    assert "Did you mean" in refused(game, {"do": "keep", "tickets": [offer[0][:-1], offer[1]]})[1]


def test_without_an_offer_nothing_is_kept() -> None:
    assert refused(position("usa"), {"do": "keep", "tickets": ["denver-el_paso"]}) == (
        "usa R6",
        "You cannot do that now.",
    )


@pytest.mark.parametrize(
    ("target", "guess"),
    [
        ("london-southampton", "route:london-southampton"),
        ("southampton-london", "route:london-southampton"),
        ("route:southampton-london", "route:london-southampton"),
        ("kind:rde", "kind:red"),
    ],
)
def test_an_unknown_target_guesses(target: str, guess: str) -> None:
    why = position("uk").refusal(0, target)
    assert why is not None
    assert why.sentence == f"There is no {target} in this game. Did you mean {guess}?"


def test_the_ruleset_explains_what_it_does_not_have() -> None:
    with pytest.raises(fogg.MalformedAction, match="Did you mean chicago-duluth"):
        fogg.ruleset("usa").action(claim_form("duluth-chicago", "red"))


def test_an_unreadable_action_of_another_seat_is_not_its_turn() -> None:
    game = position("usa")
    with pytest.raises(fogg.NotYourTurn):
        game.play(1, claim_form("duluth-chicago", "red"))
