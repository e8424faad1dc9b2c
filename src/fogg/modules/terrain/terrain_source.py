"""Drawing terrain cards: two lie face up, the others are drawn blind (africa R13, R14, R17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fogg.authoring import NOT_NOW, Action, CardSource, Form, GameState, Kind, Refusal, Ruleset, continue_draw

if TYPE_CHECKING:
    from fogg.modules.terrain.rules import Terrain

ANY_SLOT = -1


class DrawTerrain(Action):
    """Take a face-up terrain card of that type."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self.kind = kind

    def to_json(self) -> Form:
        return {"do": "draw-terrain", "kind": self.kind.key}

    def targets(self) -> list[str]:
        return [f"terrain:{self.kind.key}"]


class DrawTerrainHidden(Action):
    """Draw the top card of the terrain deck."""

    def to_json(self) -> Form:
        return {"do": "draw-terrain-hidden"}

    def targets(self) -> list[str]:
        return ["terrain-deck"]


class TerrainSource(CardSource):
    """The terrain deck with its two face-up cards: each of them counts as one card of a draw."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.face_up = [DrawTerrain(kind) for kind in terrain.kinds]
        self.hidden = DrawTerrainHidden()
        self.all: list[Action] = [*self.face_up, self.hidden]

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return self.all

    def add_options(self, game: GameState, seat: int, options: list[Action], *, first: bool) -> None:
        for action in self.all:
            if self.refusal(game, seat, action, first=first) is None:
                options.append(action)

    def refusal(self, game: GameState, seat: int, action: Action, *, first: bool) -> Refusal | None:
        deck = self.terrain.state(game).deck
        if isinstance(action, DrawTerrain):
            if deck.market_counts.counts[action.kind.id]:
                return None
            return Refusal("refusal-terrain-not-shown", "africa R14", kind=action.kind.key)
        if isinstance(action, DrawTerrainHidden):
            return None if deck.can_draw() else Refusal("refusal-no-terrain", "africa R17")
        return NOT_NOW

    def take(self, game: GameState, seat: int, action: Action, left: i64) -> None:
        state = self.terrain.state(game)
        closed = not game.deck.can_draw() and not game.ruleset.market_stays_open  # usa R16
        if isinstance(action, DrawTerrain):
            kind: i64 = action.kind.id
            state.deck.take_from_market(kind, ANY_SLOT)
            game.announce("event-drew-terrain", seat=seat, kind=action.kind.key)
        else:
            kind = state.deck.draw()
            game.announce("event-drew-terrain-hidden", seat=seat, kind=self.terrain.kinds[kind].key)
        state.held[seat][kind] += 1
        state.deck.fill()  # usa Q4: the card that was asked for came first
        continue_draw(game, seat, left, sources_only=closed)
