"""A table with the people who are connected to it.

Whatever happens there happens one thing after the other, under the room's lock: a change is prepared, written to
disk, and only then applied and told. Moves that arrive at the same moment are written together. Who may act or be
told is looked up in the table for every message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, TypeVar

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import IllegalMove, Match
from ludoteca.server import messages
from ludoteca.server.clock import now
from ludoteca.server.limits import Bucket
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms.bots_and_clocks import BotsAndClocks
from ludoteca.server.rooms.guests import Audience, Guest, WaitingMove, put
from ludoteca.server.rooms.outbox import Outbox
from ludoteca.server.rooms.presence import Presence
from ludoteca.server.rooms.seat_messages import SeatMessages
from ludoteca.server.storage import New, NotSaved, Row, Storage, Taken
from ludoteca.server.tables.draft import Draft
from ludoteca.server.tables.entries import AnyEntry, Back, encode, is_dispensable
from ludoteca.server.tables.log_replay import Unreadable
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.transition import Change, Transition
from ludoteca.server.views import Eyes, done_for, everything, nobody_at, table_info, updates

if TYPE_CHECKING:
    from ludoteca.server.rooms.hall import Hall

MOST_LINES = 10_000
"""Lines of a log after which only moves and what the game needs are still written."""
REQUESTS_PER_SECOND, REQUESTS_BURST = 0.1, 6
REACTED = "!"
"""Marks a reaction among the news from other servers."""
TRIES = 20
"""How often a change is tried while other servers change the table too."""

log = logging.getLogger("ludoteca.server")

Done = TypeVar("Done")


class Overtaken(Exception):
    """Another server has written the next line of the log first. The table has been brought up to date."""


class Room:
    def __init__(self, table: Table, storage: Storage, hall: Hall) -> None:
        self.table = table
        self._lock = asyncio.Lock()
        self._waiting: list[WaitingMove] = []
        self._is_stopped = False
        self._is_sure = True
        """False after a write whose outcome is unknown."""
        self.used = time.monotonic()
        self.requests = Bucket(REQUESTS_PER_SECOND, REQUESTS_BURST)
        """Limits requests for seats: people have to answer each one."""
        self.audience = Audience(table.viewers)
        self._presence = Presence(hall.name, table.players)
        self.present = nobody_at(table)
        self._storage = storage
        self._hall = hall
        self._attendance = BotsAndClocks(self, hall)
        self._speech = SeatMessages(self, hall.thinkers)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[Room]:
        """Locks the room, with its table up to date."""
        async with self._lock:
            await self._ensure_current()
            yield self

    async def change(self, action: Callable[[], Awaitable[Done]]) -> Done:
        """Runs an action that changes the table, under the lock; runs it again if another server was first."""
        async with self._lock:
            return await self._change(action)

    async def _change(self, action: Callable[[], Awaitable[Done]]) -> Done:
        await self._ensure_current()
        for _ in range(TRIES):
            try:
                return await action()
            except Overtaken:
                continue
        raise Refused("busy", "Too much happens at the table at the same moment: try again.")

    async def _ensure_current(self) -> None:
        """Checks that the room is in use, and reads what may be missing from the log."""
        if self._is_stopped:
            raise Refused("not-saved", "The table is being reloaded: try again.")
        self.used = time.monotonic()
        if not self._is_sure:
            await self._catch_up()
            self._is_sure = True

    # Coming and going

    async def enter(self, key: str | None, outbox: Outbox, last: int | None, shows: messages.Shows) -> Guest:
        """Admits a client and sends it everything, or what it has missed. A client that is refused is not added."""
        return await self.change(partial(self._enter, key, outbox, last, shows))

    async def _enter(self, key: str | None, outbox: Outbox, last: int | None, shows: messages.Shows) -> Guest:
        if self._may_lag_behind(key, last):
            await self._catch_up()
        guest = Guest(key, self.table.viewer_of(key), outbox, shows)
        await self.welcome(guest.viewer)
        self.audience.add(guest)
        try:
            await self._update_presence()
            put([guest], everything(self.table, (guest.viewer, shows), self.present, now(), last))
            if self._attendance.waits():
                put([guest], self._here())
        except BaseException:
            self.audience.remove(guest)
            raise
        self._attendance.look()
        return guest

    def _may_lag_behind(self, key: str | None, last: int | None) -> bool:
        """Whether the client seems to know of something that only another server has written yet."""
        if key not in self.table.viewers:
            return True
        return last is not None and last > self.table.numbers.of(self.table.viewers[key])

    async def welcome(self, viewer: Viewer) -> None:
        """Gives a returning person the seat back from the bot."""
        if isinstance(viewer, int) and self.table.seats[viewer].away:
            await self.write(Back(seat=viewer, at=now()))

    async def exit(self, guest: Guest) -> None:
        async with self._lock:
            self.audience.remove(guest)
            await self._update_presence()
            self._attendance.look()

    async def _update_presence(self) -> None:
        present = self._presence.look(self.audience)
        if present != self.present:
            self.present = present
            self._attendance.update_missed()
            self.audience.tell_all(self._here())
            await self.report_presence()

    def _here(self) -> messages.Here:
        return messages.Here(list(self.present.here), self.present.watching, self._attendance.waits())

    def tell_presence(self) -> None:
        self.audience.tell_all(self._here())

    def is_missed(self, seat: int) -> bool:
        return self._attendance.is_missed(seat)

    async def react(self, seat: int, reaction: messages.Reaction) -> None:
        self.hear_reaction(messages.Reacted(seat, reaction))
        await self._storage.tell(self.table.id, f"{REACTED}{self._hall.name}:{seat}:{reaction}")

    def hear_reaction(self, reacted: messages.Reacted) -> None:
        self.audience.tell_all(reacted)

    async def report_presence(self) -> None:
        """Reports the people here to other servers on the same database; also repeated without a change."""
        if self.audience or self._presence.was_told:
            await self._storage.tell(self.table.id, self._presence.news(self.audience))

    async def hear_presence(self, news: str) -> None:
        async with self._lock:
            self._presence.hear(news)
            await self._update_presence()
            self._attendance.look()

    # What a client says

    async def hear(self, guest: Guest, message: messages.AnyMessage) -> None:
        if isinstance(message, messages.Move):
            await self._hear_move(WaitingMove(guest, message))
        else:
            await self.change(partial(self._hear, guest, message))

    async def _hear_move(self, move: WaitingMove) -> None:
        self._waiting.append(move)
        try:
            async with self._lock:
                if move.is_made:
                    return
                await asyncio.sleep(0)  # for those who move at the same moment
                self._waiting.remove(move)
                await self._change(partial(self._hear, move.guest, move.message))
        finally:
            if move in self._waiting:
                self._waiting.remove(move)

    async def _hear(self, guest: Guest, message: messages.AnyMessage) -> None:
        if not guest.is_still_at(self.table):
            raise Refused("bad-token", "The seat is somebody else's now.")
        if isinstance(message, messages.State):
            self.tell_everything(guest)
        elif isinstance(message, messages.Hello):
            raise Refused("bad-message", "You have said hello already.")
        elif not isinstance(guest.viewer, int):
            raise Refused("spectator", "You are watching; only players can do that.")
        else:
            await self._speech.hear(guest.viewer, guest, message)

    # What happens

    def draft(self) -> Draft:
        return Draft(self.table)

    async def write(self, *entries: AnyEntry) -> None:
        draft = self.draft()
        draft.add(*entries)
        await self.commit(draft)

    async def play(self, seat: int, text: str, id: str | None = None, failed: str | None = None) -> None:
        """Makes the move of a person or a bot, and the chance moves after it."""
        draft = self.draft()
        try:
            draft.move(seat, text, now(), id, failed)
        except IllegalMove as error:
            raise Refused(error.code, str(error), [error.reason]) from None
        await self.commit(draft)

    async def commit(self, draft: Draft, new: New | None = None) -> None:
        """Writes a draft to disk, with a following table if there is one; only then applies and tells it.

        Waiting moves that are clearly in order join the same write. The others are heard after it, so that nobody
        is refused because of something that is not on disk. Raises Overtaken, on which `change` tries again.
        """
        if self.table.seq >= MOST_LINES and all(map(is_dispensable, draft.change.entries)):
            raise Refused("too-often", "Too much was changed, said and taken back at this table.")
        joined = self._joined(draft)
        table, change = draft.finished(), draft.change
        self._hall.metrics.being_written += 1
        try:
            row = row_of(table) if change.table else None
            await self._storage.append(table.id, table.seq, [encode(change.entries)], row, new)
        except Taken:
            await self._catch_up()
            raise Overtaken from None
        except NotSaved:
            self._is_sure = False
            raise Refused("not-saved", "That could not be saved.") from None
        finally:
            self._hall.metrics.being_written -= 1
        for move in joined:
            move.is_made = True
        self._waiting = [move for move in self._waiting if not move.is_made]
        self._hall.metrics.written(change)
        self.tell(table, change)
        self._attendance.look()

    def _joined(self, draft: Draft) -> list[WaitingMove]:
        """Waiting moves that have been added to this draft, if it is itself nothing but a move."""
        if not draft.change.movers or draft.change.again or draft.change.table:
            return []
        return list(takewhile(lambda move: move.joins(draft), self._waiting))

    async def catch_up(self, seq: int | None = None) -> None:
        """Applies what another server has written, up to line `seq` or as far as there is."""
        async with self._lock:
            if seq is None or seq > self.table.seq:
                await self._catch_up()

    async def _catch_up(self) -> None:
        for entries in await self._missed():
            step = Transition(self.table)
            step.add(*entries)
            self.tell(step.finished(), step.change)
        self._attendance.look()

    async def _missed(self) -> list[list[AnyEntry]]:
        """Lines that other servers have written. If this one cannot read them, it leaves the table to newer
        servers."""
        try:
            return await self._hall.lines(self.table.id, self.table.seq)
        except Unreadable as error:
            log.error("Table %s: %s", self.table.id, error)
            self._hall.forget(self)
            raise Refused("unreadable-table", "This server cannot read that table any more.") from None

    # Who is told

    def tell_everything(self, guest: Guest) -> None:
        """Sends the whole state again, if the client is still the viewer it was."""
        if guest.is_still_at(self.table):
            put([guest], everything(self.table, (guest.viewer, guest.shows), self.present, now(), None))

    def tell(self, table: Table, change: Change) -> None:
        """Applies a change, and sends each client what it may know of it."""
        before, self.table = self.table.match, table
        self.audience.drop_guests_with_new_rights(table)
        listeners = {
            (viewer, guest.shows): guests
            for viewer, guests in self.audience.items()
            if change.only in (None, viewer)
            for guest in guests
        }
        told = self._told(change, list(listeners), before)
        for (_, shows), guests, message in zip(listeners, listeners.values(), told, strict=True):
            put([guest for guest in guests if guest.shows == shows], message)

    def _told(
        self, change: Change, eyes: list[Eyes], before: Match | None
    ) -> Sequence[messages.Update | messages.Everything]:
        if not change.again:
            return updates(self.table, eyes, change, self.present, now(), before)
        told = [everything(self.table, one, self.present, now(), None) for one in eyes]
        for (viewer, _), message in zip(eyes, told, strict=True):
            message.done = done_for(viewer, change)
        return told

    # Housekeeping

    def look(self) -> None:
        """Lets bots and clocks do what may be due now."""
        self._attendance.look()

    @property
    def needs_owner(self) -> bool:
        """Whether a server must run its bots and clocks: somebody is connected, and the game runs or is about to
        begin."""
        runs = self.table.phase == "playing" or self.table.opening is not None
        return runs and bool(self.audience) and not self._is_stopped

    @property
    def is_idle(self) -> bool:
        return not self.audience and not self._lock.locked()

    def stop(self) -> None:
        """Disconnects everybody, after the messages that are already in their outboxes."""
        self._is_stopped = True
        self._attendance.stop()
        asyncio.get_running_loop().call_soon(self.audience.close_all)


def row_of(table: Table) -> Row:
    summary = messages.encode(table_info(table, nobody_at(table)))
    return Row(table.id, table.code, table.phase, table.made.public, table.last_at, summary)
