"""`ludoteca tables`: tables are closed, exported, deleted and checked, also while a server runs."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.server.admin import TableAdmin
from ludoteca.server.keys import read_or_make
from ludoteca.server.rooms import housekeeping
from ludoteca.server.tokens import hashed
from tests.server.hosts import Host, changed_long_ago, finished, hosted, one_move, rewrite
from tests.server.storages import opened
from tests.server.support import story
from tests.terminal.people import run

DAYS = ("-1", "inf", "nan", "1e300")


# Closing


@pytest.fixture
def _quick_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers soon notice what was done from outside."""
    monkeypatch.setattr(housekeeping, "LOOKING", 0.05)


@pytest.mark.usefixtures("_quick_look")
@story
async def test_people_at_a_table_that_is_closed_are_told(database: str, tmp_path: Path) -> None:
    async with hosted(tmp_path, database) as (here, host), here.full_table("twins", 3) as (table, clients):
        assert await host.says("close", table["id"]) == "Closed: 1 table.\n"
        while not clients[0].is_over:
            await clients[0].hear()
        assert clients[0].table["why_closed"] == "operator"
        assert clients[0].table["dice"]["seed"]
        record = (await here.get(f"/api/tables/{table['id']}/record")).text
        assert ludoteca.load(record).dice


@story
async def test_who_moves_at_a_closed_table_learns_that_it_is_closed(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host), here.full_table("twins", 3) as (table, clients):
        await host.says("close", table["id"])
        awaited = next(client for client in clients if client.is_awaited)
        await awaited.move(awaited.legal[0])
        assert (await awaited.until("refused"))["code"] == "closed"
        assert awaited.table["phase"] == "closed"


@story
async def test_a_table_that_goes_on_from_another_game_is_shown_as_that(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host):
        table = await finished(here)
        wish = {"moves": 30, "seats": [{"kind": "open"}] * 3}
        later = (await here.post(f"/api/tables/{table['id']}/continue", wish)).json()["table"]
        said = await host.says("show", later["id"])
        assert f"dice      after move 30: it goes on from table {table['id']}\n" in said


@story
async def test_all_tables_that_are_named_are_closed_or_none(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host):
        first, second = [(await here.make("twins", "open open open"))["table"] for _ in range(2)]
        over = await finished(here)
        assert "There is no table 'nobody'." in await host.says("close", first["id"], "nobody", code=1)
        said = await host.says("close", first["id"], over["id"], code=1)
        assert said == f"The table {over['id']} is over already.\n"
        assert "phase     gathering" in await host.says("show", first["id"])
        assert await host.says("close", first["code"], second["id"], first["id"]) == "Closed: 2 tables.\n"
        assert "phase     closed by the operator" in await host.says("show", first["id"])


@story
async def test_without_the_servers_key_nothing_is_closed_and_none_is_made(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host):
        table = (await here.make("twins", "open open open"))["table"]
        host.key = tmp_path / "none.key"
        assert f"There is no key {host.key}." in await host.says("close", table["id"], code=1)
        assert not host.key.exists()
        read_or_make(host.key)
        assert "sealed with another key" in await host.says("close", table["id"], code=1)
        assert "phase     gathering" in await host.says("show", table["id"])


@story
async def test_a_table_that_changes_meanwhile_is_closed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path) as (here, _), opened(str(tmp_path / "tables.sqlite"), shared=True) as storage:
        table = (await here.make("twins", "open open open"))["table"]
        keeper = TableAdmin(storage, tmp_path / "server.key")
        row, read = await keeper.row(table["id"]), storage.read

        async def read_and_be_overtaken(id: str, after: int = 0) -> list[bytes]:
            lines = await read(id, after)
            if len(lines) == 1:
                await here.join(table, "Anna")
            return lines

        monkeypatch.setattr(storage, "read", read_and_be_overtaken)
        await keeper.close([row])
        row = await keeper.row(table["id"])
        assert row.phase == "closed"
        assert b"Anna" in row.summary


# Exporting


