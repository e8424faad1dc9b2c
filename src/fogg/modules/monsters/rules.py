"""The module: chaos, moves, halved tickets and the bonus for most cards (alvin_dexter R1 to R29)."""

from __future__ import annotations

from mypy_extensions import i64

from fogg.authoring import (
    EVERYBODY,
    Action,
    AnyStep,
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    ListZone,
    Message,
    Module,
    NotYet,
    Piece,
    Refusal,
    Ruleset,
    ScoreLine,
    Stream,
    Tally,
    Terms,
    Zone,
    points_for,
)
from fogg.modules.monsters.monster_moves import MoveMonsterVerb
from fogg.modules.monsters.places import Places
from fogg.modules.monsters.state import NO_SEAT, MonsterState
from fogg.modules.monsters.steps import PlaceMonster, PlaceMonsterStep

KEYS = "modules.alvin_dexter"
REASONS = {"alvin": "score-alvin", "dexter": "score-dexter"}
PICTURES = {  # by monster: its head, and the color of its card
    "alvin": (
        "M12 3C7.5 3 5 6 5 10.5 5 15.5 9.5 21 12 21S19 15.5 19 10.5C19 6 16.5 3 12 3ZM8 10.5 10.5 13"
        "M16 10.5 13.5 13M10.5 17H13.5",
        "#d7ecd0",
    ),
    "dexter": (
        "M4 16.5C4.5 9 9 5 14.5 5 19 5 21 7 21 9.2S19.5 12 17 12H14L19.5 15 13.5 15.6 11 20.5M14.5 8.5H15.2",
        "#efe0c2",
    ),
}


