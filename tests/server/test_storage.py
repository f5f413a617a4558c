"""What both databases do alike; old and new databases; what is no database of ours."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from ludoteca.server.storage import BadDatabase, Row, Storage, Taken, sqlite_file, storage_at
from tests.server.support import story

ROW = Row("first", "ABCD", "gathering", True, 1000, b'{"name":"Zo\xc3\xab"}')


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = storage_at(database)
    await storage.open(lambda table, news: None)
    try:
        yield storage
    finally:
        await storage.close()


@story
async def test_a_log_comes_back_as_it_was_written(database: str) -> None:
    bodies = [b'{"a":1}', '{"b":"é \\" \\n"}'.encode(), b'{"c":[]}']
    async with opened(database) as storage:
        await storage.create(ROW, bodies[:1])
        await storage.append("first", 2, bodies[1:2], None)
        await storage.append("first", 3, bodies[2:], ROW._replace(phase="over", code=None))
    async with opened(database) as storage:
        assert await storage.read("first") == bodies
        assert await storage.read("first", 2) == bodies[2:]
        assert await storage.read("other") == []
        assert await storage.row("first") == ROW._replace(phase="over", code=None)


@story
async def test_a_table_is_found_by_id_and_by_code_in_any_case(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(ROW, [b"{}"])
        assert await storage.row("first") == await storage.row("abcd") == await storage.row("ABCD") == ROW
        assert await storage.row("ABCE") is None


@story
async def test_a_place_in_the_log_or_a_code_is_taken_once(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(ROW, [b"{}"])
        with pytest.raises(Taken):
            await storage.create(ROW._replace(id="second"), [b"{}"])
        assert await storage.read("second") == []
        with pytest.raises(Taken):
            await storage.append("first", 1, [b'{"other":1}'], None)
        assert await storage.read("first") == [b"{}"]
        await storage.append("first", 2, [b"{}"], ROW._replace(code=None))
        await storage.create(ROW._replace(id="second"), [b"{}"])


@story
async def test_in_a_group_one_that_fails_takes_no_other_with_it(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(ROW, [b"{}"])
        writes = [storage.append("first" if n % 10 == 0 else f"t{n}", 1, [b"{}"], None) for n in range(100)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(outcome, Taken) for outcome in outcomes] == [n % 10 == 0 for n in range(100)]
        assert await storage.read("t55") == [b"{}"]


@story
async def test_lists_of_public_and_of_forgotten_tables(database: str) -> None:
    async with opened(database) as storage:
        for number, (phase, public) in enumerate(
            [("playing", True), ("gathering", True), ("gathering", False), ("over", True), ("gathering", True)]
        ):
            row = Row(f"t{number}", f"AAA{number}", phase, public, 1000 + number, str(number).encode())
            await storage.create(row, [b"{}"])
        assert await storage.public(10) == [b"4", b"1", b"0"]
        assert await storage.public(1) == [b"4"]
        assert [row.id for row in await storage.unfinished(1004, 10)] == ["t0", "t1", "t2"]
        await storage.touch((await storage.unfinished(1004, 1))[0]._replace(changed=5000))
        assert [row.id for row in await storage.unfinished(1004, 10)] == ["t1", "t2"]


@story
async def test_an_older_sqlite_database_is_brought_up_to_date(tmp_path: Path) -> None:
    path = str(tmp_path / "old.sqlite")
    old = sqlite3.connect(path)
    old.executescript(
        f"{sqlite_file.STEPS[0]} pragma user_version = 1; pragma application_id = {sqlite_file.OURS};"
    )
    old.execute("insert into tables values ('first', 'ABCD', 'gathering', 1, 1000, ?)", (ROW.summary,))
    old.execute("insert into entries values ('first', 1, '{}')")
    old.commit()
    old.close()
    async with opened(path) as storage:
        assert await storage.row("first") == ROW
        assert await storage.read("first") == [b"{}"]
    renewed = sqlite3.connect(path)
    assert renewed.execute("pragma user_version").fetchone() == (len(sqlite_file.STEPS),)
    assert renewed.execute("select name from sqlite_schema where name = 'unfinished'").fetchone()
    renewed.close()


@story
async def test_an_older_postgres_database_is_brought_up_to_date(fresh_postgres: str) -> None:
    from ludoteca.server.storage.postgres_connection import STEPS

    connection = await asyncpg.connect(fresh_postgres)
    await connection.execute(f"{STEPS[0]} create table ludoteca (version integer); insert into ludoteca values (1)")
    await connection.execute("insert into entries values ('first', 1, '{}')")
    async with opened(fresh_postgres) as storage:
        assert await storage.read("first") == [b"{}"]
    assert await connection.fetchval("select version from ludoteca") == len(STEPS)
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
    assert text.read_text() == "Dear diary, " * 100


@story
async def test_a_postgres_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(BadDatabase, match="The database cannot be used"):
        async with opened("postgresql://nobody@127.0.0.1:1/nothing"):
            pass


@story
async def test_one_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    async with opened(path):
        with pytest.raises(BadDatabase, match="in use by another server"):
            async with opened(path):
                pass
    async with opened(path):
        pass
