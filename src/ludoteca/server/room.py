"""A table with those who sit at it and look on.

Everything happens at it one after the other, and is on disk before anybody is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import IllegalMove
from ludoteca.server import messages
from ludoteca.server.attendance import Attendance
from ludoteca.server.clock import now
from ludoteca.server.entries import AnyEntry, Back, encode
from ludoteca.server.outbox import Outbox
from ludoteca.server.presence import Presence
from ludoteca.server.refusals import Refused
from ludoteca.server.speech import Speech
from ludoteca.server.storage import NotSaved, Row, Storage, Taken
from ludoteca.server.table import Change, Table
from ludoteca.server.views import done_for, everything, table_info, updates

if TYPE_CHECKING:
    from ludoteca.server.hall import Hall

COME_AGAIN = 1012
"""The code with which sockets are closed when the table is read anew."""


class Room:
    def __init__(self, table: Table, storage: Storage, hall: Hall) -> None:
        self.table = table
        self._lock = asyncio.Lock()
        self._is_stopped = False
        self.used = time.monotonic()
        self.audience: dict[Viewer, list[Outbox]] = {}
        self.presence = Presence(hall.name, table.players)
        self.here = [False] * table.players
        self._storage = storage
        self._hall = hall
        self._attendance = Attendance(self, hall.thinkers, hall.settings)
        self._speech = Speech(self, hall.thinkers)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Room]:
        """The table, while nothing else happens at it."""
        async with self._lock:
            self._check_not_stopped()
            yield self

    def _check_not_stopped(self) -> None:
        if self._is_stopped:
            raise Refused("not-saved", "The table is being read anew: try again.")

    # Coming and going

    async def enter(self, viewer: Viewer, outbox: Outbox, last: int | None) -> None:
        """Somebody comes, or comes back, and is told everything or what they missed."""
        async with self.held():
            self.audience.setdefault(viewer, []).append(outbox)
            await self._look_who_is_here()
            self.put([outbox], everything(self.table, viewer, self.here, now(), last))
            await self.welcome(viewer)
            self._attendance.see_to_it()

    async def welcome(self, viewer: Viewer) -> None:
        """Who returns has the seat back from the bot."""
        if isinstance(viewer, int) and self.table.seats[viewer].away:
            await self.write(Back(seat=viewer, at=now()))

    async def exit(self, viewer: Viewer, outbox: Outbox) -> None:
        async with self._lock:
            self.audience[viewer].remove(outbox)
            if not self.audience[viewer]:
                del self.audience[viewer]
            await self._look_who_is_here()
            self._attendance.see_to_it()

    async def _look_who_is_here(self) -> None:
        here = self.presence.look(self.audience)
        if here != self.here:
            self.here = here
            self._put_all(messages.Here(here))
            await self.tell_who_is_here()

    async def tell_who_is_here(self) -> None:
        """To other servers on the same database, now and then also without a change."""
        if self.audience or self.presence.was_told:
            await self._storage.tell(f"{self.table.id} {self.presence.news(self.audience)}")

    async def hear_who_is_elsewhere(self, news: str) -> None:
        async with self._lock:
            self.presence.hear(news)
            await self._look_who_is_here()
            self._attendance.see_to_it()

    # What a client says

    async def hear(self, viewer: Viewer, outbox: Outbox, message: messages.AnyMessage) -> None:
        async with self._lock:
            self._check_not_stopped()
            self.used = time.monotonic()
            if isinstance(message, messages.State):
                self.put([outbox], everything(self.table, viewer, self.here, now(), None))
            elif not isinstance(viewer, int):
                raise Refused("spectator", "You look on; only those who sit at the table can do that.")
            else:
                await self._speech.hear(viewer, outbox, message)

    # What happens

    async def play(self, seat: int, text: str, id: str | None = None, failed: str | None = None) -> None:
        """A seat's move, made by its person or by a bot, with what chance does then."""
        try:
            entry = self.table.move(seat, text, now(), id, failed)
        except IllegalMove as error:
            raise Refused(error.code, str(error)) from None
        await self.write(entry, made_here=True)

    async def begin(self) -> None:
        await self.write(self.table.begin(now()), made_here=True)

    async def begin_if_full(self) -> None:
        if self.table.phase == "gathering" and not any(seat.is_free for seat in self.table.seats):
            await self.begin()

    async def write(self, entry: AnyEntry, made_here: bool = False) -> None:
        """Onto disk first; then everybody is told."""
        change = self.table.apply(entry, made_here)
        if change.table and self.table.phase in ("over", "closed"):
            self.table.code = None
        row = self.row() if change.table else None
        try:
            await self._storage.append(self.table.id, self.table.seq, encode(entry), row)
        except Taken:
            await self.catch_up_anew()
            raise Refused("stale", "Something else happened at the table at the same moment.") from None
        except NotSaved:
            self._hall.forget(self)
            raise Refused("not-saved", "That could not be saved; nothing has changed.") from None
        self.tell(change)
        self._attendance.see_to_it()

    async def catch_up_anew(self) -> None:
        """The log is the truth: the table is read again, and everybody is told everything."""
        self.table = await self._hall.read(self.table.id)
        self.tell(Change(again=True))

    async def catch_up(self, seq: int | None = None) -> None:
        """With what another server has written, up to a number or whatever there is."""
        async with self._lock:
            if seq is not None and seq <= self.table.seq:
                return
            for entry in await self._hall.entries(self.table.id, self.table.seq):
                self.tell(self.table.apply(entry))
            self.table.code = self.table.code if self.table.phase in ("gathering", "playing") else None
            self._attendance.see_to_it()

    def row(self) -> Row:
        table = self.table
        summary = messages.encode(table_info(table, [False] * table.players))
        return Row(table.id, table.code, table.phase, table.made.public, table.last_at, summary)

    def expect(self, phase: str) -> None:
        """Refuses what belongs to another phase of the table."""
        if self.table.phase == phase:
            return
        code, sentence = {
            "gathering": ("not-begun", "The game has not begun."),
            "playing": ("begun", "The game has begun already."),
            "over": ("over", "The game is over."),
            "closed": ("closed", "The table is closed."),
        }[self.table.phase]
        raise Refused(code, sentence)

    # Who is told

    def tell(self, change: Change) -> None:
        viewers = [viewer for viewer in self.audience if change.only is None or change.only == viewer]
        for viewer, told in zip(viewers, self._told(viewers, change), strict=True):
            self.put(self.audience[viewer], told)

    def _told(self, viewers: list[Viewer], change: Change) -> Sequence[messages.Update | messages.Everything]:
        if not change.again:
            return updates(self.table, viewers, change, self.here, now())
        told = [everything(self.table, viewer, self.here, now(), None) for viewer in viewers]
        for viewer, one in zip(viewers, told, strict=True):
            one.done = done_for(viewer, change)
        return told

    def _put_all(self, message: messages.Here) -> None:
        for outboxes in self.audience.values():
            self.put(outboxes, message)

    def put(self, outboxes: list[Outbox], message: object) -> None:
        encoded = messages.encode(message)
        for outbox in outboxes:
            outbox.put(encoded)

    @property
    def is_idle(self) -> bool:
        return not self.audience and not self._lock.locked()

    def stop(self) -> None:
        """Everybody has to come again, after what has been put into the outboxes just now."""
        self._is_stopped = True
        self._attendance.stop()
        asyncio.get_running_loop().call_soon(self._close_all)

    def _close_all(self) -> None:
        for outboxes in self.audience.values():
            for outbox in outboxes:
                outbox.close(COME_AGAIN)
