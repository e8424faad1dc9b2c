"""Lessons as scripts: every step is possible as it is meant, has its words, and is soon taken."""

from __future__ import annotations

import pytest
from tools.lesson_deals import plays_through

import fogg
from fogg.engine import Action
from fogg.engine.ruleset import wording_of
from fogg.server.broadcast.book import book_of
from fogg.server.learning.lesson import LEARNER, lesson_names, lesson_rules, read_lesson
from fogg.server.learning.lesson_game import AnotherStep, LessonGame
from fogg.server.learning.lesson_input import LessonInput
from fogg.server.protocol.frames import Snapshot, Update
from fogg.server.request_refusal import RequestRefused
from fogg.words import Wording

WORDS_A_MINUTE = 200
SECONDS_A_PRESS = 2.0
OFFER = ("web-offer", "web-offer-about", "web-offer-take")
SKIP = LessonInput(skip=True)


def begun(name: str) -> LessonGame:
    return LessonGame(name, 0.0, "board")


def words(name: str) -> Wording:
    return wording_of(lesson_rules(name), ())


def presses(action: Action | None) -> int:
    """Return how often a decision makes one press: a finger confirms claims, tickets are chosen one by one."""
    form = {} if action is None else action.to_json()
    if form.get("do") == "keep":
        return int(form["tickets"]).bit_count() + 1
    return 2 if form.get("do") in ("claim", "draw-tickets", "station") else 1


def taken(name: str) -> list[tuple[str, Action | None, LessonGame]]:
    """Return every step with the decision that it means and the lesson after it."""
    game = begun(name)
    found = []
    while (step := game.current) is not None:
        meant = game.meant
        game.take(SKIP)
        found.append((step.id, meant, game))
    return found


def seconds(name: str, until: str | None = None) -> float:
    """Return how long a reader of the usual speed takes, to the end of a step or of the lesson."""
    say = words(name)
    read = [say.format(key, {}) for key in OFFER]
    pressed, before = 1, ""
    for step, meant, _ in taken(name):
        if step != before:
            read += [say.format(f"lesson-{step}-title", {}), say.format(f"lesson-{step}", {})]
        pressed += presses(meant)
        before = step
        if step == until:
            break
    return len(" ".join(read).split()) * 60 / WORDS_A_MINUTE + pressed * SECONDS_A_PRESS


def test_there_are_two_lessons() -> None:
    assert lesson_names() == ["first", "second"]


@pytest.mark.parametrize("name", lesson_names())
def test_the_deal_of_a_lesson_lets_every_step_be_taken(name: str) -> None:
    assert plays_through(lesson_rules(name), read_lesson(name), int(read_lesson(name).seed, 16))


@pytest.mark.parametrize("name", lesson_names())
def test_every_step_has_its_words(name: str) -> None:
    say = words(name)
    steps = read_lesson(name).steps
    keys = [key for step in steps for key in (f"lesson-{step.id}", f"lesson-{step.id}-title")]
    keys += [f"lesson-{step.id}-else" for step in steps if step.do and {} not in step.do]
    keys += ["lesson-over", "lesson-over-title"]
    assert [key for key in keys if not say.bundle.has_message(key)] == []
    own = {key for key in say.bundle.patterns if key.startswith("lesson-")}
    assert own == set(keys)


@pytest.mark.parametrize("name", lesson_names())
def test_what_is_lit_can_be_pressed_and_is_on_the_board(name: str) -> None:
    board = lesson_rules(name).board
    places = {f"route:{route.key}" for route in board.routes} | {f"city:{city.key}" for city in board.cities}
    game = begun(name)
    while (step := game.current) is not None:
        on_board = {light for light in game.lights if light.startswith(("route:", "city:"))}
        assert on_board <= places
        if step.do and step.lights is None:
            assert game.lights
        game.take(SKIP)


