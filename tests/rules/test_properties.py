"""Properties that hold at positions of every kind, in every edition, variant and number of players."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sample import POLICIES, Reached, choices, kinds_of, last_ticket, odd, rulesets, starts, stuck, walk

import fogg
from fogg.engine.chance import Chance, Stream
from fogg.engine.checks.contract import check_end, check_position, play_checked

GAMES = 12
MOST_GAMES = 50  # where some kind is still rare after these, more are played without a check of each position
LEAST = 20  # times that each kind of step and action is reached
CHECKED = 3  # positions of each kind; `make soak` checks many more
RULESETS = sorted({(edition, variant or "") for edition, variant, _ in rulesets()})


def check_each_kind(game: fogg.Game, stream: Stream, seen: int) -> None:
    """Check the first positions of each kind of step, and a few of the others."""
    if seen <= CHECKED or stream.below(250) == 0:
        check_position(game, stream)


@pytest.mark.parametrize(("edition", "variant"), RULESETS)
def test_sampled_positions_of_every_kind_keep_all_promises(edition: str, variant: str) -> None:
    ruleset = fogg.ruleset(edition, **choices(variant or None))
    counts = ruleset.edition.players
    reached = Reached()
    for number in range(GAMES):
        game = fogg.new_game(edition, counts[number % len(counts)], number, **choices(variant or None))
        walk(game, POLICIES[number % len(POLICIES)], number, reached, check_each_kind)
        check_end(game)
    for number, game in enumerate(starts(edition, min(counts), variant or None)):
        walk(game, odd, number, reached, check_each_kind)
    for number in range(LEAST // min(counts)):
        game = stuck(edition, min(counts), variant or None)
        walk(game, POLICIES[0], number, reached)
    for _ in range(LEAST):
        game = last_ticket(edition, min(counts), variant or None)
        game.play(0, next(option for option in game.options(0) if option.to_json()["do"] == "draw-tickets"))
        reached.position(game, 0)
    kinds = sorted(kinds_of(ruleset))
    for number in range(GAMES, MOST_GAMES):
        if all(reached.counts[kind] >= LEAST for kind in kinds):
            break
        game = fogg.new_game(edition, counts[number % len(counts)], number, **choices(variant or None))
        walk(game, POLICIES[number % len(POLICIES)], number, reached)
    rare = {kind: reached.counts[kind] for kind in kinds if reached.counts[kind] < LEAST}
    assert not rare, f"reached fewer than {LEAST} times: {rare}"


@pytest.mark.parametrize(("edition", "variant", "players"), rulesets())
@settings(max_examples=1, deadline=None)
@given(seed=st.integers(0, 2**128 - 1), generator=st.sampled_from(["sfc32", "blake2b"]))
def test_a_random_game_of_any_seed_keeps_all_promises(
    edition: str, variant: str | None, players: int, seed: int, generator: str
) -> None:
    game = fogg.new_game(edition, players, seed, generator=generator, **choices(variant))
    play_checked(game, Chance(seed).stream("check"), every=40)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**128 - 1), n=st.integers(1, 200), generator=st.sampled_from(["sfc32", "blake2b"]))
def test_numbers_of_a_stream_lie_below_their_bound_and_repeat(seed: int, n: int, generator: str) -> None:
    stream = Chance(seed, generator).stream("x")
    twin = stream.copy()
    numbers = [stream.below(n) for _ in range(40)]
    assert numbers == [twin.below(n) for _ in range(40)]
    assert numbers == [x for s in [Chance(seed, generator).stream("x")] for x in (s.below(n) for _ in range(40))]
    assert all(0 <= x < n for x in numbers)


@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_opening_choices_give_the_same_game_in_every_order(seed: int, data: st.DataObject) -> None:
    first = fogg.new_game("europe", 4, seed)
    choices = {seat: data.draw(st.sampled_from(first.options(seat))) for seat in range(4)}
    second = fogg.new_game("europe", 4, seed)
    for seat in data.draw(st.permutations(range(4))):
        first.play(seat, choices[seat])
    for seat in range(4):
        second.play(seat, choices[seat])
    assert [first.view(seat) for seat in (0, 1, 2, 3, None)] == [second.view(seat) for seat in (0, 1, 2, 3, None)]
