"""Which tables this server runs. Of several servers on one database only one runs a table's bots and clocks."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from ludoteca.server.storage import NotSaved, Storage

LEASE = 15.0
"""Seconds of silence after which another server may take over a table."""


class Leases:
    def __init__(self, storage: Storage, owner: str) -> None:
        self._storage = storage
        self._owner = owner
        self._until: dict[str, float] = {}
        self._asked: set[str] = set()
        self._denied: set[str] = set()
        """Tables that another server held when they were last asked for."""

    def holds(self, table: str) -> bool:
        return self._until.get(table, 0.0) > time.monotonic()

    def is_denied(self, table: str) -> bool:
        return table in self._denied

    async def claim(self, tables: Sequence[str]) -> bool:
        """Takes or extends leases; returns whether that gained a new one."""
        wished = [table for table in tables if table not in self._asked]
        self._asked.update(wished)
        began = time.monotonic()
        try:
            held = await self._storage.claim(wished, self._owner, LEASE) if wished else set()
        except NotSaved:
            return False
        finally:
            self._asked.difference_update(wished)
        is_new = not all(map(self.holds, held))
        for table in wished:
            self.forget(table)
        self._until |= dict.fromkeys(held, began + LEASE)
        self._denied |= set(wished) - held
        return is_new

    async def release(self, tables: Sequence[str]) -> None:
        """Gives leases back; those that cannot be given back expire."""
        held = [table for table in tables if table in self._until]
        for table in tables:
            self.forget(table)
        if held:
            with suppress(NotSaved):
                await self._storage.release(held, self._owner)

    def forget(self, table: str) -> None:
        self._until.pop(table, None)
        self._denied.discard(table)
