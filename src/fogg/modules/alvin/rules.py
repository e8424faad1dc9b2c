"""The module: where Alvin is, who captures him, and what he brings."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    Action,
    AnyStep,
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Piece,
    Refusal,
    Ruleset,
    ScoreLine,
    State,
    Tally,
    Terms,
    pieces_of,
    points_for,
)
from fogg.modules.alvin.steps import MoveAlvin, MoveAlvinStep

KEYS = "modules.alvin"
NO_SEAT = -1
MARKER = "marker"  # the pieces by which a seat controls a city
REASONS = ("score-alvin-captured", "score-alvin-kept")


class AlvinState(State):
    """His city, and who holds him."""

    def __init__(self, at: int, holder: int) -> None:
        self.at = at
        self.holder = holder

    def copy(self) -> State:
        return AlvinState(self.at, self.holder)

    def to_json(self) -> dict[str, Any]:
        return {"at": self.at, "holder": self.holder}


class Alvin(Module):
    """Alvin in a city."""

    def __init__(self) -> None:
        super().__init__()
        self.start = 0
        self.captured = 0
        self.kept = 0
        self.moves: list[MoveAlvin] = []

    def excludes(self) -> list[str]:
        return ["monsters"]  # R15

    def check(self, edition: Edition) -> list[str]:
        start = edition.text(f"{KEYS}.start")
        problems = [] if edition.board.has_city(start) else [f"`{KEYS}.start` names no city: {start!r}"]
        if "city_markers" not in edition.rules:
            problems.append("it needs cities under control: the module `city_markers`")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.start = int(ruleset.board.city(edition.text(f"{KEYS}.start")).id)
        self.captured = edition.number(f"{KEYS}.capture_points")
        self.kept = edition.number(f"{KEYS}.end_of_game_points")
        self.moves = [
            MoveAlvin(city) for city in ruleset.board.cities if city.kind == "city" and int(city.id) != self.start
        ]

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.moves]

    def steps(self) -> list[type[AnyStep]]:
        return [MoveAlvinStep]

    def new_state(self, game: GameState) -> State:
        return AlvinState(self.start, NO_SEAT)

    def state(self, game: GameState) -> AlvinState:
        """Return where Alvin is in a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, AlvinState)
        return state

    # ---- the game

    def forbids_piece(self, game: GameState, seat: int, city: int, piece: str) -> Refusal | None:
        if city == self.start and piece == MARKER:  # R11
            return Refusal("refusal-alvin-city", "old_west R11", city=game.ruleset.board.cities[city].key)
        return None

    def homes(self, game: GameState, seat: int) -> list[int]:
        """Return the cities that a seat controls."""
        board = game.ruleset.board
        own = [piece for piece in pieces_of(game, MARKER) if piece.seat == seat]
        return [int(board.city(piece.place.removeprefix("city:")).id) for piece in own]

    def captures(self, game: GameState, seat: int, terms: Terms) -> bool:
        """Return True if a claim captures him: it ends in his city and the seat does not hold him yet (R13)."""
        state = self.state(game)
        return state.holder != seat and state.at in (int(terms.route.a), int(terms.route.b))

    def points(self, game: GameState, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        if not self.captures(game, seat, terms):
            return lines
        city = game.ruleset.board.cities[self.state(game).at].key
        return [*lines, ScoreLine(seat, REASONS[0], self.captured, (), (), (city,))]

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        if not self.captures(game, seat, terms):
            return
        state = self.state(game)
        state.holder = seat
        game.announce("event-alvin-captured", seat=seat, city=game.ruleset.board.cities[state.at].key, n=self.captured)
        homes = self.homes(game, seat)
        if len(homes) > 1:
            game.push_step(MoveAlvinStep(seat, self), first=True)  # Q2: before a marker can be bought
        elif homes:
            self.bring(game, seat, homes[0])

    def bring(self, game: GameState, seat: int, city: int) -> None:
        """Put Alvin into a city of the seat that captured him."""
        self.state(game).at = city
        game.announce("event-alvin-moved", seat=seat, city=game.ruleset.board.cities[city].key)

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        holder = self.state(tally.game).holder
        return [ScoreLine(holder, REASONS[1], self.kept)] if holder != NO_SEAT else []

    # ---- at the table

    def icon(self) -> str:
        return (
            "M12 3C7.5 3 5 6 5 10.5 5 15.5 9.5 21 12 21S19 15.5 19 10.5C19 6 16.5 3 12 3ZM8 10.5 10.5 13"
            "M16 10.5 13.5 13M10.5 17H13.5"
        )

    def summary(self, edition: Edition) -> list[Message]:
        start = edition.text(f"{KEYS}.start")
        return [Message("rules-alvin", {"city": start, "n": edition.number(f"{KEYS}.capture_points")})]

    def end_summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-end-alvin", {"n": edition.number(f"{KEYS}.end_of_game_points")})]

    def piece_kinds(self) -> dict[str, str]:
        return {"alvin": "city"}

    def pieces(self, game: GameState) -> list[Piece]:
        state = self.state(game)
        return [Piece("alvin", f"city:{game.ruleset.board.cities[state.at].key}", state.holder)]

    def notes(self, game: GameState, seat: int) -> dict[str, Message]:
        state, board = self.state(game), game.ruleset.board
        if seat >= 0 and state.holder == seat:
            return {}
        found = {f"city:{board.cities[state.at].key}": Message("note-alvin", {"n": self.captured})}
        for route in board.routes:
            if state.at in (int(route.a), int(route.b)) and not game.owners[route.id]:
                found[f"route:{route.key}"] = Message("note-alvin-route", {"n": self.captured})
        return found

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        holder = self.state(game).holder
        entries = [
            LedgerEntry(int(seat == holder), points_for(lines, REASONS, seat)) for seat in range(len(game.players))
        ]
        city = game.ruleset.board.cities[self.state(game).at].key
        return Ledger(Message("ledger-alvin"), Message("ledger-alvin-about", {"city": city}), tuple(entries))
