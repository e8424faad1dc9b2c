"""The module of passenger meeples."""

from __future__ import annotations

from typing import Any, Final

from fogg.authoring import (
    Action,
    Board,
    City,
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
    Terms,
    points_for,
    points_of_rank,
)
from fogg.modules.meeples.steps import TakeMeeple, TakeStep

TAG: Final = "passengers_2017"
TIE_BREAK: Final = "most_passenger_meeples"
REASONS: Final = {
    "red": "score-meeples-red",
    "black": "score-meeples-black",
    "green": "score-meeples-green",
    "yellow": "score-meeples-yellow",
    "blue": "score-meeples-blue",
    "white": "score-meeples-white",
}


class Majorities(State):
    """The meeples of each color in each place, and those taken by each seat. They lie open."""

    def __init__(self, places: list[list[int]], held: list[list[int]]) -> None:
        self.places: list[list[int]] = places
        self.held: list[list[int]] = held

    def copy(self) -> State:
        return Majorities([place[:] for place in self.places], [held[:] for held in self.held])

    def to_json(self) -> Any:
        held = [numbers[:] for numbers in self.held]
        places = [place[:] for place in self.places]
        return {"places": places, "held": held, "taken": [sum(numbers) for numbers in held]}


class Meeples(Module):
    """Meeples on the board and with the seats."""

    def __init__(self) -> None:
        super().__init__()
        self.colors: list[str] = []
        self.by_rank: list[int] = []
        self.takes: list[list[TakeMeeple]] = []  # by place and color; none where never a meeple lies

    def excludes(self) -> list[str]:
        return ["passengers"]  # the same places would hold two sorts of passengers

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        colors: list[str] = edition.get("meeples.colors", [])
        problems += [f"`meeples.colors` has no words for {color!r}" for color in colors if color not in REASONS]
        placed = sum([wanted(city) for city in edition.board.cities])
        bag = len(colors) * edition.number("meeples.per_color")
        if placed == 0:
            problems.append(f"no place has the tag `{TAG}=`")
        if placed > bag:
            problems.append(f"{placed} meeples are to be placed, but the bag has {bag}")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.colors = edition.get("meeples.colors", [])
        self.by_rank = edition.get("meeples.majority_points", [])
        for city in ruleset.board.cities:
            colors = self.colors if wanted(city) else []
            self.takes.append([TakeMeeple(city, color, i) for i, color in enumerate(colors)])
        ruleset.add_step("take-meeple", lambda rules, form: TakeStep.from_json(rules, form, self))
        ruleset.uses_declining = True

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [take for takes in self.takes for take in takes]

    # ---- state

    def new_state(self, game: GameState) -> State:
        """Draw meeples blindly from a bag, for one place after the other (marklin R32)."""
        each = game.ruleset.edition.number("meeples.per_color")
        bag = [color for color in range(len(self.colors)) for _ in range(each)]
        game.chance.stream("meeples").shuffle(bag)
        places: list[list[int]] = []
        for city in game.ruleset.board.cities:
            lying = [0 for _ in self.colors]
            for _ in range(wanted(city)):
                lying[bag.pop()] += 1
            places.append(lying)
        return Majorities(places, [[0 for _ in self.colors] for _ in game.players])

    def read_state(self, game: GameState, form: Any) -> State:
        return Majorities([list(place) for place in form["places"]], [list(held) for held in form["held"]])

    def state(self, game: GameState) -> Majorities:
        """Return its state in that game."""
        state = game.module_states[self.slot]
        assert isinstance(state, Majorities)
        return state

    def piece_kinds(self) -> dict[str, str]:
        return {f"meeple-{color}": "city" for color in self.colors}

    def pieces(self, game: GameState) -> list[Piece]:
        found: list[Piece] = []
        places = self.state(game).places
        for city in game.ruleset.board.cities:
            for i, n in enumerate(places[city.id]):
                if n:
                    found.append(Piece(f"meeple-{self.colors[i]}", f"city:{city.key}", -1, n))
        return found

    def audit(self, game: GameState) -> list[str]:
        state = self.state(game)
        there = sum([sum(place) for place in state.places]) + sum([sum(held) for held in state.held])
        placed = sum([wanted(city) for city in game.ruleset.board.cities])
        return [] if there == placed else [f"{there} meeples instead of {placed}"]

    # ---- the game

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        places = self.state(game).places
        for end in (int(terms.route.a), int(terms.route.b)):
            place = place_of(game.ruleset.board, end)
            if place is not None and max(places[int(place.id)]) > 0:
                game.push_step(TakeStep(seat, place, self))

    # ---- scoring

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        """Score the most and second most of each color; a side without any scores nothing (marklin R34, Q9)."""
        held = self.state(tally.game).held
        lines: list[ScoreLine] = []
        for i, color in enumerate(self.colors):
            numbers = [sum([held[seat][i] for seat in side]) for side in tally.game.sides]
            for side in range(len(numbers)):
                points = points_of_rank(self.by_rank, numbers, side)
                if numbers[side] and points:
                    lines.append(ScoreLine(tally.captain(side), REASONS[color], points))
        return lines

    def tie_breaks(self) -> list[str]:
        return [TIE_BREAK]

    def tie_break(self, name: str, tally: Tally) -> list[int] | None:
        if name != TIE_BREAK:
            return None
        held = self.state(tally.game).held
        return [sum([sum(held[seat]) for seat in side]) for side in tally.game.sides]

    # ---- at the table

    def icon(self) -> str:
        return "M12 4A4 4 0 1 0 12.01 4ZM4.2 20.4C4.8 16 8 14.4 12 14.4S19.2 16 19.8 20.4"

    def summary(self, edition: Edition) -> list[Message]:
        first, second = edition.get("meeples.majority_points", [0, 0])
        return [Message("rules-meeples"), Message("rules-meeples-most", {"first": first, "second": second})]

    def counted(self) -> list[str]:
        return self.colors

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        edition = game.ruleset.edition
        colors: list[str] = edition.get("meeples.colors", [])
        entries = [
            LedgerEntry(
                sum(held),
                points_for(lines, list(REASONS.values()), seat),
                kinds=tuple([(colors[i], held[i]) for i in range(len(colors))]),
            )
            for seat, held in enumerate(self.state(game).held)
        ]
        first, second = edition.get("meeples.majority_points", [0, 0])
        about = Message("ledger-meeples-about", {"first": first, "second": second})
        return Ledger(Message("ledger-meeples"), about, tuple(entries))


def wanted(city: City) -> int:
    """Return the number of meeples in a place at the start."""
    return int(city.tags.get(TAG, "0"))


def place_of(board: Board, end: int) -> City | None:
    """Return the place whose meeples the end of a route gives: a border node stands for its country."""
    city = board.cities[end]
    if city.kind != "border":
        return city
    return board.city(city.group) if board.has_city(city.group) else None
