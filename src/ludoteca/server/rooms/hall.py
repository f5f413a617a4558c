"""All tables: those in use are in memory, the others on disk until somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from ludoteca.engine.fair import hash_of_seed
from ludoteca.engine.game import Game
from ludoteca.engine.match import Actor
from ludoteca.server.clock import now
from ludoteca.server.keys import Key
from ludoteca.server.messages import Reacted
from ludoteca.server.metrics import Metrics
from ludoteca.server.refusals import Refused
from ludoteca.server.reviews import Reviews
from ludoteca.server.rooms.leases import Leases
from ludoteca.server.rooms.room import REACTED, Overtaken, Room, row_of
from ludoteca.server.settings import Settings
from ludoteca.server.storage import ANY_TABLE, ASIDE, FINISHED, LIVE, New, NotSaved, Row, Storage, Taken
from ludoteca.server.supervisor import Supervisor
from ludoteca.server.tables.draft import Draft
from ludoteca.server.tables.entries import AnyEntry, Created, Followed, encode
from ludoteca.server.tables.log_replay import Unreadable, decoded, replayed
from ludoteca.server.tables.table import Table
from ludoteca.server.tokens import CODE_LENGTHS, ID_LENGTH, is_name, new_code, new_id
from ludoteca.server.workers.thinkers import Thinkers

LONG = 500
"""A log this long takes milliseconds to replay, too long to do it in the event loop."""

log = logging.getLogger("ludoteca.server")


class Hall:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        thinkers: Thinkers,
        key: Key,
        metrics: Metrics | None = None,
        new_id: Callable[[], str] = new_id,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.reviews = Reviews(thinkers)
        self.metrics = metrics or Metrics()
        self.name = secrets.token_hex(4)
        """By which the other servers on the same database know this one."""
        self.rooms: dict[str, Room] = {}
        self.leases = Leases(storage, self.name)
        self.supervisor = Supervisor(self.metrics)
        self._key = key
        self._new_id = new_id
        self._coming: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.storage.open(self._hear_news)

    async def close(self) -> None:
        await self.supervisor.close()
        for task in self._tasks:
            task.cancel()
        await self.reviews.close()
        try:
            await self.leases.release(list(self.rooms))
            for room in list(self.rooms.values()):
                self.forget(room)
        finally:
            await self.thinkers.close()
            await self.storage.close()

    def failing(self) -> dict[str, str]:
        """Which background work is not running as it should, and why."""
        return self.supervisor.failing() | self.storage.failing() | self.thinkers.failing()

    # Finding a table

    async def room(self, name: str) -> Room:
        """The table with this id, or with this code while it waits for people."""
        room = self.rooms.get(name)
        if room is None:
            row = await self.row(name)
            room = self.rooms.get(row.id) or await self._bring(row.id)
        room.used = time.monotonic()
        return room

    async def row(self, name: str) -> Row:
        row = await self.storage.row(name) if is_name(name) else None
        if row is None:
            raise Refused("no-such-table", f"There is no table {name[:ID_LENGTH]!r}.")
        return row

    async def _bring(self, id: str) -> Room:
        """Reads a table from disk, once, however many clients ask for it at the same time."""
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._brought(id))
        try:
            return await asyncio.shield(self._coming[id])
        finally:
            self._coming.pop(id, None)

    async def _brought(self, id: str) -> Room:
        """Subscribes to a table's news before reading it, so that nothing written in between is missed."""
        await self.storage.watch(id)
        try:
            room = Room(await self.read(id), self.storage, self)
        except BaseException:
            await self.storage.unwatch(id)
            raise
        self.start(room.catch_up())
        return self.rooms.setdefault(id, room)

    async def read(self, id: str) -> Table:
        """The table that its log tells. One that cannot be replayed is set aside until some server can."""
        row = await self.row(id)
        try:
            table = await self._replayed(row, await self.lines(id))
        except Unreadable as error:
            await self._put_aside(row, error)
            raise Refused("unreadable-table", "This server cannot read that table.") from None
        if row.phase == ASIDE:
            await self.storage.touch(row_of(table))
        return table

    async def _replayed(self, row: Row, lines: list[list[AnyEntry]]) -> Table:
        """Replays a long log in a thread, so that nobody else waits; browsers have no threads."""
        if len(lines) < LONG or sys.platform == "emscripten":
            return replayed(row.id, row.code, lines, self._key)
        return await asyncio.to_thread(replayed, row.id, row.code, lines, self._key)

    async def lines(self, id: str, after: int = 0) -> list[list[AnyEntry]]:
        """The lines of a table's log after the first `after`. Raises Unreadable."""
        return decoded(await self.storage.read(id, after))

    async def _put_aside(self, row: Row, error: Unreadable) -> None:
        """Marks an unreadable table, so that it is not tried again and again; one that is over keeps its phase."""
        if row.phase in LIVE:
            log.error("Table %s is put aside: %s. 'ludoteca tables check' tells more.", row.id, error)
            self.metrics.put_aside()
            await self.storage.touch(row._replace(phase=ASIDE))

    async def finished_with(
        self, id: str | None, game: Game, options: dict[str, Any], moves: list[tuple[Actor, str]]
    ) -> Table | None:
        """The finished table of that id, if its secrets may be known, its luck is proved and it began with these
        moves."""
        row = await self.storage.row(id) if id and is_name(id) else None
        if row is None or row.id != id or row.phase not in FINISHED:
            return None
        try:
            table = await self.read(id)
        except Refused:
            return None
        same_game = table.game is game and game.check_options(table.made.options) == options
        is_proof = table.is_open and not table.made.unproved and same_game
        return table if is_proof and table.match and table.match.moves[: len(moves)] == moves else None

    # New tables

    async def create(self, made: Created) -> Room:
        """Writes a new table. One that waits for nobody begins at once."""
        for length in CODE_LENGTHS:
            table, new = self._begun(made, new_code(length))
            try:
                await self.storage.watch(table.id)
                await self.storage.create(*new)
            except Taken:
                await self.storage.unwatch(table.id)
                continue
            except NotSaved:
                await self.storage.unwatch(table.id)
                raise Refused("not-saved", "The table could not be saved.") from None
            return self._open(table)
        raise Refused("server-error", "There are too many tables.")

    async def follow(self, room: Room, made: Created) -> Room:
        """Makes the next table of an evening, with the same code if that is still free.

        The new table and the way to it are written together. The room must be locked.
        """
        for code in (made.code or new_code(CODE_LENGTHS[0]), *map(new_code, CODE_LENGTHS)):
            table, new = self._begun(made, code)
            draft, before = room.draft(), room.table
            if not before.is_over:
                draft.close("moved", now())
            draft.add(Followed(next=table.id, at=now()))
            await self.storage.watch(table.id)
            try:
                await room.commit(draft, new)
            except Overtaken:
                await self.storage.unwatch(table.id)
                if room.table is not before:
                    raise
                continue  # somebody else has the code by now
            except Refused:
                await self.storage.unwatch(table.id)
                raise
            return self._open(table)
        raise Refused("server-error", "There are too many tables.")

    def _begun(self, made: Created, code: str) -> tuple[Table, New]:
        """A new table, ready to be written."""
        id = self._new_id()
        seed = made.drawn.seed if made.drawn else self._key.seed_of(id)
        sealed = msgspec.structs.replace(made, hash=hash_of_seed(seed), code=code)
        table, lines = Table(id, code, sealed, seed), [encode([sealed])]
        if table.is_full:
            draft = Draft(table)
            draft.start(now())
            table = draft.finished()
            lines.append(encode(draft.change.entries))
        return table, New(row_of(table), lines)

    def _open(self, table: Table) -> Room:
        self.metrics.made(table.made.game)
        return self.rooms.setdefault(table.id, Room(table, self.storage, self))

    # Who sees to a table

    def owns(self, room: Room) -> bool:
        """Whether this server runs the table's bots and clocks; if no server does, this one tries to claim it."""
        if self.leases.holds(room.table.id):
            return True
        if not self.leases.is_denied(room.table.id):
            self.start(self._claim(room))
        return False

    async def _claim(self, room: Room) -> None:
        if await self.leases.claim([room.table.id]):
            room.look()

    # Housekeeping

    async def delete(self, name: str) -> None:
        """Erases a table for good; whoever is at it is told that it is gone."""
        id = (await self.row(name)).id
        await self.storage.delete([id])
        if id in self.rooms:
            self.forget(self.rooms[id])

    def forget(self, room: Room) -> None:
        """Drops a room from memory; its table is on disk."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            self.leases.forget(room.table.id)
            self.start(self.storage.unwatch(room.table.id))
        room.stop()

    def _hear_news(self, table: str, news: str) -> None:
        """News from other servers on the same database."""
        if table == ANY_TABLE:
            for each in self.rooms.values():
                self.start(each.catch_up())
            return
        room = self.rooms.get(table)
        if room is None:
            return
        if news.isdigit():
            self.start(room.catch_up(int(news)))
        elif news.startswith(REACTED):
            self._hear_reaction(room, news.removeprefix(REACTED))
        else:
            self.start(room.hear_presence(news))

    def _hear_reaction(self, room: Room, news: str) -> None:
        server, seat, reaction = news.split(":")
        if server != self.name:
            room.hear_reaction(
                msgspec.convert({"type": "reaction", "seat": int(seat), "reaction": reaction}, Reacted)
            )

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs work in the background; failures are logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, Refused | NotSaved):
            log.error("%r", error, exc_info=error)
            self.metrics.failed("task")
