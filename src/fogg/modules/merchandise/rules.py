"""Merchandise cards: a claimed cart route brings one; at the end they score by rank (amsterdam R15, R19 to R21)."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Ruleset,
    ScoreLine,
    State,
    Tally,
    Terms,
    bonus_entry,
    points_for,
    points_of_rank,
    public,
)

BONUS = "merchandise"
TAG = "cart"
CARD_WORTH = 1  # points that bots count for a card, of which the bonus is made; found by playing


class MerchandiseState(State):
    """The merchandise cards of each seat, and those left. They lie open."""

    def __init__(self, held: list[int], left: int) -> None:
        self.held = held
        self.left = left

    def copy(self) -> State:
        return MerchandiseState(self.held[:], self.left)

    def to_json(self) -> Any:
        return {"held": self.held[:], "left": self.left}


class Merchandise(Module):
    """Cards for cart routes, and the bonus by rank."""

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        entry = bonus_entry(edition, BONUS)
        ranks = {} if entry is None else entry.get("points_by_rank", {})
        if entry is None:
            problems.append(f"`bonuses` has no entry {BONUS!r}")
        elif any([str(players) not in ranks for players in edition.players]):
            problems.append(f"`points_by_rank` of the bonus {BONUS!r} needs an entry for each number of players")
        for key in ("merchandise.cards", "merchandise.minimum_to_score"):
            edition.number(key)
        if not any([TAG in route.tags for route in edition.board.routes]):
            problems.append(f"no route has the tag `{TAG}`")
        return problems

    def new_state(self, game: GameState) -> State:
        return MerchandiseState([0 for _ in game.players], game.ruleset.edition.number("merchandise.cards"))

    def read_state(self, game: GameState, form: Any) -> State:
        return MerchandiseState(list(form["held"]), form["left"])

    def state(self, game: GameState) -> MerchandiseState:
        """Return its state in that game."""
        state = game.module_states[self.slot]
        assert isinstance(state, MerchandiseState)
        return state

    def after_claim(self, game: GameState, seat: int, terms: Terms) -> None:
        state = self.state(game)
        if TAG in terms.route.tags and state.left > 0:  # amsterdam Q4: from an empty pile no card is taken
            state.left -= 1
            state.held[seat] += 1
            game.emit(public("event-merchandise", seat=seat, n=state.held[seat]))

    def audit(self, game: GameState) -> list[str]:
        state = self.state(game)
        total = sum(state.held) + state.left
        cards = game.ruleset.edition.number("merchandise.cards")
        return [] if total == cards else [f"{total} merchandise cards instead of {cards}"]

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        game = tally.game
        entry = bonus_entry(game.ruleset.edition, BONUS)
        by_rank: list[int] = [] if entry is None else entry["points_by_rank"][str(len(game.players))]
        held = self.state(game).held
        numbers = [sum([held[seat] for seat in side]) for side in game.sides]
        lines: list[ScoreLine] = []
        for side in range(len(game.sides)):
            points = points_of_rank(by_rank, numbers, side)
            if numbers[side] >= game.ruleset.edition.number("merchandise.minimum_to_score") and points:
                lines.append(ScoreLine(tally.captain(side), "score-merchandise", points))
        return lines

    def worth(self, ruleset: Ruleset) -> dict[str, int]:
        return {f"route:{route.key}": CARD_WORTH for route in ruleset.board.routes if TAG in route.tags}

    # ---- at the table

    def icon(self) -> str:
        return (
            "M7 4H17V9.6A5 5 0 0 1 7 9.6ZM7 5.6H3.8C3.8 9 5 10.6 7.3 10.9"
            "M17 5.6H20.2C20.2 9 19 10.6 16.7 10.9M12 14.6V18M8 20.4H16"
        )

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-merchandise"),
        ]

    def end_summary(self, edition: Edition) -> list[Message]:
        ranks = (bonus_entry(edition, BONUS) or {}).get("points_by_rank", {})
        return [
            Message("rules-end-merchandise", {"n": int(players), "points": ", ".join([str(n) for n in points])})
            for players, points in ranks.items()
        ]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        state = self.state(game)
        entries = [LedgerEntry(n, points_for(lines, ("score-merchandise",), seat)) for seat, n in enumerate(state.held)]
        entry = bonus_entry(game.ruleset.edition, BONUS) or {}
        ranks: list[int] = entry.get("points_by_rank", {}).get(str(len(state.held)), [])
        points = ", ".join([str(n) for n in ranks])
        about = Message("ledger-merchandise-about", {"points": points, "n": int(state.left)})
        return Ledger(Message("ledger-merchandise"), about, tuple(entries))

    def gives(self, ruleset: Ruleset) -> dict[str, Message]:
        gift = Message("gives-merchandise")
        return {f"route:{route.key}": gift for route in ruleset.board.routes if TAG in route.tags}
