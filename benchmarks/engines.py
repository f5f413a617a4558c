"""How fast the engines are: full rules, random legal moves, the legal moves generated at every decision.

    make benchmark

A decision is a move of a player; throws and cards are not counted. The machine may be shared: what counts are
ratios of things measured in turns, and every figure is the median of several tries. OpenSpiel's nearest games play
random rollouts in C++ beside ours; it is installed into .peers, an environment of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.bots.random import random, random_policy
from ludoteca.engine.many.batch import play_games
from ludoteca.games import GAMES

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".peers"
OPENSPIEL = "open_spiel==2.0.2"
TRIES = 5
PEER_OF = {"cincinnati": "yacht", "twins": "hearts", "diceland": "yacht"}
"""For each game the nearest of OpenSpiel's."""
PLAYERS = 4

FIRST_USE = """
import resource, time
began = time.perf_counter()
from ludoteca.study.simulate import simulate
simulate({game!r}, {players}, 1, cores=1)
seconds = time.perf_counter() - began
simulate({game!r}, {players}, 100_000)
print(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""

ONE_CALL = "def f(a, b): return a\nfor i in range(1_000_000): f(i, i)"


def decisions_per_second(play: Callable[[], int]) -> float:
    began = time.perf_counter()
    decisions = play()
    return decisions / (time.perf_counter() - began)


def native(game: str, games: int) -> int:
    return _batch(game, games, interpreted=False)


def interpreted(game: str, games: int) -> int:
    return _batch(game, games, interpreted=True)


def _batch(game: str, games: int, interpreted: bool) -> int:
    rules = GAMES[game]
    start = rules.rules.set_up(PLAYERS, **rules.check_options({}))
    played = play_games(rules, start, [random_policy] * PLAYERS, games, 1, cores=1, interpreted=interpreted)
    return int(played.decisions.sum())


def matches(game: str, games: int) -> int:
    """The face of the library: text moves, views for the bots, events, a record."""
    played = [ludoteca.new(game, players=PLAYERS, seed=seed).run(random) for seed in range(games)]
    return sum(isinstance(actor, int) for match in played for actor, _ in match.moves)


def calls() -> int:
    """The cost of a plain Python function call on this machine now, to put the interpreted figure into
    proportion."""
    exec(compile(ONE_CALL, "calls", "exec"), {})
    return 1_000_000


def rollouts_of_openspiel() -> subprocess.Popen[str]:
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", OPENSPIEL], check=True)
    script = str(ROOT / "benchmarks" / "openspiel_rollouts.py")
    return subprocess.Popen([python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(peer: subprocess.Popen[str], game: str) -> float:
    assert peer.stdin
    assert peer.stdout
    print(game, file=peer.stdin, flush=True)
    return float(peer.stdout.readline())


def start(game: str, cache: str) -> tuple[float, float]:
    """From a new process to the first games: seconds, and peak megabytes."""
    script = FIRST_USE.format(game=game, players=PLAYERS)
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    seconds, memory = done.stdout.split()
    return float(seconds), float(memory)


def measure(game: str, peer: subprocess.Popen[str]) -> dict[str, list[float]]:
    ways: dict[str, Callable[[], float]] = {
        "native, one core": lambda: decisions_per_second(lambda: native(game, 40_000)),
        "interpreted": lambda: decisions_per_second(lambda: interpreted(game, 300)),
        "matches, text moves": lambda: decisions_per_second(lambda: matches(game, 20)),
        f"OpenSpiel {PEER_OF[game]}, C++": lambda: ask(peer, PEER_OF[game]),
        "plain Python calls": lambda: decisions_per_second(calls),
    }
    native(game, 1)
    figures: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(TRIES):
        for way, speed in ways.items():
            figures[way].append(speed())
    return figures


def show(console: Console, game: str, figures: dict[str, list[float]]) -> None:
    peer = median(figures[f"OpenSpiel {PEER_OF[game]}, C++"])
    table = Table(title=f"{game}, {PLAYERS} players, random play: decisions per second, {TRIES} tries in turns")
    for column in ("engine", "median", "lowest", "highest", f"times {PEER_OF[game]}"):
        table.add_column(column, justify="left" if column == "engine" else "right")
    for way, speeds in figures.items():
        row = [f"{figure:,.0f}" for figure in (median(speeds), min(speeds), max(speeds))]
        table.add_row(way, *row, f"{median(speeds) / peer:.2f}")
    console.print(table)


def main() -> None:
    console = Console()
    with console.status(f"Installing {OPENSPIEL} into .peers"):
        peer = rollouts_of_openspiel()
    for game in PEER_OF:
        with tempfile.TemporaryDirectory() as cache, console.status(f"{game}: compiling with an empty cache"):
            first, most = start(game, cache)
            later = [start(game, cache) for _ in range(3)]
        with console.status(f"{game}: measuring"):
            figures = measure(game, peer)
        show(console, game, figures)
        again, memory = (median(column) for column in zip(*later, strict=True))
        console.print(
            f"First use, compiling: {first:.1f} s, {most:.0f} MB. Later: {again:.2f} s, {memory:.0f} MB.\n"
        )
    peer.terminate()


if __name__ == "__main__":
    main()
