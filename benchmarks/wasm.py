"""How fast the kernels are as WebAssembly in Node, beside native code on the same core, and how large.

    .venv/bin/python -m benchmarks.wasm

Whole games of random moves, and what experts think with: moves tried on many deals. The machine may be shared: what
counts are ratios of things measured in turns, and every figure is the median of several tries.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from statistics import median

from rich.console import Console
from rich.table import Table

from ludoteca.bots.modules import kernels_of, module
from ludoteca.bots.search import row_of
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout
from ludoteca.engine.match import Match
from ludoteca.engine.playouts import DECISIONS, SCORES, room_for_games
from ludoteca.games import GAMES
from tests.engine.in_node import InNode, in_node

TRIES = 5
PLAYERS = 4
GAMES_PLAYED, DEALS, SEED = 4000, 2000, 1

Call = tuple[Kernel, Layout, list[int], int]


def whole_games(game: Game) -> Call:
    start = game.set_up(PLAYERS, game.check_options({}))
    return kernels_of(game.name)[0], start, [SEED, 0, GAMES_PLAYED], room_for_games(game, PLAYERS, GAMES_PLAYED)


def trials(game: Game) -> Call:
    """At the first decision in which there is a choice."""
    match = Match(game, PLAYERS, {}, SEED)
    while len(match.legal(match.actors[0])) < 2 or match.actors[0] == "chance":
        actor = match.actors[0]
        assert match.dice
        match.play(actor, match.dice.draw(match) if isinstance(actor, str) else match.legal(actor)[0])
    seat = match.actors[0]
    assert isinstance(seat, int)
    moves = [game.notation.read(text, by_chance=False) for text in match.legal(seat)][:2]
    return kernels_of(game.name)[1], match.view(seat).state, [seat, DEALS, SEED, *moves], row_of(2, 2)


def native_seconds(call: Call) -> float:
    kernel, s, given, room = call
    began = time.perf_counter()
    kernel(s, given, room)
    return time.perf_counter() - began


def in_turns(call: Call, node: InNode) -> tuple[float, float]:
    """Seconds natively and in Node; the first try, in which both get ready, does not count."""
    ways: list[Callable[[], float]] = [lambda: native_seconds(call), lambda: node(*call).seconds]
    seconds = [[way() for way in ways] for _ in range(TRIES + 1)][1:]
    native, in_node = (median(tries) for tries in zip(*seconds, strict=True))
    return native, in_node


def main() -> None:
    beside = ("native", "ratio")
    table = Table("game", "kB", "gzip", "decisions/s", *beside, "trials/s", *beside)
    for name, game in GAMES.items():
        bytes_ = module(name).read_bytes()
        with in_node(module(name)) as node:
            games, tried = whole_games(game), trials(game)
            told = games[0](*games[1:])[: GAMES_PLAYED * (SCORES + PLAYERS)]
            figures = [
                (sum(told[DECISIONS :: SCORES + PLAYERS]), in_turns(games, node)),
                (2 * DEALS, in_turns(tried, node)),
            ]
        sizes = [f"{len(bytes_) / 1000:.0f}", f"{len(gzip.compress(bytes_)) / 1000:.0f}"]
        row = [
            text
            for number, (native, in_node_) in figures
            for text in (f"{number / in_node_:,.0f}", f"{number / native:,.0f}", f"{native / in_node_:.2f}")
        ]
        table.add_row(name, *sizes, *row)
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
