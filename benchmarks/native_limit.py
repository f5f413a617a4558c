"""How near the compiled rules come to the same game written by hand in C: Twins, random play, one core.

    python benchmarks/native_limit.py

Needs a C compiler (cc). Both play the same games first, and every result is compared; then they take turns. Ours
counts events besides.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console

from ludoteca.bots.random import random_policy
from ludoteca.engine.many.batch import play_games
from ludoteca.engine.many.outcomes import Games, no_games
from ludoteca.games import find

SOURCE = Path(__file__).with_name("twins.c")
GAMES = 40_000
SEED = 7
TRIES = 5
TWINS = find("twins")


def compiled(folder: str) -> Any:
    """The C version as a library."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        sys.exit("There is no C compiler here: install gcc, then try again.")
    library = Path(folder) / "twins.so"
    subprocess.run([compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    loaded = ctypes.CDLL(str(library))
    loaded.prepare()
    return loaded


def by_hand(library: Any, players: int, games: int) -> Games:
    played = no_games(TWINS, players, SEED, range(games))
    results = (played.winners, played.scores, played.lengths, played.decisions)
    library.play_games(players, ctypes.c_uint64(SEED), games, *(array.ctypes for array in results))
    return played


def by_rules(players: int, games: int) -> Games:
    return play_games(
        TWINS, TWINS.rules.set_up(players, hands=None), [random_policy] * players, games, SEED, cores=1
    )


def compare(library: Any, players: int) -> None:
    ours, theirs = by_rules(players, GAMES), by_hand(library, players, GAMES)
    for field in ("winners", "scores", "lengths", "decisions"):
        np.testing.assert_array_equal(getattr(ours, field), getattr(theirs, field), field)


def speed(play: Callable[[], Games]) -> float:
    began = time.perf_counter()
    decisions = int(play().decisions.sum())
    return decisions / (time.perf_counter() - began)


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        library = compiled(folder)
        for players in TWINS.players:
            compare(library, players)
            console.print(f"{players} players: {GAMES:,} games, every result is the same.")
        tries = [
            (speed(lambda: by_rules(4, GAMES)), speed(lambda: by_hand(library, 4, GAMES))) for _ in range(TRIES)
        ]
    ours, theirs = (median(column) for column in zip(*tries, strict=True))
    ratio = median(one / other for one, other in tries)
    console.print(f"Rules, compiled: {ours:,.0f} decisions/s. By hand in C: {theirs:,.0f}. Ratio {ratio:.2f}.")


if __name__ == "__main__":
    main()
