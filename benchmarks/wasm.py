"""How fast the kernels are as WebAssembly in Node and in Chromium, beside native code, and how large.

    .venv/bin/python -m benchmarks.wasm

Whole games of random moves, and what experts think with: moves tried on many deals. The machine may be shared: what
counts are ratios of things measured in turns, and every figure is the median of several tries. The aim is 0.3 of
native's decisions, and 100 kB for all kernels of a game.
"""

from __future__ import annotations

import gzip
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

from ludoteca.bots.search import row_of
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout
from ludoteca.engine.many.playouts import DECISIONS, SCORES, room_for_games
from ludoteca.engine.match import Match
from ludoteca.games import GAMES
from ludoteca.study.modules import kernels_of, module
from tests.engine.in_node import Answer, answered, asked, in_node
from tests.web.support import CHROMIUM, FLAGS

TRIES = 7
PLAYERS = 4
GAMES_PLAYED, SEED = 4000, 1
DEALS = {"cincinnati": 100_000}
USUAL_DEALS = 2000
"""Enough for a tenth of a second: browsers begin with code that was made in haste."""

KERNELS = Path("tests/engine/kernels.mjs")
OPEN = """async ([script, module]) => {
  const { opened } = await import('data:text/javascript;base64,' + script)
  window.module = await opened(Uint8Array.from(atob(module), (character) => character.charCodeAt(0)))
}"""

Call = tuple[Kernel, Layout, list[int], int]
Way = Callable[[Call], float]
"""Seconds for a call."""


def whole_games(game: Game) -> Call:
    start, playouts = game.set_up(PLAYERS, game.check_options({})), kernels_of(game)[1]
    return playouts, start, [SEED, 0, GAMES_PLAYED], room_for_games(PLAYERS, GAMES_PLAYED)


def deals_of(game: Game) -> int:
    return DEALS.get(game.name, USUAL_DEALS)


def trials(game: Game) -> Call:
    """At the first decision with a choice."""
    match = Match(game, PLAYERS, {}, SEED)
    while len(match.legal(match.actors[0])) < 2 or match.actors[0] == "chance":
        actor = match.actors[0]
        assert match.dice
        match.play(actor, match.dice.draw(match) if isinstance(actor, str) else match.legal(actor)[0])
    seat = match.actors[0]
    assert isinstance(seat, int)
    moves = [game.notation.read(text, by_chance=False) for text in match.legal(seat)][:2]
    tried = next(kernel for kernel in kernels_of(game) if kernel.name.startswith("trials"))
    return tried, match.view(seat).state, [seat, deals_of(game), SEED, *moves], row_of(2, 2)


def natively(call: Call) -> float:
    kernel, s, given, room = call
    began = time.perf_counter()
    kernel(s, given, room)
    return time.perf_counter() - began


@contextmanager
def in_chromium(file: Path, page: Page) -> Iterator[Callable[..., Answer]]:
    page.goto("about:blank")
    page.evaluate(OPEN, [b64encode(part.read_bytes()).decode() for part in (KERNELS, file)])
    yield lambda *call: answered(page.evaluate("(asked) => window.module.call(asked)", asked(*call)))


def in_turns(call: Call, ways: list[Way]) -> list[float]:
    """Seconds for each way; the first tries, which warm up, do not count."""
    seconds = [[way(call) for way in ways] for _ in range(TRIES + 2)][2:]
    return [median(tries) for tries in zip(*seconds, strict=True)]


def main() -> None:
    table = Table(
        "game", "kB", "gzip", *(f"{what} {how}" for what in ("decisions/s", "trials/s") for how in COLUMNS)
    )
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page()
        for game in GAMES.values():
            table.add_row(*row(game, page))
    Console(width=180).print(table)


COLUMNS = ("native", "Node", "ratio", "Chromium", "ratio")


def row(game: Game, page: Page) -> Iterator[str]:
    file = module(game.name)
    yield game.name
    yield f"{len(file.read_bytes()) / 1000:.0f}"
    yield f"{len(gzip.compress(file.read_bytes())) / 1000:.0f}"
    games = whole_games(game)
    decisions = sum(games[0](*games[1:])[DECISIONS :: SCORES + PLAYERS])
    with in_node(file) as node, in_chromium(file, page) as chromium:
        ways: list[Way] = [natively, lambda call: node(*call).seconds, lambda call: chromium(*call).seconds]
        for call, number in ((games, decisions), (trials(game), 2 * deals_of(game))):
            native, *others = in_turns(call, ways)
            yield f"{number / native:,.0f}"
            for other in others:
                yield f"{number / other:,.0f}"
                yield f"{native / other:.2f}"


if __name__ == "__main__":
    main()
