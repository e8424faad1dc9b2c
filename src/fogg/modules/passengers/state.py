"""Actions with passengers, and their state in a game."""

from __future__ import annotations

from typing import Any, Final

from fogg.authoring import Action, City, Form, GameState, Message, Route, State

NO_SEAT: Final = -1


class PlacePassenger(Action):
    """Put a passenger into a city at an end of the route just claimed."""

    def __init__(self, city: City) -> None:
        super().__init__()
        self.city: Final = city

    def to_json(self) -> Form:
        return {"do": "place-passenger", "city": self.city.key}

    def targets(self) -> list[str]:
        return [f"city:{self.city.key}"]


class MovePassenger(Action):
    """Choose the passenger that travels; the routes are the next decisions."""

    def __init__(self, city: City) -> None:
        super().__init__()
        self.city: Final = city

    def to_json(self) -> Form:
        return {"do": "move-passenger", "city": self.city.key}

    def targets(self) -> list[str]:
        return [f"city:{self.city.key}"]


class Along(Action):
    """Move the passenger along a route."""

    def __init__(self, route: Route) -> None:
        super().__init__()
        self.route: Final = route

    def to_json(self) -> Form:
        return {"do": "along", "route": self.route.key}

    def words(self, game: GameState, seat: int) -> Message:
        step = game.step
        points = step.immediate_points(game, seat, self) if step is not None and step.name() == "travel" else 0
        if points:
            return Message("action-along-for", {"route": self.route.key, "n": points})
        return Message("action-along", {"route": self.route.key})

    def targets(self) -> list[str]:
        return [f"route:{self.route.key}"]


class Stop(Action):
    """End the passenger's journey."""

    def to_json(self) -> Form:
        return {"do": "stop"}

    def targets(self) -> list[str]:
        return ["passenger"]


class Travelers(State):
    """The passengers: their seat by city (or NO_SEAT), and how many of each seat are left or gone."""

    def __init__(self, seat_at: list[int], left: list[int], moved: list[int]) -> None:
        self.seat_at: list[int] = seat_at
        self.left: list[int] = left
        self.moved: list[int] = moved

    def copy(self) -> State:
        return Travelers(self.seat_at[:], self.left[:], self.moved[:])

    def to_json(self) -> Any:
        return {"seat_at": self.seat_at[:], "left": self.left[:], "moved": self.moved[:]}
