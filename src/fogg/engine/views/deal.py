"""Dealing unseen cards at random over places of known sizes."""

from __future__ import annotations

from mypy_extensions import i64

from fogg.engine.chance import Stream


def deal_cards(unseen: list[int], sizes: list[int], floors: list[list[int]], stream: Stream) -> list[list[int]]:
    """Return counts by kind for each place: at least its floor, exactly its size; in sum all unseen cards.

    The largest place, usually the deck, takes what is left over, so dealing costs a draw for each other card.
    """
    left = unseen[:]
    for floor in floors:
        for kind in range(len(left)):
            left[kind] -= floor[kind]
    total: i64 = 0
    for kind in range(len(left)):
        total += left[kind]
    largest = 0
    for i in range(len(sizes)):
        if sizes[i] > sizes[largest]:
            largest = i
    places: list[list[int]] = []
    for i in range(len(sizes)):
        if i == largest:
            places.append(floors[i][:])
            continue
        cards = floors[i][:]
        missing = sizes[i] - sum(cards)
        for _ in range(missing):
            x = stream.below(total)
            kind = 0
            while x >= left[kind]:
                x -= left[kind]
                kind += 1
            left[kind] -= 1
            cards[kind] += 1
            total -= 1
        places.append(cards)
    if places:
        for kind in range(len(left)):
            places[largest][kind] += left[kind]
    return places
