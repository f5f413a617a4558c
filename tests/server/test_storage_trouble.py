"""A database that is away, full, locked or silent; jobs that it refuses; errors nobody has foreseen."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ludoteca.server.storage import (
    NotSaved,
    Storage,
    Taken,
    postgres,
    postgres_connection,
    postgres_writer,
    sqlite,
    sqlite_file,
    sqlite_writer,
)
from tests.server.postgres import Postgres, silent_line
from tests.server.storages import ROW, Ear, insisting, opened
from tests.server.support import story

BIG = 2**70
"""More than either database has room for."""


def all_calls(storage: Storage) -> list[Awaitable[Any]]:
    return [
        storage.create(ROW._replace(id="second", code=None), [b"{}"]),
        storage.append("first", 2, [b"2"], None),
        storage.append("first", 2, [b"2"], ROW),
        storage.touch(ROW),
        storage.read("first"),
        storage.row("first"),
        storage.public(10),
        storage.unfinished(5000, 10),
        storage.rows(),
        storage.delete(["first"]),
        storage.check(),
    ]


def leases(storage: Storage) -> list[Awaitable[Any]]:
    return [storage.claim(["first"], "me", 10), storage.release(["first"], "me")]


async def raise_not_saved(calls: list[Awaitable[Any]]) -> None:
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NotSaved] * len(calls)


async def is_well(storage: Storage) -> None:
    """Nothing has changed while it was not; soon it can be used again."""
    await insisting(storage.check)
    assert await insisting(lambda: storage.read("first")) == [b"1"]
    with suppress(Taken):
        await insisting(lambda: storage.append("first", 2, [b"2"], ROW._replace(changed=2000)))
    assert await insisting(lambda: storage.read("first")) == [b"1", b"2"]
    assert await insisting(lambda: storage.row("first")) == ROW._replace(changed=2000)


# Refused


@story
async def test_what_the_database_refuses_fails_alone(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(ROW, [b"1"])
        bad = [
            storage.create(ROW._replace(id="bad", code=None, changed=BIG), [b"1"]),
            storage.append("first", 2, [b'{"name":"\0"}'], None),
            storage.append("first", 2, [b"2"], ROW._replace(changed=BIG)),
            storage.append("first", 9, [b"9"], None),
            storage.touch(ROW._replace(id="unheard-of")),
        ]
        good = [storage.create(ROW._replace(id=f"t{n}", code=None), [b"1"]) for n in range(100)]
        mixed = [call for some in zip(*[iter(good)] * 20, strict=True) for call in (bad.pop(), *some)]
        outcomes = await asyncio.gather(*mixed, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [NotSaved, *[type(None)] * 20] * 5
        assert len(await storage.rows()) == 101
        await is_well(storage)


@story
async def test_an_error_nobody_has_foreseen_fails_its_job_and_not_the_writer(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*args: Any) -> Any:
        raise RuntimeError("nobody has foreseen this")

    async with opened(database) as storage:
        await storage.create(ROW, [b"1"])
        with monkeypatch.context() as patched:
            patched.setattr(sqlite_writer, "put_entries", broken)
            patched.setattr(postgres_writer, "put_entries", broken)
            await raise_not_saved([storage.append("first", 2, [b"2"], None) for _ in range(3)])
        assert "nobody has foreseen this" in caplog.text
        await is_well(storage)


# Away


@story
async def test_while_the_tables_are_away_every_call_says_so(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(ROW, [b"1"])
        async with tables_away(database):
            await raise_not_saved(all_calls(storage))
        await is_well(storage)


@asynccontextmanager
async def tables_away(database: str) -> AsyncIterator[None]:
    names = ("tables", "entries", "pulse")
    await change(database, [f"alter table {name} rename to {name}_away" for name in names])
    yield
    await change(database, [f"alter table {name}_away rename to {name}" for name in names])


async def change(database: str, statements: list[str]) -> None:
    if not database.startswith("postgres"):
        with closing(sqlite3.connect(database)) as file:
            file.executescript(";".join(statements))
        return
    connection = await asyncpg.connect(database)
    await connection.execute(";".join(statements))
    await connection.close()


@story
async def test_postgres_is_stopped_and_started_again(postgres_server: Postgres) -> None:
    ear = Ear()
    async with opened(postgres_server.address, ear=ear) as storage:
        await storage.create(ROW, [b"1"])
        await storage.watch("first")
        await ear.hears_of_a_new_line()
        ear.heard.clear()
        postgres_server.stop()
        await raise_not_saved(all_calls(storage) + leases(storage))
        await storage.tell("first", "hello")
        await storage.watch("second")
        postgres_server.start()
        await ear.hears_of_a_new_line()
        await is_well(storage)
        await storage.tell("second", "hello")
        await ear.hears("first", "2")
        await ear.hears("second", "hello")


@story
async def test_a_silent_line_to_postgres_is_given_up(fresh_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await put_first_table(fresh_postgres)
    async with silent_line(fresh_postgres) as (address, passes):
        monkeypatch.setattr(postgres_connection, "COMMAND_SECONDS", 0.5)
        async with opened(address) as storage:
            passes.clear()
            monkeypatch.setattr(postgres_connection, "CONNECT_SECONDS", 0.5)
            monkeypatch.setattr(postgres, "CONNECT_SECONDS", 0.5)
            await raise_not_saved([storage.read("first"), storage.check(), *leases(storage)] * 3)
            passes.set()
            await is_well(storage)


async def put_first_table(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(ROW, [b"1"])


@story
async def test_a_full_disk_is_told_and_free_space_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(str(tmp_path / "tables.sqlite")) as storage:
        await storage.create(ROW, [b"1"])
        with no_file_larger_than(300_000):
            outcomes = [await outcome(storage.append("first", 2, [b"x" * 1_000_000], None)) for _ in range(3)]
            assert [type(each) for each in outcomes] == [NotSaved] * 3
        await is_well(storage)
    logged = [record.getMessage() for record in caplog.records]
    assert len(logged) == 2, "when it began and when it was over"
    assert all(line.startswith("The database cannot be written: ") for line in logged)


async def outcome(call: Awaitable[None]) -> BaseException | None:
    (result,) = await asyncio.gather(call, return_exceptions=True)
    return result


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


# Held up


@story
async def test_the_check_says_no_while_nothing_can_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CHECK_SECONDS", 0.3)
    monkeypatch.setattr(postgres, "CHECK_SECONDS", 0.3)
    async with opened(database) as storage:
        await storage.create(ROW, [b"1"])
        async with held_up(database):
            assert await storage.read("first") == [b"1"]
            with pytest.raises(NotSaved, match=r"Nothing could be written for 0\.3 seconds"):
                await storage.check()
        await is_well(storage)


@asynccontextmanager
async def held_up(database: str) -> AsyncIterator[None]:
    """Somebody else is writing, and does not finish."""
    if not database.startswith("postgres"):
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("begin immediate")
            yield
        return
    connection = await asyncpg.connect(database)
    async with connection.transaction():
        await connection.execute("lock table tables, entries, pulse in share row exclusive mode")
        yield
    await connection.close()


@story
async def test_who_writes_too_long_is_not_waited_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await put_first_table(database)
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.3)
    monkeypatch.setattr(postgres_connection, "COMMAND_SECONDS", 0.3)
    async with opened(database) as storage:
        async with held_up(database):
            await raise_not_saved([storage.append("first", 2, [b"2"], None) for _ in range(3)])
        await is_well(storage)


@story
async def test_a_server_that_stops_in_the_middle_of_writing_holds_nobody_for_long(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(fresh_postgres) as storage:
        await storage.create(ROW, [b"1"])
        monkeypatch.setattr(postgres_connection, "IDLE_SECONDS", 0.3)
        stopped = await postgres_connection.connected(fresh_postgres)
        monkeypatch.undo()
        await stopped.execute("begin; select from tables for update")
        await storage.append("first", 2, [b"2"], ROW)
        stopped.terminate()


# Closing


@story
async def test_what_was_put_before_closing_is_written_and_nothing_after(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(ROW, [b"1"])
        writes = [asyncio.create_task(storage.append("first", seq, [b"x"], None)) for seq in (2, 3, 4)]
        await asyncio.sleep(0)
    await asyncio.gather(*writes)
    await raise_not_saved(all_calls(storage))
    async with opened(database) as storage:
        assert len(await storage.read("first")) == 4


@story
async def test_closing_waits_for_no_database_that_is_away(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_writer, "SECONDS_TO_CLOSE", 0.2)
    async with silent_line(fresh_postgres) as (address, passes):
        async with opened(address) as storage:
            await storage.create(ROW, [b"1"])
            passes.clear()
            writes = [asyncio.create_task(storage.touch(ROW)) for _ in range(3)]
            await asyncio.sleep(0.1)
            writes += [asyncio.create_task(storage.touch(ROW)) for _ in range(3)]
        await raise_not_saved(list(writes))
        passes.set()
