"""Play games with modules that count what they do: `python -P profile_training.py SOURCES TWINS`.

`fogg.native.build` starts it for a compile by a profile.

Random games of editions with different rules, games of the bots that search and analysis are made of, then games at
tables of a server that show every seat what it may see: what takes time in them is what the compiler should care for.
"""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

RANDOM_GAMES = {
    "usa": 400,
    "europe": 120,
    "new_york": 200,
    "nordic": 80,
    "switzerland": 60,
    "uk": 40,
    "marklin": 40,
    "africa": 40,
    "pennsylvania": 40,
    "france": 30,
}
MATCHES = (("racer", "greedy", 20), ("planner", "racer", 20), ("planner", "search:20", 6))
PLAYED = ("usa", "europe", "new_york")  # by bots
SHOWN = {"usa": 6, "europe": 3, "marklin": 1}  # at tables
SEATS = 4


def take(sources: Path, twins: Path) -> None:
    """Make imports take the twins of that folder, and no build that fits the sources."""
    spec = spec_from_file_location("counting_native", sources / "fogg" / "native" / "__init__.py")
    assert spec and spec.loader
    native = module_from_spec(spec)
    sys.modules[spec.name] = native
    spec.loader.exec_module(native)
    sys.meta_path.insert(0, native.CompiledFinder(twins))
    os.environ["FOGG_NATIVE"] = "off"


def main(sources: Path, twins: Path) -> None:
    """Play."""
    take(sources, twins)
    sys.path.insert(0, str(sources))
    import fogg
    from fogg.bots import find_bot, play_game

    for edition, games in RANDOM_GAMES.items():
        for seed in range(games):
            game = fogg.new_game(edition, 2 + seed % 2, seed, history=False)
            fogg.play_out(game, fogg.Chance(seed).stream("training"))
            fogg.totals(game)
    for edition in PLAYED:
        for first, second, games in MATCHES:
            bots = [find_bot(first), find_bot(second)]
            for seed in range(games):
                game = fogg.new_game(edition, 2, seed, history=False)
                play_game(game, bots, [fogg.Chance(seed).stream(f"training/{seat}") for seat in range(2)])
                fogg.totals(game)
    for edition, games in SHOWN.items():
        for seed in range(games):
            show_game(edition, seed)


def show_game(edition: str, seed: int) -> None:
    """Play a random game at a table, and frame for each seat what changes for it."""
    import fogg
    from fogg.server.broadcast.listener import Listener
    from fogg.server.broadcast.seat_views import Seats
    from fogg.server.broadcast.table_facts import Around, facts_of
    from fogg.server.broadcast.table_frames import TableSight
    from fogg.server.store.rows import AnyBody, ChairTaken, Created, Played, Started, make_row
    from fogg.server.table.table_setup import COLORS, Chair, TableSetup
    from fogg.server.table.table_state import TableState

    people = [f"p{seat}" for seat in range(SEATS)]
    setup = TableSetup(edition, (Chair("me"), *(Chair("open"),) * (SEATS - 1)), assist=1)
    rules = fogg.ruleset(edition)
    created = Created(setup, people[0], rules.edition.rules_version, f"{seed:x}", "", "")
    state = TableState("training", rules, created, 0.0)
    taken = [ChairTaken(seat, person, person, COLORS[seat]) for seat, person in enumerate(people)]

    def add(body: AnyBody) -> None:
        row = make_row(state.id, state.seq + 1, 0.0, body, person=None, command=None, before=state.checksum)
        state.apply(row, body)

    bodies: list[AnyBody] = [created, *taken, Started(tuple(range(SEATS)))]
    for body in bodies:
        add(body)
    listeners = [Listener(person, seat, None, lambda frame: True) for seat, person in enumerate(people)]
    seats, around = Seats(state), Around(people, (), {})
    stream = fogg.Chance(seed).stream("training")
    while state.phase == "running":
        facts = facts_of(state, around, str.title, 0.0, edition, revealing=False, end=None)
        for listener in listeners:
            own = state.own(listener.person)
            sight = TableSight(seats.seen(listener.seat), facts, facts, own=own, host=False, chat=(), waiting=())
            listener.show(sight)
        seat = state.actors[0]
        question = seats.seen(seat).question
        assert question is not None
        action = question.options[int(stream.below(len(question.options)))]
        add(Played(seat, dict(action.to_json())))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
