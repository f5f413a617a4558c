"""A table with those who sit at it and look on.

Everything happens at it one after the other, and is on disk before anybody is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import IllegalMove
from ludoteca.server import messages
from ludoteca.server.attendance import Attendance
from ludoteca.server.checks import checked_chat, checked_dice_text
from ludoteca.server.entries import Agreed, AnyEntry, Back, Left, Said, Texted, Undone, encode
from ludoteca.server.limits import Bucket
from ludoteca.server.outbox import Outbox
from ludoteca.server.presence import Presence
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import NotSaved, Row, Storage, Taken
from ludoteca.server.table import Change, Table
from ludoteca.server.views import done_for, everything, table_info, updates

if TYPE_CHECKING:
    from ludoteca.server.hall import Hall

CHAT_PER_SECOND, CHAT_BURST = 0.5, 5
GOODBYE, COME_AGAIN = 1000, 1012
"""Codes with which sockets are closed."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
        self._advised: dict[int, asyncio.Task[None]] = {}
        """Seats for which a bot thinks about a hint."""
        self._chat = [Bucket(CHAT_PER_SECOND, CHAT_BURST) for _ in table.seats]

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
            self._put([outbox], everything(self.table, viewer, self.here, now(), last))
            await self._welcome(viewer)
            self._attendance.see_to_it()

    async def _welcome(self, viewer: Viewer) -> None:
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
                self._put([outbox], everything(self.table, viewer, self.here, now(), None))
            elif not isinstance(viewer, int):
                raise Refused("spectator", "You look on; only those who sit at the table can do that.")
            else:
                await self._hear_seat(viewer, outbox, message)

    async def _hear_seat(self, seat: int, outbox: Outbox, message: messages.AnyMessage) -> None:
        match message:
            case messages.Leave():
                await self._leave(seat)
                return
            case messages.Hello():
                raise Refused("bad-message", "You have said hello already.")
        await self._welcome(seat)
        match message:
            case messages.Move():
                await self._move(seat, outbox, message)
            case messages.Undo():
                await self._undo(seat, outbox, message)
            case messages.Chat():
                await self._say(seat, outbox, message)
            case messages.Hint():
                self._advise(seat, outbox, message)
            case messages.Agree():
                await self.write(Agreed(seat=seat, hints=message.hints, at=now()))
            case messages.Text():
                self.expect("gathering")
                await self.write(Texted(seat=seat, text=checked_dice_text(message.text), at=now()))

    async def _move(self, seat: int, outbox: Outbox, message: messages.Move) -> None:
        if self._is_done(seat, outbox, message.id):
            return
        self.expect("playing")
        self._check_fresh(seat, message.seq)
        await self.play(seat, message.move, message.id)

    async def _undo(self, seat: int, outbox: Outbox, message: messages.Undo) -> None:
        if self._is_done(seat, outbox, message.id):
            return
        self.expect("playing")
        self._check_fresh(seat, message.seq)
        assert self.table.match
        reason = self.table.takebacks.why_not(self.table.match, seat)
        if reason:
            raise Refused("cannot-undo", reason)
        await self.write(Undone(seat=seat, id=message.id, at=now()))

    async def _say(self, seat: int, outbox: Outbox, message: messages.Chat) -> None:
        if message.id is not None and self._is_done(seat, outbox, message.id):
            return
        if not self.table.made.chat:
            raise Refused("chat-off", "There is no chat at this table.")
        text = checked_chat(message.text)
        if not self._chat[seat].take():
            raise Refused("chat-too-fast", "Not so fast: wait a moment before you say more.")
        await self.write(Said(seat=seat, text=text, id=message.id, at=now()))

    def _advise(self, seat: int, outbox: Outbox, message: messages.Hint) -> None:
        """The answer comes when a bot has thought; the table goes on meanwhile."""
        self.expect("playing")
        if not self.table.hints_are_on:
            raise Refused("hints-off", "Hints are off until everybody at the table agrees.")
        if seat in self._advised:
            raise Refused("too-many-hints", "The hint before is still being thought about.")
        match = self.table.match
        assert match
        legal = match.legal(seat)
        if not legal:
            raise Refused("not-awaited", "You are not awaited now.")
        task = asyncio.create_task(self._put_advice(outbox, message.id, match.view(seat), legal))
        self._advised[seat] = task
        task.add_done_callback(lambda _: self._advised.pop(seat, None))

    async def _put_advice(self, outbox: Outbox, id: str, view: dict[str, Any], legal: list[str]) -> None:
        try:
            weighed = await self._hall.thinkers.advise(self.table.made.game, view, legal)
            self._put([outbox], messages.HintGiven(id, weighed))
        except Refused as refused:
            self._put([outbox], messages.Refusal(id, refused.code, refused.sentence))

    async def _leave(self, seat: int) -> None:
        if self.table.phase not in ("gathering", "playing"):
            return
        gathering = self.table.phase == "gathering"
        if not self.table.seats[seat].away:
            await self.write(Left(seat=seat, at=now()))
        if gathering:
            for outbox in self.audience.get(seat, []):
                outbox.close(GOODBYE)

    def _is_done(self, seat: int, outbox: Outbox, id: str) -> bool:
        """A message sent twice counts once, and is answered again."""
        if not self.table.is_done(seat, id):
            return False
        self._put([outbox], messages.Update(self.table.numbers.of(seat), done=id))
        return True

    def _check_fresh(self, seat: int, seq: int) -> None:
        if seq < self.table.decisions[seat].asked:
            raise Refused("stale", "The table has moved on: your move answered an earlier question.")

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
            self._put(self.audience[viewer], told)

    def _told(self, viewers: list[Viewer], change: Change) -> Iterator[messages.Update | messages.Everything]:
        if not change.again:
            yield from updates(self.table, viewers, change, self.here, now())
            return
        for viewer in viewers:
            told = everything(self.table, viewer, self.here, now(), None)
            told.done = done_for(viewer, change)
            yield told

    def _put_all(self, message: messages.Here) -> None:
        for outboxes in self.audience.values():
            self._put(outboxes, message)

    def _put(self, outboxes: list[Outbox], message: object) -> None:
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
