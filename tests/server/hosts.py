"""A server, and its host's commands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from ludoteca.server.storage import Row, Storage
from tests.server.support import Client, Data, Site, site
from tests.terminal.people import run

LONG_AGO = 40 * 24 * 60 * 60 * 1000
SHORT = {"options": {"hands": 1}}


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
