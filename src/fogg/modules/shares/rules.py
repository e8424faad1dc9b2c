"""The module: piles of shares, what each seat holds, the dummy of a game for two, and points by rank."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    EVERYBODY,
    Action,
    AnyStep,
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    LedgerRow,
    ListZone,
    Message,
    Module,
    Route,
    Ruleset,
    ScoreLine,
    State,
    Stream,
    Tally,
    Terms,
    Zone,
    points_for,
)
from fogg.modules.shares.ranking import lowest_rank, ranked
from fogg.modules.shares.state import UNKNOWN, ShareState
from fogg.modules.shares.steps import TakeShare, TakeShareStep

TABLE = "shares"
TAG, NONE = "shares", "none"
REASON = "score-shares"
PLACES = 5


class Shares(Module):
    """The shares of all railroads."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []  # by railroad
        self.piles: list[int] = []
        self.first: list[int] = []  # the share number 1 of each railroad
        self.paid: list[list[int]] = []  # points by rank
        self.printed: list[list[int]] = []  # by route: its railroads
        self.takes: list[TakeShare] = []
        self.with_dummy = False

    def check(self, edition: Edition) -> list[str]:
        if TABLE not in edition.get("tables", {}):
            return ["`tables` names no `shares`"]
        known = [row["id"] for row in edition.table(TABLE)]
        problems = [
            f"route {route.key} shows the railroad {key!r}, which is not in the table of shares"
            for route in edition.board.routes
            for key in railroads_of(route)
            if key not in known
        ]
        if not any(railroads_of(route) for route in edition.board.routes):
            problems.append(f"no route has the tag `{TAG}=`")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        rows = ruleset.edition.table(TABLE)
        self.keys = [row["id"] for row in rows]
        self.piles = [int(row["shares"]) for row in rows]
        self.first = [sum(self.piles[:i]) for i in range(len(rows))]
        columns = [f"place{n}" for n in range(1, PLACES + 1)]
        self.paid = [[int(row[name]) for name in columns if row.get(name)] for row in rows]
        self.printed = [[self.keys.index(key) for key in railroads_of(route)] for route in ruleset.board.routes]
        self.takes = [TakeShare(key) for key in self.keys]
        self.with_dummy = bool(ruleset.edition.get("shares.two_player_dummy", False))
        ruleset.uses_declining = True

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.takes]

    def steps(self) -> list[type[AnyStep]]:
        return [TakeShareStep]

    # ---- what it remembers

    def new_state(self, game: GameState) -> State:
        return ShareState(len(self.keys), len(game.players) + self.has_dummy(game))

    def read_state(self, game: GameState, form: Any) -> State:
        state = super().read_state(game, form)
        assert isinstance(state, ShareState)
        return state.restored()

    def state(self, game: GameState) -> ShareState:
        """Return who holds what in a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, ShareState)
        return state

    def has_dummy(self, game: GameState) -> bool:
        """Return True if a dummy holds shares, too (R11)."""
        return self.with_dummy and len(game.players) == 2

    def left(self, game: GameState, railroad: int) -> int:
        """Return how many shares of a railroad are left in its pile."""
        return self.piles[railroad] - self.state(game).taken[railroad]

    def railroad_of(self, share: int) -> int:
        """Return the railroad of a share."""
        return max(railroad for railroad, first in enumerate(self.first) if first <= share)

    def numbers(self, shares: list[int], railroad: int) -> list[int]:
        """Return the printed numbers of those of the shares that are the railroad's."""
        first = self.first[railroad]
        return [share - first + 1 for share in shares if first <= share < first + self.piles[railroad]]

    def zones(self, game: GameState) -> list[Zone]:
        seats = len(game.players)
        found: list[Zone] = []
        for holder, shares in enumerate(self.state(game).held):
            viewers = EVERYBODY if game.over else 1 << holder if holder < seats else 0
            found.append(ListZone("shares", "shares", viewers, shares, 0, len(shares)))
        return found

    def deal_hidden(self, game: GameState, seat: int, stream: Stream) -> None:
        """Deal the shares that are taken and that the seat cannot see over the other holders."""
        if game.over:
            return
        state = self.state(game)
        own = state.held[seat] if seat >= 0 else []
        taken = [self.first[i] + n for i in range(len(self.keys)) for n in range(state.taken[i])]
        unseen = [share for share in taken if share not in own]
        stream.shuffle(unseen)
        for holder, shares in enumerate(state.held):
            if holder != seat:
                shares[:] = [unseen.pop() for _ in shares]

    def audit(self, game: GameState) -> list[str]:
        state = self.state(game)
        held = sorted(share for shares in state.held for share in shares)
        taken = [self.first[i] + n for i in range(len(self.keys)) for n in range(state.taken[i])]
        if held != taken or any(state.taken[i] > pile for i, pile in enumerate(self.piles)):
            return [f"shares {held} are held, but {taken} are taken"]
        return []

    # ---- the game

    def choices(self, game: GameState, route: Route) -> list[int]:
        """Return the railroads of a route that have shares left (R5)."""
        return [railroad for railroad in self.printed[route.id] if self.left(game, railroad)]

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        if self.choices(game, terms.route):
            game.push_step(TakeShareStep(seat, terms.route, False, self))  # R4, R6

    def take(self, game: GameState, seat: int, route: Route, railroad: int) -> None:
        """Give a seat the top share of a railroad, and ask which one the dummy gets (R11)."""
        n = self.give(game, seat, railroad)
        game.announce("event-share", seat=seat, thing=self.keys[railroad], n=n)
        if not self.has_dummy(game):
            return
        choices = self.choices(game, route)
        if len(choices) == 1:
            self.give_dummy(game, choices[0])
        elif choices:
            game.push_step(TakeShareStep(seat, route, True, self))

    def give_dummy(self, game: GameState, railroad: int) -> None:
        """Give the dummy the top share of a railroad."""
        n = self.give(game, len(game.players), railroad)
        game.announce("event-share-dummy", thing=self.keys[railroad], n=n)

    def give(self, game: GameState, holder: int, railroad: int) -> int:
        """Give a holder the top share of a railroad; return its number."""
        state = self.state(game)
        share = self.first[railroad] + state.taken[railroad]
        state.give(holder, share, railroad)
        return state.taken[railroad]

    # ---- scoring

    def before_scoring(self, game: GameState) -> None:
        """Turn up half of the dummy's shares, rounded up (R12)."""
        if not self.has_dummy(game):
            return
        state = self.state(game)
        shares = sorted(state.held[len(game.players)])
        if shares:
            game.chance.stream("dummy-shares").shuffle(shares)
            state.revealed = sorted(shares[: (len(shares) + 1) // 2])
            names = [self.keys[self.railroad_of(share)] for share in state.revealed]
            game.announce("event-shares-revealed", things=names, n=len(shares))

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        game = tally.game
        if not game.over:
            return [line for seat, seen in enumerate(tally.seen) if seen for line in self.certain(game, seat)]
        state, seats = self.state(game), len(game.players)
        holdings = [*state.held[:seats], state.revealed]
        lines: list[ScoreLine] = []
        for railroad, key in enumerate(self.keys):
            order = ranked([self.numbers(shares, railroad) for shares in holdings])
            for holder, points in zip(order, self.paid[railroad], strict=False):
                if holder < seats:  # what the dummy wins is lost
                    lines.append(ScoreLine(holder, REASON, points, things=(key,)))
        return lines

    def certain(self, game: GameState, seat: int) -> list[ScoreLine]:
        """Return what a seat would score if others held the face-down shares as badly for it as can be."""
        state = self.state(game)
        rivals = [size for holder, size in enumerate(state.sizes) if holder != seat]
        lines: list[ScoreLine] = []
        for railroad, key in enumerate(self.keys):
            own = self.numbers(state.held[seat], railroad)
            if own:
                rank = lowest_rank(own, state.taken[railroad], rivals)
                if rank < len(self.paid[railroad]):
                    lines.append(ScoreLine(seat, REASON, self.paid[railroad][rank], things=(key,)))
        return lines

    # ---- at the table

    def icon(self) -> str:
        return "M5 3.5H19V14.5H5ZM8 7H16M8 10.5H12M14 14.5V20.5L16 19 18 20.5V14.5"

    def summary(self, edition: Edition) -> list[Message]:
        found = [Message("rules-shares"), Message("rules-shares-hidden")]
        dummy = edition.get("shares.two_player_dummy", False) and 2 in edition.players
        return [*found, Message("rules-shares-dummy")] if dummy else found

    def end_summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-end-shares")]

    def counted(self) -> list[str]:
        return self.keys

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        state = self.state(game)
        entries = []
        for seat in range(len(game.players)):
            seen = game.over or seat == viewer
            shares = sorted(state.held[seat]) if seen else []
            things = tuple(self.keys[self.railroad_of(share)] for share in shares if share != UNKNOWN)
            points = points_for(lines, (REASON,), seat) if seen else None
            entries.append(LedgerEntry(state.sizes[seat], points, things=things))
        rows = [] if game.over else [self.row(game, viewer, railroad) for railroad in range(len(self.keys))]
        return Ledger(Message("ledger-shares"), Message("ledger-shares-about"), tuple(entries), rows=tuple(rows))

    def row(self, game: GameState, viewer: int, railroad: int) -> LedgerRow:
        """Return what a viewer knows of a railroad: the own shares, their worst rank, the pile, and what ranks pay."""
        state, paid = self.state(game), self.paid[railroad]
        own = self.numbers(state.held[viewer], railroad) if viewer >= 0 else []
        left, ladder = {"left": self.left(game, railroad)}, tuple(paid)
        if not own:
            none = 0 if viewer >= 0 else None
            return LedgerRow(self.keys[railroad], Message("ledger-share-left", left), none, ladder=ladder)
        rivals = [size for holder, size in enumerate(state.sizes) if holder != viewer]
        rank = lowest_rank(own, state.taken[railroad], rivals)
        if rank >= len(paid):
            note = Message("ledger-share-rank", {**left, "rank": 0})
            return LedgerRow(self.keys[railroad], note, len(own), 0, ladder)
        note = Message("ledger-share-rank", {**left, "rank": rank + 1})
        return LedgerRow(self.keys[railroad], note, len(own), paid[rank], ladder, rank)

    def gives(self, ruleset: Ruleset) -> dict[str, Message]:
        shown = [(route.key, [self.keys[i] for i in self.printed[route.id]]) for route in ruleset.board.routes]
        return {f"route:{key}": Message("gives-shares", {"things": things}) for key, things in shown if things}

    def notes(self, game: GameState, seat: int) -> dict[str, Message]:
        found: dict[str, Message] = {}
        for route in game.ruleset.board.routes:
            printed, left = self.printed[route.id], self.choices(game, route)
            if len(left) < len(printed) and not game.owners[route.id]:  # else what `gives` says is right
                things = [self.keys[railroad] for railroad in left]
                found[f"route:{route.key}"] = (
                    Message("gives-shares", {"things": things}) if left else Message("note-no-shares")
                )
        return found


def railroads_of(route: Route) -> list[str]:
    """Return the railroads printed at a route."""
    shown = route.tags.get(TAG, NONE)
    return [] if shown == NONE else shown.split("|")
