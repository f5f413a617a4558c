"""The kernels of games as WebAssembly modules, for browsers.

    python -m ludoteca.bots.modules GAME FILE

A module is made in a process of its own, and kept where native code is kept.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.bots import general
from ludoteca.bots.random import random_policy
from ludoteca.engine import wasm
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.playouts import playouts
from ludoteca.games import find


def kernels_of(game: str) -> tuple[Kernel, ...]:
    """What is compiled of a game: whole games by lot, and what its bots think with."""
    found = find(game)
    own = found.part("bots")
    thinking = getattr(own, "KERNELS", ()) if own else general.kernels_of(found)
    return (playouts(found, random_policy), *thinking)


def module(game: str) -> Path:
    """The file of a game's module, made now or on an earlier day."""
    return wasm.made_by("ludoteca.bots.modules", game)


if __name__ == "__main__":
    _, game, file = sys.argv
    Path(file).write_bytes(wasm.module_of(kernels_of(game)))
