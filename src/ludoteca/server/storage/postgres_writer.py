"""The one task that writes to PostgreSQL, on its own connection, committing in groups."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

import asyncpg

from ludoteca.server.storage import WRITER_FAILED, Entry, NotSaved, Row, Taken
from ludoteca.server.storage.outages import Outage
from ludoteca.server.storage.postgres_connection import AWAY, connected, retried
from ludoteca.server.storage.postgres_news import CHANNEL

MOST_AT_ONCE = 1000
SECONDS_TO_CLOSE = 5.0

ROWS = """unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bigint[], $6::text[])
    as new (id, code, phase, public, changed, summary)"""
NEW_ROWS = f"insert into tables (id, code, phase, public, changed, summary) select * from {ROWS}"
LOCK_ROWS = "select from tables where id = any($1) order by id for update"
PUT_ROWS = f"""update tables set code = new.code, phase = new.phase, public = new.public,
    changed = new.changed, summary = new.summary from {ROWS} where tables.id = new.id"""
PUT_ENTRIES = f"""
    with new as (
        select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])
        as new (table_id, seq, body, prior)),
    held as (
        select id from tables where id = any($1) order by id for key share),
    missing as (
        select from new where not exists (select from held where id = table_id) or prior > 0
        and (select true from entries where table_id = new.table_id and seq = prior) is null),
    put as (
        insert into entries (table_id, seq, body)
        select table_id, seq, body from new where not exists (select from missing)
        returning table_id, seq)
    select count(*), pg_notify('{CHANNEL}' || table_id, max(seq)::text) from put group by table_id"""
"""Writes entries and sends the news in one statement. Writes nothing where the table or the entry before is
missing; the lock keeps tables from being deleted meanwhile."""
BEAT = "update pulse set at = now()"

log = logging.getLogger("ludoteca.server")


class Job(NamedTuple):
    """Something to write, all or nothing, and the future of the caller who waits. An empty job tests the
    connection."""

    entries: list[Entry]
    row: Row | None
    new: Row | None
    """The row of a new table."""
    done: asyncio.Future[None]


class Missing(Exception):
    """The table, or the entry before, does not exist."""


class Writer:
    def __init__(self, address: str) -> None:
        self._address = address
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._connection: Any = None
        self._in_hand: list[Job] = []
        self._is_closed = False
        self._has_failed = False
        self._has_ended = asyncio.Event()
        self._trouble = Outage("The database cannot be written")

    async def put(self, entries: list[Entry], row: Row | None = None, new: Row | None = None) -> None:
        """Returns when it is on disk."""
        if self._is_closed or self._has_failed:
            raise NotSaved(self._why_not())
        done = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(entries, row, new, done))
        await done

    async def close(self) -> None:
        """Writes what was put before, if the database takes it soon."""
        self._is_closed = True
        self._jobs.put_nowait(None)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._has_ended.wait(), SECONDS_TO_CLOSE)

    async def write_for_ever(self) -> None:
        """Runs until it is closed. Raises only unexpected errors, and can be started again after them."""
        self._has_failed = False
        self._has_ended.clear()
        try:
            await self._write()
        except BaseException:
            self._has_failed = True
            self._fail_waiting()
            raise
        finally:
            self._give_up_connection()
            self._has_ended.set()

    async def _write(self) -> None:
        """Whatever arrives during a commit goes into the next one."""
        is_last = False
        while not is_last:
            self._in_hand = []
            while not is_last and len(self._in_hand) < MOST_AT_ONCE and not (self._in_hand and self._jobs.empty()):
                job = await self._jobs.get()
                is_last = job is None
                self._in_hand += [job] if job else []
            await self._settle(self._in_hand)

    def _fail_waiting(self) -> None:
        """Fails all waiting jobs, so that no caller waits for a writer that has ended."""
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            self._in_hand += [job] if job else []
        for job in self._in_hand:
            fail(job, NotSaved(self._why_not()))

    def _why_not(self) -> str:
        return "The database is closed." if self._is_closed else WRITER_FAILED

    async def _settle(self, jobs: list[Job]) -> None:
        """Writes all jobs in one transaction; if one of them is refused, splits them in halves and tries again."""
        try:
            await retried(lambda: self._commit(jobs))
        except AWAY as error:
            self._trouble.begins(error)
            self._give_up_connection()
            fail_all(jobs, error)
        except Exception as error:
            if len(jobs) == 1:
                fail_all(jobs, error)
            else:
                half = len(jobs) // 2
                await self._settle(jobs[:half])
                await self._settle(jobs[half:])
        else:
            self._trouble.is_over()
            for job in jobs:
                if not job.done.done():
                    job.done.set_result(None)

    async def _commit(self, jobs: list[Job]) -> None:
        """Writes in the order of the tables' ids, so that servers cannot deadlock. New rows come last: they may
        take codes that others give up."""
        entries = sorted(entry for job in jobs for entry in with_prior(job.entries))
        connection = await self._connected()
        rows, new = [job.row for job in jobs if job.row], [job.new for job in jobs if job.new]
        if entries and not rows and not new:
            await put_entries(connection, entries)
            return
        async with connection.transaction():
            await put_rows(connection, rows)
            await put_new_rows(connection, new)
            await put_entries(connection, entries)
            if not all(job.row or job.entries for job in jobs):
                await connection.execute(BEAT)

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connected(self._address)
        return self._connection

    def _give_up_connection(self) -> None:
        if self._connection:
            self._connection.terminate()
        self._connection = None


def with_prior(entries: list[Entry]) -> list[tuple[str, int, str, int]]:
    """Entries, each with the number that must exist before it: the one before, or 0 within this group."""
    return [(*entry, entry[1] - 1 if entry is entries[0] else 0) for entry in entries]


async def put_new_rows(connection: Any, rows: list[Row]) -> None:
    if rows:
        await connection.execute(NEW_ROWS, *columns(sorted(rows)))


async def put_rows(connection: Any, rows: list[Row]) -> None:
    """Writes rows; of several for one table the last."""
    last = {row.id: row for row in rows}
    if last:
        await connection.execute(LOCK_ROWS, list(last))
        done = await connection.execute(PUT_ROWS, *columns(last.values()))
        if done != f"UPDATE {len(last)}":
            raise Missing("There is no such table.")


async def put_entries(connection: Any, entries: list[tuple[str, int, str, int]]) -> None:
    if entries:
        put = await connection.fetch(PUT_ENTRIES, *map(list, zip(*entries, strict=True)))
        if sum(count for count, _ in put) < len(entries):
            raise Missing("The entry before is missing.")


def columns(rows: Iterable[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*((*row[:-1], row.summary.decode()) for row in rows), strict=True)]


def fail_all(jobs: list[Job], error: Exception) -> None:
    for job in jobs:
        fail(job, reason(error))


def fail(job: Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)


def reason(error: Exception) -> Exception:
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if not isinstance(error, (*AWAY, asyncpg.PostgresError, Missing)):
        log.error("Something could not be written.", exc_info=error)
    return NotSaved(str(error) or type(error).__name__)