def test_the_first_lesson_teaches_the_whole_game() -> None:
    game = begun("first")
    done: list[dict[str, object]] = []
    tickets: list[str] = []
    while game.current is not None:
        meant = game.meant
        if meant is not None:
            done.append(dict(meant.to_json()))
        tickets += [ticket.key for ticket in game.game.view(LEARNER).tickets]
        game.take(SKIP)
    board = lesson_rules("first").board
    claims = [one for one in done if one["do"] == "claim"]
    colors = [board.route(str(one["route"])).color for one in claims]
    assert {"draw", "draw-hidden", "claim", "draw-tickets", "keep"} == {one["do"] for one in done}
    assert {"do": "draw", "kind": "locomotive"} in done
    assert "gray" in colors and "red" in colors
    assert any(one["wilds"] == 0 for one in claims) and any(one["wilds"] for one in claims)
    assert game.game.over and game.game.result is not None
    reasons = [{line.reason for line in standing.lines} for standing in game.game.result.standings]
    assert [standing.seats for standing in game.game.result.standings] == [(LEARNER,), (1,)]
    assert {"score-route", "score-ticket-done", "score-longest-path"} <= reasons[0]
    assert "score-ticket-failed" in reasons[1] - reasons[0]  # the ceremony shows what that costs
    assert len(set(tickets)) == 3


def test_the_second_lesson_teaches_ferry_tunnel_and_station() -> None:
    board = lesson_rules("second").board
    forms = [dict(meant.to_json()) for _, meant, _ in taken("second") if meant is not None]
    claimed = [board.route(str(form["route"])).kind for form in forms if form["do"] == "claim"]
    assert claimed == ["ferry", "tunnel"]
    assert [form["do"] for form in forms] == ["keep", "claim", "claim", "extra", "station", "pay"]


def test_from_the_front_page_to_the_first_route_in_two_minutes() -> None:
    assert 30 < seconds("first", until="claim") < 120


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_takes_less_than_ten_minutes(name: str) -> None:
    assert 60 < seconds(name) < 600


def test_another_decision_is_not_taken() -> None:
    game = begun("first")
    game.take(LessonInput())
    before = game.seen()
    keeps = [action for action in game.game.options(LEARNER) if action != game.meant]
    with pytest.raises(AnotherStep):
        game.take(LessonInput(do=int(keeps[0].id)))
    assert game.seen() == before and game.step == 1


def test_a_decision_while_a_step_is_only_read_goes_on() -> None:
    game = begun("first")
    (meant,) = (action for action in game.game.options(LEARNER) if action.to_json() == {"do": "keep", "tickets": 5})
    game.take(LessonInput(do=int(meant.id)))
    assert game.current is not None and game.current.id == "draw"


@pytest.mark.parametrize("given", [LessonInput(do=999_999), LessonInput(do=0, slot=4), LessonInput()])
def test_what_is_not_an_option_is_refused(given: LessonInput) -> None:
    game = begun("first")
    for _ in range(2):
        game.take(SKIP)
    with pytest.raises((RequestRefused, AnotherStep)):
        game.take(given)


def test_a_lesson_that_is_over_takes_nothing_more() -> None:
    game = begun("second")
    while game.current is not None:
        game.take(SKIP)
    with pytest.raises(RequestRefused):
        game.take(SKIP)


@pytest.mark.parametrize("name", lesson_names())
def test_the_same_inputs_lead_to_the_same_position_and_frames_follow_one_another(name: str) -> None:
    watched, once = begun(name), begun(name)
    numbers = []
    while watched.current is not None:
        frames: list[Snapshot | Update] = []
        watched.take(SKIP, frames)
        once.take(SKIP)
        numbers += [frame.n for frame in frames]
        assert watched.seen() == once.seen()
    assert numbers == sorted(set(numbers))
    assert once.seen().n == numbers[-1]


def test_an_unknown_lesson_does_not_exist() -> None:
    with pytest.raises(RequestRefused):
        read_lesson("../editions/usa")


@pytest.mark.parametrize("name", lesson_names())
def test_the_points_that_are_shown_are_those_of_routes_on_the_board(name: str) -> None:
    rules = lesson_rules(name)
    assert {length for length, _ in book_of(rules).points} == {int(route.length) for route in rules.board.routes}


def test_the_points_of_an_edition_are_all_those_that_are_printed() -> None:
    for edition in fogg.playable():
        rules = fogg.ruleset(edition)
        printed = rules.edition.get("scoring.route_points", {})
        assert dict(book_of(rules).points) == {int(length): int(n) for length, n in printed.items()}