@story
async def test_the_record_of_a_finished_game_is_exported(database: str, tmp_path: Path) -> None:
    async with hosted(tmp_path, database) as (here, host):
        table = await finished(here)
        record = (await here.get(f"/api/tables/{table['id']}/record")).text
        assert await host.says("export", table["id"]) == record
        out = tmp_path / "game.txt"
        assert await host.says("export", table["id"], "--out", str(out)) == ""
        assert out.read_text() == record
        assert "exists already" in await host.says("export", table["id"], "--out", str(out), code=1)
        assert run("verify", str(out)).exit_code == 0


@story
async def test_what_may_not_be_known_is_not_exported_as_a_record(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host), here.full_table("twins", 3) as (table, _):
        assert "is not over" in await host.says("export", table["id"], code=1)
        sealed = await finished(here, open_at_end=False)
        assert "stays secret" in await host.says("export", sealed["id"], code=1)


@story
async def test_the_log_of_a_running_game_is_exported_without_its_seed(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host), here.full_table("twins", 3) as (table, clients):
        lines = (await host.says("export", table["id"], "--log")).splitlines()
        assert [line.encode() for line in lines] == await here.hall.storage.read(table["id"])
        text = "\n".join(lines)
        assert hashed(clients[0].token or "") in text
        assert read_or_make(host.key).seed_of(table["id"]) not in text


# Deleting


@pytest.mark.usefixtures("_quick_look")
@story
async def test_nothing_is_left_of_a_deleted_table(database: str, tmp_path: Path) -> None:
    async with hosted(tmp_path, database) as (here, host):
        async with here.full_table("twins", 3) as (table, clients):
            assert await host.says("delete", table["id"], "--yes") == "Erased: 1 table.\n"
            await clients[0].socket.wait_closed()
            assert clients[0].socket.close_code == 1012
        storage = here.hall.storage
        assert (await storage.row(table["id"]), await storage.read(table["id"])) == (None, [])
        assert await storage.claim([table["id"]], "somebody else", 1) == {table["id"]}
        assert (await here.get(f"/api/tables/{table['id']}")).status_code == 404


@story
async def test_deleting_asks_first_and_shows_what(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host):
        table = (await here.make("twins", "open open open"))["table"]
        said = await host.says("delete", table["id"], typed=("n",), code=1)
        assert table["id"] in said
        assert "Erase 1 table for good? [y/N]" in said
        await host.says("delete", table["id"], code=1)
        assert "phase     gathering" in await host.says("show", table["id"])
        assert "Erased: 1 table." in await host.says("delete", table["id"], typed=("y",))
        assert "There is no table" in await host.says("show", table["id"], code=1)


@story
async def test_old_tables_are_deleted_but_running_ones_only_if_that_is_said(database: str, tmp_path: Path) -> None:
    async with hosted(tmp_path, database) as (here, host), here.full_table("twins", 3) as (running, clients):
        await one_move(clients)
        waiting = (await here.make("twins", "open open open"))["table"]
        old, new = await finished(here), await finished(here)
        for id in (running["id"], old["id"]):
            await changed_long_ago(here.hall.storage, id)
        assert await host.says("delete", "--older", "30", "--yes") == "Erased: 1 table.\n"
        assert "There is no table" in await host.says("show", old["id"], code=1)
        said = await host.says("delete", "--older", "30", "--phase", "gathering,playing", "--yes")
        assert said == "There is no such table.\n", "a move was made there just now"
        assert await host.says("delete", "--older", "0", "--phase", "gathering", "--yes") == "Erased: 1 table.\n"
        assert "There is no table" in await host.says("show", waiting["id"], code=1)
        for table in (running, new):
            await host.says("show", table["id"])


@story
async def test_tables_are_deleted_by_the_name_of_who_ever_sat_there(database: str, tmp_path: Path) -> None:
    async with hosted(tmp_path, database) as (here, host):
        left = await here.make("twins", "open open open")
        token = (await here.join(left["table"], "Carla"))["token"]
        async with here.client(left["table"], token) as client:
            await client.say(type="leave")
            await client.socket.wait_closed()
        asked = await here.make("twins", "open open open", approve=True)
        wish = {"name": "CARLA"}
        assert (await here.post(f"/api/tables/{asked['table']['id']}/join", wish)).status_code == 202
        other = (await here.make("twins", "open open open"))["table"]
        await here.join(other, "Carlach")
        said = await host.says("delete", "--name", "Carla", typed=("y",))
        assert left["table"]["id"] in said
        assert asked["table"]["id"] in said
        assert other["id"] not in said
        assert "Erased: 2 tables." in said
        assert await host.says("delete", "--name", "Car*", "--yes") == "There is no such table.\n"


