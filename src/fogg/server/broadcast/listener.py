"""One socket that follows a table. It never holds the table up: a reader that stops reading is dropped."""

from __future__ import annotations

from fogg.server.broadcast.outbox import Outbox, Write
from fogg.server.broadcast.table_frames import TableSight, snapshot, update
from fogg.server.protocol.frames import AnyFrame, Bye, encoder

MOST_WAITING = 64  # frames that may wait for a slow reader


class Listener:
    """Frames for one socket, numbered for it alone, in an outbox of limited size.

    `seat` is the seat that it looks through; None: a spectator's view.
    """

    def __init__(
        self, person: str | None, seat: int | None, session: str | None = None, write: Write | None = None
    ) -> None:
        self.person = person
        self.session = session
        self.address = ""  # the key of the peer's address, as limits count it
        self.seat = seat
        self.outbox = Outbox(write)
        self.closed = False
        self.back = True  # once closed: whether coming back helps
        self.heard = 0  # how many sayings it has been told
        self._sight: TableSight | None = None
        self._n = 0

    def follows(self, begun: bool) -> bool:
        """Return whether what it was shown last was seen through the same seat:
        then it is shown only what has changed.
        """
        return self._sight is not None and self._sight.through == (begun, self.seat if begun else None)

    def show(self, sight: TableSight) -> None:
        """Send what is there to be seen now: everything the first time or through another seat, else what changed."""
        before = self._sight
        if before is None or before.through != sight.through:
            self._n += 1
            self.send(snapshot(self._n, sight))
        else:
            changed = update(self._n + 1, before, sight)
            if changed is not None:
                self._n += 1
                self.send(changed)
        self._sight = sight

    @property
    def saw_no_game(self) -> bool:
        """Return True if the game had not begun when something was last shown."""
        return self._sight is not None and self._sight.seen is None

    def start_over(self) -> None:
        """Send everything again the next time: something that was sent is not to be kept."""
        self._sight = None

    def send(self, frame: AnyFrame) -> None:
        """Put a frame into the outbox; a full one closes the socket, whose client comes back for a snapshot."""
        if self.closed:
            return
        if len(self.outbox) >= MOST_WAITING:
            self.close("slow", back=True)
        else:
            self.outbox.put(encoder.encode(frame))

    def close(self, code: str, *, back: bool) -> None:
        """Say goodbye and send nothing more."""
        if not self.closed:
            self.closed, self.back = True, back
            self.outbox.put(encoder.encode(Bye(code, back)))
            self.outbox.put(None)
