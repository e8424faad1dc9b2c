"""Ways to play that together reach every kind of step, action, event and refusal, and counters for what was reached."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from tests.factory import move, position
from tests.starts import module_starts, use_up

import fogg
from fogg.engine.cards.counts import listed
from fogg.engine.chance import Chance, Stream
from fogg.engine.decisions.action import Action
from fogg.engine.event import Event
from fogg.modules.holders.state import HolderState
from fogg.modules.long_tickets.rules import LongDealer
from fogg.modules.stations.rules import Built
from fogg.modules.technologies.display import Display

Policy = Callable[[fogg.Game, int, Stream], Action]
Check = Callable[[fogg.Game, Stream, int], None]
PLAYABLE = tuple(fogg.playable())
# Settings that bring rules of their own. They are played like variants, and written with a plus sign.
SETTINGS = {"uk": ("+advanced_technologies",)}
# Add-ons that are counted and played with one edition, likewise, with an ampersand.
ADD_ONS = {"europe": ("&warehouses_depots",), "old_west": ("&alvin",), "usa": ("&alvin_dexter",)}


def choices(variant: str | None) -> dict[str, Any]:
    """Return the keywords of `fogg.ruleset` for a variant, a setting of `SETTINGS` or an add-on of `ADD_ONS`."""
    if variant is not None and variant.startswith("&"):
        return {"add_ons": (variant[1:],)}
    if variant is not None and variant.startswith("+"):
        return {"settings": {variant[1:]: True}}
    return {"variant": variant}


def rulesets() -> list[tuple[str, str | None, int]]:
    """Return every playable edition, variant (or setting or add-on that counts as one) and number of players."""
    found: list[tuple[str, str | None, int]] = []
    for edition in PLAYABLE:
        loaded = fogg.load(edition)
        variants: list[str | None] = [None, *(v for v in loaded.data.get("variants", {}) if v != "classic")]
        variants += [*SETTINGS.get(edition, ()), *ADD_ONS.get(edition, ())]
        for variant in variants:
            counts = fogg.load(edition, **choices(variant)).players
            found += [(edition, variant, players) for players in counts]
    return found


def any_option(game: fogg.Game, seat: int, stream: Stream) -> Action:
    """Choose uniformly at random."""
    options = game.options(seat)
    return options[stream.below(len(options))]


def hoard(game: fogg.Game, seat: int, stream: Stream) -> Action:
    """Draw cards and tickets as long as there are any: decks run out, and a seat must pass."""
    verbs = ("draw", "draw-hidden", "draw-tickets", "draw-terrain", "draw-terrain-hidden", "store")
    return prefer(game, seat, stream, verbs)


def build(game: fogg.Game, seat: int, stream: Stream) -> Action:
    """Claim and build all that can be paid, and pay what is asked: boards fill up and trains run out."""
    verbs = ("claim", "station", "pay", "extra", "buy", "place-passenger", "take-meeple", "along", "empty", "store")
    return prefer(game, seat, stream, verbs)


def save(game: fogg.Game, seat: int, stream: Stream) -> Action:
    """Collect a large hand, then claim: there is enough to pay any surcharge."""
    full = sum(listed(game.available_cards(seat))) >= 14
    spend = ("claim", "pay", "extra", "station", "buy", "end-turn")
    gather = ("draw", "draw-hidden", "draw-three", "extra", "store", "end-turn")
    return prefer(game, seat, stream, spend if full else gather)


def timid(game: fogg.Game, seat: int, stream: Stream) -> Action:
    """Claim what can be paid, but give up what costs more."""
    return prefer(game, seat, stream, ("give-up", "claim", "store", "end-turn"))


def prefer(game: fogg.Game, seat: int, stream: Stream, verbs: tuple[str, ...]) -> Action:
    options = game.options(seat)
    wanted = [option for option in options if option.to_json()["do"] in verbs] or options
    return wanted[stream.below(len(wanted))]


def odd(game: fogg.Game, seat: int, stream: Stream) -> Action:
    """Return every other time something that only a module knows, if there is any."""
    if stream.below(2):
        return any_option(game, seat, stream)
    known = {"draw", "draw-hidden", "draw-tickets", "keep", "claim"}
    verbs = {str(option.to_json()["do"]) for option in game.options(seat)}
    return prefer(game, seat, stream, tuple(sorted(verbs - known)))


POLICIES: tuple[Policy, ...] = (any_option, hoard, build, save, timid)


class Reached:
    """Counts of each kind of step, action, event and refusal."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def position(self, game: fogg.Game, seat: int) -> None:
        """Count the step, and for each reason one action that is refused for it."""
        step = game.step
        self.counts[f"step {step.name()}"] += 1
        reasons = {why.key for a in game.ruleset.actions if (why := step.refusal(game, seat, a)) is not None}
        self.counts.update(reasons)

    def played(self, action: Action, news: list[Event]) -> None:
        """Count an action and what it led to."""
        self.counts[f"action {action.to_json()['do']}"] += 1
        for item in news:
            self.counts[item.full.key] += 1
            if item.plain is not None:
                self.counts[item.plain.key] += 1

    def api(self, game: fogg.Game, seat: int) -> None:
        """Count the refusals that no action of the seat to move meets."""
        for who in range(len(game.players)):
            for what in ("route:no-where", "tickets", "deck"):
                why = game.refusal(who, what)
                if why is not None:
                    self.counts[why.message.key] += 1
        try:
            game.copy().take_back(seat)
        except fogg.IllegalAction:
            self.counts["refusal-nothing-to-take-back"] += 1
        try:
            game.copy().play(game.actors[0], game.options(game.actors[0])[0], slot=99)
        except fogg.IllegalAction:
            self.counts["refusal-slot"] += 1


