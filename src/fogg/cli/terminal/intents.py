"""From a command to the actions it may mean. Nothing is done here.

Each function returns a Wish: the legal actions that fit, one or several, or none and what to ask the rules about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fogg.board import Route
from fogg.cli.command_language import say
from fogg.cli.terminal.option_lists import track_sort
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import NUMBER, TypedCommand, chosen_tickets
from fogg.cli.terminal.typed_names import NotUnderstood, either, find_city, find_tracks, find_word
from fogg.engine import Action
from fogg.engine.decisions import Claim, DrawFaceUp, Keep

FILLERS = ("with", "and", "using", "by", "card", "cards", "color", "track")
HIDDEN = ("hidden", "h", "deck", "blind", "top")


@dataclass(frozen=True, slots=True)
class Intent:
    """The meaning of a command: matching legal actions, or else what to ask the rules about.

    `slot` is the place in the row. `note` is a sentence for the case that the rules have nothing against it.
    """

    actions: list[Action]
    ask: list[Action | str] = field(default_factory=list)
    slot: int | None = None
    note: str = ""


def parse_intent(command: TypedCommand, at: TerminalPosition) -> Intent:
    """Return what an action command asks for; NotUnderstood if its words mean nothing here."""
    match command.verb:
        case "draw":
            return draw(command.words, at)
        case "keep":
            return keep(command.words, at)
        case "claim":
            return claim(command.words, at)
        case "tickets":
            return tickets(command.words, at)
        case verb if verb == NUMBER:
            return by_number([int(word) for word in command.words], at)
        case verb:
            return own_verb(verb, command.words, at)


def form_wish(form: dict[str, str | int], at: TerminalPosition, *, slot: int | None = None) -> Intent:
    """Return the one action of a JSON form."""
    action = at.view.ruleset.action(form)
    return Intent([action] if action in at.options else [], [action], slot)


def simple(do: str, at: TerminalPosition) -> Intent:
    """Return an action without parts."""
    return form_wish({"do": do}, at)


def draw(words: Sequence[str], at: TerminalPosition) -> Intent:
    """Parse `draw hidden`, `draw 3`, `draw red`."""
    said = [word for word in words if word.lower() not in FILLERS]
    if len(said) != 1:
        raise NotUnderstood(say("terminal-draw-which"))
    word = said[0].lower()
    if word in HIDDEN:
        return simple("draw-hidden", at)
    if word.isdecimal():
        return draw_slot(int(word), at)
    kind = find_word(word, at.kinds, "kind")
    return form_wish({"do": "draw", "kind": kind}, at)


def draw_slot(n: int, at: TerminalPosition) -> Intent:
    """Return the card at a place of the row, counted from 1."""
    row = at.view.market
    if not 1 <= n <= len(row):
        raise NotUnderstood(say("terminal-market-places", most=len(row), n=n))
    kind = row[n - 1]
    if kind is None:
        raise NotUnderstood(say("terminal-market-empty", n=n))
    return form_wish({"do": "draw", "kind": kind}, at, slot=n - 1)


def tickets(words: Sequence[str], at: TerminalPosition) -> Intent:
    """Parse `tickets`; with several decks `tickets 3 1`, a number for each, or `tickets 3 short 1 long`."""
    every = [action for action in at.view.ruleset.actions if action.to_json()["do"] == "draw-tickets"]
    parts = [name for name in every[0].to_json() if name != "do"]
    if not parts or not words:
        return Intent([action for action in every if action in at.options], list(every[:1]))
    wanted = [int(word) for word in words if word.isdecimal()]
    named = [find_word(word, {name: [name] for name in parts}, "deck") for word in words if word.isalpha()]
    if len(named) not in (0, len(wanted)) or len(wanted) > len(parts):
        raise NotUnderstood(say("terminal-how-many-each", example=" 2 ".join(["", *parts]).strip()))
    mix = {**dict.fromkeys(parts, 0), **dict(zip(named or parts, wanted, strict=False))}
    found = [action for action in every if {name: action.to_json()[name] for name in parts} == mix]
    if not found:
        raise NotUnderstood(say("terminal-never-that-many"))
    return Intent([action for action in found if action in at.options], list(found))


def keep(words: Sequence[str], at: TerminalPosition) -> Intent:
    """Parse `keep 1 3`, `keep all`."""
    offered = len(at.view.offer)
    if not offered:
        raise NotUnderstood(say("terminal-none-on-offer"))
    mask = sum(1 << i for i in chosen_tickets(words, offered))
    return form_wish({"do": "keep", "tickets": mask}, at)


def by_number(wanted: Sequence[int], at: TerminalPosition) -> Intent:
    """Parse numbers alone, which mean what is numbered on the screen: tickets on offer, else the market."""
    if any(isinstance(option, Keep) for option in at.options):
        return keep([str(n) for n in wanted], at)
    if len(wanted) == 1 and any(isinstance(option, DrawFaceUp) for option in at.options):
        return draw_slot(wanted[0], at)
    raise NotUnderstood(say("terminal-options-first"))


def claim(words: Sequence[str], at: TerminalPosition) -> Intent:
    """Parse `claim denver omaha`, `claim denver omaha purple 1`: all matching payments, equal tracks once."""
    tracks, more = find_tracks(words, at.board, lambda word: is_payment_word(word, at))
    kind, wilds = payment_words(more, at)
    wild = at.view.ruleset.wild_kind.key
    fitting: list[Action] = []
    seen = set()
    for option in at.options:
        if not isinstance(option, Claim) or option.route not in tracks:
            continue
        color = option.color.key if option.color else wild
        if (kind is not None and color != kind) or (wilds is not None and int(option.wilds) != wilds):
            continue
        alike = (track_sort(option.route, at), color, int(option.wilds))
        if alike not in seen:
            seen.add(alike)
            fitting.append(option)
    if fitting or (kind is None and wilds is None):
        return Intent(fitting, [f"route:{track.key}" for track in tracks])
    return Intent([], unpaid(tracks, kind, wilds, at), note=payment_mismatch(tracks, at))


def is_payment_word(word: str, at: TerminalPosition) -> bool:
    """Return True if a word may follow the cities of a claim."""
    if word.isdecimal() or word.lower() in FILLERS:
        return True
    try:
        return bool(find_word(word.rstrip("s"), at.kinds, "kind"))
    except NotUnderstood:
        return False


def payment_words(words: Sequence[str], at: TerminalPosition) -> tuple[str | None, int | None]:
    """Return the kind of card and the number of wild cards that are asked for; None where the words leave it open."""
    wild = at.view.ruleset.wild_kind.key
    kind, wilds = None, None
    for word in words:
        if word.isdecimal():
            wilds = int(word)
        elif word.lower() not in FILLERS:
            found = find_word(word.rstrip("s"), at.kinds, "kind")
            if found != wild:
                kind = found
            elif wilds is None and kind is None:
                kind = wild  # `claim denver omaha locomotives`: nothing but these
    return kind, wilds


def unpaid(tracks: Sequence[Route], kind: str | None, wilds: int | None, at: TerminalPosition) -> list[Action | str]:
    """Return what to ask the rules about when no payment fits: the claims of that color, else the tracks themselves."""
    wild = at.view.ruleset.wild_kind.key
    asked: list[Action | str] = []
    for action in at.view.ruleset.actions:
        if isinstance(action, Claim) and action.route in tracks:
            color = action.color.key if action.color else wild
            if color == (kind or color) and int(action.wilds) == (action.wilds if wilds is None else wilds):
                asked.append(action)
    return asked[:1] or [f"route:{track.key}" for track in tracks]


def payment_mismatch(tracks: Sequence[Route], at: TerminalPosition) -> str:
    """Return a sentence for a payment that the route does not take."""
    colors = either(dict.fromkeys(f"{track.length} {at.color_name(track)}" for track in tracks))
    return at.format("terminal-paid-otherwise", route=at.route_name(tracks[0]), colors=colors)


def own_verb(verb: str, words: Sequence[str], at: TerminalPosition) -> Intent:
    """Return a verb of a module, by what its actions touch: `station paris`, `pay 2`, `extra`, `give up`."""
    every = [action for action in at.view.ruleset.actions if action.to_json()["do"] == verb]
    legal = [option for option in at.options if option.to_json()["do"] == verb]
    if len(words) == 1 and words[0].isdecimal():
        n = int(words[0])
        if legal and not 1 <= n <= len(legal):
            raise NotUnderstood(say("terminal-ways", all=len(legal), n=n))
        return Intent(legal[n - 1 : n], list(every[:1]))
    if words:
        every = matching(words, every, at)
        legal = [option for option in legal if option in every]
        if has_part("route", every):
            legal = without_repeats(legal, at)
    return Intent(list(legal), list(every[:1]))


def matching(words: Sequence[str], actions: Sequence[Action], at: TerminalPosition) -> list[Action]:
    """Return those of the actions of a module's verb that words mean: a route and perhaps a color, or one target."""
    if not has_part("route", actions):
        words, actions = narrowed(words, actions)
        target = own_target(words, actions, at)
        return [action for action in actions if target in action.targets() or target in parts_of(action)]
    tracks, more = find_tracks(words, at.board, lambda word: has_part("color", actions) and is_payment_word(word, at))
    color, _ = payment_words(more, at)
    keys = [track.key for track in tracks]
    on_route = [action for action in actions if action.to_json().get("route") in keys]
    return [action for action in on_route if color is None or action.to_json().get("color") == color]


