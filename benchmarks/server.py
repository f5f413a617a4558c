"""How much the table server bears: real games of Twins with four seats, every client told its own view.

    make benchmark-server
    python -m benchmarks.server --games 10000 --kills 200 --stored 10000

The server runs on one core, all clients on the other. Saturated: every client moves as soon as it is awaited.
Paced: each table makes one move a second. A move is counted when it is on disk and its mover has been told; its
time runs from sending it until the last of the four clients has got it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time

from rich.console import Console
from rich.table import Table as Grid

from benchmarks import endurance
from benchmarks.table_load import CLIENT_CORE, Load, memory, processor, server

WARM_UP, MEASURED = 3.0, 10.0


async def measured(port: int, pid: int, tables: int, pace: float | None) -> dict[str, float]:
    load = Load(port, pace)
    for _ in range(tables):
        await load.begin_table()
    load.begin()
    await asyncio.sleep(WARM_UP)
    load.is_measuring, began, used, own = True, time.perf_counter(), processor(pid), time.process_time()
    await asyncio.sleep(MEASURED)
    load.is_measuring = False
    seconds = time.perf_counter() - began
    times = sorted(load.times)
    figures = memory(pid), (processor(pid) - used) / seconds, (time.process_time() - own) / seconds
    await load.end()
    if load.errors:
        raise SystemExit(f"Refused: {set(load.errors)}")
    return {
        "moves/s": load.moves / seconds,
        "p50 ms": 1000 * times[len(times) // 2],
        "p99 ms": 1000 * times[len(times) * 99 // 100],
        "memory MB": figures[0],
        "server core": figures[1],
        "client core": figures[2],
    }


def run(tables: int, pace: float | None, db: str | None) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, server(folder, db=db) as (port, pid):
        return asyncio.run(measured(port, pid, tables, pace))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    arguments.add_argument("--db", help="PostgreSQL's address instead of a file")
    arguments.add_argument("--only", choices=["saturated", "paced"])
    arguments.add_argument("--games", type=int, help="play so many short games and watch the memory")
    arguments.add_argument("--kills", type=int, help="kill the server so many times and look what is lost")
    arguments.add_argument("--stored", type=int, help="start with so many unfinished tables on disk")
    wished = arguments.parse_args()
    if wished.games or wished.kills or wished.stored:
        endure(wished.games, wished.kills, wished.stored)
    else:
        show_load(wished.tables, wished.only, wished.db)


def endure(games: int | None, kills: int | None, stored: int | None) -> None:
    if games:
        endurance.watch_memory(games)
    if kills:
        endurance.kill(kills)
    if stored:
        endurance.restart(stored)


def show_load(sizes: list[int], only: str | None, db: str | None) -> None:
    os.sched_setaffinity(0, {CLIENT_CORE})
    grid = Grid("load", "tables")
    rows = []
    for name, pace in (("saturated", None), ("paced", 1.0)):
        for tables in sizes if only in (None, name) else []:
            rows.append((name, tables, run(tables, pace, db)))
            print(name, tables, {key: round(value, 2) for key, value in rows[-1][2].items()}, file=sys.stderr)
    for heading in rows[0][2]:
        grid.add_column(heading, justify="right")
    for name, tables, figures in rows:
        grid.add_row(name, str(tables), *(f"{value:,.1f}" for value in figures.values()))
    Console().print(grid)


if __name__ == "__main__":
    main()
