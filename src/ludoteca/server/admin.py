"""Administration of tables from outside the server, also while servers use the same database."""

from __future__ import annotations

import heapq
import re
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludoteca.server import keys
from ludoteca.server.clock import now
from ludoteca.server.host_actions import check_not_over
from ludoteca.server.lobby import finished
from ludoteca.server.messages import RequestInfo, SeatInfo
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms.room import row_of
from ludoteca.server.settings import Settings
from ludoteca.server.storage import ASIDE, FINISHED, LIVE, Row, Storage, Taken, storage_at
from ludoteca.server.tables.draft import Draft
from ludoteca.server.tables.entries import Asked, Created, Joined, Moved, Origin, encode
from ludoteca.server.tables.log_replay import Unreadable, decoded, replayed
from ludoteca.server.tables.table import Table
from ludoteca.server.text_checks import lookalike_key

AT_ONCE = 1000
ATTEMPTS = 10
"""How often to try to close a table at which people play."""


@dataclass(frozen=True)
class TableFilter:
    """Which tables to list."""

    phases: Sequence[str] = ()
    """All phases if none are named."""
    before: int | None = None
    """Only tables at which nothing has happened since this moment."""
    name: Callable[[str], object] | None = None
    """A test of names: true for at least one person who sits or sat there, or asked for a seat."""
    public: bool = False


class TableSummary(msgspec.Struct):
    """What is known of a table without reading its log, whichever version wrote it."""

    game: str = "?"
    options: dict[str, Any] = {}
    made: int = 0
    time: int | None = None
    seats: list[SeatInfo] = []
    asking: list[RequestInfo] = []
    continued: Origin | None = None
    unproved: bool = False
    next: str | None = None
    winners: list[int] = []
    why_closed: str | None = None


class TableHistory(NamedTuple):
    """What the log of a table tells, without its secrets."""

    moves: int
    """Made by people and bots, those taken back included."""
    last_at: int


class CheckedLog(NamedTuple):
    row: Row
    problem: str | None
    """Why its log cannot be replayed; None if it can."""


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[TableAdmin]:
    """Raises BadDatabase."""
    storage = storage_at(settings.database, shared=True)
    await storage.open(lambda table, news: None)
    try:
        yield TableAdmin(storage, Path(settings.key_file))
    finally:
        await storage.close()


