"""The cards that a hand lacks for several routes together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fogg.engine.claims import Terms


def cards_missing(terms: Iterable[Terms], hand: Sequence[int], wild: int) -> int:
    """Return the number of cards that a hand lacks to claim all routes of those terms, each card used once.

    Routes with a fixed color come first, then the long ones; a route of any color takes the color that is left most.
    """
    left = list(hand)
    needs = sorted(terms, key=lambda one: (int(one.end_color - one.first_color), -int(one.cards), int(one.route_id)))
    short: list[tuple[int, int]] = []  # cards missing without locomotives, and how many of those may stand in
    missing = 0
    for one in needs:  # what only a locomotive can pay
        paid = min(left[wild], int(one.min_wilds))
        left[wild] -= paid
        missing += int(one.min_wilds) - paid
    for one in needs:
        colored = int(one.cards - one.min_wilds)
        color = max(range(int(one.first_color), int(one.end_color)), key=left.__getitem__, default=wild)
        paid = 0 if color == wild else min(left[color], colored)
        left[color] -= paid
        short.append((colored - paid, int(one.max_wilds - one.min_wilds)))
    for lack, most in short:
        paid = min(left[wild], lack, most)
        left[wild] -= paid
        missing += lack - paid
    return missing
