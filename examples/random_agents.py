"""Random agents in every kind of environment: docs/environments.md.

python examples/random_agents.py
"""

import random

import gymnasium
import numpy as np
import pyspiel

import ludoteca.envs.gymnasium
import ludoteca.envs.openspiel  # noqa: F401 (importing it registers the games)
from ludoteca.envs import pettingzoo, vector


def many_games() -> int:
    """A thousand games at once; `drawn` has a random legal action for each."""
    env = vector.make("twins", players=4, games=1000, hands=1)
    env.reset(seed=7)
    finished = 0
    for _ in range(50):
        step = env.step(env.drawn)
        finished += int((step.done == vector.OVER).sum())
    return finished


def seat_after_seat() -> dict[str, float]:
    env = pettingzoo.env("diceland", players=2)
    env.reset(seed=7)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    return rewards


def all_at_once() -> dict[str, float]:
    env = pettingzoo.parallel_env("cincinnati", players=3)
    observations, _ = env.reset(seed=7)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {a: env.action_space(a).sample(observations[a]["action_mask"]) for a in env.agents}
        observations, rewards, *_ = env.step(actions)
    return rewards


def against_bots() -> float:
    env = gymnasium.make("ludoteca/Twins-v0", players=4, bots=["easy", "medium", "random"])
    _, info = env.reset(seed=7)
    over, reward, generator = False, 0.0, np.random.default_rng(7)
    while not over:
        action = generator.choice(np.flatnonzero(info["action_mask"]))
        _, latest, terminated, truncated, info = env.step(action)
        over, reward = terminated or truncated, float(latest)
    return reward


def with_chance() -> list[float]:
    state = pyspiel.load_game("ludoteca_twins(players=3,hands=1)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return list(state.returns())


def main() -> None:
    print("vector: games finished in 50 steps", many_games())
    print("PettingZoo, seat after seat:", seat_after_seat())
    print("PettingZoo, all at once:", all_at_once())
    print("Gymnasium, against bots:", against_bots())
    print("OpenSpiel:", with_chance())


if __name__ == "__main__":
    main()