class Monsters(Module):
    """Two monsters, 20 cards for each, and cities in chaos."""

    places: Places

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.cards = 0
        self.most_locomotives = 0
        self.cities_per_locomotive = 0
        self.bonus_points = 0
        self.open: dict[tuple[int, ...], list[Terms]] = {}  # by where the monsters are: routes out of chaos; as asked

    def check(self, edition: Edition) -> list[str]:
        return [] if len(edition.board.cities) > 2 else ["the board has no two places for two monsters"]

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.names = list(edition.get(f"{KEYS}.monsters", []))
        self.cards = edition.number(f"{KEYS}.cards_per_monster")
        self.most_locomotives = edition.number(f"{KEYS}.max_locomotives_per_move")
        self.cities_per_locomotive = edition.number(f"{KEYS}.cities_per_locomotive")
        self.bonus_points = edition.number(f"{KEYS}.most_cards_bonus")
        self.places = Places(ruleset)
        verb = MoveMonsterVerb(self)
        ruleset.free_verbs.append(verb)  # R7: before the action, or after it
        ruleset.after_action_verbs.append(verb)

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [PlaceMonster(name, city) for name in self.names for city in self.places.all]

    def steps(self) -> list[type[AnyStep]]:
        return [PlaceMonsterStep]

    # ---- what it remembers

    def new_state(self, game: GameState) -> MonsterState:
        return MonsterState(len(self.names), self.cards, len(game.players))

    def state(self, game: GameState) -> MonsterState:
        """Return where the monsters are in a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, MonsterState)
        return state

    def zones(self, game: GameState) -> list[Zone]:
        seats = len(game.players)
        face_down = self.state(game).face_down
        return [
            ListZone("monsters", "face-down", EVERYBODY if game.over else 1 << place % seats, face_down, place, 1)
            for place in range(len(face_down))
        ]

    def deal_hidden(self, game: GameState, seat: int, stream: Stream) -> None:
        """Give the face-down cards that the seat cannot see to others at random."""
        if game.over:
            return
        state, seats = self.state(game), len(game.players)
        for number in range(len(self.names)):
            own = state.face_down[number * seats + seat] if seat >= 0 else 0
            hidden = self.cards - state.left[number] - (state.face_up[number] != NO_SEAT) - own
            others = [other for other in range(seats) if other != seat]
            for other in others:
                state.face_down[number * seats + other] = 0
            for _ in range(hidden):
                state.face_down[number * seats + others[stream.below(len(others))]] += 1

    def audit(self, game: GameState) -> list[str]:
        state, seats = self.state(game), len(game.players)
        problems = []
        for number, name in enumerate(self.names):
            held = sum(state.cards_of(number, seat, seats) for seat in range(seats))
            if held + state.left[number] != self.cards:
                problems.append(f"{held} cards of {name} are held and {state.left[number]} left, of {self.cards}")
        return problems

    # ---- the game

    def setup(self, game: GameState) -> None:
        last = len(game.players) - 1
        for number, name in enumerate(self.names):
            game.push_step(PlaceMonsterStep((last - number) % len(game.players), name, self))  # R1, R2

    def forbids(self, game: GameState, seat: int, route: i64) -> Refusal | None:
        ends = game.ruleset.board.routes[route]
        at = self.state(game).at
        for end in (ends.a, ends.b):
            if self.places.of[int(end)] in at:
                number = at.index(self.places.of[int(end)])
                city = game.ruleset.board.cities[self.places.of[int(end)]].key
                return NotYet("refusal-chaos", "alvin_dexter R5", city=city, monster=self.names[number])
        return None

    def open_routes(self, game: GameState, seat: int, routes: list[Terms]) -> list[Terms]:
        at = tuple(self.state(game).at)
        if routes is not game.ruleset.by_price:
            return self.out_of_chaos(routes, at)
        if at not in self.open:
            self.open[at] = self.out_of_chaos(routes, at)
        return self.open[at]

    def out_of_chaos(self, routes: list[Terms], at: tuple[int, ...]) -> list[Terms]:
        """Return those of the routes that end in no place where a monster is."""
        place = self.places.of
        return [terms for terms in routes if place[terms.route.a] not in at and place[terms.route.b] not in at]

    def after_turn(self, game: GameState, seat: int) -> None:
        state, seats = self.state(game), len(game.players)
        for number in range(len(self.names)):
            if state.face_up[number] == seat:
                state.turns_to_go[number] -= 1
                if state.turns_to_go[number] == 0:  # R10
                    state.face_up[number] = NO_SEAT
                    state.face_down[number * seats + seat] += 1
                    game.announce("event-monster-card-down", seat=seat, monster=self.names[number])

    def hand_size(self, game: GameState, seat: int) -> int:
        """Return how many cards a seat can pay with, which is public."""
        return sum(int(n) for n in game.available_cards(seat))

    def locomotives(self, game: GameState, seat: int) -> int:
        """Return how many ordinary locomotives a seat can discard, its team's included (R28)."""
        return int(game.available_cards(seat)[game.ruleset.wild])

    # ---- scoring

    def ticket_points(self, game: GameState, ticket: int, target: int, *, reached: bool, points: int) -> int:
        """Halve the value of a ticket that names a place in chaos, once, rounded down (R20, R21, R27)."""
        at = self.state(game).at
        named = (int(game.ruleset.board.tickets[ticket].a), target)
        if not any(self.places.of[place] in at for place in named):
            return points
        return points // 2 if points >= 0 else -(-points // 2)

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        game = tally.game
        if not game.over:  # how many cards others have is secret until the end (R14)
            return []
        state, seats = self.state(game), len(game.players)
        lines: list[ScoreLine] = []
        for number, name in enumerate(self.names):
            held = [sum(state.cards_of(number, seat, seats) for seat in side) for side in game.sides]  # R29
            lines += [
                ScoreLine(tally.captain(side), REASONS[name], self.bonus_points)  # R22, R23
                for side in tally.leaders(held)
            ]
        return lines

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        numbers = {"reach": self.cities_per_locomotive, "points": self.bonus_points}
        return [Message("rules-monsters"), Message("rules-monsters-move", numbers), Message("rules-monsters-tickets")]

    def icon(self) -> str:
        return PICTURES[self.names[0]][0]

    def pictures(self) -> dict[str, tuple[str, str]]:
        return {name: PICTURES[name] for name in self.names}

    def counted(self) -> list[str]:
        return self.names

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        state, seats = self.state(game), len(game.players)
        entries = []
        for seat in range(seats):
            if game.over or seat == viewer:
                held = [(name, state.cards_of(number, seat, seats)) for number, name in enumerate(self.names)]
                points = points_for(lines, tuple(REASONS.values()), seat) if game.over else None
                entries.append(LedgerEntry(sum([n for _, n in held]), points, cards=tuple(held)))
            else:  # R14
                shown = [name for number, name in enumerate(self.names) if state.face_up[number] == seat]
                note = Message("ledger-monsters-shown", {"kinds": shown}) if shown else None
                entries.append(LedgerEntry(None, note=note))
        left = {f"n_{name}": state.left[number] for number, name in enumerate(self.names)}
        about = Message("ledger-monsters-about", {"points": self.bonus_points, **left})
        return Ledger(Message("ledger-monsters"), about, tuple(entries))

    def notes(self, game: GameState, seat: int) -> dict[str, Message]:
        state, board = self.state(game), game.ruleset.board
        found: dict[str, Message] = {}
        for name, place, holder in zip(self.names, state.at, state.face_up, strict=True):
            if place < 0:
                continue
            said = {"monster": name, "city": board.cities[place].key}
            here = Message("note-monster", said)
            if holder != NO_SEAT:  # R11
                here = Message("note-monster-stays", {**said, "seat": holder})
            nodes = [node for node, of in enumerate(self.places.of) if of == place]
            for node in nodes:
                found[f"city:{board.cities[node].key}"] = here
            for route in board.routes:
                if not game.owners[route.id] and (int(route.a) in nodes or int(route.b) in nodes):
                    found[f"route:{route.key}"] = Message("note-chaos", said)
        return found

    def piece_kinds(self) -> dict[str, str]:
        return dict.fromkeys(self.names, "city")

    def pieces(self, game: GameState) -> list[Piece]:
        cities = game.ruleset.board.cities
        found = []
        for name, place in zip(self.names, self.state(game).at, strict=True):
            if place >= 0:
                nodes = [node for node, here in enumerate(self.places.of) if here == place and node != place]
                found.append(Piece(name, f"city:{cities[nodes[0] if nodes else place].key}"))
        return found
