"""Several servers on one PostgreSQL: who hears what, who holds a table, and nobody stands in another's way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import asyncpg
import pytest

from ludoteca.server.storage import ANY_TABLE, Storage, Taken, postgres_connection, postgres_news
from tests.server.postgres import silent_line
from tests.server.storages import ROW, Ear, opened, until, until_somebody_waits
from tests.server.support import story

IDS = [f"t{number:03}" for number in range(400)]


@asynccontextmanager
async def two_servers(address: str, ear: Ear) -> AsyncIterator[tuple[Storage, Storage]]:
    """The second one's news are heard."""
    async with opened(address) as here, opened(address, ear=ear) as there:
        await ear.hears_of_a_new_line()
        ear.heard.clear()
        yield here, there


# News


@story
async def test_what_happens_is_told_to_servers_that_watch_the_table_and_to_no_other(fresh_postgres: str) -> None:
    ear = Ear()
    async with two_servers(fresh_postgres, ear) as (here, there):
        for id in ("first", "second"):
            await here.create(ROW._replace(id=id, code=None), [b"1"])
        await there.watch("first")
        await here.append("second", 2, [b"2"], None)
        await here.tell("second", "nobody listens")
        await here.append("first", 2, [b"2", b"3", b"4"], None)
        await here.tell("first", "hello there")
        await ear.hears("first", "hello there")
        assert ear.heard == [("first", "4"), ("first", "hello there")]
        await there.unwatch("first")
        await there.watch("second")
        await here.tell("first", "too late")
        await here.tell("second", "in time")
        await ear.hears("second", "in time")
        assert ear.heard[2:] == [("second", "in time")]


@story
async def test_the_channels_of_a_server_are_those_of_the_tables_it_watches(fresh_postgres: str) -> None:
    ear = Ear()
    async with two_servers(fresh_postgres, ear) as (here, there):
        await asyncio.gather(*(there.watch(id) for id in IDS))
        await asyncio.gather(*(there.unwatch(id) for id in IDS[1:]))
        await asyncio.gather(there.unwatch("first"), there.watch("first"))
        for id in (*IDS, "first", "end"):
            await here.tell(id, "hello")
        await there.watch("end")
        await here.tell("end", "this")
        await ear.hears("end", "this")
        assert ear.heard == [(IDS[0], "hello"), ("first", "hello"), ("end", "this")]


@story
async def test_a_lost_line_is_replaced_and_thousands_of_tables_are_watched_again(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_news, "PAUSE", 0.05)
    ear = Ear()
    ids = [f"w{number}" for number in range(3000)]
    async with two_servers(fresh_postgres, ear) as (here, there):
        await asyncio.gather(*(there.watch(id) for id in ids))
        await end_all_lines(fresh_postgres)
        await ear.hears_of_a_new_line()
        assert ear.heard == [(ANY_TABLE, "")]
        for id in ids[::100]:
            await here.tell(id, "hello")
        await ear.hears(ids[2900], "hello")
        assert ear.heard[1:] == [(id, "hello") for id in ids[::100]]


async def end_all_lines(address: str) -> None:
    """As a restart of the database does."""
    connection = await asyncpg.connect(address)
    await connection.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where datname = current_database() and pid <> pg_backend_pid()"
    )
    await connection.close()


