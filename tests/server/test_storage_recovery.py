"""A database that was removed, damaged or made read-only is noticed, also when it is well; what fails restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ludoteca.server import supervisor
from ludoteca.server.storage import LISTENER, WRITER, NotSaved, Storage, postgres_news, sqlite_writer
from ludoteca.server.storage.sqlite_file import Connection, connected_to_write
from tests.server.storages import ROW, Ear, insisting, opened, until
from tests.server.support import site, story


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


# The file


@story
async def test_nothing_is_acknowledged_while_the_file_is_moved_away_and_all_is_well_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, away = tmp_path / "tables.sqlite", tmp_path / "away.sqlite"
    async with opened(str(path)) as storage:
        await storage.create(ROW, [b"1"])
        path.rename(away)
        for call in (
            lambda: storage.append("first", 2, [b"2"], None),
            storage.check,
            lambda: storage.read("first"),
        ):
            with pytest.raises(NotSaved):
                await call()
        assert not path.exists(), "nobody makes an empty one"
        away.rename(path)
        await storage.check()
        lines = await storage.read("first")
        await storage.append("first", len(lines) + 1, [b"next"], None)
        assert (await storage.read("first"))[-1] == b"next"
    assert len(logged(caplog)) == 2, "when it began and when it was over"


@story
async def test_another_file_in_the_place_of_a_removed_one_is_used(tmp_path: Path) -> None:
    path, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    async with opened(str(other)) as storage:
        await storage.create(ROW._replace(id="other"), [b"1"])
    async with opened(str(path)) as storage:
        await storage.create(ROW, [b"1"])
        for file in tmp_path.glob("tables.sqlite*"):
            file.unlink()
        with pytest.raises(NotSaved):
            await storage.append("first", 2, [b"2"], None)
        other.rename(path)
        await storage.append("other", 2, [b"2"], None)
        assert [row.id for row in await storage.rows()] == ["other"]


@story
async def test_the_server_says_that_its_file_is_gone_and_is_ready_when_it_is_back(tmp_path: Path) -> None:
    path, away = tmp_path / "tables.sqlite", tmp_path / "away.sqlite"
    async with site(tmp_path) as here:

        async def states() -> list[int]:
            return [(await here.get(name)).status_code for name in ("/healthz", "/readyz")]

        path.rename(away)
        assert await states() == [200, 503]
        seats = [{"kind": "open"}] * 3
        refused = await here.post("/api/tables", {"game": "twins", "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (503, "not-saved")
        away.rename(path)
        assert await states() == [200, 200]
        await here.make("twins", "open open open")


@story
async def test_a_file_that_could_only_be_read_is_written_when_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    is_read_only = True

    def connected(path: str) -> Connection:
        database = connected_to_write(path)
        database.execute(f"pragma query_only = {is_read_only}")
        return database

    monkeypatch.setattr(sqlite_writer, "connected_to_write", connected)
    async with opened(str(tmp_path / "tables.sqlite")) as storage:
        for _ in range(3):
            with pytest.raises(NotSaved, match="readonly"):
                await storage.create(ROW, [b"1"])
        is_read_only = False
        await storage.create(ROW, [b"1"])
    assert len(logged(caplog)) == 2


@story
async def test_a_damaged_file_is_told_once_and_nothing_is_acknowledged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"
    async with opened(str(path)) as storage:
        for number in range(50):
            await storage.create(ROW._replace(id=f"t{number}", code=None), [b"x" * 500])
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    async with opened(str(path)) as storage:
        for _ in range(3):
            with pytest.raises(NotSaved):
                await storage.append("t1", 2, [b"2"], None)
        assert len(logged(caplog)) == 1
        path.write_bytes(whole)
        await storage.append("t1", 2, [b"2"], None)


# PostgreSQL that can only be read


@story
async def test_postgres_is_written_again_when_it_is_no_longer_read_only(fresh_postgres: str) -> None:
    async with opened(fresh_postgres) as storage:
        await storage.create(ROW, [b"1"])
        await let_write(fresh_postgres, "on")
        for call in (storage.check, lambda: storage.claim(["first"], "me", 10)):
            with pytest.raises(NotSaved, match="read-only"):
                await insisting_on_an_answer(call)
        await let_write(fresh_postgres, "off", end_lines=False)
        await insisting(storage.check)
        assert await insisting(lambda: storage.claim(["first"], "me", 10)) == {"first"}


async def insisting_on_an_answer(call: Callable[[], Awaitable[Any]]) -> None:
    """After the connections were ended."""
    while True:
        try:
            await call()
        except NotSaved as error:
            if "read-only" in str(error):
                raise
        await asyncio.sleep(0.01)


async def let_write(address: str, read_only: str, end_lines: bool = True) -> None:
    connection = await asyncpg.connect(address)
    name = await connection.fetchval("select current_database()")
    await connection.execute("set default_transaction_read_only = off")
    await connection.execute(f"alter database {name} set default_transaction_read_only = {read_only}")
    if end_lines:
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )
    await connection.close()


# What nobody has foreseen


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has failed is started again soon."""
    for name, seconds in (("PAUSE", 0.05), ("WELL_AFTER", 0.05)):
        monkeypatch.setattr(supervisor, name, seconds)


def breaking(storage: Storage, part: str, name: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A part of the storage fails when it next does something. Comes back with what mends it."""
    owner = getattr(storage, part)
    whole = getattr(owner, name)

    def broken(*given: Any) -> Any:
        raise RuntimeError("nobody has foreseen this")

    monkeypatch.setattr(owner, name, broken)
    return lambda: monkeypatch.setattr(owner, name, whole)


@pytest.mark.usefixtures("_soon")
@story
async def test_a_writer_that_fails_is_started_again_and_nobody_waits_for_ever(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as storage:
        await storage.create(ROW, [b"1"])
        mend = breaking(storage, "_writer", "_settle", monkeypatch)
        writes = [asyncio.create_task(storage.append("first", seq, [b"x"], None)) for seq in (2, 3, 4)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [NotSaved] * 3
        await until(storage.failing)
        assert storage.failing() == {WRITER: "RuntimeError: nobody has foreseen this"}
        assert "The writer of the database failed and is started again" in caplog.text
        mend()
        await insisting(lambda: storage.append("first", 2, [b"2"], None))
        await until(lambda: not storage.failing())


@pytest.mark.usefixtures("_soon")
@story
async def test_a_listener_that_fails_is_started_again(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_news, "BEAT", 0.01)
    ear = Ear()
    async with opened(fresh_postgres, ear=ear) as storage:
        await storage.watch("first")
        await ear.hears_of_a_new_line()
        mend = breaking(storage, "_listener", "_wait", monkeypatch)
        await until(storage.failing)
        assert storage.failing() == {LISTENER: "RuntimeError: nobody has foreseen this"}
        assert "The listener failed and is started again" in caplog.text
        mend()
        await until(lambda: not storage.failing())
        await storage.tell("first", "hello")
        await ear.hears("first", "hello")


@pytest.mark.usefixtures("_soon")
@story
async def test_health_says_no_until_the_writer_is_well_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path, db=database) as here:
        mend = breaking(here.hall.storage, "_writer", "_settle", monkeypatch)
        assert (await here.get("/readyz")).status_code == 503
        answer = await here.get("/healthz")
        assert (answer.status_code, list(answer.json()["failing"])) == (503, [WRITER])
        assert here.hall.metrics.errors["supervised"]
        mend()
        while [(await here.get(path)).status_code for path in ("/healthz", "/readyz")] != [200, 200]:
            await asyncio.sleep(0.01)
