"""The batch engine next to the rules: the same decisions and the same chance must give the same games.

Every lane has a game of the Python engine at its side. Cards are drawn by the stream of that game's seed, read a second
time here; tickets are put on top of the lane's deck as the game drew them. After every decision masks and positions
are compared, at the end of a game the scores.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from fogg.bots.observation import Observer, observation_spec
from fogg.engine import Chance, Game, Ruleset, Stream
from fogg.engine.game import start
from fogg.errors import FoggError
from fogg.gpu.lane_score import final_scores
from fogg.gpu.lane_state import PHASE_NAMES, TUNNEL, LaneState, draws_of_deal
from fogg.gpu.tensor_game import TensorGame, chosen
from fogg.gpu.tensor_tables import CLAIM, DRAW, HIDDEN, TICKETS, tables_of

# How a lane plays: the weight of each sort of action, so that empty decks and long games come up as well.
STYLES: tuple[dict[str, float], ...] = (
    {},
    {"draw": 20.0, "draw-hidden": 20.0, "draw-tickets": 0.2, "claim": 0.002},
    {"claim": 5.0, "draw-tickets": 0.1},
    {"draw-tickets": 20.0},
)


class LockStepError(FoggError):
    """The batch engine and the rules disagree."""


class LockStep:
    """Lanes of the batch engine and games of the rules that play the same decisions."""

    def __init__(self, ruleset: Ruleset, players: int, *, lanes: int, seed: int) -> None:
        self.ruleset = ruleset
        self.players = players
        self.lanes = lanes
        self.tables = tables_of(ruleset)
        self.game = TensorGame(self.tables, players)
        self.random = random.Random(seed)
        self.next_seed = seed << 32
        self.games: list[Game] = []
        self.cards: list[Stream] = []
        self.counts: Counter[str] = Counter()
        self.observer = Observer(ruleset, observation_spec(ruleset, players))
        self.scales = np.array(self.observer.spec.scales(), np.float32)
        self.observe = jax.jit(self.game.observe)
        self.legal = jax.jit(self.game.legal)
        self.step = jax.jit(self.game.step)
        self.automatic = jax.jit(self.game.automatic)
        self.score = jax.jit(lambda state: final_scores(self.tables, state))
        self.deal_by = jax.jit(self.game.deal_by)
        self.select = jax.jit(chosen)
        self.state = self.dealt(range(lanes), None)
        self.settle()

    # ---- dealing

    def dealt(self, which: range | list[int], state: LaneState | None) -> LaneState:
        """Return the state with fresh games in those lanes."""
        draws = draws_of_deal(self.tables, self.players)
        cards = np.zeros((self.lanes, draws), np.float32)
        order = np.zeros((self.lanes, self.tables.tickets), np.float32)
        for lane in which:
            chance = Chance(self.next_seed)
            self.next_seed += 1
            names = [f"Seat {seat + 1}" for seat in range(self.players)]
            game = start(self.ruleset, names, chance, telling=False)
            stream = chance.stream("cards")
            size = int(self.tables.totals.sum())
            for i in range(draws):
                cards[lane, i] = (int(stream.below(size - i)) + 0.5) / (size - i)
            order[lane] = 0.9
            offered = [ticket for player in game.players for ticket in player.offer]
            for place, ticket in enumerate(offered):
                order[lane, ticket] = place / 1000
            if state is None:
                self.games.append(game)
                self.cards.append(stream)
            else:
                self.games[lane], self.cards[lane] = game, stream
        fresh: LaneState = self.deal_by(jnp.asarray(cards), jnp.asarray(order))
        if state is None:
            return fresh
        again = np.zeros(self.lanes, bool)
        again[list(which)] = True
        mixed: LaneState = self.select(jnp.asarray(again), fresh, state)
        return mixed

    # ---- playing

    def run(self, decisions: int) -> Counter[str]:
        """Play at least that many decisions, all compared; LockStepError names the first difference."""
        while self.counts["decisions"] < decisions:
            self.turn()
        return self.counts

    def turn(self) -> None:
        """Play one decision in every lane."""
        masks = np.asarray(self.legal(self.state))
        self.compare(masks)
        actions = np.full(self.lanes, -1, np.int32)
        draws = np.zeros(self.lanes, bool)
        for lane, game in enumerate(self.games):
            seat = game.actors[0]
            action = self.choose(lane, masks[lane])
            verb = int(self.tables.verb[action])
            actions[lane] = action
            draws[lane] = verb in (DRAW, HIDDEN)
            if verb == CLAIM:
                draws[lane] = self.tables.reveals[self.tables.a_route[action]] > 0
            self.counts[str(self.ruleset.actions[action].to_json()["do"])] += 1
            layers = game.tickets.layers()
            game.do(seat, self.ruleset.actions[action])
            if verb == TICKETS:
                self.state = self.arranged(lane, game.players[seat].offer, layers)
        self.advance(actions, draws)
        self.settle()
        self.counts["decisions"] += self.lanes
        ended = [lane for lane, game in enumerate(self.games) if game.over]
        if ended:
            self.compare_scores(ended)
            self.state = self.dealt(ended, self.state)
            self.settle()

    def choose(self, lane: int, mask: np.ndarray) -> int:
        """Return a legal action by the lane's style."""
        options = np.flatnonzero(mask)
        style = STYLES[lane % len(STYLES)]
        weights = [style.get(str(self.ruleset.actions[i].to_json()["do"]), 1.0) for i in options] if style else None
        return int(self.random.choices(options, weights)[0])

    def arranged(self, lane: int, tickets: list[int], layers: list[list[int]]) -> LaneState:
        """Put tickets on top of a lane's deck, as far as its layers leave the order open."""
        ring = np.array(self.state.ring)
        head, size = int(self.state.head[lane]), self.tables.tickets
        stack = [set(layer) for layer in layers]
        for i, ticket in enumerate(tickets):
            top = stack[-1]
            places = [(head + i + j) % size for j in range(len(top))]
            if {int(ring[lane, place]) for place in places} != top:
                raise LockStepError(f"lane {lane}: the top of its ticket deck is not {sorted(top)}")
            found = next(place for place in places if ring[lane, place] == ticket)
            ring[lane, [found, places[0]]] = ring[lane, [places[0], found]]
            top.discard(ticket)
            if not top:
                stack.pop()
        return self.state._replace(ring=jnp.asarray(ring))

    def advance(self, actions: np.ndarray, draws: np.ndarray) -> None:
        """Take one step in every lane, with the next card of the lane's stream where the step draws one."""
        stock, discards = (np.asarray(pile).astype(int).sum(1) for pile in (self.state.stock, self.state.discards))
        chance = np.zeros(self.lanes, np.float32)
        for lane in np.flatnonzero(draws):
            size = int(stock[lane] or discards[lane])
            if size:
                chance[lane] = (int(self.cards[lane].below(size)) + 0.5) / size
        self.state = self.step(self.state, jnp.asarray(actions), jnp.asarray(chance))

    def settle(self) -> None:
        """Take automatic steps until every lane waits for a decision."""
        nothing = np.full(self.lanes, -1, np.int32)
        while True:
            waiting = np.asarray(self.automatic(self.state) & ~self.game.is_over(self.state))
            if not waiting.any():
                return
            filling, reveals = np.asarray(self.state.filling), np.asarray(self.state.reveals)
            tunnel = np.asarray(self.state.phase) == TUNNEL
            draws = waiting & (filling | (tunnel & (reveals > 0)))
            self.advance(nothing, draws)

    # ---- comparing

    def compare(self, masks: np.ndarray) -> None:
        """Raise LockStepError unless masks and positions are those of the games."""
        state: Any = jax.tree.map(np.asarray, self.state)
        seen = np.asarray(self.observe(self.state))
        for lane, game in enumerate(self.games):
            seat = game.actors[0]
            legal = np.zeros(self.tables.actions, bool)
            legal[[option.id for option in game.options(seat)]] = True
            for option in np.flatnonzero(legal != masks[lane]):
                form = self.ruleset.actions[option].to_json()
                raise LockStepError(f"lane {lane}, turn {game.turns}: {form} is legal: {legal[option]} by the rules")
            for name, (theirs, ours) in facts(game, state, lane).items():
                if not np.array_equal(np.asarray(theirs), ours):
                    raise LockStepError(f"lane {lane}, turn {game.turns}: {name} is {theirs} by the rules, not {ours}")
            self.observer.observe(game, seat)
            numbers = np.array(list(self.observer.numbers), np.float32) * self.scales
            for place in np.flatnonzero(numbers != seen[lane]):
                what = self.observer.spec.describe(int(place))
                pair = f"{numbers[place]} by the rules, not {seen[lane][place]}"
                raise LockStepError(f"lane {lane}, turn {game.turns}, {game.step_name}: {what}: {pair}")

    def compare_scores(self, ended: list[int]) -> None:
        """Raise LockStepError unless the lanes whose games have ended have the scores and places of the rules."""
        scores: Any = jax.tree.map(np.asarray, self.score(self.state))
        over = np.asarray(self.game.is_over(self.state))
        for lane in ended:
            result = self.games[lane].result
            assert result is not None
            totals = [result.total(seat) for seat in range(self.players)]
            places = [result.of(seat).place for seat in range(self.players)]
            if not over[lane] or totals != scores.totals[lane].tolist() or places != scores.places[lane].tolist():
                ours = (scores.totals[lane].tolist(), scores.places[lane].tolist())
                raise LockStepError(f"lane {lane}: totals and places are {totals}, {places} by the rules, not {ours}")
            self.counts["games"] += 1


