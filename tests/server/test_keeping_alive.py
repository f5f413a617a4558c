"""The server keeps itself alive: what fails is said, tried again, and takes nothing else with it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.server import supervisor
from ludoteca.server.rooms import housekeeping
from ludoteca.server.rooms.housekeeping import close_abandoned, sweep
from ludoteca.server.rooms.room import row_of
from ludoteca.server.storage import NotSaved
from ludoteca.server.supervisor import Supervisor
from ludoteca.server.tables import log_replay
from ludoteca.server.tables.table import Table
from ludoteca.server.workers import pool
from tests.server.support import Data, Site, site, story

WEEKS = 14 * 24 * 60 * 60 * 1000


async def forsaken(here: Site, folder: Path, tables: int) -> list[Data]:
    """Tables at which nothing has happened for two weeks."""
    made = [(await here.make("twins", "open open open"))["table"] for _ in range(tables)]
    for room in list(here.hall.rooms.values()):
        here.hall.forget(room)
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("update tables set changed = changed - ?", (WEEKS,))
        database.execute("update entries set body = replace(body, '\"at\":17', '\"at\":16')")
        database.execute("update entries set body = replace(body, '\"at\":18', '\"at\":16')")
    database.close()
    return made


def spoil(folder: Path, table: str, old: str, new: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("update entries set body = replace(body, ?, ?) where table_id = ?", (old, new, table))
    database.close()


@pytest.mark.parametrize(
    ("old", "new"),
    [('"what":"created"', '"what":"conjured"'), ('"rules":1', '"rules":99'), ('"game":"twins"', '"game":"chess"')],
    ids=["unknown entry", "other rules", "unknown game"],
)
@story
async def test_a_log_that_cannot_be_replayed_is_put_aside_and_stops_nothing(
    tmp_path: Path, old: str, new: str
) -> None:
    async with site(tmp_path) as here:
        tables = await forsaken(here, tmp_path, 3)
        spoil(tmp_path, tables[1]["id"], '"game":"twins"', '"rules":1,"game":"twins"')
        spoil(tmp_path, tables[1]["id"], old, new)
        assert await close_abandoned(here.hall) == 2
        row = await here.hall.storage.row(tables[1]["id"])
        assert row
        assert row.phase == "aside"
        for table, phase in ((tables[0], "closed"), (tables[2], "closed")):
            assert (await here.get(f"/api/tables/{table['id']}")).json()["phase"] == phase
        answer = await here.get(f"/api/tables/{tables[1]['id']}")
        assert (answer.status_code, answer.json()["code"]) == (410, "unreadable-table")
        assert await close_abandoned(here.hall) == 0
        assert here.hall.metrics.aside == 1


@pytest.mark.parametrize(
    "line", ["[]", "", "[" * 100_000, '{"what":"created"}'], ids=["no entry", "nothing", "depth", "half an entry"]
)
@story
async def test_whatever_stands_in_a_log_the_other_tables_are_closed(tmp_path: Path, line: str) -> None:
    async with site(tmp_path) as here:
        tables = await forsaken(here, tmp_path, 3)
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("update entries set body = ? where table_id = ?", (line, tables[1]["id"]))
        database.close()
        assert await close_abandoned(here.hall) == 2


@story
async def test_whatever_the_rules_stumble_over_the_other_tables_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here:
        tables = await forsaken(here, tmp_path, 3)

        def stumbling(id: str, *given: Any) -> Table:
            if id == tables[1]["id"]:
                raise TypeError("'NoneType' object is not subscriptable")
            return Table(id, *given)

        monkeypatch.setattr(log_replay, "Table", stumbling)
        assert await close_abandoned(here.hall) == 2


@story
async def test_the_log_says_by_which_rules_it_is_played(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "open open open"))["table"]
        ((created,),) = await here.hall.lines(table["id"])
        assert created.rules == here.hall.rooms[table["id"]].table.game.version  # type: ignore[union-attr]


@story
async def test_all_abandoned_tables_are_closed_at_once_however_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MOST_CLOSED_AT_ONCE", 7)
    async with site(tmp_path) as here:
        await forsaken(here, tmp_path, 30)
        assert await close_abandoned(here.hall) == 30
        assert here.hall.rooms == {}


@story
async def test_a_table_with_somebody_at_it_is_not_closed_and_closing_ends(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        (table,) = await forsaken(here, tmp_path, 1)
        async with here.client(table) as spectator:
            await spectator.until("state")
            assert await close_abandoned(here.hall) == 0
            assert (await spectator.state())["table"]["phase"] == "gathering"


@story
async def test_what_fails_is_started_again_and_health_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSE", 0.01)
    monkeypatch.setattr(supervisor, "WELL_AFTER", 0.05)
    watching, starts, stays = Supervisor(), 0, asyncio.Event()

    async def work() -> None:
        nonlocal starts
        starts += 1
        if starts < 3:
            raise RuntimeError("no idea")
        stays.set()
        await asyncio.sleep(60)

    watching.watch("The work", work)
    while not watching.failing():
        await asyncio.sleep(0.001)
    assert watching.failing() == {"The work": "RuntimeError: no idea"}
    await stays.wait()
    while watching.failing():
        await asyncio.sleep(0.01)
    await watching.close()


@story
async def test_health_says_no_while_bots_cannot_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random ones decide meanwhile."""
    async with site(tmp_path) as here:
        with monkeypatch.context() as broken:
            broken.setattr(pool, "WORKER", (str(tmp_path / "no-such-program"),))
            table = (await here.make("twins", "bot bot bot", options={"hands": 1}))["table"]
            async with here.client(table) as watching:
                while not watching.is_over:
                    await watching.hear()
            answer = await here.get("/healthz")
            assert (answer.status_code, list(answer.json()["failing"])) == (503, ["The processes of bots"])
        table = (await here.make("twins", "bot bot bot", options={"hands": 1}))["table"]
        async with here.client(table) as watching:
            while not watching.is_over:
                await watching.hear()
        assert (await here.get("/healthz")).status_code == 200


