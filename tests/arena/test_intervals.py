"""Intervals over deals: the right width, within bounds, honest about few deals and about bots that win everything."""

from __future__ import annotations

from math import inf, sqrt
from statistics import fmean, stdev

import pytest

from fogg.arena.intervals import mean_interval, share_interval, student_t
from fogg.engine import Chance


@pytest.mark.parametrize(
    ("freedom", "printed"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (120, 1.980)]
)
def test_students_quantile_is_that_of_printed_tables(freedom: int, printed: float) -> None:
    assert student_t(freedom) == pytest.approx(printed, rel=0.0015)


def test_no_degree_of_freedom_bounds_nothing() -> None:
    assert student_t(0) == inf


def test_the_mean_has_students_interval() -> None:
    values = [90.0, 100.0, 110.0, 104.0]
    interval = mean_interval(values)
    assert interval.low is not None and interval.high is not None
    assert interval.mean == fmean(values)
    assert interval.high - interval.mean == pytest.approx(3.182 * stdev(values) / sqrt(4), rel=0.002)
    assert interval.mean - interval.low == pytest.approx(interval.high - interval.mean)


@pytest.mark.parametrize("interval", [mean_interval([7.0]), share_interval([1.0])])
def test_one_deal_tells_no_interval(interval: object) -> None:
    assert (interval.low, interval.high) == (None, None)  # type: ignore[attr-defined]


def test_a_bot_that_won_everything_is_not_sure_to_win_everything() -> None:
    ten, hundred = share_interval([1.0] * 10), share_interval([1.0] * 100)
    assert ten.low is not None and hundred.low is not None
    assert (ten.mean, ten.high) == (1.0, 1.0)
    assert 0.5 < ten.low < 0.75 < 0.95 < hundred.low < 1.0


def test_deals_that_vary_less_than_coins_have_narrower_intervals() -> None:
    coins = share_interval([0.0, 1.0] * 50)
    rotated = share_interval([0.5] * 98 + [0.0, 1.0])  # seats decided nearly all games, so deals hardly vary
    assert coins.low is not None and rotated.low is not None
    assert coins.low == pytest.approx(0.40, abs=0.01)
    assert rotated.low > 0.48


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    stream = Chance(1).stream("coverage")
    held = 0
    for _ in range(1000):
        # A deal is two games, won with a chance of 3 in 10, and the second as the first in half of the deals.
        deals = []
        for _ in range(30):
            first = stream.below(10) < 3
            second = first if stream.below(2) else stream.below(10) < 3
            deals.append((first + second) / 2)
        interval = share_interval(deals)
        assert interval.low is not None and interval.high is not None
        held += interval.low <= 0.3 <= interval.high
    assert 930 <= held <= 970
