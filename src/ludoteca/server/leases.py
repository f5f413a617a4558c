"""Which tables this server sees to. Of several servers on one database only one runs a table's bots and clocks."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ludoteca.server.storage import NotSaved, Storage

LEASE = 15.0
"""Seconds after which another server may see to a table whose owner is heard of no more."""


class Leases:
    def __init__(self, storage: Storage, owner: str) -> None:
        self._storage = storage
        self._owner = owner
        self._until: dict[str, float] = {}
        self._asked: set[str] = set()

    def holds(self, table: str) -> bool:
        return self._until.get(table, 0.0) > time.monotonic()

    async def claim(self, tables: Sequence[str]) -> bool:
        """Takes or prolongs leases; whether there is one now that was not there before."""
        wished = [table for table in tables if table not in self._asked]
        before = {table for table in wished if self.holds(table)}
        self._asked.update(wished)
        began = time.monotonic()
        try:
            held = await self._storage.claim(wished, self._owner, LEASE) if wished else set()
        except NotSaved:
            return False
        finally:
            self._asked.difference_update(wished)
        for table in wished:
            self._until.pop(table, None)
        self._until |= dict.fromkeys(held, began + LEASE)
        return bool(held - before)

    async def release(self, tables: Sequence[str]) -> None:
        held = [table for table in tables if self._until.pop(table, None) is not None]
        if held:
            await self._storage.release(held, self._owner)
