"""How fast a learner plays beside compiled bots: thousands of games at once, medium on the other seats, one core.

    python -m benchmarks.opponents

In turns within the same minute: the vector environment, the same bots in a simulation (what the bots alone cost),
and Gymnasium's `make`, one game whose bots are asked in Python. All decisions count, the learner's and the bots'.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from ludoteca.envs import vector
from ludoteca.envs.gymnasium import AgainstBots
from ludoteca.study.simulate import simulate

PLAYERS, GAMES, TRIES, SECONDS = 4, 4096, 5, 1.0
BOT = "medium"


def in_vector(env: vector.Vector) -> float:
    """Decisions per second. Those that end a game in a step count as one, which slightly underestimates."""
    made, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        before = env.decisions.copy()
        over = env.step(env.drawn).done != 0
        made += int((env.decisions - before)[~over].sum()) + int(over.sum())
    return made / (time.perf_counter() - began)


def in_simulation(game: str, games: int) -> float:
    began = time.perf_counter()
    played = simulate(game, PLAYERS, games, bot_names=["random", *[BOT] * (PLAYERS - 1)], cores=1)
    return float(played.decisions.sum() / (time.perf_counter() - began))


def at_the_table(env: Any, generator: np.random.Generator) -> float:
    """A table's bots asked in Python; only the learner's steps can be counted."""
    steps, began = 0, time.perf_counter()
    _, info = env.reset(seed=steps)
    while time.perf_counter() - began < SECONDS:
        *_, over, cut, info = env.step(int(generator.choice(np.flatnonzero(info["action_mask"]))))
        steps += 1
        if over or cut:
            _, info = env.reset()
    return steps / (time.perf_counter() - began)


def measure(game: str, games: int) -> dict[str, list[float]]:
    env = vector.make(game, PLAYERS, GAMES, bots=BOT)
    env.reset(seed=1)
    one = AgainstBots(game, PLAYERS, BOT)
    generator = np.random.default_rng(1)
    ways: dict[str, Callable[[], float]] = {
        "vector, all decisions": lambda: in_vector(env),
        "simulation, all decisions": lambda: in_simulation(game, games),
        "Gymnasium, one game: steps": lambda: at_the_table(one, generator),
    }
    for speed in ways.values():
        speed()
    figures: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(TRIES):
        for way, speed in ways.items():
            figures[way].append(speed())
    return figures


def main() -> None:
    console = Console()
    table = Table(title=f"{PLAYERS} players, {BOT} on the other seats, one core: decisions per second")
    for column in ("game", "vector", "simulation", "ratio", "Gymnasium, one game"):
        table.add_column(column, justify="right")
    for game, games in (("cincinnati", 40_000), ("twins", 8_000), ("diceland", 8_000)):
        with console.status(f"{game}: measuring"):
            figures = measure(game, games)
        ours, alone, slow = figures.values()
        ratio = median(one / other for one, other in zip(ours, alone, strict=True))
        table.add_row(game, f"{median(ours):,.0f}", f"{median(alone):,.0f}", f"{ratio:.2f}", f"{median(slow):,.0f}")
    console.print(table)


if __name__ == "__main__":
    main()
