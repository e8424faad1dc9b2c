"""Play games, score them by hand, and say where the engine's score differs."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from tests.sample import any_option, build, choices, rulesets
from tests.scorer.events import Facts, Line
from tests.scorer.final import Scorer
from tests.scorer.graph import is_way
from tests.scorer.printed import Track

import fogg
from fogg.board.catalog import describe
from fogg.engine.chance import Chance

TICKETS = ("score-ticket-done", "score-ticket-failed")
# Lines whose routes are one way among several; they are followed instead of compared.
FOLLOWED = ("score-longest-path", "score-equalising-beam", "score-grand-tour", "score-explorer")


class Way(NamedTuple):
    """One way to play: an edition with a variant, settings and add-ons."""

    edition: str
    variant: str | None = None
    settings: tuple[str, ...] = ()
    add_ons: tuple[str, ...] = ()

    def __str__(self) -> str:
        more = (self.variant, *(f"+{name}" for name in self.settings), *(f"&{name}" for name in self.add_ons))
        return " ".join((self.edition, *(part for part in more if part)))

    @property
    def keywords(self) -> dict[str, Any]:
        """Return what `fogg.new_game` is told."""
        settings = dict.fromkeys(self.settings, True)
        return {"variant": self.variant, "settings": settings, "add_ons": list(self.add_ons)}


@cache
def ways() -> tuple[Way, ...]:
    """Return every edition and variant, the literal rules, and every add-on with every board that takes it."""
    found: list[Way] = []
    for edition, variant, _ in rulesets():
        chosen = choices(variant)
        found.append(
            Way(edition, chosen.get("variant"), tuple(chosen.get("settings", ())), tuple(chosen.get("add_ons", ())))
        )
    for edition in dict.fromkeys(way.edition for way in found):
        about = describe(edition)
        # The literal rules of teams give them 90 trains, and walking all ways over those takes minutes.
        if any(setting.id == "literal" for setting in about.settings) and "teams" not in about.rules:
            found.append(Way(edition, None, ("literal",)))
        names = [add_on.id for add_on in about.add_ons]
        found += [Way(edition, None, (), (name,)) for name in names]
        found += [Way(edition, None, (), tuple(names))] if len(names) > 1 else []
    return tuple(dict.fromkeys(found))


def play(way: Way, seed: int) -> tuple[Facts, fogg.Game]:
    """Play a game at random, or in a hurry to build, with one number of players after the other."""
    counts = fogg.load(way.edition, **way.keywords).players
    players = counts[seed % len(counts)]
    game = fogg.new_game(way.edition, players, seed, history=True, **way.keywords)
    told = list(game.events or [])
    stream = Chance(seed).stream("scorer")
    policy = (any_option, build)[(seed + seed // len(counts)) % 2]
    while not game.over:
        seat = game.actors[stream.below(len(game.actors))]
        told += game.play(seat, policy(game, seat, stream))
    settings = dict.fromkeys(way.settings, True)
    heard = [(event.full.key, dict(event.full.params)) for event in told]
    facts = Facts(way.edition, way.variant, settings, list(way.add_ons), players, heard, turned_up(game))
    return facts, game


def turned_up(game: fogg.Game) -> list[tuple[str, int]]:
    """Return the dummy's shares that lie open at the end, as (railroad, number)."""
    for state in game.module_states:
        form = state.to_json()
        if isinstance(form, dict) and "revealed" in form:
            rows = game.ruleset.edition.table("shares")
            numbered = [(row["id"], n) for row in rows for n in range(1, int(row["shares"]) + 1)]
            return [numbered[share] for share in form["revealed"]]
    return []


def differences(way: Way, seed: int) -> list[str]:
    """Play a game and return what the engine and the scorer do not agree on."""
    facts, game = play(way, seed)
    return [f"{way}, {facts.players} players, seed {seed}: {problem}" for problem in compared(facts, game)]


def compared(facts: Facts, game: fogg.Game) -> list[str]:
    """Return where the result of a game differs from what the facts say."""
    scorer = Scorer(facts)
    score = scorer.score()
    problems: list[str] = []
    for side, seats in enumerate(score.sides):
        assert game.result is not None
        standing = game.result.of(seats[0])
        mine = (score.totals[side], score.completed[side], score.places[side])
        if (standing.total, standing.completed, standing.place) != mine or list(standing.seats) != seats:
            problems.append(f"{standing}, but seats {seats} have total, completed and place {mine}")
        given = [Line(*fields(line)) for line in standing.lines]
        tickets = tuple(sorted(line._replace(routes=()) for line in given if line.reason in TICKETS))
        if tickets not in score.tickets[side]:
            problems.append(f"tickets {tickets}, but the best ways are {score.tickets[side]}")
        others = Counter(plain(line) for line in given if line.reason not in TICKETS)
        wanted = Counter(line for line in score.lines if line.seat in seats)
        if others != wanted:
            problems.append(
                f"too much: {list((others - wanted).elements())}; missing: {list((wanted - others).elements())}"
            )
        problems += [f"{line} shows no such way" for line in given if not shows_way(scorer, side, line)]
    return problems


def fields(line: Any) -> tuple[Any, ...]:
    """Return the parts of a line of the engine."""
    return line.seat, line.reason, line.points, line.routes, line.tickets, line.cities, line.things


def plain(line: Line) -> Line:
    """Return a line without the routes that are one way among several."""
    return line._replace(routes=()) if line.reason in FOLLOWED else line


def shows_way(scorer: Scorer, side: int, line: Line) -> bool:
    """Return True if the routes of a line are what it says they are."""
    way = scorer.tracks(line.routes)
    own = {track.key for track in scorer.own[side]}
    if line.reason == "score-ticket-done":
        lent = {track.key for tracks in scorer.borrowings(side) for track in tracks}
        card = scorer.printed.cards[line.tickets[0]]
        goals = [node for goal, _ in card.goals for node in scorer.printed.nodes(goal)]
        return set(line.routes) <= own | lent and is_way(way, scorer.printed.nodes(card.start), goals)
    if line.reason in ("score-longest-path", "score-equalising-beam") and line.points > 0:
        long = sum(track.length for track in way) == scorer.longest()[side]
        return long and is_simple(line, own) and is_way(way, way[0].ends)
    if line.reason == "score-grand-tour":
        return is_simple(line, own) and has_two_parts(scorer, line, way)
    return True


def is_simple(line: Line, own: set[str]) -> bool:
    """Return True if the routes are one's own, and none occurs twice."""
    return set(line.routes) <= own and len(set(line.routes)) == len(line.routes)


def has_two_parts(scorer: Scorer, line: Line, way: list[Track]) -> bool:
    """Return True if the routes are one way to the ticket's goal and then another."""
    card = scorer.printed.cards[line.tickets[0]]
    starts = scorer.printed.nodes(card.start)
    goals = [node for goal, _ in card.goals for node in scorer.printed.nodes(goal)]
    return any(is_way(way[:n], starts, goals) and is_way(way[n:], starts, goals) for n in range(1, len(way)))
