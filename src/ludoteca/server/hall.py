"""All tables: those in use are in memory, the others on disk until somebody comes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import msgspec

from ludoteca.engine.fair import SEED_BYTES
from ludoteca.server.clock import now
from ludoteca.server.entries import AnyEntry, Closed, Created, Followed, SeatPlan, decode, encode
from ludoteca.server.refusals import Refused
from ludoteca.server.room import Room
from ludoteca.server.secrets import CODE_LENGTHS, new_code, new_id
from ludoteca.server.settings import HOUR, Settings
from ludoteca.server.storage import ANY_TABLE, NotSaved, Storage, Taken
from ludoteca.server.table import Seat, Table
from ludoteca.server.thinking import Thinkers

IDLE = 10.0
"""Seconds that a table nobody uses stays in memory."""
SWEEP = 10.0
SWEEPS_UNTIL_CLOSING = 60
MOST_CLOSED_AT_ONCE = 100


class Hall:
    def __init__(self, settings: Settings, storage: Storage, thinkers: Thinkers) -> None:
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.name = secrets.token_hex(4)
        """By which other servers on the same database know this one."""
        self.rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.storage.open(self._hear_news)
        self._start(self._sweep_for_ever())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            self.forget(room)
        await self.thinkers.close()
        await self.storage.close()

    # Finding a table

    async def room(self, name: str) -> Room:
        """The table of that id or code."""
        room = self.rooms.get(name)
        if room is None:
            row = await self.storage.row(name)
            if row is None:
                raise Refused("no-such-table", f"There is no table {name[:16]}.")
            room = self.rooms.get(row.id) or await self._bring(row.id)
        room.used = time.monotonic()
        return room

    @asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[Room]:
        """The table, while nothing else happens at it."""
        room = await self.room(name)
        async with room.held():
            yield room

    async def _bring(self, id: str) -> Room:
        """From disk, once, however many ask for it at the same time."""
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._brought(id))
        try:
            return await asyncio.shield(self._coming[id])
        finally:
            self._coming.pop(id, None)

    async def _brought(self, id: str) -> Room:
        room = Room(await self.read(id), self.storage, self)
        return self.rooms.setdefault(id, room)

    async def read(self, id: str) -> Table:
        """The table that its log tells."""
        row = await self.storage.row(id)
        created, *entries = await self.entries(id)
        assert isinstance(created, Created)
        table = Table(id, row.code if row else None, created)
        for entry in entries:
            table.apply(entry)
        return table

    async def entries(self, id: str, after: int = 0) -> list[AnyEntry]:
        return [decode(body) for body in await self.storage.read(id, after)]

    # New tables

    async def create(self, made: Created) -> Room:
        for length in CODE_LENGTHS:
            room = Room(Table(new_id(), new_code(length), made), self.storage, self)
            try:
                await self.storage.create(room.row(), [encode(made)])
            except Taken:
                continue
            except NotSaved:
                raise Refused("not-saved", "The table could not be saved.") from None
            return self.rooms.setdefault(room.table.id, room)
        raise Refused("server-error", "There are too many tables.")

    async def rematch(self, room: Room) -> Room:
        """The same people once more; their seats are kept for them. The room's lock is held."""
        if room.table.next is not None:
            return await self.room(room.table.next)
        seats = [kept(seat) for seat in room.table.seats]
        made = msgspec.structs.replace(
            room.table.made, seats=seats, seed=new_seed(), at=now(), continued=None, moves=[]
        )
        other = await self.create(made)
        await room.write(Followed(next=other.table.id, at=now()))
        return other

    # Housekeeping

    def forget(self, room: Room) -> None:
        """Out of memory; what was written is on disk."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.stop()

    def _hear_news(self, news: str) -> None:
        """From other servers on the same database."""
        if news == ANY_TABLE:
            for each in self.rooms.values():
                self._start(each.catch_up())
            return
        id, _, rest = news.partition(" ")
        room = self.rooms.get(id)
        if room is None:
            return
        if rest.isdigit():
            self._start(room.catch_up(int(rest)))
        else:
            self._start(room.hear_who_is_elsewhere(rest))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep_for_ever(self) -> None:
        for sweep in count():
            self.drop_idle()
            for room in list(self.rooms.values()):
                await room.tell_who_is_here()
            if sweep % SWEEPS_UNTIL_CLOSING == 0:
                with suppress(Refused, NotSaved):
                    await self.close_abandoned()
            await asyncio.sleep(SWEEP)

    def drop_idle(self, idle: float = IDLE) -> None:
        for room in list(self.rooms.values()):
            if room.is_idle and room.used + idle <= time.monotonic():
                self.forget(room)

    async def close_abandoned(self) -> None:
        """Unfinished tables at which nothing has happened for long. A row may be older than the last entry."""
        before = now() - int(self.settings.close_after * HOUR * 1000)
        for row in await self.storage.unfinished(before, MOST_CLOSED_AT_ONCE):
            async with self.held(row.id) as room:
                if room.table.last_at >= before or room.audience:
                    await self.storage.touch(room.row())
                else:
                    await room.write(Closed(why="abandoned", at=now()))


def kept(seat: Seat) -> SeatPlan:
    if seat.kind == "person":
        return SeatPlan("kept", seat.bot, seat.name, seat.token)
    return SeatPlan(seat.kind, seat.bot)


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)
