"""Times at which something is due at a table without a request."""

from __future__ import annotations

from collections.abc import Callable

from fogg.server.table.table_state import TableState
from fogg.server.table.votes import passed_votes, vote_time

AWAY_SECONDS = 120.0  # without a sign of life, on that seat's turn, until a bot keeps the seat
UNDO_SECONDS = 3.0  # that a bot waits after a decision that can still be taken back
BOT_SECONDS = (0.6, 2.5)  # what a bot takes at a human pace
QUICK_SECONDS = 0.3  # what a quick one takes
AT_ONCE = -1.0  # instead of a pause: a person has said that they are done
CLOSE_SECONDS = 7 * 86400.0  # that a table without people stays

LastSeen = Callable[[str], float]  # when a person gave the last sign of life


def away_times(state: TableState, last_seen: LastSeen) -> dict[int, float]:
    """Return when a bot takes each seat that is asked, if its person gives no sign of life; live tables only.

    In a simultaneous step this holds for all, whether they have chosen or not: that is hidden.
    """
    if state.setup.pace != "live" or state.paused:
        return {}
    times = {}
    for seat in state.asked():
        holder = state.place_of(seat).holder
        if holder is not None and state.decides(seat) is None:
            times[seat] = max(last_seen(holder), state.clock.since) + AWAY_SECONDS
    return times


def bot_seats(state: TableState, now: float) -> list[tuple[int, str, str]]:
    """Return the seats that a bot must decide for now: seat, bot, and what the row says of it."""
    if state.phase != "running" or state.paused:
        return []
    late = state.clock.deadline is not None and state.clock.deadline <= now
    found = []
    for seat in state.actors:
        bot = state.decides(seat)
        if state.place_of(seat).bot is not None:
            found.append((seat, bot or "racer", "bot"))
        elif bot is not None:
            found.append((seat, bot, "keeper"))
        elif late:
            found.append((seat, "racer", "clock"))
    return found


def bot_time(state: TableState, by: str, pause: float) -> float:
    """Return when a bot moves: at once if it is instant, the clock has run out or all choose at the same time.

    Else after a while: `pause` is a number from 0 to 1, or AT_ONCE. After a person's decision that can be taken back it
    waits a little longer.
    """
    if by == "clock" or state.bot_pace == "instant" or pause == AT_ONCE or state.chooses_together:
        return state.updated
    least, most = BOT_SECONDS
    when = state.updated + (QUICK_SECONDS if state.bot_pace == "quick" else least + (most - least) * pause)
    if any(state.undoable(seat) for seat in state.people):
        when = max(when, state.decided_at + undo_seconds(state))
    return when


def undo_seconds(state: TableState) -> float:
    """Return how long a bot that is next leaves for taking a decision back: nothing where bots move at once."""
    return 0.0 if state.bot_pace == "instant" else UNDO_SECONDS


def close_time(state: TableState) -> float | None:
    """Return when the table is closed if no player comes."""
    if state.phase == "open" or state.paused:
        return state.updated + CLOSE_SECONDS
    return None


def next_time(state: TableState, last_seen: LastSeen, pause: float, now: float) -> float | None:
    """Return the next moment at which something is due; None: never, unless a player acts."""
    times = list(away_times(state, last_seen).values())
    times += [bot_time(state, by, pause) for _, _, by in bot_seats(state, now)]
    close = close_time(state)
    if close is not None:
        times.append(close)
    if state.phase == "running" and not state.paused and state.clock.deadline is not None:
        times.append(state.clock.deadline)
    if passed_votes(state):
        times.append(now)
    vote = vote_time(state)
    if vote is not None and vote > now:
        times.append(vote)
    return min(times, default=None)
