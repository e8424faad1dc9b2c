"""Random agents on every seat: the shortest loop over an environment of Fogg, with masks.

python examples/random_agent.py [EDITION] [PLAYERS] [GAMES]

Needs the extra `envs`: pip install 'fogg-rails[envs]'
"""

import sys

from fogg import envs


def play(edition: str = "new_york", players: int = 2, games: int = 10, seed: int = 1) -> list[dict[str, float]]:
    """Play games with random legal actions; the points of all agents in each game."""
    env = envs.aec(edition, players, reward="points")
    results = []
    for game in range(games):
        env.reset(seed=seed + game)
        total = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observed, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observed["action_mask"]))
        results.append(total)
    return results


if __name__ == "__main__":
    edition = sys.argv[1] if len(sys.argv) > 1 else "new_york"
    numbers = [int(text) for text in sys.argv[2:4]]
    for points in play(edition, *numbers):
        print("  ".join(f"{agent} {total:5.0f}" for agent, total in points.items()))
