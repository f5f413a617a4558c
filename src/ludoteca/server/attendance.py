"""Sees to it that a table goes on: bots decide for their seats, clocks run out, silent seats are played."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from ludoteca.server.clock import now
from ludoteca.server.entries import Left
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.thinking import Thinkers

if TYPE_CHECKING:
    from ludoteca.server.room import Room

GRACE = 10.0
"""Seconds that everybody has at least after the table was read from disk."""


class Attendance:
    """Acts only while somebody is there to see it."""

    def __init__(self, room: Room, thinkers: Thinkers, settings: Settings) -> None:
        self._room = room
        self._thinkers = thinkers
        self._settings = settings
        self._since = time.monotonic()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._missed: dict[int, float] = {}
        """Since when an awaited seat is not there."""

    def see_to_it(self) -> None:
        """After every change; must cost nothing when there is nothing to do."""
        room = self._room
        if not room.audience or room.table.phase != "playing":
            self._set_alarm(None)
            return
        awaited = room.table.awaited
        for seat in awaited:
            if room.table.seats[seat].is_played_by_bot:
                self._think(seat)
        self._set_alarm(min(self._due(awaited), default=None))

    def _due(self, awaited: list[int]) -> list[float]:
        """When something must be done for people who are awaited."""
        room, due = self._room, []
        self._missed = {seat: since for seat, since in self._missed.items() if not room.here[seat]}
        for seat in awaited:
            if seat in self._thinking:
                continue
            if room.table.made.time is not None:
                due.append(self._deadline(seat))
            if not room.here[seat]:
                due.append(self._missed.setdefault(seat, time.monotonic()) + self._settings.silent)
        return due

    def stop(self) -> None:
        self._set_alarm(None)
        for task in self._thinking.values():
            task.cancel()

    def _deadline(self, seat: int) -> float:
        """On this process's clock."""
        table = self._room.table
        left = table.decisions[seat].at / 1000 + (table.made.time or 0) - time.time()
        return max(time.monotonic() + left, self._since + GRACE)

    def _set_alarm(self, moment: float | None) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if moment is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, moment - time.monotonic()) + 0.001, self._ring)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._answer_alarm())

    async def _answer_alarm(self) -> None:
        with suppress(Refused):
            async with self._room.held():
                for seat in self._room.table.awaited:
                    await self._do_what_is_due(seat)
                self.see_to_it()

    async def _do_what_is_due(self, seat: int) -> None:
        if self._time_is_up(seat):
            self._think(seat)
        elif not self._room.table.seats[seat].is_played_by_bot and self._is_silent(seat):
            await self._room.write(Left(seat=seat, at=now()))

    def _time_is_up(self, seat: int) -> bool:
        return self._room.table.made.time is not None and self._deadline(seat) <= time.monotonic()

    def _is_silent(self, seat: int) -> bool:
        missed = self._missed.get(seat)
        return missed is not None and missed + self._settings.silent <= time.monotonic()

    def _is_still_for_bot(self, seat: int, asked: int) -> bool:
        """The person may have come back, or moved, while the bot thought."""
        table = self._room.table
        if seat not in table.awaited or table.decisions[seat].asked != asked:
            return False
        return table.seats[seat].is_played_by_bot or self._time_is_up(seat)

    def _think(self, seat: int) -> None:
        if seat not in self._thinking:
            self._thinking[seat] = asyncio.create_task(self._decide(seat))

    async def _decide(self, seat: int) -> None:
        """A bot decides one decision; the lock is not held while it thinks."""
        room, table = self._room, self._room.table
        asked, bot = table.decisions[seat].asked, table.seats[seat].bot
        assert table.match
        decision = await self._thinkers.decide(
            table.game.name, bot, table.match.view(seat), table.match.legal(seat)
        )
        with suppress(Refused):
            async with room.held():
                del self._thinking[seat]
                if self._is_still_for_bot(seat, asked):
                    await room.play(seat, decision.move, failed=bot if decision.failed else None)
                else:
                    self.see_to_it()
