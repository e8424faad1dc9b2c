"""Building a ruleset from an edition: kinds, terms, verbs, modules, the action space."""

from __future__ import annotations

from typing import Final

from fogg.board import Edition
from fogg.board.checks.check_numbers import COLORS
from fogg.engine.cards.kind import Kind
from fogg.engine.cards.pile import Pile, empty_pile
from fogg.engine.claims.claim import ClaimPurchase, ClaimVerb
from fogg.engine.claims.hand_payment import HandPayment
from fogg.engine.claims.payment import MOST_PAID
from fogg.engine.claims.terms import Terms, open_at_start, tariffs_of
from fogg.engine.decisions.action import Keep, Pay
from fogg.engine.decisions.draw import NextCardStep
from fogg.engine.decisions.fields import kebab
from fogg.engine.decisions.turn import AfterActionStep, TurnStep
from fogg.engine.ruleset.forms import read_form
from fogg.engine.ruleset.module import Module
from fogg.engine.ruleset.module_registry import known_modules, make_module
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.engine.ruleset.step_reading import step_reader
from fogg.engine.tickets.dealer import Dealer
from fogg.engine.tickets.offer import KeepStep, OpeningStep, TicketsVerb
from fogg.errors import EditionError, NotPlayable

WILD: Final = "locomotive"
GRAY: Final = "gray"


def build(edition: Edition) -> Ruleset:
    """Return the ruleset of an edition; NotPlayable if a module that it needs does not exist yet."""
    modules = modules_of(edition)
    kinds = kinds_of(edition)
    ruleset = Ruleset(edition, kinds, [], Dealer(edition), read_form)
    ruleset.terms = terms_of(edition, ruleset)
    for players in range(ruleset.most_seats + 1):
        ruleset.limits.append(limits_of(edition, players) if players in edition.players else empty_pile(0))
    ruleset.payment_rules = HandPayment()
    ruleset.verbs = [ruleset.drawing, TicketsVerb(), ClaimVerb()]
    ruleset.turn_steps = [TurnStep(seat) for seat in range(ruleset.most_seats)]
    ruleset.last_card_steps = [NextCardStep(seat, 1) for seat in range(ruleset.most_seats)]
    ruleset.add_step("turn", TurnStep.from_json)
    ruleset.add_step("late", AfterActionStep.from_json)
    ruleset.add_step("next-card", NextCardStep.from_json)
    ruleset.add_step("keep", KeepStep.from_json)
    ruleset.add_step("opening", OpeningStep.from_json)
    ruleset.add_purchase("claim", ClaimPurchase.from_json)
    for slot, module in enumerate(modules):
        module.slot = slot
        module.install(ruleset)
        for cls in module.steps():
            ruleset.add_step(kebab(cls.__name__, "Step"), step_reader(cls, module))
    ruleset.modules = modules
    ruleset.dealer.check()
    subscribe(ruleset)
    number_actions(ruleset)
    ruleset.tariffs = tariffs_of(ruleset.terms)
    ruleset.by_price = [terms for tariff in ruleset.tariffs for terms in tariff.routes]
    ruleset.open_at_start = [open_at_start(ruleset.tariffs, seats) for seats in range(ruleset.most_seats + 1)]
    seat_sides(ruleset)
    check_tie_breaks(ruleset)
    return ruleset


