"""Storing a card before a draw, placing depots, and emptying warehouses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fogg.authoring import (
    NOT_NOW,
    Action,
    City,
    Event,
    GameState,
    Message,
    Refusal,
    Ruleset,
    Step,
    Verb,
    begin_draw,
)

if TYPE_CHECKING:
    from fogg.modules.warehouses.rules import Warehouses

STORE_FIRST = Refusal("refusal-store-first", "europe R53")
NO_CARDS = Refusal("refusal-no-cards", "usa R16")
NO_DEPOTS = Refusal("refusal-no-depots", "europe R56")
NO_SUCH_SEAT = Refusal("refusal-no-warehouse", "europe R50")


class Store(Action):
    """Put the top card of the deck unseen into the warehouse of a seat, and draw."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def targets(self) -> list[str]:
        return [f"warehouse:{self.seat}"]

    def begins_draw(self) -> bool:
        return True


class PlaceDepot(Action):
    """Put a depot into a city."""

    def __init__(self, city: City) -> None:
        super().__init__()
        self.city = city


class Empty(Action):
    """Give a depot back to the box, and take all cards from the warehouse of a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def targets(self) -> list[str]:
        return [f"warehouse:{self.seat}"]


class StoreVerb(Verb[Action]):
    """Draw cards, after one was put into a warehouse (R53, R64); without a card to store, as ever (Q6)."""

    def __init__(self, warehouses: Warehouses, drawing: Verb[Any]) -> None:
        self.warehouses = warehouses
        self.drawing = drawing

    def name(self) -> str:
        return self.drawing.name()

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.drawing.actions(ruleset), *self.warehouses.stores]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        if not game.deck.can_draw():
            self.drawing.add_options(game, seat, options)
            return
        options.append(self.warehouses.stores[seat])
        for other in range(len(game.players)):
            if other != seat:
                options.append(self.warehouses.stores[other])

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Store):
            if action.seat >= len(game.players):
                return NO_SUCH_SEAT
            return None if game.deck.can_draw() else NO_CARDS
        return STORE_FIRST if game.deck.can_draw() else self.drawing.refusal(game, seat, action)

    def do(self, game: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Store):
            pile = self.warehouses.state(game).piles[action.seat]
            pile.add(game.deck.draw(), 1)
            game.announce("event-stored", seat=seat, seat_owner=action.seat, n=int(pile.size))
            begin_draw(game, seat)
        else:
            self.drawing.do(game, seat, action)

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return {} if isinstance(action, Store) else self.drawing.details(game, seat, action)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        for store in self.warehouses.stores:
            if target in store.targets():
                return self.refusal(game, seat, store) or NOT_NOW, {}
        found = self.drawing.target_refusal(game, seat, target)
        if found is not None and game.deck.can_draw():
            return STORE_FIRST, {}
        return found


class PlaceDepotVerb(Verb[PlaceDepot]):
    """Place depots before the action or after it, as many as there are (R56, R63)."""

    def __init__(self, warehouses: Warehouses) -> None:
        self.warehouses = warehouses

    def name(self) -> str:
        return "place-depot"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.warehouses.places]

    def is_open(self, game: GameState, seat: int) -> bool:
        return self.warehouses.state(game).depots[seat] > 0 and self.warehouses.has_room(game, seat)

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        if self.warehouses.state(game).depots[seat] > 0:
            self.warehouses.add_places(game, seat, options)

    def refusal(self, game: GameState, seat: int, action: PlaceDepot) -> Refusal | None:
        if self.warehouses.state(game).depots[seat] == 0:
            return NO_DEPOTS
        return self.warehouses.city_refusal(game, seat, int(action.city.id))

    def do(self, game: GameState, seat: int, action: PlaceDepot) -> None:
        self.warehouses.place(game, seat, action.city)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        return self.warehouses.target_refusal(game, seat, target, spent=self.warehouses.state(game).depots[seat] == 0)


class PlaceDepotStep(Step[PlaceDepot]):
    """Place the first depot, before the first turn (R51)."""

    def __init__(self, seat: int, warehouses: Warehouses) -> None:
        super().__init__(seat)
        self.warehouses = warehouses

    def name(self) -> str:
        return "place-depot"

    def options(self, game: GameState, seat: int) -> list[Action]:
        options: list[Action] = []
        self.warehouses.add_places(game, seat, options)
        return options

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceDepot):
            return NOT_NOW
        return self.warehouses.city_refusal(game, seat, int(action.city.id))

    def nothing_to_decide(self, game: GameState) -> bool:
        return not self.warehouses.has_room(game, self.seat)

    def do(self, game: GameState, seat: int, action: PlaceDepot) -> None:
        game.pop_step()
        self.warehouses.place(game, seat, action.city)
        game.flush_pushed()

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        return self.warehouses.target_refusal(game, seat, target, spent=False) or (NOT_NOW, {})


class EmptyStep(Step[Action]):
    """After a claim at a depot: give one of the own depots to take the cards of its owner's warehouse (R54, R55)."""

    def __init__(self, seat: int, owner: int, warehouses: Warehouses) -> None:
        super().__init__(seat)
        self.owner = owner
        self.warehouses = warehouses

    def name(self) -> str:
        return "empty"

    def options(self, game: GameState, seat: int) -> list[Action]:
        return [self.warehouses.empties[self.owner], game.ruleset.declining]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action is game.ruleset.declining or action is self.warehouses.empties[self.owner]:
            return None
        if isinstance(action, Empty):
            return Refusal("refusal-other-warehouse", "europe R54", seat=self.owner)
        return NOT_NOW

    def nothing_to_decide(self, game: GameState) -> bool:
        """Return True if the claimer has no depot to give or there is nothing to take; both are public."""
        state = self.warehouses.state(game)
        return state.depots[self.seat] == 0 or state.piles[self.owner].size == 0

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, Empty):
            state = self.warehouses.state(game)
            pile = state.piles[self.owner]
            state.depots[seat] -= 1
            state.boxed[seat] += 1
            if game.events is not None:
                told = {"seat": seat, "seat_owner": self.owner, "n": int(pile.size), "left": state.depots[seat]}
                own = Message("event-emptied-own", {**told, "cards": game.deck.cards_of(pile)})
                game.emit(Event(own, 1 << seat, Message("event-emptied", told)))
            pile.pour_into(game.players[seat].hand)
            game.revealed_information = True  # the taker has seen the cards
        game.flush_pushed()

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "owner": self.owner}
