"""Storages opened for a test, and what is written to them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any, TypeVar

import asyncpg

from ludoteca.server.storage import ANY_TABLE, NotSaved, Row, Storage, sqlite_file, storage_at
from ludoteca.server.storage.browser import BrowserStorage

Answer = TypeVar("Answer")
ROW = Row("first", "ABCD", "gathering", True, 1000, b'{"name":"Zo\xc3\xab"}')


class Ear:
    """Collects the news of a storage."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []

    def __call__(self, table: str, news: str) -> None:
        self.heard.append((table, news))

    async def hears(self, table: str, news: str) -> None:
        await until(lambda: (table, news) in self.heard)

    async def hears_of_a_new_line(self) -> None:
        await self.hears(ANY_TABLE, "")


async def until(happened: Callable[[], object]) -> None:
    while not happened():
        await asyncio.sleep(0.01)


async def until_somebody_waits(address: str) -> None:
    connection = await asyncpg.connect(address)
    waiting = (
        "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    )
    while not await connection.fetchval(waiting):
        await asyncio.sleep(0.01)
    await connection.close()


async def insisting(call: Callable[[], Awaitable[Answer]]) -> Answer:
    """Repeats a call until the database is well."""
    while True:
        try:
            return await call()
        except NotSaved:
            await asyncio.sleep(0.01)


class MemoryShelf:
    """Keeps in memory what a browser would store."""

    def __init__(self) -> None:
        self._tables: dict[str, Any] = {}
        self._logs: dict[str, list[str]] = {}

    async def tables(self) -> str:
        return json.dumps(list(self._tables.values()))

    async def entries(self, table: str, after: int) -> str:
        return json.dumps(self._logs.get(table, [])[after:])

    async def write(self, change: str) -> None:
        written = json.loads(change)
        self._tables |= {one["id"]: one for one in written["tables"]}
        for table, seq, body in written["entries"]:
            log = self._logs.setdefault(table, [])
            assert seq == len(log) + 1
            log.append(body)
        for id in written["deleted"]:
            del self._tables[id], self._logs[id]


SHELVES: defaultdict[str, MemoryShelf] = defaultdict(MemoryShelf)
BROWSER = "browser:"


def storage_of(database: str, shared: bool = False) -> Storage:
    if database.startswith(BROWSER):
        return BrowserStorage(SHELVES[database])
    return storage_at(database, shared)


@asynccontextmanager
async def opened(database: str, shared: bool = False, ear: Ear | None = None) -> AsyncIterator[Storage]:
    storage = storage_of(database, shared)
    await storage.open(ear or Ear())
    try:
        yield storage
    finally:
        await storage.close()


def make_old_sqlite(path: str, version: int) -> None:
    """A database as an older Ludoteca left it, with one table."""
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript(
            f"{' '.join(sqlite_file.STEPS[:version])} pragma user_version = {version};"
            f"pragma application_id = {sqlite_file.OURS};"
        )
        old.execute("insert into tables values (?, ?, ?, ?, ?, ?)", ROW)
        old.execute("insert into entries values ('first', 1, '{}')")