@story
async def test_health_and_readiness_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        assert [(await here.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 200]

        async def away() -> None:
            raise NotSaved("gone")

        monkeypatch.setattr(here.hall.storage, "check", away)
        assert [(await here.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 503]
        here.hall.supervisor._failing["The sweeper"] = "it ended"
        assert (await here.get("/healthz")).status_code == 503


@story
async def test_health_says_no_when_nothing_can_be_written_any_more(database: str, tmp_path: Path) -> None:
    async with site(tmp_path, db=database) as here:
        assert (await here.get("/healthz")).json()["failing"] == {}
        await here.hall.storage._writer.close()  # type: ignore[attr-defined]
        answer = await here.get("/healthz")
        assert answer.status_code == 503
        assert answer.json()["failing"] == {"The writer of the database": "it ended"}


@story
async def test_a_write_that_came_to_the_disk_although_it_seemed_to_fail_is_found_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        mover = next(client for client in clients if client.is_awaited)
        append = here.hall.storage.append

        async def written_and_lost(*given: object) -> None:
            await append(*given)  # type: ignore[arg-type]
            raise NotSaved("gone in the middle")

        with monkeypatch.context() as broken:
            broken.setattr(here.hall.storage, "append", written_and_lost)
            id = await mover.move(mover.legal[0])
            assert (await mover.until("refused"))["code"] == "not-saved"
        lines = len(await here.hall.storage.read(table["id"]))
        await mover.say(type="move", id=id, seq=mover.seq, move=mover.legal[0])
        await mover.until("update", done=id)
        assert len(await here.hall.storage.read(table["id"])) == lines


@story
async def test_while_the_database_is_away_everybody_is_told_and_then_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        stored = (await here.make("twins", "open open open"))["table"]
        here.hall.forget(here.hall.rooms[stored["id"]])

        async def away(*_: object, **__: object) -> None:
            raise NotSaved("gone")

        mover = next(client for client in clients if client.is_awaited)
        with monkeypatch.context() as broken:
            for name in ("append", "read", "row", "create", "public", "claim"):
                broken.setattr(here.hall.storage, name, away)
            for path in ("/api/tables", f"/api/tables/{stored['id']}"):
                answer = await here.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
            async with here.client(stored) as stranger:
                assert (await stranger.hear())["code"] == "not-saved"
                await stranger.socket.wait_closed()
                assert stranger.socket.close_code == 1013
            await mover.move(mover.legal[0])
            assert (await mover.until("refused"))["code"] == "not-saved"
            await sweep(here.hall)
        await mover.until("update", done=await mover.move(mover.legal[0]))


@story
async def test_a_bot_whose_move_could_not_be_written_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.rooms.bots_and_clocks.PAUSE", 0.05)
    async with site(tmp_path) as here:
        append, failures = here.hall.storage.append, [NotSaved("gone")] * 3

        async def sometimes(*given: object) -> None:
            if failures:
                raise failures.pop()
            await append(*given)  # type: ignore[arg-type]

        table = (await here.make("twins", "bot bot bot", options={"hands": 1}))["table"]
        monkeypatch.setattr(here.hall.storage, "append", sometimes)
        async with here.client(table) as spectator:
            await spectator.play_out(Random(1))
        assert not failures


@story
async def test_of_several_servers_one_sees_to_a_table_and_another_when_it_is_gone(
    tmp_path: Path, fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.rooms.leases.LEASE", 1.0)
    monkeypatch.setattr("ludoteca.server.rooms.housekeeping.SWEEP", 0.2)
    async with site(tmp_path, db=fresh_postgres) as two:
        async with site(tmp_path, db=fresh_postgres) as one:
            table = (await one.make("cincinnati", "bot bot bot"))["table"]
            async with one.client(table) as here, two.client(table) as there:
                for client in (here, there):
                    while len(client.events) < 30:
                        await client.hear()
                owners = [each.hall.leases.holds(table["id"]) for each in (one, two)]
                assert sorted(owners) == [False, True]

                async def dies_without_a_word(*_: object) -> None:
                    return None

                monkeypatch.setattr(one.hall.storage, "release", dies_without_a_word)
        async with two.client(table) as there:
            await there.play_out(Random(1))
            assert there.table["phase"] == "over"


@story
async def test_rows_of_tables_are_as_the_tables_are(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, _):
        row = await here.hall.storage.row(table["id"])
        assert row == row_of(here.hall.rooms[table["id"]].table)
