# interpreted: NumPy does the work
"""The bot that plays what its network likes best."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from fogg.bots.bot import GameBot
from fogg.bots.net.net_weights import Floats, NetWeights, np, read_weights
from fogg.bots.net.offered_nets import net_file, why_no_net
from fogg.bots.observation import Observer, observation_spec
from fogg.errors import FoggError

if TYPE_CHECKING:
    from fogg.engine import Action, Game, Options, Ruleset, Stream

WORD = 1 << 32


class NetEyes:
    """A network and the observations it sees, for one ruleset and number of players."""

    def __init__(self, ruleset: Ruleset, players: int, weights: NetWeights) -> None:
        spec = observation_spec(ruleset, players)
        fits = (weights.players, weights.inputs, weights.actions) == (players, spec.size, len(ruleset.actions))
        if weights.edition != ruleset.edition.id or not fits:
            wanted = (
                f"{ruleset.edition.id} with {players} players, {spec.size} inputs and {len(ruleset.actions)} actions"
            )
            given = f"{weights.edition} with {weights.players} players, {weights.inputs} and {weights.actions}"
            raise FoggError(f"the weights do not fit {wanted}: they are for {given}")
        self.weights = weights
        self.observer = Observer(ruleset, spec)
        self.scales: Floats = np.array(spec.scales(), np.float32)
        numbers: Any = self.observer.numbers
        # Compiled, the numbers are seen in place; the list that stands for them in plain Python is read each time.
        self.numbers = None if isinstance(numbers, list) else np.frombuffer(memoryview(numbers), np.int16)

    def see(self, game: Game, seat: int) -> Floats:
        """Return what a seat observes."""
        self.observer.observe(game, seat)
        numbers = np.array(self.observer.numbers, np.int16) if self.numbers is None else self.numbers
        return np.asarray(numbers * self.scales, np.float32)

    def judge(self, games: list[tuple[Game, int]]) -> tuple[Floats, Floats]:
        """Return logits of all actions and values by seat, from the observing one on, for several games and seats."""
        seen = np.stack([self.see(game, seat) for game, seat in games])
        return self.weights(seen, [game.players[seat].offer for game, seat in games])


class NetBot(GameBot):
    """Plays the action with the highest logit, or by chance at a `temperature` above 0.

    `net` takes the weights that come with Fogg for the edition and number of players; a file may be given instead.
    """

    name: ClassVar[str] = "net"

    def __init__(self, effort: str = "", *, temperature: float = 0.0) -> None:
        self.file = Path(effort) if effort else None
        self.temperature = temperature
        self._eyes: dict[tuple[Ruleset, int], NetEyes] = {}

    @property
    def label(self) -> str:
        return self.name if self.file is None else f"{self.name}:{self.file.stem}"

    def eyes(self, game: Game) -> NetEyes:
        """Return the network for a game."""
        key = (game.ruleset, len(game.players))
        if key not in self._eyes:
            self._eyes[key] = NetEyes(*key, self.weights_for(game.ruleset, len(game.players)))
        return self._eyes[key]

    def weights_for(self, ruleset: Ruleset, players: int) -> NetWeights:
        """Return the weights for a table; FoggError says why there are none."""
        if self.file is not None:
            return read_weights(self.file)
        edition = ruleset.edition
        path = net_file(edition.id, edition.variant, players)
        if path is None:
            raise FoggError(f"`net` cannot play here: {why_no_net(edition.id, edition.variant, players)}")
        return read_weights(path)

    def act(self, game: Game, seat: int, chance: Stream) -> Action:
        options = game.options(seat)
        if len(options) == 1:
            return options[0]
        logits = self.eyes(game).judge([(game, seat)])[0][0]
        return options[self.pick(logits[[option.id for option in options]], chance)]

    def pick(self, logits: Floats, chance: Stream) -> int:
        """Return the place of the chosen one of those logits."""
        if self.temperature <= 0:
            return int(logits.argmax())
        likely = np.exp((logits - logits.max()) / self.temperature, dtype=np.float64)
        x = int(chance.word()) / WORD * math.fsum(likely)
        return min(int(np.searchsorted(likely.cumsum(), x, side="right")), len(likely) - 1)

    def chances(self, game: Game, seat: int, options: Options) -> Floats:
        """Return how likely the network would choose each of those options."""
        logits = self.eyes(game).judge([(game, seat)])[0][0][[option.id for option in options]]
        likely = np.exp(logits - logits.max())
        return np.asarray(likely / likely.sum(), np.float32)
