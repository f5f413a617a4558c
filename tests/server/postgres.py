"""A PostgreSQL server for the tests, in a temporary folder."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from glob import glob
from pathlib import Path
from typing import Any

SERVANT = "postgres"
"""PostgreSQL refuses to run as root; Debian's package makes this user."""
SOCKET = ".s.PGSQL.5432"

CARETAKER = """
read _
server=$(head -n 1 "$1/db/postmaster.pid") && kill -QUIT "$server" &&
    for _ in 1 2 3 4 5 6 7 8 9; do kill -0 "$server" && sleep 0.2; done
rm -rf "$1"
"""
"""Begins when its input is closed: by who started it, or because that one was killed."""


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed."""
    found = shutil.which("initdb")
    folders = sorted(glob("/usr/lib/postgresql/*/bin"), key=lambda folder: float(folder.split("/")[4]))
    return Path(found).resolve().parent if found else Path(folders[-1]) if folders else None


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.address = f"postgresql://ludoteca@/postgres?host={data}"
        self._folder = folder
        self._data = data
        self._who: dict[str, Any] = {"stdout": subprocess.DEVNULL, "cwd": "/"}
        if os.geteuid() == 0:
            shutil.chown(data, SERVANT)
            self._who["user"] = SERVANT

    def caretaker(self) -> subprocess.Popen[bytes]:
        """Ends the server and removes its folder, even after a test was killed."""
        command = ["sh", "-c", CARETAKER, "sh", str(self._data)]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        return subprocess.Popen(command, start_new_session=True, **pipes, **self._who)

    def prepare(self) -> None:
        initdb: list[str | Path] = [
            self._folder / "initdb",
            "-D",
            self._data / "db",
            "-A",
            "trust",
            "-U",
            "ludoteca",
            "-N",
        ]
        subprocess.run(initdb, check=True, **self._who)

    def start(self) -> None:
        command: list[str | Path] = [self._folder / "postgres", "-D", self._data / "db"]
        for option in ("listen_addresses=", f"unix_socket_directories={self._data}", "max_connections=60"):
            command += ["-c", option]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **self._who)
        wait_for(self._folder, self._data)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """By default without waiting for its clients."""
        self._process.send_signal(how)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        self._process.kill()
        self._process.wait()


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    folder = binaries()
    assert folder is not None
    data = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
    server = Postgres(folder, data)
    with server.caretaker():
        server.prepare()
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # nor for the disk


@asynccontextmanager
async def silent_line(address: str) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Another address of the server, and an event: while it is not set, nothing passes in either direction."""
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-line-"))
    passes = asyncio.Event()
    passes.set()
    server = await asyncio.start_unix_server(partial(join, socket_of(address), passes), folder / SOCKET)
    try:
        yield address.replace(str(socket_of(address).parent), str(folder)), passes
    finally:
        server.close()
        shutil.rmtree(folder)


async def join(target: Path, passes: asyncio.Event, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
    far, forth = await asyncio.open_unix_connection(target)
    try:
        await asyncio.gather(forward(near, forth, passes), forward(far, back, passes))
    finally:
        forth.close()
        back.close()


async def forward(source: asyncio.StreamReader, target: asyncio.StreamWriter, passes: asyncio.Event) -> None:
    with suppress(ConnectionError):
        while data := await source.read(65536):
            await passes.wait()
            target.write(data)
            await target.drain()
        target.close()


def socket_of(address: str) -> Path:
    return Path(address.partition("host=")[2], SOCKET)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a database on a running server."""
    with own_postgres() as server:
        yield server.address


def wait_for(folder: Path, data: Path) -> None:
    ready: list[str | Path] = [folder / "pg_isready", "-q", "-h", str(data), "-t", "1"]
    for _ in range(60):
        if subprocess.run(ready, check=False).returncode == 0:
            return
        time.sleep(0.1)
    raise TimeoutError("PostgreSQL did not start.")
