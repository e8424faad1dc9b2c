"""Questions about routes, answered by trying everything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.scorer.printed import Track


def reached(tracks: Iterable[Track], starts: Iterable[str]) -> set[str]:
    """Return every node that a way over those routes leads to, breadth first."""
    near: dict[str, set[str]] = {}
    for track in tracks:
        a, b = track.ends
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    found = set(starts)
    edge = list(found)
    while edge:
        edge = [node for here in edge for node in near.get(here, ()) if node not in found]
        found |= set(edge)
    return found


def are_joined(tracks: Sequence[Track], starts: Sequence[str], goals: Sequence[str]) -> bool:
    """Return True if a way leads from one of the starts to another node among the goals."""
    return any(goal != start and goal in reached(tracks, [start]) for start in starts for goal in goals)


def longest_trail(tracks: Sequence[Track]) -> int:
    """Return the length of the longest way that uses no route twice, by walking all that could be it."""
    best = 0
    for start in sorted({end for track in tracks for end in track.ends}):
        best = walk(list(tracks), start, 0, best)
    return best


def walk(left: list[Track], node: str, length: int, best: int) -> int:
    """Go on from a node over every route that is left, unless even the most that can follow would not be better."""
    best = max(best, length)
    if length + most_from(left, node) <= best:
        return best
    for track in left:
        if node in track.ends:
            rest = [other for other in left if other is not track]
            best = walk(rest, track.other(node), length + track.length, best)
    return best


def most_from(left: Sequence[Track], node: str) -> int:
    """Return a length that no way from a node over those routes exceeds.

    All that can be reached, less this: a place is left as often as it is entered, so where the number of routes is odd
    one of them stays unused, unless the way begins or ends there; and an unused route serves two such places.
    """
    near = reached(left, [node])
    here = [track for track in left if track.ends[0] in near]
    unused = []
    for place in near - {node}:
        lengths = [track.length for track in here if place in track.ends]
        if len(lengths) % 2:
            unused.append(min(lengths))
    lost = sum(unused) - max(unused, default=0)
    return sum(track.length for track in here) - (lost + 1) // 2


def has_two_ways(tracks: Sequence[Track], starts: Sequence[str], goals: Sequence[str]) -> bool:
    """Return True if two ways share no route: then, and only then, no single route is indispensable (Menger)."""
    if not are_joined(tracks, starts, goals):
        return False
    return all(are_joined([other for other in tracks if other is not track], starts, goals) for track in tracks)


def largest_part(tracks: Sequence[Track]) -> int:
    """Return how many nodes the largest connected part has."""
    ends = {end for track in tracks for end in track.ends}
    return max((len(reached(tracks, [end])) for end in ends), default=0)


def is_way(tracks: Sequence[Track], starts: Sequence[str], goals: Sequence[str] | None = None) -> bool:
    """Return True if those routes, in their order, lead from one of the starts to one of the goals (None: anywhere)."""
    here = set(starts)
    for track in tracks:
        here = {track.other(end) for end in track.ends if end in here}
    return bool(here) and (goals is None or bool(here & set(goals)))
