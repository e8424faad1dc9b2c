"""Building: one piece of the supply is laid on a bed of its length (france R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from fogg.authoring import (
    NOT_NOW,
    Action,
    Form,
    GameState,
    Kind,
    Message,
    Refusal,
    Route,
    Ruleset,
    Step,
    StepForm,
    route_details,
)

if TYPE_CHECKING:
    from fogg.modules.track_beds.rules import TrackBeds

NO_PIECE: Final = Refusal("refusal-no-piece", "france R7")


class PlaceTrack(Action):
    """Lay a piece of that color on a bed."""

    def __init__(self, route: Route, color: Kind) -> None:
        super().__init__()
        self.route: Final = route
        self.route_id: i64 = route.id
        self.color: Final = color
        self.color_id: i64 = color.id

    def to_json(self) -> Form:
        return {"do": "place-track", "route": self.route.key, "color": self.color.key}

    def targets(self) -> list[str]:
        return [f"route:{self.route.key}"]

    def words(self, game: GameState, seat: int) -> Message:
        step, n = game.step, int(self.route.length)
        params = {"route": self.route.key, "kind": self.color.key, "n": n}
        if isinstance(step, BuildStep):
            params["left"] = int(step.beds.tracks(game).supply[self.color_id][n])
        return Message("action-place-track", params)


class BuildStep(Step[PlaceTrack]):
    """Lay one piece. Supply and beds are public, and so is whether there is a choice (france R8)."""

    def __init__(self, seat: int, beds: TrackBeds) -> None:
        super().__init__(seat)
        self.beds: Final = beds

    def name(self) -> str:
        return "build"

    def nothing_to_decide(self, game: GameState) -> bool:
        supply = self.beds.tracks(game).supply
        for places in self.beds.places:
            if self.beds.bed_refusal(game, places[0].route_id) is None:
                for place in places:
                    if supply[place.color_id][place.route.length]:
                        return False
        return True

    def options(self, game: GameState, seat: int) -> list[Action]:
        supply = self.beds.tracks(game).supply
        options: list[Action] = []
        for places in self.beds.places:
            if self.beds.bed_refusal(game, places[0].route_id) is None:
                length: i64 = places[0].route.length
                for place in places:
                    if supply[place.color_id][length]:
                        options.append(place)
        return options

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceTrack):
            return NOT_NOW
        why = self.beds.bed_refusal(game, action.route_id)
        if why is not None:
            return why
        return None if self.beds.tracks(game).supply[action.color_id][action.route.length] else NO_PIECE

    def do(self, game: GameState, seat: int, action: PlaceTrack) -> None:
        game.pop_step()
        self.beds.lay(game, seat, action)
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        if not isinstance(action, PlaceTrack):
            return {}
        return {**self.bed_details(game, seat, action.route), "kind": action.color.key, "colored": 1}

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        for places in self.beds.places:
            if target in places[0].targets():
                why = self.beds.bed_refusal(game, places[0].route_id)
                return (why or NO_PIECE), self.bed_details(game, seat, places[0].route)
        return NOT_NOW, {}

    def bed_details(self, game: GameState, seat: int, route: Route) -> dict[str, Any]:
        """Return parameters for the sentence of a refusal about a bed of any color."""
        details = route_details(game, seat, route.id)
        details["n"] = int(route.length)
        details["colored"] = 0
        laid = self.beds.tracks(game).laid[route.id]
        if laid >= 0:
            details["kind_laid"] = game.ruleset.kinds[laid].key
        return details

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, beds: TrackBeds) -> BuildStep:
        return BuildStep(form["seat"], beds)
