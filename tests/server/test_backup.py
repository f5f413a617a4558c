"""`ludoteca backup` and `ludoteca restore`: a copy is made while people play, and they play on from it."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ludoteca.server.http.serving import hall_of
from ludoteca.server.keys import read_or_make
from ludoteca.server.settings import Settings
from ludoteca.server.tables.entries import Moved
from tests.server.kills import Party, Tally, Victim, free_port
from tests.server.storages import make_old_sqlite
from tests.server.support import PLENTY, Client, site, story
from tests.terminal.people import run

PARTIES = 6
MOVES = 60


def place(folder: Path) -> dict[str, str]:
    return {"LUDOTECA_DB": str(folder / "tables.sqlite"), "LUDOTECA_KEY": str(folder / "server.key")}


def settings_in(folder: Path) -> Settings:
    files: Any = {"db": str(folder / "tables.sqlite"), "key": str(folder / "server.key")}
    return Settings(host="127.0.0.1", port=free_port(), **files, **PLENTY)


def backup(folder: Path, file: Path) -> Any:
    return run("backup", str(file), **place(folder))


def restore(folder: Path, file: Path, *words: str) -> Any:
    return run("restore", str(file), *words, **place(folder))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Of a server with two tables."""

    @story
    async def prepare() -> None:
        async with site(tmp_path / "old") as here:
            for name in ("Anna", "Bruno"):
                await here.join((await here.make("twins", "open open open"))["table"], name)

    (tmp_path / "old").mkdir()
    prepare()
    file = tmp_path / "copy.sqlite"
    done = backup(tmp_path / "old", file)
    assert done.exit_code == 0, done.output
    assert done.stdout == f"The tables (2) are copied into {file}, the key into {file}.key.\n"
    return file


@contextmanager
def running(folder: Path) -> Iterator[Settings]:
    """A server in a process of its own; at the end it is killed."""
    settings = settings_in(folder)
    victim = Victim(settings)
    victim.start()
    try:
        yield settings
    finally:
        victim.kill()


