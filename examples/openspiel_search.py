"""An algorithm of OpenSpiel on a small board: information set Monte Carlo tree search against a random player.

python examples/openspiel_search.py [GAMES] [SIMULATIONS]

Needs the extra `openspiel`: pip install 'fogg-rails[openspiel]'. The search resamples what it does not know
(`State.resample_from_infostate`), so it never looks at the other player's cards or at the deck.
"""

import sys

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from fogg import envs


def play(games: int = 6, simulations: int = 40, seed: int = 1) -> list[float]:
    """Play games with the search on alternating seats; how many points it was ahead in each."""
    random = np.random.RandomState(seed)
    game = envs.openspiel("new_york", 2, reward="margin", memory=0)
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 20.0, simulations, random_state=random)
    margins = []
    for number in range(games):
        state, seat = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.is_chance_node():
                action = random.choice(len(state.chance_outcomes()))
            elif state.current_player() == seat:
                action = search.step(state)
            else:
                action = random.choice(state.legal_actions())
            state.apply_action(int(action))
        margins.append(state.returns()[seat])
        print(f"game {number + 1}: {margins[-1]:+.0f} points", flush=True)
    return margins


if __name__ == "__main__":
    margins = play(*(int(text) for text in sys.argv[1:3]))
    print(f"mean {np.mean(margins):+.1f} points, ahead in {sum(margin > 0 for margin in margins)} of {len(margins)}")
