"""Endurance of the table server: ten thousand games, hundreds of kills, many tables on disk."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import connect

from benchmarks.table_load import NEW_TABLE, Load, memory, server
from ludoteca.engine.fair import hash_of_seed
from ludoteca.server import lobby
from ludoteca.server.http.serving import hall_of
from ludoteca.server.keys import read_or_make
from ludoteca.server.messages import Join, NewTable
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.settings import Settings
from ludoteca.server.storage import Row
from ludoteca.server.tables.entries import AnyEntry, encode
from ludoteca.server.tokens import new_id
from tests.server.kills import survive
from tests.server.postgres import running_postgres

TABLES_AT_ONCE = 50
LOOKS = 10
"""How often memory is looked at."""
PARTIES = 6
CLIENTS_READY = 0.2


def watch_memory(games: int) -> None:
    """Games of one hand, so that tables come and go."""
    with tempfile.TemporaryDirectory() as folder, server(folder, core=None) as (port, pid):
        asyncio.run(play(games, port, pid))


async def play(games: int, port: int, pid: int) -> None:
    load = Load(port, pace=None, hands=1)
    for _ in range(TABLES_AT_ONCE):
        await load.begin_table()
    load.begin()
    for look in range(1, LOOKS + 1):
        while load.games < games * look // LOOKS:
            await asyncio.sleep(CLIENTS_READY)
        print(f"after {load.games:,} games: {memory(pid):.0f} MB", flush=True)
    await load.end()
    if load.errors:
        raise SystemExit(f"Refused: {set(load.errors)}")


def kill(times: int, servers: int) -> None:
    """`survive` fails if anything that was told is lost, doubled, changed or shown to somebody who may not see
    it.

    One server keeps its tables in a file; several form one site on a PostgreSQL of their own.
    """
    with tempfile.TemporaryDirectory() as folder, running_postgres() if servers > 1 else nullcontext("") as db:
        survived = survive(kills=times, parties=PARTIES, seed=2, folder=Path(folder), db=db, servers=servers)
        tally = asyncio.run(survived)
    seen = sum(map(len, tally.views.values()))
    print(
        f"{tally.kills} kills of {servers} servers, {len(tally.moves):,} moves acknowledged, "
        f"{tally.comebacks:,} comebacks, {seen:,} positions shown: nothing lost, nothing shown to the wrong seat"
    )


def restart(tables: int) -> None:
    """From the start of the process until a spectator has a table's position."""
    with tempfile.TemporaryDirectory() as folder:
        ids = asyncio.run(store(tables, str(Path(folder) / "tables.sqlite")))
        began = time.perf_counter()
        with server(folder, core=None) as (port, pid):
            opened = time.perf_counter() - began
            asyncio.run(look_on(port, Random(1).choice(ids)))
            shown = time.perf_counter() - began
            print(f"{tables:,} unfinished tables: open after {opened:.2f} s, ", end="")
            print(f"a table shown after {shown:.2f} s, {memory(pid):.0f} MB")


async def store(tables: int, db: str) -> list[str]:
    """Unfinished games: one that was really played, cut off at different moments, with many names."""
    luck = Random(1)
    key = str(Path(db).with_name("server.key"))
    async with hall_of(Settings(db=db, key=key)) as hall:
        lines = await played(hall, luck)
        ids = [new_id() for _ in range(tables)]
        for id in ids:
            created = msgspec.structs.replace(lines[0][0], hash=hash_of_seed(read_or_make(Path(key)).seed_of(id)))
            bodies = [encode(entries) for entries in [[created], *lines[1 : luck.randrange(6, len(lines))]]]
            await hall.storage.create(Row(id, None, "playing", False, created.at, b"{}"), bodies)
        return ids


async def played(hall: Hall, luck: Random) -> list[list[AnyEntry]]:
    room, _ = await lobby.make(hall, msgspec.convert(NEW_TABLE, NewTable))
    async with room.locked():
        for seat in range(room.table.players):
            await lobby.join(room, Join(name=f"Player {seat}"), None)
        while room.table.awaited:
            seat, match = luck.choice(room.table.awaited), room.table.match
            assert match
            await room.play(seat, luck.choice(match.legal(seat)))
    return await hall.lines(room.table.id)


async def look_on(port: int, table: str) -> None:
    async with connect(f"ws://127.0.0.1:{port}/api/socket") as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "table": table}).decode())
        while msgspec.json.decode(await socket.recv()).get("view") is None:
            pass
