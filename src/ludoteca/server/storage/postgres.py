"""Storage in PostgreSQL. Servers on one database form one site and inform each other with NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import asyncpg

from ludoteca.server.storage import LISTENER, WRITER, New, News, NotSaved, Row, entries_of
from ludoteca.server.storage.postgres_connection import CONNECT_SECONDS, make_ready, options, retried
from ludoteca.server.storage.postgres_news import CHANNEL, Listener
from ludoteca.server.storage.postgres_writer import LOCK_ROWS, Writer
from ludoteca.server.supervisor import Supervisor
from ludoteca.server.tokens import is_name

READERS = 4
CHECK_SECONDS = 3.0
DELETED_AT_ONCE = 100

COLUMNS = "id, code, phase, public, changed, summary"
LIVE = "phase in ('gathering', 'playing')"
ENTRIES = "select body from entries where table_id = $1 and seq > $2 order by seq"
NAMED = f"select {COLUMNS} from tables where id = $1 or (code = $2 and phase = 'gathering')"
LISTED = f"select summary from tables where public and {LIVE} order by phase, changed desc limit $1"
UNFINISHED = f"select {COLUMNS} from tables where {LIVE} and changed < $1 order by changed limit $2"
ALL = f"""select {COLUMNS} from tables where id > $1 and ($2 or phase = any($3))
    and ($4::bigint is null or changed < $4) order by id limit $5"""
DELETE = """
    with logs as (delete from entries where table_id = any($1)),
        held as (delete from leases where table_id = any($1))
    delete from tables where id = any($1) returning id"""
"""Locks the rows first, so that nothing is written to these tables any more."""
CLAIM = """
    insert into leases (table_id, owner, until)
    select id, $2, now() + $3::float8 * interval '1 second' from unnest($1::text[]) as id
    on conflict (table_id) do update set owner = excluded.owner, until = excluded.until
    where leases.owner = excluded.owner or leases.until < now()
    returning table_id"""
RELEASE = """
    with mine as (
        select table_id from leases where table_id = any($1) and owner = $2
        order by table_id collate "C" for update)
    delete from leases using mine where leases.table_id = mine.table_id"""
NOTIFY = "select pg_notify($1, $2)"


class PostgresStorage:
    """If `shared`, it creates no tables in a database without ours."""

    def __init__(self, address: str, shared: bool, supervisor: Supervisor) -> None:
        self._address = address
        self._shared = shared
        self._supervisor = supervisor

    async def open(self, news: News) -> None:
        await make_ready(self._address, self._shared)
        self._pool = await asyncpg.create_pool(self._address, min_size=0, max_size=READERS, **options())
        self._writer = Writer(self._address)
        self._listener = Listener(self._address, news)
        self._supervisor.watch(WRITER, self._writer.write_for_ever)
        self._supervisor.watch(LISTENER, self._listener.listen_for_ever)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listener.is_connected(), CONNECT_SECONDS)

    async def close(self) -> None:
        await self._writer.close()
        await self._supervisor.close()
        self._pool.terminate()

    # Writing

    async def create(self, row: Row, bodies: list[bytes]) -> None:
        await self._writer.put(entries_of(row.id, 1, bodies), new=row)

    async def append(
        self, table: str, seq: int, bodies: list[bytes], row: Row | None, new: New | None = None
    ) -> None:
        entries = entries_of(table, seq, bodies)
        if new:
            entries += entries_of(new.row.id, 1, new.bodies)
        await self._writer.put(entries, row, new.row if new else None)

    async def touch(self, row: Row) -> None:
        await self._writer.put([], row)

    async def delete(self, tables: Sequence[str]) -> int:
        ids = sorted(set(tables))
        groups = [ids[start : start + DELETED_AT_ONCE] for start in range(0, len(ids), DELETED_AT_ONCE)]
        return sum([len(await self._do(self._delete, group)) for group in groups])

    async def _delete(self, tables: list[str]) -> list[Any]:
        async with self._connection() as connection, connection.transaction():
            await connection.execute(LOCK_ROWS, tables)
            deleted: list[Any] = await connection.fetch(DELETE, tables)
            return deleted

    async def claim(self, tables: Sequence[str], owner: str, seconds: float) -> set[str]:
        return {id for (id,) in await self._ask(CLAIM, sorted(set(tables)), owner, seconds)}

    async def release(self, tables: Sequence[str], owner: str) -> None:
        await self._ask(RELEASE, list(tables), owner)

    def failing(self) -> dict[str, str]:
        return self._supervisor.failing()

    async def check(self) -> None:
        try:
            await asyncio.wait_for(self._writer.put([]), CHECK_SECONDS)
        except TimeoutError:
            raise NotSaved(f"Nothing could be written for {CHECK_SECONDS:g} seconds.") from None

    # Reading

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [body.encode() for (body,) in await self._ask(ENTRIES, table, after)]

    async def row(self, name: str) -> Row | None:
        rows = await self._ask(NAMED, name.lower(), name.upper()) if is_name(name) else []
        return row_of(rows[0]) if rows else None

    async def public(self, most: int) -> list[bytes]:
        return [summary.encode() for (summary,) in await self._ask(LISTED, most)]

    async def unfinished(self, before: int, most: int) -> list[Row]:
        return [row_of(values) for values in await self._ask(UNFINISHED, before, most)]

    async def rows(
        self, phases: Sequence[str] = (), before: int | None = None, after: str = "", most: int = 1000
    ) -> list[Row]:
        return [row_of(values) for values in await self._ask(ALL, after, not phases, list(phases), before, most)]

    async def _ask(self, query: str, *values: Any) -> list[Any]:
        return await self._do(self._fetch, query, *values)

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        async with self._connection() as connection:
            answer: list[Any] = await connection.fetch(query, *values)
            return answer

    async def _do(self, work: Callable[..., Awaitable[list[Any]]], *given: Any) -> list[Any]:
        try:
            return await retried(lambda: work(*given))
        except asyncpg.ReadOnlySQLTransactionError as error:
            await self._pool.expire_connections()  # new ones may write again
            raise NotSaved(str(error)) from error
        except Exception as error:
            raise NotSaved(str(error) or type(error).__name__) from error

    def _connection(self) -> Any:
        return self._pool.acquire(timeout=CONNECT_SECONDS)

    # Other servers on the same database

    async def tell(self, table: str, news: str) -> None:
        with suppress(NotSaved):
            await self._ask(NOTIFY, CHANNEL + table, news)

    async def watch(self, table: str) -> None:
        if is_name(table):
            await self._listener.watch(table)

    async def unwatch(self, table: str) -> None:
        await self._listener.unwatch(table)


def row_of(values: Any) -> Row:
    id, code, phase, public, changed, summary = values
    return Row(id, code, phase, public, changed, summary.encode())
