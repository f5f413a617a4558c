"""The servers of one site, visitors with addresses of their own, and tables that are closed afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.attacks.player import Data, Player
from tests.attacks.raw import Raw
from tests.attacks.target import callers, place_of
from tests.attacks.verdicts import CannotTry, must

PATIENCE = 20.0
"""Seconds for one answer."""
MOST_CONNECTIONS = 500
PAUSE = 0.3
"""Seconds after which what was asked too fast is asked again."""
LONGEST_WAIT = 3.0
"""Seconds that somebody who has no part in an attack may wait for an answer meanwhile."""
SECOND_THOUGHT = 0.15
PASSING = (429, 503)


@dataclass
class Table:
    """A table that an attack has made."""

    id: str
    code: str
    host: str
    info: Data
    tokens: list[str] = field(default_factory=list)
    """Of those who sit there, by seat, where an attack has filled it."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"


class Site:
    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self._callers: Iterator[str | None] = callers(urls)
        self._open: list[Table] = []
        self._stack = AsyncExitStack()

    @asynccontextmanager
    async def visit(self) -> AsyncIterator[None]:
        """An attack's visit: everything it opened is closed at its end, its tables too."""
        async with AsyncExitStack() as self._stack:
            try:
                yield
            finally:
                await self._close_tables()

    async def _close_tables(self) -> None:
        """By a new visitor, whose allowances are unused."""
        tables, self._open = self._open, []
        cleaner = await self.visitor()
        for table in tables:
            with suppress(httpx.HTTPError):
                await cleaner.post(f"{table.path}/close", token=table.host)

    def remember(self, table: Table) -> None:
        self._open.append(table)

    @property
    def has_many_addresses(self) -> bool:
        """Whether each visitor has an address of their own."""
        return next(self._callers) is not None

    def want_many_addresses(self) -> None:
        if not self.has_many_addresses:
            raise CannotTry("From here all visitors have the same address.")

    @property
    def has_two_servers(self) -> bool:
        return len(self.urls) > 1

    async def visitor(self, is_far: bool = False) -> Visitor:
        """A visitor with an address of their own, if there are several; if `is_far`, at the last server instead
        of the first."""
        visitor = Visitor(self, self.urls[-1 if is_far else 0], next(self._callers), self._stack)
        self._stack.push_async_callback(visitor.http.aclose)
        return visitor

    @asynccontextmanager
    async def bystander(self) -> AsyncIterator[None]:
        """A player at another table who must be answered in time meanwhile."""
        visitor = await self.visitor()
        table = await visitor.full_table("twins", 3)
        player = await visitor.player(table, table.tokens[0])
        is_over = asyncio.Event()
        asking = asyncio.create_task(keep_asking(player, is_over))
        try:
            yield
        finally:
            is_over.set()
            await asyncio.wait([asking], timeout=PATIENCE)
            asking.cancel()
        must(asking.done() and asking.exception() is None, "Somebody who only wanted to play elsewhere was lost.")
        longest = max(player.waits)
        must(longest < LONGEST_WAIT, f"Somebody who played elsewhere waited {longest:.0f} s for an answer.")


async def keep_asking(player: Player, is_over: asyncio.Event) -> None:
    while True:
        await player.state()
        if is_over.is_set():
            return
        await asyncio.sleep(SECOND_THOUGHT)


class Visitor:
    def __init__(self, site: Site, url: str, address: str | None, stack: AsyncExitStack) -> None:
        self.url = url
        self._site = site
        self._address = address
        self._stack = stack
        is_secure = url.startswith("https")
        limits = httpx.Limits(max_connections=MOST_CONNECTIONS)
        transport = httpx.AsyncHTTPTransport(verify=is_secure, local_address=address, limits=limits)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)

    # HTTP

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        return await self._patiently("GET", path, headers=bearer(token))

    async def post(self, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        return await self._patiently("POST", path, json=body, headers=bearer(token))

    async def send(self, path: str, text: str) -> httpx.Response:
        """Sends a record."""
        return await self._patiently("POST", path, content=text.encode())

    async def _patiently(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Repeats requests that were too fast: limits are another attack's concern."""
        for _ in range(round(PATIENCE / PAUSE)):
            answer = await self.http.request(method, path, **more)
            if answer.status_code not in PASSING or code_of(answer) == "too-many-tables":
                return answer
            await asyncio.sleep(PAUSE)
        raise CannotTry(f"The server takes no more requests from here: {code_of(answer)}.")

    # Tables

    async def make(self, game: str, kinds: str, **more: Any) -> Table:
        """A table; 'open host bot stand-in' are its seats."""
        wish = {"game": game, "seats": [{"kind": kind} for kind in kinds.split()], **more}
        return self.made(await self.post("/api/tables", wish))

    def made(self, answer: httpx.Response) -> Table:
        """The table in an answer; it will be closed."""
        if code_of(answer) == "too-many-tables":
            raise CannotTry("The server lets this address make no more tables for now.")
        must(answer.status_code == 201, f"No table could be made: {answer.text[:200]}")
        data = answer.json()
        info = data["table"]
        table = Table(info["id"], info["code"] or info["id"], data["host"], info)
        self._site.remember(table)
        return table

    async def join(self, table: Table, name: str, token: str | None = None, **more: Any) -> str:
        """Takes a seat and returns its token."""
        answer = await self.post(f"{table.path}/join", {"name": name, **more}, token)
        must(answer.status_code == 201, f"Nobody could sit down: {answer.text[:200]}")
        token = str(answer.json()["token"])
        table.tokens.append(token)
        return token

    async def full_table(self, game: str, players: int, **more: Any) -> Table:
        """With people on all seats."""
        table = await self.make(game, " ".join(["open"] * players), **more)
        for seat in range(players):
            await self.join(table, f"Player {seat}", seat=seat)
        return table

    async def host(self, table: Table, call: str, body: object = None) -> httpx.Response:
        """Calls that only the host may make."""
        return await self.post(f"{table.path}/{call}", body, table.host)

    async def info(self, table: Table) -> Data:
        data: Data = (await self.get(table.path)).json()
        return data

    # Sockets

    async def player(self, table: Table, token: str | None = None, seq: int | None = None) -> Player:
        """A socket at a table that has been told everything."""
        player = await self.caller()
        await player.hello(table.id, token, seq)
        await player.until("state")
        return player

    async def everybody(self, table: Table) -> list[Player]:
        return [await self.player(table, token) for token in table.tokens]

    async def caller(self, **more: Any) -> Player:
        """A socket that has said nothing yet."""
        address = (self._address, 0) if self._address else None
        uri = f"ws{self.url.removeprefix('http')}/api/socket"
        usual: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None, "close_timeout": 1}
        socket = await connect(uri, local_addr=address, open_timeout=PATIENCE, **usual | more)
        player = Player(socket)
        self._stack.push_async_callback(player.hang_up)
        return player

    async def raw(self) -> Raw:
        """A connection on which anything can be sent."""
        address = (self._address, 0) if self._address else None
        name, port = place_of(self.url)
        is_secure = self.url.startswith("https") or None
        reader, writer = await asyncio.open_connection(name, port, local_addr=address, ssl=is_secure)
        connection = Raw(reader, writer, f"{name}:{port}")
        self._stack.callback(connection.hang_up)
        return connection


def bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def code_of(answer: httpx.Response) -> str:
    """The code of a refusal; the HTTP status if it is none."""
    try:
        return str(answer.json()["code"])
    except (json.JSONDecodeError, UnicodeDecodeError, KeyError, TypeError):
        return str(answer.status_code)
