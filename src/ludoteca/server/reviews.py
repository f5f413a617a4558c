"""Schedules reviews of finished games: each game once, in turn, in short slices, behind all other work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from ludoteca.server.findings import Findings
from ludoteca.server.refusals import Refused
from ludoteca.server.workers.thinkers import Thinkers

MOST_UNDER_WAY = 8
"""Reviews under way at the same time."""
MOST_KEPT = 32
"""Reviews kept in memory: of games that are stored nowhere, and recent ones."""
TRIES = 2
PAUSE = 1.0
"""Seconds until the next attempt when other work came first."""

log = logging.getLogger("ludoteca.server")

Keep = Callable[[Findings], Awaitable[None]]


class Look:
    """A review of a game, under way or finished."""

    def __init__(self, game: str, record: str, keep: Keep | None = None, found: Findings | None = None) -> None:
        self.game = game
        self.record = record
        self.keep = keep
        self.done = 1.0 if found else 0.0
        """From 0 to 1."""
        self.found = found
        self.tries = TRIES

    @property
    def deals(self) -> int:
        return self.found.judge.deals if self.found else 0


class Reviews:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._looks: dict[str, Look] = {}
        """By the key of the game, the most recently wanted ones last."""
        self._under_way: list[str] = []
        self._working: asyncio.Task[None] | None = None

    def look_at(self, key: str) -> Look | None:
        """A recent review, if somebody has asked for this game before."""
        look = self._looks.pop(key, None)
        if look:
            self._looks[key] = look
        return look

    def begin(self, key: str, game: str, record: str, keep: Keep | None = None) -> Look:
        """Begins a review; its final findings are handed to `keep`."""
        if len(self._under_way) >= MOST_UNDER_WAY:
            raise Refused("busy", "Many games are being reviewed just now: try again in a moment.")
        look = self._looks[key] = Look(game, record, keep)
        self._under_way.append(key)
        self._forget_old_ones()
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return look

    async def close(self) -> None:
        if self._working:
            self._working.cancel()

    def _forget_old_ones(self) -> None:
        over = [key for key in self._looks if key not in self._under_way]
        for key in over[: max(0, len(self._looks) - MOST_KEPT)]:
            del self._looks[key]

    async def _work(self) -> None:
        """Games without any findings come first."""
        while self._under_way:
            key = next((key for key in self._under_way if not self._looks[key].deals), self._under_way[0])
            look = self._looks[key]
            try:
                await self._go_on(look)
            except Refused:  # others come first
                await asyncio.sleep(PAUSE)
            if look.done == 1 or look.tries == 0:
                self._under_way.remove(key)
                await self._end(key, look)

    async def _go_on(self, look: Look) -> None:
        given = await self._thinkers.review(look.game, look.record)
        if given.answer.error:
            look.tries -= 1
            log.warning("A game could not be looked at: %s", given.answer.error)
            return
        if given.behind:
            look.found = msgspec.json.decode(given.behind, type=Findings)
        look.done = given.answer.done

    async def _end(self, key: str, look: Look) -> None:
        if look.found is None or look.done < 1:
            del self._looks[key]
            return
        if look.keep:
            try:
                await look.keep(look.found)
            except Exception as error:
                log.warning("What was found in a game could not be kept: %s", error)
