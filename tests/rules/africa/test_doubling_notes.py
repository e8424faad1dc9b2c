"""The Heart of Africa, what is told about doubling before a route is paid for, and the cards next to the market."""

from __future__ import annotations

from tests.rules.africa.helpers import FACHODA, africa
from tests.rules.usa.helpers import WILD

import fogg
from fogg.engine.ruleset import ClaimNote


def note_on(game: fogg.Game, route: str = FACHODA) -> ClaimNote:
    """Return what seat 0 is told about a claim."""
    (found,) = game.view(0).claim_notes(int(game.ruleset.board.route(route).id))
    return found


def said(game: fogg.Game, route: str = FACHODA) -> tuple[str, str]:
    """Return the note in words, and why it is not to be had."""
    note = note_on(game, route)
    return game.sentence(note.text), "" if note.why is None else game.sentence(note.why)


def test_africa_r18_what_doubling_takes_and_pays_is_told_before_the_payment() -> None:
    game = africa({0: {"desert": 3}, 1: {"desert": 3}}, hands={0: {"red": 5}})
    assert said(game) == ("Double the points for 2 desert: 20 instead of 10", "")
    assert note_on(game).verb == "double"


def test_africa_r21_another_player_with_more_cards_is_the_reason() -> None:
    game = africa({0: {"desert": 2}, 2: {"desert": 3}}, hands={0: {"red": 5}})
    name = game.names[2]
    why = f"{name} has more desert cards, 3 to your 2, and you have too few locomotives to stand in."
    assert said(game)[1] == why and note_on(game).verb == ""


def test_africa_r23_too_few_cards_are_the_reason() -> None:
    game = africa({0: {"desert": 1}}, hands={0: {"red": 5}})
    assert said(game)[1] == "You have only 1 of 2 desert cards, and too few locomotives to stand in."


def test_africa_r22_locomotives_besides_the_payment_stand_in() -> None:
    game = africa({0: {"desert": 1}}, hands={0: {"red": 5, WILD: 1}})
    assert said(game) == ("Double the points for 1 desert and 1 locomotive: 20 instead of 10", "")
    poor = africa({0: {"desert": 1}}, hands={0: {"red": 4, WILD: 1}})  # the locomotive pays for the route
    assert said(poor)[1]


def test_africa_r14_the_terrain_cards_lie_next_to_the_market() -> None:
    game = africa({0: {"desert": 2, "jungle": 1}}, row=["jungle", "mountain"])
    (ledger,) = game.view(0).ledgers(None)
    assert [(card.kind, card.target) for card in ledger.display] == [
        ("jungle", "terrain:jungle"),
        ("mountain", "terrain:mountain"),
        ("", "terrain-deck"),
    ]
    assert dict(ledger.seats[0].cards) == {"desert": 2, "jungle": 1, "mountain": 0}
    told = {game.refusal(0, card.target) for card in ledger.display}
    assert told == {None}
