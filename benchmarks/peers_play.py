"""Run by peers.py in an environment of its own: random play of other libraries' games.

Reads names from standard input and prints what each reaches per second: decisions, or games for Catanatron.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

SECONDS = 1.5
"""How long each is played, about."""


def rate(play: Callable[[], int]) -> float:
    """Decisions per second, playing games until time is up. The first game, which may compile, does not count."""
    play()
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        decisions += play()
    return decisions / (time.perf_counter() - began)


def openspiel(name: str) -> float:
    """By OpenSpiel's own rollouts in C++."""
    from openspiel_rollouts import decisions_per_second  # type: ignore[import-not-found, unused-ignore]

    return float(decisions_per_second(name))


def openspiel_in_python(name: str) -> float:
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
    from open_spiel.python import games  # type: ignore[import-not-found, unused-ignore] # noqa: F401
    from openspiel_rollouts import play_randomly  # type: ignore[import-not-found, unused-ignore]

    game, generator = pyspiel.load_game(name), random.Random(1)
    return rate(lambda: int(play_randomly(game.new_initial_state(), generator)))


def rlcard(name: str) -> float:
    import rlcard  # type: ignore[import-not-found, unused-ignore]

    env = rlcard.make(name)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return rate(play)


def pettingzoo(name: str) -> float:
    from importlib import import_module

    return rate_of_env(import_module(f"pettingzoo.classic.{name}").env())


def rate_of_env(env: Any) -> float:
    """For a PettingZoo environment, seat after seat. Gymnasium's own sampling would take longer than a step."""

    def play() -> int:
        env.reset(seed=1)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(random.choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return rate(play)


def pgx(name: str) -> float:
    return rate(pgx_loop(name))


@cache
def pgx_loop(name: str) -> Callable[[], int]:
    """name:batch, with automatic restart; 200 steps in one compiled loop."""
    import jax  # type: ignore[import-not-found, unused-ignore]
    import jax.numpy as jnp  # type: ignore[import-not-found, unused-ignore]
    import pgx as library  # type: ignore[import-not-found, unused-ignore]
    from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found, unused-ignore]

    game, _, text = name.partition(":")
    batch, steps = int(text), 200
    env = library.make(game)
    step = auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, for_moves, for_steps = jax.random.split(key, 3)
        chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
        moves = jax.random.categorical(for_moves, chances, axis=1)
        return (jax.vmap(step)(state, moves, jax.random.split(for_steps, batch)), key), None

    loop = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
    carry = (jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), batch)), jax.random.PRNGKey(2))

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(loop(carry))
        return steps * batch

    return play


def catanatron(name: str) -> float:
    """Games per second."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, unused-ignore]

    def play() -> int:
        Game([RandomPlayer(colour) for colour in Color]).play()
        return 1

    return rate(play)


KNOWN = (openspiel, openspiel_in_python, rlcard, pettingzoo, pgx, catanatron)
LIBRARIES = {library.__name__: library for library in KNOWN}

if __name__ == "__main__":
    for line in sys.stdin:
        library, _, game = line.strip().partition(" ")
        print(LIBRARIES[library](game), flush=True)
