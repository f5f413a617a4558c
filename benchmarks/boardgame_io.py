"""boardgame.io under the same load as our table server: in memory, with two trivial games, clients of its own.

It is installed into .peers, and needs Node and npm. Its clients speak its protocol without working out every move a
second time, as its client library does. Seats have no tokens, nothing is kept on disk. Matches either never end, or
as often as ours do: then four sockets come to a new one.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO

from benchmarks.table_load import CLIENT_CORE, SERVER_CORE, Figures, figures, memory, processor

PROGRAM = Path(__file__).with_suffix(".cjs")
FOLDER = PROGRAM.parents[1] / ".peers" / "boardgame.io"
MATCHES = {
    "cards": ("cards", 128),
    "counter": ("counter", 128),
    "endless cards": ("cards", 0),
    "endless counter": ("counter", 0),
}
"""The game, and after about how many moves a match ends: a game of ours, four players at random, has 128."""
INSTALLED = ("boardgame.io@0.50.2", "socket.io@4.8.4", "socket.io-client@4.8.4")


def install() -> None:
    for program in ("node", "npm"):
        if not shutil.which(program):
            raise SystemExit(f"boardgame.io needs {program}, which is not here: install Node.js 20 or newer.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--prefix", str(FOLDER), "--no-audit", "--no-fund", "--loglevel=error", *INSTALLED]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def running(core: int, *arguments: object) -> Iterator[tuple[IO[str], int]]:
    """Starts the program on a core; gives its output and its process."""
    process = subprocess.Popen(
        ["node", str(PROGRAM), *map(str, arguments)],
        env=os.environ | {"NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production"},
        preexec_fn=partial(os.sched_setaffinity, 0, {core}),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        yield process.stdout, process.pid
    finally:
        process.terminate()
        process.wait()


def run(name: str, matches: int, warm_up: float, measured: float) -> Figures:
    """Once it is installed."""
    game, length = MATCHES[name]
    with running(SERVER_CORE, "serve") as (told, pid):
        port = int(told.readline())
        with running(CLIENT_CORE, "play", port, game, matches, length, warm_up, measured) as (seen, _):
            seen.readline()
            before = processor(pid)
            load = json.loads(seen.readline())
            used = processor(pid) - before
            return figures(load["moves"], load["times"], load["seconds"], memory(pid), used, load["used"])
