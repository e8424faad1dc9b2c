"""Actions: small immutable objects, made once per ruleset, each with a number, a JSON form and a label."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, TypeAlias, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from fogg.board import Route, Ticket
from fogg.engine.cards.kind import Kind
from fogg.engine.decisions.fields import action_json, targets_of
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState

Form = dict[str, str | int]
NO_VERB: Final = -1
ALL_WILD: Final[i64] = -1


A = TypeVar("A", bound="Action")  # the actions that a verb or a step carries out


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One legal choice. Equal actions of a ruleset are one object."""

    def __init__(self) -> None:
        self.id: int = -1  # its number in the ruleset's action space
        self.verb: i64 = NO_VERB  # the verb of a turn that does it, if any does
        self.home: object = None  # the ruleset whose action space it belongs to

    def to_json(self) -> Form:
        """Return its JSON form: `do` names the sort of action (by default its class), the rest are its fields."""
        return action_json(self)

    def targets(self) -> list[str]:
        """Return what it touches: `route:<key>`, `city:<key>`, `deck`, ...; by default its fields of the board."""
        return targets_of(self)

    def words(self, game: GameState, seat: int) -> Message:
        """Return its label."""
        form = self.to_json()
        return Message(f"action-{form['do']}", {name: value for name, value in form.items() if name != "do"})

    def begins_draw(self) -> bool:
        """Return True if a draw of cards follows, for bots: they then choose the cards as in any draw."""
        return False

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={value!r}" for name, value in self.to_json().items() if name != "do")
        return f"{type(self).__name__}({parts})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Let pickle and deepcopy find the one object of its ruleset again."""
        if self.home is None:
            raise TypeError(f"{self!r} belongs to no ruleset: take it from `options` or `ruleset.actions` to pickle it")
        return restore_action, (self.home, self.to_json())


ActionForm: TypeAlias = Action | Mapping[str, Any] | SupportsIndex  # the object, its JSON form, or its number
Options: TypeAlias = Sequence[Action]


@final
class DrawFaceUp(Action):
    """Take a card of that kind from the row."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self.kind: Final = kind
        self.kind_id: i64 = kind.id

    def to_json(self) -> Form:
        return {"do": "draw", "kind": self.kind.key}

    def targets(self) -> list[str]:
        return [f"kind:{self.kind.key}"]


@final
class DrawHidden(Action):
    """Draw the top card of the deck."""

    def to_json(self) -> Form:
        return {"do": "draw-hidden"}

    def targets(self) -> list[str]:
        return ["deck"]


class DrawTickets(Action):
    """Draw tickets."""

    def to_json(self) -> Form:
        return {"do": "draw-tickets"}

    def targets(self) -> list[str]:
        return ["tickets"]

    def words(self, game: GameState, seat: int) -> Message:
        return Message("action-draw-tickets", {"n": game.ruleset.dealer.later_drawn})


@final
class Keep(Action):
    """Keep the tickets of the offer whose bit is set; the first ticket is bit 0."""

    def __init__(self, mask: int) -> None:
        super().__init__()
        self.mask: Final = mask

    def to_json(self) -> Form:
        return {"do": "keep", "tickets": self.mask}

    def chosen(self, offer: list[int]) -> list[int]:
        """Return those of the offer that it keeps."""
        return [offer[i] for i in range(len(offer)) if self.mask >> i & 1]

    def refused(self, offer: list[int]) -> list[int]:
        """Return those of the offer that it gives back."""
        return [offer[i] for i in range(len(offer)) if not self.mask >> i & 1]

    def targets(self) -> list[str]:
        return [f"offer:{i}" for i in range(self.mask.bit_length()) if self.mask >> i & 1]

    def words(self, game: GameState, seat: int) -> Message:
        cards: list[Ticket] = game.ruleset.board.tickets
        kept = [cards[ticket].key for ticket in self.chosen(game.players[seat].offer)]
        return Message("action-keep", {"tickets": kept})


@final
class Claim(Action):
    """Claim a route with cards of one color and that many wild cards; with wild cards only it has no color."""

    def __init__(self, route: Route, color: Kind | None, wilds: i64) -> None:
        super().__init__()
        self.route: Final = route
        self.route_id: i64 = route.id
        self.color: Final = color
        self.color_id: i64 = ALL_WILD if color is None else color.id
        self.wilds: i64 = wilds

    def to_json(self) -> Form:
        form: Form = {"do": "claim", "route": self.route.key}
        if self.color is not None:
            form["color"] = self.color.key
        form["wilds"] = int(self.wilds)
        return form

    def targets(self) -> list[str]:
        return [f"route:{self.route.key}"]

    def words(self, game: GameState, seat: int) -> Message:
        cards = int(game.terms_for(seat, self.route_id).cards)
        extra = game.step.extra_wilds()
        paid = paid_cards(self, cards, game.ruleset.wild_kind.key, extra)
        paid = game.ruleset.payment_rules.in_words(game, seat, self, paid)
        return Message("action-claim", {"route": self.route.key, "cards": paid})


@final
class Pay(Action):
    """Pay for something other than a route: cards of one color and that many wild cards."""

    def __init__(self, color: Kind | None, wilds: int) -> None:
        super().__init__()
        self.color: Final = color
        self.color_id: i64 = ALL_WILD if color is None else color.id
        self.wilds: i64 = wilds

    def to_json(self) -> Form:
        form: Form = {"do": "pay"}
        if self.color is not None:
            form["color"] = self.color.key
        form["wilds"] = int(self.wilds)
        return form

    def targets(self) -> list[str]:
        return ["payment"]

    def words(self, game: GameState, seat: int) -> Message:
        cards = game.step.price()
        return Message("action-pay", {"cards": paid_cards(self, cards, game.ruleset.wild_kind.key)})


@final
class Pass(Action):
    """Do nothing; allowed only when nothing else is (usa R7)."""

    def to_json(self) -> Form:
        return {"do": "pass"}


@final
class Decline(Action):
    """Do without something optional."""

    def to_json(self) -> Form:
        return {"do": "decline"}


@final
class EndTurn(Action):
    """Leave the free actions after a turn's action."""

    def to_json(self) -> Form:
        return {"do": "end-turn"}


def paid_cards(payment: Claim | Pay, cards: int, wild: str, extra: int = 0) -> list[list[str | int]]:
    """Return what a payment of that many cards, and `extra` wild ones on top, consists of, for a message."""
    paid: list[list[str | int]] = []
    if payment.color is not None and cards > payment.wilds:
        paid.append([payment.color.key, cards - int(payment.wilds)])
    if payment.wilds or extra:
        paid.append([wild, int(payment.wilds) + extra])
    return paid


def restore_action(home: Any, form: Form) -> Action:
    """Return the action of a ruleset that has that form, for pickle."""
    action = home.action(form)
    assert isinstance(action, Action)
    return action