@story
async def test_a_line_that_is_silently_dead_is_noticed(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, module in (
        ("COMMAND_SECONDS", postgres_connection),
        ("BEAT", postgres_news),
        ("PAUSE", postgres_news),
    ):
        monkeypatch.setattr(module, name, 0.2)
    ear = Ear()
    async with silent_line(fresh_postgres) as (address, passes), opened(address, ear=ear) as storage:
        await storage.watch("first")
        await ear.hears_of_a_new_line()
        ear.heard.clear()
        passes.clear()
        await asyncio.sleep(0.6)
        passes.set()
        await ear.hears_of_a_new_line()
        while ("first", "hello") not in ear.heard:
            await storage.tell("first", "hello")
            await asyncio.sleep(0.05)


@story
async def test_who_cannot_use_the_news_hears_the_next_all_the_same(
    fresh_postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard = []

    class Clumsy(Ear):
        def __call__(self, table: str, news: str) -> None:
            heard.append(news)
            raise ValueError("clumsy")

    async with opened(fresh_postgres, ear=Clumsy()) as storage:
        await storage.watch("first")
        for news in ("one", "two"):
            await storage.tell("first", news)
        await until(lambda: "two" in heard)
    assert "News of table first could not be used" in caplog.text


@story
async def test_news_that_cannot_be_told_are_dropped(fresh_postgres: str) -> None:
    ear = Ear()
    async with two_servers(fresh_postgres, ear) as (here, there):
        await there.watch("first")
        for news in ("x" * 10_000, "a\0b", "hello"):
            await here.tell("first", news)
        for id in ("a" * 100, "a\0b"):
            await there.watch(id)
            await here.tell(id, "hello")
            await there.unwatch(id)
        await ear.hears("first", "hello")


# Leases


@story
async def test_a_table_has_one_owner_until_its_lease_ends(fresh_postgres: str) -> None:
    async with opened(fresh_postgres) as here, opened(fresh_postgres) as there:
        assert await here.claim(["a", "b", "b"], "here", 60) == {"a", "b"}
        assert await there.claim(["a", "b", "c"], "there", 60) == {"c"}
        assert await here.claim(["b", "c", "a"], "here", 0.05) == {"a", "b"}
        await asyncio.sleep(0.1)
        assert await there.claim(["a"], "there", 60) == {"a"}
        assert await here.claim(["a", "b"], "here", 60) == {"b"}
        assert await here.claim([], "here", 60) == set()


@story
async def test_who_releases_a_table_lets_others_have_it(fresh_postgres: str) -> None:
    async with opened(fresh_postgres) as here, opened(fresh_postgres) as there:
        await here.create(ROW, [b"1"])
        await here.claim(["a", "b", "first"], "here", 60)
        await there.release(["a"], "there")
        assert await there.claim(["a"], "there", 60) == set(), "it was not theirs to release"
        await here.release(["a"], "here")
        await here.delete(["first"])
        assert await there.claim(["a", "b", "first"], "there", 60) == {"a", "first"}


@story
async def test_the_only_server_on_a_file_owns_every_table(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "tables.sqlite")) as storage:
        assert await storage.claim(["a", "b"], "me", 1) == {"a", "b"}
        await storage.release(["a"], "me")


@story
async def test_servers_that_claim_and_release_the_same_tables_never_block_each_other(fresh_postgres: str) -> None:
    async with opened(fresh_postgres) as here, opened(fresh_postgres) as there:

        async def serve(storage: Storage, owner: str, random: Random) -> int:
            held = 0
            for _ in range(30):
                claimed = await storage.claim(random.sample(IDS, 300), owner, 60)
                held += len(claimed)
                await storage.release(random.sample(sorted(claimed), len(claimed)), owner)
            return held

        works = [serve(storage, f"{n}", Random(n)) for n, storage in enumerate((here, there) * 3)]
        assert all(await asyncio.gather(*works))
    assert await deadlocks(fresh_postgres) == 0


# Writing


@story
async def test_servers_that_write_the_same_rows_in_any_order_all_succeed(fresh_postgres: str) -> None:
    await look_up_every_row_by_its_id(fresh_postgres)
    async with opened(fresh_postgres) as here, opened(fresh_postgres) as there:
        rows = [ROW._replace(id=id, code=None) for id in IDS]
        await asyncio.gather(*(here.create(row, [b"1"]) for row in rows))
        for turn in range(5):
            changed = [row._replace(changed=turn) for row in rows]
            await asyncio.gather(
                *(here.touch(row) for row in changed), *(there.touch(row) for row in reversed(changed))
            )
        assert {row.changed for row in await here.rows()} == {4}
    assert await deadlocks(fresh_postgres) == 0


async def deadlocks(address: str) -> int:
    """How many there have been, once all connections are closed."""
    connection = await asyncpg.connect(address)
    others = "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    while await connection.fetchval(others):
        await asyncio.sleep(0.01)
    number: int = await connection.fetchval(
        "select deadlocks from pg_stat_database where datname = current_database()"
    )
    await connection.close()
    return number


async def look_up_every_row_by_its_id(address: str) -> None:
    """As PostgreSQL does by itself when there are very many."""
    connection = await asyncpg.connect(address)
    name = await connection.fetchval("select current_database()")
    for way in ("hashjoin", "mergejoin"):
        await connection.execute(f"alter database {name} set enable_{way} = off")
    await connection.close()


@story
async def test_of_servers_that_write_the_same_entry_one_succeeds(fresh_postgres: str) -> None:
    async with opened(fresh_postgres) as here, opened(fresh_postgres) as there:
        await asyncio.gather(*(here.create(ROW._replace(id=id, code=None), [b"0"]) for id in IDS))

        async def write(storage: Storage, ids: list[str], body: bytes) -> list[str]:
            writes = [storage.append(id, 2, [body], ROW._replace(id=id, code=None)) for id in ids]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} <= {Taken, type(None)}
            return [id for id, outcome in zip(ids, outcomes, strict=True) if outcome is None]

        written = await asyncio.gather(write(here, IDS, b"here"), write(there, IDS[::-1], b"there"))
        assert sorted(written[0] + written[1]) == IDS
        assert [await here.read(id, 1) for id in written[1]] == [[b"there"]] * len(written[1])


@story
async def test_a_deadlock_is_tried_again(fresh_postgres: str) -> None:
    async with opened(fresh_postgres) as storage:
        await storage.create(ROW, [b"1"])
        stranger = await asyncpg.connect(fresh_postgres)
        transaction = stranger.transaction()
        await transaction.start()
        await stranger.execute(
            "set local deadlock_timeout = '1h'; insert into entries values ('first', 2, 'other')"
        )
        writing = asyncio.create_task(storage.append("first", 2, [b"2"], ROW._replace(changed=5000)))
        await until_somebody_waits(fresh_postgres)
        await stranger.execute("update tables set changed = 7")
        await transaction.rollback()
        await writing
        await stranger.close()
        assert await storage.read("first") == [b"1", b"2"]
        assert await storage.row("first") == ROW._replace(changed=5000)
