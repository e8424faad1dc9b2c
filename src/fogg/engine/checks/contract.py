# interpreted: checks, in no hurry
"""The contract of every edition, as checks that authors can run on their own boards and modules.

`check_edition` plays random games and checks the promises of the engine at sampled positions: nothing is lost, what is
offered is accepted and nothing else is, views tell a seat nothing that it may not know, decisions can be taken back,
records replay, totals are the sums of their lines, games end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fogg.engine.chance import Chance, Stream
from fogg.engine.checks.spoken import MOST_DECISIONS, unsaid
from fogg.engine.decisions.action import Claim
from fogg.engine.records.record import read_record
from fogg.engine.scoring.scoring import totals
from fogg.engine.views.progress import ticket_states
from fogg.engine.views.snapshots import snapshot_for
from fogg.engine.views.view import View
from fogg.engine.views.views import Views
from fogg.engine.views.zones import zones_of
from fogg.errors import FoggError

if TYPE_CHECKING:
    from fogg.engine.decisions.action import Action
    from fogg.engine.game.game import Game


class ContractError(FoggError):
    """A promise of the engine is broken."""


def demand(kept: object, promise: str, game: Game) -> None:
    """Raise ContractError, naming the position, unless the promise is kept."""
    if not kept:
        where = f"{game.ruleset!r}, {len(game.players)} players, seed {game.chance.seed:x}, turn {game.turns}"
        raise ContractError(f"{promise} ({where})")


def everything(game: Game) -> tuple[Any, ...]:
    """Return the whole position, hidden things included, to be compared."""
    return (
        snapshot_for(game, -1),
        [zone.contents() for zone in zones_of(game)],
        [snapshot_for(game, s) for s in range(len(game.players))],
    )


def check_position(game: Game, stream: Stream) -> None:
    """Check every promise that can be checked at one position; the game is left as it is."""
    game.audit()
    for seat in range(len(game.players)):
        check_options(game, seat, stream)
        check_view(game, seat, stream)
    check_view(game, None, stream)
    check_announced(game)
    check_shared(game, [*range(len(game.players)), None][game.turns % (len(game.players) + 1)])


def check_options(game: Game, seat: int, stream: Stream) -> None:
    """Check the whole action space: no refusal <=> offered <=> accepted; refused actions change nothing."""
    options = game.options(seat)
    offered = {option.id for option in options}
    demand(len(offered) == len(options), "options have no duplicates", game)
    demand(not options or seat in game.actors, "only actors have options", game)
    demand(bool(options) or seat not in game.actors, "an actor always has an option", game)
    legal = {action.id for action in game.ruleset.actions if game.legal(seat, action)}
    demand(offered == legal, f"offered <=> not refused, but they differ in {offered ^ legal}", game)
    if options:
        number = stream.copy().below(len(options))
        picked = game.step.pick(game, seat, stream.copy())
        demand(picked is options[number], f"what is picked ({picked}) is what is listed ({options[number]})", game)
    for option in some(options, stream, 2):
        check_accepted(game, seat, option)
    refused = [action for action in game.ruleset.actions if action.id not in offered]
    for action in some(refused, stream, 2):
        check_refused(game, seat, action)


def some(actions: list[Action], stream: Stream, n: int) -> list[Action]:
    """Return a few of them at random."""
    return [actions[stream.below(len(actions))] for _ in range(min(n, len(actions)))]


def check_accepted(game: Game, seat: int, option: Action) -> None:
    """Check that an option can be played in each of its forms, and that taking it back restores the position."""
    before = everything(game)
    twin = game.copy()
    twin.play(seat, option)
    other = game.copy()
    other.play(seat, option.to_json())
    demand(everything(twin) == everything(other), "copies that do the same are the same", game)
    third = game.copy()
    third.play(seat, option.id)
    demand(everything(twin) == everything(third), "an action is the same in all its forms", game)
    twin.audit()
    check_points(game, twin, seat, option)
    if twin.undoable(seat):
        heard = game.view(seat)
        twin.take_back(seat)
        demand(everything(twin) == before, "taking back restores the position", game)
        demand(twin.view(seat) == heard, "taking back restores the view", game)
    demand(everything(game) == before, "a copy leaves the game alone", game)


def check_points(before: Game, after: Game, seat: int, option: Action) -> None:
    """Demand that a claim that is complete at once books the points that were shown for it."""
    if isinstance(option, Claim) and len(after.players[seat].routes) > len(before.players[seat].routes):
        side = before.sides[before.side_of[seat]]
        booked = sum(int(after.players[other].score - before.players[other].score) for other in side)
        shown = before.step.immediate_points(before, seat, option)
        demand(shown == booked, f"{option} shows {shown} points and books {booked}", before)


def check_refused(game: Game, seat: int, action: Action) -> None:
    """Check that an action that is not offered is refused with a reason and changes nothing."""
    before = everything(game)
    why = game.refusal(seat, action)
    demand(why is not None and why.rule and why.sentence, f"{action} is refused with a rule and a sentence", game)
    twin = game.copy()
    try:
        twin.play(seat, action)
    except FoggError:
        demand(everything(twin) == before, f"the refused {action} changes nothing", game)
    else:
        demand(False, f"{action} is not offered, so it is not accepted", game)


def check_view(game: Game, seat: int | None, stream: Stream) -> None:
    """Check that a view survives its text form and that a game dealt from it looks the same to the seat."""
    view = game.view(seat)
    again = View.read(view.text())
    demand(again == view, f"a view survives its text form{culprit(view, again)}", game)
    dealt = view.determinize(Chance(stream.below(1 << 30)))
    dealt.audit()
    seen = dealt.view(seat)
    demand(seen == view, f"a game dealt from a view looks the same{culprit(view, seen)}", game)
    if seat is not None:
        demand(dealt.options(seat) == game.options(seat), "options depend only on what the seat knows", game)


def culprit(view: View, other: View) -> str:
    """Return which module, step or zone, and which field of it, makes two views differ, as the end of a sentence."""
    mine, theirs = view.data.snapshot, other.data.snapshot
    for name, state, again in zip(view.ruleset.edition.rules, mine.module_states, theirs.module_states, strict=True):
        if state != again:
            fields = [key for key in state if state[key] != again.get(key)] if isinstance(state, dict) else []
            return f"; the state of module {name} does not: {', '.join(fields) or state}"
    for (step, form), (_, again) in zip(mine.agenda, theirs.agenda, strict=False):
        if form != again:
            fields = [key for key in form if form[key] != again.get(key)]
            return f"; the step {step} does not: {', '.join(fields)}"
    zones = [zone.name for zone in zones_of(view.sampled_game)]
    for number, (zone, again) in enumerate(zip(mine.zones, theirs.zones, strict=False)):
        if zone != again:
            return f"; the zone {zones[number]} does not"
    return ""


def check_announced(game: Game) -> None:
    """Check that modules announce every kind of piece and thing that they show: observations have places for these."""
    for name, module in zip(game.ruleset.edition.rules, game.ruleset.modules, strict=True):
        kinds = module.piece_kinds()
        for piece in module.pieces(game):
            place = piece.place.partition(":")[0]
            told = place not in ("city", "route") or kinds.get(piece.kind) == place
            demand(told, f"`piece_kinds` of module {name} has {piece.kind!r} on a {place}", game)
        ledger = module.ledger(game, 0, None)
        entries = () if ledger is None else ledger.seats
        things = {thing for entry in entries for thing in (*entry.things, *dict((*entry.kinds, *entry.cards)))}
        missing = things - {*module.counted()}
        demand(not missing, f"`counted` of module {name} has {', '.join(sorted(missing))}", game)


def check_shared(game: Game, seat: int | None) -> None:
    """Check that a view built on shared public information equals a view built alone."""
    alone, shared = game.view(seat), Views(game).of(seat)
    demand(shared == alone, "a shared view is the view", game)
    demand(shared.sampled_game.view(seat) == alone, "the game that a shared view knows looks the same", game)
    demand(shared.standing() == alone.standing(), "a shared view tells the same score", game)
    demand(ticket_states(shared) == ticket_states(alone), "a shared view tells the same of tickets", game)
    demand(shared.pieces == alone.pieces, "a shared view shows the same pieces", game)


def check_end(game: Game) -> None:
    """Check a finished game: totals are sums of lines, the record replays, nothing is left to do."""
    game.audit()
    result = game.result
    demand(result is not None and not game.actors, "a game that is over has a result and no actors", game)
    assert result is not None
    for standing in result.standings:
        demand(standing.total == sum(line.points for line in standing.lines), "a total is the sum of its lines", game)
    by_side = {standing.seats: standing.total for standing in result.standings}
    demand([by_side[tuple(side)] for side in game.sides] == totals(game), "quick totals are the totals", game)
    if game.events is not None:
        record = game.record()
        demand(read_record(record.text()) == record, "a record survives its text form", game)
        again = record.replay()
        demand(everything(again) == everything(game), "a record replays to the same position", game)
        demand(again.view(None) == game.view(None), "a record replays to the same history", game)


def play_checked(
    game: Game, stream: Stream, *, every: int = 10, choose: Callable[[Game, int, Stream], Action] | None = None
) -> int:
    """Play a game to its end, checking every few decisions; return the number of decisions."""
    decisions = 0
    seen: set[str] = set()
    while not game.over:
        demand(decisions < MOST_DECISIONS, "a game ends", game)
        step = game.step.name()
        if stream.below(every) == 0 or step not in seen:  # every kind of step at least once
            seen.add(step)
            check_position(game, stream)
        seat = game.actors[stream.below(len(game.actors))]
        options = game.options(seat)
        option = options[stream.below(len(options))] if choose is None else choose(game, seat, stream)
        game.play(seat, option)
        decisions += 1
    check_end(game)
    return decisions


def check_edition(edition: str, *, games: int = 3, seed: int = 1, **choices: Any) -> None:
    """Play random games of an edition (or folder) with every number of players, checking the promises of the engine.

    Everything that such a game says must have words, too.
    """
    from fogg.engine.api import new_game, ruleset

    rules = ruleset(edition, **choices)
    for players in rules.edition.players:
        for number in range(seed, seed + games):
            game = new_game(edition, players, number, **choices)
            play_checked(game, Chance(number).stream("check"))
        missing = unsaid(rules, players, seed)
        if missing:
            raise ContractError(f"every message has words, but there are {', '.join(missing)} ({rules!r})")
