"""Players for the benchmark of the table server: they sit at many tables and make random legal moves."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
NEW_TABLE = {"game": "twins", "seats": [{"kind": "open"}] * SEATS}
UNLIMITED = {
    "connections": "100000",
    "tables": "1000000",
    "requests": "1000000",
    "messages": "1000000",
    "guesses": "1000000",
}
SERVER_CORE, CLIENT_CORE = 0, 1
HOST = "127.0.0.1"


class View(msgspec.Struct):
    actors: list[int | str]


class Told(msgspec.Struct):
    """What a client must read of a message in order to play."""

    type: str
    seq: int = 0
    seat: int | None = None
    done: str | None = None
    legal: list[str] | None = None
    view: View | None = None
    code: str | None = None


read = msgspec.json.Decoder(Told).decode


class Load:
    """All tables of one run, and what was measured."""

    def __init__(self, port: int, pace: float | None, hands: int | None = None) -> None:
        self.port = port
        self.pace = pace
        self.options = {"hands": hands}
        self.luck = Random(7)
        self.tables: list[BenchTable] = []
        self.has_begun = False
        self.is_measuring = False
        self.moves = 0
        self.times: list[float] = []
        self.games = 0
        self.errors: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin_table(self) -> None:
        self.tables.append(BenchTable(self))
        await self.tables[-1].begin()

    def begin(self) -> None:
        """Lets the players move, once all tables exist."""
        self.has_begun = True
        for table in self.tables:
            for client in table.clients:
                client.consider()

    def later(self, table: BenchTable) -> None:
        """Makes another table when a game is over."""
        self.games += 1
        task = asyncio.create_task(self._replace(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Disconnects everybody."""
        self.has_begun = False
        for table in self.tables:
            for client in table.clients:
                client.transport.disconnect()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _replace(self, table: BenchTable) -> None:
        self.tables.remove(table)
        for client in table.clients:
            client.transport.disconnect()
        if self.has_begun:
            await self.begin_table()


class Posts:
    """Requests over one connection, with so little overhead that the server stays the bottleneck."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def post(self, path: str, wish: object) -> Any:
        body = msgspec.json.encode(wish)
        self._writer.write(f"POST {path} HTTP/1.1\r\nhost: {HOST}\r\ncontent-length: {len(body)}\r\n\r\n".encode())
        self._writer.write(body)
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        assert head.startswith(b"HTTP/1.1 201 "), head
        assert length
        return msgspec.json.decode(await self._reader.readexactly(int(length[1])))


@asynccontextmanager
async def posts(port: int) -> AsyncIterator[Posts]:
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        yield Posts(reader, writer)
    finally:
        writer.close()


class BenchTable:
    def __init__(self, load: Load) -> None:
        self.load = load
        self.clients: list[BenchClient] = []
        self.sent = 0.0
        self.waiting: dict[int, tuple[list[float], list[int]]] = {}
        """For each number when the moves it tells of were sent, and who has got it."""

    async def begin(self) -> None:
        async with posts(self.load.port) as http:
            made = await http.post("/api/tables", NEW_TABLE | {"options": self.load.options})
            self.id = made["table"]["id"]
            for seat in range(SEATS):
                joined = await http.post(f"/api/tables/{self.id}/join", {"name": f"Player {seat}"})
                await self.connect(joined["token"])

    async def connect(self, token: str) -> None:
        _, client = await ws_connect(lambda: BenchClient(self, token), f"ws://{HOST}:{self.load.port}/api/socket")
        assert isinstance(client, BenchClient)
        self.clients.append(client)

    def got(self, seq: int, seat: int | None, sent: float | None) -> None:
        times, seats = self.waiting.setdefault(seq, ([], []))
        seats.append(seat or 0)
        if sent:
            times.append(sent)
        if len(seats) == SEATS:
            del self.waiting[seq]
            if self.load.is_measuring:
                self.load.times += [time.perf_counter() - one for one in times]


class BenchClient(WSListener):
    def __init__(self, table: BenchTable, token: str) -> None:
        super().__init__()
        self.table = table
        self.token = token
        self.legal: list[str] = []
        self.actors: list[int | str] | None = None
        self.seat: int | None = None
        self.seq = 0
        self.asked = False
        self.sent = 0.0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(
            WSMsgType.TEXT, msgspec.json.encode({"type": "hello", "table": self.table.id, "token": self.token})
        )

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = read(frame.get_payload_as_memoryview())
        if told.type == "refused":
            self.table.load.errors.append(str(told.code))
            return
        if told.type == "here":
            return
        self.seq = told.seq
        if told.type == "state":
            self.seat = told.seat
        if told.legal is not None:
            self.legal = told.legal
        if told.done:
            self.asked = False
            self.table.load.moves += self.table.load.is_measuring
        if told.type == "update" and told.view:
            self.table.got(told.seq, self.seat, self.sent if told.done else None)
        if told.view:
            self.actors = told.view.actors
            self.consider()

    def consider(self) -> None:
        actors = self.actors
        if actors is None or not self.table.load.has_begun:
            return
        if not actors:
            if self.seat == 0:
                self.table.load.later(self.table)
        elif self.seat in actors and not self.asked and self.legal:
            if self.table.load.pace is None:
                self.move()
            elif self.seat == actors[0]:
                self.asked = True
                pace = self.table.load.pace * (0.5 + self.table.load.luck.random())
                asyncio.get_running_loop().call_later(pace, self.move)

    def move(self) -> None:
        self.asked = True
        self.sent = time.perf_counter()
        move = self.table.load.luck.choice(self.legal)
        message = {"type": "move", "id": f"{self.seq}", "seq": self.seq, "move": move}
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


@contextmanager
def server(folder: str, *, core: int | None = SERVER_CORE, db: str | None = None) -> Iterator[tuple[int, int]]:
    """Starts a server: its port and its process."""
    environment = os.environ | {f"LUDOTECA_{name.upper()}": value for name, value in UNLIMITED.items()}
    command = [sys.executable, "-m", "ludoteca", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--db", db or str(Path(folder) / "tables.sqlite"), "--key", str(Path(folder) / "server.key")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    try:
        assert process.stdout
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                yield int(found[1]), process.pid
                break
    finally:
        process.terminate()
        process.wait()


Figures = dict[str, float]


def figures(moves: int, times: list[float], seconds: float, held: float, server: float, clients: float) -> Figures:
    """The figures of a run; `server` and `clients` are seconds of processor time."""
    times = sorted(times)
    return {
        "moves/s": moves / seconds,
        "p50 ms": 1000 * times[len(times) // 2],
        "p99 ms": 1000 * times[len(times) * 99 // 100],
        "MB": held,
        "server %": 100 * server / seconds,
        "clients %": 100 * clients / seconds,
        "µs/move": 1e6 * server / moves,
    }


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
