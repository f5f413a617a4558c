"""A kernel that makes a single move, as a WebAssembly module.

python -m tests.engine.stepping GAME FILE
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.engine import wasm
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.rule import rule
from ludoteca.games import find


@cache
def step(game: Game) -> Kernel:
    """Given are the seat, or a negative number for chance, and the move."""
    play, happen = game.rules.play, game.rules.happen

    @rule
    def make(states: Any, given: Any, told: Any, moves: Any) -> None:
        if given[0] < 0:
            happen(states[0], given[1])
        else:
            play(states[0], given[0], given[1])

    return Kernel(game, "step", make, states=1)


if __name__ == "__main__":
    _, game, file = sys.argv
    Path(file).write_bytes(wasm.module_of([step(find(game))]))
