"""Tourist attractions: points for each marked city that a side's routes touch (new_york R29)."""

from __future__ import annotations

from fogg.authoring import (
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Ruleset,
    ScoreLine,
    Tally,
    bonus_entry,
    bonus_points,
    points_for,
)

BONUS = "tourist_attractions"


class Attractions(Module):
    """Each attraction counts once for a side, however many of its routes end there."""

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        if bonus_entry(edition, BONUS) is None:
            problems.append(f"`bonuses` has no entry {BONUS!r}")
        if not any(["attraction" in city.tags for city in edition.board.cities]):
            problems.append("no city has the tag `attraction`")
        bonus_points(edition, BONUS, "points_each")
        return problems

    def tensors(self, ruleset: Ruleset) -> dict[str, list[int]] | None:
        each = bonus_points(ruleset.edition, BONUS, "points_each")
        return {"city_points": [each if "attraction" in city.tags else 0 for city in ruleset.board.cities]}

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        each = bonus_points(tally.game.ruleset.edition, BONUS, "points_each")
        lines: list[ScoreLine] = []
        for side in range(len(tally.game.sides)):
            touched = self.touched(tally, side)
            if touched:
                lines.append(
                    ScoreLine(tally.captain(side), "score-attractions", each * len(touched), (), (), tuple(touched))
                )
        return lines

    def touched(self, tally: Tally, side: int) -> list[str]:
        """Return the attractions at an end of a route of the side."""
        ends: set[int] = set()
        for route in tally.routes(side):
            ends.add(int(route.a))
            ends.add(int(route.b))
        return [city.key for city in tally.game.ruleset.board.cities if city.id in ends and "attraction" in city.tags]

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-attractions"),
        ]

    def end_summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-end-attractions", {"n": bonus_points(edition, BONUS, "points_each")})]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        board = game.ruleset.board
        reached: list[set[int]] = [set() for _ in game.players]
        for route in board.routes:
            for seat in range(len(reached)):
                if game.owners[route.id] >> seat & 1:
                    reached[seat] |= {int(route.a), int(route.b)}
        marked = [city for city in board.cities if "attraction" in city.tags]
        entries: list[LedgerEntry] = []
        for seat, ends in enumerate(reached):
            cities = tuple([city.key for city in marked if int(city.id) in ends])
            entries.append(LedgerEntry(len(cities), points_for(lines, ("score-attractions",), seat), cities=cities))
        each = bonus_points(game.ruleset.edition, BONUS, "points_each")
        about = Message("ledger-attractions-about", {"n": each, "all": len(marked)})
        return Ledger(Message("ledger-attractions"), about, tuple(entries))

    def gives(self, ruleset: Ruleset) -> dict[str, Message]:
        gift = Message("gives-attraction", {"n": bonus_points(ruleset.edition, BONUS, "points_each")})
        return {f"city:{city.key}": gift for city in ruleset.board.cities if "attraction" in city.tags}
