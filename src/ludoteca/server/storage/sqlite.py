"""SQLite in one file: write-ahead log, synchronous=FULL, one thread that writes and commits in groups."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from types import ModuleType
from typing import IO, Any, NamedTuple

import msgspec

from ludoteca.server.storage import BadDatabase, News, NotSaved, Row, Taken

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

OURS = 0x4C55444F
"""The application id that marks a file as ours: LUDO."""

STEPS = (
    """
    create table tables (
        id text primary key, code text unique, phase text not null, public integer not null,
        changed integer not null, summary blob not null
    ) without rowid;
    create table entries (
        table_id text not null, seq integer not null, body text not null, primary key (table_id, seq)
    ) without rowid;
    """,
    "create index unfinished on tables (changed) where phase in ('gathering', 'playing');",
)
"""What brings a database from each version to the next."""

MOST_AT_ONCE = 1000
as_json = msgspec.json.Encoder().encode
COLUMNS = "id, code, phase, public, changed, summary"
NEW_ROW = f"insert into tables ({COLUMNS}) values (?, ?, ?, ?, ?, ?)"
PUT_ROW = f"""{NEW_ROW} on conflict (id) do update set code = excluded.code, phase = excluded.phase,
    changed = excluded.changed, summary = excluded.summary"""
PUT_ENTRIES = """insert into entries (table_id, seq, body)
    select value ->> 0, value ->> 1, value ->> 2 from json_each(?)"""
"""All in one call, so that the writer seldom has to wait for its turn among Python's threads."""
LIVE = "phase in ('gathering', 'playing')"


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    entries: list[tuple[str, int, str]]
    row: Row | None
    is_new: bool
    done: asyncio.Future[None]


class SqliteStorage:
    def __init__(self, path: str) -> None:
        self._path = path
        self._waiting: list[Job] = []
        self._groups: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "reader")

    async def open(self, news: News) -> None:
        self._loop = asyncio.get_running_loop()
        self._claim = claimed(self._path)
        try:
            self._writing = opened(self._path)
        except BadDatabase:
            self._claim.close()
            raise
        self._reading = connected(self._path)
        self._thread = Thread(target=self._write, name="writer")
        self._thread.start()

    async def close(self) -> None:
        self._hand_over()
        self._groups.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
        self._claim.close()

    async def create(self, row: Row, bodies: list[bytes]) -> None:
        await self._put([(row.id, seq, body.decode()) for seq, body in enumerate(bodies, 1)], row, is_new=True)

    async def append(self, table: str, seq: int, body: bytes, row: Row | None) -> None:
        await self._put([(table, seq, body.decode())], row, is_new=False)

    async def touch(self, row: Row) -> None:
        await self._put([], row, is_new=False)

    async def tell(self, news: str) -> None:
        """There are no others."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._ask(
            "select body from entries where table_id = ? and seq > ? order by seq", (table, after)
        )
        return [body.encode() for (body,) in rows]

    async def row(self, name: str) -> Row | None:
        rows = await self._ask(
            f"select {COLUMNS} from tables where id = ? or code = ?", (name.lower(), name.upper())
        )
        return _row(rows[0]) if rows else None

    async def public(self, most: int) -> list[bytes]:
        query = f"select summary from tables where {LIVE} and public order by phase, changed desc limit ?"
        return [summary for (summary,) in await self._ask(query, (most,))]

    async def unfinished(self, before: int, most: int) -> list[Row]:
        query = f"select {COLUMNS} from tables where {LIVE} and changed < ? order by changed limit ?"
        return [_row(values) for values in await self._ask(query, (before, most))]

    async def _put(self, entries: list[tuple[str, int, str]], row: Row | None, is_new: bool) -> None:
        done = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(Job(entries, row, is_new, done))
        await done

    def _hand_over(self) -> None:
        """What came up in one turn of the loop goes to the writer together: waking it costs more than a job."""
        if self._waiting:
            self._groups.put(self._waiting)
            self._waiting = []

    async def _ask(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        def fetch() -> list[Any]:
            return self._reading.execute(query, values).fetchall()

        return await self._loop.run_in_executor(self._reader, fetch)

    def _write(self) -> None:
        """The writer's whole life: what has come while the last commit ran is the next commit."""
        while (group := self._groups.get()) is not None:
            jobs, is_last = group, False
            while not self._groups.empty() and len(jobs) < MOST_AT_ONCE and not is_last:
                more = self._groups.get()
                is_last = more is None
                jobs = jobs + (more or [])
            self._tell(self._committed(jobs))
            if is_last:
                return

    def _committed(self, jobs: list[Job]) -> list[tuple[Job, Exception | None]]:
        """All jobs in one transaction; if one cannot be done, each in one of its own."""
        try:
            self._commit(jobs)
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                self._writing.execute("rollback")
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._committed([job])]
            return [(job, _reason(error)) for job in jobs]
        return [(job, None) for job in jobs]

    def _commit(self, jobs: list[Job]) -> None:
        self._writing.execute("begin immediate")
        for job in jobs:
            if job.row:
                self._writing.execute(NEW_ROW if job.is_new else PUT_ROW, job.row)
        self._writing.execute(PUT_ENTRIES, (as_json([entry for job in jobs for entry in job.entries]),))
        self._writing.execute("commit")

    def _tell(self, outcomes: list[tuple[Job, Exception | None]]) -> None:
        if outcomes:
            self._loop.call_soon_threadsafe(partial(_settle, outcomes))


