"""The module: neutral phases after each round, and routes that belong to no seat."""

from __future__ import annotations

from mypy_extensions import i64

from fogg.authoring import (
    CLOSED,
    Action,
    AnyStep,
    Bystander,
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Piece,
    Refusal,
    Route,
    Ruleset,
    ScoreLine,
    State,
    Terms,
    Ticket,
)
from fogg.modules.neutral_player.state import GONE, NeutralState
from fogg.modules.neutral_player.steps import PlaceNeutral, PlaceNeutralStep

TAG, NONE = "neutral", "none"
SEATS = 2


class NeutralPlayer(Module):
    """A third color that plays by what tickets say."""

    def __init__(self) -> None:
        super().__init__()
        self.trains = 0
        self.first_round = 0
        self.named: list[list[int]] = []  # by ticket: the tracks at its foot
        self.places: dict[int, PlaceNeutral] = {}  # by route

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        if edition.players != [SEATS]:
            problems.append(f"it is for {SEATS} players")
        if not any([tracks_of(edition, ticket) for ticket in edition.board.tickets]):
            problems.append(f"no ticket has the tag `{TAG}=`")
        for key in ("neutral_player.trains", "neutral_player.first_round"):
            edition.number(key)
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.trains = edition.number("neutral_player.trains")
        self.first_round = edition.number("neutral_player.first_round")
        self.named = [tracks_of(edition, ticket) for ticket in ruleset.board.tickets]
        for track in sorted({track for tracks in self.named for track in tracks}):
            self.places[track] = PlaceNeutral(ruleset.board.routes[track])

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.places.values()]

    def steps(self) -> list[type[AnyStep]]:
        return [PlaceNeutralStep]

    def new_state(self, game: GameState) -> State:
        return NeutralState(self.trains, len(game.players) - 1, [])  # R31: the second player has the marker

    def state(self, game: GameState) -> NeutralState:
        """Return what the neutral player has in a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, NeutralState)
        return state

    def audit(self, game: GameState) -> list[str]:
        state, routes = self.state(game), game.ruleset.board.routes
        used = sum([int(routes[route].length) for route in state.routes])
        problems = [] if state.trains + used == self.trains else [f"the neutral player has {state.trains} trains"]
        return problems + [f"{routes[route].key} has two owners" for route in state.routes if game.owners[route]]

    # ---- routes without an owner

    def forbids(self, game: GameState, seat: int, route: i64) -> Refusal | None:
        return self.refusal(game, route)

    def open_routes(self, game: GameState, seat: int, routes: list[Terms]) -> list[Terms]:
        if not self.state(game).routes:
            return routes
        return [terms for terms in routes if self.refusal(game, terms.route_id) is None]

    def refusal(self, game: GameState, route: i64) -> Refusal | None:
        """Return why no seat may claim a route: the neutral player has it, or a parallel track where one is enough."""
        own = self.state(game).routes
        if not own:
            return None
        if int(route) in own:
            return Refusal("refusal-neutral-route", "nederland R37", route=game.ruleset.board.routes[route].key)
        group = game.ruleset.terms[route].group
        parallel = [other for other in game.ruleset.board.groups[group] if other in own]
        return CLOSED if parallel and game.taken[group] + len(parallel) >= game.limits[group] else None

    # ---- the game

    def after_round(self, game: GameState) -> None:
        """Turn a ticket up and build what it says (R34 to R41)."""
        state = self.state(game)
        if state.marker == GONE or (game.turns - 1) // len(game.players) < self.first_round:
            return
        if not game.tickets.cards:
            self.stop(game)  # R41
            return
        (ticket,) = game.tickets.draw(1, game.ticket_stream)
        game.revealed_information = True
        game.announce("event-neutral-ticket", seat=state.marker, ticket=game.ruleset.board.tickets[ticket].key)
        game.ruleset.dealer.take_back(game, state.marker, [ticket], opening=False)  # R35
        tracks = self.named[ticket]
        free = [track for track in tracks if self.is_free(game, track)]
        if not free or any([track in state.routes for track in tracks]):  # R36, R39
            game.announce("event-neutral-idle")
        elif game.ruleset.board.routes[free[0]].length > state.trains:
            self.stop(game)  # R40
        elif len(free) > 1:
            game.push_step(PlaceNeutralStep(state.marker, game.ruleset.board.routes[tracks[0]], self))  # R37
        else:
            self.build(game, free[0])
            for module in game.ruleset.modules:
                module.after_neutral_claim(game, game.ruleset.terms[free[0]])  # R38

    def is_free(self, game: GameState, route: int) -> bool:
        """Return True if a route belongs neither to a seat nor to the neutral player."""
        return game.owners[route] == 0 and route not in self.state(game).routes

    def tracks(self, game: GameState, route: Route) -> list[int]:
        """Return the free tracks parallel to a route, itself included."""
        return [track for track in game.ruleset.board.groups[route.group] if self.is_free(game, track)]

    def build(self, game: GameState, route: int) -> None:
        """Put neutral trains on a route."""
        state, built = self.state(game), game.ruleset.board.routes[route]
        state.routes.append(route)
        state.trains -= int(built.length)
        game.announce("event-neutral-built", route=built.key, n=state.trains)

    def pass_marker(self, game: GameState, seat: int) -> None:
        """Give the marker to the other seat, after a choice (R37)."""
        self.state(game).marker = (seat + 1) % len(game.players)
        game.announce("event-neutral-marker", seat=self.state(game).marker)

    def stop(self, game: GameState) -> None:
        """Stop the neutral player and discard the marker."""
        self.state(game).marker = GONE
        game.announce("event-neutral-stops")

    def tickets_ran_out(self, game: GameState) -> None:
        if self.state(game).marker != GONE:
            self.stop(game)  # R41

    # ---- at the table

    def icon(self) -> str:
        return (
            "M3 16.5V8.5H9.5V16.5M9.5 10.5H17.2C19.6 10.5 21 12.4 21 14.4V16.5H3M14.5 10.5V6.5"
            "M12.8 6.5H16.2M7 18H7.01M16.6 18H16.61"
        )

    def summary(self, edition: Edition) -> list[Message]:
        numbers = {"n": edition.number("neutral_player.trains"), "round": edition.number("neutral_player.first_round")}
        return [Message("rules-neutral", numbers), Message("rules-neutral-stops")]

    def piece_kinds(self) -> dict[str, str]:
        return {"neutral-train": "route"}

    def pieces(self, game: GameState) -> list[Piece]:
        routes = game.ruleset.board.routes
        own = [routes[route] for route in self.state(game).routes]
        return [Piece("neutral-train", f"route:{route.key}", -1, int(route.length)) for route in own]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        state = self.state(game)
        entries = [LedgerEntry(int(seat == state.marker)) for seat in range(len(game.players))]
        key = "ledger-neutral-stopped" if state.marker == GONE else "ledger-neutral-about"
        name, note = Message("ledger-neutral"), Message("ledger-neutral-is", {"round": self.first_round})
        bystander = Bystander(name, note, state.trains)
        return Ledger(name, Message(key, {"n": state.trains}), tuple(entries), bystander=bystander)


def tracks_of(edition: Edition, ticket: Ticket) -> list[int]:
    """Return the tracks between the cities at the foot of a ticket; none for a windmill."""
    pair = ticket.tags.get(TAG, NONE)
    if pair == NONE:
        return []
    a, b = pair.split("-")
    return [int(route.id) for route in edition.board.routes_between(a, b)]