def facts(game: Game, state: Any, lane: int) -> dict[str, tuple[Any, Any]]:
    """Return what both engines say of a position, by name."""
    deck, players = game.deck, game.players
    opening = game.step_name == "opening"
    owners = [int(mask).bit_length() - 1 for mask in game.owners]
    holder = [-1] * len(game.ruleset.board.tickets)
    for seat, player in enumerate(players):
        for ticket in player.tickets:
            holder[ticket] = seat
    seat = game.actors[0]
    found: dict[str, tuple[Any, Any]] = {
        "seat": (seat, state.seat[lane]),
        "step": (game.step_name, PHASE_NAMES[int(state.phase[lane])]),
        "hands": ([player.hand.listed() for player in players], state.hand[lane]),
        "known": ([player.known.listed() for player in players], state.known[lane]),
        "market": (deck.market_counts.listed(), state.market[lane]),
        "stock": (deck.stock.listed(), state.stock[lane]),
        "discards": (deck.discards.listed(), state.discards[lane]),
        "trains": ([int(player.trains) for player in players], state.trains[lane]),
        "scores": ([int(player.score) for player in players], state.score[lane]),
        "owners": (owners, state.owner[lane]),
        "offer": (players[seat].offer, [ticket for ticket in state.offer[lane] if ticket >= 0]),
        "turns": (game.turns, state.turns[lane]),
        "final turns": (game.final_turns, state.final_turns[lane]),
        "passes": (game.passes, state.passes[lane]),
    }
    if not opening:
        found["tickets"] = (holder, state.holder[lane])
        found["tickets left"] = (len(game.tickets.cards), state.left[lane])
    return found
