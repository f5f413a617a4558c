"""What servers on one PostgreSQL tell each other: a channel per table, with NOTIFY and LISTEN."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import asyncpg

from ludoteca.server.storage import ANY_TABLE, News
from ludoteca.server.storage.outages import Outage
from ludoteca.server.storage.postgres_connection import AWAY, connected

CHANNEL = "ludoteca_"
"""The beginning of channel names; the table's id follows."""
PAUSE = 0.5
"""Seconds between attempts to reconnect."""
BEAT = 10.0
"""Seconds after which a silent connection is tested."""

log = logging.getLogger("ludoteca.server")


class Listener:
    """Listens on a connection of its own, and opens a new one whenever that is lost."""

    def __init__(self, address: str, news: News) -> None:
        self._address = address
        self._on_news = news
        self._watched: set[str] = set()
        self._connection: Any = None
        self._has_connected = asyncio.Event()
        self._trouble = Outage("The database cannot be listened to; trying again")
        self._turn = asyncio.Lock()
        """A connection does one thing at a time."""

    async def watch(self, table: str) -> None:
        self._watched.add(table)
        await self._follow(table)

    async def unwatch(self, table: str) -> None:
        self._watched.discard(table)
        await self._follow(table)

    async def _follow(self, table: str) -> None:
        """Starts or stops listening to a table, by what is wanted when it is this call's turn."""
        async with self._turn:
            connection = self._connection
            if connection is None:
                return
            try:
                await self._set(connection, table)
            except Exception as error:
                self._trouble.begins(error)
                connection.terminate()

    async def _set(self, connection: Any, table: str) -> None:
        if table in self._watched:
            await connection.add_listener(CHANNEL + table, self._hear)
        else:
            await connection.remove_listener(CHANNEL + table, self._hear)

    def _hear(self, connection: Any, process: int, channel: str, news: str) -> None:
        self._pass_on(channel.removeprefix(CHANNEL), news)

    def _pass_on(self, table: str, news: str) -> None:
        try:
            self._on_news(table, news)
        except Exception:
            log.exception("News of table %s could not be used.", table)

    async def is_connected(self) -> None:
        """Waits for the first connection."""
        await self._has_connected.wait()

    async def listen_for_ever(self) -> None:
        """Raises only unexpected errors, and can be started again after them."""
        while True:
            try:
                await self._listen()
            except (asyncpg.PostgresError, *AWAY) as error:
                self._trouble.begins(error)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listens until the connection is lost. On connecting, reports that anything may have been missed."""
        connection = await connected(self._address)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await self._listen_to_all(connection)
            self._trouble.is_over()
            self._has_connected.set()
            self._pass_on(ANY_TABLE, "")
            while not lost.is_set():
                await self._wait(connection, lost)
        finally:
            self._connection = None
            connection.terminate()

    async def _listen_to_all(self, connection: Any) -> None:
        """Listens to every watched table, without delaying calls that add another one."""
        self._connection = connection
        for table in sorted(self._watched):
            async with self._turn:
                await self._set(connection, table)

    async def _wait(self, connection: Any, lost: asyncio.Event) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), BEAT)
        async with self._turn:
            await connection.execute("select 1")