class TableAdmin:
    def __init__(self, storage: Storage, key_file: Path) -> None:
        self._storage = storage
        self._key_file = key_file

    @cached_property
    def _key(self) -> keys.Key:
        return keys.read(self._key_file)

    # Finding tables

    async def row(self, name: str) -> Row:
        """By id, or by code while the table waits for people."""
        row = await self._storage.row(name)
        if row is None:
            raise Refused("no-such-table", f"There is no table {name!r}.")
        return row

    async def rows(self, names: Iterable[str]) -> list[Row]:
        """The rows of all these names. Raises if one is missing."""
        found = [await self.row(name) for name in names]
        return list({row.id: row for row in found}.values())

    async def find(self, wanted: TableFilter) -> AsyncIterator[Row]:
        after = ""
        while rows := await self._storage.rows(wanted.phases, wanted.before, after, AT_ONCE):
            for row in rows:
                if await self._is(wanted, row):
                    yield row
            after = rows[-1].id

    async def newest(self, wanted: TableFilter, most: int) -> tuple[list[Row], int]:
        """The tables with the latest activity, and how many match in all."""
        kept: list[Row] = []
        total = 0
        async for row in self.find(wanted):
            total += 1
            kept.append(row)
            if len(kept) > most + AT_ONCE:
                kept = newest_of(kept, most)
        precise = [row._replace(changed=await self.last_at(row)) for row in newest_of(kept, most)]
        return newest_of(precise, most), total

    async def _is(self, wanted: TableFilter, row: Row) -> bool:
        """Whether a row matches, by its log where that knows more: of the last moves, and of people
        who have left."""
        if wanted.public and not row.public:
            return False
        if wanted.before is not None and await self.last_at(row) >= wanted.before:
            return False
        return wanted.name is None or any(map(wanted.name, await self.names(row)))

    async def last_at(self, row: Row) -> int:
        """When something last happened there."""
        return (await self.story(row)).last_at if row.phase in (*LIVE, ASIDE) else row.changed

    async def names(self, row: Row) -> set[str]:
        """The names of all who sit or sat there, or asked for a seat."""
        return names_in(await self.log(row))

    # A table

    async def log(self, row: Row) -> list[bytes]:
        """The lines of its log, as JSON. In a running game these reveal every secret."""
        return await self._storage.read(row.id)

    async def story(self, row: Row) -> TableHistory:
        entries = [entry for line in await self.log(row) for entry in entries_in(line)]
        moves = sum(entry.get("what") == MOVED for entry in entries)
        return TableHistory(moves, max([row.changed, *(entry.get("at", 0) for entry in entries[-1:])]))

    async def record(self, row: Row) -> str:
        """The record of a game whose secrets may be known."""
        return finished(await self._table(row)).record()

    async def _table(self, row: Row) -> Table:
        try:
            return replayed(row.id, row.code, decoded(await self.log(row)), self._key)
        except Unreadable as error:
            raise Refused("unreadable-table", f"The table {row.id} cannot be read: {error}.") from None

    # What changes

    async def close(self, rows: Sequence[Row]) -> None:
        """Closes tables as their hosts could, all or none. Servers with people at them are told."""
        for row in rows:
            check_live(row)
        for row in rows:
            await self._close(row)

    async def _close(self, row: Row) -> None:
        for _ in range(ATTEMPTS):
            table = await self._table(row)
            check_not_over(table)
            draft = Draft(table)
            draft.close("operator", now())
            closed = draft.finished()
            try:
                await self._storage.append(row.id, closed.seq, [encode(draft.change.entries)], row_of(closed))
            except Taken:
                continue
            return
        raise Refused("stale", f"The table {row.id} changes too fast: try again.")

    async def delete(self, rows: Iterable[Row]) -> int:
        """Deletes tables with everything ever written of them."""
        return await self._storage.delete([row.id for row in rows])

    async def check(self, row: Row) -> CheckedLog:
        """Whether its log can be replayed. A table that was set aside and can be replayed is put back into play."""
        lines, key = await self.log(row), self._key
        try:
            table = replayed(row.id, row.code, decoded(lines), key)
        except Unreadable as error:
            return CheckedLog(row, str(error))
        if row.phase == ASIDE:
            await self._storage.touch(row_of(table))
        return CheckedLog(row, None)


MOVED = str(Moved.__struct_config__.tag)
NAMED = {str(kind.__struct_config__.tag) for kind in (Joined, Asked)}
CREATED = str(Created.__struct_config__.tag)


def check_live(row: Row) -> None:
    if row.phase in FINISHED:
        raise Refused(row.phase, f"The table {row.id} is {row.phase} already.")
    if row.phase == ASIDE:
        raise Refused("unreadable-table", f"The table {row.id} is put aside: its log cannot be read.")


def newest_of(rows: Iterable[Row], most: int) -> list[Row]:
    return heapq.nlargest(most, rows, key=lambda row: row.changed)


def summary_of(row: Row) -> TableSummary:
    try:
        return msgspec.json.decode(row.summary, type=TableSummary)
    except msgspec.MsgspecError:
        return TableSummary()


def names_in(lines: Iterable[bytes]) -> set[str]:
    names = set()
    for entry in (entry for line in lines if b'"name"' in line for entry in entries_in(line)):
        people = entry.get("seats", []) if entry.get("what") == CREATED else [entry]
        if entry.get("what") in {*NAMED, CREATED}:
            names |= {str(person["name"]) for person in people if person.get("name")}
    return names


def entries_in(line: bytes) -> list[dict[str, Any]]:
    """The entries of a line as plain data, whichever version wrote it."""
    try:
        data = msgspec.json.decode(line)
    except msgspec.MsgspecError:
        return []
    return [entry for entry in (data if isinstance(data, list) else [data]) if isinstance(entry, dict)]


def like(pattern: str) -> Callable[[str], object]:
    """Matches names that people would take for each other; * stands for any letters."""
    letters = re.escape(lookalike_key(pattern)).replace(r"\*", ".*")
    return lambda name: re.fullmatch(letters, lookalike_key(name))


def called(wanted: str) -> Callable[[str], object]:
    """Matches exactly this name, in any case."""
    return lambda name: lookalike_key(name) == lookalike_key(wanted)
