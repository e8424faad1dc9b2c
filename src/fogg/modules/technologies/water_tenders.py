"""Water Tenders: three hidden cards at once instead of the usual draw (R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.authoring import (
    NO_CARDS,
    NOT_NOW,
    Action,
    CardSource,
    Event,
    Form,
    GameState,
    Message,
    Refusal,
    Ruleset,
    continue_draw,
)

if TYPE_CHECKING:
    from fogg.modules.technologies.rules import Technologies

CARDS: Final = 3
NO_TENDERS: Final = Refusal("refusal-water-tenders", "uk R7")


class DrawThree(Action):
    """Draw the top three cards of the deck."""

    def to_json(self) -> Form:
        return {"do": "draw-three"}

    def targets(self) -> list[str]:
        return ["deck"]


class WaterTenders(CardSource):
    """The deck once more, for the card's owners; with fewer cards left it gives what there is."""

    def __init__(self, technologies: Technologies, bit: i64) -> None:
        self.technologies: Final = technologies
        self.bit: Final[i64] = bit
        self.action: Final = DrawThree()

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [self.action]

    def add_options(self, game: GameState, seat: int, options: list[Action], *, first: bool) -> None:
        if self.refusal(game, seat, self.action, first=first) is None:
            options.append(self.action)

    def refusal(self, game: GameState, seat: int, action: Action, *, first: bool) -> Refusal | None:
        if not first:
            return NOT_NOW
        if self.technologies.display(game).owned[seat] & self.bit == 0:
            return NO_TENDERS
        return None if game.deck.can_draw() else NO_CARDS

    def take(self, game: GameState, seat: int, action: Action, left: i64) -> None:
        hand = game.players[seat].hand
        for _ in range(CARDS):
            if game.deck.can_draw():
                kind = game.deck.draw()
                hand.add(kind, 1)
                if game.events is not None:
                    full = Message("event-drew-hidden-own", {"seat": seat, "kind": game.ruleset.kinds[kind].key})
                    game.emit(Event(full, 1 << seat, Message("event-drew-hidden", {"seat": seat})))
                for module in game.ruleset.on_after_card:
                    module.after_card(game, seat, kind, face_up=False)
        game.deck.fill()  # usa Q4
        continue_draw(game, seat, 0)