@story
async def test_what_is_deleted_is_not_in_the_files_any_more(tmp_path: Path) -> None:
    def is_in_files(name: bytes) -> bool:
        return any(name in file.read_bytes() for file in tmp_path.iterdir())

    async with hosted(tmp_path) as (here, host):
        for name in ("Xanthippe", "Yolanda"):
            await here.join((await here.make("twins", "open open open"))["table"], name)
        await host.says("delete", "--name", "Xanthippe", "--yes")
    assert is_in_files(b"Yolanda")
    assert not is_in_files(b"Xanthippe")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["delete"], "Which? Name tables, or say --older DAYS or --name NAME."),
        (["delete", "abc", "--older", "3"], "not both"),
        (["delete", "--phase", "finished"], "'finished' is not one of: gathering, playing, over, closed, aside."),
        (["delete", "--phase", "", "--yes"], "'' is not one of: gathering"),
        (["delete", "--phase", "gathering", "--name", "", "--yes"], "A name has at least one letter."),
        (["delete", "--name", "\u200b ", "--yes"], "A name has at least one letter."),
        (["list", "--name", ""], "A name has at least one letter."),
        *((["list", "--older", days], f"{float(days):g} is not a number of days") for days in DAYS),
        *((["delete", "--older", days, "--yes"], f"{float(days):g} is not a number of days") for days in DAYS),
        (["list", "--most", "0"], "--most"),
    ],
)
def test_what_cannot_be_meant_is_refused(words: list[str], sentence: str, tmp_path: Path) -> None:
    result = Host(str(tmp_path / "none.sqlite"), tmp_path).run(*words)
    assert result.exit_code == 2
    assert sentence in " ".join(result.stderr.replace("│", " ").split())


# Checking


@story
async def test_check_names_every_table_that_cannot_be_played_on_and_why(database: str, tmp_path: Path) -> None:
    async with hosted(tmp_path, database) as (here, host):
        tables = [(await here.make("twins", "open open open"))["table"]["id"] for _ in range(5)]
        await finished(here)
        storage = here.hall.storage
        here.hall.rooms.clear()
        assert await host.says("check") == "5 tables can be played on, 0 cannot.\n"
        await rewrite(storage, tables[0], '"options"', '"rules":7,"options"')
        await rewrite(storage, tables[1], '"hash":"', '"hash":"00')
        await rewrite(storage, tables[2], '"created"', '"invented"')
        await rewrite(storage, tables[3], '"game":"twins"', '"game":"chess"')
        said = await host.says("check", code=1)
        assert f"{tables[0]} (twins, gathering): it is played by rules 7 of twins, not 1.\n" in said
        assert f"{tables[1]} (twins, gathering): its dice were sealed with another key" in said
        assert f"{tables[2]} (twins, gathering): a line of its log says nothing known" in said
        assert f"{tables[3]} (twins, gathering): " in said
        assert said.endswith("1 table can be played on, 4 cannot.\n")
        assert {row.phase for row in await storage.rows()} == {"gathering", "over"}, "check puts nothing aside"
        assert await host.says("check", tables[4]) == "1 table can be played on, 0 cannot.\n"


@story
async def test_a_table_that_was_put_aside_and_can_be_read_again_is_back_in_play(
    database: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path, database) as (here, host):
        table = (await here.make("twins", "open open open"))["table"]
        await here.join(table, "Anna")
        await rewrite(here.hall.storage, table["id"], '"joined"', '"teleported"')
        here.hall.forget(here.hall.rooms[table["id"]])
        assert (await here.get(f"/api/tables/{table['id']}")).json()["code"] == "unreadable-table"
        assert "phase     aside: its log could not be read" in await host.says("show", table["id"])
        assert "says nothing known" in await host.says("check", code=1)
        await rewrite(here.hall.storage, table["id"], '"teleported"', '"joined"')
        said = await host.says("check")
        assert f"{table['id']} had been put aside and is in play again.\n" in said
        assert (await here.join(table, "Bruno"))["seat"] == 1
