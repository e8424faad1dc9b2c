"""Observations are what docs/envs.md says, in every edition and variant, and depend only on what the seat knows."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.envs.from_view import written
from tests.sample import Policy, any_option, build, choices, odd, rulesets, save, starts

import fogg
from fogg.engine.chance import Chance
from fogg.envs.observation import Observer, observation_spec

COUNTS: dict[tuple[str, str | None], list[int]] = {}
for _edition, _variant, _players in rulesets():
    COUNTS.setdefault((_edition, _variant), []).append(_players)
STRIDE = 41  # how many decisions lie between two that are looked at, besides the first of each step


class Looking:
    """Looks at a game through the eyes of all its seats."""

    def __init__(self, edition: str, variant: str | None, players: int) -> None:
        self.ruleset = fogg.ruleset(edition, **choices(variant))
        self.spec = observation_spec(self.ruleset, players)
        self.observer = Observer(self.ruleset, self.spec)
        self.other = Observer(self.ruleset, self.spec)
        self.seen: Counter[str] = Counter()

    def blocks(self, observer: Observer, game: fogg.Game, seat: int) -> dict[str, list[int]]:
        observer.observe(game, seat)
        numbers = [int(number) for number in observer.numbers]
        return {block.name: numbers[block.offset : block.offset + block.size] for block in self.spec.blocks}

    def look(self, game: fogg.Game, salt: int) -> None:
        """Compare what each seat observes with what its view tells, and with a game that it could be in as well."""
        self.seen[game.step.name()] += 1
        for seat in range(len(game.players)):
            view = game.view(seat, history=False)
            real = self.blocks(self.observer, game, seat)
            assert real == written(view, self.spec), (game, seat)
            assert self.blocks(self.other, view.determinize(Chance(salt)), seat) == real, (game, seat)

    def play(self, game: fogg.Game, policy: Policy, most: int = 10_000) -> None:
        """Play on, looking at the first of each step and then now and then."""
        stream = Chance(7).stream("walk")
        decisions = 0
        while not game.over and decisions < most:
            if decisions % STRIDE == 0 or self.seen[game.step.name()] < 2:
                self.look(game, decisions)
            seat = game.actors[0]
            game.do(seat, policy(game, seat, stream))
            decisions += 1
        self.look(game, decisions)


@pytest.mark.parametrize(("edition", "variant"), COUNTS)
def test_an_observation_says_what_the_view_of_the_seat_says(edition: str, variant: str | None) -> None:
    fewest, players = COUNTS[edition, variant][0], COUNTS[edition, variant][:2][-1]
    looking, started = Looking(edition, variant, players), Looking(edition, variant, fewest)
    steps = {name for name in looking.ruleset.step_readers if name != "late" or looking.ruleset.after_action_verbs}
    for game in starts(edition, fewest, variant)[:2]:
        started.play(game, any_option, most=6)
    for number, policy in enumerate((odd, build, any_option, save)):
        if number < 2 or not steps <= {*looking.seen, *started.seen}:
            looking.play(fogg.new_game(edition, players, 11 + number, history=False, **choices(variant)), policy)
    assert steps <= {*looking.seen, *started.seen}
