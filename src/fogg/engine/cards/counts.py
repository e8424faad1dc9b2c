"""Vectors of small numbers: packed when compiled, lists in plain Python."""

from __future__ import annotations

from mypy_extensions import i64

from fogg.vec import vec


def zeros(n: int) -> vec[i64]:
    """Return a vector of `n` zeros."""
    none: i64 = 0
    return vec[i64]([none] * n)


def filled(n: int, value: i64) -> vec[i64]:
    """Return a vector of `n` times `value`."""
    return vec[i64]([value] * n)


def packed(values: list[int]) -> vec[i64]:
    """Return the vector that holds `values`."""
    numbers = zeros(len(values))
    for i, value in enumerate(values):
        numbers[i] = value
    return numbers


def listed(numbers: vec[i64]) -> list[int]:
    """Return an ordinary list of the same numbers."""
    return [int(number) for number in numbers]


def total(numbers: vec[i64]) -> i64:
    """Return the sum of the numbers."""
    sum_: i64 = 0
    i: i64
    for i in range(len(numbers)):
        sum_ += numbers[i]
    return sum_


def highest(numbers: vec[i64], n: i64) -> i64:
    """Return the highest of the first `n` numbers, at least 0."""
    found: i64 = 0
    i: i64
    for i in range(n):
        if numbers[i] > found:
            found = numbers[i]
    return found