def kinds_of(ruleset: fogg.Ruleset) -> set[str]:
    """Return every kind of step, action, event and refusal that this ruleset has, from its parts and their sources."""
    kinds = {f"step {name}" for name in ruleset.step_readers if name != "late" or ruleset.after_action_verbs}
    kinds |= {f"action {action.to_json()['do']}" for action in ruleset.actions}
    home, own = files("fogg.engine"), files("fogg.modules")
    sources = [path for path in home.iterdir() if path.name.endswith(".py")]
    for name in ruleset.edition.rules:
        folder = own.joinpath(name)
        sources += list(folder.iterdir()) if folder.is_dir() else [own.joinpath(f"{name}.py")]
    for source in sources:
        if not source.name.endswith(".py"):
            continue
        if source.name == "pay.py" and not ruleset.uses_payments:
            continue
        if source.name == "reading.py":
            continue
        kinds |= set(re.findall(r'"((?:event|refusal)-[a-z-]+)"', source.read_text(encoding="utf-8")))
    if "right-of-way" not in ruleset.step_readers:
        kinds.discard("refusal-route-unclaimed")  # only where a route can have a second owner
    if "diesel" not in ruleset.step_readers:  # there are enough standard technologies for all
        kinds -= {"refusal-diesel", "refusal-water-tenders", "refusal-technology-gone", "event-technology-gone"}
    # What no action of the action space and no known target meets: tests/rules/test_reading.py.
    kinds -= {"refusal-claim-exactly", "refusal-no-wilds", "refusal-no-such-target-guess", "refusal-wilds-not-here"}
    if not any(terms.wilds_refusal and terms.max_wilds for terms in ruleset.terms):
        kinds.discard("refusal-wilds-in-sets-only")  # only where sets replace cards and locomotives do not
    if all(kind.may_be_second for kind in ruleset.kinds):
        kinds.discard("refusal-not-second")
    if not ruleset.on_terms:
        kinds.discard("refusal-other-color")  # only where a route can change its color
    if all(limit >= len(tracks) for seats in ruleset.edition.players for limit, tracks in limits_of(ruleset, seats)):
        kinds.discard("refusal-route-closed")  # only where a parallel track closes
    if not any(kind.flush_at for kind in ruleset.kinds):
        kinds.discard("event-flushed")
    kinds.discard("event-last-round" if ruleset.trigger_by_side else "event-last-round-team")
    dealer = ruleset.dealer
    if not (isinstance(dealer, LongDealer) and dealer.most_long < dealer.dealt_long):
        kinds.discard("refusal-keep-fewer-long")
    return kinds


def limits_of(ruleset: fogg.Ruleset, seats: int) -> list[tuple[int, list[int]]]:
    """Return how many of its tracks may be claimed, for each group of parallel ones."""
    return list(zip(ruleset.limits[seats].listed(), ruleset.board.groups, strict=True))


