"""The seat through which a listener looks, where several people share a device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fogg.server.broadcast.listener import Listener


def take_seat(listener: Listener, own: Sequence[int]) -> None:
    """Let waiting listeners look through their own seat once the game begins, unless they have several."""
    if listener.saw_no_game and listener.person is not None:
        listener.seat = own[0] if len(own) == 1 else None


def draw_curtain(
    listener: Listener, own: Sequence[int], waiting: Sequence[int], has_just_seen: Callable[[int], bool]
) -> None:
    """Hide the hand of the player before on a shared device.

    A seat that was just shown something sees that first: its page lets the curtain fall.
    """
    seat = listener.seat
    if seat is None or listener.person is None:
        return
    if seat not in own or (len(own) > 1 and waiting and seat not in waiting and not has_just_seen(seat)):
        listener.seat = None