def narrowed(words: Sequence[str], actions: Sequence[Action]) -> tuple[Sequence[str], Sequence[Action]]:
    """Return what is left of words that begin with a part of some actions' forms, and those actions: `alvin denver`."""
    begun = [action for action in actions if words[0] in list(action.to_json().values())[1:]]
    return (words[1:], begun) if begun and len(words) > 1 else (words, actions)


def has_part(name: str, actions: Sequence[Action]) -> bool:
    """Return True if the form of these actions has a part of that name."""
    return any(name in action.to_json() for action in actions)


def without_repeats(actions: Sequence[Action], at: TerminalPosition) -> list[Action]:
    """Return the first of actions that differ only in which of equal free parallel tracks they take."""
    found: dict[tuple[object, ...], Action] = {}
    for action in actions:
        form = action.to_json()
        route = at.board.route(str(form.pop("route")))
        look: object = route.key if at.view.owners(int(route.id)) else track_sort(route, at)
        found.setdefault((look, *form.values()), action)
    return list(found.values())


def parts_of(action: Action) -> list[str]:
    """Return the parts of an action's form as targets, e.g. `color:red`."""
    return [f"{name}:{value}" for name, value in action.to_json().items()]


def own_target(words: Sequence[str], actions: Sequence[Action], at: TerminalPosition) -> str:
    """Return the target that words mean, among those that these actions have."""
    sorts = {part.partition(":")[0] for action in actions for part in [*action.targets(), *parts_of(action)]}
    kinds = [sort for sort in ("color", "kind") if sort in sorts]
    if "city" in sorts and not (kinds and is_payment_word(words[0], at)):
        touched = {target for action in actions for target in action.targets()}
        return f"city:{find_city(words, [c for c in at.board.cities if f'city:{c.key}' in touched]).key}"
    for sort in kinds:
        return f"{sort}:{find_word(words[0], at.kinds, 'color')}"
    if "ticket" in sorts:
        return f"ticket:{find_word(' '.join(words), ticket_names(at), 'ticket')}"
    things = at.wording.names.things
    named = [tuple(target.split(":", 1)) for action in actions for target in action.targets() if ":" in target]
    known = {thing: [things[thing], thing] for _, thing in named if thing in things}
    if known:
        found = find_word(" ".join(words), known, named[0][0])
        return next(f"{sort}:{thing}" for sort, thing in named if thing == found)
    raise NotUnderstood(say("terminal-not-understood", said=" ".join(words)))


def ticket_names(at: TerminalPosition) -> dict[str, list[str]]:
    """Return the names of the own tickets: their ends, with and without the value."""
    return {
        ticket.key: [str(at.wording.value("ticket", ticket.key)), ticket.key.replace("-", " ").replace("_", " ")]
        for ticket in at.view.tickets
    }
