"""What all databases do alike."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import asyncpg
import pytest

from ludoteca.server.storage import (
    NotSaved,
    Row,
    Taken,
    postgres,
    postgres_connection,
    postgres_writer,
    sqlite,
    sqlite_file,
    storage_at,
)
from tests.server.storages import ROW, opened, until_somebody_waits
from tests.server.support import story


@story
async def test_a_log_comes_back_as_it_was_written(any_database: str) -> None:
    bodies = [b'{"a":1}', '{"b":"é \\" \\n"}'.encode(), b'{"c":[]}']
    async with opened(any_database) as storage:
        await storage.create(ROW, bodies[:1])
        await storage.append("first", 2, bodies[1:2], None)
        await storage.append("first", 3, bodies[2:], ROW._replace(phase="over", code=None))
    async with opened(any_database) as storage:
        assert await storage.read("first") == bodies
        assert await storage.read("first", 2) == bodies[2:]
        assert await storage.read("other") == []
        assert await storage.row("first") == ROW._replace(phase="over", code=None)


@story
async def test_nul_in_json_is_kept(any_database: str) -> None:
    body, summary = rb'{"name":"a\u0000b"}', rb'{"title":"\u0000"}'
    async with opened(any_database) as storage:
        await storage.create(ROW._replace(summary=summary), [body])
        await storage.append("first", 2, [body], ROW._replace(summary=summary, changed=5))
        assert await storage.read("first") == [body, body]
        assert await storage.row("first") == ROW._replace(summary=summary, changed=5)


@story
async def test_a_table_is_found_by_id_and_by_code_in_any_case(any_database: str) -> None:
    async with opened(any_database) as storage:
        await storage.create(ROW, [b"{}"])
        assert await storage.row("first") == await storage.row("abcd") == await storage.row("ABCD") == ROW
        assert await storage.row("ABCE") is None


@story
async def test_a_code_opens_only_a_table_that_still_waits(any_database: str) -> None:
    async with opened(any_database) as storage:
        await storage.create(ROW, [b"{}"])
        await storage.touch(ROW._replace(phase="playing"))
        assert await storage.row("ABCD") is None
        assert await storage.row("first") == ROW._replace(phase="playing")


@pytest.mark.parametrize("unopened", ["tables.sqlite", "postgresql://nowhere/nothing"])
@story
async def test_what_can_be_no_name_is_not_found_without_asking(unopened: str) -> None:
    for name in ("", "a\0b", "a b", "a'b", "ä", "a" * 17, "%", "\ud800"):
        assert await storage_at(unopened).row(name) is None


@story
async def test_entries_are_written_together_or_not_at_all(any_database: str) -> None:
    over = ROW._replace(phase="over")
    async with opened(any_database) as storage:
        await storage.create(ROW, [b"1"])
        await storage.append("first", 2, [b"2", b"3", b"4"], None)
        for seq in (2, 3, 4):
            with pytest.raises(Taken):
                await storage.append("first", seq, [b"new", b"newer", b"newest"], over)
        assert await storage.read("first") == [b"1", b"2", b"3", b"4"]
        assert await storage.row("first") == ROW
        await storage.append("first", 5, [b"5", b"6"], over)
        assert await storage.read("first", 4) == [b"5", b"6"]
        assert await storage.row("first") == over


@story
async def test_thousands_of_entries_are_written_at_once(any_database: str) -> None:
    bodies = [str(number).encode() for number in range(1, 3001)]
    async with opened(any_database) as storage:
        await storage.create(ROW, bodies[:1])
        await storage.append("first", 2, bodies[1:], None)
        assert await storage.read("first") == bodies


@story
async def test_a_log_has_no_gaps(any_database: str) -> None:
    async with opened(any_database) as storage:
        await storage.create(ROW, [b"1"])
        with pytest.raises(NotSaved):
            await storage.append("first", 3, [b"3"], ROW._replace(phase="over"))
        assert await storage.read("first") == [b"1"]
        assert await storage.row("first") == ROW


@story
async def test_a_deleted_table_does_not_come_back(any_database: str) -> None:
    async with opened(any_database) as storage:
        await storage.create(ROW, [b"1"])
        await storage.create(ROW._replace(id="second", code=None), [b"1"])
        assert await storage.delete(["first", "third", "first"]) == 1
        for row in (None, ROW):
            with pytest.raises(NotSaved):
                await storage.append("first", 2, [b"2"], row)
        with pytest.raises(NotSaved):
            await storage.touch(ROW)
        assert await storage.row("first") is None
        assert await storage.read("first") == []
        assert await storage.read("second") == [b"1"]
        await storage.create(ROW, [b"anew"])
        assert await storage.read("first") == [b"anew"]


@story
async def test_thousands_of_tables_are_deleted(any_database: str) -> None:
    ids = [f"t{number:04}" for number in range(1050)]
    async with opened(any_database) as storage:
        await asyncio.gather(*(storage.create(ROW._replace(id=id, code=None), [b"1", b"2"]) for id in ids))
        assert await storage.delete(ids[:1020]) == 1020
        assert [row.id for row in await storage.rows()] == ids[1020:]
        assert await storage.read(ids[0]) == []
        assert await storage.read(ids[-1]) == [b"1", b"2"]


@story
async def test_a_place_in_the_log_or_a_code_is_taken_once(any_database: str) -> None:
    async with opened(any_database) as storage:
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
async def test_in_a_group_one_that_fails_takes_no_other_with_it(any_database: str) -> None:
    async with opened(any_database) as storage:
        await asyncio.gather(*(storage.create(ROW._replace(id=f"t{n}", code=None), [b"{}"]) for n in range(100)))
        writes = [storage.append(f"t{n}", 1 if n % 10 == 0 else 2, [b"{}"], None) for n in range(100)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(outcome, Taken) for outcome in outcomes] == [n % 10 == 0 for n in range(100)]
        assert await storage.read("t55") == [b"{}", b"{}"]


@story
async def test_who_writes_to_a_table_that_is_being_deleted_is_refused(fresh_postgres: str) -> None:
    async with opened(fresh_postgres) as storage:
        await storage.create(ROW, [b"1"])
        line = await asyncpg.connect(fresh_postgres)
        async with line.transaction():
            await line.execute(postgres_writer.LOCK_ROWS, ["first"])
            await line.fetch(postgres.DELETE, ["first"])
            writing = asyncio.create_task(storage.append("first", 2, [b"2"], None))
            await until_somebody_waits(fresh_postgres)
        with pytest.raises(NotSaved):
            await writing
        for seq in (1, 2):
            with pytest.raises(NotSaved):
                await storage.append("first", seq, [b"x"], None)
        assert await line.fetch("select * from entries") == []
        await line.close()


@story
async def test_what_is_being_written_to_a_table_is_deleted_with_it(fresh_postgres: str) -> None:
    async with opened(fresh_postgres) as storage:
        await storage.create(ROW, [b"1"])
        line = await asyncpg.connect(fresh_postgres)
        async with line.transaction():
            await postgres_writer.put_entries(line, [("first", 2, "2", 1)])
            deleting = asyncio.create_task(storage.delete(["first"]))
            await until_somebody_waits(fresh_postgres)
        assert await deleting == 1
        assert await line.fetch("select * from entries") == []
        await line.close()


@story
async def test_lists_of_public_and_of_forgotten_tables(any_database: str) -> None:
    async with opened(any_database) as storage:
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
async def test_all_tables_are_gone_through_in_the_order_of_their_ids(any_database: str) -> None:
    phases = ("gathering", "playing", "over", "closed")
    async with opened(any_database) as storage:
        for number in range(8):
            row = ROW._replace(id=f"t{number}", code=None, phase=phases[number % 4], changed=1000 + number)
            await storage.create(row, [b"{}"])

        async def found(*args: Any, **named: Any) -> list[int]:
            return [row.changed - 1000 for row in await storage.rows(*args, **named)]

        assert await found() == list(range(8))
        assert await found(most=3) == [0, 1, 2]
        assert await found(after="t2", most=3) == [3, 4, 5]
        assert await found(["over", "closed"]) == [2, 3, 6, 7]
        assert await found(["over"], before=1006) == [2]
        assert await found(before=1003) == [0, 1, 2]
        assert await found(["unheard-of"]) == []


@story
async def test_the_list_of_public_tables_is_read_from_an_index_and_not_sorted(database: str) -> None:
    async with opened(database) as storage:
        phases = ("gathering", "playing", "over")
        rows = [ROW._replace(id=f"t{n}", code=None, phase=phases[n % 3], changed=n) for n in range(3000)]
        await asyncio.gather(*(storage.create(row, [b"{}"]) for row in rows))
        plan = await plan_of_the_list(database)
        assert "listed" in plan, "the name of the index"
        assert "sort" not in plan.lower()
        assert "temp" not in plan.lower()


async def plan_of_the_list(database: str) -> str:
    if not database.startswith("postgres"):
        with closing(sqlite3.connect(database)) as connection:
            return str(connection.execute(f"explain query plan {sqlite.LISTED}", (100,)).fetchall())
    connection = await asyncpg.connect(database)
    await connection.execute("analyze")
    plan = await connection.fetch(f"explain {postgres.LISTED.replace('$1', '100')}")
    await connection.close()
    return str(plan)


@pytest.mark.parametrize("size", [1, 3000])
@story
async def test_an_entry_is_put_without_going_through_all_others(fresh_postgres: str, size: int) -> None:
    async with opened(fresh_postgres) as storage:
        await storage.create(ROW, [b"{}"] * size)
    connection = await postgres_connection.connected(fresh_postgres)
    await connection.execute("analyze")
    statement = await connection.prepare(f"explain {postgres_writer.PUT_ENTRIES}")
    plan = str(await statement.fetch(["first"] * 100, list(range(100)), ["{}"] * 100, list(range(100))))
    assert "Seq Scan on entries" not in plan
    assert "Seq Scan on tables" not in plan
    await connection.close()


@story
async def test_a_slow_question_does_not_hold_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Event()

    def slow(path: str) -> sqlite3.Connection:
        connection = sqlite_file.connected(path)
        connection.create_function("is_answered", 0, lambda: answer.wait(60))
        return connection

    monkeypatch.setattr(sqlite, "connected", slow)
    async with opened(str(tmp_path / "tables.sqlite")) as storage:
        await storage.create(ROW, [b"1"])
        monkeypatch.setattr(sqlite, "LISTED", "select is_answered() limit ?")
        lists = [asyncio.create_task(storage.public(10)) for _ in range(sqlite.READERS - 1)]
        assert await storage.read("first") == [b"1"]
        assert await storage.row("first") == ROW
        assert not any(each.done() for each in lists)
        answer.set()
        await asyncio.gather(*lists)


def test_what_is_committed_to_sqlite_is_on_disk(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    sqlite_file.make_ready(path)
    with closing(sqlite_file.connected_to_write(path)) as connection:
        assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
        assert connection.execute("pragma synchronous").fetchone() == (2,), "FULL"
