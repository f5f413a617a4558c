"""`ludoteca tables`: tables are listed and shown, also while a server runs; and what goes wrong."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.engine.fair import hash_of_seed
from ludoteca.server.keys import read_or_make
from ludoteca.server.storage import sqlite_writer
from ludoteca.server.storage.sqlite_file import Connection, connected_to_write
from ludoteca.server.tokens import hashed
from tests.server.hosts import Host, changed_long_ago, finished, hosted, one_move
from tests.server.storages import make_old_sqlite
from tests.server.support import story
from tests.terminal.people import Terminal

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
