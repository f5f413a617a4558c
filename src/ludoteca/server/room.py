"""A table with those who sit at it and look on.

Everything happens at it one after the other: a change is prepared, written, and only then made and told. Moves that
come at the same moment are one change. Who somebody is, the table says anew at every message and before
everything that is told.
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
from ludoteca.server.attendance import Attendance
from ludoteca.server.clock import now
from ludoteca.server.draft import Draft
from ludoteca.server.entries import AnyEntry, Back, encode, may_be_left_undone
from ludoteca.server.guests import Guest, WaitingMove
from ludoteca.server.limits import Bucket
from ludoteca.server.logs import Unreadable
from ludoteca.server.outbox import Outbox
from ludoteca.server.presence import Presence
from ludoteca.server.refusals import Refused
from ludoteca.server.speech import Speech
from ludoteca.server.storage import New, NotSaved, Row, Storage, Taken
from ludoteca.server.table import Table
from ludoteca.server.transition import Change, Transition
from ludoteca.server.views import Eyes, done_for, everything, nobody_at, table_info, updates

if TYPE_CHECKING:
    from ludoteca.server.hall import Hall

COME_AGAIN = 1012
"""The code with which a socket is closed when who holds it is somebody else now, or when the table is read anew."""

MOST_LINES = 10_000
"""Of a table's log. After them the game goes on, but nobody changes their mind any more."""
REQUESTS_PER_SECOND, REQUESTS_BURST = 0.1, 6
REACTED = "!"
"""How news of reactions at other servers begin."""
TRIES = 20
"""How often something is tried while other servers change the table."""

log = logging.getLogger("ludoteca.server")

Done = TypeVar("Done")


class Overtaken(Exception):
    """Another server has written the next line of the log. The table is as that tells it now."""


