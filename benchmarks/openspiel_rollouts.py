"""Run by engines.py in an environment of its own: random rollouts of OpenSpiel's games, in C++.

Reads names of games from standard input and prints decisions per second for each, so that both sides take turns.
"""

from __future__ import annotations

import random
import sys
import time
from functools import cache
from typing import Any

import pyspiel  # type: ignore[import-not-found, unused-ignore]

ROLLOUTS = 2000
COUNTED_GAMES = 200


def play_randomly(state: Any, generator: random.Random) -> int:
    """Plays a game to its end and returns the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(actions, probabilities)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions += 1
    return decisions


@cache
def first_decision(name: str) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


@cache
def decisions_per_game(name: str) -> float:
    generator = random.Random(1)
    games = [play_randomly(first_decision(name).clone(), generator) for _ in range(COUNTED_GAMES)]
    return sum(games) / COUNTED_GAMES


def decisions_per_second(name: str) -> float:
    """One simulation of OpenSpiel's tree search: a single decision, then rollouts by its own evaluator."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(pyspiel.load_game(name), evaluator, 2.0, 1, 100, False, 1, False)
    decisions = ROLLOUTS * (decisions_per_game(name) - 1)
    began = time.perf_counter()
    bot.mcts_search(first_decision(name))
    return decisions / (time.perf_counter() - began)


if __name__ == "__main__":
    for line in sys.stdin:
        print(decisions_per_second(line.strip()), flush=True)
