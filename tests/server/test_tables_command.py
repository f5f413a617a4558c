"""`ludoteca tables`: what whoever hosts can do with tables, while a server runs and without one."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.fair import hash_of_seed
from ludoteca.server import housekeeping
from ludoteca.server.keeping import Keeper
from ludoteca.server.keys import read_or_make
from ludoteca.server.secrets import hashed
from ludoteca.server.storage import Row, Storage, sqlite_writer
from ludoteca.server.storage.sqlite_file import Connection, connected_to_write
from tests.server.storages import make_old_sqlite, opened
from tests.server.support import Client, Data, Site, site, story
from tests.terminal.people import Terminal, run

LONG_AGO = 40 * 24 * 60 * 60 * 1000
SHORT = {"options": {"hands": 1}}
DAYS = ("-1", "inf", "nan", "1e300")
"""Of which there are none."""


class Host:
    """Somebody at the command line of the machine that a server runs on."""

    def __init__(self, db: str, folder: Path) -> None:
        self.db = db
        self.key = folder / "server.key"

    async def says(self, *words: str, typed: tuple[str, ...] = (), code: int = 0) -> str:
        """What `ludoteca tables` answers, notes included."""
        result = await asyncio.to_thread(self.run, *words, typed=typed)
        assert result.exit_code == code, result.output
        return str(result.output)

    def run(self, *words: str, typed: tuple[str, ...] = ()) -> Any:
        return run("tables", *words, typed=typed, LUDOTECA_DB=self.db, LUDOTECA_KEY=str(self.key))


@asynccontextmanager
async def hosted(folder: Path, db: str = "") -> AsyncIterator[tuple[Site, Host]]:
    db = db or str(folder / "tables.sqlite")
    async with site(folder, db=db) as here:
        yield here, Host(db, folder)


async def finished(here: Site, **more: Any) -> Data:
    async with here.full_table("twins", 3, **SHORT, **more) as (table, clients):
        await asyncio.gather(*(client.play_out(Random(5)) for client in clients))
    return table


async def one_move(clients: list[Client]) -> Client:
    """Of somebody who is awaited."""
    awaited = next(client for client in clients if client.is_awaited)
    await awaited.answered(await awaited.move(awaited.legal[0]))
    return awaited


async def changed_long_ago(storage: Storage, id: str) -> None:
    row = await storage.row(id)
    assert row
    await storage.touch(row._replace(changed=row.changed - LONG_AGO))


async def rewrite(storage: Storage, id: str, old: str, new: str) -> Row:
    """The log of a table with something else in it."""
    row, lines = await storage.row(id), await storage.read(id)
    assert row
    await storage.delete([id])
    await storage.create(row, [line.replace(old.encode(), new.encode()) for line in lines])
    return row


# Listing


@story
async def test_tables_are_listed_with_their_people_while_a_server_runs(database: str, tmp_path: Path) -> None:
    async with hosted(tmp_path, database) as (here, host):
        made = await here.make("cincinnati", "host open bot bot", public=True)
        await here.join(made["table"], "Zoë", made["host"])
        over = await finished(here)
        said = (await host.says("list")).splitlines()
        assert [line.split("\t")[0] for line in said[:3]] == ["table", over["id"], made["table"]["id"]]
        assert said[1].split("\t")[1:5] == ["", "twins", "over", ""]
        waiting = said[2].split("\t")
        assert waiting[1:5] == [made["table"]["code"], "cincinnati", "gathering", "public"]
        assert waiting[6] == "Zoë, 2 bots, 1 free"
        assert said[3] == "2 tables."


@story
async def test_the_list_is_filtered_by_phase_age_name_and_whether_it_is_public(
    database: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path, database) as (here, host):
        public = (await here.make("twins", "open open open", public=True))["table"]
        old = (await here.make("twins", "open open open"))["table"]
        await here.join(old, "Anna Maria")
        over = await finished(here)
        await changed_long_ago(here.hall.storage, over["id"])

        async def listed(*words: str) -> set[str]:
            return {
                table["id"] for table in json.loads((await host.says("list", "--json", *words)).rsplit("\n", 2)[0])
            }

        assert await listed() == {public["id"], old["id"], over["id"]}
        assert await listed("--phase", "gathering") == {public["id"], old["id"]}
        assert await listed("--phase", "over,closed") == {over["id"]}
        assert await listed("--public") == {public["id"]}
        assert await listed("--older", "30") == {over["id"]}
        assert await listed("--name", "anna*") == {old["id"]}
        assert await listed("--name", "player 1") == {over["id"]}
        assert await listed("--name", "anna") == set()


@story
async def test_a_long_list_is_cut_and_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host):
        tables = [(await here.make("twins", "open open open"))["table"]["id"] for _ in range(4)]
        said = (await host.says("list", "--most", "3")).splitlines()
        assert [line.split("\t")[0] for line in said[1:4]] == tables[:0:-1]
        assert said[4] == "3 of 4 tables: --most shows more."


@story
async def test_running_games_are_listed_by_their_last_move(tmp_path: Path) -> None:
    """The row of a table knows nothing of moves."""
    async with hosted(tmp_path) as (here, host), here.full_table("twins", 3) as (table, clients):
        await one_move(clients)
        await changed_long_ago(here.hall.storage, table["id"])
        assert (await host.says("list", "--older", "30")).splitlines()[1:] == ["0 tables."]
        assert len((await host.says("list")).splitlines()) == 3


def test_a_terminal_shows_a_drawn_list_and_names_steer_nothing(tmp_path: Path) -> None:
    @story
    async def prepare() -> None:
        async with hosted(tmp_path) as (here, _):
            made = await here.make("twins", "open open open")
            await here.join(made["table"], "[red]Zoë[/]")
            row = await here.hall.storage.row(made["table"]["id"])
            assert row
            await here.hall.storage.touch(row._replace(summary=row.summary.replace(b"Zo", b"\\u001b[31m")))

    prepare()
    terminal = Terminal("tables", "list", "--db", str(tmp_path / "tables.sqlite"), folder=tmp_path)
    try:
        shown = terminal.rest()
    finally:
        terminal.switch_off()
        Terminal.switched_on.remove(terminal)
    assert "[red]\N{REPLACEMENT CHARACTER}[31më[/], 2 free" in shown
    assert "\t" not in shown
    assert "1 table." in shown


# One table


@story
async def test_show_tells_who_sits_where_and_how_far_it_is(database: str, tmp_path: Path) -> None:
    async with hosted(tmp_path, database) as (here, host), here.full_table("twins", 3, time=60) as (table, clients):
        await one_move(clients)
        assert "moves     1\n" in await host.says("show", table["id"])
        await clients[1].say(type="leave", id="bye")
        while not clients[0].table["seats"][1]["away"]:
            await clients[0].hear()
        said = await host.says("show", table["id"])
        assert "game      twins, 3 seats\n" in said
        assert "seat 0    Player 0\n" in said
        assert "seat 1    Player 1, away: the bot medium plays\n" in said
        assert "clock     60 seconds for each decision\n" in said


@story
async def test_show_finds_a_waiting_table_by_its_code(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host):
        table = (await here.make("twins", "open open open"))["table"]
        for name in (table["code"], table["code"].lower(), table["id"]):
            assert f"table     {table['id']}\n" in await host.says("show", name)


@story
async def test_show_and_list_tell_no_secrets(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host), here.full_table("twins", 3) as (table, clients):
        said = await host.says("show", table["id"]) + await host.says("list", "--json")
        seed = read_or_make(host.key).seed_of(table["id"])
        tokens = [client.token or "" for client in clients]
        secrets = [seed, hash_of_seed(seed), table["dice"]["hash"], *tokens, *map(hashed, tokens)]
        assert not [secret for secret in secrets if secret in said]
        titles = {line[:9].strip() for line in said.splitlines()[: said.splitlines().index("[")]}
        assert titles <= {"table", "game", "phase", "made", "last", "moves", *(f"seat {seat}" for seat in range(3))}


@story
async def test_show_says_why_a_table_was_closed_and_what_has_followed(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host):
        made = await here.make("twins", "host open open")
        await here.post(f"/api/tables/{made['table']['id']}/close", None, made["host"])
        again = (await here.post(f"/api/tables/{made['table']['id']}/rematch", None, made["host"])).json()
        said = await host.says("show", made["table"]["id"])
        assert "phase     closed by who made it\n" in said
        assert f"rematch   {again['id']}\n" in said


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
        keeper = Keeper(storage, tmp_path / "server.key")
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
        assert "is there already" in await host.says("export", table["id"], "--out", str(out), code=1)
        assert run("verify", str(out)).exit_code == 0


@story
async def test_what_may_not_be_known_is_not_exported_as_a_record(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host), here.full_table("twins", 3) as (table, _):
        assert "is not over" in await host.says("export", table["id"], code=1)
        sealed = await finished(here, open_at_end=False)
        assert "stays closed" in await host.says("export", sealed["id"], code=1)


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


# What goes wrong


@story
async def test_no_name_is_the_name_of_no_table(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (here, host):
        await here.make("twins", "open open open")
        for words in (["show"], ["close"], ["export"], ["export", "--log"], ["delete", "--yes"], ["check"]):
            assert await host.says(*words, "", code=1) == "There is no table ''.\n"
        assert len(await here.hall.storage.rows()) == 1


def test_a_file_that_can_only_be_read_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @story
    async def prepare() -> None:
        async with hosted(tmp_path) as (here, _):
            tables.append((await here.make("twins", "open open open"))["table"]["id"])

    def read_only(path: str) -> Connection:
        database = connected_to_write(path)
        database.execute("pragma query_only = on")
        return database

    tables: list[str] = []
    prepare()
    monkeypatch.setattr(sqlite_writer, "connected_to_write", read_only)
    result = Host(str(tmp_path / "tables.sqlite"), tmp_path).run("close", *tables)
    sentence = "The database cannot be used at the moment: attempt to write a readonly database\n"
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", sentence)
    assert caplog.records == []


def test_a_name_that_no_file_can_have_is_told_in_a_sentence(tmp_path: Path) -> None:
    result = Host("x" * 300, tmp_path).run("list")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert "File name too long" in result.stderr


def test_no_database_a_wrong_file_and_a_newer_database_are_told_in_a_sentence(tmp_path: Path) -> None:
    none, wrong, newer = (tmp_path / name for name in ("none.sqlite", "wrong.txt", "newer.sqlite"))
    wrong.write_text("Dear diary, " * 1000)
    make_old_sqlite(str(newer), 1)
    with sqlite3.connect(newer) as database:
        database.execute("pragma user_version = 99")
    database.close()
    for file, sentence in (
        (none, f"There is no database {none}.\n"),
        (wrong, "file is not a database"),
        (newer, "was written by a newer Ludoteca"),
    ):
        result = Host(str(file), tmp_path).run("list")
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
        assert sentence in result.stderr
    assert not none.exists()


def test_commands_make_nothing_in_a_database_that_is_not_ours(fresh_postgres: str, tmp_path: Path) -> None:
    for _ in range(2):
        result = Host(fresh_postgres, tmp_path).run("list")
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr == "There are no tables of Ludoteca in this database.\n"


def test_without_the_extra_the_command_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['msgspec'] = None; from ludoteca.cli import main; main()"
    command = [sys.executable, "-c", code, "tables", "list"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "This needs msgspec: pip install 'ludoteca[server]'.\n"
