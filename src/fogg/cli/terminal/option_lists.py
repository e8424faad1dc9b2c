"""Lists that a person asks for: options, payments, the routes of the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from fogg.board import Route
from fogg.cli.terminal.terminal import Terminal, card, grid
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.engine import Action
from fogg.engine.decisions import Claim

PLAIN_KINDS = ("normal", "trackbed")  # kinds of route of which length and color say all
MANY = 8  # more lines than this of one sort are a list of their own


@dataclass(frozen=True, slots=True)
class ListedChoice:
    """A line of a numbered list: a label, and an action or a list of its own."""

    label: str
    action: Action | None = None
    more: list[ListedChoice] = field(default_factory=list)


def all_choices(at: TerminalPosition) -> list[ListedChoice]:
    """Return everything that can be done now. What has many lines, and ways to pay, are lists of their own."""
    claims = [option for option in at.options if isinstance(option, Claim)]
    by_verb: dict[str, list[ListedChoice]] = {}
    for option in at.options:
        if not isinstance(option, Claim):
            by_verb.setdefault(str(option.to_json()["do"]), []).append(ListedChoice(at.label(option), option))
    choices = []
    for verb, lines in by_verb.items():
        label = at.format("terminal-n-choices", verb=verb.replace("-", " ").capitalize(), n=len(lines))
        choices += folded(label, by_route(lines, at))
    routes = [route_choice(payable, at) for payable in by_track(claims, at).values()]
    routes.sort(key=lambda choice: choice.label)
    return choices + folded(at.format("terminal-claim-one-of", n=len(routes)), routes)


def by_route(lines: list[ListedChoice], at: TerminalPosition) -> list[ListedChoice]:
    """Return lines for routes, if they are many: one for each route, those that can be done to it inside."""
    routes: dict[str, list[ListedChoice]] = {}
    for line in lines:
        if line.action is not None and "route" in line.action.to_json():
            routes.setdefault(str(line.action.to_json()["route"]), []).append(line)
    if len(lines) <= MANY or len(routes) in (0, len(lines)):
        return lines
    found = [
        ListedChoice(f"{at.route_name(at.board.route(key))} ({len(more)})", more=more) for key, more in routes.items()
    ]
    return sorted(found, key=lambda choice: choice.label)


def folded(label: str, lines: list[ListedChoice]) -> list[ListedChoice]:
    """Return the lines themselves, or one line that opens them if they are many."""
    return [ListedChoice(label, more=lines)] if len(lines) > MANY else lines


def by_track(claims: Sequence[Claim], at: TerminalPosition) -> dict[tuple[object, ...], list[Claim]]:
    """Return the claims of each route; of parallel tracks that do not differ, those of the first."""
    found: dict[tuple[object, ...], list[Claim]] = {}
    for claim in claims:
        alike = found.setdefault(track_sort(claim.route, at), [])
        if not alike or alike[0].route is claim.route:
            alike.append(claim)
    return found


def track_sort(route: Route, at: TerminalPosition) -> tuple[object, ...]:
    """Return what makes a track differ from others, of the same two cities too."""
    tags = tuple(sorted(route.tags.items()))
    return int(route.a), int(route.b), at.color(route), int(route.length), route.kind, int(route.locos), tags


def route_choice(claims: list[Claim], at: TerminalPosition) -> ListedChoice:
    """Return the line of a route: its one payment, or how many there are."""
    if len(claims) == 1:
        return ListedChoice(at.label(claims[0]), claims[0])
    route = claims[0].route
    label = at.format("action-claim-route", route=f"{at.route_name(route)}, {track(route, at)}")
    label = at.format("terminal-ways-to-pay", label=label, n=len(claims))
    return ListedChoice(label, more=payments(claims, at))


def payments(actions: Sequence[Action], at: TerminalPosition) -> list[ListedChoice]:
    """Return one line for each of several ways to do a thing, cheapest in wild cards first."""
    return [ListedChoice(label, action) for label, action in zip(labelled(actions, at), actions, strict=True)]


def labelled(actions: Sequence[Action], at: TerminalPosition) -> list[str]:
    """Return labels; claims of different tracks between two cities also name the track."""
    tracks = {track(action.route, at) for action in actions if isinstance(action, Claim)}
    return [
        f"{at.label(action)} ({track(action.route, at)})"
        if isinstance(action, Claim) and len(tracks) > 1
        else at.label(action)
        for action in actions
    ]


def show_choices(terminal: Terminal, choices: Sequence[ListedChoice]) -> None:
    """Print a numbered list."""
    table = grid(columns="> ")
    for n, choice in enumerate(choices, 1):
        table.add_row(f"{n}", choice.label)
    terminal.say(table, indent=2)


def track(route: Route, at: TerminalPosition) -> str:
    """Return a track in words: `4 purple`, `2 gray ferry with 1 locomotive`, `3 red tunnel`."""
    text = f"{route.length} {at.color_name(route)}"
    if route.kind not in PLAIN_KINDS:
        kind = f"web-route-{route.kind}"
        named = at.format(kind) if at.wording.bundle.has_message(kind) else route.kind
        text = at.format("terminal-track-kind", track=text, kind=named)
    if route.locos:
        wilds = at.wording.own_words["own_wild" if route.locos == 1 else "own_wilds"]
        text = at.format("terminal-track-wilds", track=text, n=int(route.locos), wilds=wilds)
    return text


def show_claimable(terminal: Terminal, at: TerminalPosition) -> None:
    """Print the routes that can be claimed now, most valuable first, with the cheapest payment."""
    found = by_track([option for option in at.options if isinstance(option, Claim)], at)
    if not found:
        terminal.say(at.format("terminal-no-claim"))
        return
    table = grid(columns="<<> ")
    for points, name, claims in sorted(
        ((at.view.immediate_points(claims[0]), at.route_name(claims[0].route), claims) for claims in found.values()),
        key=lambda line: (-line[0], line[1]),
    ):
        more = len(claims) - 1
        or_more = at.format("terminal-or-ways", n=more) if more else ""
        gain = at.format("terminal-points", n=points)
        table.add_row(name, track_text(claims[0].route, at), gain, at.payment(claims[0]) + or_more)
    terminal.say(table)


def show_map(terminal: Terminal, at: TerminalPosition, city: int | None = None) -> None:
    """Print all routes of the board or of a city: tracks, owners, and `*` where a claim is possible now."""
    payable = {option.route.key for option in at.options if isinstance(option, Claim)}
    table = grid(columns="< ")
    pairs: dict[tuple[str, str], list[Route]] = {}
    for route in at.board.routes:
        ends = [at.board.cities[end].name for end in (route.a, route.b)]
        if city is None:
            pairs.setdefault((min(ends), max(ends)), []).append(route)
        elif city in (route.a, route.b):
            pairs.setdefault((at.board.cities[route.other_end(city)].name, ""), []).append(route)
    for (a, b), routes in sorted(pairs.items()):
        tracks = Text("   ").join(track_text(route, at, state(route, payable, at)) for route in routes)
        table.add_row(at.wording.join_ends(a, b) if b else a, tracks)
    if city is not None:
        terminal.say(Text(at.format("terminal-from-to", city=at.board.cities[city].name), style="bold"))
    terminal.say(table)
    for piece in at.view.pieces:
        if city is not None and piece.place in places_of(city, at):
            key = f"piece-{piece.kind}"
            if piece.seat >= 0:
                terminal.say(at.format("terminal-piece-here", name=at.name(piece.seat), kind=piece.kind))
            elif at.wording.bundle.has_message(key):
                terminal.say(at.format(key, n=piece.n))
    if any(route.key in payable for routes in pairs.values() for route in routes):
        terminal.say(Text(at.format("terminal-star"), style="dim"))


def places_of(city: int, at: TerminalPosition) -> list[str]:
    """Return where pieces of a city may stand: in it, and for a border node in its country."""
    place = at.board.cities[city]
    return [f"city:{key}" for key in (place.key, place.group) if key]


def state(route: Route, payable: set[str], at: TerminalPosition) -> str:
    """Return whose a route is, that it is closed, or whether it can be claimed now."""
    owners = at.view.owners(int(route.id))
    if owners:
        return f" ({at.wording.listed([at.name(seat) for seat in owners])})"
    if route.key in payable:
        return " *"
    if at.view.is_open(int(route.id), later=True):
        return ""
    missing = at.view.missing(int(route.id))
    if missing:
        return " " + at.format("terminal-needs", things=at.wording.value("things", missing))
    few = at.view.ruleset.terms[route.id].trains > at.view.trains[at.seat]
    return " " + at.format("terminal-too-few" if few else "terminal-closed")


def track_text(route: Route, at: TerminalPosition, note: str = "") -> Text:
    """Return a track in words, its color in color."""
    words = track(route, at)
    name = at.color_name(route)
    before, _, after = words.partition(name)
    return Text(before) + card(route.color, name) + Text(after + note)
