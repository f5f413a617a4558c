"""How much the table server bears: real games of Twins with four seats, every client told its own view.

    make benchmark-server
    python -m benchmarks.server --tables 200 --beside     # in turns with boardgame.io, which needs Node
    python -m benchmarks.server --games 10000 --kills 200 --stored 10000
    python -m benchmarks.server --kills 200 --servers 2   # several servers on one PostgreSQL

The server runs on one core, all clients on the other. Saturated: every client moves as soon as it is awaited.
Paced: each table makes one move a second, or every --pace seconds. A move is counted when it is on disk and its
mover has been told; its time runs from sending it until the last of the four clients has got it. µs/move is what a
move costs the server in processor time, which says more where others use the machine too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from statistics import median

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from benchmarks import boardgame_io, endurance
from benchmarks.table_load import CLIENT_CORE, Figures, Load, figures, memory, processor, server

WARM_UP, MEASURED = 3.0, 10.0
TURNS = 3
OURS = "ours"


async def measured(port: int, pid: int, tables: int, pace: float | None) -> Figures:
    load = Load(port, pace)
    for _ in range(tables):
        await load.begin_table()
    load.begin()
    await asyncio.sleep(WARM_UP)
    load.is_measuring, began, used, own = True, time.perf_counter(), processor(pid), time.process_time()
    await asyncio.sleep(MEASURED)
    load.is_measuring = False
    seconds, used, own = time.perf_counter() - began, processor(pid) - used, time.process_time() - own
    held = memory(pid)
    await load.end()
    if load.errors:
        raise SystemExit(f"Refused: {set(load.errors)}")
    return figures(load.moves, load.times, seconds, held, used, own)


def run(tables: int, pace: float | None, db: str | None) -> Figures:
    with tempfile.TemporaryDirectory() as folder, server(folder, db=db) as (port, pid):
        return asyncio.run(measured(port, pid, tables, pace))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    arguments.add_argument("--db", help="PostgreSQL's address instead of a file")
    arguments.add_argument("--only", choices=["saturated", "paced"])
    arguments.add_argument("--pace", type=float, default=1.0, help="seconds between two moves at a table")
    arguments.add_argument("--beside", action="store_true", help="in turns with boardgame.io, saturated")
    arguments.add_argument("--games", type=int, help="play so many short games and watch the memory")
    arguments.add_argument("--kills", type=int, help="kill the server so many times and look what is lost")
    arguments.add_argument("--servers", type=int, default=1, help="with --kills: so many on one PostgreSQL")
    arguments.add_argument("--stored", type=int, help="start with so many unfinished tables on disk")
    wished = arguments.parse_args()
    if wished.games or wished.kills or wished.stored:
        endure(wished.games, wished.kills, wished.servers, wished.stored)
    elif wished.beside:
        show_beside(wished.tables, wished.db)
    else:
        show_load(wished.tables, wished.only, wished.pace, wished.db)


def endure(games: int | None, kills: int | None, servers: int, stored: int | None) -> None:
    if games:
        endurance.watch_memory(games)
    if kills:
        endurance.kill(kills, servers)
    if stored:
        endurance.restart(stored)


def show_load(sizes: list[int], only: str | None, wished_pace: float, db: str | None) -> None:
    os.sched_setaffinity(0, {CLIENT_CORE})
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    rows = []
    for name, pace in (("saturated", None), ("paced", wished_pace)):
        for tables in sizes if only in (None, name) else []:
            rows.append((name, tables, run(tables, pace, db)))
            print(name, tables, {key: round(value, 2) for key, value in rows[-1][2].items()}, file=sys.stderr)
    show("load", rows)


def show_beside(sizes: list[int], db: str | None) -> None:
    """Our server and boardgame.io in turns, several times."""
    boardgame_io.install()
    os.sched_setaffinity(0, {CLIENT_CORE})
    for tables in sizes:
        turns = [turn(tables, db) for _ in range(TURNS)]
        show("saturated", [(name, tables, medians([seen[name] for seen in turns])) for name in turns[0]])
        for name in boardgame_io.MATCHES:
            show_ratio(name, turns)


def turn(tables: int, db: str | None) -> dict[str, Figures]:
    theirs = {name: boardgame_io.run(name, tables, WARM_UP, MEASURED) for name in boardgame_io.MATCHES}
    return {OURS: run(tables, None, db), **theirs}


def show_ratio(name: str, turns: list[dict[str, Figures]]) -> None:
    moves = [seen[OURS]["moves/s"] / seen[name]["moves/s"] for seen in turns]
    time = [seen[name]["µs/move"] / seen[OURS]["µs/move"] for seen in turns]
    print(f"beside boardgame.io's {name}: {ratio(moves)} as many moves/s, {ratio(time)} by processor time a move")


def ratio(seen: list[float]) -> str:
    return f"{median(seen):.2f} times ({min(seen):.2f} to {max(seen):.2f})"


def medians(turns: list[Figures]) -> Figures:
    return {name: median(turn[name] for turn in turns) for name in turns[0]}


def show(title: str, rows: list[tuple[str, int, Figures]]) -> None:
    grid = Grid(title, "tables", box=SIMPLE, padding=0)
    for heading in rows[0][2]:
        grid.add_column(heading, justify="right")
    for name, tables, seen in rows:
        grid.add_row(name, str(tables), *(f"{value:,.0f}" for value in seen.values()))
    Console().print(grid)


if __name__ == "__main__":
    main()
