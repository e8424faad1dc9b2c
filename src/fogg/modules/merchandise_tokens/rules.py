"""Merchandise tokens: stacks on the cities, highest on top, for passengers who travel there (marklin R2, R20, R24).

Tokens score at once. Adds the tie-break of having most of them (marklin R29). What travels is for other modules to say.
"""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Piece,
    Ruleset,
    ScoreLine,
    State,
    Tally,
    public,
)

TAG = "merch"
NONE = "none"
TIE_BREAK = "most_merchandise_points"


class Tokens(State):
    """The tokens taken from each city, and those of each seat. They lie open."""

    def __init__(self, taken: list[int], held: list[list[int]]) -> None:
        self.taken: list[int] = taken
        self.held: list[list[int]] = held

    def copy(self) -> State:
        return Tokens(self.taken[:], [tokens[:] for tokens in self.held])

    def to_json(self) -> Any:
        return {"taken": self.taken[:], "held": [tokens[:] for tokens in self.held]}


class MerchandiseTokens(Module):
    """The stacks of all cities."""

    def __init__(self) -> None:
        super().__init__()
        self.stacks: list[list[int]] = []  # by city, from the top down

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        colors = [city.tags[TAG] for city in edition.board.cities if city.tags.get(TAG, NONE) != NONE]
        if not colors:
            problems.append(f"no city has the tag `{TAG}=`")
        for color in sorted(set(colors)):
            if not edition.get(f"merchandise.{color}", []):
                problems.append(f"`merchandise.{color}` lists no tokens")
        for color, said in edition.get("merchandise.stacks", {}).items():
            if colors.count(color) != said:
                problems.append(f"`merchandise.stacks.{color}` is {said}, but {colors.count(color)} cities are {color}")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        for city in ruleset.board.cities:
            color = city.tags.get(TAG, NONE)
            self.stacks.append([] if color == NONE else list(edition.get(f"merchandise.{color}", [])))

    def new_state(self, game: GameState) -> State:
        return Tokens([0] * len(self.stacks), [[] for _ in game.players])

    def read_state(self, game: GameState, form: Any) -> State:
        return Tokens(list(form["taken"]), [list(tokens) for tokens in form["held"]])

    def state(self, game: GameState) -> Tokens:
        """Return its state in that game."""
        state = game.module_states[self.slot]
        assert isinstance(state, Tokens)
        return state

    def piece_kinds(self) -> dict[str, str]:
        return {"token": "city"}

    def pieces(self, game: GameState) -> list[Piece]:
        cities = game.ruleset.board.cities
        tops = [self.city_pays(game, 0, city) for city in range(len(cities))]
        return [Piece("token", f"city:{city.key}", -1, tops[city.id]) for city in cities if tops[city.id]]

    def audit(self, game: GameState) -> list[str]:
        state = self.state(game)
        gone = [value for city, stack in enumerate(self.stacks) for value in stack[: state.taken[city]]]
        held = [value for tokens in state.held for value in tokens]
        return [] if sorted(gone) == sorted(held) else [f"tokens {sorted(held)} instead of {sorted(gone)}"]

    def city_pays(self, game: GameState, seat: int, city: int) -> int:
        stack = self.stacks[city]
        taken = self.state(game).taken[city]
        return stack[taken] if taken < len(stack) else 0

    def after_move(self, game: GameState, seat: int, cities: list[int]) -> None:
        state = self.state(game)
        paying: list[str] = []
        points = 0
        for city in cities:
            token = self.city_pays(game, seat, city)
            if token:
                state.taken[city] += 1
                state.held[seat].append(token)
                paying.append(game.ruleset.board.cities[city].key)
                points += token
        if paying:
            game.add_score(ScoreLine(seat, "score-tokens", points, (), (), tuple(paying)))
            game.emit(public("event-tokens", seat=seat, cities=paying, n=points))

    def tie_breaks(self) -> list[str]:
        return [TIE_BREAK]

    def tie_break(self, name: str, tally: Tally) -> list[int] | None:
        if name != TIE_BREAK:
            return None
        held = self.state(tally.game).held
        return [sum([sum(held[seat]) for seat in side]) for side in tally.game.sides]

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-tokens"),
        ]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        held = self.state(game).held
        entries = [LedgerEntry(len(tokens), sum(tokens)) for tokens in held]
        return Ledger(Message("ledger-tokens"), Message("ledger-tokens-about"), tuple(entries))
