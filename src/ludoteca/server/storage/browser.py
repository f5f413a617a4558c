"""Storage in a browser: rows are in memory, the lines of the logs on the browser's shelf (IndexedDB)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from ludoteca.server.storage import LIVE, Entry, New, News, NotSaved, Row, Taken, entries_of
from ludoteca.server.tokens import is_name


class Kept(msgspec.Struct):
    """A table as it is stored on the shelf."""

    id: str
    code: str | None
    phase: str
    public: bool
    changed: int
    summary: str
    lines: int
    """How many lines its log has."""


class Change(msgspec.Struct):
    tables: list[Kept] = []
    entries: list[Entry] = []
    deleted: list[str] = []


class Shelf(Protocol):
    """The browser's side. All values are JSON; failures raise any exception."""

    async def tables(self) -> str:
        """All tables, as a list of `Kept`."""

    async def entries(self, table: str, after: int) -> str:
        """The lines of a log after a number, in order."""

    async def write(self, change: str) -> None:
        """Writes all of a `Change` or nothing; returns when it is on disk."""


as_json = msgspec.json.Encoder().encode


class BrowserStorage:
    """The only storage on a shelf: nobody else writes there."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._tables: dict[str, Kept] = {}
        self._writing = asyncio.Lock()

    async def open(self, news: News) -> None:
        async with saying_why():
            kept = msgspec.json.decode(await self._shelf.tables(), type=list[Kept])
        self._tables = {one.id: one for one in kept}

    async def close(self) -> None: ...

    # Writes happen one after the other, so that what was checked still holds when it is written

    async def create(self, row: Row, bodies: list[bytes]) -> None:
        async with self._writing:
            await self._write([self._made(New(row, bodies))], entries_of(row.id, 1, bodies))

    async def append(
        self, table: str, seq: int, bodies: list[bytes], row: Row | None, new: New | None = None
    ) -> None:
        async with self._writing:
            before, entries = self._known(table), entries_of(table, seq, bodies)
            if seq <= before.lines:
                raise Taken
            if seq > before.lines + 1:
                raise NotSaved("The entry before is missing.")
            after = kept(row or row_of(before), before.lines + len(bodies))
            if new is None:
                await self._write([after], entries)
            else:
                await self._write(
                    [after, self._made(new, besides=after)], [*entries, *entries_of(new.row.id, 1, new.bodies)]
                )

    async def touch(self, row: Row) -> None:
        async with self._writing:
            await self._write([kept(row, self._known(row.id).lines)])

    async def delete(self, tables: Sequence[str]) -> int:
        async with self._writing:
            there = sorted({table for table in tables if table in self._tables})
            await self._write(deleted=there)
            return len(there)

    async def check(self) -> None:
        async with self._writing:
            await self._write()

    def _known(self, id: str) -> Kept:
        if id not in self._tables:
            raise NotSaved(f"There is no table {id}.")
        return self._tables[id]

    def _made(self, new: New, besides: Kept | None = None) -> Kept:
        """A new table's record, checked: the id is new, and the code is free after the changes in `besides`."""
        others = self._tables if besides is None else self._tables | {besides.id: besides}
        codes = {other.code for other in others.values()} - {None}
        if new.row.id in others or new.row.code in codes:
            raise Taken
        return kept(new.row, len(new.bodies))

    async def _write(
        self, tables: Sequence[Kept] = (), entries: Sequence[Entry] = (), deleted: Sequence[str] = ()
    ) -> None:
        async with saying_why():
            await self._shelf.write(as_json(Change([*tables], [*entries], [*deleted])).decode())
        self._tables |= {one.id: one for one in tables}
        for id in deleted:
            del self._tables[id]

    # Reading

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        async with saying_why():
            bodies = msgspec.json.decode(await self._shelf.entries(table, after), type=list[str])
        return [body.encode() for body in bodies]

    async def row(self, name: str) -> Row | None:
        found = self._tables.get(name.lower()) if is_name(name) else None
        if found is None and is_name(name):
            waiting = (one for one in self._tables.values() if one.phase == "gathering")
            found = next((one for one in waiting if one.code == name.upper()), None)
        return row_of(found) if found else None

    async def public(self, most: int) -> list[bytes]:
        listed = [one for one in self._tables.values() if one.public and one.phase in LIVE]
        listed.sort(key=lambda one: (one.phase, -one.changed))
        return [one.summary.encode() for one in listed[:most]]

    async def unfinished(self, before: int, most: int) -> list[Row]:
        old = (one for one in self._tables.values() if one.phase in LIVE and one.changed < before)
        return rows_of(sorted(old, key=lambda one: one.changed)[:most])

    async def rows(
        self, phases: Sequence[str] = (), before: int | None = None, after: str = "", most: int = 1000
    ) -> list[Row]:
        wanted = [
            one
            for id, one in sorted(self._tables.items())
            if id > after and (not phases or one.phase in phases) and (before is None or one.changed < before)
        ]
        return rows_of(wanted[:most])

    # There are no other servers

    async def tell(self, table: str, news: str) -> None: ...

    async def watch(self, table: str) -> None: ...

    async def unwatch(self, table: str) -> None: ...

    async def claim(self, tables: Sequence[str], owner: str, seconds: float) -> set[str]:
        return set(tables)

    async def release(self, tables: Sequence[str], owner: str) -> None: ...

    def failing(self) -> dict[str, str]:
        return {}


@asynccontextmanager
async def saying_why() -> AsyncIterator[None]:
    """Turns a shelf's failures into NotSaved."""
    try:
        yield
    except Exception as error:
        raise NotSaved(str(error)) from error


def kept(row: Row, lines: int) -> Kept:
    return Kept(*row[:-1], row.summary.decode(), lines)


def row_of(table: Kept) -> Row:
    return Row(table.id, table.code, table.phase, table.public, table.changed, table.summary.encode())


def rows_of(tables: Iterable[Kept]) -> list[Row]:
    return [row_of(one) for one in tables]
