"""Ranks of the holders of a railroad's shares: more shares, then the lower lowest number (R14)."""

from __future__ import annotations


def ranked(numbers: list[list[int]]) -> list[int]:
    """Return the holders by rank; `numbers` has the numbers of each holder's shares. Who has none has no rank."""
    holders = [holder for holder, own in enumerate(numbers) if own]
    return sorted(holders, key=lambda holder: (-len(numbers[holder]), min(numbers[holder])))


def lowest_rank(own: list[int], taken: int, rivals: list[int]) -> int:
    """Return the worst rank (0 is best) that the holder of those numbers can have, as far as the holder knows.

    `taken` shares of the railroad are out, numbered from 1. Those that are not `own` lie face down with others;
    `rivals` says how many shares each of them holds.
    """
    hidden = taken - len(own)
    lower = sum(1 for number in range(1, min(own)) if number not in own)
    tying = min(lower, hidden // len(own))  # as many shares, one of them with a lower number
    ahead = tying + (hidden - tying * len(own)) // (len(own) + 1)
    return min(ahead, sum(1 for size in rivals if size >= len(own)))
