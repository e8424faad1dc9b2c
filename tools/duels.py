"""Matches on common deals: every deal is played with all rotations of the bots, and intervals are over deals.

`python tools/duels.py usa --bots planner,racer --games 2000 --seed 90001` plays one match. Without an edition it plays
all of `tools/strengths.json` (part of `make strength`), and fails where the lower end of a 95% interval is below what
is promised, or where a bot is significantly weaker than what is recorded there; `--record` updates it. `--ladder`
plays the steps between the levels and prints their ratings, which `--record` writes into `levels.toml`. The first bot
is measured; partners are the same bot. Results are kept in `build/strength`: after a kill the rest is played.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from math import log, log10, sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any, NamedTuple

import msgspec

from fogg import native
from fogg.bots import find_bot, play_game
from fogg.bots.levels import levels
from fogg.bots.match import game_seed
from fogg.bots.net import NET, net_file
from fogg.engine import Chance, new_game, ruleset
from fogg.engine.scoring import standings, tally_of
from fogg.workers import LocalWorkers

ROOT = Path(__file__).resolve().parent.parent
RECORDED = ROOT / "tools" / "strengths.json"
LEVELS = ROOT / "src" / "fogg" / "bots" / "levels" / "levels.toml"
KEPT = ROOT / "build" / "strength"
SEED = 90001
GAMES = 400
MIDDLE, ZERO = 3, 1500  # the level in the middle, and its rating
IN_95 = 1.96  # standard errors


class Duel(NamedTuple):
    """A match: the bots sit in turn, as often as there are seats."""

    edition: str
    players: int
    bots: tuple[str, ...]
    seed: int

    @property
    def slug(self) -> str:
        """A name for its file."""
        return re.sub(r"[^a-z0-9_]+", "-", f"{self.edition}-{self.players}-{'-'.join(self.bots)}-{self.seed}".lower())


class Played(NamedTuple):
    """One game of the first bot: its share of the victory, points, the best other's, tickets kept and completed."""

    won: float
    points: float
    others: int
    kept: int
    done: int


class Strength(NamedTuple):
    """The share of victories of the first bot in percent, its 95% interval, and a line about the match.

    `done` is how many percent of its tickets it completed, and `doubt` the 95% interval.
    """

    share: float
    error: float
    line: str
    done: float = 0.0
    doubt: float = 0.0


