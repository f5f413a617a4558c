"""How long experts think, from the first decision of a new process on.

    .venv/bin/python -m benchmarks.thinking

For each game a new process plays one expert against medium bots, four players. What it compiled before is on the
disk: a first process, which is not counted, sees to that. "Loading" is what has to be read once before the first
decision, Numba itself included; a table of `ludoteca play` and a worker of the server do that before the game.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from ludoteca import bots
from ludoteca.engine.compiled import native
from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.games import GAMES

PLAYERS = 4
DECISIONS = 300


class TimedExpert:
    """An expert and the seconds of its decisions; those without a choice do not count."""

    def __init__(self, game: str) -> None:
        self.player = bots.find("expert", game)
        self.seconds: list[float] = []

    def __call__(self, view: View, legal: list[str], generator: Random) -> str:
        began = time.perf_counter()
        move = self.player(view, legal, generator)
        if len(legal) > 1:
            self.seconds.append(time.perf_counter() - began)
        return move


def thinking(game: str, decisions: int) -> dict[str, Any]:
    """Plays games in this process until there were that many decisions."""
    expert, medium = TimedExpert(game), bots.find("medium", game)
    seed = 0
    while len(expert.seconds) < decisions:
        Match(GAMES[game], PLAYERS, {}, seed).run([expert, *[medium] * (PLAYERS - 1)])
        seed += 1
    return {"seconds": expert.seconds, "loading": native.seconds_compiling()}


def in_new_process(game: str, decisions: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.thinking", game, str(decisions)]
    answer: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return answer


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.0f} ms"


def main() -> None:
    table = Table(
        "game", "first decision", "of it loading code", "median", "99 %", "longest but the first", "decisions"
    )
    for game in GAMES:
        in_new_process(game, 1)
        seen = in_new_process(game, DECISIONS)
        first, *later = seen["seconds"]
        figures = (
            first,
            seen["loading"],
            np.median(seen["seconds"]),
            np.quantile(seen["seconds"], 0.99),
            max(later),
        )
        table.add_row(game, *map(milliseconds, figures), str(len(seen["seconds"])))
    Console(width=120).print(table)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(thinking(sys.argv[1], int(sys.argv[2]))))
    else:
        main()
