"""Storages that are opened for a test, and what is put into them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import TypeVar

import asyncpg

from ludoteca.server.storage import ANY_TABLE, NotSaved, Row, Storage, sqlite_file, storage_at

Answer = TypeVar("Answer")
ROW = Row("first", "ABCD", "gathering", True, 1000, b'{"name":"Zo\xc3\xab"}')


class Ear:
    """Keeps the news of a storage."""

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
    """Until the database is well."""
    while True:
        try:
            return await call()
        except NotSaved:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def opened(database: str, shared: bool = False, ear: Ear | None = None) -> AsyncIterator[Storage]:
    storage = storage_at(database, shared)
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
