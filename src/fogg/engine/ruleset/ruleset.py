"""A ruleset: an edition with its variant, settings and add-ons, ready to be played. Built once, shared by all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

import msgspec
from mypy_extensions import i16, i64

from fogg.board import Board, Edition
from fogg.engine.cards.kind import Kind
from fogg.engine.cards.pile import Pile
from fogg.engine.claims.payment import Purchase
from fogg.engine.claims.payment_rules import PaymentRules
from fogg.engine.claims.terms import Tariff, Terms
from fogg.engine.decisions.action import Action, Claim, Decline, EndTurn, Keep, Pass, Pay
from fogg.engine.decisions.draw import DrawVerb
from fogg.engine.decisions.step import AnyStep, StepForm
from fogg.engine.decisions.verb import AnyVerb, CardSource
from fogg.engine.ruleset.module import Module
from fogg.engine.tickets.dealer import Dealer
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.engine.ruleset.spec import RulesetSpec

SORTED = msgspec.json.Encoder(order="sorted")


StepReader = Callable[["Ruleset", StepForm], AnyStep]  # makes a step again from its JSON form
PurchaseReader = Callable[["Ruleset", StepForm], Purchase]
FormReader = Callable[["Ruleset", object], Action]  # raises MalformedAction where no action has the form
Remake = Callable[["RulesetSpec", int], "Ruleset"]  # by choices and version of the rules


@final
class Ruleset:
    """Everything of a game that does not change while it is played.

    Modules change it while it is installed (`assemble.build`); afterwards it is only read. For each hook it has the
    list of modules that define it, empty where no module does.
    """

    choice: RulesetSpec  # what it was made from; set by its builder

    def __init__(
        self, edition: Edition, kinds: list[Kind], terms: list[Terms], dealer: Dealer, read_form: FormReader
    ) -> None:
        self.read_form: Final = read_form  # reads forms that are not found at once
        self.remake: Remake | None = None  # makes it again for pickle
        self.edition: Final = edition
        self.board: Final[Board] = edition.board
        self.kinds: list[Kind] = kinds
        self.n_colors: i64 = sum([1 for kind in kinds if kind.is_color])
        self.wild: i64 = self.n_colors  # the kind after the colors
        self.wild_kind: Kind = kinds[int(self.n_colors)]
        self.terms: list[Terms] = terms
        self.tariffs: list[Tariff] = []  # the same by price, those with fewest cards first
        self.by_price: list[Terms] = []  # all of them in that order
        self.open_at_start: list[vec[i16]] = []  # by number of seats: the open routes by seat and tariff
        self.ticket_nodes: list[list[int]] = [
            [city.id] for city in edition.board.cities
        ]  # nodes that serve a ticket's end
        self.dealer: Dealer = dealer
        self.payment_rules: PaymentRules = PaymentRules()
        self.team_size: int = 1
        self.side_of: list[list[int]] = []  # by number of seats: the side of each seat
        self.sides: list[list[list[int]]] = []  # by number of seats: the seats of each side
        self.most_seats: int = max(edition.players)
        self.fewer_cards: int = 0  # how many cards a module may take off the price of a route during a game,
        self.more_cards: int = 0  # or add to it
        self.second_owners: bool = False  # a route may be claimed by a seat although another owns it
        self.uses_payments: bool = False  # whether anything but routes can be paid for
        self.starting_hand: int = edition.number("starting_hand")
        self.starting_wilds: int = edition.get("starting_locomotives", 0)
        self.limits: list[Pile] = []  # by number of players, and group of parallel tracks: how many may be claimed
        self.cards_per_turn: i64 = edition.number("drawing.cards_per_turn")
        self.market_size: int = edition.number("face_up_cards")
        self.market_stays_open: bool = edition.flag("drawing.row_open_when_no_cards_left")
        self.trains: int = edition.number("trains_per_player")
        self.trigger: i64 = edition.number("end_game.trigger_trains_left_at_most")
        self.trigger_by_side: bool = edition.get("end_game.trigger_counted_per", "player") == "team"
        self.start_scores: list[int] = edition.get("scoring.start_score_by_seat", [])
        self.tie_breaks: list[str] = edition.get("end_game.tie_breaks", [])
        self.cites: dict[str, str] = edition.get("cites", {})  # home number of a rule: the edition's own
        self.verbs: list[AnyVerb] = []
        self.free_verbs: list[AnyVerb] = []  # in addition to the action, before it
        self.after_action_verbs: list[AnyVerb] = []  # in addition to the action, after it
        self.verb_by_id: list[AnyVerb] = []  # all of them, those of a turn first; `Action.verb` counts here
        self.n_turn_verbs: i64 = 0
        self.sources: list[CardSource] = []  # card sources other than market and deck
        self.modules: list[Module] = []
        self.turn_steps: list[AnyStep] = []  # the step of each seat's turn
        self.last_card_steps: list[AnyStep] = []  # the step of each seat's last card of a draw
        self.step_readers: dict[str, StepReader] = {}
        self.purchase_readers: dict[str, PurchaseReader] = {}
        # The action space
        self.actions: list[Action] = []
        self.by_form: dict[bytes, Action] = {}
        self.actions_by_verb: dict[str, list[Any]] = {}  # each verb knows the type of its own
        self.path_cache: dict[
            tuple[int, ...], tuple[int, tuple[str, ...]]
        ] = {}  # longest paths found lately, by network
        self.length_cache: dict[tuple[int, ...], int] = {}  # their lengths alone, of positions that bots think of
        self.targets: set[str] = set()  # everything some action touches
        self.keeps: list[Keep] = []  # by mask
        self.pays: list[list[Pay]] = []  # [color][wilds]
        self.pays_wild: list[Pay] = []  # [wilds]
        self.passing: Pass = Pass()
        self.ending: EndTurn = EndTurn()
        self.declining: Decline = Decline()  # for steps that ask whether something optional is wanted
        self.uses_declining: bool = False
        self.drawing: DrawVerb = DrawVerb(kinds)
        # Who subscribes to which hook
        self.on_setup: list[Module] = []
        self.on_forbids: list[Module] = []
        self.on_open_routes: list[Module] = []
        self.on_forbids_piece: list[Module] = []
        self.on_terms: list[Module] = []
        self.on_draft: list[Module] = []
        self.on_after_payment: list[Module] = []
        self.on_points: list[Module] = []
        self.on_after_claim: list[Module] = []
        self.on_city_pays: list[Module] = []
        self.on_after_move: list[Module] = []
        self.on_after_keep: list[Module] = []
        self.on_after_card: list[Module] = []
        self.on_after_draw: list[Module] = []
        self.on_after_turn: list[Module] = []
        self.on_after_round: list[Module] = []
        self.on_reshuffled: list[Module] = []
        self.on_exhausted: list[Module] = []
        self.on_end_triggered: list[Module] = []
        self.on_before_scoring: list[Module] = []
        self.on_routes_to_borrow: list[Module] = []
        self.on_ticket_points: list[Module] = []
        self.on_bonus: list[Module] = []
        self.on_tie_break: list[Module] = []
        self.on_zones: list[Module] = []
        self.on_pieces: list[Module] = []
        self.on_notes: list[Module] = []

    def cite(self, rule: str) -> str:
        """Return the edition's own number of a rule, or its home number if the edition does not restate it."""
        return self.cites.get(rule, rule)

    # ---- for modules that install themselves

    def allow_prices(self, *, fewer: int = 0, more: int = 0) -> None:
        """Announce by how many cards a module's `terms` may change prices, so that claims are made for them."""
        self.fewer_cards = max(self.fewer_cards, fewer)
        self.more_cards = max(self.more_cards, more)

    def add_verb(self, verb: AnyVerb) -> None:
        """Add a verb that a turn can be used for."""
        self.verbs.append(verb)

    def replace_verb(self, verb: AnyVerb) -> None:
        """Put a verb in the place of the one with its name."""
        for i, old in enumerate(self.verbs):
            if old.name() == verb.name():
                self.verbs[i] = verb
                return
        raise ValueError(f"there is no verb {verb.name()!r} to replace")

    def verb(self, name: str) -> AnyVerb:
        """Return the verb of that name."""
        for verb in self.verbs:
            if verb.name() == name:
                return verb
        raise ValueError(f"there is no verb {name!r}")

    def kind(self, key: str) -> Kind:
        """Return the kind of that key."""
        for kind in self.kinds:
            if kind.key == key:
                return kind
        raise ValueError(f"there is no kind {key!r}")

    def add_step(self, name: str, reader: StepReader) -> None:
        """Register how steps of that name are made again from their JSON form."""
        self.step_readers[name] = reader

    def add_purchase(self, name: str, reader: PurchaseReader) -> None:
        """Register how purchases of that name are made again from their JSON form."""
        self.purchase_readers[name] = reader

    # ---- actions

    def register(self, action: Action, verb: int) -> None:
        """Give an action its number. An action that several verbs or steps share is registered once."""
        key = canonical(action.to_json())
        if key in self.by_form:
            raise ValueError(f"two actions have the form {key.decode()}")
        action.id = len(self.actions)
        action.verb = verb
        action.home = self
        self.actions.append(action)
        self.by_form[key] = action
        self.targets.update(action.targets())

    def find(self, form: object) -> Action | None:
        """Return the action of an object, a JSON form or a number; None if it is not read that easily."""
        if isinstance(form, Action):
            return form if 0 <= form.id < len(self.actions) and self.actions[form.id] is form else None
        if isinstance(form, int) and not isinstance(form, bool):
            return self.actions[form] if 0 <= form < len(self.actions) else None
        if isinstance(form, dict):
            return self.by_form.get(canonical(form))
        return None

    def action(self, form: object) -> Action:
        """Return the action of an object, a JSON form or a number; MalformedAction names the part that is wrong."""
        found = self.find(form)
        if found is None:
            return self.read_form(self, form)
        return found

    def read_step(self, name: str, form: StepForm) -> AnyStep:
        """Return the step of that name and JSON form."""
        return self.step_readers[name](self, form)

    def read_purchase(self, name: str, form: StepForm) -> Purchase:
        """Return the purchase of that name and JSON form."""
        return self.purchase_readers[name](self, form)

    def claim(self, form: StepForm) -> Claim:
        """Return the claim of that JSON form."""
        claim = self.action(form)
        assert isinstance(claim, Claim)
        return claim

    def pays_for(self, n: i64) -> list[Pay]:
        """Return every way to pay `n` cards of one color and wild cards, affordable or not."""
        ways: list[Pay] = []
        color: i64
        wilds: i64
        for color in range(self.n_colors):
            for wilds in range(n):
                ways.append(self.pays[color][wilds])
        ways.append(self.pays_wild[n])
        return ways

    def defines(self, hook: str, module: Module) -> bool:
        """Return whether the module defines that hook itself."""
        for cls in type(module).__mro__:
            if cls is Module:
                return False
            if hook in vars(cls):
                return True
        return False

    def __repr__(self) -> str:
        return f"Ruleset({self.edition.id!r}, {self.edition.variant!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Let pickle and deepcopy take the ruleset of the same choices, built once in a process."""
        if self.remake is None:
            raise TypeError(f"{self!r} was built by hand: make it with fogg.ruleset to pickle it")
        return self.remake, (self.choice, self.edition.rules_version)


def canonical(form: dict[Any, Any]) -> bytes:
    """Return one text for every way to write a form; a form that JSON cannot hold has none that is known."""
    try:
        return SORTED.encode(form)
    except (TypeError, ValueError, RecursionError):
        return b""
