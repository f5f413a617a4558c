"""How fair the eight maps of Diceland are (D06), and how fast new ones are made.

    .venv/bin/python benchmarks/maps.py

The reference player (`ludoteca.games.diceland.bots.reference`) plays alone on each map until it reaches the goal.
"""

from __future__ import annotations

import time
from statistics import median

from rich.console import Console
from rich.table import Table

from ludoteca.games.diceland.fairness import largest_difference, measure
from ludoteca.games.diceland.mapmaker import make
from ludoteca.games.diceland.maps import MAPS

GAMES = 200_000
MADE = 100


def main() -> None:
    console = Console()
    with console.status(f"Playing {GAMES:,} games on each map"):
        measured = [measure(chosen, GAMES, seed=1) for chosen in MAPS.values()]
    middle = sum(one.mean for one in measured) / len(measured)
    table = Table(title=f"Turns to the goal, alone on the map, {GAMES:,} games each")
    for column in ("map", "seed", "mean turns", "standard error", "from the mean of all"):
        table.add_column(column, justify="left" if column == "map" else "right")
    for one in measured:
        row = f"{one.mean:.3f}", f"{one.error:.3f}", f"{100 * (one.mean / middle - 1):+.2f} %"
        table.add_row(one.map.name, str(one.map.seed), *row)
    console.print(table)
    console.print(f"Largest difference: {100 * largest_difference(measured):.2f} %, allowed 2 %.")

    seconds = []
    for seed in range(MADE):
        began = time.perf_counter()
        make(seed)
        seconds.append(time.perf_counter() - began)
    middle_ms, most_ms = 1000 * median(seconds), 1000 * max(seconds)
    console.print(f"Making a map: {middle_ms:.0f} ms (median of {MADE}), {most_ms:.0f} ms at most.")


if __name__ == "__main__":
    main()
