"""A real server on a free port, and clients that play at its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.server.http.serving import configured, hall_of, listener
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.settings import Settings

P = ParamSpec("P")
Data = dict[str, Any]
PATIENCE = 30.0
CLOSING = 0.2
"""Seconds for which a client waits for the rest when it leaves."""
PLENTY: dict[str, Any] = {
    "connections": 10_000,
    "tables": 100_000,
    "requests": 1e6,
    "messages": 1e6,
    "guesses": 1_000_000,
}
"""Limits that other tests do not feel."""


def story(told: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A decorator that makes a coroutine a test."""

    @wraps(told)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        async def in_time() -> None:
            await asyncio.wait_for(told(*args, **kwargs), 10 * PATIENCE)

        asyncio.run(in_time())

    return test


class Site:
    """A server that runs in this process."""

    def __init__(self, hall: Hall, port: int, http: httpx.AsyncClient) -> None:
        self.hall = hall
        self.port = port
        self.http = http

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        return await self.http.get(path, headers=bearer(token))

    async def post(self, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers=bearer(token))

    async def make(self, game: str, kinds: str, **more: Any) -> Data:
        """A table; 'open host bot stand-in' are its seats."""
        seats = [{"kind": kind} for kind in kinds.split()]
        answer = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: Data = answer.json()
        return made

    async def join(self, table: Data, name: str, token: str | None = None, **more: Any) -> Data:
        answer = await self.post(f"/api/tables/{table['id']}/join", {"name": name, **more}, token)
        assert answer.status_code == 201, answer.text
        joined: Data = answer.json()
        return joined

    async def ask(self, table: Data, name: str, token: str | None = None) -> tuple[int, Data]:
        """Asks for a seat, which may be refused or need others' consent."""
        answer = await self.post(f"/api/tables/{table['id']}/join", {"name": name}, token)
        return answer.status_code, answer.json()

    @asynccontextmanager
    async def client(self, table: Data, token: str | None = None, seq: int | None = None) -> AsyncIterator[Client]:
        async with connect(f"ws://127.0.0.1:{self.port}/api/socket", close_timeout=CLOSING) as socket:
            client = Client(socket)
            await client.say(type="hello", table=table["id"], token=token, seq=seq, shows="board")
            yield client

    @asynccontextmanager
    async def full_table(self, game: str, players: int, **more: Any) -> AsyncIterator[tuple[Data, list[Client]]]:
        """A table with people on all seats, each of whom has been told everything."""
        table = (await self.make(game, " ".join(["open"] * players), **more))["table"]
        tokens = [(await self.join(table, f"Player {seat}"))["token"] for seat in range(players)]
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(self.client(table, token)) for token in tokens]
            for client, token in zip(clients, tokens, strict=True):
                client.token = token
                await client.until("state")
            yield table, clients


class Client:
    """Keeps what a client of the protocol must know: the last number, view, legal moves, all events."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.token: str | None = None
        self.seq = 0
        self.seat: int | None = None
        self.table: Data = {}
        self.view: Data | None = None
        self.legal: list[str] = []
        self.undo = False
        self.events: list[Data] = []
        self.received: list[str] = []
        self.pending: Data | None = None
        """A move without an answer yet."""
        self._ids = count()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def move(self, move: str, seq: int | None = None, id: str | None = None) -> str:
        id = id or f"m{self.seat}-{next(self._ids)}-{self.seq}"
        await self.say(type="move", id=id, seq=self.seq if seq is None else seq, move=move)
        return id

    async def hear(self, patience: float = PATIENCE) -> Data:
        text = await asyncio.wait_for(self.socket.recv(), patience)
        assert isinstance(text, str)
        self.received.append(text)
        message: Data = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: Data) -> None:
        if message["type"] == "state":
            self.events = message["events"] if message["from"] == 0 else self.events + message["events"]
            self.seat = message["seat"]
        elif message["type"] == "update":
            assert message["seq"] in (self.seq, self.seq + 1), "a gap"
            self.events = self.events + message.get("events", [])
        if message["type"] in ("state", "update"):
            self.seq = message["seq"]
            self.view = message.get("view", self.view)
            self.legal = message.get("legal", self.legal)
            self.undo = message.get("undo", self.undo and "view" not in message)
            self.table = message.get("table", self.table)

    async def state(self) -> Data:
        """Asks for the whole state."""
        await self.say(type="state")
        return await self.until("state")

    async def until(self, type: str, **expected: Any) -> Data:
        """The next message of this kind; others are taken in on the way."""
        while True:
            message = await self.hear()
            if message["type"] == type and all(message.get(key) == value for key, value in expected.items()):
                return message

    @property
    def is_awaited(self) -> bool:
        return bool(self.view and self.seat in self.view["actors"])

    @property
    def is_over(self) -> bool:
        return self.table.get("phase") in ("over", "closed")

    async def play_out(self, luck: Random) -> None:
        """Makes random legal moves until the game is over."""
        while not self.is_over:
            if self.is_awaited:
                await self.answered(await self.move(luck.choice(self.legal)))
            else:
                await self.hear()

    async def answered(self, id: str) -> Data:
        """The answer to a move. A stale move also brings the present state."""
        while True:
            message = await self.hear()
            if message["type"] == "update" and message.get("done") == id:
                return message
            if message["type"] == "refused" and message["id"] == id:
                assert message["code"] == "stale", message
                return await self.until("state")


def awaited(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_awaited)


def bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


@asynccontextmanager
async def site(folder: Path, **settings: Any) -> AsyncIterator[Site]:
    usual: dict[str, Any] = {
        "host": "127.0.0.1",
        "port": 0,
        "db": str(folder / "tables.sqlite"),
        "key": str(folder / "server.key"),
    }
    wanted = Settings(**usual | PLENTY | settings)
    async with hall_of(wanted) as hall:
        listening = listener(wanted.host, wanted.port)
        port = listening.getsockname()[1]
        server = uvicorn.Server(configured(hall))
        running = asyncio.create_task(server.serve(sockets=[listening]))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            while not server.started:
                await asyncio.sleep(0.01)
            try:
                yield Site(hall, port, http)
            finally:
                server.should_exit = True
                await running
