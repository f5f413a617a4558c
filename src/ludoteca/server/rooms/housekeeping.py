"""What a server does by itself: extend its leases, drop idle tables from memory, close abandoned ones."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

from ludoteca.server.clock import now
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.rooms.room import Room, row_of
from ludoteca.server.settings import HOUR
from ludoteca.server.storage import NotSaved

IDLE = 10.0
"""Seconds for which an unused table stays in memory."""
SWEEP = 5.0
CLOSING = 60.0
MOST_CLOSED_AT_ONCE = 100
LOOKING = 30.0
"""Seconds between checks for tables in use that 'ludoteca tables' has closed or deleted."""

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
        await room.report_presence()


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
    """Catches up with changes to tables in use that were not announced, as by 'ludoteca tables'."""
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
    """Closes unfinished tables at which nothing has happened for long, a few at a time until none is left."""
    before, closed = now() - int(hall.settings.close_after * HOUR * 1000), 0
    while rows := await hall.storage.unfinished(before, MOST_CLOSED_AT_ONCE):
        for row in rows:
            closed += await close_if_abandoned(hall, row.id, before)
            await asyncio.sleep(0)
    if closed:
        log.info("%d abandoned tables were closed.", closed)
    return closed


async def close_if_abandoned(hall: Hall, id: str, before: int) -> bool:
    """Looks at the table itself: its row may be older than its last entry. Unreadable tables are set aside on the
    way."""
    try:
        room = await hall.room(id)
        is_closed = await room.change(partial(_close_if_abandoned, hall, room, before))
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
