"""Words for all that the page asks and refuses: every verb of a turn, every step, the reason of every refusal."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from tests.sample import choices, rulesets
from tests.words.catalogue import messages

import fogg
from fogg.engine.game.why import target_why
from fogg.engine.ruleset import words_of

RULESETS = sorted({(edition, variant or "") for edition, variant, _ in rulesets()} | {("usa", "&alvin_dexter")})
EVERY = pytest.mark.parametrize(("edition", "variant"), RULESETS)
PASSED = {"pass", "decline", "end-turn"}  # buttons of the sign, with labels of their own
SAME = {"draw": "cards", "draw-hidden": "cards", "draw-mix": "draw-tickets"}
# Steps whose question the page asks in a screen of its own.
SCREENS = {"turn", "keep", "opening"}
MOVES = 160
PRESSED = ("route:", "kind:", "deck", "tickets")  # what of the table can be pressed


@cache
def asked(edition: str, variant: str) -> tuple[set[str], set[str], dict[str, set[str]]]:
    """The verbs of turns, the names of steps, and the refusals of what can be pressed, in a game of random moves."""
    chance = random.Random(3)
    rules = fogg.ruleset(edition, **choices(variant or None))
    game = fogg.new_game(edition, min(rules.edition.players), 5, **choices(variant or None))
    verbs: set[str] = set()
    steps: set[str] = set()
    refusals: dict[str, set[str]] = {}
    targets = sorted(target for target in rules.targets if target.startswith(PRESSED))
    for _ in range(MOVES):
        if game.over:
            break
        seat = game.actors[0]
        step = game.step.name()
        options = game.options(seat)
        steps.add(step)
        if step == "turn":
            verbs |= {str(option.to_json()["do"]) for option in options}
        for target in chance.sample(targets, min(12, len(targets))):
            why = target_why(game, seat, target)
            if why is not None:
                refusals.setdefault(step, set()).add(why.message.key)
        special = [option for option in options if not str(option.to_json()["do"]).startswith(("draw", "keep"))]
        game.play(seat, chance.choice(special if special and chance.random() < 0.7 else options))
    return verbs, steps, refusals


def known(edition: str, variant: str) -> set[str]:
    """Every key that a page has words for at such a table."""
    own = words_of(fogg.ruleset(edition, **choices(variant or None)))
    return {*messages(), *re.findall(r"^([a-z0-9_-]+) =", own, re.MULTILINE)}


@EVERY
def test_the_sign_has_a_word_for_everything_that_a_turn_allows(edition: str, variant: str) -> None:
    verbs = {SAME.get(verb, verb) for verb in asked(edition, variant)[0]} - PASSED
    assert {f"web-turn-{verb}" for verb in verbs} <= known(edition, variant)


@EVERY
def test_every_step_says_what_it_asks(edition: str, variant: str) -> None:
    assert {f"web-step-{step}" for step in asked(edition, variant)[1] - SCREENS} <= known(edition, variant)


@EVERY
def test_a_press_in_a_turn_is_refused_for_a_reason(edition: str, variant: str) -> None:
    """In any other step the page says what must be decided first, in the words of that step."""
    refused = asked(edition, variant)[2].get("turn", set())
    assert refused
    assert "refusal-not-now" not in refused


@EVERY
def test_every_special_action_explains_itself_where_it_is_offered(edition: str, variant: str) -> None:
    verbs, steps, _ = asked(edition, variant)
    words = known(edition, variant)
    plain = {*PASSED, "claim", "draw", "draw-hidden", "draw-mix", "draw-tickets"}
    told = {"buy"}  # what each thing does stands with it
    assert {verb for verb in verbs - plain - told if f"web-about-{verb}" not in words} == set()
    mute = {step for step in steps - SCREENS if not {f"web-about-{step}", f"web-step-{step}-how"} & words}
    assert mute == set()
