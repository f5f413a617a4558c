"""How fast our games are beside those of other libraries: random play on one core, medians of three.

    python -m benchmarks.peers                      # all of them
    python -m benchmarks.peers --only pgx native    # only rows with these words; the others stay as they were

The peers are installed into .peers, an environment of its own. What was measured is kept in .peers/results.json; a
table is printed, and the picture drawn into docs/pictures/peers.svg.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.peers_play import rate, rate_of_env

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".peers"
RESULTS = PEERS / "results.json"
PICTURE = ROOT / "docs" / "pictures" / "peers.svg"
INSTALLED = (
    "open_spiel==2.0.2",
    "rlcard==1.2.0",
    "pettingzoo[classic]==1.27.0",
    "pgx==2.6.0",
    "jax==0.10.2",
    "catanatron==3.2.1",
)
TRIES = 3
PLAYERS = 4
AT_ONCE = 4096
GAMES = ("cincinnati", "twins", "diceland")

PEER_ROWS = {
    "OpenSpiel yacht, C++": "openspiel yacht",
    "OpenSpiel hearts, C++": "openspiel hearts",
    "OpenSpiel liars_dice, C++": "openspiel liars_dice",
    "OpenSpiel liars_poker, Python": "openspiel_in_python python_liars_poker",
    "RLCard leduc-holdem": "rlcard leduc-holdem",
    "RLCard gin-rummy": "rlcard gin-rummy",
    "PettingZoo leduc_holdem": "pettingzoo leduc_holdem_v4",
    **{
        f"pgx {game}, batch {batch}": f"pgx {game}:{batch}"
        for game in ("leduc_holdem", "2048", "backgammon")
        for batch in (1, AT_ONCE)
    },
    "Catanatron, games": "catanatron any",
}

Measure = Callable[[], float]


def batch(game: str, games: int, interpreted: bool) -> float:
    from ludoteca.bots.random import random_policy
    from ludoteca.engine.many.batch import play_games
    from ludoteca.games import find

    rules = find(game)
    start = rules.rules.set_up(PLAYERS, **rules.check_options({}))

    def play() -> int:
        policies = [random_policy] * PLAYERS
        return int(play_games(rules, start, policies, games, 1, cores=1, interpreted=interpreted).decisions.sum())

    return rate(play)


def vector(game: str) -> float:
    from ludoteca.envs import vector  # type: ignore[import-not-found, unused-ignore]

    env = vector.make(game, PLAYERS, AT_ONCE)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(50):
            env.step(env.drawn)
        return 50 * AT_ONCE

    return rate(play)


def pettingzoo(game: str) -> float:
    from ludoteca.envs import pettingzoo  # type: ignore[import-not-found, unused-ignore]

    return rate_of_env(pettingzoo.env(game, players=PLAYERS))


def openspiel(game: str) -> float:
    import random

    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    import ludoteca.envs.openspiel  # type: ignore[import-not-found, unused-ignore] # noqa: F401
    from benchmarks.openspiel_rollouts import play_randomly

    table, generator = pyspiel.load_game(f"ludoteca_{game}(players={PLAYERS})"), random.Random(1)
    return rate(lambda: int(play_randomly(table.new_initial_state(), generator)))


def our_rows() -> dict[str, Measure]:
    rows: dict[str, Measure] = {}
    for game in GAMES:
        rows |= {
            f"{game}, native": partial(batch, game, 2000, interpreted=False),
            f"{game}, interpreted": partial(batch, game, 20, interpreted=True),
            f"{game}, vector of {AT_ONCE}": partial(vector, game),
            f"{game}, our PettingZoo face": partial(pettingzoo, game),
            f"{game}, our OpenSpiel face": partial(openspiel, game),
        }
    return rows


class Peers:
    """A process in the peers' own environment that measures on request."""

    def __init__(self) -> None:
        python = PEERS / "bin" / "python"
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *INSTALLED], check=True)
        script = str(ROOT / "benchmarks" / "peers_play.py")
        self.process = subprocess.Popen(
            [python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def ask(self, question: str) -> float:
        assert self.process.stdin
        assert self.process.stdout
        print(question, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def peer_rows() -> dict[str, Measure]:
    peers = Peers()
    return {name: partial(peers.ask, question) for name, question in PEER_ROWS.items()}


def measured(console: Console, words: list[str]) -> dict[str, list[float]]:
    """The known figures, with new ones for the chosen rows."""
    figures: dict[str, list[float]] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    rows = {**our_rows(), **peer_rows()}
    for name, measure in rows.items():
        if words and not any(word in name for word in words):
            continue
        try:
            with console.status(name):
                figures[name] = [measure() for _ in range(TRIES)]
            RESULTS.write_text(json.dumps(figures, indent=1))
        except ImportError as error:
            console.print(f"{name}: not measured, {error.name} is missing.")
    return {name: figures[name] for name in rows if name in figures}


def show(console: Console, figures: dict[str, list[float]]) -> None:
    table = Table(title=f"Random play on one core: decisions per second, {TRIES} tries")
    for column in ("what", "median", "lowest", "highest"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for name, speeds in figures.items():
        table.add_row(name, *(f"{speed:,.0f}" for speed in (median(speeds), min(speeds), max(speeds))))
    console.print(table)


def draw(figures: dict[str, list[float]]) -> None:
    """Bars on a logarithmic scale, the fastest on top, ours in another colour."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    speeds = {name: median(tries) for name, tries in figures.items() if not name.endswith("games")}
    names = sorted(speeds, key=lambda name: speeds[name])
    with rc_context({"svg.hashsalt": "peers", "axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(9, 0.8 + 0.27 * len(names)), layout="constrained")
        axes = figure.add_subplot()
        hues = ["#1f6f8b" if name.startswith(GAMES) else "#d1793b" for name in names]
        axes.barh(names, [speeds[name] for name in names], color=hues)
        for place, name in enumerate(names):
            axes.text(speeds[name] * 1.1, place, f"{speeds[name]:,.0f}", va="center", fontsize=8)
        axes.set_xscale("log")
        axes.set_xlim(right=max(speeds.values()) * 8)
        axes.set_xlabel("decisions per second on one core, random play (ours in blue)")
        axes.tick_params(axis="y", length=0)
        PICTURE.parent.mkdir(exist_ok=True)
        figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD")
    words = parser.parse_args().only
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    console = Console()
    figures = measured(console, words)
    show(console, figures)
    draw(figures)


if __name__ == "__main__":
    main()
