"""The kernels of games as WebAssembly modules, for browsers.

`python -m ludoteca.study.modules` prints where those of all games are. Each module is made in a process of its
own, and cached where native code is cached.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ludoteca.bots import general
from ludoteca.bots.random import random_policy
from ludoteca.engine.compiled import wasm
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.many.playouts import playouts, step
from ludoteca.games import GAMES
from ludoteca.study.judging.playouts import playing_on
from ludoteca.study.judging.reviewing import judge_of


def kernels_of(game: Game) -> tuple[Kernel, ...]:
    """A game's kernels: a move, random playouts, those for reviews, and what its bots think with."""
    own = game.part("bots")
    thinking = getattr(own, "KERNELS", ()) if own else general.kernels_of(game)
    _, judge = judge_of(game)
    return (step(game), playouts(game, random_policy), playing_on(game, judge), *thinking)


def module(game: str) -> Path:
    """The file of a game's module, made now or taken from the cache."""
    return wasm.made_by(__spec__.name, game)


def main(arguments: list[str]) -> None:
    if arguments:
        game, file = arguments
        Path(file).write_bytes(wasm.module_of(kernels_of(GAMES[game])))
    else:
        print(json.dumps({game: str(module(game)) for game in GAMES}))


if __name__ == "__main__":
    main(sys.argv[1:])
