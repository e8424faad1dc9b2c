"""The module: what each seat owns decides what it may claim, what that scores, and how it pays."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from fogg.authoring import (
    Action,
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Piece,
    Refusal,
    Ruleset,
    ScoreLine,
    State,
    Tally,
    Terms,
    public,
)
from fogg.modules.substitutes.payment import substitutes_of
from fogg.modules.substitutes.rate import PrintedRate
from fogg.modules.technologies.booster import BoosterRate
from fogg.modules.technologies.buying import BuyPurchase, BuyVerb
from fogg.modules.technologies.diesel import DieselPayment, DieselStep
from fogg.modules.technologies.display import (
    ONE_TURN,
    THERMOCOMPRESSOR,
    Display,
    Technology,
    bit_of,
    cards_in_play,
    needs_of,
)
from fogg.modules.technologies.one_turn import OneTurn, OneTurnPurchase, OneTurnStep, OneTurnVerb
from fogg.modules.technologies.points import Points
from fogg.modules.technologies.second_claim import NAME, SecondClaim, SecondClaimStep
from fogg.modules.technologies.water_tenders import WaterTenders


class Technologies(Module):
    """The display and everything that its cards do."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[Technology] = []
        self.needs: list[int] = []  # by route: the cards that it takes, a bit mask
        self.refusals: dict[int, Refusal] = {}  # by what is missing
        self.open: dict[int, list[Terms]] = {}  # by what is owned: the routes that may be claimed; filled as asked
        self.points_of: Points = Points([])
        self.leaving: list[Technology] = []  # out of the game at the first reshuffle
        self.diesel: DieselPayment | None = None

    def check(self, edition: Edition) -> list[str]:
        if edition.get("tables.technologies") is None:
            return ["there is no table technologies"]
        problems: list[str] = []
        for key in ("bought_per_turn", "max_copies_per_player"):
            if edition.number(f"technologies.{key}") != 1:
                problems.append(f"technologies.{key} can only be 1")
        rules = edition.rules
        if "substitutes" in rules and rules.index("substitutes") > rules.index("technologies"):
            problems.append("substitutes must stand before it in `rules`")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.cards = cards_in_play(edition)
        self.needs = [int(needs_of(self.cards, terms)) for terms in ruleset.terms]
        self.refusals = refusals_of(self.cards, self.needs)
        self.points_of = Points(self.cards)
        leaving: list[str] = edition.get("technologies.removed_after_first_reshuffle", [])
        self.leaving = [card for card in self.cards if card.key in leaving]
        ruleset.free_verbs.append(BuyVerb(self, [card for card in self.cards if card.key not in ONE_TURN]))
        ruleset.add_purchase("technology", lambda rules, form: BuyPurchase.from_json(rules, form, self))
        for card in self.cards:
            if card.key in ONE_TURN:
                self.install_one_turn(ruleset, OneTurn(card, self))
        self.install_payment(ruleset)
        tenders = bit_of(self.cards, "water_tenders")
        if tenders:
            ruleset.sources.append(WaterTenders(self, tenders))

    def install_one_turn(self, ruleset: Ruleset, sort: OneTurn) -> None:
        """Add a card that is bought together with a claim."""
        ruleset.add_verb(OneTurnVerb(sort))
        ruleset.second_owners = ruleset.second_owners or sort.sharing
        ruleset.add_step(sort.card.key.replace("_", "-"), lambda rules, form: OneTurnStep.from_json(rules, form, sort))
        ruleset.add_purchase(sort.card.key, lambda rules, form: OneTurnPurchase.from_json(rules, form, sort))
        if sort.card.key == THERMOCOMPRESSOR:
            ruleset.uses_declining = True
            ruleset.add_step(NAME, SecondClaimStep.from_json)
            ruleset.add_purchase(NAME, SecondClaim.from_json)

    def install_payment(self, ruleset: Ruleset) -> None:
        """Put in place what changes how a seat pays: Booster and Diesel Power."""
        sets = substitutes_of(ruleset)
        if sets is not None:
            costs = [int(card.cost) for card in self.cards]
            tops = [int(card.cost) for card in self.cards if card.key in ONE_TURN]
            sets.most = max([sets.most + max([0, *tops]), *costs])
            better: int = ruleset.edition.get("locomotive_substitution.cards_for_one_locomotive_with_booster", 0)
            booster = bit_of(self.cards, "booster")
            if better and booster and isinstance(sets.rate, PrintedRate):
                sets.rate = BoosterRate(sets.rate, better, self, booster)
        diesel = bit_of(self.cards, "diesel_power")
        if diesel:
            engine = DieselPayment(ruleset.payment_rules, self, diesel)
            self.diesel = engine
            ruleset.payment_rules = engine
            ruleset.add_step("diesel", lambda rules, form: DieselStep.from_json(rules, form, engine))

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [] if self.diesel is None else [*self.diesel.ways]

    def card(self, key: str) -> Technology:
        """Return the card of that key."""
        for card in self.cards:
            if card.key == key:
                return card
        raise KeyError(key)

    # ---- state

    def new_state(self, game: GameState) -> State:
        return Display([card.copies for card in self.cards], [0 for _ in game.players], 0)

    def read_state(self, game: GameState, form: Any) -> State:
        return Display(list(form["left"]), list(form["owned"]), form["bought"])

    def display(self, game: GameState) -> Display:
        """Return its state in that game."""
        state = game.module_states[self.slot]
        assert isinstance(state, Display)
        return state

    def pieces(self, game: GameState) -> list[Piece]:
        display = self.display(game)
        pieces: list[Piece] = []
        for card in self.cards:
            place = f"technology:{card.key}"
            if display.left[card.id]:
                pieces.append(Piece("technology", place, -1, display.left[card.id]))
            for seat in range(len(display.owned)):
                if display.owned[seat] & card.bit:
                    pieces.append(Piece("technology", place, seat))
        return pieces

    def audit(self, game: GameState) -> list[str]:
        display = self.display(game)
        problems: list[str] = []
        for card in self.cards:
            sold = sum([1 for owned in display.owned if owned & card.bit])
            gone = card in self.leaving and game.deck.reshuffles > 0
            if display.left[card.id] != (0 if gone else card.copies - sold):
                problems.append(f"{display.left[card.id]} copies of {card.key} are left and {sold} sold")
        return problems

    # ---- what the cards do

    def forbids(self, game: GameState, seat: int, route: i64) -> Refusal | None:
        missing = self.needs[route] & ~self.display(game).owned[seat]
        return self.refusals[missing] if missing else None

    def open_routes(self, game: GameState, seat: int, routes: list[Terms]) -> list[Terms]:
        owned = self.display(game).owned[seat]
        if routes is not game.ruleset.by_price:
            return [terms for terms in routes if self.needs[terms.route_id] & ~owned == 0]
        found = self.open.get(owned)
        if found is None:
            found = [terms for terms in routes if self.needs[terms.route_id] & ~owned == 0]
            self.open[owned] = found
        return found

    def points(self, game: GameState, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        return self.points_of.of_claim(self.display(game).owned[seat], seat, terms, lines)

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        return self.points_of.at_the_end(tally, self.display(tally.game).owned)

    def reshuffled(self, game: GameState) -> None:
        display = self.display(game)
        for card in self.leaving:
            if display.left[card.id]:  # R19: unsold copies leave the game
                display.left[card.id] = 0
                game.emit(public("event-technology-gone", thing=card.key))

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-technologies"),
            Message("rules-technologies-without"),
        ]

    def gives(self, ruleset: Ruleset) -> dict[str, Message]:
        effects = {row["id"]: row["effect"] for row in ruleset.edition.table("technologies")}
        return {
            f"thing:{card.key}": Message("gives-technology", {"text": effects[card.key], "n": int(card.cost)})
            for card in self.cards
        }

    def counted(self) -> list[str]:
        return [card.key for card in self.cards]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        owned: list[list[str]] = [[] for _ in game.players]
        for piece in self.pieces(game):
            if piece.seat >= 0:
                owned[piece.seat].append(piece.place.partition(":")[2])
        entries = tuple([LedgerEntry(len(things), things=tuple(things)) for things in owned])
        return Ledger(Message("ledger-technologies"), Message("ledger-technologies-about"), entries)


def refusals_of(cards: list[Technology], needs: list[int]) -> dict[int, Refusal]:
    """Return a refusal for everything that may be missing for some route, with the cards in its sentence."""
    made: dict[int, Refusal] = {}
    for need in needs:
        part = need
        while part:  # every non-empty subset of what the route needs
            if part not in made:
                missing = [card.key for card in cards if part & card.bit]
                made[part] = Refusal("refusal-technology-needed", "uk R11", lifted_by=missing, things=missing)
            part = (part - 1) & need
    return made
