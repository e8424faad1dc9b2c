"""Team Asia, drawing and sharing tickets: R16 to R19."""

from __future__ import annotations

from tests.factory import finish, forms
from tests.rules.team_asia.helpers import DECLINE, others_see, share, teams
from tests.rules.usa.helpers import HIDDEN, TICKETS, heard, keep, keys, lines, refuses

DRAWN = ["dacca-xian", "hanoi-kabul", "harbin-lahore", "kabul-mukden"]


def test_team_asia_r16_four_are_drawn_and_one_of_those_kept_is_shared() -> None:
    game = teams(tickets={0: ["delhi-lhasa"]}, next_tickets=DRAWN)
    game.play(0, TICKETS)
    assert keys(game.view(0).offer) == DRAWN
    game.play(0, keep(0, 2, 3))
    assert forms(game, 0) == [share(key) for key in ("dacca-xian", "harbin-lahore", "kabul-mukden")]
    refuses(game, 0, share("delhi-lhasa"), "refusal-share-kept", "team_asia R16")
    refuses(game, 0, share("hanoi-kabul"), "refusal-share-kept", "team_asia R16")
    game.play(0, share("harbin-lahore"))
    assert keys(game.view(0).tickets) == ["delhi-lhasa", "dacca-xian", "kabul-mukden"]
    assert keys(game.view(1).shared) == ["harbin-lahore"]
    assert heard(game, 1, "event-shared-own") == [{"seat": 0, "ticket": "harbin-lahore"}]
    assert heard(game, 3, "event-shared") == [{"seat": 0}]
    assert game.current == 1
    game.audit()


def test_team_asia_r16_at_least_one_is_kept_and_the_refused_go_under_the_deck() -> None:
    game = teams(next_tickets=DRAWN)
    game.play(0, TICKETS)
    refuses(game, 0, keep(), "refusal-keep-more", "team_asia R16")
    game.play(0, keep(0, 1))
    game.play(0, share("dacca-xian"))
    below = {game.ruleset.board.tickets[ticket].key for ticket in game.tickets.cards[:2] + game.tickets.cards[-2:]}
    assert {"harbin-lahore", "kabul-mukden"} <= below


def test_team_asia_r16_the_tickets_that_stay_in_the_hand_are_secret_from_the_partner() -> None:
    first, second = (teams(next_tickets=drawn) for drawn in (DRAWN, [DRAWN[0], *reversed(DRAWN[1:])]))
    for game in (first, second):
        game.play(0, TICKETS)
        game.play(0, keep(0, 1))
        game.play(0, share(DRAWN[0]))
    assert keys(first.view(0).tickets) != keys(second.view(0).tickets)
    assert others_see(first, 0) == others_see(second, 0)


def test_team_asia_r17_an_only_ticket_kept_is_shared_at_once() -> None:
    game = teams(next_tickets=DRAWN)
    game.play(0, TICKETS)
    game.play(0, keep(1))
    assert keys(game.view(0).tickets) == []
    assert keys(game.view(1).shared) == ["hanoi-kabul"]
    assert game.current == 1


def test_team_asia_r18_a_turn_shares_one_or_two_tickets_and_nothing_else() -> None:
    game = teams(tickets={0: DRAWN[:3]})
    game.play(0, share(DRAWN[0]))
    assert forms(game, 0) == [share(DRAWN[1]), share(DRAWN[2]), DECLINE]
    assert game.refusal(0, HIDDEN) is not None
    game.play(0, share(DRAWN[2]))
    assert game.current == 1
    assert keys(game.view(0).tickets) == [DRAWN[1]]
    assert keys(game.view(1).shared) == [DRAWN[0], DRAWN[2]]


def test_team_asia_r18_one_ticket_is_enough() -> None:
    game = teams(tickets={0: DRAWN[:3]})
    game.play(0, share(DRAWN[0]))
    game.play(0, DECLINE)
    assert game.current == 1
    assert len(game.view(0).tickets) == 2


def test_team_asia_r18_the_last_ticket_ends_the_turn() -> None:
    game = teams(tickets={0: DRAWN[:1]})
    game.play(0, share(DRAWN[0]))
    assert game.current == 1


def test_team_asia_r18_only_own_tickets_that_are_not_shared_yet_can_be_shared() -> None:
    game = teams(tickets={0: [DRAWN[0]], 1: [DRAWN[1]]}, shared={0: [DRAWN[2]]})
    for key in DRAWN[1:]:
        refuses(game, 0, share(key), "refusal-share", "team_asia R18")
    why = game.refusal(0, f"ticket:{DRAWN[1]}")
    assert why is not None
    assert why.rule == "team_asia R18"


def test_team_asia_r18_others_see_how_many_are_shared_and_not_which() -> None:
    first, second = (teams(tickets={0: DRAWN[:3]}) for _ in range(2))
    first.play(0, share(DRAWN[0]))
    second.play(0, share(DRAWN[1]))
    assert [first.view(seat).text() == second.view(seat).text() for seat in (1, 2, 3, None)] == [
        False,
        True,
        True,
        True,
    ]
    assert first.view(2).ticket_count(0) == 3
    assert first.undoable(0) == 0  # the partner has seen it


def test_team_asia_r19_all_tickets_of_both_partners_are_scored_for_the_team() -> None:
    game = teams(
        tickets={0: ["harbin-shanghai"], 1: ["canton-harbin"]},
        shared={0: ["foochow-mukden"], 1: ["kashgar-nagpur"]},
        claimed={0: ["harbin-peking"], 1: ["peking-shanghai"]},
    )
    values = {ticket.key: int(ticket.points) for ticket in game.ruleset.board.tickets}
    result = finish(game)
    assert [line.points for line in lines(result, 0, "score-ticket-done")] == [values["harbin-shanghai"]]
    failed = [values[key] for key in ("canton-harbin", "foochow-mukden", "kashgar-nagpur")]
    assert sorted(line.points for line in lines(result, 0, "score-ticket-failed")) == sorted(-n for n in failed)


def test_team_asia_r19_until_the_end_a_partner_knows_only_the_shared_ones() -> None:
    game = teams(tickets={0: ["harbin-shanghai"], 1: ["canton-harbin"]}, shared={0: ["foochow-mukden"]})
    named = {key for line in game.view(1).standing() for key in line.tickets}
    assert named == {"canton-harbin", "foochow-mukden"}
    assert {key for line in game.view(2).standing() for key in line.tickets} == set()
