"""Every rule module and every add-on with every board: what loads, and why the others do not."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fogg
from fogg.board.catalog import describe
from fogg.board.folder.source import editions_home, own_source
from fogg.engine.chance import Chance
from fogg.engine.checks.contract import check_end, demand
from fogg.engine.ruleset.module_registry import known_modules
from fogg.errors import FoggError

BOARDS = tuple(fogg.playable())
MODULES = tuple(known_modules())
ADD_ONS = tuple(dict.fromkeys(add_on.id for board in BOARDS for add_on in describe(board).add_ons))
# The edition whose numbers a module is tried with, where the first that has it is not the plainest.
HOMES = {
    "substitutes": "uk",
    "tunnels": "europe",
    "longest_path": "usa",
    "globetrotter": "usa",
    "neutral_player": "nederland",
}
# Numbers of a module that stand in a section which belongs to others, too.
MORE_NUMBERS = {
    "grand_tour": ("scoring.grand_tour",),
    "merchandise": ("merchandise",),
    "neutral_player": ("players_max",),
    "plus_fours": ("payment.plus4_min_route_length",),
    "teams": ("player_counts", "players_min", "players_max", "trains_per_player"),
    "ticket_discards": ("tickets.initial_returned_to", "tickets.later_returned_to"),
}
# The variant of a module's home whose numbers count.
HOME_VARIANTS = {"neutral_player": "two_players_neutral"}
# Cards of a deck that only a module knows.
OWN_CARDS = {"plus_fours": "locomotive_plus4", "passengers": "passenger"}


def home_of(module: str) -> str:
    """Return an edition that is played with a module, in one of its ways; empty for what is an add-on everywhere."""
    if module in HOMES:
        return HOMES[module]
    for board in BOARDS:
        data = own_source(board).data
        if any(module in way.get("rules", []) for way in (data, *data["modules"].values())):
            return board
    return ""


def pairs(module: str) -> list[str]:
    """Return the boards that do not have a module anyway."""
    return [board for board in BOARDS if home_of(module) and module not in own_source(board).data["rules"]]


def mixed(folder: Path, module: str, board: str) -> Path:
    """Write a board of one's own: another board with one module more, and the numbers that it has at home."""
    home, data = own_source(home_of(module)).data, own_source(board).data
    home = {**home, **home.get("variants", {}).get(HOME_VARIANTS.get(module), {})}
    missing = [bonus for bonus in home["bonuses"] if bonus["id"] not in [own["id"] for own in data["bonuses"]]]
    numbers: dict[str, Any] = {
        "base": board,
        "id": "mine",
        "name": "My board",
        "rules": [*data["rules"], module],
        "bonuses": [*data["bonuses"], *missing],
    }
    for path in numbers_of(module):
        value = at(home, path)
        if path.partition(".")[0] in numbers:
            continue  # the whole table is brought
        if (value is not None and at(data, path) is None) or path in MORE_NUMBERS.get(module, ()):
            numbers[path] = value
    card = OWN_CARDS.get(module, "")
    if card:
        numbers[f"train_cards.{card}"] = home["train_cards"][card]
    lines = [f"{path} = {written(value)}" for path, value in numbers.items()]
    (folder / "edition.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def numbers_of(module: str) -> list[str]:
    """Return the keys of edition.toml that a module reads."""
    reads = editions_home().parent / "modules" / module / "reads.toml"
    own = tomllib.loads(reads.read_text(encoding="utf-8")).get("keys", {}) if reads.is_file() else {}
    return [*own, *MORE_NUMBERS.get(module, ())]


def at(data: Any, path: str) -> Any:
    """Return what stands at a key path, or None."""
    for part in path.split("."):
        data = data.get(part) if isinstance(data, dict) else None
    return data


def written(value: Any) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {written(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(entry) for entry in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def refused(edition: Path | str, **more: Any) -> str:
    """Return why an edition does not load; empty if it does."""
    try:
        fogg.ruleset(edition, **more)
    except FoggError as problem:
        return str(problem)
    return ""


def play_some(edition: Path | str, games: int, **more: Any) -> None:
    """Play random games with one number of players after the other, and check each at its end."""
    counts = fogg.load(edition, **more).players
    for seed in range(games):
        game = fogg.new_game(edition, counts[seed % len(counts)], seed, **more)
        stream = Chance(seed).stream("mixing")
        for _ in range(6000):
            if game.over:
                break
            seat = game.actors[stream.below(len(game.actors))]
            options = game.options(seat)
            game.play(seat, options[stream.below(len(options))])
        demand(game.over, "a game ends", game)
        check_end(game)


def play_mixed(folder: Path, module: str, board: str, games: int) -> str:
    """Play a board with one module more; return why it does not load, or an empty string."""
    place = folder / f"{module}-{board}"
    place.mkdir()
    why = refused(mixed(place, module, board))
    if not why:
        play_some(place, games)
    return why.replace(str(place), "mine")


def play_all(folder: Path, module: str, games: int) -> Iterator[tuple[str, str]]:
    """Try a module with every board that does not have it; yield the board, and why it does not load."""
    for board in pairs(module):
        yield board, play_mixed(folder, module, board, games)
