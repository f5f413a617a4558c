"""Old and new databases, what is no database of ours, one server for a file, others beside it, copies."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from contextlib import closing
from itertools import count, pairwise
from pathlib import Path

import asyncpg
import pytest

from ludoteca.server.storage import BadDatabase, NotSaved, Storage, Taken, postgres_connection, sqlite_file
from tests.server.storages import ROW, make_old_sqlite, opened, until
from tests.server.support import story

LISTED = "listed"
"""The index of public tables."""


@pytest.mark.parametrize("version", range(1, len(sqlite_file.STEPS)))
@story
async def test_an_older_sqlite_database_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    path = str(tmp_path / "old.sqlite")
    make_old_sqlite(path, version)
    async with opened(path) as storage:
        assert await storage.row("first") == ROW
        assert await storage.read("first") == [b"{}"]
        await storage.append("first", 2, [b"{}"], ROW)
        await storage.check()
    with closing(sqlite3.connect(path)) as renewed:
        assert renewed.execute("pragma user_version").fetchone() == (len(sqlite_file.STEPS),)
        assert renewed.execute("select name from sqlite_schema where name = ?", (LISTED,)).fetchone()


@pytest.mark.parametrize("version", range(1, len(postgres_connection.STEPS)))
@story
async def test_an_older_postgres_database_is_brought_up_to_date(fresh_postgres: str, version: int) -> None:
    steps = postgres_connection.STEPS
    connection = await asyncpg.connect(fresh_postgres)
    await connection.execute(" ".join(steps[:version]))
    await connection.execute(f"create table ludoteca (version integer); insert into ludoteca values ({version})")
    await connection.execute("insert into tables values ('first', 'ABCD', 'gathering', true, 1000, '{}')")
    await connection.execute("insert into entries values ('first', 1, '{}')")
    async with opened(fresh_postgres) as storage:
        assert await storage.read("first") == [b"{}"]
        await storage.append("first", 2, [b"{}"], ROW)
        await storage.check()
        assert await storage.claim(["first"], "me", 10) == {"first"}
    assert await connection.fetchval("select version from ludoteca") == len(steps)
    assert await connection.fetchval("select indexname from pg_indexes where indexname = $1", LISTED)
    await connection.close()


@story
async def test_a_newer_database_is_refused_with_a_sentence(database: str, tmp_path: Path) -> None:
    async with opened(database):
        pass
    if database.startswith("postgres"):
        connection = await asyncpg.connect(database)
        await connection.execute("update ludoteca set version = 99")
        await connection.close()
    else:
        with sqlite3.connect(database) as newer:
            newer.execute("pragma user_version = 99")
        newer.close()
    with pytest.raises(BadDatabase, match=r"was written by a newer Ludoteca \(version 99"):
        async with opened(database):
            pass


@story
async def test_what_is_no_database_of_ours_is_refused_and_left_alone(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.sqlite"
    with sqlite3.connect(foreign) as other:
        other.execute("create table recipes (name)")
    other.close()
    text = tmp_path / "letter.txt"
    text.write_text("Dear diary, " * 100)
    for path, sentence in ((foreign, "of another program"), (text, "cannot be used"), (tmp_path, "cannot be used")):
        with pytest.raises(BadDatabase, match=sentence):
            async with opened(str(path)):
                pass
    for path in (foreign, text):
        with pytest.raises(BadDatabase):
            async with opened(str(path), shared=True):
                pass
    assert text.read_text() == "Dear diary, " * 100


@story
async def test_a_postgres_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(BadDatabase, match="The database cannot be used"):
        async with opened("postgresql://nobody@127.0.0.1:1/nothing"):
            pass


@story
async def test_a_postgres_that_somebody_holds_is_told_in_a_sentence_where_it_must_be_changed(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connection, "LOCK_SECONDS", 0.2)
    other = await asyncpg.connect(fresh_postgres)
    await other.execute("select pg_advisory_lock($1)", postgres_connection.OUR_LOCK)
    with pytest.raises(BadDatabase, match="Another program holds the database"):
        async with opened(fresh_postgres):
            pass
    await other.execute("select pg_advisory_unlock_all()")
    async with opened(fresh_postgres):
        pass
    await other.execute("select pg_advisory_lock($1)", postgres_connection.OUR_LOCK)
    async with opened(fresh_postgres) as storage:
        await storage.check()
    await other.close()


@story
async def test_one_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    async with opened(path):
        with pytest.raises(BadDatabase, match="in use by another server"):
            async with opened(path):
                pass
    async with opened(path):
        pass


@story
async def test_a_file_under_another_name_is_the_same_file(tmp_path: Path) -> None:
    path, link = tmp_path / "tables.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(path)
    async with opened(str(path)):
        with pytest.raises(BadDatabase, match="in use by another server"):
            async with opened(str(link)):
                pass
    async with opened(str(link)):
        pass


@story
async def test_nobody_but_its_owner_can_read_a_new_database_or_a_copy(tmp_path: Path) -> None:
    path, target = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    before = os.umask(0)
    try:
        async with opened(str(path)) as storage:
            await storage.create(ROW, [b"1"])
            sqlite_file.copy(str(path), target)
            files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    beside = [f"tables.sqlite{end}" for end in ("", "-shm", "-wal", ".lock")]
    assert files == dict.fromkeys(["copy.sqlite", *beside], 0o600)


@story
async def test_a_file_may_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = "50%20 of ?mode=ro&#é.sqlite"
    async with opened(name) as storage:
        await storage.create(ROW, [b"1"])
    async with opened(str(tmp_path / name), shared=True) as storage:
        assert await storage.read("first") == [b"1"]


@story
async def test_others_can_work_on_a_file_while_a_server_uses_it(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    async with opened(path) as server, opened(path, shared=True) as beside:
        await server.create(ROW, [b"1"])
        await beside.append("first", 2, [b"2"], ROW._replace(phase="over"))
        with pytest.raises(Taken):
            await server.append("first", 2, [b"other"], None)
        assert await server.read("first") == [b"1", b"2"]
        await server.append("first", 3, [b"3"], None)
        assert await beside.delete(["first"]) == 1
        with pytest.raises(NotSaved):
            await server.append("first", 4, [b"4"], ROW)
        assert await server.rows() == []


@story
async def test_a_move_waits_while_another_process_writes(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    async with opened(path) as server:
        await server.create(ROW, [b"1"])
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            move = asyncio.create_task(server.append("first", 2, [b"2"], None))
            assert await server.read("first") == [b"1"]
            await asyncio.sleep(0.2)
            assert not move.done()
            other.execute("rollback")
        await move
        assert await server.read("first") == [b"1", b"2"]


@story
async def test_who_shares_a_file_makes_no_new_one(tmp_path: Path) -> None:
    missing = tmp_path / "mistyped.sqlite"
    with pytest.raises(BadDatabase, match="There is no database"):
        async with opened(str(missing), shared=True):
            pass
    assert list(tmp_path.iterdir()) == []


@story
async def test_who_shares_a_file_brings_it_up_to_date_unless_a_server_uses_it(tmp_path: Path) -> None:
    path = str(tmp_path / "old.sqlite")
    make_old_sqlite(path, 2)
    with sqlite_file.held(path), pytest.raises(BadDatabase, match="in use by another server"):
        async with opened(path, shared=True):
            pass
    with closing(sqlite3.connect(path)) as old:
        assert old.execute("pragma user_version").fetchone() == (2,)
    async with opened(path, shared=True) as beside:
        await beside.check()


@story
async def test_a_copy_is_made_of_one_moment_while_a_server_writes(tmp_path: Path) -> None:
    path, target = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    async with opened(str(path)) as server:
        for number in range(20):
            await server.create(ROW._replace(id=f"t{number}", code=None), [b"1"])
        playing = asyncio.create_task(play(server))
        await until(lambda: path.with_name("tables.sqlite-wal").stat().st_size > 1_000_000)
        await asyncio.to_thread(sqlite_file.copy, str(path), target)
        playing.cancel()
    assert sorted(file.name for file in tmp_path.iterdir() if "copy" in file.name) == ["copy.sqlite"]
    async with opened(str(target)) as restored:
        lengths = [len(await restored.read(f"t{number}")) for number in range(20)]
        assert max(lengths) > 1
        assert all(later <= earlier <= later + 1 for earlier, later in pairwise(lengths)), "one round of moves"
        await restored.append("t0", lengths[0] + 1, [b"{}"], None)


async def play(storage: Storage) -> None:
    """Round by round, one table after the other."""
    for seq in count(2):
        for number in range(20):
            await storage.append(f"t{number}", seq, [b"x" * 1000], None)


@story
async def test_a_copy_never_replaces_a_file_and_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = tmp_path / "tables.sqlite", tmp_path / "copies" / "copy.sqlite"
    async with opened(str(path)) as storage:
        await storage.create(ROW, [b"1"])
        with pytest.raises(BadDatabase, match="cannot be written"):
            sqlite_file.copy(str(path), target)
        target.parent.mkdir()
        monkeypatch.setattr(sqlite_file, "copy_all", no_space)
        with pytest.raises(NotSaved, match="No space left"):
            sqlite_file.copy(str(path), target)
        assert list(target.parent.iterdir()) == []
        target.write_text("Dear diary")
        for existing in (target, path):
            with pytest.raises(BadDatabase, match="exists already"):
                sqlite_file.copy(str(path), existing)
        assert await storage.read("first") == [b"1"]
    assert target.read_text() == "Dear diary"


def no_space(path: str, part: Path) -> None:
    part.write_bytes(b"half of it")
    raise OSError(errno.ENOSPC, "No space left on device")
