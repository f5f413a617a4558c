"""Keeps a table going: bots decide, clocks run out, and a bot steps in for people who have left.

Only one server does this for a table, and only while somebody is connected to it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ludoteca.server.clock import now
from ludoteca.server.messages import Clock
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import NotSaved
from ludoteca.server.tables.decisions import Decision
from ludoteca.server.tables.entries import Left
from ludoteca.server.workers.thinkers import moment_of

if TYPE_CHECKING:
    from ludoteca.server.rooms.hall import Hall
    from ludoteca.server.rooms.room import Room

GRACE = 10.0
"""Seconds that everybody has at least after the table was read from disk."""
SECONDS_TO_OPEN = 8.0
"""Seconds the game waits for players to open their texts for the dice."""
MOMENT = 5.0
"""Seconds that somebody has to come back before others can have a bot play for them."""
PAUSE = 1.0
"""Seconds until something that failed is tried again."""

log = logging.getLogger("ludoteca.server")


class BotsAndClocks:
    def __init__(self, room: Room, hall: Hall) -> None:
        self._room = room
        self._hall = hall
        self._since = time.monotonic()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._missed: dict[int, float] = {}
        """Since when people who are awaited (or were, when they left) have been away, by seat."""
        self._resting_until = 0.0
        """After a failure nothing is tried until then."""

    def look(self) -> None:
        """Starts whatever is due and sets the alarm for what is due next.

        Called after every change, so it must cost nothing when there is nothing to do.
        """
        if self.update_missed():
            self._room.tell_presence()
        if not self._room.needs_owner:
            self._set_alarm(None)
        elif self._resting_until > time.monotonic():
            self._set_alarm(self._resting_until)
        elif not self._hall.owns(self._room):
            self._set_alarm(None)
        else:
            self._start_bots()
            self._set_alarm(min(self._due(), default=None))

    def stop(self) -> None:
        self._set_alarm(None)
        for task in (*self._thinking.values(), self._ringing):
            if task:
                task.cancel()

    # Clocks

    def _due(self) -> list[float]:
        """When each clock or absence next needs attention, on this process's monotonic clock."""
        table, due = self._room.table, []
        if table.opening is not None:
            return [self._moment(table.opening, SECONDS_TO_OPEN)]
        for seat in table.awaited:
            if seat in self._thinking:
                continue
            if table.made.time is not None:
                due.append(self._deadline(seat))
            if seat in self._missed:
                due.append(self._missed[seat] + self._hall.settings.silent)
        return due

    def update_missed(self) -> bool:
        """Updates who is missing; returns whether that has changed.

        Every server does this, not only the one that runs the clocks, since each tells its own clients.
        """
        table, here = self._room.table, self._room.present.here
        if all(here) and not self._missed:
            return False
        absent = [seat for seat in table.people if not here[seat] and not table.seats[seat].away]
        missed = [seat for seat in absent if seat in self._missed or seat in table.awaited]
        before, self._missed = self._missed, {seat: self._missed.get(seat, time.monotonic()) for seat in missed}
        return before.keys() != self._missed.keys()

    def waits(self) -> Clock:
        """Milliseconds until a bot plays for each awaited person who is away."""
        until = self._hall.settings.silent - time.monotonic()
        return {seat: max(0, round(1000 * (since + until))) for seat, since in self._missed.items()}

    def is_missed(self, seat: int) -> bool:
        """Whether somebody who is awaited has been away for longer than it takes to reload a page."""
        since = self._missed.get(seat)
        return since is not None and seat in self._room.table.awaited and since + MOMENT <= time.monotonic()

    def _deadline(self, seat: int) -> float:
        table = self._room.table
        return max(self._moment(table.decisions[seat].at, table.made.time or 0), self._since + GRACE)

    def _moment(self, at: int, seconds: float) -> float:
        """A time of the log plus some seconds, on this process's monotonic clock."""
        return time.monotonic() + at / 1000 + seconds - time.time()

    def _set_alarm(self, moment: float | None) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if moment is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, moment - time.monotonic()) + 0.001, self._ring)

    def _ring(self) -> None:
        if self._ringing is None:
            self._ringing = asyncio.create_task(self._room.change(self._do_what_is_due))
            self._ringing.add_done_callback(self._has_rung)

    def _has_rung(self, task: asyncio.Task[None]) -> None:
        self._ringing = None
        self._ended(task)

    async def _do_what_is_due(self) -> None:
        if not self._room.needs_owner or not self._hall.owns(self._room):
            return
        table = self._room.table
        if table.opening is not None and self._moment(table.opening, SECONDS_TO_OPEN) <= time.monotonic():
            await self._begin()
        for seat in self._room.table.awaited:
            await self._do_for(seat)

    async def _begin(self) -> None:
        """Begins without the texts that were not opened in time."""
        draft = self._room.draft()
        draft.begin(now())
        await self._room.commit(draft)

    async def _do_for(self, seat: int) -> None:
        if self._time_is_up(seat):
            self._think(seat)
        elif not self._room.table.seats[seat].is_played_by_bot and self._is_silent(seat):
            await self._room.write(Left(seat=seat, at=now()))

    def _time_is_up(self, seat: int) -> bool:
        return self._room.table.made.time is not None and self._deadline(seat) <= time.monotonic()

    def _is_silent(self, seat: int) -> bool:
        missed = self._missed.get(seat)
        return missed is not None and missed + self._hall.settings.silent <= time.monotonic()

    # Bots

    def _start_bots(self) -> None:
        for seat in self._room.table.awaited:
            if self._room.table.seats[seat].is_played_by_bot:
                self._think(seat)

    def _think(self, seat: int) -> None:
        if seat not in self._thinking:
            task = asyncio.create_task(self._decide(seat, self._room.table.decisions[seat]))
            self._thinking[seat] = task
            task.add_done_callback(partial(self._has_thought, seat))

    def _has_thought(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._thinking[seat]
        self._ended(task)

    async def _decide(self, seat: int, decision: Decision) -> None:
        """Has a bot decide. The table stays unlocked while it thinks."""
        room, table = self._room, self._room.table
        if not self._is_still_for_bot(seat, decision):
            return
        assert table.match
        bot = table.seats[seat].bot
        choice = await self._hall.thinkers.decide(bot, moment_of(table.match, seat))

        async def move() -> None:
            if self._is_still_for_bot(seat, decision):
                await room.play(seat, choice.move, failed=bot if choice.failed else None)

        await room.change(move)

    def _is_still_for_bot(self, seat: int, decision: Decision) -> bool:
        """Whether the decision is still the bot's: its person may have come back, or moved, in the meantime."""
        table = self._room.table
        if seat not in table.awaited or table.decisions[seat].asked != decision.asked:
            return False
        return table.seats[seat].is_played_by_bot or self._time_is_up(seat)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Looks at the table again after a task, whatever its outcome. A failure is tried again after a pause."""
        if task.cancelled():
            return
        error = task.exception()
        if error:
            self._resting_until = time.monotonic() + PAUSE
        if error and not isinstance(error, Refused | NotSaved):
            log.error("Table %s: %r", self._room.table.id, error, exc_info=error)
            self._hall.metrics.failed("table")
        with suppress(RuntimeError):  # the loop is being closed
            self.look()
