"""Find a deal for a lesson: a seed with which every step of its script is possible as it is meant.

    python tools/lesson_deals.py first

The lesson's `lesson.toml` has the seed; this is run again when the script, the board or the engine's deals change.
"""

from __future__ import annotations

import argparse
from itertools import count

from fogg.engine import Chance, Game, Ruleset
from fogg.engine.game import start
from fogg.server.learning.lesson import LEARNER, Lesson, first_fitting, lesson_names, lesson_rules, read_lesson

MOST_LAST_TURNS = 6


def plays_through(rules: Ruleset, lesson: Lesson, seed: int) -> bool:
    """Return True if a deal lets the learner take every step, and the other player claims a route."""
    game = start(rules, ["1", "2"], Chance(seed), telling=False)
    others(game, lesson)
    for step in lesson.steps:
        if not step.do:
            continue
        for _ in range(MOST_LAST_TURNS if step.repeats else 1):
            action = first_fitting(game, LEARNER, step.do) if not game.over else None
            if action is None:
                return step.repeats and game.over
            if action.to_json()["do"] == "claim" and ways(game, action.targets()) > most_ways(lesson):
                return False
            game.play(LEARNER, action)
            others(game, lesson)
    return any(game.view(LEARNER).routes_of(1))


def most_ways(lesson: Lesson) -> int:
    """Return in how many ways a claim may be paid: in one, unless a step leaves a choice."""
    return max([len(step.do) * 3 for step in lesson.steps if len(step.do) > 1 and step.do[0]["do"] == "claim"] or [1])


def ways(game: Game, targets: list[str]) -> int:
    """Return in how many ways the route can be paid."""
    return sum(action.targets() == targets and action.to_json()["do"] == "claim" for action in game.options(LEARNER))


def others(game: Game, lesson: Lesson) -> None:
    """Let the other seat play as in the lesson."""
    while not game.over and game.actors and (LEARNER not in game.actors or len(game.actors) > 1):
        seat = game.actors[-1]
        first = None if LEARNER in game.actors else first_fitting(game, seat, lesson.wants)
        game.play(seat, first or game.options(seat)[0])


def main() -> None:
    """Print the first seed that plays through."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lesson", choices=lesson_names())
    name = parser.parse_args().lesson
    rules, lesson = lesson_rules(name), read_lesson(name)
    print(next(f"{seed:x}" for seed in count(1) if plays_through(rules, lesson, seed)))


if __name__ == "__main__":
    main()