class Room:
    def __init__(self, table: Table, storage: Storage, hall: Hall) -> None:
        self.table = table
        self._lock = asyncio.Lock()
        self._waiting: list[WaitingMove] = []
        self._is_stopped = False
        self._is_sure = True
        """Not after a write that may or may not have come to the disk."""
        self.used = time.monotonic()
        self.requests = Bucket(REQUESTS_PER_SECOND, REQUESTS_BURST)
        """For seats: each has to be answered by people."""
        self.audience: dict[Viewer, list[Guest]] = {}
        self._viewers = table.viewers
        """By which all who are here may stay."""
        self._presence = Presence(hall.name, table.players)
        self.present = nobody_at(table)
        self._storage = storage
        self._hall = hall
        self._attendance = Attendance(self, hall)
        self._speech = Speech(self, hall.thinkers)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Room]:
        """The table, while nothing else happens at it."""
        async with self._lock:
            await self._make_sure()
            yield self

    async def do(self, action: Callable[[], Awaitable[Done]]) -> Done:
        """What changes the table, while nothing else happens at it; again if another server came first."""
        async with self._lock:
            return await self._do(action)

    async def _do(self, action: Callable[[], Awaitable[Done]]) -> Done:
        await self._make_sure()
        for _ in range(TRIES):
            try:
                return await action()
            except Overtaken:
                continue
        raise Refused("busy", "Too much happens at the table at the same moment: try again.")

    async def _make_sure(self) -> None:
        """That the table is in use, and as its log tells it."""
        if self._is_stopped:
            raise Refused("not-saved", "The table is being read anew: try again.")
        self.used = time.monotonic()
        if not self._is_sure:
            await self._catch_up()
            self._is_sure = True

    # Coming and going

    async def enter(self, key: str | None, outbox: Outbox, last: int | None, shows: messages.Shows) -> Guest:
        """Somebody comes, or comes back, and is told everything or what they missed. Who is refused is not in."""
        return await self.do(partial(self._enter, key, outbox, last, shows))

    async def _enter(self, key: str | None, outbox: Outbox, last: int | None, shows: messages.Shows) -> Guest:
        if self._knows_less_than(key, last):
            await self._catch_up()
        guest = Guest(key, self.table.viewer_of(key), outbox, shows)
        await self.welcome(guest.viewer)
        self.audience.setdefault(guest.viewer, []).append(guest)
        try:
            await self._look_who_is_here()
            self.put([guest], everything(self.table, (guest.viewer, shows), self.present, now(), last))
            if self._attendance.waits():
                self.put([guest], self._here())
        except BaseException:
            self._let_go(guest)
            raise
        self._attendance.look()
        return guest

    def _knows_less_than(self, key: str | None, last: int | None) -> bool:
        """Whether another server has given or told somebody more than this one has heard of yet."""
        if key not in self.table.viewers:
            return True
        return last is not None and last > self.table.numbers.of(self.table.viewers[key])

    async def welcome(self, viewer: Viewer) -> None:
        """Who returns has the seat back from the bot."""
        if isinstance(viewer, int) and self.table.seats[viewer].away:
            await self.write(Back(seat=viewer, at=now()))

    async def exit(self, guest: Guest) -> None:
        async with self._lock:
            self._let_go(guest)
            await self._look_who_is_here()
            self._attendance.look()

    def _let_go(self, guest: Guest) -> None:
        guests = self.audience.get(guest.viewer, [])
        if guest in guests:
            guests.remove(guest)
            if not guests:
                del self.audience[guest.viewer]

    def _let_go_who_may_not_stay(self) -> None:
        """Whose token is somebody else's now, or nobody's, gets nothing more. Who came later was looked at then."""
        if self.table.viewers is self._viewers:
            return
        self._viewers = self.table.viewers
        for guest in [guest for guests in self.audience.values() for guest in guests]:
            if not guest.is_still_at(self.table):
                self._let_go(guest)
                guest.outbox.close(COME_AGAIN)

    async def _look_who_is_here(self) -> None:
        present = self._presence.look(self.audience)
        if present != self.present:
            self.present = present
            self._attendance.see_who_is_missed()
            self._put_all(self._here())
            await self.tell_who_is_here()

    def _here(self) -> messages.Here:
        return messages.Here(list(self.present.here), self.present.watching, self._attendance.waits())

    def tell_who_is_missed(self) -> None:
        self._put_all(self._here())

    def is_missed(self, seat: int) -> bool:
        return self._attendance.is_missed(seat)

    async def react(self, seat: int, reaction: messages.Reaction) -> None:
        self.hear_reaction(messages.Reacted(seat, reaction))
        await self._storage.tell(self.table.id, f"{REACTED}{self._hall.name}:{seat}:{reaction}")

    def hear_reaction(self, reacted: messages.Reacted) -> None:
        self._put_all(reacted)

    async def tell_who_is_here(self) -> None:
        """To other servers on the same database, now and then also without a change."""
        if self.audience or self._presence.was_told:
            await self._storage.tell(self.table.id, self._presence.news(self.audience))

    async def hear_who_is_elsewhere(self, news: str) -> None:
        async with self._lock:
            self._presence.hear(news)
            await self._look_who_is_here()
            self._attendance.look()

    # What a client says

    async def hear(self, guest: Guest, message: messages.AnyMessage) -> None:
        if isinstance(message, messages.Move):
            await self._hear_move(WaitingMove(guest, message))
        else:
            await self.do(partial(self._hear, guest, message))

    async def _hear_move(self, move: WaitingMove) -> None:
        self._waiting.append(move)
        try:
            async with self._lock:
                if move.is_made:
                    return
                await asyncio.sleep(0)  # for those who move at the same moment
                self._waiting.remove(move)
                await self._do(partial(self._hear, move.guest, move.message))
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
            raise Refused("spectator", "You look on; only those who sit at the table can do that.")
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
        """A seat's move, made by its person or by a bot, with what chance does then."""
        draft = self.draft()
        try:
            draft.move(seat, text, now(), id, failed)
        except IllegalMove as error:
            raise Refused(error.code, str(error), [error.reason]) from None
        await self.commit(draft)

    async def commit(self, draft: Draft, new: New | None = None) -> None:
        """Onto disk first, with a table that follows; only then it has happened, and everybody is told. Raises
        Overtaken: see `do`.

        Moves that wait join it if nothing can be said against them. The others get their turn after it: nobody is
        refused anything because of what is not on disk.
        """
        if self.table.seq >= MOST_LINES and all(map(may_be_left_undone, draft.change.entries)):
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
        """Moves that wait and have become part of a change that is itself a move."""
        if not draft.change.movers or draft.change.again or draft.change.table:
            return []
        return list(takewhile(lambda move: move.joins(draft), self._waiting))

    async def catch_up(self, seq: int | None = None) -> None:
        """With what another server has written, up to a number or whatever there is."""
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
        """A newer server may write what this one cannot read: then it leaves the table to that one."""
        try:
            return await self._hall.lines(self.table.id, self.table.seq)
        except Unreadable as error:
            log.error("Table %s: %s", self.table.id, error)
            self._hall.forget(self)
            raise Refused("unreadable-table", "This server cannot read that table any more.") from None

    # Who is told

    def tell_everything(self, guest: Guest) -> None:
        """If they still are who they were."""
        if guest.is_still_at(self.table):
            self.put([guest], everything(self.table, (guest.viewer, guest.shows), self.present, now(), None))

    def tell(self, table: Table, change: Change) -> None:
        """What has happened: the table as a change has left it."""
        before, self.table = self.table.match, table
        self._let_go_who_may_not_stay()
        listeners = {
            (viewer, guest.shows): guests
            for viewer, guests in self.audience.items()
            if change.only in (None, viewer)
            for guest in guests
        }
        told = self._told(change, list(listeners), before)
        for (_, shows), guests, message in zip(listeners, listeners.values(), told, strict=True):
            self.put([guest for guest in guests if guest.shows == shows], message)

    def _told(
        self, change: Change, eyes: list[Eyes], before: Match | None
    ) -> Sequence[messages.Update | messages.Everything]:
        if not change.again:
            return updates(self.table, eyes, change, self.present, now(), before)
        told = [everything(self.table, one, self.present, now(), None) for one in eyes]
        for (viewer, _), message in zip(eyes, told, strict=True):
            message.done = done_for(viewer, change)
        return told

    def _put_all(self, message: messages.Here | messages.Reacted) -> None:
        for guests in self.audience.values():
            self.put(guests, message)

    def put(self, guests: Sequence[Guest], message: object) -> None:
        encoded = messages.encode(message)
        for guest in guests:
            guest.outbox.put(encoded)

    # Housekeeping

    def look(self) -> None:
        """Whether a bot or a clock has something to do now."""
        self._attendance.look()

    @property
    def needs_owner(self) -> bool:
        """Whether one server must see to bots and clocks: somebody is there, and the game runs or begins."""
        runs = self.table.phase == "playing" or self.table.opening is not None
        return runs and bool(self.audience) and not self._is_stopped

    @property
    def is_idle(self) -> bool:
        return not self.audience and not self._lock.locked()

    def stop(self) -> None:
        """Everybody has to come again, after what has been put into the outboxes just now."""
        self._is_stopped = True
        self._attendance.stop()
        asyncio.get_running_loop().call_soon(self._close_all)

    def _close_all(self) -> None:
        for guests in self.audience.values():
            for guest in guests:
                guest.outbox.close(COME_AGAIN)


def row_of(table: Table) -> Row:
    summary = messages.encode(table_info(table, nobody_at(table)))
    return Row(table.id, table.code, table.phase, table.made.public, table.last_at, summary)
