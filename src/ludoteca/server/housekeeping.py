"""What a server does by itself: prolongs its leases, puts away idle tables, closes abandoned ones, looks around."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

from ludoteca.server.clock import now
from ludoteca.server.hall import Hall
from ludoteca.server.refusals import Refused
from ludoteca.server.room import Room, row_of
from ludoteca.server.settings import HOUR
from ludoteca.server.storage import NotSaved

IDLE = 10.0
"""Seconds that a table nobody uses stays in memory."""
SWEEP = 5.0
CLOSING = 60.0
MOST_CLOSED_AT_ONCE = 100
LOOKING = 30.0
"""Seconds after which it is noticed that 'ludoteca tables' has closed or deleted a table in use."""

log = logging.getLogger("ludoteca.server")


async def sweep_for_ever(hall: Hall) -> None:
    while True:
        await sweep(hall)
        await asyncio.sleep(SWEEP)


async def sweep(hall: Hall) -> None:
    drop_idle(hall)
    rooms = list(hall.rooms.values())
    busy = [room for room in rooms if room.needs_owner]
    await hall.leases.release([room.table.id for room in rooms if not room.needs_owner])
    if await hall.leases.claim([room.table.id for room in busy]):
        for room in busy:
            room.look()
    for room in rooms:
        await room.tell_who_is_here()


def drop_idle(hall: Hall, idle: float = IDLE) -> None:
    for room in list(hall.rooms.values()):
        if room.is_idle and room.used + idle <= time.monotonic():
            hall.forget(room)


async def look_around_for_ever(hall: Hall) -> None:
    while True:
        await asyncio.sleep(LOOKING)
        with suppress(NotSaved):
            await look_around(hall)


async def look_around(hall: Hall) -> None:
    """At what was done to tables in use by somebody who does not tell."""
    for room in list(hall.rooms.values()):
        row = await hall.storage.row(room.table.id)
        if row is None:
            hall.forget(room)
        elif row.phase != room.table.phase:
            hall.start(room.catch_up())


async def close_for_ever(hall: Hall) -> None:
    while True:
        with suppress(NotSaved):
            await close_abandoned(hall)
        await asyncio.sleep(CLOSING)


async def close_abandoned(hall: Hall) -> int:
    """Unfinished tables at which nothing has happened for long; all there are, a few at a time."""
    before, closed = now() - int(hall.settings.close_after * HOUR * 1000), 0
    while rows := await hall.storage.unfinished(before, MOST_CLOSED_AT_ONCE):
        for row in rows:
            closed += await close_if_abandoned(hall, row.id, before)
            await asyncio.sleep(0)
    if closed:
        log.info("%d abandoned tables were closed.", closed)
    return closed


async def close_if_abandoned(hall: Hall, id: str, before: int) -> bool:
    """A row may be older than the last entry. A table that cannot be read is put aside by who tries."""
    try:
        room = await hall.room(id)
        is_closed = await room.do(partial(_close_if_abandoned, hall, room, before))
    except Refused as refused:
        if refused.code == "not-saved":
            raise NotSaved(refused.sentence) from None
        return False
    if is_closed and room.is_idle:
        hall.forget(room)
    return is_closed


async def _close_if_abandoned(hall: Hall, room: Room, before: int) -> bool:
    table = room.table
    if table.last_at >= before or room.audience:
        await hall.storage.touch(row_of(table)._replace(changed=max(before, table.last_at)))
        return False
    draft = room.draft()
    draft.close("abandoned", now())
    await room.commit(draft)
    return True
