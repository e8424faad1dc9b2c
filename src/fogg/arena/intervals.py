"""95 % intervals of means and shares. Each value stands for one deal, so that games of one deal count once."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, pi, sqrt, tan
from statistics import NormalDist, fmean, variance

import msgspec

LEVEL = 0.95


class Interval(msgspec.Struct, frozen=True):
    """A mean and the bounds between which the true one lies, in 95 of 100 such measurements; None: not to be told."""

    mean: float
    low: float | None
    high: float | None


def mean_interval(values: Sequence[float]) -> Interval:
    """Return the mean of independent values with Student's interval; one value alone has none."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, None, None)
    reach = student_t(len(values) - 1) * sqrt(variance(values) / len(values))
    return Interval(mean, mean - reach, mean + reach)


def share_interval(values: Sequence[float]) -> Interval:
    """Return the mean of independent shares from 0 to 1 with an interval that stays within these bounds.

    It is Wilson's, for the number of independent games that would give the variance found between deals. A bot that
    won everything so far, whose deals do not vary, counts one game for each deal.
    """
    mean, n = fmean(values), len(values)
    if n < 2:
        return Interval(mean, None, None)
    between = variance(values) / n
    effective = mean * (1 - mean) / between if between > 0 else float(n)
    t2 = student_t(n - 1) ** 2
    middle = (mean + t2 / (2 * effective)) / (1 + t2 / effective)
    reach = sqrt(t2 * (mean * (1 - mean) / effective + t2 / (4 * effective**2))) / (1 + t2 / effective)
    return Interval(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def student_t(freedom: int, level: float = LEVEL) -> float:
    """Return the two-sided quantile of Student's distribution, exact for 1 and 2 degrees of freedom.

    Beyond that by the expansion of Cornish and Fisher around the normal quantile, good to 0.3 % from 3 degrees on.
    """
    if freedom < 1:
        return inf
    p = (1 + level) / 2
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / sqrt(2 * p * (1 - p))
    z = NormalDist().inv_cdf(p)
    v = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )
