"""PostgreSQL: several servers on one database are one site. What one writes the others learn by NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import asyncpg

from ludoteca.server.storage import ANY_TABLE, BadDatabase, News, NotSaved, Row, Taken

STEPS = (
    """
    create table tables (
        id text primary key, code text unique, phase text not null, public boolean not null,
        changed bigint not null, summary text not null
    );
    create table entries (
        table_id text not null, seq bigint not null, body text not null, primary key (table_id, seq)
    );
    """,
    "create index unfinished on tables (changed) where phase in ('gathering', 'playing');",
)
"""What brings a database from each version to the next."""

CHANNEL = "ludoteca"
OUR_LOCK = 0x4C55444F
MOST_AT_ONCE = 1000
PAUSE = 0.5
"""Seconds between attempts to reach a database that is away."""

COLUMNS = "id, code, phase, public, changed, summary"
NEW_ROW = f"insert into tables ({COLUMNS}) values ($1, $2, $3, $4, $5, $6)"
PUT_ROW = f"""{NEW_ROW} on conflict (id) do update set code = excluded.code, phase = excluded.phase,
    changed = excluded.changed, summary = excluded.summary"""
PUT_ENTRIES = """insert into entries (table_id, seq, body)
    select * from unnest($1::text[], $2::bigint[], $3::text[])"""
NOTIFY = f"select pg_notify('{CHANNEL}', news) from unnest($1::text[]) as news"
LIVE = "phase in ('gathering', 'playing')"

BROKEN = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.PostgresError, OSError)

Answer = TypeVar("Answer")
log = logging.getLogger("ludoteca.server")


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    entries: list[tuple[str, int, str]]
    row: Row | None
    is_new: bool
    done: asyncio.Future[None]


class PostgresStorage:
    def __init__(self, address: str) -> None:
        self._address = address
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, news: News) -> None:
        self._on_news = news
        try:
            self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=4)
        except (asyncpg.PostgresError, OSError, ValueError) as error:
            raise BadDatabase(f"The database cannot be used: {error}.") from None
        try:
            async with self._pool.acquire() as connection:
                await bring_up_to_date(connection)
        except BadDatabase:
            self._pool.terminate()
            raise
        self._tasks = [asyncio.create_task(work()) for work in (self._write_for_ever, self._listen_for_ever)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.terminate()

    async def create(self, row: Row, bodies: list[bytes]) -> None:
        await self._put([(row.id, seq, body.decode()) for seq, body in enumerate(bodies, 1)], row, is_new=True)

    async def append(self, table: str, seq: int, body: bytes, row: Row | None) -> None:
        await self._put([(table, seq, body.decode())], row, is_new=False)

    async def touch(self, row: Row) -> None:
        await self._put([], row, is_new=False)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "select body from entries where table_id = $1 and seq > $2 order by seq"
        return [row["body"].encode() for row in await self._ask(query, table, after)]

    async def row(self, name: str) -> Row | None:
        query = f"select {COLUMNS} from tables where id = $1 or code = $2"
        rows = await self._ask(query, name.lower(), name.upper())
        return _row(rows[0]) if rows else None

    async def public(self, most: int) -> list[bytes]:
        query = f"select summary from tables where {LIVE} and public order by phase, changed desc limit $1"
        return [row["summary"].encode() for row in await self._ask(query, most)]

    async def unfinished(self, before: int, most: int) -> list[Row]:
        query = f"select {COLUMNS} from tables where {LIVE} and changed < $1 order by changed limit $2"
        return [_row(row) for row in await self._ask(query, before, most)]

    async def tell(self, news: str) -> None:
        """To all other servers, nothing durable."""
        with suppress(NotSaved):
            await self._ask(NOTIFY, [news])

    async def _ask(self, query: str, *values: Any) -> list[Any]:
        answer: list[Any] = await _or_not_saved(self._pool.fetch(query, *values))
        return answer

    async def _put(self, entries: list[tuple[str, int, str]], row: Row | None, is_new: bool) -> None:
        done = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(entries, row, is_new, done))
        await done

    async def _write_for_ever(self) -> None:
        """What has come while the last commit ran is the next commit."""
        while True:
            jobs = [await self._jobs.get()]
            while not self._jobs.empty() and len(jobs) < MOST_AT_ONCE:
                jobs.append(self._jobs.get_nowait())
            await self._settle(jobs)

    async def _settle(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if one cannot be done, each in one of its own."""
        try:
            await self._commit(jobs)
        except asyncpg.UniqueViolationError as error:
            if len(jobs) == 1:
                _fail(jobs[0], Taken(str(error)))
                return
            for job in jobs:
                await self._settle([job])
        except BROKEN as error:
            for job in jobs:
                _fail(job, NotSaved(str(error)))
        else:
            for job in jobs:
                if not job.done.cancelled():
                    job.done.set_result(None)

    async def _commit(self, jobs: list[Job]) -> None:
        entries = [entry for job in jobs for entry in job.entries]
        async with self._pool.acquire() as connection, connection.transaction():
            for job in jobs:
                if job.row:
                    await connection.execute(NEW_ROW if job.is_new else PUT_ROW, *_values(job.row))
            if entries:
                await connection.execute(PUT_ENTRIES, *map(list, zip(*entries, strict=True)))
                await connection.fetch(NOTIFY, [f"{table} {seq}" for table, seq, _ in entries])

    async def _listen_for_ever(self) -> None:
        """After a broken connection anything may have been missed."""
        while True:
            with suppress(*BROKEN):
                await self._listen()
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self._address)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *news: self._on_news(news[-1]))
            self._on_news(ANY_TABLE)
            await lost.wait()
            log.warning("The database is away; trying again.")
        finally:
            connection.terminate()


async def _or_not_saved(answer: Awaitable[Answer]) -> Answer:
    try:
        return await answer
    except BROKEN as error:
        raise NotSaved(str(error)) from None


def _fail(job: Job, error: Exception) -> None:
    if not job.done.cancelled():
        job.done.set_exception(error)


def _row(values: Any) -> Row:
    id, code, phase, public, changed, summary = values
    return Row(id, code, phase, public, changed, summary.encode())


def _values(row: Row) -> tuple[Any, ...]:
    return (*row[:-1], row.summary.decode())


async def bring_up_to_date(connection: Any) -> None:
    """One server at a time."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", OUR_LOCK)
        await connection.execute("create table if not exists ludoteca (version integer not null)")
        version = await connection.fetchval("select version from ludoteca") or 0
        if version > len(STEPS):
            raise BadDatabase(newer(version))
        for step in STEPS[version:]:
            await connection.execute(step)
        await connection.execute("delete from ludoteca")
        await connection.execute("insert into ludoteca values ($1)", len(STEPS))


def newer(version: int) -> str:
    return (
        f"The database was written by a newer Ludoteca (version {version} of the database; this one reads up to "
        f"{len(STEPS)}). Install that or a newer Ludoteca."
    )
