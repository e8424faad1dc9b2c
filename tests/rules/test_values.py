"""Games, views, records and actions as values: pickled, copied, compared, hashed, and told in one line."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from tests.sample import POLICIES

import fogg
from fogg.engine.chance import GENERATORS, Chance, Stream

EDITIONS = fogg.playable()


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def played(edition: str, decisions: int, *, seed: int = 3, **options: Any) -> fogg.Game:
    """Return a game after that many decisions of a builder and a saver in turn."""
    game = fogg.new_game(edition, fogg.load(edition).players[0], seed, **options)
    play_on(game, decisions, Chance(seed).stream("play"))
    return game


def play_on(game: fogg.Game, decisions: int, stream: Stream) -> None:
    for _ in range(decisions):
        if game.over:
            return
        seat = game.actors[-1]
        game.play(seat, POLICIES[seat % 2 + 2](game, seat, stream))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("history", [True, False])
def test_a_game_is_pickled_at_every_decision_and_plays_on_alike(edition: str, history: bool) -> None:
    game = played(edition, 0, history=history)
    stream = Chance(3).stream("play")
    for _ in range(40):
        play_on(game, 1, stream)
        twin = again(game)
        assert twin == game
        assert [twin.options(seat) for seat in game.actors] == [game.options(seat) for seat in game.actors]
        twin.audit()
    play_on(game, 400, stream.copy())
    play_on(twin, 400, stream)
    assert twin == game


def test_a_pickled_game_keeps_record_history_and_what_can_be_taken_back() -> None:
    game = fogg.position("usa", hands={0: {"purple": 4}})
    game.play(0, {"do": "claim", "route": "denver-omaha", "color": "purple", "wilds": 0})
    for twin in (again(game), copy.deepcopy(game)):
        assert twin == game
        assert twin.undoable(0) == 1
        twin.take_back(0)
        assert twin.view(0).hand == {"purple": 4}
    assert game.undoable(0) == 1
    dealt = played("usa", 30)
    assert again(dealt).record() == dealt.record()
    assert again(dealt).view(0).history == dealt.view(0).history


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_pickled_game_has_the_same_cards_to_come(generator: str) -> None:
    game = played("usa", 11, generator=generator)
    twin = again(game)
    for one in (game, twin):
        play_on(one, 40, Chance(1).stream("on"))
    assert twin == game


def test_a_game_from_a_view_and_one_put_together_are_pickled() -> None:
    dealt = played("team_asia", 30).view(0).determinize(Chance(5))
    scripted = fogg.position("usa", next_cards=["red", "blue"], trains={0: 2})
    for game in (dealt, scripted):
        assert again(game) == game
    twin = again(scripted)
    twin.play(0, {"do": "draw-hidden"})
    assert twin.view(0).hand == {"red": 1}


def test_games_that_differ_in_chance_alone_are_not_equal() -> None:
    assert played("usa", 20) == played("usa", 20)
    assert played("usa", 20) != played("usa", 20, seed=4)
    game = played("usa", 20)
    other = game.copy()
    other.deck.stream.word()
    assert other != game
    assert game != "game"


def test_deep_copies_go_their_own_ways() -> None:
    game = played("europe", 25)
    for twin in (copy.copy(game), copy.deepcopy(game)):
        assert twin == game
        play_on(twin, 1, Chance(1).stream("on"))
        assert twin != game


@pytest.mark.parametrize("edition", EDITIONS)
def test_views_are_values(edition: str) -> None:
    game = played(edition, 25)
    views = [game.view(seat) for seat in (*range(len(game.players)), None)]
    for view in views:
        assert again(view) == view
        assert hash(again(view)) == hash(view)
        assert copy.deepcopy(view) == view
    assert len(set(views) | {game.view(0)}) == len(views)


@pytest.mark.parametrize("edition", EDITIONS)
def test_actions_and_rulesets_come_back_as_the_same_objects(edition: str) -> None:
    ruleset = fogg.ruleset(edition)
    assert again(ruleset) is ruleset
    assert copy.deepcopy(ruleset) is ruleset
    for action in ruleset.actions[::7]:
        assert again(action) is action
        assert copy.deepcopy(action) is action
    assert len(set(ruleset.actions)) == len(ruleset.actions)


def test_an_action_of_no_ruleset_says_how_to_pickle_one() -> None:
    with pytest.raises(TypeError, match="take it from `options`"):
        pickle.dumps(fogg.actions.Pass())


def test_records_news_results_and_chance_are_values() -> None:
    game = played("new_york", 2000)
    news = fogg.new_game("usa", 2, 1).copy()
    (event, *_) = played("usa", 2).play(0, {"do": "draw-hidden"})
    for thing in (game.record(), game.result, event, game.chance, game.deck.stream, news.chance):
        assert again(thing) == thing
        assert copy.deepcopy(thing) == thing
    assert game.chance != Chance(4)
    assert hash(again(game.chance)) == hash(game.chance)


@pytest.mark.parametrize(
    "error",
    [
        fogg.IllegalAction("usa R18", "no trains"),
        fogg.NotYourTurn(1, [0]),
        fogg.UnknownName("seat", 5, [0, 1]),
        fogg.WrongArgument("seed", "x", "a number is needed"),
        fogg.MalformedAction({"do": "fly"}, "no"),
    ],
)
def test_errors_cross_processes(error: fogg.FoggError) -> None:
    twin = again(error)
    assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_public_object_is_told_in_one_line(edition: str) -> None:
    game = fogg.new_game(edition, fogg.load(edition).players[0], 1)
    rules = game.ruleset
    end = played(edition, 5000)
    assert end.result is not None
    things: list[object] = [game, game.view(0), game.view(None), game.record(), game.players[0], game.step]
    things += [
        game.chance,
        game.deck.stream,
        game.deck,
        game.tickets,
        rules,
        rules.board,
        rules.edition,
        rules.terms[0],
    ]
    things += [rules.board.cities[0], rules.board.routes[0], rules.board.tickets[0], *rules.kinds, *rules.modules]
    things += [end, end.result, end.result.standings[0], end.lines[0], end.moves[0], *game.module_states, *rules.verbs]
    things += [rules.actions[0], rules.actions[-1], game.refusal(0, "deck"), *(game.events or []), game.players[0].hand]
    for thing in things:
        text = repr(thing)
        assert "\n" not in text and " object at 0x" not in text and len(text) < 4000, text


def test_the_line_of_a_game_says_what_it_is() -> None:
    assert repr(fogg.new_game("usa", 3, 1, variant="mega_game")) == (
        "<Game of usa (mega_game), 3 seats, turn 1, seat 0, 1, 2 to act>"
    )
    assert repr(played("new_york", 2000)).endswith(", over>")