def _settle(outcomes: list[tuple[Job, Exception | None]]) -> None:
    for job, error in outcomes:
        if job.done.cancelled():
            continue
        if error:
            job.done.set_exception(error)
        else:
            job.done.set_result(None)


def _reason(error: sqlite3.Error) -> Exception:
    return Taken(str(error)) if isinstance(error, sqlite3.IntegrityError) else NotSaved(str(error))


def _row(values: Any) -> Row:
    id, code, phase, public, changed, summary = values
    return Row(id, code, phase, bool(public), changed, summary)


def connected(path: str) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=32)


def claimed(path: str) -> IO[str]:
    """A file that only one server can hold; the system lets go of it when the process ends, however it ends."""
    claim = Path(f"{path}.lock")
    try:
        claim.parent.mkdir(parents=True, exist_ok=True)
        file = claim.open("w")
    except OSError as error:
        raise BadDatabase(f"{path} cannot be used as a database: {error}.") from None
    try:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadDatabase(f"{path} is in use by another server. Several servers need PostgreSQL.") from None
    return file


def opened(path: str) -> sqlite3.Connection:
    """The database, made or brought to the present version if need be."""
    try:
        database = connected(path)
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{path} cannot be used as a database: {error}.") from None
    try:
        bring_up_to_date(database, path)
        database.execute("pragma journal_mode = wal")
        database.execute("pragma synchronous = full")
        database.execute("pragma temp_store = memory")  # else every commit makes a file and deletes it
    except (sqlite3.Error, BadDatabase) as error:
        database.close()
        raise error if isinstance(error, BadDatabase) else BadDatabase(f"{path} cannot be used: {error}.") from None
    return database


def bring_up_to_date(database: sqlite3.Connection, path: str) -> None:
    (version,) = database.execute("pragma user_version").fetchone()
    (owner,) = database.execute("pragma application_id").fetchone()
    (tables,) = database.execute("select count(*) from sqlite_schema").fetchone()
    if tables and owner != OURS:
        raise BadDatabase(f"{path} is a database of another program.")
    if version > len(STEPS):
        raise BadDatabase(
            f"{path} was written by a newer Ludoteca (version {version} of the database; this one reads up to "
            f"{len(STEPS)}). Install that or a newer Ludoteca."
        )
    for number, step in enumerate(STEPS[version:], version + 1):
        database.executescript(
            f"begin; {step} pragma user_version = {number}; pragma application_id = {OURS}; commit;"
        )
