"""Games on a GPU: decisions a second on random play, beside it the CPU, and pgx if it is installed.

    .venv/bin/pip install -e ".[cuda]"
    .venv/bin/python -m benchmarks.gpu

Each game is compiled first, the three at the same time; that takes two minutes and is no part of the figures.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Generator
from statistics import median

import numpy as np

from benchmarks.peers_play import pgx
from ludoteca.bots.random import random_policy
from ludoteca.engine.compiled.cuda import why_not
from ludoteca.engine.many.batch import Batch, play_chunks
from ludoteca.engine.many.outcomes import Games, all_of, no_games
from ludoteca.games import GAMES, find

GAMES_ON_GPU, GAMES_ON_CPU = 1 << 23, 1 << 13
PLAYERS = 4
PGX_GAMES, PGX_BATCHES = ("leduc_holdem", "2048", "backgammon"), (1 << 16, 1 << 19)


def chunks(name: str, device: str, games: int) -> Generator[Games]:
    game = find(name)
    start = game.rules.set_up(PLAYERS, **game.check_options({}))
    return play_chunks(Batch(game, start, [random_policy] * PLAYERS, seed=1), range(games), device=device, cores=1)


def played(name: str, device: str, games: int) -> Games:
    return all_of(chunks(name, device, games), no_games(find(name), PLAYERS, 1, range(0)))


def decisions_per_second(name: str, device: str, games: int) -> float:
    speeds = []
    for _ in range(3):
        began = time.perf_counter()
        decisions = sum(int(chunk.decisions.sum(dtype=np.int64)) for chunk in chunks(name, device, games))
        speeds.append(decisions / (time.perf_counter() - began))
    return median(speeds)


def are_equal(one: Games, other: Games) -> bool:
    figures = ("numbers", "winners", "scores", "lengths", "decisions", "tally")
    return all(np.array_equal(getattr(one, figure), getattr(other, figure)) for figure in figures)


def compile_all() -> None:
    """In separate processes, which leave the compiled code in the cache."""
    code = "from benchmarks.gpu import played; import sys; played(sys.argv[1], 'cuda', 1)"
    for process in [subprocess.Popen([sys.executable, "-c", code, name]) for name in GAMES]:
        process.wait()


def show(name: str, speed: float) -> None:
    print(f"{name:32} {speed / 1e6:10,.1f} million decisions/s", flush=True)


def main() -> None:
    if reason := why_not():
        sys.exit(reason)
    compile_all()
    for name in GAMES:
        same = are_equal(played(name, "cuda", GAMES_ON_CPU), played(name, "cpu", GAMES_ON_CPU))
        print(f"{name}: {GAMES_ON_CPU:,} games are {'the same as' if same else 'NOT THE SAME AS'} on the CPU.")
        show(f"{name}, GPU", decisions_per_second(name, "cuda", GAMES_ON_GPU))
        show(f"{name}, one core", decisions_per_second(name, "cpu", GAMES_ON_CPU))
    show_pgx()


def show_pgx() -> None:
    """At the best of several batch sizes."""
    os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"  # silences JAX's warnings about slow compilation
    try:
        for name in PGX_GAMES:
            best, batch = max((pgx(f"{name}:{batch}"), batch) for batch in PGX_BATCHES)
            show(f"pgx {name}, batch {batch:,}", best)
    except ImportError as error:
        print(f"pgx is not compared: {error}.")


if __name__ == "__main__":
    main()