def play_deal(duel: Duel, deal: int) -> list[Played]:
    """Play a deal once for each bot that can sit first."""
    bots = [find_bot(name) for name in duel.bots]
    size = ruleset(duel.edition).team_size
    played: list[Played] = []
    for turned in range(len(bots)):
        game = new_game(duel.edition, duel.players, game_seed(duel.seed, deal), history=False)
        seated = [(seat // size + turned) % len(bots) for seat in range(duel.players)]
        streams = [Chance(duel.seed).stream(f"bot/{deal}/{turned}/{seat}") for seat in range(duel.players)]
        play_game(game, [bots[bot] for bot in seated], streams)
        tally = tally_of(game, [True] * duel.players, explained=False)
        result = standings(tally)
        own = [seat for seat in range(duel.players) if seated[seat] == 0]
        others = [result.total(seat) for seat in range(duel.players) if seated[seat] != 0]
        reasons = [line.reason for line in tally.lines if line.seat in own]
        done, failed = reasons.count("score-ticket-done"), reasons.count("score-ticket-failed")
        won = sum(seat in result.winners for seat in own) / len(result.winners)
        played.append(
            Played(won, fmean(result.total(seat) for seat in own), max(others, default=0), done + failed, done)
        )
    return played


class KeptDeals:
    """The deals of a match that were played already by the bots as they are now, in a file."""

    def __init__(self, duel: Duel, folder: Path) -> None:
        self.path = folder / f"{duel.slug}.json"
        played = [known for known in levels() if known.name in duel.bots]
        slips = repr([msgspec.structs.replace(known, rating=0, plus_minus=0) for known in played])
        self.code = native.key() + (f"/{sha256(slips.encode()).hexdigest()[:8]}" if played else "")
        weights = [path for bot in duel.bots if (path := weights_of(bot, duel)) is not None and path.is_file()]
        if weights:
            self.code += f"/{sha256(b''.join(path.read_bytes() for path in weights)).hexdigest()[:8]}"
        self.deals: list[list[Played]] = []
        if self.path.is_file():
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            if kept["code"] == self.code:
                self.deals = [[Played(*game) for game in played] for played in kept["deals"]]

    def add(self, played: list[Played]) -> None:
        """Add the next deal, and save all."""
        self.deals.append(played)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({"code": self.code, "deals": self.deals}), encoding="utf-8")
        new.replace(self.path)


def weights_of(bot: str, duel: Duel) -> Path | None:
    """Return the file with the weights that a bot plays by in a match; None if it has none. The code of networks is
    part of the key of the build.
    """
    if bot == NET or bot.startswith(f"search:{NET}:"):
        return net_file(duel.edition, None, duel.players)
    return Path(bot.removeprefix(f"{NET}:")) if bot.startswith(f"{NET}:") else None


def play_duel(duel: Duel, games: int, jobs: int, folder: Path = KEPT) -> Strength:
    """Play a match, or what is missing of it, and return how strong the first bot is."""
    deals = max(2, games // len(duel.bots))
    kept = KeptDeals(duel, folder)
    for played in played_deals(duel, range(len(kept.deals), deals), jobs):
        kept.add(played)
    return measured(duel, kept.deals[:deals])


def played_deals(duel: Duel, deals: range, jobs: int) -> Iterator[list[Played]]:
    """Yield those deals in order, each as soon as it is played."""
    yield from LocalWorkers(jobs if len(deals) > 1 else 1).map(partial(play_deal, duel), deals)


def measured(duel: Duel, by_deal: Sequence[Sequence[Played]]) -> Strength:
    """Return the strength that those deals show."""
    shares = [fmean(game.won for game in played) for played in by_deal]
    error = 100 * IN_95 * sqrt(variance(shares) / len(shares))
    every = [game for played in by_deal for game in played]
    kept, done = sum(game.kept for game in every), sum(game.done for game in every)
    part = done / max(1, kept)
    # By deal, as for victories: how much more or less was completed than that part of what was kept.
    off = [sum(game.done - part * game.kept for game in played) for played in by_deal]
    doubt = 100 * IN_95 * sqrt(variance(off) * len(off)) / max(1, kept)
    share = 100 * fmean(shares)
    line = (
        f"{duel.edition:15} {duel.players} seats  {' v '.join(duel.bots):30} {share:5.1f}% ± {error:4.1f}"
        f"  points {fmean(game.points for game in every):6.1f} : {fmean(game.others for game in every):6.1f}"
        f"  tickets {kept / len(every):4.2f}, {100 * done / max(1, kept):3.0f}% done  {len(every)} games"
    )
    return Strength(share, error, line, 100 * part, doubt)


def fault(strength: Strength, match: dict[str, Any]) -> str:
    """Return what is wrong with a strength compared with what is promised and recorded; nothing if all is well."""
    if strength.share - strength.error <= match["least"]:
        return f"NOT KEPT (> {match['least']})"
    if strength.done - strength.doubt <= match.get("done", -1):
        return f"NOT KEPT (> {match['done']}% of tickets done: {strength.done:.1f} ± {strength.doubt:.1f})"
    if "share" in match and match["share"] - strength.share > sqrt(strength.error**2 + match["plus_minus"] ** 2):
        return f"WEAKER than recorded ({match['share']} ± {match['plus_minus']})"
    return ""


def play_all(matches: list[dict[str, Any]], jobs: int) -> bool:
    """Play those matches, and note in them what was measured; True if none has a fault."""
    good = True
    for match in matches:
        duel = Duel(match["edition"], match["players"], tuple(match["bots"]), match["seed"])
        strength = play_duel(duel, match["games"], jobs)
        wrong = fault(strength, match)
        print(f"{strength.line}  {wrong or 'kept (> ' + str(match['least']) + ')'}", flush=True)
        match.update(share=round(strength.share, 1), plus_minus=round(strength.error, 1))
        good &= not wrong
    return good


def estimated(matches: list[dict[str, Any]], jobs: int) -> float:
    """Return about how many minutes all matches take, by the CPU time of one deal of each."""
    total = 0.0
    for match in matches:
        start = time.process_time()
        play_deal(Duel(match["edition"], match["players"], tuple(match["bots"]), match["seed"]), 0)
        minutes = (time.process_time() - start) * max(2, match["games"] // len(match["bots"])) / 60
        print(f"{match['edition']:15} {' v '.join(match['bots']):40} {minutes:6.1f} minutes of a core", flush=True)
        total += minutes
    return total / jobs


def ratings(steps: Sequence[tuple[float, float]]) -> list[tuple[int, int]]:
    """Return rating and 95% interval of every level, from the share and error (in percent) of each over the one before.

    Steps are independent, so the squares of their errors add up on the way from the level in the middle.
    """
    zero = MIDDLE - 1
    rises = [400 * log10(share / (100 - share)) for share, _ in steps]
    doubts = [400 / log(10) * 100 * error / (share * (100 - share)) for share, error in steps]
    found = []
    for i in range(len(steps) + 1):
        between = range(min(i, zero), max(i, zero))
        rise = sum(rises[k] for k in between)
        found.append((round(ZERO + (rise if i > zero else -rise)), round(sqrt(sum(doubts[k] ** 2 for k in between)))))
    return found


def with_ratings(text: str, found: Sequence[tuple[int, int]]) -> str:
    """Return the table of levels with other ratings."""
    parts = re.split(r"(?m)^(?=\[\[level\]\])", text)
    for i, (rating, doubt) in enumerate(found, start=1):
        parts[i] = re.sub(r"(?m)^rating = .*$", f"rating = {rating}", parts[i])
        parts[i] = re.sub(r"(?m)^plus_minus = .*$", f"plus_minus = {doubt}", parts[i])
    return "".join(parts)


def is_step(match: dict[str, Any]) -> bool:
    """Return True if a match is one between neighboring levels."""
    return all(bot.startswith("level:") for bot in match["bots"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Play one match, the ladder, or all that is promised."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("edition", nargs="?", help="without it: what is promised of the bots")
    parser.add_argument("--bots", default="planner,racer", help="names, separated by commas")
    parser.add_argument("--players", type=int, default=0, help="seats (default: one for each bot)")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--ladder", action="store_true", help="only the steps between the levels")
    parser.add_argument("--estimate", action="store_true", help="only say how long all matches take")
    parser.add_argument("--record", action="store_true", help="record what is measured")
    asked = parser.parse_args(arguments)
    if asked.edition is not None:
        bots = tuple(asked.bots.split(","))
        duel = Duel(asked.edition, asked.players or len(bots), bots, asked.seed)
        print(play_duel(duel, asked.games, asked.jobs).line)
        return 0
    matches = json.loads(RECORDED.read_text(encoding="utf-8"))
    if asked.estimate:
        print(f"{estimated(matches, asked.jobs):.0f} minutes with {asked.jobs} processes, without tools/strength.py")
        return 0
    if not native.status().compiled:
        print(
            f"The engine is not compiled, so this takes hours: {native.status()}. Run `make setup` first.", flush=True
        )
    start = time.monotonic()
    good = play_all([match for match in matches if is_step(match) or not asked.ladder], asked.jobs)
    used = sum(os.times()[:4]) / 60
    print(
        f"{(time.monotonic() - start) / 60:.1f} minutes, {used:.1f} minutes of processor time, {asked.jobs} processes"
    )
    steps = [(match["share"], match["plus_minus"]) for match in matches if is_step(match)]
    found = ratings(steps)
    for known, (rating, doubt) in zip(levels(), found, strict=True):
        print(f"{known.name}  {rating} ± {doubt}")
    if asked.record:
        lines = ",\n".join(json.dumps(match) for match in matches)
        RECORDED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        LEVELS.write_text(with_ratings(LEVELS.read_text(encoding="utf-8"), found), encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