def seat_sides(ruleset: Ruleset) -> None:
    """Note for each number of seats who plays with whom: neighbors of a team, or everyone alone."""
    size = ruleset.team_size
    for seats in range(ruleset.most_seats + 1):
        ruleset.side_of.append([seat // size for seat in range(seats)])
        ruleset.sides.append([list(range(first, first + size)) for first in range(0, seats, size)])


def modules_of(edition: Edition) -> list[Module]:
    """Return the modules that the edition names, in its order, checked against each other and its tables."""
    known = known_modules()
    missing = [name for name in edition.rules if name not in known and ":" not in name]
    if missing:
        raise NotPlayable(edition.id, missing)
    modules: list[Module] = []
    for name in edition.rules:
        module = make_module(name, edition.folder)
        for other in module.excludes():
            if other in edition.rules:
                raise EditionError(f"rules: {name} and {other} exclude each other", file=toml_of(edition), value=other)
        for problem in module.check(edition):
            if isinstance(problem, EditionError):
                raise problem
            raise EditionError(f"{name}: {problem}", file=toml_of(edition), value=name)
        modules.append(module)
    return modules


def kinds_of(edition: Edition) -> list[Kind]:
    """Return the kinds of card: colors, the wild card, then all others of the deck."""
    counts: dict[str, int] = edition.get("train_cards", {})
    colors = [key for key in counts if key in COLORS]
    extra = [key for key in counts if key != WILD and key not in COLORS]
    kinds: list[Kind] = []
    for key in [*colors, WILD, *extra]:
        kinds.append(Kind(len(kinds), key, counts[key], is_color=key in COLORS))
    wild = kinds[len(colors)]
    wild.ends_draw = edition.flag("drawing.face_up_locomotive_ends_draw")
    wild.may_be_second = edition.flag("drawing.face_up_locomotive_allowed_as_second")
    wild.flush_at = edition.number("drawing.flush_when_face_up_locomotives")
    return kinds


def terms_of(edition: Edition, ruleset: Ruleset) -> list[Terms]:
    """Return what each route costs and brings by the rules of the core."""
    by_color = {kind.key: kind.id for kind in ruleset.kinds if kind.is_color}
    points: dict[str, int] = edition.get("scoring.route_points", {})
    own_both = edition.flag("double_routes.same_player_may_own_both")
    terms: list[Terms] = []
    for route in edition.board.routes:
        first, end = 0, int(ruleset.n_colors)
        if route.color in by_color:
            first = by_color[route.color]
            end = first + 1
        made = Terms(route, first, end, points.get(str(route.length), 0))
        group = edition.board.groups[int(route.group)]
        made.grouped = len(group) > 1
        made.siblings = [] if own_both else [other for other in group if other != route.id]
        terms.append(made)
    return terms


def limits_of(edition: Edition, players: int) -> Pile:
    """Return how many tracks of each parallel group may be claimed with that number of players; games share it."""
    limits = empty_pile(len(edition.board.groups))
    limits.become([group_limit(edition, group, players) for group in range(len(edition.board.groups))])
    return limits


def group_limit(edition: Edition, group: int, players: int) -> int:
    """Return how many tracks of a parallel group may be claimed with that number of players (usa R22)."""
    board = edition.board
    tracks = [board.routes[route] for route in board.groups[group]]
    if len(tracks) == 1:
        return 1
    if f"both_open_with_{players}_players" in tracks[0].tags:
        return len(tracks)
    if len(tracks) > 2:
        return int(edition.get("double_routes.triple_tracks_usable_by_players", {})[str(players)])
    return 2 if players >= edition.number("double_routes.both_usable_from_players") else 1


def subscribe(ruleset: Ruleset) -> None:
    """Note for each hook the modules that define it."""
    for module in ruleset.modules:
        for hook, subscribers in (
            ("setup", ruleset.on_setup),
            ("forbids", ruleset.on_forbids),
            ("open_routes", ruleset.on_open_routes),
            ("terms", ruleset.on_terms),
            ("forbids_piece", ruleset.on_forbids_piece),
            ("draft", ruleset.on_draft),
            ("after_payment", ruleset.on_after_payment),
            ("points", ruleset.on_points),
            ("after_claim", ruleset.on_after_claim),
            ("city_pays", ruleset.on_city_pays),
            ("after_move", ruleset.on_after_move),
            ("after_keep", ruleset.on_after_keep),
            ("after_card", ruleset.on_after_card),
            ("after_draw", ruleset.on_after_draw),
            ("after_turn", ruleset.on_after_turn),
            ("after_round", ruleset.on_after_round),
            ("reshuffled", ruleset.on_reshuffled),
            ("exhausted", ruleset.on_exhausted),
            ("end_triggered", ruleset.on_end_triggered),
            ("before_scoring", ruleset.on_before_scoring),
            ("routes_to_borrow", ruleset.on_routes_to_borrow),
            ("ticket_points", ruleset.on_ticket_points),
            ("bonus", ruleset.on_bonus),
            ("tie_break", ruleset.on_tie_break),
            ("zones", ruleset.on_zones),
            ("pieces", ruleset.on_pieces),
            ("notes", ruleset.on_notes),
        ):
            if ruleset.defines(hook, module):
                subscribers.append(module)


def number_actions(ruleset: Ruleset) -> None:
    """Lay out the action space: verbs in their order, then what steps of core and modules ask."""
    ruleset.verb_by_id = ruleset.verbs + ruleset.free_verbs
    ruleset.n_turn_verbs = len(ruleset.verb_by_id)
    ruleset.verb_by_id += [verb for verb in ruleset.after_action_verbs if verb not in ruleset.free_verbs]
    for number, verb in enumerate(ruleset.verb_by_id):
        actions = verb.actions(ruleset)
        ruleset.actions_by_verb[verb.name()] = actions
        for action in actions:
            ruleset.register(action, number)
    ruleset.register(ruleset.passing, -1)
    if ruleset.after_action_verbs:
        ruleset.register(ruleset.ending, -1)
    if ruleset.uses_declining:
        ruleset.register(ruleset.declining, -1)
    ruleset.keeps = [Keep(mask) for mask in range(1 << ruleset.dealer.most_offered())]
    for keep in ruleset.keeps:
        ruleset.register(keep, -1)
    if ruleset.uses_payments:
        colors = [kind for kind in ruleset.kinds if kind.is_color]
        ruleset.pays = [[Pay(color, wilds) for wilds in range(MOST_PAID)] for color in colors]
        ruleset.pays_wild = [Pay(None, wilds) for wilds in range(MOST_PAID + 1)]
        for ways in ruleset.pays:
            for pay in ways:
                ruleset.register(pay, -1)
        for pay in ruleset.pays_wild[1:]:
            ruleset.register(pay, -1)
    for module in ruleset.modules:
        for action in module.actions(ruleset):
            ruleset.register(action, -1)


def check_tie_breaks(ruleset: Ruleset) -> None:
    """Refuse an edition that names an unknown tie-break."""
    known = ["most_completed_tickets", "longest_path_length"]
    for module in ruleset.modules:
        known += module.tie_breaks()
    for name in ruleset.tie_breaks:
        if name not in known:
            problem = f"end_game.tie_breaks: no rule module knows {name!r}"
            raise EditionError(problem, file=toml_of(ruleset.edition), value=name)


def toml_of(edition: Edition) -> str:
    """Return the name of edition.toml for error messages."""
    return f"{edition.folder.name}/edition.toml"
