"""The one thread that writes to an SQLite database, committing in groups."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from ludoteca.server.storage import WRITER_FAILED, Entry, NotSaved, Taken
from ludoteca.server.storage.outages import Outage
from ludoteca.server.storage.sqlite_file import Connection, connected_to_write

MOST_AT_ONCE = 1000
ENTRIES_AT_ONCE = 1024
REFUSED = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)
"""Errors of a job that are not the database's fault."""

log = logging.getLogger("ludoteca.server")

Statement = tuple[str, Sequence[Any]]


class Job(NamedTuple):
    """Something to write, all or nothing, and the future of the caller who waits."""

    statements: Sequence[Statement]
    entries: list[Entry]
    done: asyncio.Future[int]
    """How many rows the last statement has changed."""


class Writer:
    def __init__(self, path: str) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._groups: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._in_hand: list[Job] = []
        self._database: Connection | None = None
        self._is_closed = False
        self._has_failed = False
        self._trouble = Outage("The database cannot be written")
        self._thread: Thread | None = None

    async def put(self, statements: Sequence[Statement], entries: list[Entry]) -> int:
        """Returns when it is on disk."""
        if self._is_closed or self._has_failed:
            raise NotSaved("The database is closed." if self._is_closed else WRITER_FAILED)
        done: asyncio.Future[int] = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(Job(statements, entries, done))
        return await done

    async def close(self) -> None:
        """Writes what was put before, then ends."""
        self._is_closed = True
        self._hand_over()
        self._groups.put(None)
        if self._thread:
            await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """Hands over all jobs of one turn of the event loop together: waking the thread costs more than a job."""
        if self._waiting:
            self._groups.put(self._waiting)
            self._waiting = []

    async def write_for_ever(self) -> None:
        """Runs until it is closed. Raises only unexpected errors, and can be started again after them."""
        self._has_failed = False
        ended: asyncio.Future[None] = self._loop.create_future()
        self._thread = Thread(target=self._write, args=(ended,), name="writer", daemon=True)
        self._thread.start()
        await ended

    def _write(self, ended: asyncio.Future[None]) -> None:
        """Whatever arrives during a commit goes into the next one."""
        reason: Exception | None = None
        try:
            is_last = False
            while not is_last:
                is_last = self._take_next()
                if self._in_hand:
                    self._settle(self._in_hand)
        except Exception as error:
            reason = error
        self._give_up_connection()
        self._loop.call_soon_threadsafe(self._end, ended, reason)

    def _take_next(self) -> bool:
        """Takes the waiting jobs in hand; returns whether they are the last."""
        self._in_hand = []
        while len(self._in_hand) < MOST_AT_ONCE and (not self._in_hand or not self._groups.empty()):
            group = self._groups.get()
            if group is None:
                return True
            self._in_hand = self._in_hand + group if self._in_hand else group
        return False

    def _end(self, ended: asyncio.Future[None], reason: Exception | None) -> None:
        """Fails everything that waits, so that no caller waits for a writer that has ended."""
        if reason:
            self._has_failed = True
            fail([*self._in_hand, *self._not_in_hand()], NotSaved(WRITER_FAILED))
        if not ended.done():
            ended.set_exception(reason) if reason else ended.set_result(None)

    def _not_in_hand(self) -> Iterator[Job]:
        self._hand_over()
        while not self._groups.empty():
            yield from self._groups.get() or []

    def _settle(self, jobs: list[Job]) -> None:
        """Writes all jobs in one transaction; if one of them is refused, splits them in halves and tries again."""
        try:
            changed = self._commit(jobs)
        except Exception as error:
            if is_trouble(error):
                self._trouble.begins(error)
                self._give_up_connection()
                self._loop.call_soon_threadsafe(fail, jobs, error)
                return
            self._roll_back()
            if len(jobs) == 1:
                self._loop.call_soon_threadsafe(fail, jobs, error)
            else:
                half = len(jobs) // 2
                self._settle(jobs[:half])
                self._settle(jobs[half:])
        else:
            self._trouble.is_over()
            self._loop.call_soon_threadsafe(succeed, jobs, changed)

    def _commit(self, jobs: list[Job]) -> list[int]:
        database = self._database = self._database or connected_to_write(self._path)
        database.execute("begin immediate")
        changed = [do(database, job.statements) if job.statements else 0 for job in jobs]
        put_entries(database, [entry for job in jobs for entry in job.entries])
        database.execute("commit")
        if not database.is_in_place():
            raise FileNotFoundError(f"{self._path} is not the file any more that was opened.")
        return changed

    def _roll_back(self) -> None:
        """Rolls back, or gives up a connection that cannot do even that."""
        try:
            if self._database and self._database.in_transaction:
                self._database.execute("rollback")
        except Exception:
            log.exception("The database cannot roll back; opening it anew.")
            self._give_up_connection()

    def _give_up_connection(self) -> None:
        if self._database:
            with suppress(Exception):
                self._database.close()
        self._database = None


def is_trouble(error: Exception) -> bool:
    """Whether the error is the database's and not the job's: unreachable, full, damaged or read-only."""
    return isinstance(error, (sqlite3.Error, OSError)) and not isinstance(error, REFUSED)


def put_entries(database: sqlite3.Connection, entries: list[Entry]) -> None:
    """Inserts entries in one call: between calls the writer would have to wait for Python's lock."""
    for start in range(0, len(entries), ENTRIES_AT_ONCE):
        some = entries[start : start + ENTRIES_AT_ONCE]
        places = 1 << (len(some) - 1).bit_length()
        values = [value for entry in some for value in entry]
        database.execute(insertion(places), values + [None] * (3 * (places - len(some))))


@cache
def insertion(places: int) -> str:
    """An INSERT statement with room for this many rows. Unused places stay empty, so that few statements have to be
    prepared."""
    values = ", ".join(["(?, ?, ?)"] * places)
    return f"insert into entries (table_id, seq, body) select * from (values {values}) where column1 is not null"


def do(database: sqlite3.Connection, statements: Sequence[Statement]) -> int:
    changed = 0
    for query, values in statements:
        changed = database.execute(query, values).rowcount
    return changed


def succeed(jobs: list[Job], changed: list[int]) -> None:
    for job, rows in zip(jobs, changed, strict=True):
        if not job.done.done():
            job.done.set_result(rows)


def fail(jobs: list[Job], error: Exception) -> None:
    if not isinstance(error, (sqlite3.Error, OSError, NotSaved)):
        log.error("Something could not be written.", exc_info=error)
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(reason(error))


def reason(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorname != "SQLITE_CONSTRAINT_TRIGGER":
        return Taken(str(error))
    return NotSaved(str(error))
