"""The contents of the holders, and a drawn card that has no place yet."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fogg.authoring import EVERYBODY, Event, GameState, Message, Pile, State, empty_pile, public

NOWHERE: Final = 0  # no card of this draw has been placed
IN_HAND: Final = 1
IN_HOLDER: Final = 2


class HolderState(State):
    """By side the holder and its publicly known minimum; the card in between.

    `drawn` belongs to the seat whose turn it is; `drawn_known` is that card again, if it lay face up.
    `laid` counts those of the cards laid out (`Player.committed`) that came from the holder.
    """

    def __init__(
        self, side_of: list[int], piles: list[Pile], known: list[Pile], drawn: Pile, drawn_known: Pile, laid: Pile
    ) -> None:
        self.side_of: list[int] = side_of
        self.piles: list[Pile] = piles
        self.known: list[Pile] = known
        self.drawn: Pile = drawn
        self.drawn_known: Pile = drawn_known
        self.laid: Pile = laid
        self.first: int = NOWHERE  # where the first card of the draw went

    def copy(self) -> State:
        twin = HolderState(
            self.side_of,
            [pile.copy() for pile in self.piles],
            [pile.copy() for pile in self.known],
            self.drawn.copy(),
            self.drawn_known.copy(),
            self.laid.copy(),
        )
        twin.first = self.first
        return twin

    def to_json(self) -> Any:
        common = [int(self.piles[side].size) for side in self.side_of]
        return {"first": self.first, "laid": self.laid.listed(), "common": common}

    # ---- drawing

    def hold_drawn(self, game: GameState, seat: int, kind: i64, *, face_up: bool) -> None:
        """Take a card just drawn out of the hand until its place is decided."""
        player = game.players[seat]
        player.hand.take(kind, 1)
        self.drawn.add(kind, 1)
        if face_up:
            player.known.take(kind, 1)
            self.drawn_known.add(kind, 1)

    def place(self, game: GameState, seat: int, where: int) -> None:
        """Put the card in between where it shall go."""
        player = game.players[seat]
        side = game.side_of[seat]
        kind: i64 = 0
        while self.drawn.counts[kind] == 0:
            kind += 1
        face_up = self.drawn_known.size > 0
        self.drawn.pour_into(player.hand if where == IN_HAND else self.piles[side])
        self.drawn_known.pour_into(player.known if where == IN_HAND else self.known[side])
        self.first = where
        if where == IN_HAND:
            game.emit(public("event-to-hand", seat=seat))
            return
        if not face_up:
            game.revealed_information = True  # the partners see it now
        if game.events is not None:
            partners = EVERYBODY if face_up else sum([1 << other for other in game.sides[side]])
            full = Message("event-to-holder-own", {"seat": seat, "kind": game.ruleset.kinds[kind].key})
            game.emit(Event(full, partners, Message("event-to-holder", {"seat": seat})))

    # ---- paying

    def pay(self, game: GameState, seat: int, kind: i64, n: i64) -> None:
        """Lay out cards of the holder; its known part shrinks with them."""
        side = game.side_of[seat]
        self.piles[side].take(kind, n)
        known = self.known[side].counts[kind]
        if known:
            self.known[side].take(kind, known if known < n else n)
        game.players[seat].committed.add(kind, n)
        self.laid.add(kind, n)

    def take_back(self, game: GameState, seat: int) -> None:
        """Return laid-out cards of the holder to it, where they are now publicly known."""
        side = game.side_of[seat]
        laid = game.players[seat].committed
        kind: i64
        for kind in range(len(self.laid.counts)):
            n = self.laid.counts[kind]
            if n:
                laid.take(kind, n)
                self.known[side].add(kind, n)
        self.laid.pour_into(self.piles[side])

    def forget_laid(self) -> None:
        """Forget the laid-out cards, which have been paid."""
        kind: i64
        for kind in range(len(self.laid.counts)):
            self.laid.take(kind, self.laid.counts[kind])


def new_held(game: GameState) -> HolderState:
    """Return empty holders."""
    kinds = len(game.ruleset.kinds)
    return HolderState(
        game.side_of,
        [empty_pile(kinds) for _ in game.sides],
        [empty_pile(kinds) for _ in game.sides],
        empty_pile(kinds),
        empty_pile(kinds),
        empty_pile(kinds),
    )


def held_of(game: GameState, slot: int) -> HolderState:
    """Return the state, at its place among those of all modules."""
    state = game.module_states[slot]
    assert isinstance(state, HolderState)
    return state
