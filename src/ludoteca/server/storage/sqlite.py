"""Storage in one SQLite file: write-ahead log, synchronous=FULL, one writing thread and a few reading ones."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import IO, Any

import msgspec

from ludoteca.server.storage import WRITER, BadDatabase, New, News, NotSaved, Row, entries_of
from ludoteca.server.storage.sqlite_file import (
    Connection,
    connected,
    held,
    make_ready,
    make_ready_to_share,
)
from ludoteca.server.storage.sqlite_writer import Statement, Writer
from ludoteca.server.supervisor import Supervisor
from ludoteca.server.tokens import is_name

READERS = 3
CHECK_SECONDS = 3.0
DELETED_AT_ONCE = 100
PAUSE = 0.02
"""Seconds between deletions, in which another process can write."""

as_json = msgspec.json.Encoder().encode
COLUMNS = "id, code, phase, public, changed, summary"
LIVE = "phase in ('gathering', 'playing')"
NEW_ROW = f"insert into tables ({COLUMNS}) values (?, ?, ?, ?, ?, ?)"
PUT_ROW = "update tables set code = ?, phase = ?, public = ?, changed = ?, summary = ? where id = ?"
BEAT = "update pulse set at = current_timestamp"
ENTRIES = "select body from entries where table_id = ? and seq > ? order by seq"
NAMED = f"select {COLUMNS} from tables where id = ? or (code = ? and phase = 'gathering')"
LISTED = f"select summary from tables where public and {LIVE} order by phase, changed desc limit ?"
UNFINISHED = f"select {COLUMNS} from tables where {LIVE} and changed < ? order by changed limit ?"
AMONG = "in (select value from json_each(?))"
ALL = f"""select {COLUMNS} from tables where id > ? and (? or phase {AMONG}) and (? is null or changed < ?)
    order by id limit ?"""
DELETE = (f"delete from entries where table_id {AMONG}", f"delete from tables where id {AMONG}")


class SqliteStorage:
    """If `shared`, it works on a file that a server may be using, without taking that server's lock."""

    def __init__(self, path: str, shared: bool, supervisor: Supervisor) -> None:
        self._path = path
        self._shared = shared
        self._supervisor = supervisor
        self._lock: IO[str] | None = None

    async def open(self, news: News) -> None:
        if self._shared:
            make_ready_to_share(self._path)
        else:
            self._lock = held(self._path)
            self._make_ready_or_let_go(self._lock)
        self._writer = Writer(self._path)
        self._supervisor.watch(WRITER, self._writer.write_for_ever)
        self._readers = Readers(self._path)

    def _make_ready_or_let_go(self, lock: IO[str]) -> None:
        try:
            make_ready(self._path)
        except BadDatabase:
            lock.close()
            raise

    async def close(self) -> None:
        await self._writer.close()
        await self._supervisor.close()
        await self._readers.close()
        if self._lock:
            self._lock.close()

    # Writing

    async def create(self, row: Row, bodies: list[bytes]) -> None:
        await self._writer.put([(NEW_ROW, row)], entries_of(row.id, 1, bodies))

    async def append(
        self, table: str, seq: int, bodies: list[bytes], row: Row | None, new: New | None = None
    ) -> None:
        statements: list[Statement] = [put_row(row)] if row else []
        entries = entries_of(table, seq, bodies)
        if new:
            statements.append((NEW_ROW, new.row))
            entries += entries_of(new.row.id, 1, new.bodies)
        await self._writer.put(statements, entries)

    async def touch(self, row: Row) -> None:
        if not await self._writer.put([put_row(row)], []):
            raise NotSaved(f"There is no table {row.id}.")

    async def delete(self, tables: Sequence[str]) -> int:
        ids, deleted = sorted(set(tables)), 0
        for start in range(0, len(ids), DELETED_AT_ONCE):
            some = (as_json(ids[start : start + DELETED_AT_ONCE]),)
            deleted += await self._writer.put([(query, some) for query in DELETE], [])
            await asyncio.sleep(PAUSE)
        return deleted

    def failing(self) -> dict[str, str]:
        return self._supervisor.failing()

    async def check(self) -> None:
        try:
            await asyncio.wait_for(self._writer.put([(BEAT, ())], []), CHECK_SECONDS)
        except TimeoutError:
            raise NotSaved(f"Nothing could be written for {CHECK_SECONDS:g} seconds.") from None

    # Reading

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [body.encode() for (body,) in await self._readers.ask(ENTRIES, table, after)]

    async def row(self, name: str) -> Row | None:
        rows = await self._readers.ask(NAMED, name.lower(), name.upper()) if is_name(name) else []
        return row_of(rows[0]) if rows else None

    async def public(self, most: int) -> list[bytes]:
        return [summary for (summary,) in await self._readers.ask(LISTED, most)]

    async def unfinished(self, before: int, most: int) -> list[Row]:
        return [row_of(values) for values in await self._readers.ask(UNFINISHED, before, most)]

    async def rows(
        self, phases: Sequence[str] = (), before: int | None = None, after: str = "", most: int = 1000
    ) -> list[Row]:
        found = await self._readers.ask(ALL, after, not phases, as_json(phases), before, before, most)
        return [row_of(values) for values in found]

    # There are no other servers on the same file

    async def tell(self, table: str, news: str) -> None: ...

    async def watch(self, table: str) -> None: ...

    async def unwatch(self, table: str) -> None: ...

    async def claim(self, tables: Sequence[str], owner: str, seconds: float) -> set[str]:
        return set(tables)

    async def release(self, tables: Sequence[str], owner: str) -> None: ...


class Readers:
    """Threads with a connection each, so that one slow query does not delay all others."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._threads = ThreadPoolExecutor(READERS, "reader")
        self._unused: deque[Connection] = deque()

    async def ask(self, query: str, *values: Any) -> list[Any]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._fetch, query, values)
        except Exception as error:
            raise NotSaved(str(error)) from error

    def _fetch(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        """Runs a query. A connection is not used again after an error."""
        database = self._connection()
        try:
            found = database.execute(query, values).fetchall()
        except BaseException:
            database.close()
            raise
        self._unused.append(database)
        return found

    def _connection(self) -> Connection:
        """A connection to the file that now has this name."""
        with suppress(IndexError):
            while not (database := self._unused.pop()).is_in_place():
                database.close()
            return database
        return connected(self._path)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        for database in self._unused:
            database.close()


def put_row(row: Row) -> Statement:
    return PUT_ROW, (*row[1:], row.id)


def row_of(values: Any) -> Row:
    id, code, phase, public, changed, summary = values
    return Row(id, code, phase, bool(public), changed, summary)
