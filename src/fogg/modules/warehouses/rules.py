"""The module: depots and warehouses of all seats, and the bonus for depots kept."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    CARDS,
    NOT_NOW,
    Action,
    City,
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Piece,
    PileZone,
    Refusal,
    Ruleset,
    ScoreLine,
    State,
    Tally,
    Terms,
    Zone,
    empty_pile,
    points_for,
)
from fogg.modules.warehouses.state import NO_SEAT, WarehouseState
from fogg.modules.warehouses.steps import (
    NO_DEPOTS,
    Empty,
    EmptyStep,
    PlaceDepot,
    PlaceDepotStep,
    PlaceDepotVerb,
    Store,
    StoreVerb,
)

KEYS = "modules.warehouses_depots"
REASON = "score-depots"


class Warehouses(Module):
    """A warehouse and some depots for each seat."""

    def __init__(self) -> None:
        super().__init__()
        self.each = 0
        self.at_setup = 0
        self.prize = 0
        self.stores: list[Store] = []
        self.empties: list[Empty] = []
        self.places: list[PlaceDepot] = []

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        if edition.number(f"{KEYS}.depots_placed_at_setup") > edition.number(f"{KEYS}.depots_per_player"):
            problems.append("more depots are placed at set-up than a player has")
        for key in ("warehouse_card_per_draw_action", "depot_discards_per_warehouse_emptied"):
            if edition.get(f"{KEYS}.{key}", 1) != 1:
                problems.append(f"`{KEYS}.{key}` must be 1")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.each = edition.number(f"{KEYS}.depots_per_player")
        self.at_setup = edition.number(f"{KEYS}.depots_placed_at_setup")
        self.prize = edition.number(f"{KEYS}.most_unused_depots_bonus")
        self.stores = [Store(seat) for seat in range(ruleset.most_seats)]
        self.empties = [Empty(seat) for seat in range(ruleset.most_seats)]
        self.places = [PlaceDepot(city) for city in ruleset.board.cities if city.kind == "city"]  # R61
        ruleset.replace_verb(StoreVerb(self, ruleset.verb("draw")))
        verb = PlaceDepotVerb(self)
        ruleset.free_verbs.append(verb)
        ruleset.after_action_verbs.append(verb)
        ruleset.uses_declining = True
        ruleset.add_step("place-depot", lambda rules, form: PlaceDepotStep(form["seat"], self))
        ruleset.add_step("empty", lambda rules, form: EmptyStep(form["seat"], form["owner"], self))

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.empties]

    # ---- what it remembers

    def new_state(self, game: GameState) -> State:
        seats, kinds = len(game.players), len(game.ruleset.kinds)
        seat_at = [NO_SEAT] * len(game.ruleset.board.cities)
        piles = [empty_pile(kinds) for _ in range(seats)]
        return WarehouseState([self.each] * seats, [0] * seats, seat_at, piles)

    def read_state(self, game: GameState, form: Any) -> State:
        piles = [empty_pile(len(game.ruleset.kinds)) for _ in game.players]
        return WarehouseState(list(form["depots"]), list(form["boxed"]), list(form["seat_at"]), piles)

    def state(self, game: GameState) -> WarehouseState:
        """Return the depots and warehouses of a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, WarehouseState)
        return state

    def zones(self, game: GameState) -> list[Zone]:
        return [PileZone(CARDS, "warehouse", 0, pile) for pile in self.state(game).piles]  # R57: hidden from all

    def audit(self, game: GameState) -> list[str]:
        state = self.state(game)
        return [
            f"seat {seat} has lost a depot"
            for seat in range(len(game.players))
            if state.depots[seat] + state.boxed[seat] + state.seat_at.count(seat) != self.each
        ]

    # ---- depots

    def city_refusal(self, game: GameState, seat: int, city: int) -> Refusal | None:
        """Return why a depot cannot be put into a city; None if it can (R52)."""
        owner = self.state(game).seat_at[city]
        if owner != NO_SEAT:
            return self.occupied(game, city, owner)
        return game.piece_refusal(seat, city, "depot")

    def occupied(self, game: GameState, city: int, owner: int) -> Refusal:
        """Return that a depot of the owner stands in that city."""
        return Refusal("refusal-depot-here", "europe R52", seat=owner, city=game.ruleset.board.cities[city].key)

    def add_places(self, game: GameState, seat: int, options: list[Action]) -> None:
        """Append every city that a depot can be put into."""
        seat_at = self.state(game).seat_at
        asked = game.others_forbid_pieces(self)
        for place in self.places:
            city = int(place.city.id)
            if seat_at[city] == NO_SEAT and (not asked or game.piece_refusal(seat, city, "depot") is None):
                options.append(place)

    def has_room(self, game: GameState, seat: int) -> bool:
        """Return True if some city can take a depot."""
        for place in self.places:
            if self.city_refusal(game, seat, int(place.city.id)) is None:
                return True
        return False

    def target_refusal(
        self, game: GameState, seat: int, target: str, *, spent: bool
    ) -> tuple[Refusal, dict[str, Any]] | None:
        """Return why no depot can be put into the city of that target; None for other targets."""
        for place in self.places:
            if target in place.targets():
                why = NO_DEPOTS if spent else self.city_refusal(game, seat, int(place.city.id))
                return why or NOT_NOW, {}
        return None

    def place(self, game: GameState, seat: int, city: City) -> None:
        """Put a depot of the seat into a city."""
        state = self.state(game)
        state.depots[seat] -= 1
        state.seat_at[int(city.id)] = seat
        game.announce("event-depot-placed", seat=seat, city=city.key, n=state.depots[seat])

    def forbids_piece(self, game: GameState, seat: int, city: int, piece: str) -> Refusal | None:
        owner = self.state(game).seat_at[city]
        return self.occupied(game, city, owner) if piece == "station" and owner != NO_SEAT else None

    def piece_kinds(self) -> dict[str, str]:
        return {"depot": "city"}

    def pieces(self, game: GameState) -> list[Piece]:
        cities = game.ruleset.board.cities
        seat_at = self.state(game).seat_at
        return [Piece("depot", f"city:{city.key}", seat_at[city.id]) for city in cities if seat_at[city.id] >= 0]

    # ---- the game

    def setup(self, game: GameState) -> None:
        for _ in range(self.at_setup):
            for seat in range(len(game.players) - 1, -1, -1):  # R51: the last player first
                game.push_step(PlaceDepotStep(seat, self))

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        seat_at = self.state(game).seat_at
        owners = [seat_at[int(terms.route.a)], seat_at[int(terms.route.b)]]
        for owner in dict.fromkeys(owners):  # R62: one warehouse, one depot
            if owner != NO_SEAT:
                game.push_step(EmptyStep(seat, owner, self))

    def exhausted(self, game: GameState) -> None:
        state = self.state(game)
        stored = sum([int(pile.size) for pile in state.piles])
        if stored == 0 or 0 not in state.depots:  # R59
            return
        for pile in state.piles:
            pile.pour_into(game.deck.stock)
        game.announce("event-warehouses-shuffled", n=stored)
        game.deck.fill()

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        depots = self.state(tally.game).depots
        most = max(depots)
        if most == 0:  # Q8
            return []
        return [ScoreLine(seat, REASON, self.prize) for seat in range(len(depots)) if depots[seat] == most]

    # ---- at the table

    def icon(self) -> str:
        return "M3 20.5V9L12 4.5 21 9V20.5M7 20.5V12.5H17V20.5M7 16.5H17"

    def pictures(self) -> dict[str, tuple[str, str]]:
        return {"depot": (self.icon(), "#e6d3b5"), "stored": ("M8 3.5H19V17.5H8ZM5 7V20.5H15.5", "#bcd3d6")}

    def turn_summary(self) -> list[Message]:
        return [Message("rules-turn-depots")]

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-warehouses-store"),
            Message("rules-warehouses-empty"),
            Message("rules-warehouses-depots", {"n": self.each, "placed": self.at_setup}),
            Message("rules-warehouses-shuffled"),
        ]

    def end_summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-end-depots", {"n": self.prize})]

    def counted(self) -> list[str]:
        return ["depot", "stored"]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger:
        state, cities = self.state(game), game.ruleset.board.cities
        seats = []
        for seat in range(len(game.players)):
            placed = tuple([city.key for city in cities if state.seat_at[int(city.id)] == seat])
            points, stored = points_for(lines, (REASON,), seat), int(state.piles[seat].size)
            cards = (("depot", state.depots[seat]), ("stored", stored))
            note = Message("ledger-depots-stored", {"n": stored})
            seats.append(LedgerEntry(state.depots[seat], points, placed, cards=cards, note=note))
        about = Message("ledger-depots-about", {"points": self.prize})
        return Ledger(Message("ledger-depots"), about, tuple(seats))