def stuck(edition: str, seats: int, variant: str | None) -> fogg.Game:
    """Return a position in which seats can only pass: no cards, no tickets, a full hand of no use."""
    ruleset = fogg.ruleset(edition, **choices(variant))
    everything = {kind.key: kind.total for kind in ruleset.kinds}
    game = position(
        edition,
        seats=seats,
        hands={0: everything},
        row=[],
        ticket_deck=[],
        trains=dict.fromkeys(range(seats), 0),
        **choices(variant),
    )
    use_up(game)
    for state in game.module_states:  # stations and technologies would still be something to do
        if isinstance(state, Display):
            state.left = [0] * len(state.left)
        if isinstance(state, Built):
            state.left = [0] * seats
            state.seat_at = [seat for seat in range(seats) for _ in range(3)] + [-1] * (len(state.seat_at) - 3 * seats)
    return game


def starts(edition: str, seats: int, variant: str | None) -> list[fogg.Game]:
    """Return positions from which things are common that are rare in games from the deal."""
    if "holders" in fogg.ruleset(edition, **choices(variant)).edition.rules:
        return [in_tunnel(edition, seats, variant) for _ in range(14)]
    if 0 < fogg.load(edition).get("counts.tunnels", 0) <= 10:
        return [few_tunnels(edition, seats, variant) for _ in range(14)]
    if "technologies" not in fogg.ruleset(edition, **choices(variant)).edition.rules:
        return module_starts(edition, seats, choices(variant))
    hand = {"red": 3, "blue": 2, "green": 3, "locomotive": 5}
    claimed = {0: ["leeds-manchester", "hull-leeds"], 1: ["barrow-leeds", "barrow-carlisle"]}
    found = []
    for number in range(14):
        game = position(
            edition, seats=seats, hands=dict.fromkeys(range(seats), hand), claimed=claimed, **choices(variant)
        )
        (display,) = [state for state in game.module_states if isinstance(state, Display)]
        for card in range(len(display.left)):
            if display.left[card] > 1 or card in (12, 15):  # Water Tenders and Diesel Power too
                seat = (number + card) % seats
                display.left[card] -= 1
                display.owned[seat] |= 1 << card
        game.play(0, {"do": "buy", "technology": "right_of_way"})
        found.append(game)
    return found


def in_tunnel(edition: str, seats: int, variant: str | None) -> fogg.Game:
    """Return a position of a team in a tunnel that asks for two cards more,
    which hand and holder have in several ways.
    """
    hand = {"black": 4, "locomotive": 2}
    turned_up = ["black", "locomotive", "red", "blue", "white", "green"]
    game = position(edition, seats=seats, hands={0: hand}, next_cards=turned_up, **choices(variant))
    (held,) = [state for state in game.module_states if isinstance(state, HolderState)]
    move(game, {"black": 2, "locomotive": 2}, game.deck.stock, held.piles[0])
    game.play(0, {"do": "claim", "route": "kashgar-rawalpindi", "color": "black", "wilds": 0})
    return game


def few_tunnels(edition: str, seats: int, variant: str | None) -> fogg.Game:
    """Return a position in a tunnel that asks for two cards more, on a board where tunnels are rare."""
    ruleset = fogg.ruleset(edition, **choices(variant))
    route = next(route for route in ruleset.board.routes if route.kind == "tunnel")
    hand = {route.color: 6, "locomotive": 3}
    turned_up = [route.color, "locomotive", *(kind.key for kind in ruleset.kinds if kind.key != route.color)][:3]
    game = position(edition, seats=seats, hands={0: hand}, next_cards=turned_up, **choices(variant))
    game.play(0, {"do": "claim", "route": route.key, "color": route.color, "wilds": 0})
    return game


def last_ticket(edition: str, seats: int, variant: str | None) -> fogg.Game:
    """Return a position in which a single ticket is left to draw."""
    ruleset = fogg.ruleset(edition, **choices(variant))
    regular = [ticket.key for ticket in ruleset.board.tickets if ticket.kind != "long"]
    return position(edition, seats=seats, ticket_deck=regular[:1], **choices(variant))


def walk(game: fogg.Game, policy: Policy, seed: int, reached: Reached, check: Check | None = None) -> None:
    """Play a game to its end by one policy, counting what it reaches; `check` is called at each position."""
    stream = Chance(seed).stream("walk")
    while not game.over:
        seat = game.actors[stream.below(len(game.actors))]
        reached.position(game, seat)
        if check is not None:
            check(game, stream, reached.counts[f"step {game.step.name()}"])
        if stream.below(8) == 0:
            reached.api(game, seat)
        action = policy(game, seat, stream)
        reached.played(action, game.play(seat, action))
        if stream.below(8) == 0 and game.actors:
            reached.api(game, seat)
    why = game.refusal(0, "deck")
    assert why is not None
    reached.counts[why.message.key] += 1
