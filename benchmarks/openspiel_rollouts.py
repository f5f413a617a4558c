"""Run by engines.py in an environment of its own: random rollouts of OpenSpiel's yacht, in C++.

Prints decisions per second, once per line read from standard input, so that both sides can take turns.
"""

from __future__ import annotations

import random
import sys
import time
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


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def main() -> None:
    game = pyspiel.load_game("yacht")
    generator = random.Random(1)
    start = first_decision(game)
    decisions = sum(play_randomly(start.clone(), generator) for _ in range(COUNTED_GAMES)) / COUNTED_GAMES
    for _ in sys.stdin:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        began = time.perf_counter()
        bot.mcts_search(start)
        print(ROLLOUTS * (decisions - 1) / (time.perf_counter() - began), flush=True)


if __name__ == "__main__":
    main()
