"""The module: tolls of claims, and the bonus for tokens left."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    EVERYBODY,
    ClaimNote,
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
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
    bonus_entry,
    points_for,
    points_of_rank,
)
from fogg.modules.tolls.state import TollState

BONUS = "bridge_toll_tokens"
TAG = "toll"
REASON = "score-tolls"
NO_SEAT = -1
TOKEN_WORTH = 2  # points that bots count for a token, of which the bonus is made; found by playing


class Tolls(Module):
    """Tokens of all seats."""

    def __init__(self) -> None:
        super().__init__()
        self.each = 0
        self.toll_of: list[int] = []  # by route
        self.first_pays = True
        self.by_rank: dict[str, list[int]] = {}

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        edition.number("tolls.start_tokens")
        if not any([toll_of(route) for route in edition.board.routes]):
            problems.append(f"no route has the tag `{TAG}=`")
        ranks = (bonus_entry(edition, BONUS) or {}).get("points_by_rank", {})
        if any([str(players) not in ranks for players in edition.players]):
            problems.append(f"`points_by_rank` of the bonus {BONUS!r} needs an entry for each number of players")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.each = edition.number("tolls.start_tokens")
        self.toll_of = [toll_of(route) for route in ruleset.board.routes]
        self.first_pays = edition.get("tolls.first_or_single_track_pays", "bank") == "bank"
        self.by_rank = (bonus_entry(edition, BONUS) or {}).get("points_by_rank", {})

    def worth(self, ruleset: Ruleset) -> dict[str, int]:
        routes = ruleset.board.routes
        return {f"route:{route.key}": -TOKEN_WORTH * self.toll_of[int(route.id)] for route in routes}

    # ---- what it remembers

    def new_state(self, game: GameState) -> State:
        return TollState([self.each for _ in game.players], 0)

    def read_state(self, game: GameState, form: Any) -> State:
        return TollState([self.each for _ in game.players], form["bank"])

    def state(self, game: GameState) -> TollState:
        """Return who has how many tokens in a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, TollState)
        return state

    def zones(self, game: GameState) -> list[Zone]:
        tokens = self.state(game).tokens
        return [
            ListZone("tokens", "tokens", EVERYBODY if game.over else 1 << seat, tokens, seat, 1)
            for seat in range(len(tokens))
        ]

    def deal_hidden(self, game: GameState, seat: int, stream: Stream) -> None:
        """Give the tokens that are neither the bank's nor the seat's to the others at random."""
        if game.over:
            return
        tokens = self.state(game).tokens
        others = [other for other in range(len(tokens)) if other != seat]
        left = self.held_by_others(game, seat)
        for other in others:
            tokens[other] = 0
        for _ in range(left):
            tokens[others[stream.below(len(others))]] += 1

    def held_by_others(self, game: GameState, seat: int) -> int:
        """Return how many tokens all other seats have together; that follows from the bank and the own ones."""
        state = self.state(game)
        own = state.tokens[seat] if seat >= 0 else 0
        return self.each * len(state.tokens) - state.bank - own

    def audit(self, game: GameState) -> list[str]:
        state = self.state(game)
        total = sum(state.tokens) + state.bank
        wanted = self.each * len(state.tokens)
        return [] if total == wanted and min(state.tokens) >= 0 else [f"{total} tokens instead of {wanted}"]

    # ---- the game

    def owner_of_first(self, game: GameState, seat: int, terms: Terms) -> int:
        """Return who owns a parallel track of that route, other than the seat; NO_SEAT if no seat does."""
        for other in game.ruleset.board.groups[terms.group]:
            if other != terms.route_id:
                for owner in range(len(game.players)):
                    if owner != seat and game.owners[other] >> owner & 1:
                        return owner
        return NO_SEAT

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        toll = self.toll_of[terms.route_id]
        owner = self.owner_of_first(game, seat, terms)
        if toll == 0 or (owner == NO_SEAT and not self.first_pays):  # R13, by the letter of the seed
            return
        state = self.state(game)
        if state.tokens[seat] < toll and any([module.lend(game, seat, toll) for module in game.ruleset.modules]):
            if owner != NO_SEAT:
                self.bank_pays(game, owner, toll)  # R16
            return
        paid = min(toll, state.tokens[seat])  # all of it, where no module lends
        state.tokens[seat] -= paid
        if owner == NO_SEAT:
            state.bank += paid  # R11
            game.announce("event-toll", seat=seat, n=paid)
        else:
            state.tokens[owner] += paid  # R12
            game.announce("event-toll-owner", seat=seat, seat_owner=owner, n=paid)

    def after_neutral_claim(self, game: GameState, terms: Terms) -> None:
        owner = self.owner_of_first(game, NO_SEAT, terms)
        if owner != NO_SEAT:
            self.bank_pays(game, owner, self.toll_of[terms.route_id])  # R38

    def bank_pays(self, game: GameState, seat: int, n: int) -> None:
        """Pay a toll from the bank to a seat."""
        state = self.state(game)
        state.tokens[seat] += n
        state.bank -= n
        game.announce("event-toll-bank", seat=seat, n=n)

    # ---- scoring

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        game = tally.game
        ranks = self.by_rank[str(len(game.players))]
        free = [seat for seat in range(len(game.players)) if not self.is_out(game, seat)]  # R23
        if not game.over:
            return [line for seat in free if tally.seen[seat] for line in self.certain(game, seat, free)]
        numbers = [self.state(game).tokens[seat] for seat in free]
        points = [points_of_rank(ranks, numbers, i) for i in range(len(free))]  # R22
        return [ScoreLine(seat, REASON, points[i]) for i, seat in enumerate(free) if points[i]]

    def is_out(self, game: GameState, seat: int) -> bool:
        """Return True if a seat is in debt and so has no rank."""
        return any([module.in_debt(game, seat) for module in game.ruleset.modules])

    def certain(self, game: GameState, seat: int, free: list[int]) -> list[ScoreLine]:
        """Return what a seat would score if the others' tokens lay as badly for it as can be."""
        own = self.state(game).tokens[seat]
        ahead = min(len(free) - 1, self.held_by_others(game, seat) // (own + 1))
        points = self.by_rank[str(len(game.players))][ahead]
        return [ScoreLine(seat, REASON, points)] if points else []

    # ---- at the table

    def icon(self) -> str:
        return "M12 3.2 19.6 7.6V16.4L12 20.8 4.4 16.4V7.6ZM12 8.4A3.6 3.6 0 1 0 12.01 8.4Z"

    def summary(self, edition: Edition) -> list[Message]:
        key = (
            "rules-tolls" if edition.get("tolls.first_or_single_track_pays", "bank") == "bank" else "rules-tolls-second"
        )
        return [Message(key, {"n": edition.number("tolls.start_tokens")}), Message("rules-tolls-hidden")]

    def end_summary(self, edition: Edition) -> list[Message]:
        ranks: dict[str, list[int]] = (bonus_entry(edition, BONUS) or {}).get("points_by_rank", {})
        return [
            Message("rules-end-tolls", {"n": int(players), "points": ", ".join([str(n) for n in points])})
            for players, points in ranks.items()
            if int(players) in edition.players
        ]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        tokens = self.state(game).tokens
        entries: list[LedgerEntry] = []
        for seat in range(len(tokens)):
            note = Message("ledger-tolls-out") if self.is_out(game, seat) else None
            if game.over or seat == viewer:
                entries.append(LedgerEntry(tokens[seat], points_for(lines, (REASON,), seat), note=note))
            else:
                entries.append(LedgerEntry(None, note=note))
        ranks = ", ".join([str(n) for n in self.by_rank[str(len(tokens))]])
        return Ledger(Message("ledger-tolls"), Message("ledger-tolls-about", {"points": ranks}), tuple(entries))

    def claim_notes(self, game: GameState, seat: int, route: int) -> list[ClaimNote]:
        toll = self.toll_of[route]
        owner = self.owner_of_first(game, seat, game.terms_for(seat, route))
        if toll == 0 or (owner == NO_SEAT and not self.first_pays):
            return []
        own = self.state(game).tokens[seat]
        values = {"n": toll, "left": own - toll}
        payee = Message("note-toll", values)
        if owner != NO_SEAT:
            payee = Message("note-toll-owner", {**values, "seat": owner})
        if own >= toll:
            return [ClaimNote(payee)]
        told = [module.loan_note() for module in game.ruleset.modules]
        loans = [note for note in told if note is not None]
        if not loans:
            return [ClaimNote(Message("note-toll-partly", {"n": toll, "mine": own}))]
        return [ClaimNote(Message("note-toll-loan", {"n": toll, "mine": own})), *[ClaimNote(note) for note in loans]]

    def gives(self, ruleset: Ruleset) -> dict[str, Message]:
        board = ruleset.board
        tolled = [terms for terms in ruleset.terms if self.toll_of[terms.route_id]]
        if not self.first_pays:
            tolled = [terms for terms in tolled if len(board.groups[terms.group]) > 1]
        key = "gives-toll" if self.first_pays else "gives-toll-second"
        return {f"route:{terms.route.key}": Message(key, {"n": self.toll_of[terms.route_id]}) for terms in tolled}

    def notes(self, game: GameState, seat: int) -> dict[str, Message]:
        found: dict[str, Message] = {}
        for terms in game.ruleset.terms:
            if self.toll_of[terms.route_id] and not game.owners[terms.route_id]:
                owner = self.owner_of_first(game, seat, terms)
                if owner != NO_SEAT:
                    params = {"n": self.toll_of[terms.route_id], "seat": owner}
                    found[f"route:{terms.route.key}"] = Message("note-toll-to", params)
        return found


def toll_of(route: Route) -> int:
    """Return the toll printed next to a route."""
    return int(route.tags.get(TAG, "0"))