@story
async def test_people_play_on_from_a_copy_that_was_made_while_they_played(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "copy.sqlite"
    tally, luck = Tally(), Random(3)
    with running(old) as settings:
        parties = [Seated([settings.port], Random(luck.random()), tally) for _ in range(PARTIES)]
        playing = [asyncio.create_task(party.play()) for party in parties]
        while len(tally.moves) < MOVES:
            await asyncio.sleep(0.02)
        before = set(tally.moves)
        done = await asyncio.to_thread(backup, old, file)
        assert done.exit_code == 0, done.output
        while len(tally.moves) < 2 * MOVES:
            await asyncio.sleep(0.02)
    for party in parties:
        party.has_stopped = True
    await asyncio.gather(*playing)
    assert restore(new, file).exit_code == 0
    assert before <= await moves_in(new), "a move that was acknowledged before the copy began is not in it"
    with running(new) as settings:
        seats = [seat for party in parties for seat in party.seats]
        assert any(await asyncio.gather(*(plays_on(settings.port, *seat) for seat in seats)))


class Seated(Party):
    """Knows who had which seat."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seats: list[tuple[str, str]] = []

    async def _sit_down(self) -> tuple[str, list[str]]:
        table, tokens = await super()._sit_down()
        self.seats += [(table, token) for token in tokens]
        return table, tokens


async def moves_in(folder: Path) -> set[tuple[str, int, str]]:
    async with hall_of(settings_in(folder)) as hall:
        rows = await hall.storage.rows()
        logs = {row.id: chain.from_iterable(await hall.lines(row.id)) for row in rows}
    moved = ((id, entry) for id, log in logs.items() for entry in log if isinstance(entry, Moved))
    return {(id, entry.seat, entry.id or "") for id, entry in moved}


async def plays_on(port: int, table: str, token: str) -> bool:
    """To the end of a game that had begun, with the token from before; whether there was such a game."""
    async with client_at(port, table, token) as client:
        while (message := await client.hear())["type"] not in ("state", "refused"):
            pass
        if message["type"] == "refused":
            assert message["code"] in ("no-such-table", "bad-token"), message  # made after the copy
            return False
        has_begun = bool(client.table["phase"] == "playing")
        if has_begun:
            await client.play_out(Random(1))
        return has_begun


@asynccontextmanager
async def client_at(port: int, table: str, token: str) -> Any:
    while True:
        try:
            socket = await connect(f"ws://127.0.0.1:{port}/api/socket")
            break
        except OSError:  # the server is just starting
            await asyncio.sleep(0.1)
    async with socket:
        client = Client(socket)
        await client.say(type="hello", table=table, token=token)
        yield client


def test_a_copy_is_two_files_for_nobody_else(copy: Path, tmp_path: Path) -> None:
    key = tmp_path / "copy.sqlite.key"
    assert [file.stat().st_mode & 0o777 for file in (copy, key)] == [0o600, 0o600]
    assert key.read_text() == (tmp_path / "old" / "server.key").read_text()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.sqlite", "copy.sqlite.key", "old"]


def test_a_copy_overwrites_nothing(copy: Path, tmp_path: Path) -> None:
    content = copy.read_bytes()
    done = backup(tmp_path / "old", copy)
    assert (done.exit_code, done.stderr) == (1, f"{copy} exists already. Name a new file.\n")
    other = tmp_path / "other.sqlite"
    (tmp_path / "other.sqlite.key").write_text("a key of something else")
    assert backup(tmp_path / "old", other).exit_code == 1
    assert copy.read_bytes() == content
    assert (tmp_path / "other.sqlite.key").read_text() == "a key of something else"
    assert not other.exists()


def test_what_cannot_be_copied_is_told_and_leaves_no_half_a_copy(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    done = backup(tmp_path / "empty", tmp_path / "x.sqlite")
    assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
    read_or_make(tmp_path / "empty" / "server.key")
    done = backup(tmp_path / "empty", tmp_path / "x.sqlite")
    assert done.stderr == f"There is no database {tmp_path / 'empty' / 'tables.sqlite'}.\n"
    done = backup(tmp_path / "old", tmp_path / "nowhere" / "x.sqlite")
    assert done.stderr == f"There is no folder {tmp_path / 'nowhere'}.\n"
    assert not list(tmp_path.glob("x.sqlite*"))


@pytest.mark.parametrize("failing", ["the key", "the tables"])
def test_a_full_disk_leaves_neither_file_of_a_copy(
    failing: str, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    if failing == "the key":
        monkeypatch.setattr("os.fsync", full)
    else:
        monkeypatch.setattr("ludoteca.server.storage.sqlite_file.copy_all", full)
    done = backup(tmp_path / "old", tmp_path / "x.sqlite")
    assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
    assert "No space left" in done.stderr
    assert not list(tmp_path.glob("x.sqlite*"))


@pytest.mark.parametrize("command", ["backup", "restore"])
@pytest.mark.parametrize("file", [".", "", "/"])
def test_a_folder_is_no_copy(command: str, file: str, tmp_path: Path) -> None:
    done = run(command, file, **place(tmp_path))
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "is a folder. Name a file." in done.stderr


def test_a_copy_of_which_one_file_cannot_be_put_back_replaces_nothing(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = tmp_path / "old" / "server.key"
    key.unlink()
    read_or_make(key)
    before = {file.name: file.read_bytes() for file in (tmp_path / "old").iterdir()}
    rename = Path.rename

    def not_the_key(self: Path, target: Path) -> Path:
        if target == key and self.name.endswith("-restoring"):
            raise PermissionError(errno.EPERM, "Operation not permitted")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", not_the_key)
    done = restore(tmp_path / "old", copy, "--yes")
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "nothing is replaced: " in done.stderr
    assert {file.name: file.read_bytes() for file in (tmp_path / "old").iterdir()} == before


def test_a_copy_is_put_in_the_place_of_the_file_that_a_link_names(copy: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    new.mkdir()
    real, link = tmp_path / "old" / "tables.sqlite", new / "tables.sqlite"
    link.symlink_to(real)
    done = restore(new, copy, "--yes")
    assert f"What was there before is kept as {real}-before-restore.\n" in done.stdout
    assert link.is_symlink()
    assert phases_in(link) == {"gathering"}


def test_a_server_in_use_is_not_overwritten(copy: Path, tmp_path: Path) -> None:
    @story
    async def told() -> None:
        async with site(tmp_path / "old") as here:
            done = await asyncio.to_thread(restore, tmp_path / "old", copy, "--yes")
            assert done.exit_code == 1
            assert "is in use by another server" in done.stderr
            assert "stop the server first" in done.stderr
            assert (await here.get("/readyz")).status_code == 200

    told()
    assert not list((tmp_path / "old").glob("*restor*"))


def test_tables_that_are_there_are_replaced_only_if_that_is_said_and_are_kept(copy: Path, tmp_path: Path) -> None:
    old, key = tmp_path / "old" / "tables.sqlite", tmp_path / "old" / "server.key"
    with sqlite3.connect(old) as database:
        database.execute("update tables set phase = 'marked'")
    database.close()
    key.unlink()
    read_or_make(key)
    another_key = key.read_text()
    assert "is another key" in restore(tmp_path / "old", copy).stderr
    key.write_text((tmp_path / "copy.sqlite.key").read_text())
    assert "exists already. With --yes" in restore(tmp_path / "old", copy).stderr
    key.write_text(another_key)
    assert phases_in(old) == {"marked"}
    for end in ("", "-2"):
        done = restore(tmp_path / "old", copy, "--yes")
        assert done.exit_code == 0, done.output
        assert f"What was there before is kept as {old}-before-restore{end}.\n" in done.stdout
    assert phases_in(old) == {"gathering"}
    assert phases_in(old.with_name("tables.sqlite-before-restore")) == {"marked"}
    assert (tmp_path / "old" / "server.key-before-restore").read_text() == another_key
    assert key.read_text() == (tmp_path / "copy.sqlite.key").read_text()
    assert key.stat().st_mode & 0o777 == 0o600


def phases_in(file: Path) -> set[str]:
    database = sqlite3.connect(file)
    try:
        return {phase for (phase,) in database.execute("select phase from tables")}
    finally:
        database.close()


def test_what_is_written_but_not_yet_in_the_main_file_is_kept_too(copy: Path, tmp_path: Path) -> None:
    """A server that was killed leaves a write-ahead log."""
    old = tmp_path / "old" / "tables.sqlite"
    writer = sqlite3.connect(old)
    writer.execute("update tables set phase = 'marked'")
    writer.commit()
    for part in ("", "-wal"):
        (tmp_path / f"killed{part}").write_bytes(Path(f"{old}{part}").read_bytes())
    writer.close()
    for part in ("", "-wal"):
        (tmp_path / f"killed{part}").replace(f"{old}{part}")
    assert restore(tmp_path / "old", copy, "--yes").exit_code == 0
    assert phases_in(old) == {"gathering"}
    assert phases_in(old.with_name("tables.sqlite-before-restore")) == {"marked"}


@pytest.mark.parametrize("wrong", ["damaged", "foreign", "newer", "empty", "text", "missing"])
def test_what_is_no_good_copy_replaces_nothing(wrong: str, copy: Path, tmp_path: Path) -> None:
    before = {file.name: file.read_bytes() for file in (tmp_path / "old").iterdir()}
    spoil(copy, wrong)
    done = restore(tmp_path / "old", copy, "--yes")
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert str(copy) in done.stderr
    assert {file.name: file.read_bytes() for file in (tmp_path / "old").iterdir()} == before


def spoil(copy: Path, wrong: str) -> None:
    if wrong == "damaged":
        content = copy.read_bytes()
        copy.write_bytes(content[: len(content) // 2] + b"\xff" * (len(content) - len(content) // 2))
        return
    copy.unlink()
    if wrong == "foreign":
        with sqlite3.connect(copy) as database:
            database.execute("create table songs (name text)")
        database.close()
    elif wrong == "newer":
        make_old_sqlite(str(copy), 1)
        with sqlite3.connect(copy) as database:
            database.execute("pragma user_version = 99")
        database.close()
    elif wrong != "missing":
        copy.write_text("Dear diary, " * 1000 if wrong == "text" else "")


@pytest.mark.parametrize("where", ["tables.sqlite", "server.key"])
def test_a_file_of_something_else_is_never_replaced(where: str, copy: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    new.mkdir()
    (new / where).write_text("root:x:0:0:root:/root:/bin/bash\n")
    done = restore(new, copy, "--yes")
    assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
    assert [file.name for file in new.iterdir()] == [where]
    assert (new / where).read_text() == "root:x:0:0:root:/root:/bin/bash\n"


def test_the_database_is_no_copy_of_itself(copy: Path, tmp_path: Path) -> None:
    done = restore(tmp_path / "old", tmp_path / "old" / "tables.sqlite", "--yes")
    assert "is the database itself" in done.stderr


def test_a_copy_without_its_key_is_put_back_only_where_there_is_one(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.sqlite.key").unlink()
    done = restore(tmp_path / "new", copy)
    assert done.exit_code == 1
    assert "without the key unfinished games cannot go on" in done.stderr
    assert not (tmp_path / "new").exists()
    done = restore(tmp_path / "old", copy, "--yes")
    assert done.exit_code == 0
    assert "There was no key beside the copy" in done.stdout


def test_postgres_is_copied_by_its_own_programs(tmp_path: Path) -> None:
    for command, program in (("backup", "pg_dump"), ("restore", "pg_restore")):
        done = run(command, str(tmp_path / "x"), "--db", "postgresql://nobody@127.0.0.1:1/none")
        assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
        assert program in done.stderr
    assert not list(tmp_path.iterdir())


@story
async def test_with_another_key_finished_games_are_still_proved_and_others_are_put_aside(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        async with here.full_table("twins", 3, options={"hands": 1}) as (over, clients):
            await asyncio.gather(*(client.play_out(Random(1)) for client in clients))
        record = (await here.get(f"/api/tables/{over['id']}/record")).text
        unfinished = (await here.make("twins", "open open open"))["table"]
    async with site(tmp_path, key=str(tmp_path / "other.key")) as here:
        assert (await here.get(f"/api/tables/{over['id']}/record")).text == record
        assert (await here.http.post("/api/verify", content=record)).json()["verdict"] == "seed"
        assert (await here.get(f"/api/tables/{unfinished['id']}")).json()["code"] == "unreadable-table"
