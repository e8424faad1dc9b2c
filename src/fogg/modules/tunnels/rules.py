"""Tunnels: cards are turned up when one is claimed, and may ask for a higher payment (europe R13 to R22).

The claim becomes two steps: the payment is laid out and cards are turned up; then the seat pays the extra cards or
takes back what it laid out. Editions print how many cards are turned up, for all tunnels or on each of them.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fogg.authoring import (
    ALL_WILD,
    CARDS,
    EVERYBODY,
    NOT_NOW,
    Action,
    AnyStep,
    Bill,
    Claim,
    Edition,
    Form,
    GameState,
    Message,
    Module,
    Pile,
    PileZone,
    Purchase,
    Refusal,
    Ruleset,
    State,
    Step,
    StepForm,
    Zone,
    complete,
    covers,
    empty_pile,
    give_back,
    public,
    settle_bill,
)

TUNNEL: Final = "tunnel"
EXTRA_CARDS: Final = Refusal("refusal-tunnel-extra", "europe R15")
EXTRA_WILDS: Final = Refusal("refusal-tunnel-extra", "europe R16")


class Extra(Action):
    """Add the cards a tunnel asks for, that many of them wild."""

    def __init__(self, wilds: int) -> None:
        super().__init__()
        self.wilds: i64 = wilds

    def to_json(self) -> Form:
        return {"do": "extra", "wilds": int(self.wilds)}

    def targets(self) -> list[str]:
        return ["tunnel"]

    def words(self, game: GameState, seat: int) -> Message:
        step = game.step
        assert isinstance(step, TunnelStep)
        cards: list[list[str | int]] = []
        if step.claim.color is not None and step.extra > self.wilds:
            cards.append([step.claim.color.key, int(step.extra - self.wilds)])
        if self.wilds:
            cards.append([game.ruleset.wild_kind.key, int(self.wilds)])
        return Message("action-extra", {"cards": cards})


class GiveUp(Action):
    """Take the cards back and leave the tunnel."""

    def to_json(self) -> Form:
        return {"do": "give-up"}

    def targets(self) -> list[str]:
        return ["tunnel"]


class TurnedUp(State):
    """The cards turned up for the tunnel at hand."""

    def __init__(self, pile: Pile) -> None:
        self.pile = pile

    def copy(self) -> State:
        return TurnedUp(self.pile.copy())

    def to_json(self) -> Any:
        return None


class TunnelStep(Step[Action]):
    """Pay `extra` cards more for a tunnel, or give up. It is asked even of a seat that can only give up."""

    def __init__(self, seat: int, claim: Claim, extra: i64, tunnels: Tunnels) -> None:
        super().__init__(seat)
        self.claim: Final = claim
        self.extra: i64 = extra
        self.tunnels: Final = tunnels

    def name(self) -> str:
        return "tunnel"

    def price(self) -> int:
        return int(self.extra)

    def options(self, game: GameState, seat: int) -> list[Action]:
        options: list[Action] = [way for way in self.tunnels.extras if self.payable(game, seat, way)]
        options.append(self.tunnels.give_up)
        return options

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Extra):
            if self.payable(game, seat, action):
                return None
            return EXTRA_WILDS if self.claim.color_id == ALL_WILD else EXTRA_CARDS
        return None if isinstance(action, GiveUp) else NOT_NOW

    def payable(self, game: GameState, seat: int, way: Extra) -> bool:
        """Return whether the seat can pay it so; an attempt without a color takes wild cards only (europe R16)."""
        if way.wilds > self.extra or (self.claim.color_id == ALL_WILD and way.wilds < self.extra):
            return False
        return covers(game, seat, self.bill(way))

    def bill(self, way: Extra) -> Bill:
        """Return the bill of that way of paying."""
        return Bill(self.extra, self.claim.color_id, way.wilds, None)

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, Extra):
            settle_bill(game, seat, self.bill(action), TunnelPurchase(self.claim, self.extra, self.tunnels))
        else:
            game.emit(public("event-gave-up", seat=seat, route=self.claim.route.key))
            give_back(game, seat)
            self.tunnels.put_away(game)
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        details: dict[str, Any] = {"n": int(self.extra), "route": self.claim.route.key}
        details["colored"] = 0 if self.claim.color is None else 1
        details["kind"] = game.ruleset.wild_kind.key if self.claim.color is None else self.claim.color.key
        return details

    def to_json(self) -> StepForm:
        return {"seat": self.seat, "claim": self.claim.to_json(), "extra": int(self.extra)}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, tunnels: Tunnels) -> TunnelStep:
        claim = ruleset.claim(form["claim"])
        return TunnelStep(form["seat"], claim, form["extra"], tunnels)


class TunnelPurchase(Purchase):
    """The tunnel itself, when the extra cards are laid out too."""

    def __init__(self, claim: Claim, extra: i64, tunnels: Tunnels) -> None:
        self.claim: Final = claim
        self.extra: i64 = extra
        self.tunnels: Final = tunnels

    def name(self) -> str:
        return "tunnel"

    def to_json(self) -> Form:
        return {**self.claim.to_json(), "extra": int(self.extra)}

    def stand_in(self, seat: int) -> AnyStep | None:
        return TunnelStep(seat, self.claim, self.extra, self.tunnels)

    def paid(self, game: GameState, seat: int) -> None:
        self.tunnels.put_away(game)
        complete(game, seat, game.terms_for(seat, self.claim.route_id))

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, tunnels: Tunnels) -> TunnelPurchase:
        claim = ruleset.claim({name: value for name, value in form.items() if name != "extra"})
        return TunnelPurchase(claim, form["extra"], tunnels)


class Tunnels(Module):
    """Turns cards up when a tunnel is claimed."""

    def __init__(self) -> None:
        super().__init__()
        self.reveals: list[int] = []  # by route: how many cards are turned up
        self.extras: list[Extra] = []
        self.give_up: Final = GiveUp()

    def check(self, edition: Edition) -> list[str]:
        return [] if any([route.kind == TUNNEL for route in edition.board.routes]) else ["no route is a tunnel"]

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        per_route = edition.get("tunnels.cards_revealed_per_route", False)
        for route in edition.board.routes:
            if route.kind != TUNNEL:
                self.reveals.append(0)
            elif per_route:
                self.reveals.append(int(route.tags["reveal"]))
            else:
                self.reveals.append(edition.number("tunnels.cards_revealed"))
        ruleset.add_step("tunnel", lambda rules, form: TunnelStep.from_json(rules, form, self))
        ruleset.add_purchase("tunnel", lambda rules, form: TunnelPurchase.from_json(rules, form, self))

    def actions(self, ruleset: Ruleset) -> list[Action]:
        self.extras = [Extra(wilds) for wilds in range(max(self.reveals) + 1)]
        return [*self.extras, self.give_up]

    def tensors(self, ruleset: Ruleset) -> dict[str, list[int]] | None:
        return {"reveals": self.reveals}

    def new_state(self, game: GameState) -> State:
        return TurnedUp(empty_pile(len(game.ruleset.kinds)))

    def read_state(self, game: GameState, form: Any) -> State:
        return TurnedUp(empty_pile(len(game.ruleset.kinds)))

    def turned(self, game: GameState) -> Pile:
        """Return the cards that lie turned up."""
        state = game.module_states[self.slot]
        assert isinstance(state, TurnedUp)
        return state.pile

    def zones(self, game: GameState) -> list[Zone]:
        return [PileZone(CARDS, "turned-up", EVERYBODY, self.turned(game))]

    def after_payment(self, game: GameState, seat: int, claim: Claim) -> bool:
        n = self.reveals[claim.route.id]
        if n == 0:
            return False
        extra = self.turn_up(game, seat, claim, n)
        if extra == 0:
            self.put_away(game)
            return False
        game.push_step(TunnelStep(seat, claim, extra, self))
        return True

    def turn_up(self, game: GameState, seat: int, claim: Claim, n: int) -> i64:
        """Turn up `n` cards, or those there are; returns how many of them ask for an extra card (europe R14, R20)."""
        pile = self.turned(game)
        for _ in range(n):
            if game.deck.can_draw():
                pile.add(game.deck.draw(), 1)
        extra = pile.counts[game.ruleset.wild]
        if claim.color_id != ALL_WILD:
            extra += pile.counts[claim.color_id]
        if game.events is not None:
            laid = game.deck.cards_of(game.players[seat].committed)
            route = claim.route.key
            game.emit(
                public(
                    "event-tunnel",
                    seat=seat,
                    route=route,
                    cards_laid=laid,
                    cards=game.deck.cards_of(pile),
                    n=int(extra),
                )
            )
        game.deck.fill()  # usa Q4
        return extra

    def put_away(self, game: GameState) -> None:
        """Discard the turned-up cards, which happens in every case (europe R18)."""
        self.turned(game).pour_into(game.deck.discards)

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-tunnels", {"n": edition.get("tunnels.cards_revealed", 0)}),
            Message("rules-tunnels-back"),
        ]

    def risks(self, ruleset: Ruleset) -> dict[str, Message]:
        named = zip(ruleset.board.routes, self.reveals, strict=True)
        return {f"route:{route.key}": Message("risk-tunnel", {"n": n}) for route, n in named if n}
